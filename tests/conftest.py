"""What all tests share: the option for the long ones, a Redis server of their own, the real server, the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
import redis
from browsing import chromium, open_page, page
from hypothesis import HealthCheck, settings
from serving import Serving

from service.embedded import private_store

__all__ = ["chromium", "open_page", "page"]  # for all tests, since a process can have one such browser only

# How long something takes says more of the machine than of the service.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")


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
