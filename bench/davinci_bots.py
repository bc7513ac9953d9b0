"""Players of Da Vinci Code to measure hints against: each moves from its view and a random number generator."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from service.game import Budget
from service.games.davinci import kernels_survey as survey
from service.games.davinci import kernels_table as at
from service.games.davinci.evidence import Cell, puzzle
from service.games.davinci.policy import LEAK_LIMIT, SURE_ENOUGH, Leaks, colour_difference
from service.games.davinci.rollout_table import table
from service.games.davinci.rules import clue_places, hidden_positions, legal_moves
from service.games.davinci.solver import hint
from service.games.davinci.state import Draw, Guess, Move, Stop, View
from service.games.davinci.sweep import narrowed
from service.games.davinci.tiles import JOKER, TILES, Value, value_of
from service.games.jit import Ints, zeros

Bot = Callable[[View, random.Random], Move]
Choice = tuple[int, int, Value, float]
"""Seat, position, value, probability."""


def place(view: View, rng: random.Random) -> int | None:
    """Where the clue tile goes: at random."""
    places = clue_places(view)
    return rng.choice(places) if len(places) > 1 else None


def colour_by_rule(view: View, rng: random.Random) -> Move:
    """The colour of which the others hide more than oneself, at random if it makes no difference."""
    draws = [move for move in legal_moves(view) if isinstance(move, Draw)]
    rng.shuffle(draws)
    return max(draws, key=lambda move: colour_difference(view, move.colour))


@dataclass
class Knowing(ABC):
    """A player with the exact posterior (`no_self_guess`); how he guesses and goes on is for others to say."""

    rule: bool
    work: Ints = field(default_factory=lambda: zeros(survey.WORK))

    def choices(self, view: View) -> list[Choice]:
        """Everything that is possible, with its probability."""
        found = list(self._surveyed(view, no_self_guess=True)) or list(self._surveyed(view, no_self_guess=False))
        return found or [(*_any_hidden(view), 0, 0.0)]

    def _surveyed(self, view: View, *, no_self_guess: bool) -> Iterator[Choice]:
        w = self.work
        total = int(survey.survey(table(view, no_self_guess=no_self_guess), w, view.to_move))
        if not total:
            return
        for cell in range(w[survey.CELLS]):
            for tile in range(at.ROOM):
                ways = int(w[survey.WAYS + cell * at.ROOM + tile])
                if ways:
                    seat, position = int(w[survey.SEAT + cell]), int(w[survey.POSITION + cell])
                    yield seat, position, value_of(TILES[tile]), ways / total

    def __call__(self, view: View, rng: random.Random) -> Move:
        """The move."""
        if view.phase == "draw" and self.rule:
            return colour_by_rule(view, rng)
        if view.phase != "guess":
            return rng.choice(legal_moves(view))
        choices = self.choices(view)
        rng.shuffle(choices)
        guess = self.pick(choices, rng)
        if view.hits and not self.goes_on(view, guess[3], rng):
            return Stop(place(view, rng))
        return Guess(*guess[:3], place(view, rng))

    def pick(self, choices: Sequence[Choice], rng: random.Random) -> Choice:
        """The guess."""
        del rng
        return max(choices, key=lambda choice: choice[3])

    @abstractmethod
    def goes_on(self, view: View, best: float, rng: random.Random) -> bool:
        """Whether to guess again."""


@dataclass
class Rand(Knowing):
    """Any possible guess; goes on every other time."""

    def pick(self, choices: Sequence[Choice], rng: random.Random) -> Choice:
        """Any."""
        return rng.choice(choices)

    def goes_on(self, view: View, best: float, rng: random.Random) -> bool:
        """Every other time."""
        del view, best
        return rng.random() < 0.5


@dataclass
class MostProbable(Knowing):
    """The most probable guess; goes on while it is probable enough."""

    threshold: float = 0.45

    def goes_on(self, view: View, best: float, rng: random.Random) -> bool:
        """Above the threshold, or with nothing at risk."""
        del rng
        return best >= self.threshold or (view.clue is None and view.setup.empty_pool_penalty == "none")


@dataclass
class Leak(Knowing):
    """The most probable guess; stops when a hidden clue tile gives away little."""

    def goes_on(self, view: View, best: float, rng: random.Random) -> bool:
        """The leak rule; with an empty pool, even odds."""
        del rng
        if view.clue is None:
            return best >= 0.5 or view.setup.empty_pool_penalty == "none"
        leaks = Leaks(view, no_self_guess=True)
        where = view.clue_at if view.clue_at is not None else clue_places(view)[0]
        leak = leaks.with_clue(where, exposed=False) - leaks.with_clue(where, exposed=True)
        return best >= SURE_ENOUGH or leak >= LEAK_LIMIT


@dataclass
class Hinted:
    """Plays what the hint says."""

    nodes: int = 1000

    def __call__(self, view: View, rng: random.Random) -> Move:
        """The best move."""
        best = hint(view, Budget(nodes=self.nodes, seed=str(rng.random())), {}).best
        if best is None:
            raise ValueError("no move")
        return best


def human(view: View, rng: random.Random) -> Move:
    """Common sense: a slot with the fewest candidates, one of them at random; goes on if there are at most two."""
    if view.phase != "guess":
        return rng.choice(legal_moves(view))
    cells = list(_common_sense(view))
    rng.shuffle(cells)
    cell, values = min(cells, key=lambda entry: len(entry[1]))
    if view.hits and len(values) > 2:
        return Stop(place(view, rng))
    return Guess(cell.seat, cell.position, rng.choice(values), place(view, rng))


def _common_sense(view: View) -> Iterator[tuple[Cell, list[Value]]]:
    """What each hidden tile can be by its colour, the tiles in sight, wrong guesses and its own row."""
    known = puzzle(view)
    for line in known.lines:
        masks = [cell.mask for cell in line.cells]
        if not known.jokers:
            masks = narrowed(masks) or masks
        for cell, mask in zip(line.cells, masks, strict=True):
            values: list[Value] = [value_of(TILES[tile]) for tile in range(24) if mask >> tile & 1]
            yield cell, [*values, JOKER] if cell.joker else values or [0]


def _any_hidden(view: View) -> tuple[int, int]:
    """Some hidden tile of another seat."""
    seats = (seat for seat in range(len(view.rows)) if seat != view.to_move and seat not in view.out)
    seat = next(seats)
    return seat, hidden_positions(view.rows[seat])[0]


BOTS: dict[str, Callable[[], Bot]] = {
    "rand": lambda: Rand(rule=False),
    "human": lambda: human,
    "mp": lambda: MostProbable(rule=False),
    "mp@c": lambda: MostProbable(rule=True),
    "lk@c": lambda: Leak(rule=True),
    "hint": Hinted,
}
