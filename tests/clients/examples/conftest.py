"""What the tests of the examples share: examples as people run them, as programs of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from access_files import CLOSED, EVERYBODY, access_file
from serving import Serving

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "clients" / "python"))
EXAMPLES = ROOT / "clients" / "examples"
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start an example: `start("bot_loop.py", "anaconda", token=...)`; it is ended with the test."""
    started: list[subprocess.Popen[str]] = []

    def run(name: str, *arguments: str, token: str = "", key: str = "") -> subprocess.Popen[str]:
        given = {"REGELWERK_TOKEN": token, "REGELWERK_API_KEY": key}
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "clients" / "python"), **given}
        command = [sys.executable, str(EXAMPLES / name), *arguments]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        started.append(subprocess.Popen(command, env=environment, text=True, **pipes))
        return started[-1]

    yield run
    for each in started:
        each.kill()
        each.communicate()


@pytest.fixture
def run(start: Start) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Run an example to its end."""

    def ended(name: str, *arguments: str, **options: str) -> subprocess.CompletedProcess[str]:
        process = start(name, *arguments, **options)
        output, errors = process.communicate(timeout=120)
        return subprocess.CompletedProcess(process.args, process.returncode, output, errors)

    return ended


@pytest.fixture(scope="session")
def closed_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that answers nobody without a key."""
    access = access_file(tmp_path_factory.mktemp("access"), CLOSED + EVERYBODY)
    serving = Serving("--workers", "1", environment={"REGELWERK_ACCESS": access})
    yield serving.url
    serving.stop()
