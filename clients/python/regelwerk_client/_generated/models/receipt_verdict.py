from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.receipt_violation import ReceiptViolation


T = TypeVar("T", bound="ReceiptVerdict")


@_attrs_define
class ReceiptVerdict:
    valid: bool
    """ Whether nothing is wrong with it. """
    violations: list[ReceiptViolation]
    """ Everything that is wrong; empty when it is good. """

    def to_dict(self) -> dict[str, Any]:
        valid = self.valid

        violations = []
        for violations_item_data in self.violations:
            violations_item = violations_item_data.to_dict()
            violations.append(violations_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "valid": valid,
                "violations": violations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.receipt_violation import ReceiptViolation  # noqa: PLC0415

        d = dict(src_dict)
        valid = d.pop("valid")

        violations = []
        _violations = d.pop("violations")
        for violations_item_data in _violations:
            violations_item = ReceiptViolation.from_dict(violations_item_data)

            violations.append(violations_item)

        receipt_verdict = cls(
            valid=valid,
            violations=violations,
        )

        return receipt_verdict
