"""What the tests of deployment share: the manifests, and nginx before the real server."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from manifests import OVERLAYS, Manifest, overlay, with_parts
from ports import free_port
from serving import Serving
from shipped_nginx import Proxy, program


@pytest.fixture(params=[*OVERLAYS, "own"])
def manifests(request, tmp_path) -> tuple[Manifest, ...]:
    """Each overlay as it is shipped, and one that an operator could make of it."""
    own = request.param not in OVERLAYS
    return with_parts(tmp_path / "own", "receipts", "access") if own else overlay(request.param)


@pytest.fixture(scope="session")
def server() -> Iterator[Serving]:
    """The real server, which trusts one proxy and limits callers."""
    program()
    limits = {"REGELWERK_LIMIT_SESSIONS": "3/hour", "REGELWERK_LIMIT_SOLVER": "30s/minute"}
    serving = Serving("--workers", "2", environment={"REGELWERK_PROXIES": "1", **limits})
    assert serving.url
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def proxy(server: Serving, tmp_path_factory) -> Iterator[Proxy]:
    """The proxy before it."""
    changes = {"limit_conn regelwerk_callers 200;": "limit_conn regelwerk_callers 4;"}
    with Proxy(tmp_path_factory.mktemp("nginx"), urlsplit(server.url).netloc, changes).running() as running:
        yield running


@pytest.fixture(scope="session")
def lonely(tmp_path_factory) -> Iterator[Proxy]:
    """A proxy before nothing."""
    program()
    with Proxy(tmp_path_factory.mktemp("lonely"), f"127.0.0.1:{free_port()}").running() as running:
        yield running


@pytest.fixture
def table(proxy: Proxy, request) -> dict:
    """A live game, begun by a caller of its own."""
    number = sum(request.node.name.encode()) % 250 + 2
    answer = proxy.ask("/v1/anaconda/sessions", {}, source=f"127.0.9.{number}")
    assert answer.status == 201, answer.body
    return {**answer.json, "path": answer.headers["Location"]}
