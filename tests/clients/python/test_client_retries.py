"""What is sent again, and what never is."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler
from typing import Any

import httpx
import pytest
from ports import free_port
from regelwerk_client import AsyncRegelwerk, Regelwerk, errors
from regelwerk_client.models import AnacondaPlayedSession

HEALTH = json.dumps({"status": "ok", "version": "1"})


@pytest.mark.parametrize("status", [429, 503])
def test_a_refused_request_is_sent_again_after_the_time_that_was_asked_for(fake: Any, status: int) -> None:
    fake.then(status, Retry_After="1").then(200, HEALTH)
    begin = time.monotonic()
    with Regelwerk(fake.url) as rw:
        assert rw.healthz().status == "ok"
    assert time.monotonic() - begin >= 1
    assert len(fake.requests) == 2


def test_with_an_event_loop_too(fake: Any) -> None:
    async def ask() -> str:
        async with AsyncRegelwerk(fake.url) as rw:
            return (await rw.healthz()).status

    fake.then(503, Retry_After="1").then_drop().then(200, HEALTH)
    begin = time.monotonic()
    assert asyncio.run(ask()) == "ok"
    assert time.monotonic() - begin >= 1
    assert len(fake.requests) == 3


def test_it_gives_up_after_as_many_attempts_as_allowed(fake: Any) -> None:
    fake.then(503).then(503).then(503)
    with Regelwerk(fake.url, retries=2) as rw, pytest.raises(errors.Unavailable):
        rw.healthz()
    assert len(fake.requests) == 3


def test_other_refusals_are_final(fake: Any) -> None:
    fake.then(500)
    with Regelwerk(fake.url) as rw, pytest.raises(errors.ServerError):
        rw.healthz()
    assert len(fake.requests) == 1


def test_a_service_that_is_about_to_come_up_is_waited_for(start_fake: Callable[[int], Any]) -> None:
    port = free_port()
    refused: list[httpx.Request] = []

    class Line(httpx.HTTPTransport):
        """A line at whose other end the service comes up after the first attempt."""

        def handle_request(self, request: httpx.Request) -> httpx.Response:
            try:
                return super().handle_request(request)
            except httpx.ConnectError:
                refused.append(request)
                start_fake(port).then(200, HEALTH)
                raise

    with Regelwerk(f"http://127.0.0.1:{port}", transport=Line()) as rw:
        assert rw.healthz().status == "ok"
    assert len(refused) == 1


def test_a_service_that_stays_away_is_an_error_of_its_own() -> None:
    with Regelwerk(f"http://127.0.0.1:{free_port()}", retries=1) as rw, pytest.raises(errors.Unreachable) as raised:
        rw.healthz()
    assert isinstance(raised.value.__cause__, httpx.ConnectError)


def test_a_question_is_asked_again_after_a_broken_connection(fake: Any) -> None:
    fake.then_drop().then(200, json.dumps({"legal": True, "violations": []}))
    with Regelwerk(fake.url) as rw:
        assert rw.anaconda.validate("V=6@III").legal
    assert len(fake.requests) == 2


def test_a_session_is_not_created_twice(fake: Any) -> None:
    fake.then_drop()
    with Regelwerk(fake.url) as rw, pytest.raises(errors.Unreachable):
        rw.anaconda.create_session()
    assert len(fake.requests) == 1


def test_a_move_whose_answer_was_lost_is_played_once(fake: Any, live_server: str) -> None:
    def forward(handler: BaseHTTPRequestHandler, body: bytes) -> httpx.Response:
        headers = {name: value for name, value in handler.headers.items() if name != "Host"}
        return httpx.request(handler.command, live_server + handler.path, headers=headers, content=body, timeout=30)

    def pass_on(handler: BaseHTTPRequestHandler, body: bytes) -> None:
        answer = forward(handler, body)
        handler.send_response(answer.status_code)
        handler.send_header("Content-Length", str(len(answer.content)))
        handler.end_headers()
        handler.wfile.write(answer.content)

    lost: list[httpx.Response] = []
    with Regelwerk(live_server) as direct, Regelwerk(fake.url) as rw:
        game = direct.anaconda.create_session(seed="client")
        seat = rw.anaconda.session(game.id, game.seats[0].token)
        seat.version = 1
        fake.then_drop(lambda handler, body: lost.append(forward(handler, body)))
        fake.script.append(pass_on)

        played = seat.move("roll:III,IV")

        assert lost[0].status_code == 200
        assert played == AnacondaPlayedSession.from_dict(lost[0].json())
        assert game.host.refresh().version == 2
        assert game.host.record().record.moves == played.moves
    keys = [headers["Idempotency-Key"] for _, _, headers, _ in fake.requests]
    assert len(keys) == 2
    assert len(set(keys)) == 1


def test_every_move_has_a_key_of_its_own_and_says_what_it_was_chosen_from(fake: Any) -> None:
    with Regelwerk(fake.url, retries=0) as rw:
        seat = rw.anaconda.session("A" * 22, "secret")
        for seat.version in (3, 4):
            fake.then(409)
            with pytest.raises(errors.Conflict):
                seat.move("roll:III,IV")
    sent = [headers for _, _, headers, _ in fake.requests]
    assert [headers["If-Match"] for headers in sent] == ['"3"', '"4"']
    assert {headers["Authorization"] for headers in sent} == {"Bearer secret"}
    assert sent[0]["Idempotency-Key"] != sent[1]["Idempotency-Key"]
