"""Tables from comma-separated values, in one of two layouts that the header tells apart.

A line for each table: `event,round,table,game`, the names as `seat0,seat1,…`, and one of `points0,points1,…`, `sheet`,
`record` (JSON, or text), `state` (JSON), `position` (text).

A line for each seat, in seat order or with a column `seat` (from 0): `event,round,table,game,player` and `points`, or
what the seat has written down (see `service.seat_lines`). `sheet_round` numbers the rounds of a sheet; options of a
sheet are columns too.

Only `game` is needed, and that not if it is named otherwise. Commas may be semicolons or tabs; columns that mean
nothing here are passed over. So are players without a game, in tables that are made for standings.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

import orjson

from schemas.common import kept
from service.catalog import Entry
from service.seat_lines import COLUMNS, Line, round_of, whole
from service.tables import LABELS, BadTableError, Result, entry_called

_WHOLE: Final = ("points0", "sheet", "record", "state", "position")
_BY_SEAT: Final = tuple(column for columns in COLUMNS.values() for column in columns)
_IDLE: Final = frozenset({"bye", "absent", "adjourned"})
"""What the column `status` of a table of standings says of players without a game."""
_KNOWN: Final = frozenset({*LABELS, "game", "player", "points", "seat", "seat0", "sheet_round", *_WHOLE, *_BY_SEAT})
_CELL: Final = 1 << 20
_SEATS: Final = 4
_FORMULA: Final = re.compile(r"'*[=+\-@\t\r]")
_GUARDED: Final = re.compile(r"'+[=+\-@\t\r]")
Row = tuple[int, Line]


def is_table(text: str) -> bool:
    """Whether a text is such a table, by its header."""
    names = re.split("[,;\t]", text.removeprefix("\ufeff").lstrip("\r\n").split("\n", 1)[0].strip().lower())
    return len(_KNOWN.intersection(name.strip('" ') for name in names)) >= 2


def guarded(text: str) -> str:
    """A text for a cell: one that a spreadsheet would take for a formula begins with an apostrophe."""
    return f"'{text}" if _FORMULA.match(text) else text


def _unguarded(text: str) -> str:
    """The text that `guarded` made a cell of, so that a name stays the same from one table to the next."""
    return text[1:] if _GUARDED.match(text) else text


def read_tables(text: str, given: Entry | None = None) -> tuple[list[Result], list[tuple[int, str]]]:
    """The tables, and every fault with its line.

    Args:
        text: the whole of it.
        given: the ruleset of lines that name none.
    """
    try:
        rows = [(line, row) for line, row in rows_of(text) if row.get("status") not in _IDLE]
    except BadTableError as bad:
        return [], list(bad.faults)
    results: list[Result] = []
    found: list[tuple[int, str]] = []
    for game, group in _groups(rows, given):
        try:
            results.append(_result(entry_called(game), group))
        except BadTableError as bad:
            found += bad.faults
        except ValueError as unreadable:
            found.append((group[0][0], str(unreadable)))
    return results, found


def rows_of(text: str, needed: Collection[str] = ()) -> Iterator[Row]:
    """Every line that is not empty, with its number; cells without white space around them.

    Commas may be semicolons or tabs, the names of columns may have capitals, as spreadsheets write them. Raises
    BadTableError, for a missing column of those that are needed too.
    """
    names: list[str] = []
    for line, cells in _cells(text.removeprefix("\ufeff")):
        if not any(cells):
            continue
        if not names:
            names = [cell.lower() for cell in cells]
            if missing := sorted(set(needed) - set(names)):
                raise BadTableError([(line, f"There is no column {' and no column '.join(missing)}.")])
        elif any(cells[len(names) :]):
            raise BadTableError([(line, f"There are {len(cells)} cells, but {len(names)} columns.")])
        else:
            yield line, dict(zip(names, cells, strict=False))


def _cells(text: str) -> Iterator[tuple[int, list[str]]]:
    head = text.lstrip("\r\n").split("\n", 1)[0]
    csv.field_size_limit(_CELL)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=max(",;\t", key=head.count), strict=True)
    before = 0
    try:
        for cells in reader:
            line, before = before + 1, reader.line_num
            yield line, [_unguarded(cell.strip()) for cell in cells]
    except csv.Error as unreadable:
        raise BadTableError([(reader.line_num, f"This cannot be read as a table: {unreadable}.")]) from None


def _groups(rows: Sequence[Row], given: Entry | None) -> list[tuple[str | None, list[Row]]]:
    """The lines of each table with its game; each its own where a line is a table."""
    groups: dict[tuple[Any, ...], list[Row]] = {}
    for number, (line, row) in enumerate(rows):
        game = row.get("game") or (given.game.INFO.slug if given else None)
        alone = number if any(name in row for name in (*_WHOLE, "seat0")) else None
        key = (game, *(row.get(label, "") for label in LABELS), alone)
        groups.setdefault(key, []).append((line, row))
    return [(key[0], group) for key, group in groups.items()]


def _result(entry: Entry, group: Sequence[Row]) -> Result:
    line, first = group[0]
    labels = {label: first[label] for label in LABELS if first.get(label)}
    if any(name in first for name in (*_WHOLE, "seat0")):
        names = [first[name] for seat in range(_SEATS) if (name := f"seat{seat}") in first]
        while names and not names[-1]:
            names.pop()
        return Result(entry, _content(entry, first), labels, names, line)
    rounds = _rounds(group)
    names = [row.get("player", "") for _, row in rounds[0]]
    if any(row.get("points") for _, row in group):
        _refuse_seats(entry, group)
        return Result(entry, _points(rounds[0]), labels, names, line)
    lines = [of_round[0][0] for of_round in rounds]
    return Result(entry, _sheet(entry, rounds), labels, names, line, lines)


def _content(entry: Entry, row: Line) -> Any:
    """What a line tells of its table."""
    if any(row.get(f"points{seat}") for seat in range(_SEATS)):
        return _points_in(entry, row)
    if row.get("position"):
        state = entry.game.parse_position(row["position"])
        return {"state": kept(entry.schemas.state).dump(state)}
    for name in ("sheet", "record", "state"):
        if text := row.get(name):
            return text if name == "record" and not text.startswith("{") else {name: _json(name, text)}
    raise ValueError(f"There is nothing to score: no {', no '.join(_WHOLE)}.")


def _points_in(entry: Entry, row: Line) -> tuple[int, ...]:
    """The points of all seats in one line: those of a seat that plays are there, others are not."""
    given = [seat for seat in range(_SEATS) if row.get(f"points{seat}")]
    info = entry.game.INFO
    if given != list(range(len(given))) or not info.min_players <= len(given) <= info.max_players:
        raise ValueError(
            f"Points stand for the seats {', '.join(map(str, given))}; {info.slug} has {_seats_of(entry)}."
        )
    return tuple(whole(row, f"points{seat}") for seat in given)


def _seats_of(entry: Entry) -> str:
    info = entry.game.INFO
    return "1 seat" if info.max_players == 1 else f"{info.min_players} to {info.max_players} seats"


def _json(name: str, text: str) -> Any:
    try:
        return orjson.loads(text)
    except ValueError as unreadable:
        raise ValueError(f"{name} is not JSON: {unreadable}") from None


def _rounds(group: Sequence[Row]) -> list[list[Row]]:
    """The lines of each round of a sheet, in the order of their numbers."""
    rounds: dict[int, list[Row]] = {}
    found: list[tuple[int, str]] = []
    for line, row in group:
        try:
            rounds.setdefault(whole(row, "sheet_round") if row.get("sheet_round") else 1, []).append((line, row))
        except ValueError as unreadable:
            found.append((line, str(unreadable)))
    if found:
        raise BadTableError(found)
    return [_seated(rounds[number]) for number in sorted(rounds)]


def _seated(lines: list[Row]) -> list[Row]:
    """The lines in seat order; they are in it, unless a column says otherwise."""
    if not any(row.get("seat") for _, row in lines):
        return lines
    seats = [(row.get("seat", ""), line, row) for line, row in lines]
    if sorted(seat for seat, *_ in seats) != [str(seat) for seat in range(len(seats))]:
        raise BadTableError([(lines[0][0], "The column seat must number the seats of a table from 0.")])
    return [(line, row) for _, line, row in sorted(seats, key=lambda one: one[0])]


def _points(group: Sequence[Row]) -> tuple[int, ...]:
    points: list[int] = []
    found: list[tuple[int, str]] = []
    for line, row in group:
        try:
            points.append(whole(row, "points"))
        except ValueError as unreadable:
            found.append((line, str(unreadable)))
    if found:
        raise BadTableError(found)
    return tuple(points)


def _sheet(entry: Entry, rounds: Sequence[Sequence[Row]]) -> dict[str, Any]:
    """The sheet of a table with a line for each seat."""
    slug = entry.game.INFO.slug
    needed = COLUMNS.get(slug, ("points",))[0]
    first = rounds[0][0][1]
    if needed not in first:
        raise ValueError(f"There is nothing to score: no column points, and no column {needed} for {slug}.")
    found: list[tuple[int, str]] = []
    made: list[Any] = []
    for of_round in rounds:
        try:
            _refuse_seats(entry, of_round)
            made.append(round_of(slug, [row for _, row in of_round]))
        except BadTableError as bad:
            found += bad.faults
        except (ValueError, KeyError) as unreadable:
            found.append((of_round[0][0], str(unreadable)))
    if found:
        raise BadTableError(found)
    return {"sheet": {**_options(entry, first, len(rounds[0])), "rounds": made}}


def _refuse_seats(entry: Entry, lines: Sequence[Row]) -> None:
    """A table has as many seats as its game; the same player has no two of them."""
    info = entry.game.INFO
    if not info.min_players <= len(lines) <= info.max_players:
        raise BadTableError([(lines[-1][0], f"{len(lines)} lines for one table; {info.slug} has {_seats_of(entry)}.")])
    names = [row.get("player", "") for _, row in lines]
    twice = [
        (line, f"{row['player']} sits at this table twice.")
        for line, row in lines
        if row.get("player") and names.count(row["player"]) > 1
    ]
    if twice:
        raise BadTableError(twice)


def _options(entry: Entry, row: Mapping[str, str], seats: int) -> dict[str, Any]:
    """The options of a sheet that are columns, and how many play."""
    members = kept(entry.schemas.sheet).load_fields
    options: dict[str, Any] = {"players": seats} if "players" in members else {}
    for name in members.keys() - {"players", "rounds"}:
        if text := row.get(name):
            options[name] = int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else text
    return options
