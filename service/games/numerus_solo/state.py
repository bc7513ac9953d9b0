"""What lies on the table: setup, state and moves of Nummerus Zahlus for one."""

from __future__ import annotations

from dataclasses import dataclass
from dataclasses import field as _told
from typing import ClassVar, Final, TypeAlias

from service.game import Violation
from service.games.numerus.board import Layout
from service.games.numerus.table import Deal
from service.sentences import Sentence

SLUG: Final = "numerus-solo"
PENALTIES: Final = ("per_chip", "per_chain", "triangular")
PLAYER: Final = 0
"""The only seat."""
REMOVED: Final = 6
"""Chains of this length or longer cost nothing."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The agreement before the game.

    Attributes:
        board: `eight`, `square`, or 49 field names in reading order.
        cross_gaps: whether the star slides on behind a gap in the board.
        solo_penalty: what the chains that are left cost: `per_chip`, `per_chain` or `triangular`.
    """

    board: Layout = "eight"
    cross_gaps: bool = False
    solo_penalty: str = "per_chip"


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game; nothing is hidden, so this is also what a spectator sees.

    Attributes:
        setup: the options of this game.
        to_move: 0, CHANCE before the deal, TERMINAL once the last chip is taken.
        board: the number on each field in reading order, 0 for an empty field.
        star: the star's field; None before the deal.
        chains: the chains, each ascending, ordered by their first number.
    """

    setup: Setup
    to_move: int
    board: tuple[int, ...]
    star: str | None
    chains: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Take:
    """The star goes to the chip with this number, which starts or continues a chain.

    Number and choice make the move; the rest is told of listed moves and left out of comparisons.

    Attributes:
        number: the chip.
        chain: where it fits two chains, the neighbouring number whose chain it joins; otherwise None.
        field: where the chip lies.
        direction: the way the star goes; None for a jump.
        path: the empty fields it slides over; None for a jump.
        effect: `starts` a chain, `extends` the only one it fits, or `attaches` to the chosen one of two.
        becomes: the lowest and the highest number of the chain with the chip in it.
    """

    kind: ClassVar[str] = "take"
    number: int
    chain: int | None = None
    field: str | None = _told(default=None, compare=False)
    direction: str | None = _told(default=None, compare=False)
    path: tuple[str, ...] | None = _told(default=None, compare=False)
    effect: str | None = _told(default=None, compare=False)
    becomes: tuple[int, int] | None = _told(default=None, compare=False)


Move: TypeAlias = Take | Deal


def broken(code: str, detail: Sentence, heading: str, pointer: str = "") -> Violation:
    """A violation of what the rules text says under a heading (as an anchor: `a-turn`)."""
    return Violation(code, detail, f"{SLUG}#{heading}", pointer)
