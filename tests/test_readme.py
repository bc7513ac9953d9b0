"""The README, run as it stands: every command in it works, and prints what is shown below it.

The commands of a section are given to one shell, in a folder that looks like a clone. Only addresses are changed, and
where the service is started in the foreground, it is started in the background.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from ports import free_port
from serving import ROOT

from service.app import create_app
from service.config import Config
from service.keys import write_new

README = (ROOT / "README.md").read_text(encoding="utf-8")
HERE = "http://127.0.0.1:8000"
START = "python3 start.py"
INSTALLS = re.compile(r"^python3 -m venv .*\n", re.MULTILINE)
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
BETWEEN = "=== the next block ==="

FOLLOWED = [
    ["A tour", "A live game", "Follow it, hurry it, take back, fork", "Prove the shuffle"],
    ["Sign the result"],
    ["Many questions at once"],
    ["In German and Spanish"],
    ["Clients"],
    ["Command line", "A whole event", "Where a game was lost"],
    ["Run a tournament"],
    ["Check an engine of your own"],
    ["API keys"],
]
"""Sections whose commands are run; those of one line need what those before them have left."""

INSTALLING = (f"{START}\n", f"{START} test\n", "python3 -m pip ", "npm ")
"""How blocks begin that install what is here already, or run all tests."""

# Starts the service as people would in another terminal, and ends it with the shell.
SERVE_HERE = """
serve_here() {
  .venv/bin/regelwerk serve --workers 1 --port "$PORT" > serve.log 2>&1 &
  server=$!
  trap 'kill $server; wait $server' EXIT
  until grep -q 'listens at' serve.log; do
    kill -0 $server || { cat serve.log >&2; exit 1; }
    sleep 0.05
  done
}
"""


@dataclass(frozen=True, slots=True)
class Block:
    """Commands of a section, and what is shown below them: its kind, and the text; both empty for nothing."""

    section: str
    commands: str
    kind: str
    shown: str


def blocks_of(text: str) -> Iterator[Block]:
    """All blocks of commands, in their order."""
    section = ""
    follows = r"(?:\n```(?P<kind>json|text)\n(?P<shown>.*?)^```$)?"
    parts = rf"^##+ (?P<section>[^\n]*)$|^```sh\n(?P<commands>.*?)^```\n{follows}|^```\w*\n.*?^```$"
    for found in re.finditer(parts, text, re.MULTILINE | re.DOTALL):
        section = found["section"] or section
        if found["commands"]:
            yield Block(section, found["commands"], found["kind"] or "", found["shown"] or "")


BLOCKS = [block for block in blocks_of(README) if not block.commands.startswith(INSTALLING)]


def starts_a_service(blocks: Sequence[Block]) -> bool:
    return any(START in block.commands for block in blocks)


def clone(folder: Path) -> None:
    """Make a folder look like a clone in which everything is installed."""
    programs = {
        ".venv/bin/regelwerk": "-m service.cli",
        ".venv/bin/python": "",
        "bots/bin/python": "",
        "path/python3": "",
    }
    paths = os.pathsep.join(map(str, (ROOT, ROOT / "clients" / "python")))
    for name, arguments in programs.items():
        program = folder / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\nPYTHONPATH='{paths}' exec '{sys.executable}' {arguments} \"$@\"\n")
        program.chmod(0o755)
    (folder / "clients").symlink_to(ROOT / "clients")


def outputs(blocks: Sequence[Block], folder: Path, base: str) -> list[str]:
    """What each block prints, all run by one shell, with the service at another address."""
    clone(folder)
    between = f"printf '\\n{BETWEEN}\\n'\n"
    script = between.join(INSTALLS.sub("", block.commands) for block in blocks).replace(HERE, base)
    own = {name: value for name, value in os.environ.items() if not name.startswith(("REDIS", "REGELWERK"))}
    done = subprocess.run(
        ["bash", "-euc", SERVE_HERE + script.replace(START, "serve_here")],
        cwd=folder,
        env={**own, "HOME": str(folder), "PATH": f"{folder}/path:{own['PATH']}", "PORT": base.rpartition(":")[2]},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    printed = done.stdout.split(f"\n{BETWEEN}\n")
    assert (done.returncode, len(printed)) == (0, len(blocks)), f"{blocks[len(printed) - 1].commands}\n{done.stderr}"
    return printed


def documents(text: str) -> list[Any]:
    """The JSON documents that a text has, one after the other."""
    found, place = [], 0
    while text[place:].strip():
        place += len(text[place:]) - len(text[place:].lstrip())
        document, place = json.JSONDecoder().raw_decode(text, place)
        found.append(document)
    return found


def assert_shows(shown: Any, actual: Any, where: str = "answer") -> None:
    """What is shown must be there; members may be left out, lists may go on, `…` stands for anything."""
    if shown == "…":
        return
    if isinstance(shown, dict):
        assert isinstance(actual, dict), where
        for name, value in shown.items():
            assert name in actual, f"{where}.{name}"
            assert_shows(value, actual[name], f"{where}.{name}")
    elif isinstance(shown, list):
        assert len(shown) <= len(actual), where
        for index, (one, other) in enumerate(zip(shown, actual, strict=False)):
            assert_shows(one, other, f"{where}[{index}]")
    else:
        assert shown == actual, where


def assert_prints(block: Block, printed: str) -> None:
    """A block must print what is shown below it."""
    if block.kind == "json":
        shown, actual = documents(block.shown), documents(printed)
        assert len(shown) == len(actual), block.commands
        assert_shows(shown, actual, block.commands)
    elif block.kind == "text":
        assert at_any_time(printed) == at_any_time(block.shown), block.commands


def at_any_time(text: str) -> str:
    """A text with every moment as the same one."""
    return MOMENT.sub("a moment", text)


def needs_bash_and_curl() -> None:
    for program in ("bash", "curl"):
        if shutil.which(program) is None:
            pytest.skip(f"there is no program `{program}` here")


@pytest.mark.parametrize("sections", FOLLOWED, ids=lambda sections: sections[0])
def test_whoever_follows_the_readme_sees_what_it_shows(
    sections: list[str], tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    needs_bash_and_curl()
    blocks = [block for block in BLOCKS if block.section in sections]
    own = starts_a_service(blocks)
    base = f"http://127.0.0.1:{free_port()}" if own else request.getfixturevalue("live_server")

    for block, printed in zip(blocks, outputs(blocks, tmp_path, base), strict=True):
        assert_prints(block, printed)


def test_every_command_of_the_readme_that_installs_nothing_is_run() -> None:
    assert {block.section for block in BLOCKS} == {section for sections in FOLLOWED for section in sections}


def test_the_tour_is_long_enough_to_mean_something() -> None:
    assert sum(block.kind == "json" for block in BLOCKS if block.section in FOLLOWED[0]) >= 8


def test_the_receipt_of_the_readme_is_good_for_its_record_online_as_well(tmp_path: Path, redis_url: str) -> None:
    (given,) = re.findall(r"^echo '(.*)' > game.json$", README, re.MULTILINE)
    key = tmp_path / "key.pem"
    write_new(key, "2026-01-01T00:00:00Z")
    web = create_app(Config(redis_url=redis_url, signing_key=str(key))).test_client()
    scored = web.post("/v1/anaconda/score", json=json.loads(given)).json
    both = {"receipt": scored["receipt"], "record": json.loads(given)["record"]}

    assert web.post("/v1/receipts/verify", json=both).json == {"valid": True, "violations": []}


@pytest.mark.parametrize("command", [START, f"{START} test"])
def test_the_two_commands_stand_in_the_readme(command: str) -> None:
    assert f"```sh\n{command}\n```" in README


def test_no_secret_that_a_documented_command_writes_into_the_clone_can_be_committed() -> None:
    ignored = [line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()]
    documented = README + (ROOT / "deploy" / "RUNBOOK.md").read_text(encoding="utf-8")

    for name in ("access.toml", "key.txt", "session.json", "key.pem"):
        assert re.search(rf"(?:> ?|tee |new ){re.escape(name)}", documented), name
        assert any(fnmatch(name, pattern) for pattern in ignored), name
