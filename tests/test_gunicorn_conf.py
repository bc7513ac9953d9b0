"""How gunicorn is set up, where a server as a whole would not show it."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from serving import Serving

ROOT = Path(__file__).resolve().parent.parent


def test_a_worker_that_is_told_to_stop_before_it_has_begun_does_and_does_not_forget_it_as_the_master_would() -> None:
    code = (
        "import os, signal; from types import SimpleNamespace as Some; from service import gunicorn_conf\n"
        "for number in (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT):\n"
        "    signal.signal(number, lambda *_: None)\n"
        "    if (child := os.fork()) == 0:\n"
        "        gunicorn_conf.post_fork(None, Some(ppid=os.getppid()))\n"
        "        os.kill(os.getpid(), number)\n"
        "        os._exit(1)\n"
        "    print(os.waitpid(child, 0)[1])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "0", "0"]


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_that_cannot_be_read_is_not_quoted_for_it_may_hold_a_key(
    serve: Callable[..., Serving], form: str
) -> None:
    server = serve("--app", "tests.cold_app:app", "--workers", "1", environment={"REGELWERK_LOG_FORMAT": form})
    host, port = server.url.rstrip('"').removeprefix("http://").split(":")
    for line in ("X-API-Key rwk_secret", "Authorization Bearer rwk_secret", "rwk_secret: x: y\x00"):
        with socket.create_connection((host, int(port)), timeout=20) as connection:
            connection.sendall(f"GET / HTTP/1.1\r\nHost: x\r\n{line}\r\n\r\n".encode())
            assert connection.recv(4096)

    server.wait_for("Invalid request from ip=127.0.0.1")
    assert server.stop() == 0
    assert "rwk_secret" not in server.output


@pytest.mark.parametrize("form", ["text", "json"])
def test_clients_that_stop_in_the_middle_of_a_request_leave_nothing_in_the_log(
    serve: Callable[..., Serving], form: str
) -> None:
    settings = {"REGELWERK_READ_TIMEOUT_S": "1", "REGELWERK_LOG_FORMAT": form}
    server = serve("--app", "tests.cold_app:app", "--workers", "1", environment=settings)
    host, port = server.url.rstrip('"').removeprefix("http://").split(":")
    for part in ("GET /healthz HTTP/1.1\r\nHost", "POST /v1/anaconda/new HTTP/1.1\r\nContent-Length: 9\r\n"):
        with socket.create_connection((host, int(port)), timeout=60) as slow:
            slow.sendall(part.encode())
            assert slow.recv(1) == b""

    assert server.stop() == 0
    assert "Traceback" not in server.output
    assert "BlockingIOError" not in server.output


def test_garbage_is_not_looked_for_during_the_load_and_is_again_in_the_workers() -> None:
    code = (
        "import gc; from types import SimpleNamespace as Some; from service import gunicorn_conf\n"
        "loading = gc.isenabled()\n"
        "gunicorn_conf.when_ready(Some(app=Some(app_uri='tests.app:app'), LISTENERS=[]))\n"
        "print(loading, gc.isenabled(), gc.get_freeze_count() > 10_000)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True", "True"]
