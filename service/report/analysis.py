"""What every ply of a game was worth, by the game's own solver: pure values, without words or pictures.

Each position is judged as its mover could judge it, from his view. After a move that leaves the turn to chance, the
position is worth what that move was. A loss is what the best move was better by than the one that was played, and it is
as sure as both values are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from service import operations
from service.catalog import Entry
from service.game import CHANCE, TERMINAL, Budget, Hint, Proof, RankedMove, Score
from service.record import Record
from service.report.lenses import LENSES, Chances, Guessed, Lens, Reading, Unit

_NOTHING: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Moment:
    """How the seats stand between two plies.

    Attributes:
        chances: by seat; see `Lens.scale`.
        proof: how sure that is; None at the end and where nothing is known.
        interval: see `Reading`.
        depth: the placements to the end under perfect play.
    """

    chances: Chances
    proof: Proof | None = None
    interval: tuple[float, float] | None = None
    depth: int | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision between two or more moves.

    Attributes:
        best: the move that the solver recommends.
        loss: how much better it is than the move that was played.
        proof: whether the loss is exact, at least this much, or an estimate.
        best_chance: how the mover would stand after the best move.
        played_chance: how he stood after his own.
    """

    best: str
    loss: float
    proof: Proof
    best_chance: float
    played_chance: float


@dataclass(frozen=True, slots=True)
class Ply:
    """One ply, numbered from 1.

    Attributes:
        mover: a seat, or CHANCE.
        position: the position before it, as text.
        choice: None where there was nothing to choose.
        stand_in: who made it in place of the player (`random` or `hint`).
    """

    number: int
    mover: int
    move: str
    position: str
    choice: Choice | None = None
    guessed: Guessed | None = None
    stand_in: str | None = None

    @property
    def is_judged(self) -> bool:
        """Whether it tells something of how the player plays."""
        return self.choice is not None and self.stand_in is None


@dataclass(frozen=True, slots=True)
class Accuracy:
    """How a seat chose.

    Attributes:
        choices: how often there were two moves or more.
        good: how often nothing was lost that is more than noise.
        mean_loss: what a choice lost on average.
        proved: the mistakes that are sure.
    """

    seat: int
    choices: int
    good: int
    mean_loss: float
    proved: int


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game with the worth of everything in it; `moments` has one more entry than `plies`."""

    entry: Entry
    record: Record
    budget: Budget
    setup: Any
    start: str
    plies: tuple[Ply, ...]
    moments: tuple[Moment, ...]
    score: Score
    over: bool

    @property
    def lens(self) -> Lens:
        """How the solver's values are read."""
        return LENSES[self.entry.game.INFO.slug]

    @property
    def unit(self) -> Unit:
        """What losses are counted in."""
        return self.lens.unit(self.setup)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.entry.game.players(self.setup)

    @property
    def mistakes(self) -> tuple[tuple[Ply, Choice], ...]:
        """The choices that lost something: the proved ones first, then in the order of their losses."""
        made = [(ply, ply.choice) for ply in self.plies if ply.choice and ply.is_judged]
        found = [(ply, choice) for ply, choice in made if choice.loss >= self._least(choice)]
        found.sort(key=lambda one: (one[1].proof == "heuristic", -one[1].loss, one[0].number))
        return tuple(found)

    def accuracies(self) -> tuple[Accuracy, ...]:
        """How every seat chose."""
        return tuple(self._accuracy(seat) for seat in range(self.seats))

    def _least(self, choice: Choice) -> float:
        return self.lens.least[self.unit] if choice.proof == "heuristic" else _NOTHING

    def _accuracy(self, seat: int) -> Accuracy:
        made = [ply.choice for ply in self.plies if ply.mover == seat and ply.choice and ply.is_judged]
        lost = [choice for choice in made if choice.loss >= self._least(choice)]
        proved = sum(choice.proof != "heuristic" for choice in lost)
        mean = sum(choice.loss for choice in made) / max(1, len(made))
        return Accuracy(seat, len(made), len(made) - len(lost), mean, proved)


def analyse(entry: Entry, record: Record, budget: Budget | None = None) -> Analysis:
    """Judge every ply of a record that replays without faults; without a budget, as the game's lens has it.

    Raises:
        Refusal: no game can begin as the record does, or a view explains nothing.
    """
    game = entry.game
    states = tuple(_states(entry, record))
    setup = game.setup_of(states[0])
    made_by = {stand_in.ply: stand_in.by for stand_in in record.stand_ins}
    lens = LENSES[game.INFO.slug]
    budget = budget or Budget(nodes=lens.nodes)
    walk = _Walk(entry, lens, budget)
    plies = [
        walk.ply(number, text, before, after, made_by.get(number - 1))
        for number, (text, (before, after)) in enumerate(zip(record.moves, pairwise(states), strict=True), 1)
    ]
    last = states[-1]
    walk.end(last)
    over, start = game.to_move(last) == TERMINAL, game.format_position(states[0])
    return Analysis(entry, record, budget, setup, start, tuple(plies), tuple(walk.moments), game.score(last), over)


def _states(entry: Entry, record: Record) -> Iterator[Any]:
    state = operations.start_of(entry, record)
    yield state
    for text in record.moves:
        state = entry.game.apply(state, entry.game.parse_move(text))
        yield state


class _Walk:
    """A game on the way from ply to ply; what was judged so far."""

    def __init__(self, entry: Entry, lens: Lens, budget: Budget) -> None:
        self.entry, self.lens, self.budget = entry, lens, budget
        self.moments: list[Moment] = []
        self.before_chance: Moment | None = None

    def ply(self, number: int, text: str, before: Any, after: Any, stand_in: str | None) -> Ply:
        game = self.entry.game
        mover, position = game.to_move(before), game.format_position(before)
        if mover == CHANCE:
            self.moments.append(self.before_chance or self._unknown(before))
            return Ply(number, mover, text, position)
        found = self._hint(before)
        move = game.parse_move(text)
        played = next(one for one in found.moves if one.move == move)
        self.moments.append(self._moment(found, before))
        self.before_chance = self._as_moment(self._read(played, before), played.proof)
        guessed = self.lens.guessed(found.moves, played, before, after) if self.lens.guessed else None
        choice = self._choice(found, played, before) if len(found.moves) > 1 else None
        return Ply(number, mover, text, position, choice, guessed, stand_in)

    def end(self, state: Any) -> None:
        game = self.entry.game
        if game.to_move(state) == TERMINAL:
            self.moments.append(Moment(self.lens.end(state, game.score(state))))
        elif game.to_move(state) == CHANCE:
            self.moments.append(self.before_chance or self._unknown(state))
        else:
            self.moments.append(self._moment(self._hint(state), state))

    def _hint(self, state: Any) -> Hint[Any]:
        view = operations.viewed_by_mover(self.entry.game, state)
        options = operations.default_options(self.entry)
        return operations.hint_of_view(self.entry, view, self.budget, options).hint

    def _read(self, ranked: RankedMove[Any], state: Any) -> Reading:
        return self.lens.read(ranked, state, self.entry.game.to_move(state))

    def _moment(self, found: Hint[Any], state: Any) -> Moment:
        """How it stands before the best move; a penalty cannot be below the least bound of all moves."""
        best = self._read(found.moves[0], state)
        if self.lens.scale != "penalty":
            return self._as_moment(best, found.moves[0].proof)
        least = -max(self._read(one, state).high for one in found.moves)
        moment = self._as_moment(best, "exact" if least >= -best.goal else "bounded")
        return Moment(moment.chances, moment.proof, (least, -best.goal))

    def _as_moment(self, reading: Reading, proof: Proof) -> Moment:
        sure = proof == "bounded" or reading.low == reading.high
        return Moment(reading.chances, proof if sure else "heuristic", reading.interval, reading.depth)

    def _unknown(self, state: Any) -> Moment:
        return Moment((None,) * self.entry.game.players(self.entry.game.setup_of(state)))

    def _choice(self, found: Hint[Any], played: RankedMove[Any], state: Any) -> Choice:
        best, mine = self._read(found.moves[0], state), self._read(played, state)
        loss, proof = _lost(best, mine)
        seat = self.entry.game.to_move(state)
        text = self.entry.game.format_move(found.moves[0].move)
        return Choice(text, loss, proof, best.chances[seat] or 0.0, mine.chances[seat] or 0.0)


def _lost(best: Reading, played: Reading) -> tuple[float, Proof]:
    """What a move lost against the best one, and how sure that is."""
    if best.low == best.high and played.low == played.high:
        return max(0.0, best.goal - played.goal), "exact"
    if best.low - played.high > _NOTHING:
        return best.low - played.high, "bounded"
    return max(0.0, best.goal - played.goal), "heuristic"
