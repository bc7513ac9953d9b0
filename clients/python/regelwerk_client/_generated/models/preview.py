from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.at import At
    from ..models.place_move import PlaceMove
    from ..models.standing import Standing


T = TypeVar("T", bound="Preview")


@_attrs_define
class Preview:
    moves: list[PlaceMove]
    """ Everybody whose place changes, the best first. """
    changed_tables: list[At]
    """ Tables with another result. """
    standings: list[Standing]
    """ All places then. """

    def to_dict(self) -> dict[str, Any]:
        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        changed_tables = []
        for changed_tables_item_data in self.changed_tables:
            changed_tables_item = changed_tables_item_data.to_dict()
            changed_tables.append(changed_tables_item)

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "moves": moves,
                "changed_tables": changed_tables,
                "standings": standings,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.at import At  # noqa: PLC0415
        from ..models.place_move import PlaceMove  # noqa: PLC0415
        from ..models.standing import Standing  # noqa: PLC0415

        d = dict(src_dict)
        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = PlaceMove.from_dict(moves_item_data)

            moves.append(moves_item)

        changed_tables = []
        _changed_tables = d.pop("changed_tables")
        for changed_tables_item_data in _changed_tables:
            changed_tables_item = At.from_dict(changed_tables_item_data)

            changed_tables.append(changed_tables_item)

        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = Standing.from_dict(standings_item_data)

            standings.append(standings_item)

        preview = cls(
            moves=moves,
            changed_tables=changed_tables,
            standings=standings,
        )

        return preview
