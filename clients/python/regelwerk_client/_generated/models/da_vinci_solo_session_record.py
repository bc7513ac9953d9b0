from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.da_vinci_solo_record import DaVinciSoloRecord
    from ..models.session_proof import SessionProof


T = TypeVar("T", bound="DaVinciSoloSessionRecord")


@_attrs_define
class DaVinciSoloSessionRecord:
    record: DaVinciSoloRecord
    proof: SessionProof

    def to_dict(self) -> dict[str, Any]:
        record = self.record.to_dict()

        proof = self.proof.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "record": record,
                "proof": proof,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_record import DaVinciSoloRecord  # noqa: PLC0415
        from ..models.session_proof import SessionProof  # noqa: PLC0415

        d = dict(src_dict)
        record = DaVinciSoloRecord.from_dict(d.pop("record"))

        proof = SessionProof.from_dict(d.pop("proof"))

        da_vinci_solo_session_record = cls(
            record=record,
            proof=proof,
        )

        return da_vinci_solo_session_record
