from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="RoundCounts")


@_attrs_define
class RoundCounts:
    won: int
    """ Tables of two or more that were won alone. """
    played: int
    """ Games played. """
    walkover: int
    """ Tables at which nobody else was left. """
    forfeit: int
    """ Forfeited tables. """
    bye: int
    """ Byes. """
    absent: int
    """ Missed rounds. """
    adjourned: int
    """ Games that are not over. """

    def to_dict(self) -> dict[str, Any]:
        won = self.won

        played = self.played

        walkover = self.walkover

        forfeit = self.forfeit

        bye = self.bye

        absent = self.absent

        adjourned = self.adjourned

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "won": won,
                "played": played,
                "walkover": walkover,
                "forfeit": forfeit,
                "bye": bye,
                "absent": absent,
                "adjourned": adjourned,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        won = d.pop("won")

        played = d.pop("played")

        walkover = d.pop("walkover")

        forfeit = d.pop("forfeit")

        bye = d.pop("bye")

        absent = d.pop("absent")

        adjourned = d.pop("adjourned")

        round_counts = cls(
            won=won,
            played=played,
            walkover=walkover,
            forfeit=forfeit,
            bye=bye,
            absent=absent,
            adjourned=adjourned,
        )

        return round_counts
