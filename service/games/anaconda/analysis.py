"""Perfect play, by retrograde analysis of the whole game.

Every seat has a set of nodes from which the others together can force it to be stuck: nodes where it is stuck,
and, step by step, nodes where it is to move and every placement leads into the set, and nodes where another seat is
to move and some placement leads into the set. The step at which a node joins is the number of placements until the
seat is stuck, with the others hurrying and the seat delaying. With two players "the others" are the opponent.

With `repetition: draw` a node that has been met twice is a draw when it is met again, so it never joins. That is all
that counts can change, hence the result is exact. A forced win goes one step down with every placement and so meets no
node twice: a node met once before is met for the second time at most. And whoever can avoid being stuck still can
where other nodes turn into draws on the way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

from service.game import TERMINAL
from service.games.anaconda.graph import Node, nodes, position_of, successors
from service.games.anaconda.rules import apply, chance_outcomes, legal_moves
from service.games.anaconda.state import OCCURRENCES, OPENER, Move, State


@dataclass(frozen=True, slots=True)
class Fate:
    """What perfect play comes to: the seat that gets stuck (None: nobody has to), after how many placements."""

    loser: int | None
    depth: int | None


_NOBODY: Final = Fate(None, None)


def fate(state: State) -> Fate:
    """What perfect play comes to from a state with three dice on the table."""
    if state.to_move == TERMINAL:
        return _NOBODY if state.loser is None else Fate(state.loser, 0)
    return fate_of((position_of(state), state.to_move), state.setup.players, _drawn(state))


def fate_after(state: State, move: Move) -> Fate:
    """What perfect play comes to after a placement, which is counted."""
    after = fate(apply(state, move))
    return after if after.depth is None else Fate(after.loser, after.depth + 1)


def fate_of(node: Node, players: int, drawn: frozenset[Node] = frozenset()) -> Fate:
    """What perfect play comes to from a node, where meeting a node in `drawn` once more is a draw."""
    numbers = _numbers(players)
    barred = frozenset(numbers[one] for one in drawn)
    depths = ((seat, _depth_at(numbers[node], players, seat, barred)) for seat in range(players))
    return next((Fate(seat, depth) for seat, depth in depths if depth is not None), _NOBODY)


def preference(fate: Fate, mover: int) -> tuple[int, int]:
    """Sort key: what the mover likes best comes first."""
    depth = fate.depth or 0
    if fate.loser is None:
        return (1, 0)
    return (2, -depth) if fate.loser == mover else (0, depth)


def opener_chances(rolling: State) -> Fraction:
    """How probable it is that the opener is not the one who can be forced to lose, in phase `roll`."""
    outcomes = ((apply(rolling, result), probability) for result, probability in chance_outcomes(rolling))
    return sum((probability for state, probability in outcomes if _safe(state)), Fraction(0))


def _safe(state: State) -> bool:
    """Whether a placement keeps the opener from losing."""
    return any(fate_after(state, move).loser != OPENER for move in legal_moves(state))


def _drawn(state: State) -> frozenset[Node]:
    """The nodes that end the game in a draw when they are met once more."""
    known = nodes(state.setup.players)
    return frozenset(known[text] for text, count in state.seen or () if count >= OCCURRENCES - 1)


def _depth_at(number: int, players: int, target: int, drawn: frozenset[int]) -> int | None:
    """In how many placements the others can get `target` stuck, if they can."""
    depths = _depths(players, target, drawn)
    own, after = number % players == target, _steps(players)[number]
    if number not in drawn or not _forced(own, after, depths):
        return depths.get(number)
    # The node on the table may have been met twice, too: only to meet it again would be a draw.
    known = [depths[follower] for follower in after if follower in depths]
    return 1 + (max(known) if own else min(known))


@lru_cache(maxsize=256)
def _depths(players: int, target: int, drawn: frozenset[int]) -> Mapping[int, int]:
    """Every node from which the others can force `target` to be stuck, with the number of placements it takes."""
    steps = _steps(players)
    depths = {number: 0 for number in range(target, len(steps), players) if not steps[number]}
    left = [number for number, after in enumerate(steps) if after and number not in drawn]
    depth = 0
    while True:
        depth += 1
        joining = [number for number in left if _forced(number % players == target, steps[number], depths)]
        if not joining:
            return depths
        depths |= dict.fromkeys(joining, depth)
        left = [number for number in left if number not in depths]


def _forced(own: bool, after: Iterable[int], depths: Mapping[int, int]) -> bool:
    """Whether the target, or the mover against it, cannot but go, or can go, to a node of the set."""
    return all(number in depths for number in after) if own else any(number in depths for number in after)


@lru_cache(maxsize=2)
def _numbers(players: int) -> Mapping[Node, int]:
    """Nodes as numbers, which are quicker to look up; modulo the number of players they give the seat."""
    return {node: number for number, node in enumerate(nodes(players).values())}


@lru_cache(maxsize=2)
def _steps(players: int) -> tuple[tuple[int, ...], ...]:
    """The nodes that can follow each node, all as numbers."""
    numbers = _numbers(players)
    return tuple(tuple(numbers[after] for after in successors(node, players)) for node in numbers)
