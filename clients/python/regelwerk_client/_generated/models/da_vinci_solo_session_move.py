from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DaVinciSoloSessionMove")


@_attrs_define
class DaVinciSoloSessionMove:
    move: str
    """ A move, like `hold`. """

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

        da_vinci_solo_session_move = cls(
            move=move,
        )

        return da_vinci_solo_session_move
