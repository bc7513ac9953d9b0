from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.anaconda_record import AnacondaRecord
    from ..models.da_vinci_record import DaVinciRecord
    from ..models.da_vinci_solo_record import DaVinciSoloRecord
    from ..models.numerus_record import NumerusRecord
    from ..models.numerus_solo_record import NumerusSoloRecord
    from ..models.receipt_to_verify import ReceiptToVerify


T = TypeVar("T", bound="VerifyReceipt")


@_attrs_define
class VerifyReceipt:
    receipt: ReceiptToVerify
    record: AnacondaRecord | DaVinciRecord | DaVinciSoloRecord | NumerusRecord | NumerusSoloRecord | Unset = UNSET
    """ The record that the receipt should be for; its member `game` says what the others are like. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.anaconda_record import AnacondaRecord  # noqa: PLC0415
        from ..models.da_vinci_record import DaVinciRecord  # noqa: PLC0415
        from ..models.da_vinci_solo_record import DaVinciSoloRecord  # noqa: PLC0415
        from ..models.numerus_record import NumerusRecord  # noqa: PLC0415

        receipt = self.receipt.to_dict()

        record: dict[str, Any] | Unset
        if isinstance(self.record, Unset):
            record = UNSET
        elif isinstance(self.record, AnacondaRecord):
            record = self.record.to_dict()
        elif isinstance(self.record, DaVinciRecord):
            record = self.record.to_dict()
        elif isinstance(self.record, DaVinciSoloRecord):
            record = self.record.to_dict()
        elif isinstance(self.record, NumerusRecord):
            record = self.record.to_dict()
        else:
            record = self.record.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "receipt": receipt,
            }
        )
        if record is not UNSET:
            field_dict["record"] = record

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_record import AnacondaRecord  # noqa: PLC0415
        from ..models.da_vinci_record import DaVinciRecord  # noqa: PLC0415
        from ..models.da_vinci_solo_record import DaVinciSoloRecord  # noqa: PLC0415
        from ..models.numerus_record import NumerusRecord  # noqa: PLC0415
        from ..models.numerus_solo_record import NumerusSoloRecord  # noqa: PLC0415
        from ..models.receipt_to_verify import ReceiptToVerify  # noqa: PLC0415

        d = dict(src_dict)
        receipt = ReceiptToVerify.from_dict(d.pop("receipt"))

        def _parse_record(
            data: object,
        ) -> AnacondaRecord | DaVinciRecord | DaVinciSoloRecord | NumerusRecord | NumerusSoloRecord | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                record_type_0 = AnacondaRecord.from_dict(data)

                return record_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                record_type_1 = DaVinciRecord.from_dict(data)

                return record_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                record_type_2 = DaVinciSoloRecord.from_dict(data)

                return record_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                record_type_3 = NumerusRecord.from_dict(data)

                return record_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            record_type_4 = NumerusSoloRecord.from_dict(data)

            return record_type_4

        record = _parse_record(d.pop("record", UNSET))

        verify_receipt = cls(
            receipt=receipt,
            record=record,
        )

        return verify_receipt
