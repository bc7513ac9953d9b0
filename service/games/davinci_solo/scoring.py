"""The score of a round, and of the rounds of a match that a player wrote down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from service.game import TERMINAL, Score, ScoreItem, SeatScore, Violation, Violations
from service.games.davinci_solo.rules import next_spine
from service.games.davinci_solo.state import PLAYER, ROWS, TILES, State, broken
from service.sentences import say

MAX_ROUNDS: Final = 50


@dataclass(frozen=True, slots=True)
class Round:
    """One round on paper: how many tiles lay in rows at its end, the spine included."""

    placed: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a player writes down of a match: its rounds in order."""

    rounds: tuple[Round, ...]


def score(state: State) -> Score:
    """The tiles in rows: 24 minus those that are not placed. `next_spine` is the start of the follow-up round."""
    placed = sum(len(row.tiles) for row in state.rows)
    items = [ScoreItem("tiles_placed", placed, placed)]
    spine = next_spine(state)
    if spine is not None:
        items += [ScoreItem("round_won", 0), ScoreItem("next_spine", 0, tiles=spine)]
    return _scored("round", tuple(items), final=state.to_move == TERMINAL)


def check_sheet(sheet: Sheet) -> Violations:
    """Every contradiction on the sheet."""
    return tuple(_sheet_faults(sheet))


def score_sheet(sheet: Sheet) -> Score:
    """A point for each round won in a row; final with the round that was not won."""
    items = tuple(_items(sheet))
    return _scored("match", items, final=sheet.rounds[-1].placed < len(TILES))


def _items(sheet: Sheet) -> Iterator[ScoreItem]:
    for number, one in enumerate(sheet.rounds, 1):
        won = one.placed == len(TILES)
        yield ScoreItem("round_won" if won else "round_lost", int(won), one.placed, round=number)


def _scored(scoring: str, items: tuple[ScoreItem, ...], *, final: bool) -> Score:
    points = sum(item.points for item in items)
    return Score(scoring, final, (SeatScore(PLAYER, points, 1, items),))


def _sheet_faults(sheet: Sheet) -> Iterator[Violation]:
    if not 1 <= len(sheet.rounds) <= MAX_ROUNDS:
        yield broken(
            "rounds_out_of_range", say("A sheet has 1 to {most} rounds.", most=MAX_ROUNDS), "sheets", "/rounds"
        )
    for index, one in enumerate(sheet.rounds):
        if not ROWS <= one.placed <= len(TILES):
            detail = say("Between 6 tiles, the spine, and all 24 lie in rows.")
            yield broken("placed_out_of_range", detail, "sheets", f"/rounds/{index}/placed")
        elif one.placed < len(TILES) and index + 1 < len(sheet.rounds):
            detail = say("This round was lost, so no other one follows.")
            yield broken("round_after_loss", detail, "sheets", f"/rounds/{index + 1}")
