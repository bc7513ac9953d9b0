"""The tables of a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from service.game import CHANCE
from service.report.analysis import Ply
from service.report.telling import Teller


@dataclass(frozen=True, slots=True)
class Line:
    """A row of a table: its first cell is the head of the row."""

    kind: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Columns and rows; `numbers` are the columns that are aligned by their ends."""

    columns: tuple[str, ...]
    lines: tuple[Line, ...]
    numbers: frozenset[int]


class Tables:
    """Makes the tables of one game."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.analysis, self.words, self.names = teller.analysis, teller.words, teller.names
        self.noted = {ply.number for ply, _ in self.analysis.mistakes}

    @property
    def accuracy(self) -> Table:
        """How well each seat chose."""
        words = self.words
        columns = (words.player, words.choices, words.nothing_lost, words.lost_per_choice, words.proved_mistakes)
        lines = (
            Line(
                "",
                (
                    self.names[one.seat],
                    str(one.choices),
                    self._of(one.good, one.choices),
                    self.teller.loss(one.mean_loss),
                    str(one.proved),
                ),
            )
            for one in self.analysis.accuracies()
        )
        return Table(columns, tuple(lines), frozenset(range(1, 5)))

    @property
    def guesses(self) -> Table:
        """Every guess with its probability."""
        words = self.words
        columns = (words.ply, words.player, words.guess, words.probability, words.best_guess, words.outcome)
        lines = (
            Line(
                "",
                (
                    str(ply.number),
                    self.names[ply.mover],
                    ply.move,
                    words.share(ply.guessed.chance),
                    words.share(ply.guessed.best),
                    words.right if ply.guessed.right else words.wrong,
                ),
            )
            for ply in self.analysis.plies
            if ply.guessed
        )
        return Table(columns, tuple(lines), frozenset((0, 3, 4)))

    @property
    def moves(self) -> Table:
        """Every ply, and how the seats stood after it."""
        words = self.words
        further = self._further()
        columns = (words.ply, words.player, words.move, *self._seat_columns(), *further, words.basis, words.lost)
        seats = len(self._seat_columns()) + len(further)
        return Table(columns, tuple(self._lines(further)), frozenset((0, *range(3, 3 + seats), 4 + seats)))

    def _seat_columns(self) -> list[str]:
        if self.analysis.seats > 1:
            return self.names
        return [self.words.points if self.teller.is_penalty else self.words.probability]

    def _further(self) -> tuple[str, ...]:
        """The columns that only some rulesets have."""
        if any(moment.interval for moment in self.analysis.moments):
            return (self.words.bound if self.teller.is_penalty else self.words.interval,)
        return (self.words.depth,) if any(moment.depth is not None for moment in self.analysis.moments) else ()

    def _lines(self, further: Sequence[str]) -> Iterator[Line]:
        yield Line("", ("0", "", "", *self._standing(0, further), ""))
        for ply in self.analysis.plies:
            who = self.words.chance if ply.mover == CHANCE else self.names[ply.mover]
            if ply.stand_in:
                who = f"{who} ({self.words.stand_in.format(by=ply.stand_in)})"
            cells = (str(ply.number), who, ply.move, *self._standing(ply.number, further), self._lost(ply))
            yield Line("chance" if ply.mover == CHANCE else "", cells)

    def _standing(self, at: int, further: Sequence[str]) -> Iterator[str]:
        """How the seats stood, what else is known, and how sure it is."""
        moment = self.analysis.moments[at]
        yield from map(self.teller.standing, moment.chances)
        known = any(chance is not None for chance in moment.chances)
        if further:
            yield self._detail(at)
        at_end = self.words.end if known else ""
        yield self.words.proof[moment.proof] if moment.proof else at_end

    def _detail(self, at: int) -> str:
        moment = self.analysis.moments[at]
        if moment.depth is not None:
            return str(moment.depth)
        if moment.interval is None:
            return ""
        low, high = map(self.teller.standing, moment.interval)
        return low if self.teller.is_penalty else f"{low} \N{EN DASH} {high}"

    def _lost(self, ply: Ply) -> str:
        if ply.choice is None or ply.number not in self.noted:
            return ""
        sign = {"exact": "", "bounded": "\N{GREATER-THAN OR EQUAL TO} ", "heuristic": "\N{ALMOST EQUAL TO} "}
        return sign[ply.choice.proof] + self.teller.loss(ply.choice.loss)

    def _of(self, some: int, every: int) -> str:
        return f"{some} ({self.words.share(some / every)})" if every else "0"
