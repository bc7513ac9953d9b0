"""The log as JSON: one object per line, with what is needed to find a request and nothing that is secret."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import urllib.error
import urllib.request
from collections.abc import Callable
from datetime import datetime
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from serving import Serving

SETTINGS = {"REGELWERK_LOG_FORMAT": "json", "REGELWERK_ACCESS_LOG": "1", "REGELWERK_LOG_LEVEL": "info"}


class Logging:
    """A server that logs in JSON, and its log."""

    def __init__(self, serve: Callable[..., Serving], app: str = "tests.cold_app:app", **settings: str) -> None:
        self.serving = serve("--app", app, environment={**SETTINGS, **settings})
        self.url = "http://" + self.serving.wait_for(r"listens at http://([0-9.:]+)")

    def ask(self, path: str, body: Any = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        sent = {"Content-Type": "application/json", **headers}
        try:
            answer = urllib.request.urlopen(urllib.request.Request(self.url + path, data, sent), timeout=30)
        except urllib.error.HTTPError as refused:
            answer = refused
        return answer.status, dict(answer.headers), answer.read()

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.serving.output.splitlines()]

    def request(self, request_id: str) -> dict[str, Any]:
        self.serving.wait_for(f'"regelwerk.access".*"request_id":"{request_id}"', 60)
        (found,) = [
            each
            for each in self.lines()
            if each.get("request_id") == request_id and each["logger"] == "regelwerk.access"
        ]
        return found


@pytest.fixture(scope="module")
def log() -> Any:
    started: list[Serving] = []

    def serve(*arguments: str, **options: Any) -> Serving:
        started.append(Serving(*arguments, **options))
        return started[-1]

    yield Logging(serve, "tests.observing.faulty_app:app")
    for each in started:
        each.stop()


def test_every_line_is_an_object_with_time_level_logger_and_message(log):
    log.ask("/v1/games")
    log.serving.wait_for(r"regelwerk\.access", 60)
    lines = log.lines()
    assert {"gunicorn.error", "regelwerk.supervisor", "regelwerk.access"} <= {each["logger"] for each in lines}
    assert "gunicorn.access" not in {each["logger"] for each in lines}
    for each in lines:
        assert datetime.fromisoformat(each["time"]).tzinfo is not None
        assert each["level"] in {"DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"}
        assert each["message"] == each["message"].strip()


def test_a_request_is_one_line_with_its_route_and_what_became_of_it(log):
    _, headers, body = log.ask("/v1/anaconda/new?", {"setup": {"players": 99}}, **{"X-Request-Id": "mine-1"})
    found = log.request("mine-1")
    assert headers["X-Request-Id"] == "mine-1"
    assert {name: found[name] for name in ("method", "route", "status", "code", "caller")} == {
        "method": "POST",
        "route": "/v1/anaconda/new",
        "status": 422,
        "code": "invalid_request",
        "caller": "127.0.0.1",
    }
    assert found["bytes"] == len(body)
    assert 0 < found["duration_ms"] < 30_000


def test_the_caller_is_the_one_that_limits_would_count(serve):
    log = Logging(serve, REGELWERK_PROXIES="1")
    log.ask("/v1/games", **{"X-Request-Id": "six", "X-Forwarded-For": "2001:db8:1:2:3::4"})
    assert log.request("six")["caller"] == "2001:db8:1:2::/64"


def test_a_stream_is_told_when_it_has_ended_with_all_its_bytes(log):
    path = log.ask("/v1/anaconda/sessions", {})[1]["Location"]
    sent = {"Accept": "text/event-stream", "X-Request-Id": "stream-1"}
    request = urllib.request.Request(f"{log.url}{path}/events", headers=sent)
    with urllib.request.urlopen(request, timeout=30) as stream:
        read = len(stream.readline())
        assert "stream-1" not in log.serving.output
        read += len(stream.read(50))
    log.ask(path, **{"X-Request-Id": "after"})
    deleted = urllib.request.Request(log.url + path, method="DELETE")
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(deleted, timeout=30)
    assert log.serving.wait_for('"stream-1"', 60)
    found = log.request("stream-1")
    assert (found["route"], found["status"]) == ("/v1/anaconda/sessions/{session_id}/events", 200)
    assert found["bytes"] >= read


def test_nothing_secret_is_ever_logged(log):
    seed, token, bad = "my-own-seed-4711", "stolen-token-0815", "header-token-2342"
    dealt = json.loads(log.ask("/v1/davinci/new", {"seed": seed})[2])["state"]
    hidden = json.dumps(dealt)
    tiles = re.findall(r'"([BW](?:\d+|-))"', hidden)
    log.ask("/v1/davinci/legal-moves", {"state": dealt})
    log.ask(f"/v1/davinci/legal-moves?position={quote(hidden)}")
    begun = json.loads(log.ask("/v1/davinci/sessions", {"seed": seed})[2])
    tokens = [begun["tokens"]["host"], *begun["tokens"]["seats"]]
    for each in (*tokens, token):
        log.ask(f"/v1/davinci/sessions/{begun['id']}", Authorization=f"Bearer {each}")
        log.ask(f"/v1/davinci/sessions/{begun['id']}/moves?token={each}", {"move": "x"}, Authorization=f"Bearer {each}")
        log.ask(f"/nowhere/{each}")
    assert log.ask("/fault", f"fault {token} {seed} {hidden}".encode())[0] == 500
    for line in (f"Authorization Bearer {bad}", f"Authorization : Bearer {bad}", f"X-\x01: {bad}"):
        host, port = urlsplit(log.url).netloc.split(":")
        with socket.create_connection((host, int(port)), 30) as raw:
            raw.sendall(f"GET /v1/games?{bad} HTTP/1.1\r\n{line}\r\n\r\n".encode())
            assert b"400" in raw.recv(4096)
    log.ask("/v1/games", **{"X-Request-Id": "last"})
    log.request("last")

    text = log.serving.output
    assert tiles
    for secret in (seed, token, bad, *tokens, hidden, begun["id"]):
        assert secret not in text
    assert not any(f'\\"{tile}\\"' in text for tile in tiles)
    assert "Bearer" not in text


def test_a_fault_is_one_line_with_its_places_as_one_field_and_the_id_of_the_request(log):
    assert log.ask("/fault", b"sesame", **{"X-Request-Id": "fault-1"})[0] == 500
    log.request("fault-1")
    faults = [each for each in log.lines() if each.get("request_id") == "fault-1" and each["level"] == "ERROR"]
    told = [each for each in faults if each["message"].startswith("internal error in request")]
    assert len(told) == 1
    stack = told[0]["stack"].splitlines()
    assert any("faulty_app.py" in line and "in fault" in line for line in stack)
    assert [line for line in stack if not line.startswith(" ")] == ["builtins.KeyError", "builtins.ValueError"]
    assert "sesame" not in log.serving.output


def test_warnings_of_python_are_lines_as_well(log):
    log.ask("/warning", b"", **{"X-Request-Id": "warning-1"})
    log.request("warning-1")
    (found,) = [each for each in log.lines() if each["logger"] == "py.warnings" and "odd" in each["message"]]
    assert (found["level"], found["request_id"]) == ("WARNING", "warning-1")


def test_a_worker_that_was_killed_is_a_line_and_so_is_the_end(serve):
    log = Logging(serve, REGELWERK_WORKERS="1")
    pid = int(log.serving.wait_for(r"Booting worker with pid: (\d+)"))
    os.kill(pid, signal.SIGKILL)
    assert log.serving.wait_for("Perhaps out of memory", 60)
    assert log.serving.stop() == 0
    assert "Stopping." in {each["message"] for each in log.lines()}


def test_as_text_the_log_is_as_it_was(serve):
    serving = serve("--app", "tests.cold_app:app", environment={"REGELWERK_ACCESS_LOG": "1"})
    urllib.request.urlopen(serving.url + "/v1/games", timeout=30).read()
    assert serving.wait_for(r'"(GET /v1/games HTTP/1\.1)" 200', 60)
    assert "regelwerk.access" not in serving.output
