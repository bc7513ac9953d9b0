from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.anaconda_record import AnacondaRecord
    from ..models.anaconda_sheet import AnacondaSheet
    from ..models.anaconda_state import AnacondaState


T = TypeVar("T", bound="AnacondaScored")


@_attrs_define
class AnacondaScored:
    state: AnacondaState | Unset = UNSET
    sheet: AnacondaSheet | Unset = UNSET
    record: AnacondaRecord | Unset = UNSET
    receipt: bool | Unset = False
    """ True: with a signed receipt, for a record only. """

    def to_dict(self) -> dict[str, Any]:
        state: dict[str, Any] | Unset = UNSET
        if not isinstance(self.state, Unset):
            state = self.state.to_dict()

        sheet: dict[str, Any] | Unset = UNSET
        if not isinstance(self.sheet, Unset):
            sheet = self.sheet.to_dict()

        record: dict[str, Any] | Unset = UNSET
        if not isinstance(self.record, Unset):
            record = self.record.to_dict()

        receipt = self.receipt

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if state is not UNSET:
            field_dict["state"] = state
        if sheet is not UNSET:
            field_dict["sheet"] = sheet
        if record is not UNSET:
            field_dict["record"] = record
        if receipt is not UNSET:
            field_dict["receipt"] = receipt

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_record import AnacondaRecord  # noqa: PLC0415
        from ..models.anaconda_sheet import AnacondaSheet  # noqa: PLC0415
        from ..models.anaconda_state import AnacondaState  # noqa: PLC0415

        d = dict(src_dict)
        _state = d.pop("state", UNSET)
        state: AnacondaState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = AnacondaState.from_dict(_state)

        _sheet = d.pop("sheet", UNSET)
        sheet: AnacondaSheet | Unset
        if isinstance(_sheet, Unset):
            sheet = UNSET
        else:
            sheet = AnacondaSheet.from_dict(_sheet)

        _record = d.pop("record", UNSET)
        record: AnacondaRecord | Unset
        if isinstance(_record, Unset):
            record = UNSET
        else:
            record = AnacondaRecord.from_dict(_record)

        receipt = d.pop("receipt", UNSET)

        anaconda_scored = cls(
            state=state,
            sheet=sheet,
            record=record,
            receipt=receipt,
        )

        return anaconda_scored
