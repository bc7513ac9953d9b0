"""What commands print and refuse, for tests."""

from __future__ import annotations

from click.testing import CliRunner, Result

from service.cli import main


def run(*arguments: object, given: str | None = None) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=given, catch_exceptions=False)


def printed(*arguments: object, given: str | None = None, code: int = 0) -> list[str]:
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stderr) == (code, ""), result.output
    return result.stdout.splitlines()


def faults(*arguments: object, given: str | None = None) -> list[str]:
    """The lines of what is wrong; nothing else is printed."""
    result = run(*arguments, given=given)
    assert (result.exit_code, result.stdout) == (1, ""), result.output
    return result.stderr.removeprefix("Error: ").splitlines()


def rows(*lines: str) -> str:
    """A text of these lines."""
    return "\n".join(lines) + "\n"
