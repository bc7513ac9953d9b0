from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="AnacondaThreePlayers")


@_attrs_define
class AnacondaThreePlayers:
    loser: int
    """ Who can be forced to lose: 0 the seat to move, 1 the next one, 2 the one after. """
    depth: int
    """ Placements until somebody is stuck, under perfect play. """
    best: list[str]
    """ Every best placement; empty where the mover is stuck. """

    def to_dict(self) -> dict[str, Any]:
        loser = self.loser

        depth = self.depth

        best = self.best

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "loser": loser,
                "depth": depth,
                "best": best,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        loser = d.pop("loser")

        depth = d.pop("depth")

        best = cast(list[str], d.pop("best"))

        anaconda_three_players = cls(
            loser=loser,
            depth=depth,
            best=best,
        )

        return anaconda_three_players
