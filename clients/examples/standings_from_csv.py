"""Standings of an event from a table of results, as spreadsheets save it (CSV).

    python standings_from_csv.py results.csv
    python standings_from_csv.py results.csv --by points --output standings.csv

One line for each player in each round, in seat order, below a header: round,table,game,player,points,status. Commas may
be semicolons or tabs. `status` is empty, `forfeit`, `adjourned`, `bye` or `absent`; the last two have no table. The
column `game` is not needed if all play the same (`--game`).

If the service wants an API key, put it into REGELWERK_API_KEY.
"""

from __future__ import annotations

import argparse
import csv
import io
import os
import re
import sys
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from regelwerk_client import ApiError, Regelwerk, RegelwerkError, models

COLUMNS = ("round", "table", "game", "player", "points", "status")
WITHOUT_TABLE = {"bye": "byes", "absent": "absent"}
AT_A_TABLE = ("", "forfeit", "adjourned")

Fault = tuple[int, str]
"""The number of a line, and what is wrong in it."""


class Unreadable(Exception):  # noqa: N818 - says what happened
    """A table with faults."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(f"{len(faults)} faults")
        self.faults = faults


@dataclass
class Event:
    """An event as the service takes it.

    Attributes:
        games: the rulesets that there are.
        lines: where in the table each part of the event stands, by its JSON pointer.
    """

    games: Collection[str]
    players: list[str] = field(default_factory=list)
    rounds: list[dict[str, Any]] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)

    def add(self, line: int, row: dict[str, str]) -> None:
        """Take a line. Raises ValueError if it makes no sense."""
        player, status = row["player"], row["status"]
        if not player:
            raise ValueError("player: there is none.")
        if status not in (*AT_A_TABLE, *WITHOUT_TABLE):
            raise ValueError(f"status: {status!r} is none of {', '.join([*AT_A_TABLE[1:], *WITHOUT_TABLE])}.")
        if player not in self.players:
            self._note(line, f"/players/{len(self.players)}")
            self.players.append(player)
        at, one = self._round(line, _whole(row, "round"))
        if status in WITHOUT_TABLE:
            self._note(line, f"{at}/{WITHOUT_TABLE[status]}/{len(one[WITHOUT_TABLE[status]])}")
            one[WITHOUT_TABLE[status]].append(player)
        else:
            self._seat(line, at, one, row)

    def line_of(self, pointer: str) -> int | None:
        """The line of the smallest part that has one."""
        path = pointer.removeprefix("#")
        while path and path not in self.lines:
            path = path.rpartition("/")[0]
        return self.lines.get(path)

    def _round(self, line: int, number: int) -> tuple[str, dict[str, Any]]:
        for index, one in enumerate(self.rounds):
            if one["number"] == number:
                return f"/rounds/{index}", one
        self.rounds.append({"number": number, "tables": [], "byes": [], "absent": []})
        self._note(line, f"/rounds/{len(self.rounds) - 1}")
        return f"/rounds/{len(self.rounds) - 1}", self.rounds[-1]

    def _seat(self, line: int, at: str, one: dict[str, Any], row: dict[str, str]) -> None:
        number, points = _whole(row, "table"), _whole(row, "points") if row["points"] else None
        index = next((i for i, table in enumerate(one["tables"]) if table["table"] == number), len(one["tables"]))
        at = f"{at}/tables/{index}"
        if index == len(one["tables"]):
            self._note(line, at)
            fresh = {"table": number, "game": row["game"], "seats": [], "forfeits": [], "adjourned": False}
            one["tables"].append({**fresh, "result": None})
        table = one["tables"][index]
        if row["game"] not in self.games:
            raise ValueError(f"game: {row['game']!r} is none of {', '.join(self.games)}.")
        if table["game"] != row["game"]:
            raise ValueError(f"game: table {number} of this round plays {table['game']} above.")
        self._note(line, f"{at}/seats/{len(table['seats'])}")
        table["seats"].append(row["player"])
        if points is not None:
            table["result"] = table["result"] or {"points": []}
            self._note(line, f"{at}/result/points/{len(table['result']['points'])}")
            table["result"]["points"].append(points)
        if row["status"] == "forfeit":
            table["forfeits"].append(row["player"])
        table["adjourned"] |= row["status"] == "adjourned"

    def _note(self, line: int, pointer: str) -> None:
        self.lines[pointer] = line


def read_event(text: str, game: str | None, games: Collection[str]) -> Event:
    """The event of a table. Raises Unreadable with every line that cannot be read."""
    event, faults = Event(games), []
    for line, row in rows_of(text):
        try:
            event.add(line, {**row, "game": row["game"] or game or ""})
        except ValueError as wrong:
            faults.append((line, str(wrong)))
    if not event.players:
        faults = faults or [(1, "below the header there are no results.")]
    if faults:
        raise Unreadable(faults)
    return event


def rows_of(text: str) -> Iterator[tuple[int, dict[str, str]]]:
    """Each line with its number, every column there."""
    header, _, _ = text.partition("\n")
    delimiter = max(",;\t", key=header.count)
    reader = csv.DictReader(io.StringIO(text), delimiter=delimiter, restval="", skipinitialspace=True)
    names = [name.strip().lower() for name in reader.fieldnames or ()]
    missing = [name for name in ("round", "table", "player", "points") if name not in names]
    if missing:
        raise Unreadable([(1, f"there is no column {' and no column '.join(missing)}.")])
    reader.fieldnames = names
    for row in reader:
        if any(row.values()):
            yield reader.line_num, {name: (row.get(name) or "").strip() for name in COLUMNS}


def _whole(row: dict[str, str], column: str) -> int:
    if re.fullmatch(r"[-+]?[0-9]+", row[column]) is None:
        raise ValueError(f"{column}: {row[column]!r} is no whole number.")
    return int(row[column])


def ranked(rw: Regelwerk, event: Event, by: str) -> models.Standings:
    """The standings. Raises Unreadable where the results contradict each other."""
    try:
        return rw.tournament_standings(
            [models.Player(id=player) for player in event.players],
            rounds=[models.TournamentRound.from_dict(one) for one in event.rounds],
            scoring=models.Scoring.from_dict({"by": by}),
        )
    except ApiError as refused:
        found = [(event.line_of(fault.pointer or ""), fault.detail) for fault in refused.errors]
        if not found or any(line is None for line, _ in found):
            raise
        raise Unreadable([(line, detail) for line, detail in found if line is not None]) from refused


def lines_of(standings: models.Standings) -> list[list[str]]:
    """The standings as lines of cells, the header first."""
    criteria = [value.tie_break for value in standings.standings[0].values]
    places = ([str(one.place), one.name, *(value.value for value in one.values)] for one in standings.standings)
    return [["place", "player", *criteria], *places]


def printed(lines: list[list[str]]) -> str:
    """The lines with their columns below each other, names at the left, numbers at the right."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at == 1 else cell.rjust(width) for at, (cell, width) in enumerate(cells)
        ).rstrip()
        for cells in (list(zip(line, widths, strict=True)) for line in lines)
    )


def write_csv(path: Path, lines: list[list[str]]) -> None:
    """Write the lines for a spreadsheet, which must not take a name for a formula."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        for place, name, *values in lines:
            writer.writerow([place, f"'{name}" if name.startswith(("=", "+", "-", "@")) else name, *values])


def main() -> int:
    """Read, ask, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path, help="the table of results")
    parser.add_argument("--url", default="http://localhost:8000", help="the service (default: %(default)s)")
    parser.add_argument("--game", help="the ruleset of lines that name none")
    parser.add_argument("--by", choices=("places", "points"), default="places", help="what counts (default: places)")
    parser.add_argument("--output", type=Path, help="also write the standings to this CSV file")
    options = parser.parse_args()
    try:
        with Regelwerk(options.url, api_key=os.environ.get("REGELWERK_API_KEY") or None) as rw:
            event = read_event(options.results.read_text("utf-8-sig"), options.game, rw.rulesets)
            lines = lines_of(ranked(rw, event, options.by))
    except Unreadable as unreadable:
        for line, fault in unreadable.faults:
            print(f"{options.results}, line {line}: {fault}", file=sys.stderr)
        return 1
    except (OSError, UnicodeError, csv.Error, RegelwerkError) as error:
        print(f"{options.results}: {error}", file=sys.stderr)
        return 1
    print(printed(lines))
    if options.output:
        write_csv(options.output, lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
