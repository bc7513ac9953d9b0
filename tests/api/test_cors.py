"""Which web pages may call the API from a browser: the setting REGELWERK_CORS_ORIGINS."""

from __future__ import annotations

from functools import cache

import pytest

from service.app import create_app
from service.config import Config, SettingError

VARIABLE = "REGELWERK_CORS_ORIGINS"
PLAY, CLUB, FOREIGN = "https://play.example", "http://club.example:8080", "https://foreign.example"
BOTH = f"{PLAY}, {CLUB}"
ALLOWED = "Access-Control-Allow-Origin"
PATHS = ["/v1/games", "/v1/anaconda/rules", "/v1/nowhere"]


@cache
def service(origins: str | None):
    """A client of an application with the setting (None: unset)."""
    return create_app(Config.from_environment({} if origins is None else {VARIABLE: origins})).test_client()


def asked(origins: str | None, origin: str, path: str = "/v1/games"):
    return service(origins).get(path, headers={"Origin": origin}).headers


def preflight(origins: str | None, origin: str):
    headers = {"Origin": origin, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "if-match"}
    return service(origins).options("/v1/anaconda/new", headers=headers).headers


@pytest.mark.parametrize("origin", [PLAY, CLUB, FOREIGN, "null"])
def test_without_the_setting_every_page_may_call(origin):
    assert asked(None, origin)[ALLOWED] in {"*", origin}
    assert preflight(None, origin)[ALLOWED] in {"*", origin}


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("origin", [PLAY, CLUB])
def test_each_listed_origin_may_call_and_is_told_its_own_name(path, origin):
    assert asked(BOTH, origin, path).get_all(ALLOWED) == [origin]
    assert preflight(BOTH, origin)[ALLOWED] == origin
    assert "POST" in preflight(BOTH, origin)["Access-Control-Allow-Methods"]
    assert preflight(BOTH, origin)["Access-Control-Allow-Headers"] == "if-match"


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("setting", [PLAY, BOTH])
def test_a_foreign_origin_gets_an_answer_without_any_leave_to_read_it(path, setting):
    headers = asked(setting, FOREIGN, path)
    assert [name for name in headers.keys() if name.startswith("Access-Control-")] == []  # noqa: SIM118 - not a dict
    assert ALLOWED not in preflight(setting, FOREIGN)
    assert "Access-Control-Allow-Methods" not in preflight(setting, FOREIGN)


def test_one_listed_origin_may_call_and_the_other_may_not():
    assert asked(PLAY, PLAY)[ALLOWED] == PLAY
    assert ALLOWED not in asked(PLAY, CLUB)


@pytest.mark.parametrize(
    "origin",
    [
        "http://play.example",
        "https://play.example:8443",
        "https://play.example.foreign.example",
        "https://foreign.example/https://play.example",
        "https://xplay.example",
        "https://playxexample",
        "https://sub.play.example",
        "null",
        "*",
        "h",
    ],
)
def test_an_origin_that_only_resembles_a_listed_one_is_foreign(origin):
    assert ALLOWED not in asked(PLAY, origin)
    assert ALLOWED not in asked(BOTH, origin)


@pytest.mark.parametrize("origin", [PLAY, FOREIGN, "null"])
def test_an_empty_setting_lets_no_page_call(origin):
    assert ALLOWED not in asked("", origin)
    assert ALLOWED not in preflight("", origin)


def test_who_is_no_page_is_answered_whatever_the_setting():
    for setting in (None, PLAY, BOTH, ""):
        assert service(setting).get("/v1/games").status_code == 200
        assert asked(setting, FOREIGN)["X-Request-Id"]


@pytest.mark.parametrize("setting", [PLAY, BOTH])
@pytest.mark.parametrize("origin", [PLAY, FOREIGN, None])
def test_a_shared_cache_is_told_that_an_answer_depends_on_the_origin(setting, origin):
    """Else it gives an answer without leave, kept from another page, to a page that has leave."""
    answer = service(setting).get(
        "/v1/anaconda/legal-moves",
        query_string={"position": "III7-V6-IV5 last:IV seat:0/2"},
        headers={} if origin is None else {"Origin": origin},
    )
    assert answer.cache_control.public
    assert "origin" in {name.lower() for name in answer.vary}


def test_a_shared_cache_is_told_of_the_origin_and_the_language_in_one_header():
    answer = service(PLAY).get(
        "/v1/anaconda/validate",
        query_string={"position": "III7-V6-IV5 last:IV seat:0/2", "move": "V=9@IV"},
        headers={"Origin": PLAY, "Accept-Language": "de"},
    )
    assert len(answer.headers.get_all("Vary")) == 1
    assert {name.lower() for name in answer.vary} == {"origin", "accept-language"}


@pytest.mark.parametrize(
    ("text", "origins"),
    [
        ("*", ("*",)),
        ("https://play.example", ("https://play.example",)),
        ("https://play.example,http://club.example:8080", ("https://play.example", "http://club.example:8080")),
        ("  https://play.example , http://localhost:3000,", ("https://play.example", "http://localhost:3000")),
        ("http://127.0.0.1:5173", ("http://127.0.0.1:5173",)),
        ("", ()),
        (" , ", ()),
    ],
)
def test_the_setting_is_read_into_a_tuple_of_origins(text, origins):
    assert Config.from_environment({VARIABLE: text}).cors_origins == origins


def test_the_default_is_every_origin():
    assert Config().cors_origins == Config.from_environment({}).cors_origins == ("*",)


@pytest.mark.parametrize(
    "text",
    [
        "https://*",
        "https://*.example",
        "https://play.*",
        ".*",
        "^https://play.example$",
        "https://(play|club).example",
        "https://play[0-9].example",
        "https://play.example?",
        r"https://play\.example",
        "https://play.example/",
        "https://play.example/board",
        "play.example",
        "ftp://play.example",
        "null",
        "https://",
        "https://play.example http://club.example",
        "https://play.example\nhttp://club.example",
        f"{PLAY}, https://*",
        f"*, {PLAY}/",
    ],
)
def test_what_is_no_origin_is_refused_by_the_name_of_the_variable(text):
    with pytest.raises(SettingError, match=f"^{VARIABLE} must be origins as https://"):
        Config.from_environment({VARIABLE: text})
