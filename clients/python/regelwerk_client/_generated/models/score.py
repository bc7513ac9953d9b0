from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.seat_score import SeatScore


T = TypeVar("T", bound="Score")


@_attrs_define
class Score:
    scoring: str
    """ The kind of scoring. """
    final: bool
    """ False while the round goes on. """
    seats: list[SeatScore]
    """ In seat order. """

    def to_dict(self) -> dict[str, Any]:
        scoring = self.scoring

        final = self.final

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scoring": scoring,
                "final": final,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.seat_score import SeatScore  # noqa: PLC0415

        d = dict(src_dict)
        scoring = d.pop("scoring")

        final = d.pop("final")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatScore.from_dict(seats_item_data)

            seats.append(seats_item)

        score = cls(
            scoring=scoring,
            final=final,
            seats=seats,
        )

        return score
