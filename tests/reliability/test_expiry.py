"""Thousands of live games: every key that they leave in the store ends by itself, and then nothing is left."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest
import redis
from flask.testing import FlaskClient

from service.app import create_app
from service.catalog import CATALOG
from service.config import Config

TTL_S = 2
GAMES = 2000


@pytest.fixture
def store(clean_redis: str) -> Iterator[redis.Redis]:
    with redis.Redis.from_url(clean_redis) as connected:
        yield connected


@pytest.fixture
def client(clean_redis: str) -> FlaskClient:
    """A service that keeps games for a shorter time than a setting can say."""
    return create_app(Config(redis_url=clean_redis, session_ttl_s=TTL_S, session_ttl_max_s=TTL_S)).test_client()


def post(client: FlaskClient, path: str, body: Any = None, token: str = "", **headers: str) -> Any:
    own = {"Authorization": f"Bearer {token}"} if token else {}
    answer = client.post(path, json=body, headers={**own, **headers})
    assert answer.status_code < 300, answer.text
    document: dict[str, Any] = answer.get_json()
    return {**document, "path": answer.headers.get("Location")}


def play(client: FlaskClient, ruleset: str, number: int) -> None:
    """Do in a short game everything that leaves something in the store."""
    order: dict[str, Any] = {"assist": "hints"}
    if number % 10 == 0:
        order["commitment"] = post(client, f"/v1/{ruleset}/commitments")["commitment"]
        order["entropy"] = ["mine"] * CATALOG[ruleset].game.INFO.min_players
    game = post(client, f"/v1/{ruleset}/sessions", order)
    tokens = game["tokens"]
    seat = game["to_move"]
    listed = client.get(f"{game['path']}/legal-moves", headers={"Authorization": f"Bearer {tokens['seats'][seat]}"})
    move = {"move": listed.get_json()["moves"][0]["move"]}
    post(client, f"{game['path']}/moves", move, tokens["seats"][seat], **{"Idempotency-Key": "once"})
    if number % 10 == 1:
        post(client, f"{game['path']}/fork", {}, tokens["host"])
    if number % 10 == 2:
        post(client, f"{game['path']}/tokens/0", None, tokens["host"])
    if number % 10 == 3:
        post(client, f"{game['path']}/resign", None, tokens["seats"][0], **{"Idempotency-Key": "end"})
    if number % 10 == 4:
        deleted = client.delete(game["path"], headers={"Authorization": f"Bearer {tokens['host']}"})
        assert deleted.status_code == 204


def assert_every_key_ends(store: redis.Redis) -> set[str]:
    """Look at every key; the kinds of keys there were."""
    keys = list(store.scan_iter("*", 1000))
    with store.pipeline(transaction=False) as pipe:
        for key in keys:
            pipe.pttl(key)
        left = pipe.execute()
    endless = [key for key, milliseconds in zip(keys, left, strict=True) if milliseconds == -1]
    assert not endless
    return {key.decode().rpartition(":")[2] for key in keys}


@pytest.mark.long
def test_every_key_of_thousands_of_games_ends_by_itself_and_nothing_is_left(
    client: FlaskClient, store: redis.Redis
) -> None:
    kinds: set[str] = set()
    for number, ruleset in enumerate(islice(cycle(CATALOG), GAMES)):
        play(client, ruleset, number)
        if number % 100 == 99:
            kinds |= assert_every_key_ends(store)
    assert kinds == {"session", "moves", "events", "keys"}

    limit = time.monotonic() + 60
    while store.dbsize():
        assert time.monotonic() < limit, list(store.scan_iter("*"))[:10]
        time.sleep(0.1)
