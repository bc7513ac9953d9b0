from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Decision")


@_attrs_define
class Decision:
    upper: str
    """ The upper player. """
    lower: str
    """ The next one. """
    tie_break: None | str
    """ The criterion that decided; null: they share the place. """

    def to_dict(self) -> dict[str, Any]:
        upper = self.upper

        lower = self.lower

        tie_break: None | str
        tie_break = self.tie_break

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "upper": upper,
                "lower": lower,
                "tie_break": tie_break,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        upper = d.pop("upper")

        lower = d.pop("lower")

        def _parse_tie_break(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tie_break = _parse_tie_break(d.pop("tie_break"))

        decision = cls(
            upper=upper,
            lower=lower,
            tie_break=tie_break,
        )

        return decision
