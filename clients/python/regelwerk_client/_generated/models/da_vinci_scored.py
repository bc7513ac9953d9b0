from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_record import DaVinciRecord
    from ..models.da_vinci_sheet import DaVinciSheet
    from ..models.da_vinci_state import DaVinciState


T = TypeVar("T", bound="DaVinciScored")


@_attrs_define
class DaVinciScored:
    state: DaVinciState | Unset = UNSET
    sheet: DaVinciSheet | Unset = UNSET
    record: DaVinciRecord | Unset = UNSET
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
        from ..models.da_vinci_record import DaVinciRecord  # noqa: PLC0415
        from ..models.da_vinci_sheet import DaVinciSheet  # noqa: PLC0415
        from ..models.da_vinci_state import DaVinciState  # noqa: PLC0415

        d = dict(src_dict)
        _state = d.pop("state", UNSET)
        state: DaVinciState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = DaVinciState.from_dict(_state)

        _sheet = d.pop("sheet", UNSET)
        sheet: DaVinciSheet | Unset
        if isinstance(_sheet, Unset):
            sheet = UNSET
        else:
            sheet = DaVinciSheet.from_dict(_sheet)

        _record = d.pop("record", UNSET)
        record: DaVinciRecord | Unset
        if isinstance(_record, Unset):
            record = UNSET
        else:
            record = DaVinciRecord.from_dict(_record)

        receipt = d.pop("receipt", UNSET)

        da_vinci_scored = cls(
            state=state,
            sheet=sheet,
            record=record,
            receipt=receipt,
        )

        return da_vinci_scored
