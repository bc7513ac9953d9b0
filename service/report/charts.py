"""Line charts as values: where everything stands. `templates/chart.html.jinja` writes them down as SVG.

Positions are in the units of the picture, which grows and shrinks with the page. Colours are left to the style sheet of
the page, so that a chart is readable by day, by night and on paper; each line has its own dashes as well.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count, takewhile
from typing import ClassVar, Final, Literal

WIDTH: Final = 640
HEIGHT: Final = 300
LEFT: Final = 66
RIGHT: Final = WIDTH - 16
TOP: Final = 20
BOTTOM: Final = HEIGHT - 40
_STEPS_ACROSS: Final = 10
_STEPS_UP: Final = 5
_APART: Final = 4
_ASIDE: Final = 14
"""How far lines are moved apart that would cover each other: from each other, and all together."""

Kind = Literal["sure", "estimated", "end"]


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a series: where, what it says, what kind of value it is, and the interval around it."""

    x: int
    y: float
    told: str
    kind: Kind = "estimated"
    interval: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Series:
    """Points that belong together. `style` numbers colours and dashes; `joined` false: stems in place of a line."""

    label: str
    style: int
    points: tuple[Point, ...]
    joined: bool = True


@dataclass(frozen=True, slots=True)
class Axis:
    """The values at which a line is drawn across, with their texts; the first is the bottom, the last the top."""

    ticks: tuple[tuple[float, str], ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A number that stands beside a point."""

    x: int
    y: float
    text: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A text or a point, where it is drawn."""

    x: str
    y: str
    text: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A series as it is drawn: the paths of line and band, empty if there are none."""

    label: str
    style: int
    path: str
    band: str
    dots: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """A picture with its texts; `name` is unique on its page."""

    width: ClassVar[int] = WIDTH
    height: ClassVar[int] = HEIGHT
    left: ClassVar[int] = LEFT
    right: ClassVar[int] = RIGHT

    name: str
    title: str
    description: str
    across: str
    lines: tuple[Drawn, ...]
    x_ticks: tuple[Placed, ...]
    y_ticks: tuple[Placed, ...]
    notes: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Texts:
    """What a chart is called, what is told of it to those who do not see it, and what runs across."""

    name: str
    title: str
    description: str
    across: str


def chart(
    texts: Texts, series: Sequence[Series], axis: Axis, notes: Iterable[Note] = (), *, parted: bool = False
) -> Chart:
    """Lay out a chart; with `parted`, lines that would cover each other are moved apart a little."""
    xs = [point.x for one in series for point in one.points] or [0]
    grid = _Grid(min(xs), max(xs), axis.ticks[0][0], axis.ticks[-1][0])
    middle, apart = (len(series) - 1) / 2, min(_APART, _ASIDE / len(series)) if parted else 0
    lines = tuple(_drawn(one, grid, (number - middle) * apart) for number, one in enumerate(series))
    x_ticks = (Placed(_short(grid.x(at)), _short(BOTTOM + 18), str(at)) for at in _whole(grid.first, grid.last))
    y_ticks = (Placed(_short(LEFT - 8), _short(grid.y(at)), text) for at, text in axis.ticks)
    placed = (Placed(_short(grid.x(one.x)), _short(_beside(grid.y(one.y))), one.text) for one in notes)
    return Chart(
        texts.name, texts.title, texts.description, texts.across, lines, tuple(x_ticks), tuple(y_ticks), tuple(placed)
    )


def nice(most: float, least: float = 0) -> tuple[float, ...]:
    """Round values that embrace 0 and both ends."""
    rough = max(most - least, 1) / _STEPS_UP
    power = 10.0 ** math.floor(math.log10(rough))
    step = max(1.0, next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough))
    return tuple(
        step * number for number in range(math.floor(min(least, 0) / step), math.ceil(max(most, 1) / step) + 1)
    )


@dataclass(frozen=True, slots=True)
class _Grid:
    """From values to positions."""

    first: int
    last: int
    bottom: float
    top: float

    def x(self, value: float) -> float:
        if self.first == self.last:
            return (LEFT + RIGHT) / 2
        return LEFT + (RIGHT - LEFT) * (value - self.first) / (self.last - self.first)

    def y(self, value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - self.bottom) / (self.top - self.bottom)


def _drawn(series: Series, grid: _Grid, aside: float) -> Drawn:
    at = [(grid.x(point.x), grid.y(point.y) + aside) for point in series.points]
    path = _path(at) if series.joined else "".join(f"M{_short(x)} {_short(BOTTOM)}V{_short(y)}" for x, y in at)
    dots = (Placed(_short(x), _short(y), one.told, one.kind) for (x, y), one in zip(at, series.points, strict=True))
    return Drawn(series.label, series.style, path, _band(series.points, grid), tuple(dots))


def _band(points: Iterable[Point], grid: _Grid) -> str:
    """The outline of all intervals, there along their lower and back along their upper ends."""
    known = [(grid.x(point.x), *map(grid.y, point.interval)) for point in points if point.interval]
    return _path([*((x, low) for x, low, _ in known), *((x, high) for x, _, high in reversed(known))])


def _path(at: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{_short(x)} {_short(y)}" for x, y in at) if at else ""


def _whole(first: int, last: int) -> Iterable[int]:
    """Whole numbers at even distances, few enough to be read."""
    span = max(1, last - first)
    step = next(
        step for power in count() for step in (10**power, 2 * 10**power, 5 * 10**power) if span / step <= _STEPS_ACROSS
    )
    begin = -(-first // step) * step
    return takewhile(lambda at: at <= last, count(begin, step))


def _beside(y: float) -> float:
    """Above a point, or below one that is near the top."""
    return y - 9 if y > TOP + 12 else y + 18


def _short(value: float) -> str:
    """A position with one decimal at most."""
    return f"{value:.1f}".removesuffix(".0")
