"""Servers are reloaded, stopped and started under load: no request fails, no move is lost, streams go on."""

from __future__ import annotations

import signal
import socket
import ssl
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from callers import Callers, Regelwerk, plainly
from deploy.shipped_nginx import Proxy
from operators import reload, replace_workers, until_gone, workers
from ports import free_port
from servers import until
from serving import Serving

from service.embedded import private_store

COLD = "tests.cold_app:app"
Start = Callable[..., Serving]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a queue is not shut before it is closed")


@pytest.fixture(scope="module")
def store() -> Iterator[str]:
    """The address of a store that outlives the servers."""
    with private_store("wheel") as private:
        yield private.url


@pytest.fixture
def start(serve: Start, store: str) -> Start:
    """Start servers on that store, as a supervisor of processes does: without a terminal."""

    def begin(*arguments: str, **settings: str) -> Serving:
        environment = {"REDIS_URL": store, "REGELWERK_HEARTBEAT_S": "1", **settings}
        return serve("--app", COLD, *arguments, environment=environment, daemon=True)

    return begin


def test_a_reload_brings_new_processes_and_nobody_notices(start: Start) -> None:
    server = start("--workers", "2")
    callers = Callers(plainly(server.url))
    with callers.under_way(lambda: Regelwerk(server.url)):
        callers.until_each_kind_has(3)
        reload(server)
        callers.until_each_kind_has(3)
    callers.assert_nothing_lost()
    assert callers.refused == 0
    # The new web server answers as soon as one of its workers does.
    until(lambda: len(workers(server)) == 2, "there are not two workers again")


def test_workers_that_are_told_to_go_or_have_answered_enough_are_replaced_and_nobody_notices(start: Start) -> None:
    server = start("--workers", "2", GUNICORN_CMD_ARGS="--max-requests 300 --max-requests-jitter 100")
    callers = Callers(plainly(server.url))
    with callers.under_way(lambda: Regelwerk(server.url)):
        callers.until_each_kind_has(3)
        replace_workers(server)
        callers.until_each_kind_has(3)
        until_gone(workers(server), server)
        callers.until_each_kind_has(3)
    callers.assert_nothing_lost()
    assert callers.refused == 0


def test_a_stop_answers_whoever_has_come_and_refuses_all_others(start: Start) -> None:
    server = start("--workers", "2")
    callers = Callers(plainly(server.url))
    with callers.under_way():
        callers.until_each_kind_has(3)
        assert server.stop(signal.SIGTERM) == 0
        until(lambda: callers.refused == 10 or callers.failures, "not everybody is refused")
    assert callers.failures == []
    assert callers.refused == 10
    again = start("--workers", "1")
    callers.go_to(plainly(again.url))
    callers.assert_nothing_lost()


def test_behind_nginx_two_instances_are_started_again_one_after_the_other_and_nobody_notices(
    start: Start, tmp_path: Path
) -> None:
    ports = [str(free_port()), str(free_port())]

    def instance(port: str) -> Serving:
        return start("--workers", "1", "--port", port, REGELWERK_PROXIES="1")

    instances = [instance(port) for port in ports]
    assert all(each.url for each in instances)
    proxy = Proxy(tmp_path, f"127.0.0.1:{ports[0]}", second=f"127.0.0.1:{ports[1]}")
    trust = ssl.create_default_context(cafile=tmp_path / "fullchain.pem")
    callers = Callers(proxy.connect)
    with proxy.running():
        with callers.under_way(lambda: Regelwerk(proxy.url, transport=httpx.HTTPTransport(verify=trust))):
            for number, port in enumerate(ports):
                callers.until_each_kind_has(3)
                assert instances[number].stop(signal.SIGTERM) == 0
                callers.until_each_kind_has(3)
                instances[number] = instance(port)
                assert instances[number].url
            callers.until_each_kind_has(3)
        callers.assert_nothing_lost()
    assert callers.refused == 0


def test_a_reload_that_fails_changes_nothing(start: Start, tmp_path: Path) -> None:
    (tmp_path / "changing_app.py").write_text("from tests.cold_app import app\n")
    server = start("--workers", "1", "--app", "changing_app:app", PYTHONPATH=str(tmp_path))
    assert server.url
    old = workers(server)
    (tmp_path / "changing_app.py").write_text("raise RuntimeError('not today')\n")

    server.process.send_signal(signal.SIGHUP)

    server.wait_for("Not reloaded: .* the old one goes on")
    assert workers(server) == old
    assert httpx.get(f"{server.url}/healthz", timeout=30).is_success
    assert server.stop(signal.SIGTERM) == 0


def test_who_comes_while_an_instance_starts_is_refused_and_need_not_wait(start: Start, tmp_path: Path) -> None:
    begun, go = tmp_path / "begun", tmp_path / "go"
    (tmp_path / "slow_app.py").write_text(
        "import pathlib, time\n"
        f"pathlib.Path({str(begun)!r}).touch()\n"
        f"while not pathlib.Path({str(go)!r}).exists():\n"
        "    time.sleep(0.01)\n"
        "from tests.cold_app import app\n"
    )
    port = free_port()
    server = start("--app", "slow_app:app", "--workers", "1", "--port", str(port), PYTHONPATH=str(tmp_path))
    until(begun.exists, "the application is not loaded")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port), timeout=30)
    go.touch()
    assert server.url
    socket.create_connection(("127.0.0.1", port), timeout=30).close()
