"""The command `report`: games as a page with charts, judged by their solvers."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import click

from service.catalog import Entry
from service.console import fail, refusals, text_of, writes
from service.game import Budget
from service.game_arguments import GAMES, bad_ply, entry_of, named, parts_in, record_of, replayed, told
from service.game_files import Part
from service.record import Record
from service.report.analysis import analyse
from service.report.languages import LANGUAGES
from service.report.page import THEMES, Style, Theme, report_page


@click.command()
@GAMES
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path, dir_okay=False, allow_dash=True),
    help="The file to write; `-`, or nothing: standard output.",
)
@click.option("--language", type=click.Choice(list(LANGUAGES)), default="en", show_default=True)
@click.option(
    "--theme", type=click.Choice(THEMES), default="auto", show_default=True, help="auto: as the reader's system has it."
)
@click.option("--nodes", type=click.IntRange(1), help="What the solver may search for each decision.")
@click.option("--budget-ms", type=click.IntRange(1, 60_000), help="Wall clock in place of that.")
def report(  # noqa: PLR0913, PLR0917 - one parameter for each option of the command
    arguments: Sequence[str],
    output: Path | None,
    language: str,
    theme: str,
    nodes: int | None,
    budget_ms: int | None,
) -> None:
    """Write a report on games as a page: charts, the most costly moves, scores; `-` reads standard input.

    Takes the files that `regelwerk replay` takes; of several games there is one page. The page needs no other file and
    no network. The same games and options give the same page, unless --budget-ms is given.

    A loss is called certain only where both moves are solved, or proved bounds lie between them.

    If a record is bad, what is wrong is told as by `regelwerk replay`, nothing is written, and the exit code is 1.

    \b
    For example:
      regelwerk report game.json -o report.html
      regelwerk report anaconda games.txt --language de -o report.html
    """  # noqa: D301 - click reads the escape
    if nodes is not None and budget_ms is not None:
        raise click.UsageError("Give either --nodes or --budget-ms.")
    given, files = named(arguments)
    if output is not None and any(_is_same(output, file) for file in files):
        raise click.UsageError(f"{output} is one of the games: the page would be written over it.")
    games = [game for file in files for game in _read(given, file, several=len(files) > 1)]
    good = [game for game in games if game is not None]
    if len(good) < len(games):
        sys.exit(1)
    with refusals():
        analyses = [analyse(entry, record, _budget(nodes, budget_ms)) for entry, record in good]
    page = report_page(analyses, Style(language, cast("Theme", theme)))
    if output is None or str(output) == "-":
        click.echo(page, nl=False)
    else:
        with writes(output):
            output.write_text(page, encoding="utf-8", newline="\n")


def _is_same(output: Path, file: Path) -> bool:
    """Whether two paths lead to one regular file, by whatever names or links; a terminal is written to as well."""
    return output.is_file() and file.is_file() and output.samefile(file)


def _budget(nodes: int | None, budget_ms: int | None) -> Budget | None:
    """What was asked for; None: what is usual for the ruleset."""
    if budget_ms is not None:
        return Budget(ms=budget_ms)
    return None if nodes is None else Budget(nodes=nodes)


def _read(given: Entry | None, file: Path, *, several: bool) -> Iterator[tuple[Entry, Record] | None]:
    """The games of a file; None for each that is bad, after its fault was told."""
    parts: list[Part] = []
    with told(f"{file}: " if several else "") as faults:
        parts = parts_in(file, text_of(file))
    yield from (None for _ in faults)
    for part in parts:
        yield _checked(given, file, part, several=several)


def _checked(given: Entry | None, file: Path, part: Part, *, several: bool) -> tuple[Entry, Record] | None:
    """A game that can be played through; None for another one, after its fault was told."""
    name = f"{file}, {part.where}" if part.where else str(file)
    with told(f"{name}: " if several or part.where else ""):
        if part.fault is not None:
            fail(part.fault)
        entry = entry_of(given, part)
        with refusals():
            played = replayed(entry, part)
        if played.valid:
            return entry, record_of(entry, part)
        click.echo("\n".join(bad_ply(entry, name, played)), err=True)
    return None
