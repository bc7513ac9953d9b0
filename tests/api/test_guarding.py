"""What answers forbid a browser to do with them."""

from __future__ import annotations

import http.client
from urllib.parse import urlsplit

import pytest
from flask import Flask

from service.api import guarding

POSITION = "III7-V6-IV5%20last:IV%20seat:0/2"
API = [
    "/v1/games",
    f"/v1/anaconda/legal-moves?position={POSITION}",
    "/v1/anaconda/rules",
    "/v1/nowhere/rules",
    "/healthz",
    "/openapi.json",
    "/nowhere",
]


def policy_of(answer) -> dict[str, set[str]]:
    directives = answer.headers["Content-Security-Policy"].split(";")
    return {name: set(values) for name, *values in (directive.split() for directive in directives)}


@pytest.mark.parametrize("path", API)
def test_an_answer_that_is_no_page_may_load_nothing_and_be_framed_by_nobody(client, path):
    assert policy_of(client.get(path)) == {"default-src": {"'none'"}, "frame-ancestors": {"'none'"}}


@pytest.mark.parametrize("path", [*API, "/", "/docs", "/docs/start.js"])
def test_every_answer_keeps_its_type_its_address_and_its_bytes_to_itself(client, path):
    headers = client.get(path).headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize("path", [*API, "/", "/docs"])
def test_no_header_of_protection_is_sent_twice(client, path):
    headers = client.get(path).headers
    for name in ("Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options", "Cache-Control"):
        assert len(headers.get_all(name)) <= 1


def test_the_reader_of_the_document_runs_scripts_of_this_host_and_none_that_stand_in_the_page(client):
    policy = policy_of(client.get("/docs"))
    assert policy["script-src"] == policy["connect-src"] == {"'self'"}
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == {"'none'"}


def test_a_page_with_a_policy_of_its_own_keeps_it():
    app = Flask("guarded")
    guarding.register(app)
    app.add_url_rule("/", "page", lambda: ("page", {"Content-Security-Policy": "default-src https:"}))
    assert policy_of(app.test_client().get("/")) == {"default-src": {"https:"}}


def test_scripts_have_no_policy_since_a_worker_would_be_bound_by_it(client):
    assert "Content-Security-Policy" not in client.get("/docs/start.js").headers


def test_a_page_of_another_host_may_read_what_cors_lets_it_read(client):
    headers = client.get("/v1/games", headers={"Origin": "https://club.example"}).headers
    assert headers["Access-Control-Allow-Origin"] in {"*", "https://club.example"}


@pytest.mark.parametrize("path", ["/v1/anaconda/sessions/unknown", "/v1/anaconda/sessions/unknown/events"])
def test_no_cache_may_keep_what_is_told_of_a_live_game(client, path):
    assert client.get(path).headers["Cache-Control"] == "no-store"


def test_no_cache_may_keep_the_tokens_of_a_new_game(client):
    assert client.post("/v1/anaconda/sessions", json={}).headers["Cache-Control"] == "no-store"
    assert client.post("/v1/anaconda/commitments", json={}).headers["Cache-Control"] == "no-store"


def test_any_cache_may_keep_the_answer_to_a_position(client):
    assert client.get(f"/v1/anaconda/legal-moves?position={POSITION}").headers["Cache-Control"].startswith("public")


def test_the_real_server_sends_the_same_with_an_event_stream(live_server):
    address = urlsplit(live_server)
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=10)
    connection.request("POST", "/v1/anaconda/sessions", "{}", {"Content-Type": "application/json"})
    place = connection.getresponse()
    where = place.headers["Location"]
    place.read()
    connection.request("GET", f"{where}/events", headers={"Accept": "text/event-stream"})
    stream = connection.getresponse()
    assert stream.status == 200
    assert stream.headers["Content-Security-Policy"] == guarding.NOTHING
    assert stream.headers["Cache-Control"] == "no-store"
    connection.close()
