from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.numerus_record import NumerusRecord


T = TypeVar("T", bound="NumerusSessionRecord")


@_attrs_define
class NumerusSessionRecord:
    record: NumerusRecord

    def to_dict(self) -> dict[str, Any]:
        record = self.record.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "record": record,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_record import NumerusRecord  # noqa: PLC0415

        d = dict(src_dict)
        record = NumerusRecord.from_dict(d.pop("record"))

        numerus_session_record = cls(
            record=record,
        )

        return numerus_session_record
