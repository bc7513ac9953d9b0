"""What the tests of the Python client share: the client, and servers that misbehave on purpose."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fake_server import FakeServer

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "clients" / "python"))

from regelwerk_client import Regelwerk  # noqa: E402 - the client is on the path only now


@pytest.fixture
def rw(live_server: str) -> Iterator[Regelwerk]:
    """A client of the real server."""
    with Regelwerk(live_server) as client:
        yield client


@pytest.fixture
def fake() -> Iterator[FakeServer]:
    """A server that answers by a script."""
    server = FakeServer()
    yield server
    server.stop()


@pytest.fixture
def start_fake() -> Iterator[Callable[[int], FakeServer]]:
    """Start a fake server at a port, later than the test."""
    started: list[FakeServer] = []

    def start(port: int) -> FakeServer:
        started.append(FakeServer(port))
        return started[-1]

    yield start
    for server in started:
        server.stop()
