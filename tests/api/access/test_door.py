"""Who is let in with a key, with a bad one, and without; however an address is written."""

from __future__ import annotations

import pytest
from access_files import CLOSED, EVERYBODY, KEYS, TIERS, sent_by
from asking import GAMES, POSITION, SPELLINGS, Make, at, left, seen
from flask.testing import FlaskClient
from recorded import body_of, operations, order
from werkzeug.test import Client

from service.access import ORGANIZER
from service.api import admitting
from service.api.document import recorded_examples
from service.app import create_app
from service.config import Config
from service.refusal import Refusal


def test_a_key_counts_for_its_holder_wherever_he_calls_from(guarded: FlaskClient) -> None:
    addresses = ["192.0.2.1", "192.0.2.2", "2001:db8::1"]
    answers = [
        guarded.get(GAMES, headers=sent_by("club"), environ_base={"REMOTE_ADDR": address}) for address in addresses
    ]

    assert [left(answer) for answer in answers] == [99, 98, 97]
    assert left(guarded.get(GAMES, headers=sent_by("organizer"))) == 99


def test_strangers_are_counted_by_their_addresses(guarded: FlaskClient) -> None:
    answers = [guarded.get(GAMES, environ_base={"REMOTE_ADDR": f"192.0.2.{host}"}) for host in (1, 2, 1)]

    assert [left(answer) for answer in answers] == [4, 4, 3]


@pytest.mark.parametrize(
    ("key", "code"),
    [
        (KEYS["unlisted"], "unknown_api_key"),
        (KEYS["expired"], "expired_api_key"),
        (KEYS["club"][:-1], "unknown_api_key"),
        (f"{KEYS['club']},{KEYS['club']}", "unknown_api_key"),
        ("", "unknown_api_key"),
        ("\xff", "unknown_api_key"),
    ],
    # Keys are made anew in each process; the names of tests must not be.
    ids=["of nobody", "expired", "cut", "twice", "empty", "no text"],
)
@pytest.mark.parametrize("path", [GAMES, POSITION, "/v1/keys", "/v1/nothing", "/v1/anaconda/sessions/x/events"])
def test_a_bad_key_is_refused_everywhere_and_never_taken_for_none(make: Make, path: str, key: str, code: str) -> None:
    for text in (TIERS + EVERYBODY, CLOSED + EVERYBODY):
        refused = make(text).get(path, headers={"X-API-Key": key})

        assert seen(refused) == (401, code)
        assert refused.content_type == "application/problem+json"
        assert refused.headers["WWW-Authenticate"] == "ApiKey"
        assert "RateLimit" not in refused.headers


def test_a_refusal_is_told_as_every_other(guarded: FlaskClient) -> None:
    headers = {"X-API-Key": KEYS["expired"], "Accept-Language": "de", "X-Request-Id": "mine", "Origin": "https://a.b"}
    refused = guarded.get(GAMES, headers=headers)

    assert body_of(refused)["detail"] == "Der Schlüssel in `X-API-Key` gilt nicht mehr."
    assert body_of(refused)["instance"] == "urn:regelwerk:request:mine"
    assert refused.headers["X-Request-Id"] == "mine"
    assert "Access-Control-Allow-Origin" in refused.headers
    assert refused.headers["X-Content-Type-Options"] == "nosniff"


def test_a_closed_service_asks_everybody_for_a_key(make: Make) -> None:
    client = make(CLOSED + EVERYBODY)

    for path in (GAMES, POSITION, "/v1/anaconda/rules", "/v1/limits", "/v1/nothing"):
        assert seen(client.get(path)) == (401, "api_key_needed")
    assert seen(client.post("/v1/anaconda/new", json={})) == (401, "api_key_needed")
    assert seen(client.get(GAMES, headers=sent_by("club"))) == (200, None)


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/v1/keys", "/openapi.json", "/docs", "/"])
def test_what_everybody_must_be_able_to_see_needs_no_key_on_a_closed_service(make: Make, path: str) -> None:
    assert make(CLOSED + EVERYBODY).get(path).status_code == 200


def test_a_page_may_ask_whether_it_may_send_a_key(make: Make) -> None:
    asked = {
        "Origin": "https://play.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "x-api-key, content-type",
    }
    for text in (TIERS + EVERYBODY, CLOSED + EVERYBODY):
        answer = make(text).options("/v1/anaconda/new", headers=asked)

        assert answer.status_code == 200
        assert "x-api-key" in answer.headers["Access-Control-Allow-Headers"].lower()


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("path", [GAMES, "/v1/limits", "/v1/anaconda/rules", "/v1/davinci/sessions/x", "/v1/nothing"])
def test_no_other_number_of_slashes_goes_round_the_door(make: Make, path: str, spelling: str) -> None:
    client = make(CLOSED + EVERYBODY)

    assert seen(client.get(**at(path, spelling))) == (401, "api_key_needed")
    assert seen(client.get(**at(path.removeprefix("/"), "{}"))) == (401, "api_key_needed")
    known = {"/v1/nothing": 404, "/v1/davinci/sessions/x": 404}.get(path, 200)
    assert client.get(**at(path, spelling), headers=sent_by("club")).status_code == known


@pytest.mark.parametrize(
    "path", ["/%76%31/games", "/v1/./games", "/V1/games", "/v1//games", "/v1/games/.", "/v1;/games"]
)
def test_no_other_spelling_of_a_path_goes_round_the_door(make: Make, path: str) -> None:
    assert make(CLOSED + EVERYBODY).get(path).status_code in {401, 404}


@pytest.mark.parametrize("spelling", [*SPELLINGS, "/%2f{}"])
def test_nothing_that_the_document_names_answers_without_a_key_however_it_is_written(make: Make, spelling: str) -> None:
    client = make(CLOSED + EVERYBODY)
    document = body_of(client.get("/openapi.json"))

    for path, method, operation in operations(document):
        if not path.startswith("/v1/") or path == "/v1/keys":
            continue
        example = recorded_examples().get(operation["operationId"], [{}])[0]
        filled = path.replace("{session_id}", "a" * 22).replace("{seat}", "0")
        written = {"path": "/%2f" + filled.strip("/")} if "%" in spelling else at(filled, spelling)
        answer = client.open(**written, method=method.upper(), json=example.get("body"))
        assert seen(answer) == (401, "api_key_needed"), path


def test_whoever_has_come_past_the_door_is_refused_inside(make: Make) -> None:
    app = make(CLOSED + EVERYBODY).application
    past = Client(super(type(app), app).wsgi_app, app.response_class)

    for path in (GAMES, POSITION, "//v1/games", "/v1/anaconda/rules"):
        assert seen(past.get(**at(path.partition("?")[0]))) == (401, "api_key_needed")
    for path in ("/v1/tournaments/standings", "/v1/anaconda/sessions", "/v1/batch"):
        assert seen(past.post(path, json={})) == (401, "api_key_needed")
    assert past.get("/v1/keys").status_code == 200
    assert past.options(GAMES).status_code == 200


def test_of_whom_nobody_knows_who_he_is_has_no_scope_where_access_is_on(make: Make, clean_redis: str) -> None:
    with make(CLOSED + EVERYBODY).application.test_request_context("/"), pytest.raises(Refusal) as refused:
        admitting.require(ORGANIZER)
    assert refused.value.code == "missing_scope"
    with create_app(Config(redis_url=clean_redis)).test_request_context("/"):
        admitting.require(ORGANIZER)


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_what_is_for_everybody_is_so_in_every_spelling(make: Make, spelling: str) -> None:
    client = make(CLOSED + EVERYBODY)

    assert [client.get(**at(path, spelling)).status_code for path in ("/v1/keys", "/docs", "/healthz")] == [200] * 3


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_plain_question_counts_in_every_spelling(guarded: FlaskClient, spelling: str) -> None:
    asked = [
        guarded.post(**at("/v1/anaconda/new", spelling), json={"seed": "x"}, headers=sent_by("club")) for _ in range(2)
    ]

    assert [left(answer) for answer in asked] == [99, 98]
    assert asked[0].data == asked[1].data


def test_where_access_is_off_keys_are_not_looked_at(clean_redis: str) -> None:
    client = create_app(Config(redis_url=clean_redis)).test_client()

    answer = client.post("/v1/tournaments/standings", json=order("tournament_standings"), headers={"X-API-Key": "x"})
    assert answer.status_code == 200
    assert "RateLimit" not in answer.headers
