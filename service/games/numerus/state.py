"""What lies on the table: setup, state and moves of Nummerus Zahlus for two to four."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from dataclasses import field as _told
from typing import ClassVar, Final, TypeAlias

from service.game import Violation
from service.games.numerus.board import Layout
from service.games.numerus.table import Deal
from service.sentences import Sentence

SLUG: Final = "numerus"
PLAYERS: Final = (2, 3, 4)
SCORINGS: Final = ("longest", "tournament")
MOST_EXCHANGE_CHIPS: Final = 3

Span: TypeAlias = tuple[int, int]
"""A chain as its lowest and highest number."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The agreement before the game.

    Attributes:
        players: 2 to 4.
        board: `eight`, `square`, or 49 field names in reading order.
        cross_gaps: whether the star slides on behind a gap in the board.
        exchange_chips: how many swaps each player may make; 0 is a game without the exchange variant.
        scoring: `longest` or `tournament`.
        first_player: the seat that begins.
    """

    players: int = 2
    board: Layout = "eight"
    cross_gaps: bool = False
    exchange_chips: int = 0
    scoring: str = "longest"
    first_player: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game; nobody holds a secret, so this is also what every seat and spectator sees.

    Attributes:
        setup: the options of this game.
        to_move: a seat, CHANCE before the deal, TERMINAL once the last chip is taken.
        board: the number on each field in reading order, 0 for an empty field.
        star: the star's field; None before the deal.
        collected: the chips of each seat, ascending.
        exchange_left: the exchange chips that each seat still has.
    """

    setup: Setup
    to_move: int
    board: tuple[int, ...]
    star: str | None
    collected: tuple[tuple[int, ...], ...]
    exchange_left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Take:
    """The star goes to the chip with this number, which the player takes.

    Only the number makes the move; the rest is told of listed moves and left out of comparisons.

    Attributes:
        number: the chip.
        field: where it lies.
        direction: the way the star goes; None for a jump.
        path: the empty fields it slides over; None for a jump.
        becomes: the mover's chain with the chip in it.
        joins: the mover's chains that this makes one.
    """

    kind: ClassVar[str] = "take"
    number: int
    field: str | None = _told(default=None, compare=False)
    direction: str | None = _told(default=None, compare=False)
    path: tuple[str, ...] | None = _told(default=None, compare=False)
    becomes: Span | None = _told(default=None, compare=False)
    joins: tuple[Span, ...] | None = _told(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Swap:
    """An exchange chip is spent: the mover gives `give` to `seat` and gets `get`; `becomes` and `joins` as above."""

    kind: ClassVar[str] = "swap"
    give: int
    seat: int
    get: int
    becomes: Span | None = _told(default=None, compare=False)
    joins: tuple[Span, ...] | None = _told(default=None, compare=False)


Move: TypeAlias = Take | Swap | Deal


def chains(numbers: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    """The maximal runs of consecutive numbers, ascending; numbers come in any order."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return tuple(map(tuple, runs))


def in_chain(number: int, numbers: Collection[int]) -> bool:
    """Whether a number is part of a chain of two or more in a collection."""
    return number - 1 in numbers or number + 1 in numbers


def broken(code: str, detail: Sentence, heading: str, pointer: str = "") -> Violation:
    """A violation of what the rules text says under a heading (as an anchor: `a-turn`)."""
    return Violation(code, detail, f"{SLUG}#{heading}", pointer)
