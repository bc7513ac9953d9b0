"""Rounds of sheets from tables with a line for each seat: what a seat writes down, by ruleset."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

Line = Mapping[str, str]
Round = dict[str, Any]

_WORDS: Final = {"yes": True, "x": True, "true": True, "1": True, "": False, "no": False, "false": False, "0": False}
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_SPAN: Final = re.compile(r"([0-9]{1,2})(?:-([0-9]{1,2}))?")

COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "anaconda": ("stuck",),
    "numerus": ("chips",),
    "numerus-solo": ("chains",),
    "davinci": ("winner", "hits", "codes_exposed", "unexposed", "pool"),
    "davinci-solo": ("placed",),
}
"""What a seat writes down, by ruleset; the first of them must be there."""


def round_of(game: str, lines: Sequence[Line]) -> Round:
    """One round of a sheet, as the API takes it, from the lines of its seats in order.

    Raises ValueError for a cell that cannot be read.
    """
    return _MAKERS[game](lines)


def whole(line: Line, column: str) -> int:
    """A whole number in a cell. Raises ValueError."""
    text = line.get(column, "")
    if _NUMBER.fullmatch(text) is None:
        raise ValueError(f"{column} must be a whole number, not {text!r}.")
    return int(text)


def _anaconda(lines: Sequence[Line]) -> Round:
    return {"loser": _only(lines, "stuck")}


def _numerus(lines: Sequence[Line]) -> Round:
    return {"collected": [_numbers(line["chips"]) for line in lines]}


def _numerus_solo(lines: Sequence[Line]) -> Round:
    return {"chains": [_numbers(chain) for chain in lines[0]["chains"].split()]}


def _davinci(lines: Sequence[Line]) -> Round:
    winner = _only(lines, "winner")
    if winner is None:
        raise ValueError("winner must be yes for one seat of a round.")
    tallies = [{name: whole(line, name) for name in ("hits", "codes_exposed") if line.get(name)} for line in lines]
    heaps = {name: _tiles(lines[winner].get(name, "")) for name in ("unexposed", "pool")}
    return {"winner": winner, "seats": tallies if any(tallies) else [], **heaps}


def _davinci_solo(lines: Sequence[Line]) -> Round:
    return {"placed": whole(lines[0], "placed")}


def _only(lines: Sequence[Line], column: str) -> int | None:
    """The seat that a column says yes for."""
    seats = [seat for seat, line in enumerate(lines) if _is_yes(line, column)]
    if len(seats) > 1:
        raise ValueError(f"{column} must be yes for one seat of a round only.")
    return seats[0] if seats else None


def _is_yes(line: Line, column: str) -> bool:
    text = line.get(column, "").lower()
    if text not in _WORDS:
        raise ValueError(f"{column} must be yes, no or empty, not {text!r}.")
    return _WORDS[text]


def _numbers(text: str) -> list[int]:
    """Numbers from a text like `3-5,9`."""
    return [number for span in re.split(r"[,\s]+", text) if span for number in _counted(span)]


def _counted(span: str) -> range:
    found = _SPAN.fullmatch(span)
    if found is None:
        raise ValueError(f"Chips are written like 3-5,9, not {span!r}.")
    first, last = int(found[1]), int(found[2] or found[1])
    return range(min(first, last), max(first, last) + 1)


def _tiles(text: str) -> list[str]:
    return re.findall(r"[^,\s]+", text)


_MAKERS: Final[Mapping[str, Callable[[Sequence[Line]], Round]]] = {
    "anaconda": _anaconda,
    "numerus": _numerus,
    "numerus-solo": _numerus_solo,
    "davinci": _davinci,
    "davinci-solo": _davinci_solo,
}
