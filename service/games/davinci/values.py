"""What a hint says about a move of Da Vinci Code."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from service.games.davinci.models import Model
from service.games.davinci.tiles import Tile, Value
from service.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for a move or against it.

    Attributes:
        code: stable snake_case name.
        detail: one English sentence for people.
        values: the values that it is about.
        tiles: the tiles that it is about.
        number: the figure that it is about.
    """

    code: str
    detail: Sentence
    values: tuple[Value, ...] | None = None
    tiles: tuple[Tile, ...] | None = None
    number: float | None = None


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What a move is worth to the mover.

    Attributes:
        hit_probability: how probably a guess is right; None for other moves.
        exact: the same as a fraction, exact under the model.
        expected_points: tournament points of the mover in the rest of the round, those of the others (their mean)
            taken off; estimated by playing on at random.
        win_probability: how probably the mover wins the round; estimated like that.
        reasons: why.
    """

    hit_probability: float | None
    exact: Fraction | None
    expected_points: float
    win_probability: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Basis:
    """What a hint rests on.

    Attributes:
        model: how the owners' choices for jokers were weighed.
        evidence: whether wrong guesses counted against the guesser's own tiles: `used`, not asked for (`off`), or
            left out because somebody must have named a value of his own (`contradicted`).
        rollouts: how many rounds were played to the end.
    """

    model: Model
    evidence: Literal["used", "off", "contradicted"]
    rollouts: int
