"""The headers that every answer has."""

from __future__ import annotations

from service.catalog import CATALOG


def test_the_request_id_is_echoed_or_made(client):
    assert client.get("/healthz", headers={"X-Request-Id": "mine-1"}).headers["X-Request-Id"] == "mine-1"
    assert len(client.get("/healthz").headers["X-Request-Id"]) == 32


def test_a_request_id_that_could_harm_a_log_is_replaced(client):
    assert client.get("/healthz", headers={"X-Request-Id": "a b"}).headers["X-Request-Id"] != "a b"


def test_every_answer_of_a_ruleset_names_the_version_of_its_rules(client, game):
    version = CATALOG[game].game.INFO.rules_version

    good = client.post(f"/v1/{game}/new", json={})
    bad = client.post(f"/v1/{game}/new", json={"x": 1})

    assert good.headers["Rules-Version"] == bad.headers["Rules-Version"] == version


def test_pages_of_any_origin_may_call_the_service(client, game):
    answer = client.post(f"/v1/{game}/new", json={}, headers={"Origin": "https://play.example"})

    assert answer.headers["Access-Control-Allow-Origin"] in {"*", "https://play.example"}
    assert "ETag" in answer.headers["Access-Control-Expose-Headers"]


def test_a_browser_may_ask_first(client, game):
    headers = {
        "Origin": "https://play.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization, content-type, if-match, idempotency-key",
    }

    answer = client.options(f"/v1/{game}/sessions", headers=headers)

    assert answer.status_code == 200
    allowed = answer.headers["Access-Control-Allow-Headers"].lower()
    assert "authorization" in allowed
    assert "if-match" in allowed
