"""What lies on the table: dice, setup, state and moves of Anaconda, and the arithmetic of neighbours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations, product
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from service.game import Violation
from service.sentences import Sentence

Die: TypeAlias = Literal["III", "IV", "V"]
Phase: TypeAlias = Literal["choose", "roll", "place", "play", "pasch", "over"]

DICE: Final[tuple[Die, ...]] = ("III", "IV", "V")
PAIRS: Final[tuple[tuple[Die, Die], ...]] = tuple(combinations(DICE, 2))
FACES: Final[Mapping[Die, tuple[int, ...]]] = {
    "III": (1, 2, 5, 6, 7, 9),
    "IV": (1, 3, 4, 5, 8, 9),
    "V": (2, 3, 4, 6, 7, 8),
}
PHASES: Final[tuple[Phase, ...]] = ("choose", "roll", "place", "play", "pasch", "over")
OPENER: Final = 0
"""The seat that chooses, rolls and places first."""
OCCURRENCES: Final = 3
"""How often a position must occur to end a game with `repetition: draw`."""


class Dice(NamedTuple):
    """The number that each die shows; None for a die that does not lie on the table."""

    III: int | None = None
    IV: int | None = None
    V: int | None = None

    def of(self, die: Die) -> int | None:
        """The number that a die shows."""
        return self[DICE.index(die)]

    def showing(self, die: Die, face: int) -> Dice:
        """The same dice with one of them showing `face`."""
        numbers = list(self)
        numbers[DICE.index(die)] = face
        return Dice._make(numbers)

    def lying(self) -> tuple[Die, ...]:
        """The dice on the table, in the order III, IV, V."""
        return tuple(die for die in DICE if self.of(die) is not None)


NO_DICE: Final = Dice()
_THIRD: Final = {
    (die, other): next(rest for rest in DICE if rest not in (die, other)) for die, other in product(DICE, DICE)
}


@dataclass(frozen=True, slots=True)
class Setup:
    """The agreement before the game: how many play, and whether a position that occurs three times is a draw."""

    players: int = 2
    repetition: str = "none"


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game; nobody holds a secret, so this is also what every seat and spectator sees.

    Attributes:
        setup: the options of this game.
        phase: choose, roll, place, play, pasch or over.
        to_move: a seat, CHANCE while dice roll, TERMINAL once the game is over.
        dice: the number of each die.
        rolling: the two dice that are being rolled, in phase `roll` only.
        centre: the die that touches both others, once three lie.
        last: the die that was placed last.
        resolve: the die of a double that must be placed again.
        loser: the seat that was stuck; None before the end and after a draw.
        seen: with `repetition: draw` how often every position has occurred, as sorted pairs of text and count.
    """

    setup: Setup
    phase: Phase
    to_move: int
    dice: Dice = NO_DICE
    rolling: tuple[Die, ...] | None = None
    centre: Die | None = None
    last: Die | None = None
    resolve: Die | None = None
    loser: int | None = None
    seen: tuple[tuple[str, int], ...] | None = None


@dataclass(frozen=True, slots=True)
class Roll:
    """The opener picks the two dice to roll, named in the order III, IV, V."""

    kind: ClassVar[str] = "roll"
    dice: tuple[Die, Die]


@dataclass(frozen=True, slots=True)
class Rolled:
    """Chance: two dice show their numbers; the third is None."""

    kind: ClassVar[str] = "rolled"
    faces: Dice


@dataclass(frozen=True, slots=True)
class Place:
    """A die is placed with `face` up against the die `neighbour`, which becomes the centre."""

    kind: ClassVar[str] = "place"
    die: Die
    face: int
    neighbour: Die


Move: TypeAlias = Roll | Rolled | Place


def neighbours(number: int | None, other: int | None) -> bool:
    """Whether two numbers differ by 1, or are 1 and 9; None is nobody's neighbour."""
    return number is not None and other is not None and abs(number - other) in (1, 8)


def even_double(number: int | None, other: int | None) -> bool:
    """Whether two numbers are the same even number."""
    return number is not None and number == other and number % 2 == 0


def third(die: Die, other: Die) -> Die:
    """The die that is neither of the two."""
    return _THIRD[die, other]


def broken(code: str, detail: Sentence, heading: str, pointer: str = "") -> Violation:
    """A violation of what the rules text says under a heading (as an anchor: `a-turn`)."""
    return Violation(code, detail, f"anaconda#{heading}", pointer)
