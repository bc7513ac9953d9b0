"""Probes for whoever runs the service."""

from __future__ import annotations

from typing import Any

from flask import Response, jsonify

from schemas.catalog import HealthSchema, ReadinessSchema
from service import VERSION
from service.api.smorest import Blueprint
from service.hub import Hub
from service.readiness import DRAINING, STORE
from service.sessions import Sessions


def blueprint(sessions: Sessions, hub: Hub[Any]) -> Blueprint:
    """`/healthz` for the process, `/readyz` for the process and its store.

    Args:
        sessions: the live games, which need the store.
        hub: is closed when the process is about to stop.
    """
    blp = Blueprint("probes", __name__, description="Is the service alive, and can it serve?")

    @blp.operation("/healthz", "healthz", methods=["GET"])
    @blp.response(200, HealthSchema, description="The process answers.")
    def healthz() -> dict[str, str]:
        """Is the process alive?

        Touches nothing but the process: restart it when this fails.
        """
        return {"status": "ok", "version": VERSION}

    @blp.operation("/readyz", "readyz", methods=["GET"])
    @blp.response(200, ReadinessSchema, description="Everything can be served.")
    @blp.alt_response(503, schema=ReadinessSchema, description="Something cannot be served; `reasons` says what.")
    def readyz() -> Response:
        """Can everything be served?

        503 while live games cannot be begun or changed, with the reason; stateless operations go on all the same. The
        store is asked to keep something for a moment, so one that is full or takes no changes is found out.
        """
        trouble = sessions.trouble()
        reasons = [] if trouble is None else [STORE[trouble]]
        reasons += [DRAINING] if hub.closed else []
        answer = {
            "status": "unavailable" if reasons else "ok",
            "version": VERSION,
            "store": "ok" if trouble is None else "unavailable",
            "reasons": [{"part": each.part, "code": each.code, "detail": each.detail} for each in reasons],
        }
        response = jsonify(answer)
        response.status_code = 503 if reasons else 200
        return response

    return blp
