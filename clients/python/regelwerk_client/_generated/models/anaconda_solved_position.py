from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.anaconda_three_players import AnacondaThreePlayers
    from ..models.anaconda_two_players import AnacondaTwoPlayers


T = TypeVar("T", bound="AnacondaSolvedPosition")


@_attrs_define
class AnacondaSolvedPosition:
    position: str
    """ Its text, without a seat. """
    two_players: AnacondaTwoPlayers
    three_players: AnacondaThreePlayers

    def to_dict(self) -> dict[str, Any]:
        position = self.position

        two_players = self.two_players.to_dict()

        three_players = self.three_players.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "position": position,
                "two_players": two_players,
                "three_players": three_players,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_three_players import AnacondaThreePlayers  # noqa: PLC0415
        from ..models.anaconda_two_players import AnacondaTwoPlayers  # noqa: PLC0415

        d = dict(src_dict)
        position = d.pop("position")

        two_players = AnacondaTwoPlayers.from_dict(d.pop("two_players"))

        three_players = AnacondaThreePlayers.from_dict(d.pop("three_players"))

        anaconda_solved_position = cls(
            position=position,
            two_players=two_players,
            three_players=three_players,
        )

        return anaconda_solved_position
