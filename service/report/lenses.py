"""How what the solver of each ruleset says is read: one scale for all, and what is proved of it.

A solver judges moves in the members of its own game. A report needs of all of them the same: how every seat stands
after a move, how good the move is for the mover in what the game is played for, and how far that may be wrong.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from service.game import RankedMove, Score
from service.games.anaconda.solver import RollValue, ThreePlayerValue
from service.games.davinci import Guess

Chances = tuple[float | None, ...]
"""How each seat stands; None where that cannot be said."""
Unit = Literal["share", "points"]
"""What a loss is counted in: parts of the win, or points."""
_FAR: Final = math.inf


@dataclass(frozen=True, slots=True)
class Reading:
    """What a solver says of a move, on the scale of all games.

    Attributes:
        chances: how each seat stands after the move: its part of the win, or in `numerus-solo` the penalty.
        goal: what the mover gets, more is better; differences of it are losses.
        low: what the mover gets at least, if that is proved.
        high: what the mover gets at most, if that is proved.
        interval: where the chance of the mover lies in 95 of 100 cases, by sampling; or between what the penalty lies.
        depth: the placements to the end under perfect play.
    """

    chances: Chances
    goal: float
    low: float
    high: float
    interval: tuple[float, float] | None = None
    depth: int | None = None


@dataclass(frozen=True, slots=True)
class Guessed:
    """A guess as the mover could judge it, and what came of it."""

    chance: float
    best: float
    right: bool


@dataclass(frozen=True, slots=True)
class Lens:
    """One ruleset as reports see it.

    Attributes:
        read: what a ranked move of a mover means, in a position.
        end: how each seat stands at the end, by the last position and its score.
        scale: what the chart shows.
        unit: what a loss is counted in, by the setup.
        nodes: how much is searched for each decision, unless somebody says.
        least: estimated losses below that are lost in the noise.
        guessed: for games with guesses: what one was worth, from the ranking, the ply, and the positions around it.
    """

    read: Callable[[RankedMove[Any], Any, int], Reading]
    end: Callable[[Any, Score], Chances]
    scale: Literal["share", "chance", "safety", "penalty"] = "share"
    unit: Callable[[Any], Unit] = lambda _: "share"
    nodes: int = 1_000
    least: Mapping[Unit, float] = field(default_factory=lambda: {"share": 0.05, "points": 1.0})
    guessed: Callable[[tuple[RankedMove[Any], ...], RankedMove[Any], Any, Any], Guessed | None] | None = None


def shares(_state: Any, score: Score) -> Chances:
    """The parts of the win: one, shared by all who are first."""
    first = sum(seat.place == 1 for seat in score.seats)
    return tuple(1 / first if seat.place == 1 else 0.0 for seat in score.seats)


def _alone(seat: int, players: int, value: float) -> Chances:
    """The value of a seat; between two seats the other one has the rest."""
    if players == 2:
        return tuple(value if one == seat else 1 - value for one in range(2))
    return tuple(value if one == seat else None for one in range(players))


# anaconda -------------------------------------------------------------------------------------------------------------


def _anaconda(ranked: RankedMove[Any], state: Any, mover: int) -> Reading:
    value, players = ranked.value, state.setup.players
    if isinstance(value, RollValue):
        return _sure(_alone(mover, players, value.win_probability), mover)
    if isinstance(value, ThreePlayerValue):
        return _sure(tuple(float(seat != value.loser) for seat in range(players)), mover, value.depth)
    mine = {"win": 1.0, "draw": 0.5, "loss": 0.0}[value.outcome]
    return _sure(_alone(mover, players, mine), mover, value.depth)


def _sure(chances: Chances, mover: int, depth: int | None = None) -> Reading:
    goal = chances[mover] or 0.0
    return Reading(chances, goal, goal, goal, depth=depth)


def _anaconda_end(state: Any, _score: Score) -> Chances:
    players = state.setup.players
    if state.loser is None:
        return (0.5, 0.5) if players == 2 else (1.0,) * players
    return tuple(float(seat != state.loser) for seat in range(players))


# davinci --------------------------------------------------------------------------------------------------------------


def _davinci(ranked: RankedMove[Any], state: Any, mover: int) -> Reading:
    """As the mover could see it. The others know other things, so nothing is said of them, not even of a single one.

    A move is `exact` there too when it is the only one; but how good that is remains an estimate.
    """
    value = ranked.value
    goal = value.expected_points if _davinci_unit(state.setup) == "points" else value.win_probability
    certain = ranked.proof == "exact" and value.hit_probability == 1 and value.win_probability == 1
    low, high = (goal, goal) if certain else (-_FAR, _FAR)
    chances = tuple(value.win_probability if seat == mover else None for seat in range(state.setup.players))
    return Reading(chances, goal, low, high)


def _davinci_unit(setup: Any) -> Unit:
    return "points" if setup.scoring == "tournament" else "share"


def _davinci_end(state: Any, _score: Score) -> Chances:
    return tuple(float(seat == state.winner) for seat in range(state.setup.players))


def _davinci_guess(
    moves: tuple[RankedMove[Any], ...], played: RankedMove[Any], before: Any, after: Any
) -> Guessed | None:
    if not isinstance(played.move, Guess):
        return None
    best = max(one.value.hit_probability or 0.0 for one in moves)
    right = after.tally[before.to_move].hits > before.tally[before.to_move].hits
    return Guessed(played.value.hit_probability, best, right)


# numerus and the solos ------------------------------------------------------------------------------------------------


def _numerus(ranked: RankedMove[Any], state: Any, mover: int) -> Reading:
    value = ranked.value.value
    low, high = (value, value) if ranked.proof == "exact" else (0.0, 1.0)
    return Reading(_alone(mover, state.setup.players, value), value, low, high)


def _numerus_solo(ranked: RankedMove[Any], _state: Any, _mover: int) -> Reading:
    """A line with this penalty is there, and no line is below the bound."""
    penalty, bound = ranked.value.penalty, ranked.value.lower_bound
    return Reading((float(penalty),), -penalty, -penalty, -bound, interval=(float(bound), float(penalty)))


def _numerus_solo_end(_state: Any, score: Score) -> Chances:
    return (float(-score.seats[0].points),)


def _davinci_solo(ranked: RankedMove[Any], _state: Any, _mover: int) -> Reading:
    chance = ranked.value.win_probability
    low, high = (chance, chance) if ranked.proof == "exact" else (0.0, 1.0)
    return Reading((chance,), chance, low, high, interval=ranked.value.interval)


def _davinci_solo_end(state: Any, _score: Score) -> Chances:
    return (float(state.won),)


def _points(_setup: Any) -> Unit:
    return "points"


LENSES: Final[Mapping[str, Lens]] = {
    "anaconda": Lens(_anaconda, _anaconda_end, "safety"),
    "davinci": Lens(
        _davinci,
        _davinci_end,
        unit=_davinci_unit,
        nodes=300,
        least={"share": 0.05, "points": 3.0},
        guessed=_davinci_guess,
    ),
    "davinci-solo": Lens(_davinci_solo, _davinci_solo_end, "chance"),
    "numerus": Lens(_numerus, shares, nodes=20_000),
    "numerus-solo": Lens(_numerus_solo, _numerus_solo_end, "penalty", _points, nodes=10_000),
}
