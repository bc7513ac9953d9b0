"""Results of an event from a table of comma-separated values, and standings and pairings as such tables.

One line for each player in each round: `round,table,game,player,points,status`. The lines of a table are its seats in
their order; `status` is empty, `forfeit`, `adjourned`, `bye` or `absent`. Commas may be semicolons or tabs, as in the
tables that are scored.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from service.tables import BadTableError
from service.tables_csv import guarded, rows_of

COLUMNS: Final = ("round", "table", "game", "player", "points", "status")
_STATES: Final = ("", "forfeit", "adjourned", "bye", "absent")

Row = Mapping[str, str]


class UnreadableTableError(ValueError):
    """A table that cannot be read, with the line."""


def read_event(text: str) -> dict[str, Any]:
    """The event in a table of results, as JSON: players named by their ids, points as results."""
    rows = list(_rows(text))
    players = list(dict.fromkeys(row["player"] for _, row in rows))
    rounds: dict[int, dict[str, Any]] = {}
    for line, row in rows:
        number = _whole(line, row, "round")
        one = rounds.setdefault(number, {"number": number, "tables": {}, "byes": [], "absent": []})
        _put(one, line, row)
    return {"players": [{"id": player} for player in players], "rounds": [_finished(one) for one in rounds.values()]}


def standings_csv(answer: Mapping[str, Any]) -> str:
    """Standings, as they are answered, as a table: one line for each player, values exact."""
    criteria = [value["tie_break"] for value in answer["standings"][0]["values"]]
    lines = (
        [one["place"], guarded(one["player"]), guarded(one["name"]), *(value["value"] for value in one["values"])]
        for one in answer["standings"]
    )
    return _written([["place", "player", "name", *criteria], *lines])


def pairings_csv(answer: Mapping[str, Any]) -> str:
    """Pairings, as they are answered, as a table of results that are still to come."""
    return _written([list(COLUMNS), *(line for one in answer["rounds"] for line in _paired(one))])


def _rows(text: str) -> Iterator[tuple[int, Row]]:
    """Every line with its number, all its columns there."""
    try:
        for line, row in rows_of(text, ("round", "player")):
            if row.get("sheet_round"):
                scored = "regelwerk score FILE --format csv"
                raise UnreadableTableError(f"Line {line}: what a table wrote down is scored first: {scored}.")
            yield line, {name: row.get(name, "") for name in COLUMNS}
    except BadTableError as bad:
        line, fault = bad.faults[0]
        raise UnreadableTableError(f"Line {line}: {fault}") from None


def _put(one: dict[str, Any], line: int, row: Row) -> None:
    """Put a line into its round."""
    status = row["status"]
    if not row["player"]:
        raise UnreadableTableError(f"Line {line}: there is no player.")
    if status not in _STATES:
        raise UnreadableTableError(f"Line {line}: status is one of {', '.join(filter(None, _STATES))}, or empty.")
    if status in ("bye", "absent"):
        one["byes" if status == "bye" else "absent"].append(row["player"])
        return
    number = _whole(line, row, "table")
    fresh = {"table": number, "game": row["game"], "seats": [], "forfeits": [], "adjourned": False, "points": []}
    table = one["tables"].setdefault(number, fresh)
    if table["game"] != row["game"]:
        raise UnreadableTableError(f"Line {line}: table {number} of this round plays {table['game']} above.")
    table["seats"].append(row["player"])
    table["points"] += [_whole(line, row, "points")] if row["points"] else []
    table["forfeits"] += [row["player"]] if status == "forfeit" else []
    table["adjourned"] = table["adjourned"] or status == "adjourned"


def _finished(one: dict[str, Any]) -> dict[str, Any]:
    """The round with results in the place of points; nobody's points are no result."""
    tables = []
    for table in one["tables"].values():
        points = table.pop("points")
        tables.append({**table, "result": {"points": points} if points else None})
    return {**one, "tables": tables}


def _whole(line: int, row: Row, column: str) -> int:
    if re.fullmatch(r"-?[0-9]{1,7}", row[column]) is None:
        raise UnreadableTableError(f"Line {line}: {column} is a whole number.")
    return int(row[column])


def _paired(one: Mapping[str, Any]) -> Iterator[list[object]]:
    for table in one["tables"]:
        for player in table["seats"]:
            yield [one["number"], table["table"], table["game"], guarded(player), "", ""]
    for bye in one["byes"]:
        yield [one["number"], "", "", guarded(bye["player"]), "", "bye"]


def _written(lines: Iterable[Sequence[object]]) -> str:
    target = io.StringIO()
    csv.writer(target, lineterminator="\n").writerows(lines)
    return target.getvalue()
