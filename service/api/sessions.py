"""Live sessions over HTTP, built once per ruleset with its own exact types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import marshmallow as ma
import orjson
from flask import Flask, Response, request, url_for
from werkzeug.routing import BaseConverter, IntegerConverter

from schemas.common import ScoreSchema, kept
from schemas.requests import build
from schemas.session_orders import (
    CommitmentSchema,
    ReadHeadersSchema,
    RecordQuerySchema,
    UndoAnswerSchema,
    UndoSchema,
    WriteHeadersSchema,
)
from schemas.sessions import ID_PATTERN, SeatTokenSchema, SessionSchemas, session_schemas
from service.admission import Call
from service.answers import LegalMoves, Ranking
from service.api.smorest import Api, Blueprint
from service.catalog import Entry
from service.game import Score
from service.limits import HINT, SESSION
from service.operations import budget_in, options_in
from service.packing import Reply
from service.records import format_record
from service.sessions import Sessions

Body = dict[str, Any]

_OPTIONAL: Final[list[dict[str, list[str]]]] = [{"bearer": []}, {}]
_REQUIRED: Final[list[dict[str, list[str]]]] = [{"bearer": []}]
_ETAG: Final = {
    "ETag": {
        "description": "The version of the session, in quotes, for the token that was sent: each caller sees its own.",
        "schema": {"type": "string"},
    }
}
_LOCATION: Final = {"Location": {"description": "Where the session is.", "schema": {"type": "string"}}}
_ONE: Final = "/sessions/<session_id:session_id>"


class SessionId(BaseConverter):
    """The id of a session in a path: 128 random bits."""

    regex = ID_PATTERN.strip("^$")


class PlainInt(IntegerConverter):
    """A number in a path, of ASCII digits as JSON has them."""

    regex = "[0-9]+"


def register_converters(app: Flask, api: Api) -> None:
    """Make `<session_id:...>` known to routes and to the document."""
    app.url_map.converters["int"] = PlainInt
    app.url_map.converters["session_id"] = SessionId
    api.register_converter(SessionId, lambda _: {"type": "string", "pattern": ID_PATTERN})


def blueprint(entry: Entry, sessions: Sessions) -> Blueprint:
    """The live games of a ruleset."""
    info = entry.game.INFO
    name = info.slug.replace("-", "_")
    wire = session_schemas(entry.schemas, entry.game)
    blp = Blueprint(f"{info.slug}-sessions", __name__, url_prefix=f"/v1/{info.slug}", description=_about(info.title))
    _add_session(blp, entry, sessions, name, wire)
    _add_beginnings(blp, entry, sessions, name, wire)
    _add_turns(blp, entry, sessions, name, wire)
    _add_undo(blp, entry, sessions, name, wire)
    _add_assistance(blp, entry, sessions, name)
    _add_record(blp, entry, sessions, name, wire)
    _add_plies(blp, entry, sessions, name, wire)
    _add_host(blp, entry, sessions, name)

    @blp.after_request
    def label(response: Response) -> Response:
        response.headers["Cache-Control"] = "no-store"
        response.vary.add("Authorization")
        return response

    return blp


def _about(title: str) -> str:
    return (
        f"Live games of {title}: the service keeps the game, draws what chance decides, and shows each seat its view."
    )


def _add_session(blp: Blueprint, entry: Entry, sessions: Sessions, name: str, wire: SessionSchemas) -> None:
    """Create and show."""

    @blp.operation("/sessions", f"{name}_create_session", methods=["POST"])
    @blp.arguments(wire.create)
    @blp.response(201, wire.created, description="The session and its tokens.", headers={**_ETAG, **_LOCATION})
    @blp.refuses(404, 409, 503)
    @blp.limited(SESSION)
    def create_session(body: Body) -> Response:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is secret
        until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last change. With
        `record`, the game goes on where that one stood. 404 when no game waits for the `commitment` that is given.
        """
        session_id, reply = sessions.create(entry, body)
        location = url_for(f".{name}_get_session", session_id=session_id)
        return _answer(reply, 201, {"Location": location})

    @blp.operation(_ONE, f"{name}_get_session", methods=["GET"], security=_OPTIONAL)
    @blp.arguments(ReadHeadersSchema, location="headers")
    @blp.response(200, wire.session, description="The session as the caller may see it.", headers=_ETAG)
    @blp.refuses(304, 401, 404, 503)
    def get_session(headers: Body, session_id: str) -> Response:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        del headers
        reply = sessions.show(
            entry, _call(session_id), lambda version: request.if_none_match.contains_weak(str(version))
        )
        return _answer(reply, 304 if reply.body is None else 200)


def _add_beginnings(blp: Blueprint, entry: Entry, sessions: Sessions, name: str, wire: SessionSchemas) -> None:
    """Commit and fork."""

    @blp.operation("/commitments", f"{name}_commit", methods=["POST"])
    @blp.response(201, CommitmentSchema, description="The promise; it waits for an hour.")
    @blp.refuses(503)
    @blp.limited(SESSION)
    def commit() -> Body:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and with
        a text of each. Nobody, the service included, can choose what is drawn.
        """
        return sessions.promise()

    @blp.operation(f"{_ONE}/fork", f"{name}_fork_session", methods=["POST"], security=_OPTIONAL)
    @blp.arguments(wire.fork)
    @blp.response(201, wire.created, description="The new session and its tokens.", headers={**_ETAG, **_LOCATION})
    @blp.refuses(401, 403, 404, 409, 503)
    @blp.limited(SESSION)
    def fork_session(body: Body, session_id: str) -> Response:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the host
        may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would bring
        stays secret.
        """
        fork_id, reply = sessions.fork(entry, _call(session_id), body)
        return _answer(reply, 201, {"Location": url_for(f".{name}_get_session", session_id=fork_id)})


def _add_turns(blp: Blueprint, entry: Entry, sessions: Sessions, name: str, wire: SessionSchemas) -> None:
    """Move and resign."""

    @blp.operation(f"{_ONE}/moves", f"{name}_move", methods=["POST"], security=_REQUIRED)
    @blp.arguments(wire.move)
    @blp.arguments(WriteHeadersSchema, location="headers")
    @blp.response(200, wire.played, description="The move is played and kept.", headers=_ETAG)
    @blp.refuses(401, 403, 404, 409, 412, 503)
    def move(body: Body, headers: Body, session_id: str) -> Response:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same time
        one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return _answer(sessions.play(entry, _call(session_id, headers), body["move"]), 200)

    @blp.operation(f"{_ONE}/resign", f"{name}_resign", methods=["POST"], security=_REQUIRED)
    @blp.arguments(WriteHeadersSchema, location="headers")
    @blp.response(200, wire.played, description="The game is over.", headers=_ETAG)
    @blp.refuses(401, 403, 404, 409, 412, 503)
    def resign(headers: Body, session_id: str) -> Response:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return _answer(sessions.resign(entry, _call(session_id, headers)), 200)


def _add_undo(blp: Blueprint, entry: Entry, sessions: Sessions, name: str, wire: SessionSchemas) -> None:
    """Ask to take plies back, and answer."""

    @blp.operation(f"{_ONE}/undo", f"{name}_ask_undo", methods=["POST"], security=_REQUIRED)
    @blp.arguments(UndoSchema)
    @blp.arguments(WriteHeadersSchema, location="headers")
    @blp.response(200, wire.played, description="The others are asked; alone at the table it is done.", headers=_ETAG)
    @blp.refuses(401, 403, 404, 409, 412, 503)
    def ask_undo(body: Body, headers: Body, session_id: str) -> Response:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. What has revealed something
        (a draw, a roll, a guess) is never taken back.
        """
        return _answer(sessions.ask_undo(entry, _call(session_id, headers), body.get("ply")), 200)

    if entry.game.INFO.max_players == 1:
        return  # nobody else is asked

    @blp.operation(f"{_ONE}/undo/answer", f"{name}_answer_undo", methods=["POST"], security=_REQUIRED)
    @blp.arguments(UndoAnswerSchema)
    @blp.arguments(WriteHeadersSchema, location="headers")
    @blp.response(200, wire.played, description="The answer is kept, or the plies are taken back.", headers=_ETAG)
    @blp.refuses(401, 403, 404, 409, 412, 503)
    def answer_undo(body: Body, headers: Body, session_id: str) -> Response:
        """Answer whether plies may be taken back.

        By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining. An
        answer to a question that is not asked (any more) is refused.
        """
        return _answer(sessions.answer_undo(entry, _call(session_id, headers), body["ply"], agree=body["agree"]), 200)


def _add_assistance(blp: Blueprint, entry: Entry, sessions: Sessions, name: str) -> None:
    """List, rank, score."""
    shared = build(entry.game, entry.schemas)

    @blp.operation(f"{_ONE}/legal-moves", f"{name}_session_legal_moves", methods=["GET"], security=_OPTIONAL)
    @blp.response(200, shared.legal_moves, description="Every legal move, as text and in its parts.")
    @blp.refuses(401, 403, 404, 409, 503)
    def session_legal_moves(session_id: str) -> LegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return sessions.legal_moves(entry, _call(session_id))

    @blp.operation(f"{_ONE}/hint", f"{name}_session_hint", methods=["GET"], security=_OPTIONAL)
    @blp.arguments(shared.budget, location="query")
    @blp.response(200, shared.hint, description="Every legal move, best first, with its value and proof.")
    @blp.refuses(401, 403, 404, 409, 503)
    @blp.limited(HINT)
    def session_hint(query: Body, session_id: str) -> Ranking:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move.
        """
        return sessions.hint(entry, _call(session_id), budget_in(query), options_in(query))

    @blp.operation(f"{_ONE}/score", f"{name}_session_score", methods=["GET"], security=_OPTIONAL)
    @blp.response(200, ScoreSchema, description="Points and place of every seat, and what they add up from.")
    @blp.refuses(401, 404, 503)
    def session_score(session_id: str) -> Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return sessions.score(entry, _call(session_id))


def _add_record(blp: Blueprint, entry: Entry, sessions: Sessions, name: str, wire: SessionSchemas) -> None:
    """The record."""

    @blp.operation(f"{_ONE}/record", f"{name}_session_record", methods=["GET"], security=_OPTIONAL)
    @blp.arguments(RecordQuerySchema, location="query")
    @blp.response(200, wire.record, description="The record; as text with `format=text`.")
    @blp.response(200, {"type": "string"}, content_type="text/plain", description="The record.")
    @blp.refuses(401, 404, 503)
    def session_record(query: Body, session_id: str) -> Response:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        record, proof = sessions.record(entry, _call(session_id))
        if query["format"] == "text":
            return Response(format_record(entry, record), mimetype="text/plain")
        return _json(wire.record, {"record": record, "proof": proof})


def _add_plies(blp: Blueprint, entry: Entry, sessions: Sessions, name: str, wire: SessionSchemas) -> None:
    """The game as it was."""

    @blp.operation(f"{_ONE}/plies/<int:ply>", f"{name}_session_ply", methods=["GET"], security=_OPTIONAL)
    @blp.response(200, wire.ply, description="The game after so many plies.")
    @blp.refuses(401, 404, 503)
    def session_ply(session_id: str, ply: int) -> Body:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return sessions.at_ply(entry, _call(session_id), ply)


def _add_host(blp: Blueprint, entry: Entry, sessions: Sessions, name: str) -> None:
    """What only the host may do."""

    @blp.operation(f"{_ONE}/tokens/<int:seat>", f"{name}_reissue_token", methods=["POST"], security=_REQUIRED)
    @blp.response(200, SeatTokenSchema, description="The new token; the old one is void.")
    @blp.refuses(401, 403, 404, 503)
    def reissue_token(session_id: str, seat: int) -> Body:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return sessions.reissue(entry, _call(session_id), seat)

    @blp.operation(_ONE, f"{name}_delete_session", methods=["DELETE"], security=_REQUIRED)
    @blp.response(204, description="The session is forgotten.")
    @blp.refuses(401, 403, 404, 503)
    def delete_session(session_id: str) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        sessions.delete(entry, _call(session_id))


def _call(session_id: str, conditions: Mapping[str, Any] | None = None) -> Call:
    return Call(session_id, request.headers.get("Authorization"), **(conditions or {}))


def _answer(reply: Reply, status: int, headers: Mapping[str, str] | None = None) -> Response:
    response = Response(reply.body, status, headers=dict(headers or {}), mimetype="application/json")
    response.set_etag(str(reply.version))
    return response


def _json(schema: type[ma.Schema], value: Any) -> Response:
    return Response(orjson.dumps(kept(schema).dump(value)), mimetype="application/json")
