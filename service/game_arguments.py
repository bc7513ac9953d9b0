"""The games that commands are given: which files, which ruleset, what is wrong with one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click

from schemas.records import record_schema
from service import operations
from service.answers import Replay
from service.catalog import CATALOG, Entry
from service.console import fail, load
from service.game_files import Part, parts_of, record_in
from service.record import Record
from service.records import parse_record
from service.tables import entry_called

GAMES = click.argument("arguments", nargs=-1, required=True, metavar="[GAME] FILE...")
"""What `named` takes apart."""


def named(arguments: Sequence[str]) -> tuple[Entry | None, list[Path]]:
    """The ruleset, if the first argument names one, and the files."""
    first, *rest = arguments
    if not rest and first in CATALOG and not Path(first).exists():
        raise click.UsageError("Missing argument 'FILE...'.")
    if rest and first in CATALOG:
        return CATALOG[first], [Path(name) for name in rest]
    if rest and first.isidentifier() and not Path(first).exists():
        raise click.UsageError(f"There is no ruleset {first!r}; there are: {', '.join(CATALOG)}.")
    return None, [Path(name) for name in arguments]


def entry_of(given: Entry | None, part: Part) -> Entry:
    """The ruleset of a game, as given or as it names it."""
    try:
        return given or entry_called(part.game)
    except ValueError as unknown:
        fail(str(unknown))


def parts_in(file: Path, text: str) -> list[Part]:
    """The games in the text of a file."""
    try:
        return parts_of(text)
    except ValueError as unreadable:
        fail(f"{file} is not JSON: {unreadable}")


@contextmanager
def told(prefix: str) -> Iterator[list[bool]]:
    """Tells a fault with a prefix, and goes on; what is in the list is then not all true."""
    good: list[bool] = []
    try:
        yield good
    except click.ClickException as fault:
        click.echo(f"Error: {prefix}{fault.message}", err=True)
        good.append(False)


def replayed(entry: Entry, part: Part) -> Replay:
    """A game played through. Raises Refusal where it cannot begin."""
    if isinstance(part.content, str):
        return operations.replay_text(entry, part.content, part.line)
    return operations.replay(entry, record_of(entry, part))


def record_of(entry: Entry, part: Part) -> Record:
    """The record of a game. Raises UnreadableRecordError for a text that is none."""
    content = part.content
    if isinstance(content, str):
        return parse_record(entry, content, part.line)
    loaded: Record = load(record_schema(entry.schemas, entry.game), record_in(content))
    return loaded


def bad_ply(entry: Entry, name: str, played: Replay) -> Iterator[str]:
    """The lines that tell why a game could not be played through."""
    where = "the record" if played.ply is None else f"ply {played.ply} (counted from 0), {played.move},"
    yield f"{name}: {where} is not possible"
    for fault in played.violations:
        yield f"  {fault.detail} ({fault.code}, {fault.rule})"
    if played.legal:
        yield "  legal: " + " ".join(entry.game.format_move(move) for move in played.legal)
