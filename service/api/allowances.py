"""What the caller may use, so that programs can plan."""

from __future__ import annotations

from typing import Any

from flask import request

from schemas.limits import CallerLimitsSchema
from service.access import CALLER, SCOPES, Caller
from service.api.limiting import looked_at
from service.api.smorest import Blueprint

Body = dict[str, Any]


def blueprint(most_body_bytes: int) -> Blueprint:
    """`/v1/limits`, of a service that reads bodies of this size."""
    blp = Blueprint("limits", __name__, url_prefix="/v1", description="What callers may use.")

    @blp.operation("/limits", "get_limits", methods=["GET"])
    @blp.response(200, CallerLimitsSchema, description="Limits, and what is left of each.")
    def get_limits() -> tuple[Body, int, Body]:
        """Show what you may use.

        The limits that hold for whoever sends the request, and what is left of each after it; where API keys are given
        out also the tier and the scopes. What each request costs stands at its operation.
        """
        caller: Caller | None = request.environ.get(CALLER)
        found = _facts(caller, most_body_bytes) | {"limits": looked_at()}
        return found, 200, {"Cache-Control": "no-store"}

    return blp


def _facts(caller: Caller | None, most_body_bytes: int) -> Body:
    if caller is None:
        caps = {"concurrency": None, "streams": None, "max_body_bytes": most_body_bytes}
        return {"holder": None, "tier": None, "scopes": SCOPES, **caps}
    kind, _, name = caller.account.partition(":")
    tier = caller.tier
    return {
        "holder": name if kind == "key" else None,
        "tier": tier.name,
        "scopes": sorted(caller.scopes),
        "concurrency": tier.concurrency,
        "streams": tier.streams,
        "max_body_bytes": tier.max_body_bytes or most_body_bytes,
    }
