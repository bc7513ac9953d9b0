"""A report as a page: what stands where, in words of one language. The template only writes it down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal
from urllib.parse import quote

import orjson

from schemas.common import kept
from service import VERSION
from service.game import ScoreItem
from service.noted import Noted, noted_ending
from service.report.analysis import Analysis
from service.report.charts import Chart
from service.report.course import Courses
from service.report.languages import LANGUAGES
from service.report.rendering import rendered
from service.report.tables import Tables
from service.report.telling import Teller
from service.report.words import Words

Theme = Literal["auto", "light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("auto", "light", "dark")

_MOST_MISTAKES: Final = 8


@dataclass(frozen=True, slots=True)
class Style:
    """How a report is to look: its language and its theme."""

    language: str = "en"
    theme: Theme = "auto"


@dataclass(frozen=True, slots=True)
class Fact:
    """A line about a game; `code`: as the API writes it."""

    name: str
    value: str
    code: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """What a seat came to, with the lines of its score."""

    place: int
    seat: int
    player: str
    points: str
    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A costly move; `address`: what to ask the service about its position, where there is such a text."""

    number: int
    player: str
    move: str
    best: str
    told: str
    proof: str
    position: str
    address: str | None
    diagram: str | None


class GameReport:
    """What the page says of one game; `name` makes ids unique on the page."""

    def __init__(self, analysis: Analysis, style: Style, name: str) -> None:
        self.analysis, self.style, self.name = analysis, style, name
        self.words: Words = LANGUAGES[style.language]
        self.teller = Teller(analysis, self.words)
        self.names = self.teller.names
        self.courses = Courses(self.teller, name)
        self.tables = Tables(self.teller)
        self.noted = noted_ending(analysis.record, analysis.score)
        self.shown = analysis.mistakes[:_MOST_MISTAKES]

    @property
    def slug(self) -> str:
        """The ruleset."""
        return self.analysis.entry.game.INFO.slug

    @property
    def title(self) -> str:
        """Who played."""
        return " \N{EN DASH} ".join(self.names)

    @property
    def lead(self) -> str:
        """What was played, and where."""
        tags = self.analysis.record.tags or {}
        known = (tags.get(name, "") for name in ("event", "date"))
        return " \N{MIDDLE DOT} ".join(filter(None, (self.analysis.entry.game.INFO.title, *known)))

    @property
    def facts(self) -> Iterator[Fact]:
        """What is known of the game."""
        words, record = self.words, self.analysis.record
        yield Fact(words.game, self.slug, code=True)
        yield Fact(words.rules, record.rules, code=True)
        for name, value in (record.tags or {}).items():
            yield Fact(words.tags.get(name, name), value)
        yield Fact(words.setup, self._setup(), code=True)
        yield Fact(words.start, self.analysis.start, code=True)
        if record.seed is not None:
            yield Fact(words.seed, record.seed, code=True)
        yield Fact(words.length, words.plies.format(count=len(self.analysis.plies)))
        yield Fact(words.judged_by, self._budget())

    @property
    def remark(self) -> str:
        """Why the score may not be final, or not come from the plies."""
        words, noted = self.words, self.noted
        if noted is not None:
            return f"{words.endings[noted.reason].format(player=self.names[noted.seat])} {words.as_noted}"
        reason = str((self.analysis.record.result or {}).get("reason", "finished"))
        early = "" if reason == "finished" else words.ended_early.format(reason=words.reasons.get(reason, reason))
        return " ".join(filter(None, (early, "" if self.analysis.over else words.unfinished)))

    @property
    def results(self) -> tuple[Result, ...]:
        """All seats, the first first."""
        noted = self.noted
        seats = self.analysis.score.seats if noted is None else noted.seats
        ranked = sorted(seats, key=lambda seat: (seat.place, seat.seat))
        return tuple(
            Result(
                one.place,
                one.seat,
                self.names[one.seat],
                self.words.number(one.points),
                tuple(map(self._item, one.items)) if noted is None else self._given_up(noted, one.seat),
            )
            for one in ranked
        )

    @property
    def chart(self) -> Chart:
        """The course of the game."""
        return self.courses.main(self.shown)

    @property
    def has_guesses(self) -> bool:
        """Whether there is anything to tell of guesses."""
        return any(ply.guessed for ply in self.analysis.plies)

    @property
    def mistakes(self) -> Iterator[Mistake]:
        """The most costly moves."""
        info, entry = self.analysis.entry.game.INFO, self.analysis.entry
        for ply, choice in self.shown:
            address = diagram = None
            if info.position_pattern is not None:
                address = f"/v1/{info.slug}/hint?position={quote(ply.position, safe=':,=@')}"
            if entry.diagram is not None:
                diagram = entry.diagram(entry.game.parse_position(ply.position))
            yield Mistake(
                ply.number,
                self.names[ply.mover],
                ply.move,
                choice.best,
                self.words.loss_told[choice.proof].format(loss=self.teller.loss(choice.loss)),
                choice.proof,
                ply.position,
                address,
                diagram,
            )

    @property
    def more_mistakes(self) -> str:
        """How many costly moves are not listed."""
        more = len(self.analysis.mistakes) - len(self.shown)
        return self.words.more_mistakes.format(count=more) if more else ""

    def _item(self, item: ScoreItem) -> str:
        """A line of a score: what for, from what, and the points."""
        name = self.words.items[item.code].format(count=item.count)
        seen = _run(item.numbers) or " ".join(map(str, item.tiles or item.numbers or ()))
        facts = f" {seen}" if seen else ""
        count = (
            f" \N{MULTIPLICATION SIGN} {item.count}"
            if item.count not in (None, item.points) and not seen and item.points
            else ""
        )
        points = f": {self.words.number(item.points)}" if item.points else ""
        return f"{name}{count}{facts}{points}"

    def _given_up(self, noted: Noted, seat: int) -> tuple[str, ...]:
        """What a seat's noted points come from."""
        return (self.words.reasons[noted.reason],) if seat == noted.seat else ()

    def _setup(self) -> str:
        dumped: Mapping[str, Any] = kept(self.analysis.entry.schemas.setup).dump(self.analysis.setup)
        return orjson.dumps(dict(dumped)).decode()

    def _budget(self) -> str:
        """What the values come from; where the game is solved, they do not depend on the budget."""
        if self.analysis.entry.solution is not None:
            return self.words.solved
        budget = self.analysis.budget
        if budget.nodes is None:
            return self.words.milliseconds.format(count=budget.ms)
        return self.words.nodes.format(count=budget.nodes)


def _run(numbers: Sequence[int] | None) -> str:
    """Three or more consecutive numbers in short; nothing for others."""
    if not numbers or len(numbers) < 3 or numbers[-1] - numbers[0] != len(numbers) - 1:
        return ""
    return f"{numbers[0]}\N{EN DASH}{numbers[-1]}"


def report_page(analyses: Sequence[Analysis], style: Style) -> str:
    """One page with a report on each game."""
    words = LANGUAGES[style.language]
    games = [GameReport(analysis, style, f"g{number}") for number, analysis in enumerate(analyses, 1)]
    title = games[0].title if len(games) == 1 else words.many_games.format(count=len(games))
    return rendered(
        "report.html.jinja",
        language=style.language,
        theme=style.theme,
        words=words,
        heading=title,
        games=games,
        version=VERSION,
    )
