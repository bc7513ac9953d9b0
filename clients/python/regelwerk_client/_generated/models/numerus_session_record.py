from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.numerus_record import NumerusRecord
    from ..models.session_proof import SessionProof


T = TypeVar("T", bound="NumerusSessionRecord")


@_attrs_define
class NumerusSessionRecord:
    record: NumerusRecord
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
        from ..models.numerus_record import NumerusRecord  # noqa: PLC0415
        from ..models.session_proof import SessionProof  # noqa: PLC0415

        d = dict(src_dict)
        record = NumerusRecord.from_dict(d.pop("record"))

        proof = SessionProof.from_dict(d.pop("proof"))

        numerus_session_record = cls(
            record=record,
            proof=proof,
        )

        return numerus_session_record
