"""The commands of `regelwerk`: which there are, their help, and what they refuse."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest
from commanding import misused, printed

from service.catalog import CATALOG
from service.cli import main

ROOT = Path(__file__).resolve().parents[1]
COMMANDS = (
    "access",
    "conformance",
    "hint",
    "keys",
    "openapi",
    "pairings",
    "receipt",
    "replay",
    "report",
    "score",
    "serve",
    "sheet",
    "show",
    "standings",
    "verify",
)


@pytest.mark.parametrize("option", ["--help", "-h"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help(command: str, option: str) -> None:
    lines = printed(command, option)
    assert lines[0].startswith(f"Usage: main {command}")
    assert any(line.strip().startswith("-h, --help") for line in lines)


def test_the_help_lists_every_command_with_a_summary() -> None:
    lines = printed("--help")
    listed = dict(line.split(None, 1) for line in lines[lines.index("Commands:") + 1 :])
    assert tuple(listed) == COMMANDS
    assert all(summary.endswith(".") for summary in listed.values())


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"regelwerk, version [0-9.]+\S*", printed("--version")[0])


@pytest.mark.parametrize("arguments", [["--help"], ["hint", "--help"], ["openapi", "--help"], ["serve", "--help"]])
def test_help_brings_neither_the_web_nor_the_compiler_with_it(arguments: list[str]) -> None:
    program = (
        "import sys\nfrom service.cli import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "finally:\n    print([name for name in ('flask', 'numba', 'llvmlite', 'redis') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.startswith("Usage: ")
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["anaconda", "Hint", "commands", "click"])
def test_another_command_does_not_exist(command: str) -> None:
    assert f"No such command '{command}'" in misused(command)


@pytest.mark.parametrize("command", ["hint", "replay", "score", "show"])
def test_another_ruleset_is_refused_with_those_that_there_are(command: str) -> None:
    told = misused(command, "chess", "x")
    assert "There is no ruleset 'chess'; there are: " in told
    assert all(slug in told for slug in CATALOG)


@pytest.mark.parametrize("command", ["hint", "replay", "score", "show"])
def test_what_a_command_is_about_must_be_named(command: str) -> None:
    assert "Missing argument" in misused(command)
    assert "Missing argument" in misused(command, "anaconda")


def test_every_command_is_one_of_click() -> None:
    assert isinstance(main, click.Group)
    assert all(isinstance(main.get_command(click.Context(main), name), click.Command) for name in COMMANDS)
    assert main.get_command(click.Context(main), "nothing") is None
