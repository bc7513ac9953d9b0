"""What commands share: they read files and standard input, print JSON, and end with a message for people."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import click
import marshmallow
import orjson

from schemas.faults import faults
from service.refusal import Refusal

# A comment at the beginning of a record begins with a brace too, but goes on with a word.
_JSON_OBJECT = re.compile(r"\s*\{(?!\s*\w)")


def text_of(file: Path) -> str:
    """What is in a file (`-`: in standard input)."""
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        fail(f"{file} cannot be read: {error}")
    except UnicodeDecodeError as error:
        fail(f"{file} cannot be read: it is not text in UTF-8 ({error}).")


def read(file: Path) -> Any:
    """The JSON value in a file, or its text when it is not JSON."""
    text = text_of(file)
    if not _JSON_OBJECT.match(text):
        return text
    try:
        return orjson.loads(text)
    except ValueError as error:
        fail(f"{file} is not JSON: {error}")


@contextmanager
def refusals() -> Iterator[None]:
    """Turns a refusal into a message with every reason."""
    try:
        yield
    except Refusal as refusal:
        lines = [f"{refusal.code}: {refusal.detail}"]
        lines += [f"  {fault.pointer}: {fault.detail} ({fault.code}, {fault.rule})" for fault in refusal.violations]
        fail("\n".join(lines))


@contextmanager
def unfit() -> Iterator[None]:
    """Turns what a schema has against a value into a message with every fault."""
    try:
        yield
    except marshmallow.ValidationError as error:
        found = [f"  {pointer}: {detail}" for _, detail, pointer in faults(error.messages, "#")]
        fail("\n".join(["This does not match the API:", *found]))


def load(schema: Any, value: Any) -> Any:
    """A value as a schema loads it."""
    with unfit():
        return schema().load(value)
    raise AssertionError("a context that swallows nothing")


def print_json(answer: Any) -> None:
    """Print an answer, for people to read too."""
    click.echo(orjson.dumps(answer, option=orjson.OPT_INDENT_2).decode())


@contextmanager
def writes(path: Path) -> Iterator[None]:
    """Turns what the system has against a file or folder that is written into a message."""
    try:
        yield
    except OSError as error:
        fail(f"{path} cannot be written: {error}")


def fail(message: str) -> NoReturn:
    """End the command with a message and exit code 1."""
    raise click.ClickException(message)
