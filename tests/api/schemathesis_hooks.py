"""Lets schemathesis play: it remembers the tokens of the sessions that it creates and uses them."""

from __future__ import annotations

import random

import orjson
import schemathesis

TOKENS: dict[str, list[str]] = {}


@schemathesis.hook
def before_call(context, case, kwargs):
    """Use a token of the session that the request is about, mostly."""
    del context, kwargs
    known = TOKENS.get(str((case.path_parameters or {}).get("session_id")))
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return  # a header may be missing on purpose
    if case.path.endswith("/events"):
        case.query = {**(case.query or {}), "wait": 0}  # nothing happens in these games while it is waited
    if known and "Authorization" not in (case.headers or {}) and random.random() < 0.8:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {random.choice(known)}"}


@schemathesis.hook
def after_call(context, case, response):
    """Remember the tokens of a new session."""
    del context, case
    if response.status_code == 201 and "tokens" in (created := response.json()):
        TOKENS[created["id"]] = [created["tokens"]["host"], *created["tokens"]["seats"]]


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    """Send a text as it is: it stands for lines."""
    del context
    return value.encode("utf-8", "surrogatepass") if isinstance(value, str) else orjson.dumps(value)
