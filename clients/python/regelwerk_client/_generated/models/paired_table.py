from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.because import Because


T = TypeVar("T", bound="PairedTable")


@_attrs_define
class PairedTable:
    table: int
    """ The number of the table. """
    game: str
    """ The ruleset. """
    seats: list[str]
    """ The players in seat order: in the seats that they have had least. """
    because: Because

    def to_dict(self) -> dict[str, Any]:
        table = self.table

        game = self.game

        seats = self.seats

        because = self.because.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "table": table,
                "game": game,
                "seats": seats,
                "because": because,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.because import Because  # noqa: PLC0415

        d = dict(src_dict)
        table = d.pop("table")

        game = d.pop("game")

        seats = cast(list[str], d.pop("seats"))

        because = Because.from_dict(d.pop("because"))

        paired_table = cls(
            table=table,
            game=game,
            seats=seats,
            because=because,
        )

        return paired_table
