"""Commands for whoever has the results of games: `replay` and `score`, of one game or of a whole event."""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import click

from schemas.common import ScoreSchema
from schemas.requests import build
from service import operations
from service.answers import Replay
from service.catalog import Entry
from service.console import fail, print_json, refusals, text_of, unfit
from service.game import Score
from service.game_arguments import GAMES, bad_ply, entry_of, named, parts_in, replayed, told
from service.game_files import Part
from service.noted import Noted, noted_ending
from service.records import UnreadableRecordError
from service.tables import (
    LABELS,
    BadTableError,
    Table,
    Total,
    results_of,
    scored,
    subject_of,
    totals,
    unwrapped,
)
from service.tables_csv import guarded, is_table, read_tables

_ENDINGS: Final = {"resigned": "resigned", "forfeited": "ran out of time"}


@click.command()
@GAMES
@click.option("--json", "as_json", is_flag=True, help="Answer as the API does.")
def replay(arguments: Sequence[str], *, as_json: bool) -> None:
    """Check records, as JSON or as text; `-` reads standard input.

    GAME can be left out where the records name it. A file may hold many: texts one after the other, a JSON list, or
    one JSON object in each line.

    Prints the score of each, or its first bad ply with every broken rule and what was legal. The exit code is 1 when
    one is bad.

    \b
    For example:
      regelwerk replay games.txt
      regelwerk replay anaconda game.json
    """  # noqa: D301 - for click
    given, files = named(arguments)
    good = [_replayed_file(given, file, several=len(files) > 1, as_json=as_json) for file in files]
    sys.exit(int(not all(good)))


@click.command()
@GAMES
@click.option("--json", "as_json", is_flag=True, help="Answer as the API does; of many tables, as --format json.")
@click.option(
    "--format", "form", type=click.Choice(["table", "csv", "json"]), help="How to print; csv: one line for each seat."
)
def score(arguments: Sequence[str], *, as_json: bool, form: str | None) -> None:
    """Score one game or a whole event; `-` reads standard input.

    FILE holds a record (as JSON or text), a state or a sheet, as the API takes them; or many of them, as for
    `replay`; or a table of comma-separated values. GAME can be left out where the file names it.

    A table has one line for each table, with columns event, round, table, game, seat0, seat1, ... (names), and one of
    points0, points1, ..., or sheet, record, state (JSON), position. Or it has one line for each seat, with columns
    event, round, table, game, player, and points or what the seat has written down: stuck (anaconda); chips (numerus);
    chains (numerus-solo); winner, hits, codes_exposed, unexposed, pool (davinci); placed (davinci-solo). sheet_round
    numbers the rounds that a table has played; options of a sheet, such as scoring, are columns too.

    \b
    For example, results.csv:
      round,table,game,player,points
      1,1,anaconda,North,2
      1,1,anaconda,South,1

    \b
    With several rounds on the sheet of a table:
      round,table,game,player,sheet_round,stuck
      1,1,anaconda,North,1,yes
      1,1,anaconda,South,1,no
      1,1,anaconda,North,2,no
      1,1,anaconda,South,2,yes

    Then: regelwerk score results.csv

    What a record notes and its plies do not give, that somebody resigned or ran out of time, is told on standard error;
    it is not counted.

    If anything in a file is bad, every fault is told with its line, nothing is scored, and the exit code is 1.
    """  # noqa: D301 - for click
    given, files = named(arguments)
    texts = [text_of(file) for file in files]
    if form is None and len(files) == 1 and not is_table(texts[0]) and len(parts := parts_in(files[0], texts[0])) == 1:
        _score_one(given, parts[0], as_json=as_json)
    else:
        _print_tables(_all_scored(given, files, texts), form or ("json" if as_json else "table"))


# replay ---------------------------------------------------------------------------------------------------------------


def _replayed_file(given: Entry | None, file: Path, *, several: bool, as_json: bool) -> bool:
    """Replay every game of a file, and tell each outcome; whether all are good."""
    with told(f"{file}: " if several else "") as good:
        parts = parts_in(file, text_of(file))
        good += [_replayed(given, file, part, several=several, as_json=as_json) for part in parts]
    return all(good)


def _replayed(given: Entry | None, file: Path, part: Part, *, several: bool, as_json: bool) -> bool:
    name = f"{file}, {part.where}" if part.where else str(file)
    with told(f"{name}: " if several or part.where else "") as good:
        if part.fault is not None:
            fail(part.fault)
        entry = entry_of(given, part)
        with refusals():
            played = replayed(entry, part)
        if as_json:
            print_json(build(entry.game, entry.schemas).replayed().dump(played))
        else:
            _print_replay(entry, name, played)
        good.append(played.valid)
    return all(good)


def _print_replay(entry: Entry, name: str, played: Replay) -> None:
    if played.valid and played.score is not None:
        click.echo(f"{name}: {played.plies} plies, good")
        click.echo(f"  {entry.game.format_position(played.state)}")
        _print_score(played.score)
    else:
        click.echo("\n".join(bad_ply(entry, name, played)))


# score ----------------------------------------------------------------------------------------------------------------


def _score_one(given: Entry | None, part: Part, *, as_json: bool) -> None:
    if part.fault is not None:
        fail(part.fault)
    entry = entry_of(given, part)
    with refusals(), unfit():
        try:
            subject = subject_of(entry, unwrapped(part.content), part.line)
            found = operations.score(entry, subject)
        except UnreadableRecordError as unreadable:
            fail(str(unreadable))
    if as_json:
        print_json(ScoreSchema().dump(found))
    else:
        _print_score(found)
    record = subject.get("record")
    if record is not None and (noted := noted_ending(record, found)) is not None:
        _tell_noted(noted, record.players)


def _all_scored(given: Entry | None, files: Sequence[Path], texts: Sequence[str]) -> list[Table]:
    """Every table of all files. Tells every fault and ends if there is one."""
    tables: list[Table] = []
    faults: list[str] = []
    for file, text in zip(files, texts, strict=True):
        results, found = read_tables(text, given) if is_table(text) else results_of(given, parts_in(file, text))
        for result in results:
            try:
                tables.append(scored(result))
            except BadTableError as bad:
                found += bad.faults
        faults += [f"{file}, line {line}: {fault}" for line, fault in sorted(found)]
    if faults:
        fail("\n".join(faults))
    if not tables:
        fail("There is nothing to score.")
    return tables


def _print_tables(tables: Sequence[Table], form: str) -> None:
    if form == "json":
        whole = {"tables": [_table_json(table) for table in tables], "totals": [asdict(one) for one in totals(tables)]}
        print_json(whole)
    elif form == "csv":
        # Into a text first: standard output alone may not know every letter of a name.
        text = io.StringIO()
        lines = csv.writer(text, lineterminator="\n")
        lines.writerow([*LABELS, "game", "seat", "player", "points", "place"])
        lines.writerows(_csv_lines(tables))
        click.echo(text.getvalue(), nl=False)
    else:
        for table in tables:
            _print_table(table)
        _print_totals(totals(tables))
    for table in tables:
        if table.noted is not None:
            _tell_noted(table.noted, table.players, f"{_heading(table)}: ")


def _table_json(table: Table) -> dict[str, Any]:
    about = {"game": table.game, **table.labels, "players": list(table.players)}
    return {**about, "score": ScoreSchema().dump(table.score)}


def _csv_lines(tables: Sequence[Table]) -> Iterator[list[Any]]:
    for table in tables:
        labels = [guarded(table.labels.get(label, "")) for label in LABELS]
        for seat in table.score.seats:
            name = guarded(table.name_of(seat.seat))
            yield [*labels, table.game, seat.seat, name, seat.points, seat.place]


def _print_table(table: Table) -> None:
    click.echo(_heading(table))
    _print_score(table.score, table)


def _heading(table: Table) -> str:
    labels = ", ".join(f"{name} {table.labels[name]}" for name in LABELS if name in table.labels)
    return f"{labels}: {table.game}" if labels else table.game


def _print_totals(found: Sequence[Total]) -> None:
    if not found:
        return
    wide = max(len("player"), *(len(one.player) for one in found))
    click.echo(f"\n{'player':<{wide}}  tables  points  firsts")
    for one in found:
        click.echo(f"{one.player:<{wide}}  {one.tables:>6}  {one.points:>6}  {one.firsts:>6}")


def _print_score(found: Score, table: Table | None = None) -> None:
    for seat in found.seats:
        items = ", ".join(f"{item.code} {item.points:+d}" for item in seat.items)
        place = f", place {seat.place}" if found.final else ""
        name = f" {table.name_of(seat.seat)}" if table and table.name_of(seat.seat) else ""
        click.echo(f"  seat {seat.seat}{name}: {seat.points} points{place}" + (f" ({items})" if items else ""))
    if not found.final:
        click.echo("  the round is not over")


def _tell_noted(noted: Noted, players: Sequence[str], prefix: str = "") -> None:
    """Say on standard error what a record notes and the plies do not give; it is not what was counted."""
    names = [*players, *[""] * len(noted.seats)]
    called = [f"seat {one.seat} {names[one.seat]}".rstrip() for one in noted.seats]
    ending = f"{called[noted.seat]} {_ENDINGS[noted.reason]}"
    click.echo(f"{prefix}The record notes a result that its plies do not give: {ending}.", err=True)
    for one in noted.seats:
        click.echo(f"  {called[one.seat]}: {one.points} points, place {one.place}, as noted", err=True)
