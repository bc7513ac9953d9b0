"""Probes for whoever runs the service."""

from __future__ import annotations

from flask import Response, jsonify

from schemas.catalog import HealthSchema, ReadinessSchema
from service import VERSION
from service.api.smorest import Blueprint
from service.sessions import Sessions


def blueprint(sessions: Sessions) -> Blueprint:
    """`/healthz` for the process, `/readyz` for the process and its store."""
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
    @blp.alt_response(503, schema=ReadinessSchema, description="Live sessions are out of reach for now.")
    def readyz() -> Response:
        """Can everything be served?

        503 while the store is out of reach; stateless operations go on all the same.
        """
        store = "ok" if sessions.reachable() else "unavailable"
        response = jsonify({"status": store, "version": VERSION, "store": store})
        response.status_code = 200 if store == "ok" else 503
        return response

    return blp
