"""The score of a round, and of the rounds that a table wrote down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from service.game import TERMINAL, Score, ScoreItem, SeatScore, Violation, Violations, places
from service.games.anaconda.invariants import check_setup
from service.games.anaconda.state import Setup, State, broken
from service.sentences import say

MAX_ROUNDS: Final = 100


@dataclass(frozen=True, slots=True)
class Round:
    """One round on paper: the seat that was stuck, or None for a draw by repetition."""

    loser: int | None


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a table writes down: how many play, and who lost each round."""

    players: int
    rounds: tuple[Round, ...]


def score(state: State) -> Score:
    """Winners have 1 point, the loser and everybody in a draw 0; nobody has anything before the end."""
    if state.to_move != TERMINAL:
        return _total([()] * state.setup.players, final=False)
    return _total([(_item(seat, state.loser, None),) for seat in range(state.setup.players)])


def check_sheet(sheet: Sheet) -> Violations:
    """Every contradiction on the sheet."""
    faults: list[Violation] = list(check_setup(Setup(sheet.players)))
    if not 1 <= len(sheet.rounds) <= MAX_ROUNDS:
        faults.append(
            broken("rounds_out_of_range", say("A sheet has 1 to {most} rounds.", most=MAX_ROUNDS), "end", "/rounds")
        )
    for index, one in enumerate(sheet.rounds):
        if one.loser is not None and one.loser not in range(sheet.players):
            detail = say("Round {number} was lost by a seat that does not play.", number=index + 1)
            faults.append(broken("seat_out_of_range", detail, "end", f"/rounds/{index}/loser"))
    return tuple(faults)


def score_sheet(sheet: Sheet) -> Score:
    """All rounds together, one item per round and seat."""
    rounds = list(enumerate(sheet.rounds, 1))
    return _total([tuple(_item(seat, one.loser, n) for n, one in rounds) for seat in range(sheet.players)])


def _item(seat: int, loser: int | None, number: int | None) -> ScoreItem:
    if loser is None:
        return ScoreItem("drawn", 0, round=number)
    return ScoreItem("stuck", 0, round=number) if seat == loser else ScoreItem("round_won", 1, round=number)


def _total(items: list[tuple[ScoreItem, ...]], *, final: bool = True) -> Score:
    points = [sum(item.points for item in mine) for mine in items]
    ranked = zip(points, places(points), items, strict=True)
    return Score("plain", final, tuple(SeatScore(seat, *facts) for seat, facts in enumerate(ranked)))
