"""A store without room: nothing is begun, nothing is half done, and running games are still there."""

from __future__ import annotations

import redis

from service.app import create_app
from service.config import Config
from service.embedded import private_store


def test_a_full_store_begins_no_session_and_keeps_those_that_it_has():
    with private_store(memory_mb=4) as store:
        client = create_app(Config(redis_url=store.url)).test_client()
        first = client.post("/v1/anaconda/sessions", json={"seed": "full"})
        with redis.Redis.from_url(store.url) as filler:
            try:
                for number in range(100_000):
                    filler.set(f"filling:{number}", b"x" * 1000)
            except redis.exceptions.OutOfMemoryError:
                pass
            before = filler.dbsize()

            refused = client.post("/v1/anaconda/sessions", json={})
            headers = {"Authorization": f"Bearer {first.json['tokens']['seats'][0]}"}
            move = client.post(f"{first.headers['Location']}/moves", json={"move": "roll:III,V"}, headers=headers)
            seen = client.get(first.headers["Location"])

            assert (refused.status_code, refused.json["code"]) == (503, "store_unavailable")
            assert "full" in refused.json["detail"]
            assert move.status_code == 503
            assert (seen.status_code, seen.json["version"]) == (200, 1)
            assert filler.dbsize() == before
