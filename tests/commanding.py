"""What commands print and refuse, for tests."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner, Result

from service.cli import main


def run(*arguments: object, given: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=given, catch_exceptions=False)


def printed(*arguments: object, given: str | bytes | None = None, code: int = 0) -> list[str]:
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stderr) == (code, ""), result.output
    return result.stdout.splitlines()


def answered(*arguments: object, given: str | bytes | None = None, code: int = 0) -> Any:
    """What a command prints with `--json`."""
    return json.loads("\n".join(printed(*arguments, "--json", given=given, code=code)))


def refused(*arguments: object, given: str | bytes | None = None) -> str:
    """The message of a command that ends with exit code 1 and prints nothing else."""
    result = run(*arguments, given=given)
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert "Traceback" not in result.stderr
    return result.stderr.removeprefix("Error: ")


def misused(*arguments: object) -> str:
    """The message of a command that cannot be understood: exit code 2, as click has it."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return result.stderr


def faults(*arguments: object, given: str | bytes | None = None) -> list[str]:
    """The lines of what is wrong; nothing else is printed."""
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stdout) == (1, ""), result.output
    return result.stderr.removeprefix("Error: ").splitlines()


def rows(*lines: str) -> str:
    """A text of these lines."""
    return "\n".join(lines) + "\n"
