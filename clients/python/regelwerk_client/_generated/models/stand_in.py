from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.stand_in_by import StandInBy, check_stand_in_by

T = TypeVar("T", bound="StandIn")


@_attrs_define
class StandIn:
    ply: int
    """ Its index, from 0. """
    by: StandInBy
    """ The policy. """

    def to_dict(self) -> dict[str, Any]:
        ply = self.ply

        by: str = self.by

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ply": ply,
                "by": by,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ply = d.pop("ply")

        by = check_stand_in_by(d.pop("by"))

        stand_in = cls(
            ply=ply,
            by=by,
        )

        return stand_in
