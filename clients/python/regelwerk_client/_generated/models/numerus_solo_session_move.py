from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="NumerusSoloSessionMove")


@_attrs_define
class NumerusSoloSessionMove:
    move: str
    """ A move, like `take:23`. """

    def to_dict(self) -> dict[str, Any]:
        move = self.move

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move": move,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        move = d.pop("move")

        numerus_solo_session_move = cls(
            move=move,
        )

        return numerus_solo_session_move
