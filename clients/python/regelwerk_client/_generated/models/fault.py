from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Fault")


@_attrs_define
class Fault:
    code: str
    """ Stable name of what is wrong. """
    detail: str
    """ The same for people. """
    pointer: str
    """ JSON pointer to the culprit in the request. """
    rule: None | str
    """ Where the rules text says so (ruleset#heading); null for faults of form. """

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        detail = self.detail

        pointer = self.pointer

        rule: None | str
        rule = self.rule

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "code": code,
                "detail": detail,
                "pointer": pointer,
                "rule": rule,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        detail = d.pop("detail")

        pointer = d.pop("pointer")

        def _parse_rule(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        rule = _parse_rule(d.pop("rule"))

        fault = cls(
            code=code,
            detail=detail,
            pointer=pointer,
            rule=rule,
        )

        return fault
