from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.anaconda_record import AnacondaRecord
    from ..models.session_proof import SessionProof


T = TypeVar("T", bound="AnacondaSessionRecord")


@_attrs_define
class AnacondaSessionRecord:
    record: AnacondaRecord
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
        from ..models.anaconda_record import AnacondaRecord  # noqa: PLC0415
        from ..models.session_proof import SessionProof  # noqa: PLC0415

        d = dict(src_dict)
        record = AnacondaRecord.from_dict(d.pop("record"))

        proof = SessionProof.from_dict(d.pop("proof"))

        anaconda_session_record = cls(
            record=record,
            proof=proof,
        )

        return anaconda_session_record
