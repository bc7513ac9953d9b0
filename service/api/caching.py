"""Answers that any HTTP cache may keep, because they follow from the address and the version of the rules."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import wraps
from typing import Any

from flask import Response, make_response, request

from service import VERSION, spoken
from service.catalog import Entry

MAX_AGE_S = 3600


def cacheable(entry: Entry, *, in_languages: bool = False) -> Callable[..., Any]:
    """Cache what follows from the rules; see `cacheable_by`."""
    return cacheable_by(entry.game.INFO.rules_version, MAX_AGE_S, in_languages=in_languages)


def cacheable_by(facts: str, max_age_s: int, *, in_languages: bool = False) -> Callable[..., Any]:
    """Send `Cache-Control` and a weak `ETag`, and answer 304 to those who have the answer already.

    The tag is made from what fixes the answer (the facts, our version, the address), not from the answer, so a 304
    costs no computation. Answers that can have sentences for people have a tag for each language.
    """
    fixed = f"{VERSION} {facts}"

    def decorate(view: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(view)
        def wrapper(*args: Any, **kwargs: Any) -> Response:
            language = f" {spoken.announce()}" if in_languages else ""
            tag = hashlib.sha256(f"{fixed}{language} {request.full_path}".encode()).hexdigest()[:32]
            # `*` would confirm an answer that nobody has computed, or that there is none.
            known = not request.if_none_match.star_tag and request.if_none_match.contains_weak(tag)
            response = Response(status=304) if known else make_response(view(*args, **kwargs))
            response.set_etag(tag, weak=True)
            response.headers["Cache-Control"] = f"public, max-age={max_age_s}"
            return response

        return wrapper

    return decorate
