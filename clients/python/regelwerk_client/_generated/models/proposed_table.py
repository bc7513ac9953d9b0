from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.proposed_table_game import ProposedTableGame, check_proposed_table_game

T = TypeVar("T", bound="ProposedTable")


@_attrs_define
class ProposedTable:
    table: int
    """ The number of the table. """
    game: ProposedTableGame
    """ The ruleset at the tables. """
    seats: list[str]
    """ Who is to sit there, in seat order. """

    def to_dict(self) -> dict[str, Any]:
        table = self.table

        game: str = self.game

        seats = self.seats

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "table": table,
                "game": game,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        table = d.pop("table")

        game = check_proposed_table_game(d.pop("game"))

        seats = cast(list[str], d.pop("seats"))

        proposed_table = cls(
            table=table,
            game=game,
            seats=seats,
        )

        return proposed_table
