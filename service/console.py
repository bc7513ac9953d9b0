"""What commands share: they read files and standard input, print JSON, and end with a message for people."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, NoReturn

import click
import marshmallow
import orjson

from schemas.faults import faults

# A comment at the beginning of a record begins with a brace too, but goes on with a word.
_JSON_OBJECT = re.compile(r"\s*\{(?!\s*\w)")


def read(file: Path) -> Any:
    """The JSON value in a file (`-`: in standard input), or its text when it is not JSON."""
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
        text = data.decode()
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file} cannot be read: {error}")
    if not _JSON_OBJECT.match(text):
        return text
    try:
        return orjson.loads(data)
    except ValueError as error:
        fail(f"{file} is not JSON: {error}")


def load(schema: Any, value: Any) -> Any:
    """A value as a schema loads it."""
    try:
        return schema().load(value)
    except marshmallow.ValidationError as error:
        found = [f"  {pointer}: {detail}" for _, detail, pointer in faults(error.messages, "#")]
        fail("\n".join(["This does not match the API:", *found]))


def print_json(answer: Any) -> None:
    """Print an answer, for people to read too."""
    click.echo(orjson.dumps(answer, option=orjson.OPT_INDENT_2).decode())


def fail(message: str) -> NoReturn:
    """End the command with a message and exit code 1."""
    raise click.ClickException(message)
