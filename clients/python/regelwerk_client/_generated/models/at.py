from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="At")


@_attrs_define
class At:
    round_: int
    """ The number of the round. """
    table: int
    """ The number of the table. """

    def to_dict(self) -> dict[str, Any]:
        round_ = self.round_

        table = self.table

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "round": round_,
                "table": table,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        round_ = d.pop("round")

        table = d.pop("table")

        at = cls(
            round_=round_,
            table=table,
        )

        return at
