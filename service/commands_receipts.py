"""The commands about signed receipts."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from schemas.receipts import ReceiptToVerifySchema
from schemas.records import record_schema
from service import keys as key_files
from service.catalog import CATALOG
from service.console import fail, load, print_json, read
from service.game import Violations
from service.game_files import record_in
from service.moments import moment
from service.receipts import Receipt, violations
from service.record import Record
from service.records import UnreadableRecordError, parse_record
from service.signing import Keys

_FILE = click.Path(path_type=Path, allow_dash=True)


@click.group()
def keys() -> None:
    """Make the key that receipts are signed with."""


@keys.command()
@click.argument("file", type=click.Path(path_type=Path))
def new(file: Path) -> None:
    """Write a new private key into FILE, and print its public half.

    FILE must not exist; only you can read it. Start the service with REGELWERK_SIGNING_KEY=FILE (a whole path, and the
    same key for all instances). To keep on checking its receipts when another key follows, put what was printed, with
    a moment at `retired_at`, into the file that REGELWERK_RETIRED_KEYS names.

    For example: regelwerk keys new /etc/regelwerk/signing.pem > public.json
    """
    try:
        made = key_files.write_new(file, moment(int(time.time())))
    except OSError as error:
        fail(f"{file} cannot be written: {error.strerror}")
    print_json({"keys": [key_files.told(made)]})


@click.group()
def receipt() -> None:
    """Check signed receipts."""


@receipt.command(context_settings={"max_content_width": 120})
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=_FILE)
@click.option("--keys", "key_file", type=_FILE, required=True, help="The saved answer of /v1/keys.")
@click.option("--record", "record_file", type=_FILE, help="The record, as JSON or text, that it should be for.")
@click.option("--json", "as_json", is_flag=True, help="Answer as the API does; a list for several files.")
def verify(files: Sequence[Path], key_file: Path, record_file: Path | None, *, as_json: bool) -> None:
    """Check receipts without the service; `-` reads standard input.

    FILE holds a receipt, or the answer of `score` with one, or {"receipt": ..., "record": ...}. Without a record only
    signature and key are checked; with it also that the receipt is for this record, which is scored again. The exit
    code is 1 when something is wrong or cannot be read.

    For example: regelwerk receipt verify answer.json --keys keys.json --record game.json
    """
    known = _keys(key_file)
    checked = [_checked_or_told(file, known, record_file) for file in files]
    verdicts = [each and each.verdict() for each in checked]
    if not as_json:
        for file, each in zip(files, checked, strict=True):
            if each:
                each.tell(file)
    elif len(files) > 1 or verdicts[0]:
        print_json(verdicts if len(files) > 1 else verdicts[0])
    sys.exit(int(not all(each and not each.wrong for each in checked)))


@dataclass(frozen=True, slots=True)
class _Checked:
    """A receipt, whether there was a record to it, and what is wrong."""

    payload: Mapping[str, Any]
    has_record: bool
    wrong: Violations

    def verdict(self) -> dict[str, Any]:
        told = [{"code": fault.code, "detail": fault.detail, "pointer": fault.pointer} for fault in self.wrong]
        return {"valid": not self.wrong, "violations": told}

    def tell(self, file: Path) -> None:
        click.echo(f"{file}: {'NOT GOOD' if self.wrong else self._summary()}")
        for fault in self.wrong:
            click.echo(f"  {fault.detail} ({fault.code})")

    def _summary(self) -> str:
        rules, plies, issued_at, issuer = (self.payload[name] for name in ("rules", "plies", "issued_at", "issuer"))
        record = "for this record" if self.has_record else "looked at without its record"
        return f"good, {record}: {rules}, {plies} plies, signed {issued_at} by {issuer}"


def _keys(file: Path) -> Keys:
    try:
        return Keys(None, {key.id: key for key in key_files.read_set(_once(file))})
    except ValueError as wrong:
        fail(f"{file} {wrong}")
    except click.ClickException as fault:
        fail(f"{file}: {fault.message}")


def _checked_or_told(file: Path, known: Keys, record_file: Path | None) -> _Checked | None:
    """A receipt that was checked; None for one that cannot be read, when that has been told."""
    try:
        return _checked(file, known, record_file)
    except click.ClickException as fault:
        click.echo(f"Error: {file}: {fault.message}", err=True)
        return None


def _checked(file: Path, known: Keys, record_file: Path | None) -> _Checked:
    content = _once(file)
    given = content.get("receipt", content) if isinstance(content, Mapping) else content
    found: Receipt = Receipt(**load(ReceiptToVerifySchema, given))
    record = _record(content, record_file, found.payload.get("game"))
    return _Checked(found.payload, record is not None, tuple(violations(found, known, record)))


def _record(content: Any, file: Path | None, game: Any) -> Record | None:
    """The record from the file of its own, or from the one of the receipt; None without."""
    given = record_in(read(file)) if file else content.get("record") if "receipt" in content else None
    if given is None:
        return None
    slug = given.get("game", game) if isinstance(given, Mapping) else game
    entry = CATALOG.get(str(slug)) or fail(f"The record is of no ruleset that there is: {', '.join(CATALOG)}.")
    try:
        made: Record = (
            parse_record(entry, given)
            if isinstance(given, str)
            else load(record_schema(entry.schemas, entry.game), given)
        )
    except UnreadableRecordError as unreadable:
        fail(str(unreadable))
    return made


def _once(file: Path) -> Any:
    """The JSON value in a file in which no object has a member twice: readers would differ in which one counts."""
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return json.loads(data, object_pairs_hook=_unique)
    except OSError as error:
        fail(f"It cannot be read: {error.strerror}")
    except (ValueError, RecursionError) as error:
        fail(f"It is not JSON that can be checked: {error}")


def _unique(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("an object has a member twice")
    return members
