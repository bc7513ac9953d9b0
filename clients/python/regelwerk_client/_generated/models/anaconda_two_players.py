from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.anaconda_two_players_outcome import AnacondaTwoPlayersOutcome, check_anaconda_two_players_outcome

T = TypeVar("T", bound="AnacondaTwoPlayers")


@_attrs_define
class AnacondaTwoPlayers:
    outcome: AnacondaTwoPlayersOutcome
    """ For the seat to move. """
    depth: int
    """ Placements until somebody is stuck, under perfect play. """
    best: list[str]
    """ Every best placement; empty where the mover is stuck. """

    def to_dict(self) -> dict[str, Any]:
        outcome: str = self.outcome

        depth = self.depth

        best = self.best

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "outcome": outcome,
                "depth": depth,
                "best": best,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        outcome = check_anaconda_two_players_outcome(d.pop("outcome"))

        depth = d.pop("depth")

        best = cast(list[str], d.pop("best"))

        anaconda_two_players = cls(
            outcome=outcome,
            depth=depth,
            best=best,
        )

        return anaconda_two_players
