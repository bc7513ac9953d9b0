"""No key is told anywhere, and no answer to its holder is kept for others."""

from __future__ import annotations

import logging

import orjson
import pytest
from access_files import CLOSED, EVERYBODY, KEYS, sent_by
from asking import GAMES, POSITION, Make
from flask.testing import FlaskClient
from observing.measured import ADDRESS, page

# Caches.


def test_an_answer_to_the_holder_of_a_key_is_his(guarded: FlaskClient) -> None:
    stranger, holder = guarded.get(POSITION), guarded.get(POSITION, headers=sent_by("club"))

    assert stranger.headers["Cache-Control"] == "public, max-age=3600"
    assert set(holder.headers["Cache-Control"].split(", ")) == {"private", "max-age=3600"}
    assert all("X-API-Key" in answer.headers["Vary"] for answer in (stranger, holder))


def test_a_closed_service_lets_nobody_else_keep_its_answers(make: Make) -> None:
    client = make(CLOSED + EVERYBODY)

    for path in (POSITION, "/v1/anaconda/solution", "/v1/keys"):
        kept = client.get(path, headers=sent_by("club")).headers["Cache-Control"]
        assert "private" in kept
        assert "public" not in kept


# Secrets.


def test_no_key_is_told_in_an_answer_a_log_or_a_metric(
    make: Make, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    client = make(access_log=True, log_format="json", metrics_bind=ADDRESS)
    monkeypatch.setattr("service.operations.replay_text", lambda *_: 1 / 0)
    answers = []
    for key in KEYS.values():
        headers = {"X-API-Key": key}
        answers += [client.get(path, headers=headers) for path in (GAMES, POSITION, "/v1/limits", "/v1/nothing")]
        answers.append(client.post("/v1/anaconda/replay", json={"text": ""}, headers=headers))
        answers.append(client.post("/v1/tournaments/standings", json={}, headers=headers))
    metrics = page(client)

    told = "".join(answer.text + str(answer.headers) for answer in [*answers, metrics])
    told += "".join(f"{record.msg} {record.args} {record.exc_text} {record.getMessage()}" for record in caplog.records)
    assert "internal error in request" in told
    assert "regelwerk_http_requests_total" in told
    assert not any(key in told or key.removeprefix("rwk_") in told for key in KEYS.values())


def test_refusals_are_counted_by_what_there_was_too_much_of(make: Make) -> None:
    tier = '[tiers.anonymous]\nrequests = "1/day"\nconcurrency = 1'
    client = make(tier, metrics_bind=ADDRESS)
    held = client.get(GAMES, buffered=False)
    client.get(GAMES, buffered=True)
    held.close()
    client.get(GAMES, buffered=True)
    client.get(GAMES, headers={"X-API-Key": "x"}, buffered=True)
    told = page(client).text

    assert 'regelwerk_refusals_total{limit="requests"} 1.0' in told
    assert 'regelwerk_refusals_total{limit="at_once"} 1.0' in told
    for code, status in (("too_many_at_once", 429), ("rate_limited", 429), ("unknown_api_key", 401)):
        line = f'{{code="{code}",method="GET",route="/v1/games",status="{status}"}} 1.0'
        assert f"regelwerk_http_requests_total{line}" in told


def test_the_log_names_the_holder_of_a_key(make: Make, capfd: pytest.CaptureFixture[str]) -> None:
    client = make(access_log=True, log_format="json")
    client.get(GAMES, headers=sent_by("club"))
    client.get(GAMES, headers={"X-API-Key": "x"})
    client.get(GAMES)

    lines = [orjson.loads(line) for line in capfd.readouterr().out.splitlines()]
    assert [line["caller"] for line in lines] == ["key:club", "127.0.0.1", "127.0.0.1"]
    assert [line["code"] for line in lines] == ["ok", "unknown_api_key", "ok"]
