from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.numerus_sheet_players import NumerusSheetPlayers, check_numerus_sheet_players
from ..models.numerus_sheet_scoring import NumerusSheetScoring, check_numerus_sheet_scoring
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.numerus_round import NumerusRound


T = TypeVar("T", bound="NumerusSheet")


@_attrs_define
class NumerusSheet:
    rounds: list[NumerusRound]
    """ The rounds in the order in which they were played. """
    scoring: NumerusSheetScoring | Unset = "longest"
    """ `longest`: several rounds count the rounds won. `tournament`: points are added up. """
    players: NumerusSheetPlayers | Unset = 2
    """ How many play. """

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

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_round import NumerusRound  # noqa: PLC0415

        d = dict(src_dict)
        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = NumerusRound.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        _scoring = d.pop("scoring", UNSET)
        scoring: NumerusSheetScoring | Unset
        if isinstance(_scoring, Unset):
            scoring = UNSET
        else:
            scoring = check_numerus_sheet_scoring(_scoring)

        _players = d.pop("players", UNSET)
        players: NumerusSheetPlayers | Unset
        if isinstance(_players, Unset):
            players = UNSET
        else:
            players = check_numerus_sheet_players(_players)

        numerus_sheet = cls(
            rounds=rounds,
            scoring=scoring,
            players=players,
        )

        return numerus_sheet
