from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.anaconda_setup_players import AnacondaSetupPlayers, check_anaconda_setup_players
from ..models.anaconda_setup_repetition import AnacondaSetupRepetition, check_anaconda_setup_repetition
from ..types import UNSET, Unset

T = TypeVar("T", bound="AnacondaSetup")


@_attrs_define
class AnacondaSetup:
    players: AnacondaSetupPlayers | Unset = 2
    """ How many play. """
    repetition: AnacondaSetupRepetition | Unset = "none"
    """ Whether the third occurrence of a position, with the same seat to move, ends in a draw. """

    def to_dict(self) -> dict[str, Any]:
        players: int | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = self.players

        repetition: str | Unset = UNSET
        if not isinstance(self.repetition, Unset):
            repetition = self.repetition

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if players is not UNSET:
            field_dict["players"] = players
        if repetition is not UNSET:
            field_dict["repetition"] = repetition

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _players = d.pop("players", UNSET)
        players: AnacondaSetupPlayers | Unset
        if isinstance(_players, Unset):
            players = UNSET
        else:
            players = check_anaconda_setup_players(_players)

        _repetition = d.pop("repetition", UNSET)
        repetition: AnacondaSetupRepetition | Unset
        if isinstance(_repetition, Unset):
            repetition = UNSET
        else:
            repetition = check_anaconda_setup_repetition(_repetition)

        anaconda_setup = cls(
            players=players,
            repetition=repetition,
        )

        return anaconda_setup
