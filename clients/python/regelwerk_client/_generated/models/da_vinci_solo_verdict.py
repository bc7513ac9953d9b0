from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.violation import Violation


T = TypeVar("T", bound="DaVinciSoloVerdict")


@_attrs_define
class DaVinciSoloVerdict:
    legal: bool
    """ Whether the move may be made. """
    violations: list[Violation]
    """ Every rule that the move breaks; empty when it is legal. """

    def to_dict(self) -> dict[str, Any]:
        legal = self.legal

        violations = []
        for violations_item_data in self.violations:
            violations_item = violations_item_data.to_dict()
            violations.append(violations_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "legal": legal,
                "violations": violations,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.violation import Violation  # noqa: PLC0415

        d = dict(src_dict)
        legal = d.pop("legal")

        violations = []
        _violations = d.pop("violations")
        for violations_item_data in _violations:
            violations_item = Violation.from_dict(violations_item_data)

            violations.append(violations_item)

        da_vinci_solo_verdict = cls(
            legal=legal,
            violations=violations,
        )

        return da_vinci_solo_verdict
