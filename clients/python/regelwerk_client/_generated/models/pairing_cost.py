from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PairingCost")


@_attrs_define
class PairingCost:
    repeats: int
    """ Meetings that repeat earlier ones. """
    spread: int
    """ How much points (in their common unit) differ: 12 times the squared distances from the means of tables. """

    def to_dict(self) -> dict[str, Any]:
        repeats = self.repeats

        spread = self.spread

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "repeats": repeats,
                "spread": spread,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        repeats = d.pop("repeats")

        spread = d.pop("spread")

        pairing_cost = cls(
            repeats=repeats,
            spread=spread,
        )

        return pairing_cost
