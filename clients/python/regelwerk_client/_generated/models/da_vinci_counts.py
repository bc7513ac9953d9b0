from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DaVinciCounts")


@_attrs_define
class DaVinciCounts:
    b: int
    """ Black tiles. """
    w: int
    """ White tiles. """

    def to_dict(self) -> dict[str, Any]:
        b = self.b

        w = self.w

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "B": b,
                "W": w,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        b = d.pop("B")

        w = d.pop("W")

        da_vinci_counts = cls(
            b=b,
            w=w,
        )

        return da_vinci_counts
