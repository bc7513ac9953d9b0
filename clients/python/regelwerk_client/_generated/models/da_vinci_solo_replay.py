from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_record import DaVinciSoloRecord


T = TypeVar("T", bound="DaVinciSoloReplay")


@_attrs_define
class DaVinciSoloReplay:
    record: DaVinciSoloRecord | Unset = UNSET
    text: str | Unset = UNSET
    """ The record in its text form (like PGN), up to 200,000 characters. """

    def to_dict(self) -> dict[str, Any]:
        record: dict[str, Any] | Unset = UNSET
        if not isinstance(self.record, Unset):
            record = self.record.to_dict()

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if record is not UNSET:
            field_dict["record"] = record
        if text is not UNSET:
            field_dict["text"] = text

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_record import DaVinciSoloRecord  # noqa: PLC0415

        d = dict(src_dict)
        _record = d.pop("record", UNSET)
        record: DaVinciSoloRecord | Unset
        if isinstance(_record, Unset):
            record = UNSET
        else:
            record = DaVinciSoloRecord.from_dict(_record)

        text = d.pop("text", UNSET)

        da_vinci_solo_replay = cls(
            record=record,
            text=text,
        )

        return da_vinci_solo_replay
