"""The score of a game, and of the games that a player wrote down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from service.game import TERMINAL, Score, ScoreItem, SeatScore, Violation, Violations
from service.games.numerus.table import LAST, NUMBERS
from service.games.numerus_solo.invariants import chain_faults
from service.games.numerus_solo.state import PENALTIES, PLAYER, REMOVED, State, broken
from service.sentences import say

MAX_ROUNDS: Final = 20
_COST: Final[Mapping[str, Callable[[int], int]]] = {
    "per_chip": lambda length: length,
    "per_chain": lambda _: 1,
    "triangular": lambda length: length * (length + 1) // 2,
}


@dataclass(frozen=True, slots=True)
class Round:
    """One game on paper: its chains at the end, in any order."""

    chains: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a player writes down: how the chains that are left count, and the chains of each game."""

    solo_penalty: str
    rounds: tuple[Round, ...]


def cost(length: int, solo_penalty: str) -> int:
    """The minus points of a chain: none for a chain of 6 or more."""
    return 0 if length >= REMOVED else _COST[solo_penalty](length)


def score(state: State) -> Score:
    """Minus points as negative points, 0 is perfect; before the end as if the game ended now."""
    items = tuple(_items(state.chains, state.setup.solo_penalty))
    return _scored(state.setup.solo_penalty, items, final=state.to_move == TERMINAL)


def check_sheet(sheet: Sheet) -> Violations:
    """Every contradiction on the sheet."""
    return tuple(_sheet_faults(sheet))


def score_sheet(sheet: Sheet) -> Score:
    """All games together, as they stand; final when no chip is missing in any."""
    final = all(sum(map(len, one.chains)) == LAST for one in sheet.rounds)
    several = len(sheet.rounds) > 1
    items = (
        item
        for number, one in enumerate(sheet.rounds, 1)
        for item in _items(sorted(map(sorted, one.chains)), sheet.solo_penalty, number if several else None)
    )
    return _scored(sheet.solo_penalty, tuple(items), final=final)


def _items(chains: Sequence[Sequence[int]], solo_penalty: str, number: int | None = None) -> Iterator[ScoreItem]:
    for chain in chains:
        code = "chain_removed" if len(chain) >= REMOVED else "chain_left"
        points = -cost(len(chain), solo_penalty)
        yield ScoreItem(code, points, len(chain), numbers=tuple(chain), round=number)


def _scored(solo_penalty: str, items: tuple[ScoreItem, ...], *, final: bool) -> Score:
    points = sum(item.points for item in items)
    return Score(solo_penalty, final, (SeatScore(PLAYER, points, 1, items),))


def _sheet_faults(sheet: Sheet) -> Iterator[Violation]:
    if sheet.solo_penalty not in PENALTIES:
        detail = say("A penalty is one of {penalties}.", penalties=", ".join(PENALTIES))
        yield broken("unknown_penalty", detail, "scoring", "/solo_penalty")
    if not 1 <= len(sheet.rounds) <= MAX_ROUNDS:
        yield broken("rounds_out_of_range", say("A sheet has 1 to {most} games.", most=MAX_ROUNDS), "sheets", "/rounds")
    for index, one in enumerate(sheet.rounds):
        pointer = f"/rounds/{index}/chains"
        yield from _number_faults(one, pointer)
        yield from chain_faults([sorted(chain) for chain in one.chains], pointer)


def _number_faults(one: Round, pointer: str) -> Iterator[Violation]:
    """A sheet may leave chips out; no number stands twice."""
    count = Counter(number for chain in one.chains for number in chain)
    for index, chain in enumerate(one.chains):
        for place, number in enumerate(chain):
            where = f"{pointer}/{index}/{place}"
            if number not in NUMBERS:
                yield broken("number_out_of_range", say("There is no chip {number}.", number=number), "material", where)
            elif count[number] > 1:
                yield broken("number_twice", say("Chip {number} stands twice.", number=number), "material", where)
