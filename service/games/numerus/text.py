"""Texts that both rulesets share: chips on the board, collections, the option `board`, deals, and the drawn board.

Every pattern reads the same in Python and in ECMAScript, and none lets a text be endless.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from service.game import MoveForm
from service.games.numerus.board import (
    FIELDS,
    LAYOUTS,
    SPAN,
    Layout,
    coordinates,
    field_at,
    fields_of,
    format_fields,
    parse_fields,
    rows_of,
)
from service.games.numerus.table import EMPTY_BOARD, LAST, Deal, Table
from service.sentences import say

NUMBER: Final = "(?:[1-9]|[1-3][0-9]|4[0-8])"
"""Unanchored pattern of a chip, 1 to 48."""
_RUN: Final = f"{NUMBER}(?:-{NUMBER})?"
RUNS: Final = f"{_RUN}(?:,{_RUN}){{0,{LAST - 1}}}"
"""The same of chips like `3-5,9`."""
_FIELD: Final = "(?:[0-9]|[1-3][0-9]|4[0-8])"
_FIELDS: Final = f"(?:[,/]{_FIELD}){{0,{FIELDS - 1}}}"
# At most one star: what follows the first field has it or not, and nothing is tried twice.
CHIPS: Final = f"(?:deal|(?:{_FIELD}{_FIELDS}(?:[,/][*]{_FIELDS})?|[*]{_FIELDS}))"
"""The same of the board with its chips."""
OPTIONS: Final = f"(?: board:(?:square|{SPAN}(?:,{SPAN}){{0,{FIELDS - 1}}}))?(?: cross)?"
"""The same of the options about the board; the default has no text."""
_CHIP: Final = f"(?:[*]|{NUMBER})"
DEAL_FORM: Final = MoveForm(
    "deal",
    f"deal:{','.join('*' if n == 25 else str(n - (n > 25)) for n in range(1, 50))}",
    f"deal:{_CHIP}(?:,{_CHIP}){{48}}",
    say("Chance: the chips on the 49 fields in reading order; * is the star."),
)
_NOWHERE: Final = "?"
"""The star's field in a text with more fields than the board has."""


def parse_deal(text: str) -> Deal:
    """Read a deal that matches its form."""
    return Deal(tuple(0 if chip == "*" else int(chip) for chip in text.removeprefix("deal:").split(",")))


def format_deal(deal: Deal) -> str:
    """The text of a deal."""
    return "deal:" + ",".join(str(chip or "*") for chip in deal.chips)


def parse_chips(text: str, layout: Layout) -> tuple[tuple[int, ...], str | None]:
    """The board and the star's field from a text that matches `CHIPS`; slashes are for the eye."""
    if text == "deal":
        return EMPTY_BOARD, None
    chips = re.split("[,/]", text)
    board = tuple(0 if chip == "*" else int(chip) for chip in chips)
    return board, (*fields_of(layout), *[_NOWHERE] * len(chips))[chips.index("*")] if "*" in chips else None


def format_chips(table: Table) -> str:
    """The rows of the board, joined by slashes; `deal` before the deal."""
    if table.star is None and not any(table.board):
        return "deal"
    return "/".join(",".join(row) for row in _rows(table, "0"))


def parse_runs(text: str) -> tuple[tuple[int, ...], ...]:
    """Runs of numbers from a text that matches `RUNS`; `5-3` counts down."""
    return tuple(_counted(*map(int, run.split("-"))) for run in text.split(","))


def format_runs(runs: Sequence[Sequence[int]]) -> str:
    """The text of runs of consecutive numbers."""
    return ",".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def format_options(layout: Layout, cross_gaps: bool) -> str:
    """The text of the options about the board."""
    board = layout if isinstance(layout, str) else format_fields(layout)
    return ("" if board == "eight" else f" board:{board}") + (" cross" if cross_gaps else "")


def parse_layout(text: str | None) -> Layout:
    """The option `board` from its text; None is the default."""
    if text is None:
        return "eight"
    return text if text in LAYOUTS else parse_fields(text)


def words_of(text: str) -> dict[str, str]:
    """The words of a position text after the board, `name:value` or `name` alone."""
    return {name: value for name, _, value in (word.partition(":") for word in text.split(" ")[1:])}


def draw_board(table: Table) -> str:
    """The board as a table draws it: columns a, b, ... and rows 1, 2, ...; `*` is the star, `.` an empty field."""
    fields = fields_of(table.setup.board)
    columns = range(1 + max(coordinates(field)[0] for field in fields))
    chips = dict(zip(fields, (chip for row in _rows(table, ".") for chip in row), strict=True))
    first, *_, last = (coordinates(field)[1] for field in fields)
    head = "  " + "".join(f"{field_at(column, 1)[0]:>3}" for column in columns)
    lines = [
        f"{row:>2}" + "".join(f"{chips.get(field_at(column, row), ''):>3}" for column in columns)
        for row in range(first, last + 1)
    ]
    return "\n".join(line.rstrip() for line in [head, *lines])


def _rows(table: Table, empty: str) -> Iterator[list[str]]:
    """The chips as text, row by row."""
    fields = fields_of(table.setup.board)
    chips = zip(fields, table.board, strict=True)
    texts = iter(["*" if field == table.star else str(chip or empty) for field, chip in chips])
    for row in rows_of(table.setup.board):
        yield list(islice(texts, len(row)))


def _counted(first: int, last: int | None = None) -> tuple[int, ...]:
    last = first if last is None else last
    return tuple(range(first, last + 1)) if last >= first else tuple(range(first, last - 1, -1))
