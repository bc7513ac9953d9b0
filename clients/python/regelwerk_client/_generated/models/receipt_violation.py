from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.receipt_violation_code import ReceiptViolationCode, check_receipt_violation_code

T = TypeVar("T", bound="ReceiptViolation")


@_attrs_define
class ReceiptViolation:
    code: ReceiptViolationCode
    """ `unknown_version`: of the payload. `unknown_key`: not a key of this service. `bad_signature`: something was
    changed. `key_not_in_use`: at the moment that the receipt names. `record_differs`: the receipt is for another
    record. `score_differs`: the rules make another score of this record. `rules_unknown`: these rules are not
    served, so the record cannot be scored again. """
    detail: str
    """ The same for people. """
    pointer: str
    """ JSON pointer to the culprit in the request. """

    def to_dict(self) -> dict[str, Any]:
        code: str = self.code

        detail = self.detail

        pointer = self.pointer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "code": code,
                "detail": detail,
                "pointer": pointer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = check_receipt_violation_code(d.pop("code"))

        detail = d.pop("detail")

        pointer = d.pop("pointer")

        receipt_violation = cls(
            code=code,
            detail=detail,
            pointer=pointer,
        )

        return receipt_violation
