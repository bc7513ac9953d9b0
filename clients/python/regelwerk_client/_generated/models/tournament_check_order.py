from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.tournament_check_order_game import TournamentCheckOrderGame, check_tournament_check_order_game
from ..models.tournament_check_order_method import TournamentCheckOrderMethod, check_tournament_check_order_method
from ..models.tournament_check_order_tie_breaks_item import (
    TournamentCheckOrderTieBreaksItem,
    check_tournament_check_order_tie_breaks_item,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.player import Player
    from ..models.proposed_round import ProposedRound
    from ..models.scoring import Scoring
    from ..models.tournament_correction import TournamentCorrection
    from ..models.tournament_round import TournamentRound


T = TypeVar("T", bound="TournamentCheckOrder")


@_attrs_define
class TournamentCheckOrder:
    players: list[Player]
    """ Everybody who plays or has played, in any order. """
    method: TournamentCheckOrderMethod
    """ `swiss`: by points, nobody meets anybody again where that can be. `round_robin`: everybody meets everybody
    as evenly as can be. """
    game: TournamentCheckOrderGame
    """ The ruleset at the tables. """
    round_: ProposedRound
    rounds: list[TournamentRound] | Unset = UNSET
    """ The rounds so far, in any order. """
    scoring: Scoring | Unset = UNSET
    tie_breaks: list[TournamentCheckOrderTieBreaksItem] | Unset = UNSET
    """ What ranks the players, the first criterion first. `buchholz`: the points of the opponents, the mean of each
    table; `_cut_1` without the lowest round, `_median` also without the highest; unplayed rounds count as if
    against somebody with as many points. `sonneborn_berger`: the points of those beaten and half of those tied
    with, by the number of opponents. `direct_encounter`: the results among those who are still tied, if all of them
    have met. `wins`: tables won alone. `lots`: drawn from `seed`. """
    corrections: list[TournamentCorrection] | Unset = UNSET
    """ All corrections that were made, in their order; later ones replace earlier ones. """
    seed: None | str | Unset = UNSET
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """
    sizes: list[int] | None | Unset = UNSET
    """ Sizes of tables. As few as can be have no table; then there are as many tables as can be of the first size.
    Left out: the least for which the game is. """
    absent: list[str] | Unset = UNSET
    """ Who does not play in the next round. """
    rounds_to_plan: int | Unset = 1
    """ How many rounds to plan; more than one for `round_robin` only. """

    def to_dict(self) -> dict[str, Any]:
        players = []
        for players_item_data in self.players:
            players_item = players_item_data.to_dict()
            players.append(players_item)

        method: str = self.method

        game: str = self.game

        round_ = self.round_.to_dict()

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

        sizes: list[int] | None | Unset
        if isinstance(self.sizes, Unset):
            sizes = UNSET
        elif isinstance(self.sizes, list):
            sizes = self.sizes

        else:
            sizes = self.sizes

        absent: list[str] | Unset = UNSET
        if not isinstance(self.absent, Unset):
            absent = self.absent

        rounds_to_plan = self.rounds_to_plan

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "players": players,
                "method": method,
                "game": game,
                "round": round_,
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
        if sizes is not UNSET:
            field_dict["sizes"] = sizes
        if absent is not UNSET:
            field_dict["absent"] = absent
        if rounds_to_plan is not UNSET:
            field_dict["rounds_to_plan"] = rounds_to_plan

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.player import Player  # noqa: PLC0415
        from ..models.proposed_round import ProposedRound  # noqa: PLC0415
        from ..models.scoring import Scoring  # noqa: PLC0415
        from ..models.tournament_correction import TournamentCorrection  # noqa: PLC0415
        from ..models.tournament_round import TournamentRound  # noqa: PLC0415

        d = dict(src_dict)
        players = []
        _players = d.pop("players")
        for players_item_data in _players:
            players_item = Player.from_dict(players_item_data)

            players.append(players_item)

        method = check_tournament_check_order_method(d.pop("method"))

        game = check_tournament_check_order_game(d.pop("game"))

        round_ = ProposedRound.from_dict(d.pop("round"))

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
        tie_breaks: list[TournamentCheckOrderTieBreaksItem] | Unset = UNSET
        if _tie_breaks is not UNSET:
            tie_breaks = []
            for tie_breaks_item_data in _tie_breaks:
                tie_breaks_item = check_tournament_check_order_tie_breaks_item(tie_breaks_item_data)

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

        def _parse_sizes(data: object) -> list[int] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                sizes_type_0 = cast(list[int], data)

                return sizes_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None | Unset, data)

        sizes = _parse_sizes(d.pop("sizes", UNSET))

        absent = cast(list[str], d.pop("absent", UNSET))

        rounds_to_plan = d.pop("rounds_to_plan", UNSET)

        tournament_check_order = cls(
            players=players,
            method=method,
            game=game,
            round_=round_,
            rounds=rounds,
            scoring=scoring,
            tie_breaks=tie_breaks,
            corrections=corrections,
            seed=seed,
            sizes=sizes,
            absent=absent,
            rounds_to_plan=rounds_to_plan,
        )

        return tournament_check_order
