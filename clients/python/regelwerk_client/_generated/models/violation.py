from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Violation")


@_attrs_define
class Violation:
    code: str
    """ Stable name of the rule that is broken. """
    detail: str
    """ The same for people. """
    rule: str
    """ Where the rules text says so: ruleset#heading. """
    pointer: str
    """ JSON pointer to the culprit in the request. """

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        detail = self.detail

        rule = self.rule

        pointer = self.pointer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "code": code,
                "detail": detail,
                "rule": rule,
                "pointer": pointer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        detail = d.pop("detail")

        rule = d.pop("rule")

        pointer = d.pop("pointer")

        violation = cls(
            code=code,
            detail=detail,
            rule=rule,
            pointer=pointer,
        )

        return violation
