from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.bye_because import ByeBecause, check_bye_because

T = TypeVar("T", bound="Bye")


@_attrs_define
class Bye:
    player: str
    """ The id of the player. """
    points: str
    """ His points so far. """
    byes_before: int
    """ How many byes and walkovers he has had. """
    because: ByeBecause
    """ `fewest_byes_lowest`: it is his turn. `schedule`: whom he would meet is not there. """

    def to_dict(self) -> dict[str, Any]:
        player = self.player

        points = self.points

        byes_before = self.byes_before

        because: str = self.because

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "player": player,
                "points": points,
                "byes_before": byes_before,
                "because": because,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        player = d.pop("player")

        points = d.pop("points")

        byes_before = d.pop("byes_before")

        because = check_bye_because(d.pop("because"))

        bye = cls(
            player=player,
            points=points,
            byes_before=byes_before,
            because=because,
        )

        return bye
