from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.anaconda_record import AnacondaRecord


T = TypeVar("T", bound="AnacondaSessionRecord")


@_attrs_define
class AnacondaSessionRecord:
    record: AnacondaRecord

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
        from ..models.anaconda_record import AnacondaRecord  # noqa: PLC0415

        d = dict(src_dict)
        record = AnacondaRecord.from_dict(d.pop("record"))

        anaconda_session_record = cls(
            record=record,
        )

        return anaconda_session_record
