"""The standings of an event as a page: places, the points from round to round, who met whom.

It is one HTML document that asks for nothing else. Names stand in `bdi`, so that those written from right to left do
not turn their neighbours around.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from typing import Any, Final

from service.report.charts import Axis, Chart, Point, Series, Texts, chart, nice
from service.report.rendering import rendered

_LINES: Final = 8
"""So many lines can be told from each other."""
_CROSSED: Final = 24
"""A cross table for more players does not fit on paper."""


@dataclass(frozen=True, slots=True)
class Round:
    """What a round brought a player: the points, those with all rounds before, and why if he did not just play."""

    number: int
    points: Fraction
    total: Fraction
    why: str


@dataclass(frozen=True, slots=True)
class Row:
    """A player's line: his number in the ranking, his place, values, rounds, and what he got against each other one."""

    number: int
    place: int
    name: str
    values: tuple[str, ...]
    decided_by: str
    rounds: tuple[Round, ...]
    crossed: tuple[str, ...]


def standings_page(answer: Mapping[str, Any], title: str) -> str:
    """Standings, as they are answered, as a page."""
    ranked = answer["standings"]
    decided = {one["upper"]: one["tie_break"] for one in answer["decided_by"]}
    numbers = sorted({part["round"] for one in ranked for part in _points(one) if part["round"] is not None})
    rows = [_row(index, one, ranked, decided, numbers) for index, one in enumerate(ranked, 1)]
    met = any(cell for row in rows for cell in row.crossed)
    return rendered(
        "standings.html.jinja",
        language="en",
        theme="auto",
        heading=title,
        criteria=[_label(value["tie_break"]) for value in ranked[0]["values"]],
        rows=rows,
        rounds=numbers,
        chart=_chart(rows) if numbers else None,
        shown=min(_LINES, len(rows)),
        crossed=met and len(rows) <= _CROSSED,
        still_open=[f"round {at['round']} table {at['table']}" for at in answer["open_tables"]],
    )


def _row(
    number: int,
    one: Mapping[str, Any],
    ranked: Sequence[Mapping[str, Any]],
    decided: Mapping[str, str | None],
    numbers: Sequence[int],
) -> Row:
    player = one["player"]
    by = _label(decided[player] or "shared place") if player in decided else ""
    values = tuple(value["value"] for value in one["values"])
    crossed = tuple(_against(one, other["player"]) for other in ranked)
    return Row(number, one["place"], one["name"], values, by, tuple(_rounds(one, numbers)), crossed)


def _points(one: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    """Where the points of a player come from; empty if points are no criterion."""
    return next((value["contributions"] for value in one["values"] if value["tie_break"] == "points"), ())


def _rounds(one: Mapping[str, Any], numbers: Sequence[int]) -> Iterator[Round]:
    parts = [[part for part in _points(one) if part["round"] == number] for number in numbers]
    points = [sum((Fraction(part["value"]) for part in mine), Fraction(0)) for mine in parts]
    for number, mine, gained, total in zip(numbers, parts, points, accumulate(points), strict=True):
        why = ", ".join(part["why"] for part in mine if part["why"] != "played")
        yield Round(number, gained, total, why)


def _against(one: Mapping[str, Any], other: str) -> str:
    """The points of a player at each table at which he met another one."""
    return " ".join(part["value"] for part in _points(one) if other in part["opponents"])


def _chart(rows: Sequence[Row]) -> Chart:
    """The points of the first players after each round."""
    first = rows[:_LINES]
    series = [Series(row.name, row.number - 1, tuple(_course(row))) for row in first]
    totals = [float(one.total) for row in first for one in row.rounds]
    ticks = tuple((value, f"{value:g}") for value in nice(max(totals), min(totals)))
    told = " ".join(f"{row.name}: {row.rounds[-1].total}." for row in first)
    texts = Texts("points", "Points by round", f"Points after the last round. {told}", "Round")
    return chart(texts, series, Axis(ticks), parted=True)


def _course(row: Row) -> Iterator[Point]:
    yield Point(row.rounds[0].number - 1, 0, f"{row.name}: 0", "sure")
    for one in row.rounds:
        yield Point(one.number, float(one.total), f"{row.name}, round {one.number}: {one.total}", "sure")


def _label(name: str) -> str:
    """A member's name for people."""
    if name == "sonneborn_berger":
        return "Sonneborn-Berger"
    return name.replace("_", " ").capitalize()
