"""From results as they were handed in to scores; what contradicts itself is told with pointers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from service.game import Score, SeatScore, Violation, Violations, places
from service.sentences import say
from service.tournaments.checking import fault
from service.tournaments.model import At, Correction, Event, Given, Result, Round, Table

Scorer = Callable[[str, Given], Score]
"""Scores a sheet or record of a ruleset; raises `UnscoredError` when it contradicts itself."""


class UnscoredError(ValueError):
    """A result that cannot be scored; pointers of `violations` are relative to it."""

    def __init__(self, violations: Violations) -> None:
        super().__init__(violations[0].detail)
        self.violations = violations


class Scorekeeper:
    """Scores results, and collects what is wrong with them."""

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self.violations: list[Violation] = []

    def event(self, event: Event) -> Event:
        """The event with every result scored."""
        rounds = tuple(self._round(one, f"#/rounds/{index}") for index, one in enumerate(event.rounds))
        return replace(event, rounds=rounds)

    def corrections(self, event: Event, given: Sequence[Correction], pointer: str) -> tuple[Correction, ...]:
        """The corrections with every result scored."""
        seats = {at: len(table.seats) for at, table in event.tables.items()}
        return tuple(self._correction(one, seats, f"{pointer}/{index}/change") for index, one in enumerate(given))

    def _round(self, one: Round, pointer: str) -> Round:
        tables = (self._table(table, f"{pointer}/tables/{index}") for index, table in enumerate(one.tables))
        return replace(one, tables=tuple(tables))

    def _table(self, table: Table, pointer: str) -> Table:
        return replace(table, result=self._scored(table.game, table.result, len(table.seats), pointer))

    def _correction(self, one: Correction, seats: dict[At, int], pointer: str) -> Correction:
        change = one.change
        size = seats.get(At(change.round, change.table))
        result = self._scored(change.game, change.result, size, pointer)
        return replace(one, change=replace(change, result=result))

    def _scored(self, game: str, result: Result, seats: int | None, pointer: str) -> Result:
        """The score; what is wrong is noted. How many seats there are is not known where the table is not."""
        if not isinstance(result, Given):
            return result
        try:
            score = self._score(game, result)
        except UnscoredError as error:
            self._note(error.violations, f"{pointer}/result")
            return None
        self._note(check_score(score, len(score.seats) if seats is None else seats), f"{pointer}/result/{result.kind}")
        return score

    def _score(self, game: str, result: Given) -> Score:
        if result.kind == "points":
            return score_of_points(result.value)
        return result.value if isinstance(result.value, Score) else self._scorer(game, result)

    def _note(self, found: Violations | Iterator[Violation], pointer: str) -> None:
        self.violations += [violation.below(pointer) for violation in found]


def score_of_points(points: Sequence[int]) -> Score:
    """The score of a table of which only the points are known: the more the better."""
    ranked = enumerate(zip(points, places(points), strict=True))
    return Score("points", final=True, seats=tuple(SeatScore(seat, *facts, ()) for seat, facts in ranked))


def check_score(score: Score, seats: int) -> Iterator[Violation]:
    """What does not fit in the score of a table of so many seats."""
    if [one.seat for one in score.seats] != list(range(seats)):
        yield fault(
            "wrong_number_of_seats",
            say("The table has {count} seats, each of them once and in order.", count=seats),
            "",
        )
    if not score.final:
        yield fault(
            "result_not_final", say("The game was not over: the table is adjourned, or its points are given."), ""
        )
    given = tuple(one.place for one in score.seats)
    if given != places([-place for place in given]):
        yield fault("impossible_places", say("Places are counted 1, 2, 3; equal ones share the first of theirs."), "")
