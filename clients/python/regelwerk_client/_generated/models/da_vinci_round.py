from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_tally import DaVinciTally


T = TypeVar("T", bound="DaVinciRound")


@_attrs_define
class DaVinciRound:
    winner: int
    """ The seat with hidden tiles at the end. """
    seats: list[DaVinciTally] | Unset = UNSET
    """ What each seat has done; not needed for plain scoring. """
    unexposed: list[str] | Unset = UNSET
    """ The winner's tiles that are still hidden, his clue tile included. """
    pool: list[str] | Unset = UNSET
    """ The tiles left in the pool, if they count. """

    def to_dict(self) -> dict[str, Any]:
        winner = self.winner

        seats: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.seats, Unset):
            seats = []
            for seats_item_data in self.seats:
                seats_item = seats_item_data.to_dict()
                seats.append(seats_item)

        unexposed: list[str] | Unset = UNSET
        if not isinstance(self.unexposed, Unset):
            unexposed = self.unexposed

        pool: list[str] | Unset = UNSET
        if not isinstance(self.pool, Unset):
            pool = self.pool

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "winner": winner,
            }
        )
        if seats is not UNSET:
            field_dict["seats"] = seats
        if unexposed is not UNSET:
            field_dict["unexposed"] = unexposed
        if pool is not UNSET:
            field_dict["pool"] = pool

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_tally import DaVinciTally  # noqa: PLC0415

        d = dict(src_dict)
        winner = d.pop("winner")

        _seats = d.pop("seats", UNSET)
        seats: list[DaVinciTally] | Unset = UNSET
        if _seats is not UNSET:
            seats = []
            for seats_item_data in _seats:
                seats_item = DaVinciTally.from_dict(seats_item_data)

                seats.append(seats_item)

        unexposed = cast(list[str], d.pop("unexposed", UNSET))

        pool = cast(list[str], d.pop("pool", UNSET))

        da_vinci_round = cls(
            winner=winner,
            seats=seats,
            unexposed=unexposed,
            pool=pool,
        )

        return da_vinci_round
