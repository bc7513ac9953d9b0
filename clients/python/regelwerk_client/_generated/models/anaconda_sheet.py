from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.anaconda_sheet_players import AnacondaSheetPlayers, check_anaconda_sheet_players
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.anaconda_round import AnacondaRound


T = TypeVar("T", bound="AnacondaSheet")


@_attrs_define
class AnacondaSheet:
    rounds: list[AnacondaRound]
    """ The rounds in the order in which they were played. """
    players: AnacondaSheetPlayers | Unset = 2
    """ How many play. """

    def to_dict(self) -> dict[str, Any]:
        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        players: int | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = self.players

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rounds": rounds,
            }
        )
        if players is not UNSET:
            field_dict["players"] = players

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_round import AnacondaRound  # noqa: PLC0415

        d = dict(src_dict)
        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = AnacondaRound.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        _players = d.pop("players", UNSET)
        players: AnacondaSheetPlayers | Unset
        if isinstance(_players, Unset):
            players = UNSET
        else:
            players = check_anaconda_sheet_players(_players)

        anaconda_sheet = cls(
            rounds=rounds,
            players=players,
        )

        return anaconda_sheet
