from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="PlaceMove")


@_attrs_define
class PlaceMove:
    player: str
    """ The id of the player. """
    before: int
    """ The place now. """
    after: int
    """ The place after the corrections. """

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        before = self.before

        after = self.after

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player": player,
                "before": before,
                "after": after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        before = d.pop("before")

        after = d.pop("after")

        place_move = cls(
            player=player,
            before=before,
            after=after,
        )

        return place_move
