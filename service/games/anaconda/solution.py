"""The complete solution as one document."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Literal

from service.games.anaconda.analysis import fate_of, opener_chances, preference
from service.games.anaconda.graph import Position, follow, graph, text_of
from service.games.anaconda.notation import format_move
from service.games.anaconda.rules import apply, initial_state
from service.games.anaconda.state import OPENER, PAIRS, Die, Place, Roll, Setup


@dataclass(frozen=True, slots=True)
class TwoPlayers:
    """A position with two players, for the mover: its value, the placements to the end, every best placement."""

    outcome: Literal["win", "loss"]
    depth: int
    best: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class ThreePlayers:
    """A position with three players: who loses (0 the mover, 1 the next seat, 2 the one after), when, and how."""

    loser: int
    depth: int
    best: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class SolvedPosition:
    """A position and what perfect play comes to."""

    position: str
    two_players: TwoPlayers
    three_players: ThreePlayers


@dataclass(frozen=True, slots=True)
class Opening:
    """Two dice to roll, and the exact probability that the opener does not lose, by the number of players."""

    dice: tuple[Die, Die]
    two_players: Fraction
    three_players: Fraction


@dataclass(frozen=True, slots=True)
class Solution:
    """Every opening and every position, in the alphabetical order of their texts.

    `checksum` is the SHA-256 of the UTF-8 text of one line for each, every line closed by a newline, its fields
    parted by one space, openings first:

        III,IV 4/9 5/6
        III1-V2-IV3 last:IV | loss 0 - | 0 0 -

    that is the dice and both probabilities in lowest terms; and the position, `|`, the outcome, the depth and the best
    placements (parted by commas, `-` for none) with two players, `|`, and loser, depth and best placements with three.
    """

    game: str
    openings: tuple[Opening, ...]
    positions: tuple[SolvedPosition, ...]
    checksum: str


@cache
def solution() -> Solution:
    """The complete solution for two and for three players."""
    openings = tuple(_opening(pair) for pair in PAIRS)
    positions = tuple(_solved(position) for position in graph())
    lines = [*map(_opening_line, openings), *map(_position_line, positions)]
    digest = hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
    return Solution("anaconda", openings, positions, digest)


def _opening(pair: tuple[Die, Die]) -> Opening:
    two, three = (opener_chances(apply(initial_state(Setup(players), None), Roll(pair))) for players in (2, 3))
    return Opening(pair, two, three)


def _solved(position: Position) -> SolvedPosition:
    two, three = (fate_of((position, OPENER), players) for players in (2, 3))
    return SolvedPosition(
        text_of(position),
        TwoPlayers("loss" if two.loser == OPENER else "win", two.depth or 0, _best(position, 2)),
        ThreePlayers(three.loser or 0, three.depth or 0, _best(position, 3)),
    )


def _best(position: Position, players: int) -> tuple[Place, ...]:
    """Every placement that the mover likes best, equally good ones in canonical order."""
    fates = [(edge.move, fate_of(follow((position, OPENER), edge, players), players)) for edge in graph()[position]]
    best = min((preference(fate, OPENER) for _, fate in fates), default=None)
    return tuple(move for move, fate in fates if preference(fate, OPENER) == best)


def _opening_line(opening: Opening) -> str:
    return f"{','.join(opening.dice)} {_fraction(opening.two_players)} {_fraction(opening.three_players)}"


def _position_line(solved: SolvedPosition) -> str:
    two, three = solved.two_players, solved.three_players
    return (
        f"{solved.position} | {two.outcome} {two.depth} {_moves(two.best)}"
        f" | {three.loser} {three.depth} {_moves(three.best)}"
    )


def _fraction(value: Fraction) -> str:
    return f"{value.numerator}/{value.denominator}"


def _moves(moves: Iterable[Place]) -> str:
    return ",".join(map(format_move, moves)) or "-"
