"""A WSGI app for the tests of the supervisor: one value in the store."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import redis

_STORE = redis.Redis.from_url(os.environ["REDIS_URL"])


def app(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
    """`/set?value` keeps the value, `/get` answers it, `/slow?seconds` waits between two halves of an answer."""
    start_response("200 OK", [("Content-Type", "text/plain")])
    if environ["PATH_INFO"] == "/set":
        _STORE.set("value", environ["QUERY_STRING"])
    if environ["PATH_INFO"] == "/slow":
        return _halves(float(environ["QUERY_STRING"]))
    if environ["PATH_INFO"] == "/get":
        return [_STORE.get("value") or b""]
    return [b"ok"]


def _halves(seconds: float) -> Iterator[bytes]:
    yield b"slowly, "
    time.sleep(seconds)
    yield b"but whole"
