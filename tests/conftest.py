"""What all tests share: the option for the long ones, a Redis server of their own, the real server."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import redis

from service.embedded import private_store

ROOT = Path(__file__).resolve().parents[1]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests that are marked `long`, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    items[:] = [item for item in items if not item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The address of a private server for the tests; `clean_redis` is the same, emptied."""
    with private_store() as store:
        yield store.url


@pytest.fixture
def clean_redis(redis_url: str) -> str:
    """The address of the tests' server, with nothing in it."""
    with redis.Redis.from_url(redis_url) as client:
        client.flushall()
    return redis_url


class Serving:
    """`regelwerk serve` as people run it: a process, what it prints, and its address once it answers."""

    def __init__(self, *arguments: str, environment: dict[str, str] | None = None) -> None:
        own = {
            key: value for key, value in os.environ.items() if key != "REDIS_URL" and not key.startswith("REGELWERK_")
        }
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process runs
        self.process = subprocess.Popen(
            [sys.executable, "-m", "service.cli", "serve", "--port", "0", *arguments],
            cwd=ROOT,
            env={**own, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )

    @property
    def output(self) -> str:
        """All that it has printed so far."""
        return os.pread(self._log.fileno(), 1 << 20, 0).decode()

    @property
    def url(self) -> str:
        """Its address, as soon as it says that it listens there."""
        return self.wait_for(r"listens at (http://\S+)")

    def wait_for(self, pattern: str, seconds: float = 60) -> str:
        """Wait until a pattern has been printed; its first group."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            ended = self.process.poll() is not None
            if found := re.search(pattern, self.output):
                return found[1] if found.groups() else found[0]
            assert not ended, self.output
            time.sleep(0.02)
        raise AssertionError(f"{pattern!r} was not printed: {self.output}")

    def stop(self, number: int = signal.SIGINT) -> int:
        """Send a signal and wait for the end; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(20)
        finally:
            self.process.kill()


@pytest.fixture
def serve() -> Iterator[Callable[..., Serving]]:
    """Start servers with `serve(*arguments, environment=...)`; they are stopped after the test."""
    started: list[Serving] = []

    def start(*arguments: str, **options: Any) -> Serving:
        started.append(Serving(*arguments, **options))
        return started[-1]

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def live_process() -> Iterator[Serving]:
    """The real server with two workers and a private store, as a process."""
    server = Serving("--workers", "2")
    assert server.url
    yield server
    server.stop()


@pytest.fixture(scope="session")
def live_server(live_process: Serving) -> str:
    """The address of the real server."""
    return live_process.url
