from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Repeat")


@_attrs_define
class Repeat:
    players: list[str]
    """ Both. """
    times: int
    """ How often they have met before. """

    def to_dict(self) -> dict[str, Any]:
        players = self.players

        times = self.times

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "players": players,
                "times": times,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        players = cast(list[str], d.pop("players"))

        times = d.pop("times")

        repeat = cls(
            players=players,
            times=times,
        )

        return repeat
