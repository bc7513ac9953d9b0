"""The charts of a game: how the seats stood from ply to ply, and the guesses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from service.report.analysis import Choice, Moment, Ply
from service.report.charts import Axis, Chart, Kind, Note, Point, Series, Texts, chart, nice
from service.report.lenses import Guessed
from service.report.telling import Teller
from service.report.words import Words

_QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


class Courses:
    """Draws the charts of one game; `name` makes ids unique on the page."""

    def __init__(self, teller: Teller, name: str) -> None:
        self.teller, self.name = teller, name
        self.analysis, self.words, self.names = teller.analysis, teller.words, teller.names

    def main(self, mistakes: Sequence[tuple[Ply, Choice]]) -> Chart:
        """How every seat stood, with the numbers of the most costly moves."""
        scale, moments = self.analysis.lens.scale, self.analysis.moments
        series = [self._series(seat) for seat in range(self.analysis.seats)]
        described = [self.words.runs.format(last=len(moments) - 1), *filter(None, map(self._told, series))]
        texts = Texts(f"{self.name}-course", self.words.course[scale], " ".join(described), self.words.ply)
        notes = (
            Note(ply.number, self._after(ply, choice), str(number)) for number, (ply, choice) in enumerate(mistakes, 1)
        )
        return chart(texts, series, self._axis(), notes, parted=scale == "safety" and self.analysis.seats > 2)

    def kinds(self) -> list[tuple[str, str]]:
        """The marks of the main chart, with what they mean."""
        words, moments = self.words, self.analysis.moments
        kinds = {_kind(moment) for moment in moments if moment.proof}
        told = [("sure", words.proof["exact"])] if "sure" in kinds else []
        told += [("estimated", words.proof["heuristic"])] if "estimated" in kinds else []
        told += [("end", words.outcome_mark)] if self.analysis.over else []
        if any(moment.interval for moment in moments):
            told.append(("band", words.band["penalty" if self.teller.is_penalty else "chance"]))
        return told

    def guesses(self) -> Chart:
        """How probable every guess was, and whether it was right."""
        words = self.words
        series = [
            Series(self.names[seat], seat, tuple(self._guess(*one) for one in self._guessed(seat)), joined=False)
            for seat in range(self.analysis.seats)
        ]
        texts = Texts(f"{self.name}-guesses", words.guesses, " ".join(self.luck()), words.ply)
        return chart(texts, series, _percents(words))

    def luck(self) -> list[str]:
        """For each seat how many guesses were right, and how many were to be expected."""
        return [one for seat in range(self.analysis.seats) if (one := self._luck(seat))]

    def _luck(self, seat: int) -> str:
        made = [guessed for _, guessed in self._guessed(seat)]
        if not made:
            return ""
        right = sum(guessed.right for guessed in made)
        expected = self.words.number(sum(guessed.chance for guessed in made), 1)
        return self.words.guesses_told.format(player=self.names[seat], right=right, count=len(made), expected=expected)

    def _guessed(self, seat: int) -> Iterator[tuple[Ply, Guessed]]:
        return ((ply, ply.guessed) for ply in self.analysis.plies if ply.mover == seat and ply.guessed)

    def _guess(self, ply: Ply, guessed: Guessed) -> Point:
        words = self.words
        outcome = words.right if guessed.right else words.wrong
        told = words.guess_told.format(
            player=self.names[ply.mover], move=ply.move, chance=words.share(guessed.chance), outcome=outcome
        )
        return Point(ply.number, guessed.chance, told, "sure" if guessed.right else "estimated")

    def _series(self, seat: int) -> Series:
        points = (
            Point(at, chance, self._point_told(seat, at, moment), _kind(moment), moment.interval)
            for at, moment in enumerate(self.analysis.moments)
            if (chance := moment.chances[seat]) is not None
        )
        return Series(self.names[seat], seat, tuple(points))

    def _after(self, ply: Ply, choice: Choice) -> float:
        """How the mover stood after a ply: where his line is, or what the move was worth to him."""
        drawn = self.analysis.moments[ply.number].chances[ply.mover]
        return choice.played_chance if drawn is None else drawn

    def _point_told(self, seat: int, at: int, moment: Moment) -> str:
        words = self.words
        sure = words.proof[moment.proof] if moment.proof else words.end
        return f"{words.ply} {at}, {self.names[seat]}: {self.teller.standing(moment.chances[seat])} ({sure})"

    def _told(self, series: Series) -> str:
        values = [point.y for point in series.points]
        if not values:
            return ""
        texts = map(self.teller.standing, (values[0], values[-1], min(values), max(values)))
        told = dict(zip(("first", "last", "least", "most"), texts, strict=True))
        return self.words.goes.format(player=series.label, **told)

    def _axis(self) -> Axis:
        if not self.teller.is_penalty:
            return _percents(self.words)
        played = (ply.choice.played_chance for ply in self.analysis.plies if ply.choice)
        known = (chance for moment in self.analysis.moments for chance in moment.chances if chance is not None)
        return Axis(tuple((value, self.words.number(value)) for value in nice(max([*played, *known, 1.0]))))


def _percents(words: Words) -> Axis:
    return Axis(tuple((value, words.share(value)) for value in _QUARTERS))


def _kind(moment: Moment) -> Kind:
    return "end" if moment.proof is None else "sure" if moment.proof == "exact" else "estimated"
