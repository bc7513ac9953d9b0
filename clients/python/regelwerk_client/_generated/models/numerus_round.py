from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="NumerusRound")


@_attrs_define
class NumerusRound:
    collected: list[list[int]]
    """ What each seat had at the end, by seat: all 48 chips together. """

    def to_dict(self) -> dict[str, Any]:
        collected = []
        for collected_item_data in self.collected:
            collected_item = collected_item_data

            collected.append(collected_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "collected": collected,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        collected = []
        _collected = d.pop("collected")
        for collected_item_data in _collected:
            collected_item = cast(list[int], collected_item_data)

            collected.append(collected_item)

        numerus_round = cls(
            collected=collected,
        )

        return numerus_round
