"""Charts: where everything lies."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from service.report.charts import BOTTOM, LEFT, RIGHT, TOP, Axis, Note, Point, Series, Texts, chart, nice

TEXTS = Texts("one", "Title", "Description", "Ply")
PERCENT = Axis(((0.0, "0"), (0.5, "50"), (1.0, "100")))


def line(*values: float | None, **more: object) -> Series:
    points = tuple(Point(x, y, f"{x}:{y}") for x, y in enumerate(values) if y is not None)
    return Series("A", 0, points, **more)


def positions(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", path)]


def test_the_least_value_is_at_the_bottom_and_the_greatest_at_the_top():
    drawn = chart(TEXTS, [line(0, 1, 0.5)], PERCENT).lines[0]

    middle = (LEFT + RIGHT) / 2
    assert positions(drawn.path) == [(LEFT, BOTTOM), (middle, TOP), (RIGHT, (TOP + BOTTOM) / 2)]


def test_an_axis_may_go_below_zero():
    drawn = chart(TEXTS, [line(-1, 1)], Axis(((-1.0, "-1"), (0.0, "0"), (1.0, "1"))))

    assert positions(drawn.lines[0].path) == [(LEFT, BOTTOM), (RIGHT, TOP)]
    assert [float(tick.y) for tick in drawn.y_ticks] == [BOTTOM, (TOP + BOTTOM) / 2, TOP]


def test_what_is_not_known_is_passed_over():
    assert len(chart(TEXTS, [line(0, None, 1)], PERCENT).lines[0].dots) == 2


def test_a_single_point_stands_in_the_middle():
    assert positions(chart(TEXTS, [line(1)], PERCENT).lines[0].path) == [((LEFT + RIGHT) / 2, TOP)]


def test_stems_rise_from_the_bottom():
    drawn = chart(TEXTS, [line(0.5, 1, joined=False)], PERCENT).lines[0]

    assert drawn.path == f"M{LEFT} {BOTTOM}V{(TOP + BOTTOM) // 2}M{RIGHT} {BOTTOM}V{TOP}"


def test_a_band_goes_along_the_lower_ends_and_back_along_the_upper_ones():
    points = tuple(Point(x, 0.5, "", interval=(0.0, 1.0)) for x in range(2))

    outline = positions(chart(TEXTS, [Series("A", 0, points)], PERCENT).lines[0].band)
    assert outline == [(LEFT, BOTTOM), (RIGHT, BOTTOM), (RIGHT, TOP), (LEFT, TOP)]


def test_lines_that_would_cover_each_other_can_be_moved_apart():
    together = chart(TEXTS, [line(1, 1), line(1, 1)], PERCENT)
    parted = chart(TEXTS, [line(1, 1), line(1, 1)], PERCENT, parted=True)

    assert len({drawn.path for drawn in together.lines}) == 1
    assert len({drawn.path for drawn in parted.lines}) == 2


@pytest.mark.parametrize(("last", "texts"), [(9, 10), (10, 11), (48, 10), (81, 9), (800, 9)])
def test_numbers_across_are_few_and_even(last, texts):
    ticks = [int(tick.text) for tick in chart(TEXTS, [line(*[0.5] * (last + 1))], PERCENT).x_ticks]

    assert len(ticks) == texts
    assert ticks[0] == 0
    assert len({later - earlier for earlier, later in pairwise(ticks)}) == 1


@pytest.mark.parametrize(
    ("most", "least", "values"),
    [(1, 0, (0, 1)), (11, 0, (0, 5, 10, 15)), (4, -1, (-1, 0, 1, 2, 3, 4)), (180, 0, (0, 50, 100, 150, 200))],
)
def test_an_axis_has_round_values_around_all_that_is_shown(most, least, values):
    assert nice(most, least) == values


def test_a_number_stands_beside_its_point_inside_of_the_picture():
    notes = chart(TEXTS, [line(0, 1)], PERCENT, [Note(1, 1, "1"), Note(0, 0, "2")]).notes

    at_the_top, at_the_bottom = (float(note.y) for note in notes)
    assert TOP < at_the_top < TOP + 20
    assert BOTTOM - 20 < at_the_bottom < BOTTOM
