from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Probability")


@_attrs_define
class Probability:
    exact: str
    """ As a fraction. """
    p: float
    """ The nearest float. """

    def to_dict(self) -> dict[str, Any]:
        exact = self.exact

        p = self.p

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "exact": exact,
                "p": p,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        exact = d.pop("exact")

        p = d.pop("p")

        probability = cls(
            exact=exact,
            p=p,
        )

        return probability
