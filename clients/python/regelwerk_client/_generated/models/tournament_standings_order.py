from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.tournament_standings_order_tie_breaks_item import (
    TournamentStandingsOrderTieBreaksItem,
    check_tournament_standings_order_tie_breaks_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.player import Player
    from ..models.scoring import Scoring
    from ..models.tournament_correction import TournamentCorrection
    from ..models.tournament_round import TournamentRound


T = TypeVar("T", bound="TournamentStandingsOrder")


@_attrs_define
class TournamentStandingsOrder:
    players: list[Player]
    """ Everybody who plays or has played, in any order. """
    rounds: list[TournamentRound] | Unset = UNSET
    """ The rounds so far, in any order. """
    scoring: Scoring | Unset = UNSET
    tie_breaks: list[TournamentStandingsOrderTieBreaksItem] | Unset = UNSET
    """ What ranks the players, the first criterion first. `buchholz`: the points of the opponents, the mean of each
    table; `_cut_1` without the lowest round, `_median` also without the highest; unplayed rounds count as if
    against somebody with as many points. `sonneborn_berger`: the points of those beaten and half of those tied
    with, by the number of opponents. `direct_encounter`: the results among those who are still tied, if all of them
    have met. `wins`: tables won alone. `lots`: drawn from `seed`. """
    corrections: list[TournamentCorrection] | Unset = UNSET
    """ All corrections that were made, in their order; later ones replace earlier ones. """
    seed: None | str | Unset = UNSET
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """
    preview: list[TournamentCorrection] | None | Unset = UNSET
    """ Further corrections to look at before they are made, numbered on. """
    explain: bool | Unset = True
    """ False: without the contributions of values. """

    def to_dict(self) -> dict[str, Any]:
        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        rounds: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.rounds, Unset):
            rounds = []
            for rounds_item_data in self.rounds:
                rounds_item = rounds_item_data.to_dict()
                rounds.append(rounds_item)

        scoring: dict[str, Any] | Unset = UNSET
        if not isinstance(self.scoring, Unset):
            scoring = self.scoring.to_dict()

        tie_breaks: list[str] | Unset = UNSET
        if not isinstance(self.tie_breaks, Unset):
            tie_breaks = []
            for tie_breaks_item_data in self.tie_breaks:
                tie_breaks_item: str = tie_breaks_item_data
                tie_breaks.append(tie_breaks_item)

        corrections: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.corrections, Unset):
            corrections = []
            for corrections_item_data in self.corrections:
                corrections_item = corrections_item_data.to_dict()
                corrections.append(corrections_item)

        seed: None | str | Unset
        if isinstance(self.seed, Unset):
            seed = UNSET
        else:
            seed = self.seed

        preview: list[dict[str, Any]] | None | Unset
        if isinstance(self.preview, Unset):
            preview = UNSET
        elif isinstance(self.preview, list):
            preview = []
            for preview_type_0_item_data in self.preview:
                preview_type_0_item = preview_type_0_item_data.to_dict()
                preview.append(preview_type_0_item)

        else:
            preview = self.preview

        explain = self.explain

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "players": players,
            }
        )
        if rounds is not UNSET:
            field_dict["rounds"] = rounds
        if scoring is not UNSET:
            field_dict["scoring"] = scoring
        if tie_breaks is not UNSET:
            field_dict["tie_breaks"] = tie_breaks
        if corrections is not UNSET:
            field_dict["corrections"] = corrections
        if seed is not UNSET:
            field_dict["seed"] = seed
        if preview is not UNSET:
            field_dict["preview"] = preview
        if explain is not UNSET:
            field_dict["explain"] = explain

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player import Player  # noqa: PLC0415
        from ..models.scoring import Scoring  # noqa: PLC0415
        from ..models.tournament_correction import TournamentCorrection  # noqa: PLC0415
        from ..models.tournament_round import TournamentRound  # noqa: PLC0415

        d = dict(src_dict)
        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = Player.from_dict(players_item_data)

            players.append(players_item)

        _rounds = d.pop("rounds", UNSET)
        rounds: list[TournamentRound] | Unset = UNSET
        if _rounds is not UNSET:
            rounds = []
            for rounds_item_data in _rounds:
                rounds_item = TournamentRound.from_dict(rounds_item_data)

                rounds.append(rounds_item)

        _scoring = d.pop("scoring", UNSET)
        scoring: Scoring | Unset
        if isinstance(_scoring, Unset):
            scoring = UNSET
        else:
            scoring = Scoring.from_dict(_scoring)

        _tie_breaks = d.pop("tie_breaks", UNSET)
        tie_breaks: list[TournamentStandingsOrderTieBreaksItem] | Unset = UNSET
        if _tie_breaks is not UNSET:
            tie_breaks = []
            for tie_breaks_item_data in _tie_breaks:
                tie_breaks_item = check_tournament_standings_order_tie_breaks_item(tie_breaks_item_data)

                tie_breaks.append(tie_breaks_item)

        _corrections = d.pop("corrections", UNSET)
        corrections: list[TournamentCorrection] | Unset = UNSET
        if _corrections is not UNSET:
            corrections = []
            for corrections_item_data in _corrections:
                corrections_item = TournamentCorrection.from_dict(corrections_item_data)

                corrections.append(corrections_item)

        def _parse_seed(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        seed = _parse_seed(d.pop("seed", UNSET))

        def _parse_preview(data: object) -> list[TournamentCorrection] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                preview_type_0 = []
                _preview_type_0 = data
                for preview_type_0_item_data in _preview_type_0:
                    preview_type_0_item = TournamentCorrection.from_dict(preview_type_0_item_data)

                    preview_type_0.append(preview_type_0_item)

                return preview_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[TournamentCorrection] | None | Unset, data)

        preview = _parse_preview(d.pop("preview", UNSET))

        explain = d.pop("explain", UNSET)

        tournament_standings_order = cls(
            players=players,
            rounds=rounds,
            scoring=scoring,
            tie_breaks=tie_breaks,
            corrections=corrections,
            seed=seed,
            preview=preview,
            explain=explain,
        )

        return tournament_standings_order
