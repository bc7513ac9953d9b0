from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="UndoAnswer")


@_attrs_define
class UndoAnswer:
    ply: int
    """ How many plies would stay, as it is asked: the answer is to this question only. """
    agree: bool
    """ Whether the plies may be taken back. """

    def to_dict(self) -> dict[str, Any]:
        ply = self.ply

        agree = self.agree

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ply": ply,
                "agree": agree,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        ply = d.pop("ply")

        agree = d.pop("agree")

        undo_answer = cls(
            ply=ply,
            agree=agree,
        )

        return undo_answer
