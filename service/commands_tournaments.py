"""What `regelwerk` does for organizers: standings, pairings, blank sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
import marshmallow as ma

from schemas.tournament_answers import PairingsSchema, StandingsSchema
from schemas.tournaments import METHODS, TournamentRequests, build
from service import organizing
from service.catalog import CATALOG
from service.console import fail, load, print_json, read
from service.refusal import Refusal
from service.sheet_pages import most_rounds, sheet_page
from service.standings_pages import standings_page
from service.tournament_csv import UnreadableTableError, pairings_csv, read_event, standings_csv
from service.tournaments.model import MAX_SEATS

_FILE = click.Path(path_type=Path, allow_dash=True)
_GAME = click.Choice(list(CATALOG))


@click.command()
@click.argument("file", type=_FILE)
@click.option(
    "--format", "form", type=click.Choice(["table", "csv", "html", "json"]), default="table", show_default=True
)
@click.option("--title", default="Standings", show_default=True, help="The heading of the page.")
def standings(file: Path, form: str, title: str) -> None:
    """Rank the players of an event; `-` reads standard input.

    FILE holds the event as the API takes it, or a table with the columns round, table, game, player, points, status
    (empty, forfeit, adjourned, bye or absent).

    \b
    For example:
      regelwerk standings event.json
      regelwerk standings results.csv --format html --title "Spring Open" > standings.html
    """  # noqa: D301 - click reads the escape
    body = load(_wire().standings, _event(file, _wire().standings))
    with _refusals():
        answer = StandingsSchema().dump(organizing.standings(body))
    _print(
        answer, form, {"table": _standings_table, "csv": standings_csv, "html": lambda one: standings_page(one, title)}
    )


@click.command()
@click.argument("file", type=_FILE)
@click.option("--method", type=click.Choice(METHODS), help="In place of what the file says.")
@click.option("--game", type=_GAME, help="The ruleset at the tables, in place of what the file says.")
@click.option("--size", "sizes", type=click.IntRange(1, MAX_SEATS), multiple=True, help="A size of tables; repeatable.")
@click.option("--rounds", type=click.IntRange(1), help="How many rounds to plan (round_robin).")
@click.option("--format", "form", type=click.Choice(["table", "csv", "json"]), default="table", show_default=True)
def pairings(  # noqa: PLR0913, PLR0917 - one parameter for each option of the command
    file: Path, method: str | None, game: str | None, sizes: Sequence[int], rounds: int | None, form: str
) -> None:
    """Pair the next round of an event; `-` reads standard input.

    FILE is as for `regelwerk standings`, and may say what to pair as the API takes it.

    Each round is told with its repeats (meetings of players who have met before) and its spread (how unequal the points
    at its tables are; 0 is equal); `exact` says that no pairing of the same people does better, `bounded` that this is
    not proved. Players and their points are in the order of the seats.

    \b
    For example:
      regelwerk pairings event.json --method swiss --game anaconda
      regelwerk pairings results.csv --method round_robin --game numerus --size 4 --size 3 --format csv
    """  # noqa: D301 - click reads the escape
    given = {"method": method, "game": game, "sizes": list(sizes), "rounds_to_plan": rounds}
    order = {name: value for name, value in given.items() if value}
    body = load(_wire().pairings, {**_event(file, _wire().pairings), **order})
    with _refusals():
        answer = PairingsSchema().dump({"rounds": organizing.pairings(body)})
    _print(answer, form, {"table": _pairings_table, "csv": pairings_csv})


@click.command()
@click.argument("game", type=_GAME)
@click.option("--players", type=click.IntRange(1, MAX_SEATS), help="Seats; as few as the game allows unless given.")
@click.option("--rounds", type=click.IntRange(1, 100), default=3, show_default=True, help="Columns to fill in.")
def sheet(game: str, players: int | None, rounds: int) -> None:
    """Print a blank score sheet as a page.

    \b
    For example:
      regelwerk sheet numerus --players 4 --rounds 6 > sheet.html
    """  # noqa: D301 - click reads the escape
    entry = CATALOG[game]
    least, most = organizing.LIMITS[game]
    if not least <= (players or least) <= most:
        fail(f"{game} is for {least} to {most} players.")
    if rounds > most_rounds(entry):
        fail(f"A sheet of {game} has {most_rounds(entry)} rounds at most.")
    click.echo(sheet_page(entry, players or least, rounds), nl=False)


def _wire() -> TournamentRequests:
    return build({slug: (entry.game, entry.schemas) for slug, entry in CATALOG.items()})


def _event(file: Path, schema: type[ma.Schema]) -> dict[str, Any]:
    """The event in a file, without what only the other command needs."""
    content = read(file)
    if isinstance(content, str):
        try:
            content = read_event(content)
        except UnreadableTableError as unreadable:
            fail(str(unreadable))
    every = {*_wire().standings().fields, *_wire().check().fields}
    unneeded = every - set(schema().fields)
    return {name: value for name, value in content.items() if name not in unneeded}


@contextmanager
def _refusals() -> Iterator[None]:
    """Turns a refusal into a message with every reason."""
    try:
        yield
    except Refusal as refusal:
        lines = [f"  {fault.pointer}: {fault.detail} ({fault.code})" for fault in refusal.violations]
        fail("\n".join([f"{refusal.code}: {refusal.detail}", *lines]))


def _print(answer: Any, form: str, forms: Mapping[str, Callable[[Any], str]]) -> None:
    if form == "json":
        print_json(answer)
    else:
        click.echo(forms[form](answer), nl=False)


def _standings_table(answer: Mapping[str, Any]) -> str:
    criteria = [value["tie_break"] for value in answer["standings"][0]["values"]]
    lines = [["place", "player", *criteria]]
    lines += [
        [str(one["place"]), one["name"], *(value["value"] for value in one["values"])] for one in answer["standings"]
    ]
    notes = [f"not over: round {at['round']} table {at['table']}\n" for at in answer["open_tables"]]
    moves = answer["preview"]["moves"] if answer["preview"] else ()
    notes += [f"after the corrections: {one['player']} from {one['before']} to {one['after']}\n" for one in moves]
    return _aligned(lines) + "".join(notes)


def _pairings_table(answer: Mapping[str, Any]) -> str:
    return "".join(_round_text(one) for one in answer["rounds"])


def _round_text(one: Mapping[str, Any]) -> str:
    cost = one["cost"]
    told = f"round {one['number']}: {cost['repeats']} repeats, spread {cost['spread']}, {one['proof']}\n"
    lines = [["table", "players", "points so far"]]
    lines += [
        [str(table["table"]), ", ".join(table["seats"]), " ".join(table["because"]["points"])]
        for table in one["tables"]
    ]
    return told + _aligned(lines) + "".join(f"bye: {bye['player']}\n" for bye in one["byes"])


def _aligned(lines: Sequence[Sequence[str]]) -> str:
    """Columns of the same width."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() + "\n" for line in lines
    )
