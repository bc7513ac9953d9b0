from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Backs")


@_attrs_define
class Backs:
    rows: list[list[int]]
    """ The row of each seat from left to right. Not yet arranged: black tiles first, each colour by its numbers.
    Empty while a tile is still to be put back. """
    clue: int | None
    """ The drawn tile that lies aside; null: there is none. """

    def to_dict(self) -> dict[str, Any]:
        rows = []
        for rows_item_data in self.rows:
            rows_item = rows_item_data

            rows.append(rows_item)

        clue: int | None
        clue = self.clue

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rows": rows,
                "clue": clue,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        rows = []
        _rows = d.pop("rows")
        for rows_item_data in _rows:
            rows_item = cast(list[int], rows_item_data)

            rows.append(rows_item)

        def _parse_clue(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        clue = _parse_clue(d.pop("clue"))

        backs = cls(
            rows=rows,
            clue=clue,
        )

        return backs
