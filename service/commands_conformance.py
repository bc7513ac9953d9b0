"""The commands of the conformance kit."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from schemas.conformance import KINDS
from service.catalog import CATALOG, Entry
from service.conformance import report as reporting
from service.conformance.engines import Engine, EngineError, StdioEngine
from service.conformance.export import INDEX, export
from service.conformance.http_engine import HttpEngine
from service.conformance.report import Report
from service.conformance.runner import run
from service.conformance.vectors import Vector, chosen
from service.console import fail, print_json, writes

_KEY: Final = "REGELWERK_API_KEY"


@click.group()
def conformance() -> None:
    """Check whether another engine follows the same rules."""


@conformance.command(name="export")
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), required=True, help="Folder to write to.")
def export_vectors(out: Path) -> None:
    """Write all vectors as files, with an index of their SHA-256 sums.

    For example: regelwerk conformance export --out vectors
    """
    with writes(out):
        index = export(out)
    click.echo(f"{len(index['files'])} files and {out / INDEX}")


@conformance.command(name="run", context_settings={"max_content_width": 120})
@click.argument("game", type=click.Choice(list(CATALOG)))
@click.argument("command", nargs=-1)
@click.option("--http", "url", metavar="URL", help="Ask a server that has this API in place of a command.")
@click.option("--kind", "kinds", multiple=True, type=click.Choice(list(KINDS)), help="Only these; may be repeated.")
@click.option("--timeout", type=click.FloatRange(0.01), default=10.0, show_default=True, help="Seconds per answer.")
@click.option(
    "--give-up", type=click.IntRange(1), default=20, show_default=True, help="After so many crashes in a row."
)
@click.option("--show", type=click.IntRange(0), default=10, show_default=True, help="How many failures to tell.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--junit", type=click.Path(path_type=Path, dir_okay=False), help="Also write a report as JUnit XML.")
def run_engine(  # noqa: PLR0913 - one parameter for each option of the command
    *,
    game: str,
    command: Sequence[str],
    url: str | None,
    kinds: Sequence[str],
    timeout: float,
    give_up: int,
    show: int,
    as_json: bool,
    junit: Path | None,
) -> None:
    """Ask an engine all vectors of a ruleset.

    The command after -- reads one line of JSON per request and writes one per answer. The exit code is 0 when nothing
    failed; what an engine says it does not support is no failure.

    For example: regelwerk conformance run davinci -- ./my-engine --fast

    A server with this API: regelwerk conformance run anaconda --http http://127.0.0.1:8000 --kind legal_moves

    If it wants an API key, put that into REGELWERK_API_KEY.
    """
    if bool(command) == (url is not None):
        raise click.UsageError("Name either a command after -- or an address with --http.")
    entry = CATALOG[game]
    try:
        engine = StdioEngine(command, timeout) if url is None else _server(url, entry, timeout)
        report = _asked(engine, entry, chosen(game, kinds), give_up)
    except EngineError as error:
        fail(str(error))
    _tell(report, show, as_json=as_json, junit=junit)
    sys.exit(int(not report.good))


def _server(url: str, entry: Entry, timeout: float) -> Engine:
    """A server as an engine; that it lets the caller wait is told on the error stream."""
    return HttpEngine(url, entry, timeout, os.environ.get(_KEY), lambda message: click.echo(message, err=True))


def _asked(engine: Engine, entry: Entry, vectors: Sequence[Vector], give_up: int) -> Report:
    info = entry.game.INFO
    return Report(info.slug, info.rules_version, engine.name, tuple(run(engine, vectors, give_up)))


def _tell(report: Report, show: int, **options: Any) -> None:
    if options["as_json"]:
        print_json(reporting.as_json(report))
    else:
        click.echo("\n".join(reporting.lines(report, show)))
    if (junit := options["junit"]) is not None:
        with writes(junit):
            junit.write_bytes(reporting.as_junit(report))
