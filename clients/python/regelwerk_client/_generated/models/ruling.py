from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.reason import Reason
    from ..models.violation import Violation


T = TypeVar("T", bound="Ruling")


@_attrs_define
class Ruling:
    allowed: bool
    """ True without violations. """
    violations: list[Violation]
    """ Every broken rule. """
    reasons: list[Reason]
    """ Why it is allowed; empty when it is not. """

    def to_dict(self) -> dict[str, Any]:
        allowed = self.allowed

        violations = []
        for violations_item_data in self.violations:
            violations_item = violations_item_data.to_dict()
            violations.append(violations_item)

        reasons = []
        for reasons_item_data in self.reasons:
            reasons_item = reasons_item_data.to_dict()
            reasons.append(reasons_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "allowed": allowed,
                "violations": violations,
                "reasons": reasons,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.reason import Reason  # noqa: PLC0415
        from ..models.violation import Violation  # noqa: PLC0415

        d = dict(src_dict)
        allowed = d.pop("allowed")

        violations = []
        _violations = d.pop("violations")
        for violations_item_data in _violations:
            violations_item = Violation.from_dict(violations_item_data)

            violations.append(violations_item)

        reasons = []
        _reasons = d.pop("reasons")
        for reasons_item_data in _reasons:
            reasons_item = Reason.from_dict(reasons_item_data)

            reasons.append(reasons_item)

        ruling = cls(
            allowed=allowed,
            violations=violations,
            reasons=reasons,
        )

        return ruling
