from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.at import At
    from ..models.decision import Decision
    from ..models.preview import Preview
    from ..models.standing import Standing


T = TypeVar("T", bound="Standings")


@_attrs_define
class Standings:
    standings: list[Standing]
    """ The best first. """
    decided_by: list[Decision]
    """ For each two neighbours, what put one above the other. """
    open_tables: list[At]
    """ Adjourned tables. """
    preview: None | Preview
    """ What further corrections would change. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.preview import Preview  # noqa: PLC0415

        standings = []
        for standings_item_data in self.standings:
            standings_item = standings_item_data.to_dict()
            standings.append(standings_item)

        decided_by = []
        for decided_by_item_data in self.decided_by:
            decided_by_item = decided_by_item_data.to_dict()
            decided_by.append(decided_by_item)

        open_tables = []
        for open_tables_item_data in self.open_tables:
            open_tables_item = open_tables_item_data.to_dict()
            open_tables.append(open_tables_item)

        preview: dict[str, Any] | None
        if isinstance(self.preview, Preview):
            preview = self.preview.to_dict()
        else:
            preview = self.preview

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "standings": standings,
                "decided_by": decided_by,
                "open_tables": open_tables,
                "preview": preview,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.at import At  # noqa: PLC0415
        from ..models.decision import Decision  # noqa: PLC0415
        from ..models.preview import Preview  # noqa: PLC0415
        from ..models.standing import Standing  # noqa: PLC0415

        d = dict(src_dict)
        standings = []
        _standings = d.pop("standings")
        for standings_item_data in _standings:
            standings_item = Standing.from_dict(standings_item_data)

            standings.append(standings_item)

        decided_by = []
        _decided_by = d.pop("decided_by")
        for decided_by_item_data in _decided_by:
            decided_by_item = Decision.from_dict(decided_by_item_data)

            decided_by.append(decided_by_item)

        open_tables = []
        _open_tables = d.pop("open_tables")
        for open_tables_item_data in _open_tables:
            open_tables_item = At.from_dict(open_tables_item_data)

            open_tables.append(open_tables_item)

        def _parse_preview(data: object) -> None | Preview:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                preview_type_0 = Preview.from_dict(data)

                return preview_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Preview, data)

        preview = _parse_preview(d.pop("preview"))

        list_of_standings = cls(
            standings=standings,
            decided_by=decided_by,
            open_tables=open_tables,
            preview=preview,
        )

        return list_of_standings
