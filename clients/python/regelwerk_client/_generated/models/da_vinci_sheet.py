from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.da_vinci_sheet_bonus_source import DaVinciSheetBonusSource, check_da_vinci_sheet_bonus_source
from ..models.da_vinci_sheet_players import DaVinciSheetPlayers, check_da_vinci_sheet_players
from ..models.da_vinci_sheet_scoring import DaVinciSheetScoring, check_da_vinci_sheet_scoring
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_round import DaVinciRound


T = TypeVar("T", bound="DaVinciSheet")


@_attrs_define
class DaVinciSheet:
    rounds: list[DaVinciRound]
    """ The rounds in the order in which they were played. """
    scoring: DaVinciSheetScoring | Unset = "tournament"
    """ Whether only winning counts, or points. """
    players: DaVinciSheetPlayers | Unset = 2
    """ How many play. """
    bonus_source: DaVinciSheetBonusSource | Unset = "winner_hidden"
    """ What the winner's bonus adds up. """
    rounds_to_play: int | Unset = 3
    """ How many rounds make a game; the score is final when so many are written down. """

    def to_dict(self) -> dict[str, Any]:
        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        scoring: str | Unset = UNSET
        if not isinstance(self.scoring, Unset):
            scoring = self.scoring

        players: int | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = self.players

        bonus_source: str | Unset = UNSET
        if not isinstance(self.bonus_source, Unset):
            bonus_source = self.bonus_source

        rounds_to_play = self.rounds_to_play

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rounds": rounds,
            }
        )
        if scoring is not UNSET:
            field_dict["scoring"] = scoring
        if players is not UNSET:
            field_dict["players"] = players
        if bonus_source is not UNSET:
            field_dict["bonus_source"] = bonus_source
        if rounds_to_play is not UNSET:
            field_dict["rounds_to_play"] = rounds_to_play

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_round import DaVinciRound  # noqa: PLC0415

        d = dict(src_dict)
        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = DaVinciRound.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        _scoring = d.pop("scoring", UNSET)
        scoring: DaVinciSheetScoring | Unset
        if isinstance(_scoring, Unset):
            scoring = UNSET
        else:
            scoring = check_da_vinci_sheet_scoring(_scoring)

        _players = d.pop("players", UNSET)
        players: DaVinciSheetPlayers | Unset
        if isinstance(_players, Unset):
            players = UNSET
        else:
            players = check_da_vinci_sheet_players(_players)

        _bonus_source = d.pop("bonus_source", UNSET)
        bonus_source: DaVinciSheetBonusSource | Unset
        if isinstance(_bonus_source, Unset):
            bonus_source = UNSET
        else:
            bonus_source = check_da_vinci_sheet_bonus_source(_bonus_source)

        rounds_to_play = d.pop("rounds_to_play", UNSET)

        da_vinci_sheet = cls(
            rounds=rounds,
            scoring=scoring,
            players=players,
            bonus_source=bonus_source,
            rounds_to_play=rounds_to_play,
        )

        return da_vinci_sheet
