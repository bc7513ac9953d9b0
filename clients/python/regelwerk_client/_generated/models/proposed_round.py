from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.proposed_table import ProposedTable


T = TypeVar("T", bound="ProposedRound")


@_attrs_define
class ProposedRound:
    tables: list[ProposedTable] | Unset = UNSET
    """ All tables. """
    byes: list[str] | Unset = UNSET
    """ Who is to have a bye. """

    def to_dict(self) -> dict[str, Any]:
        tables: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.tables, Unset):
            tables = []
            for tables_item_data in self.tables:
                tables_item = tables_item_data.to_dict()
                tables.append(tables_item)

        byes: list[str] | Unset = UNSET
        if not isinstance(self.byes, Unset):
            byes = self.byes

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if tables is not UNSET:
            field_dict["tables"] = tables
        if byes is not UNSET:
            field_dict["byes"] = byes

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.proposed_table import ProposedTable  # noqa: PLC0415

        d = dict(src_dict)
        _tables = d.pop("tables", UNSET)
        tables: list[ProposedTable] | Unset = UNSET
        if _tables is not UNSET:
            tables = []
            for tables_item_data in _tables:
                tables_item = ProposedTable.from_dict(tables_item_data)

                tables.append(tables_item)

        byes = cast(list[str], d.pop("byes", UNSET))

        proposed_round = cls(
            tables=tables,
            byes=byes,
        )

        return proposed_round
