"""Looking at live sessions over HTTP: what can be played, the score, the record, the game as it was."""

from __future__ import annotations

from typing import Any

import orjson
from flask import Response

from schemas.common import ScoreSchema, kept
from schemas.requests import build
from schemas.session_orders import RecordQuerySchema
from schemas.sessions import session_schemas
from service.answers import LegalMoves, Ranking
from service.api.calls import ONE, OPTIONAL, call_of
from service.api.smorest import Blueprint
from service.catalog import Entry
from service.game import Score
from service.operations import budget_in, options_in
from service.prices import HINT
from service.records import format_record
from service.sessions import Sessions

Body = dict[str, Any]


def add(blp: Blueprint, entry: Entry, sessions: Sessions) -> None:
    """Let everybody look at the live games of a ruleset, as far as each may."""
    name = entry.game.INFO.slug.replace("-", "_")
    _add_assistance(blp, entry, sessions, name)
    _add_record(blp, entry, sessions, name)
    _add_plies(blp, entry, sessions, name)


def _add_assistance(blp: Blueprint, entry: Entry, sessions: Sessions, name: str) -> None:
    """List, rank, score."""
    shared = build(entry.game, entry.schemas)

    @blp.operation(f"{ONE}/legal-moves", f"{name}_session_legal_moves", methods=["GET"], security=OPTIONAL)
    @blp.response(200, shared.legal_moves, description="Every legal move, as text and in its parts.")
    @blp.refuses(401, 403, 404, 409, 503)
    def session_legal_moves(session_id: str) -> LegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return sessions.legal_moves(entry, call_of(session_id))

    @blp.operation(f"{ONE}/hint", f"{name}_session_hint", methods=["GET"], security=OPTIONAL)
    @blp.arguments(shared.budget, location="query")
    @blp.response(200, shared.hint, description="Every legal move, best first, with its value and proof.")
    @blp.refuses(401, 403, 404, 409, 503)
    @blp.limited(HINT)
    def session_hint(query: Body, session_id: str) -> Ranking:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move.
        """
        return sessions.hint(entry, call_of(session_id), budget_in(query), options_in(query))

    @blp.operation(f"{ONE}/score", f"{name}_session_score", methods=["GET"], security=OPTIONAL)
    @blp.response(200, ScoreSchema, description="Points and place of every seat, and what they add up from.")
    @blp.refuses(401, 404, 503)
    def session_score(session_id: str) -> Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return sessions.score(entry, call_of(session_id))


def _add_record(blp: Blueprint, entry: Entry, sessions: Sessions, name: str) -> None:
    """The record."""
    wire = session_schemas(entry.schemas, entry.game)

    @blp.operation(f"{ONE}/record", f"{name}_session_record", methods=["GET"], security=OPTIONAL)
    @blp.arguments(RecordQuerySchema, location="query")
    @blp.response(200, wire.record, description="The record; as text with `format=text`.")
    @blp.response(200, {"type": "string"}, content_type="text/plain", description="The record.")
    @blp.refuses(401, 404, 503)
    def session_record(query: Body, session_id: str) -> Response:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        record, proof = sessions.record(entry, call_of(session_id))
        if query["format"] == "text":
            return Response(format_record(entry, record), mimetype="text/plain")
        document = kept(wire.record).dump({"record": record, "proof": proof})
        return Response(orjson.dumps(document), mimetype="application/json")


def _add_plies(blp: Blueprint, entry: Entry, sessions: Sessions, name: str) -> None:
    """The game as it was."""
    wire = session_schemas(entry.schemas, entry.game)

    @blp.operation(f"{ONE}/plies/<int:ply>", f"{name}_session_ply", methods=["GET"], security=OPTIONAL)
    @blp.response(200, wire.ply, description="The game after so many plies.")
    @blp.refuses(401, 404, 503)
    def session_ply(session_id: str, ply: int) -> Body:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return sessions.at_ply(entry, call_of(session_id), ply)
