from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Contribution")


@_attrs_define
class Contribution:
    round_: int | None
    """ The round; null: from no round. """
    table: int | None
    """ The table; null: without one. """
    opponents: list[str]
    """ The opponents that it is about. """
    value: str
    """ What it adds. """
    why: str
    """ What happened (`played`, `bye`, ...), how it ended (`won`, `tied`, `lost`), or by which rule it counts so.
    """

    def to_dict(self) -> dict[str, Any]:
        round_: int | None
        round_ = self.round_

        table: int | None
        table = self.table

        opponents = self.opponents

        value = self.value

        why = self.why

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "round": round_,
                "table": table,
                "opponents": opponents,
                "value": value,
                "why": why,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_round_(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        round_ = _parse_round_(d.pop("round"))

        def _parse_table(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        table = _parse_table(d.pop("table"))

        opponents = cast(list[str], d.pop("opponents"))

        value = d.pop("value")

        why = d.pop("why")

        contribution = cls(
            round_=round_,
            table=table,
            opponents=opponents,
            value=value,
            why=why,
        )

        return contribution
