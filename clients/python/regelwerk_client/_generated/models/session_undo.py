from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="SessionUndo")


@_attrs_define
class SessionUndo:
    asked_by: int
    """ The seat that asks. """
    ply: int
    """ How many plies would stay. """
    agreed: list[int]
    """ The seats that have agreed, besides the one that asks. """

    def to_dict(self) -> dict[str, Any]:
        asked_by = self.asked_by

        ply = self.ply

        agreed = self.agreed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "asked_by": asked_by,
                "ply": ply,
                "agreed": agreed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        asked_by = d.pop("asked_by")

        ply = d.pop("ply")

        agreed = cast(list[int], d.pop("agreed"))

        session_undo = cls(
            asked_by=asked_by,
            ply=ply,
            agreed=agreed,
        )

        return session_undo
