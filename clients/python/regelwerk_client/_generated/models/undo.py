from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Undo")


@_attrs_define
class Undo:
    ply: int | Unset = UNSET
    """ How many plies stay; left out: those before the own last one. """

    def to_dict(self) -> dict[str, Any]:
        ply = self.ply

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if ply is not UNSET:
            field_dict["ply"] = ply

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ply = d.pop("ply", UNSET)

        undo = cls(
            ply=ply,
        )

        return undo
