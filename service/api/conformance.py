"""The vectors of the conformance kit, for engines in any language."""

from __future__ import annotations

from typing import Any

from flask import Response

from schemas.conformance import VectorsQuerySchema
from service.api.caching import cacheable
from service.api.smorest import Blueprint
from service.catalog import Entry
from service.conformance.vectors import lines_of
from service.ndjson import MEDIA_TYPE

_LINES = {"type": "string", "description": "One JSON object per line."}


def add(blp: Blueprint, entry: Entry) -> None:
    """Add the operation to the stateless ones of a ruleset."""
    slug = entry.game.INFO.slug

    @blp.operation("/conformance", f"{slug.replace('-', '_')}_conformance", methods=["GET"])
    @cacheable(entry)
    @blp.arguments(VectorsQuerySchema, location="query")
    @blp.response(200, _LINES, content_type=MEDIA_TYPE, description="The vectors, one per line.")
    @blp.refuses(304)
    def conformance(query: dict[str, Any]) -> Response:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return Response(lines_of(slug, query.get("kind")), mimetype=MEDIA_TYPE)
