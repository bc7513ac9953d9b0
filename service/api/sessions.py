"""Live sessions over HTTP, built once per ruleset with its own exact types."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flask import Flask, Response, request, url_for
from werkzeug.routing import BaseConverter, IntegerConverter

from schemas.session_orders import (
    CommitmentSchema,
    ReadHeadersSchema,
    UndoAnswerSchema,
    UndoSchema,
    WriteHeadersSchema,
)
from schemas.sessions import ID_PATTERN, SeatTokenSchema, SessionSchemas, session_schemas
from service.api import looking
from service.api.calls import ONE, OPTIONAL, REQUIRED, call_of
from service.api.smorest import Api, Blueprint
from service.catalog import Entry
from service.packing import Reply
from service.prices import SESSION
from service.sessions import Sessions

Body = dict[str, Any]

_ETAG: Final = {
    "ETag": {
        "description": "The version of the session, in quotes, for the token that was sent: each caller sees its own.",
        "schema": {"type": "string"},
    }
}
_LOCATION: Final = {"Location": {"description": "Where the session is.", "schema": {"type": "string"}}}


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
    looking.add(blp, entry, sessions)
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

    @blp.operation(ONE, f"{name}_get_session", methods=["GET"], security=OPTIONAL)
    @blp.arguments(ReadHeadersSchema, location="headers")
    @blp.response(200, wire.session, description="The session as the caller may see it.", headers=_ETAG)
    @blp.refuses(304, 401, 404, 503)
    def get_session(headers: Body, session_id: str) -> Response:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        del headers
        reply = sessions.show(
            entry, call_of(session_id), lambda version: request.if_none_match.contains_weak(str(version))
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
        a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if that
        fails with 503, ask for another one.
        """
        return sessions.promise()

    @blp.operation(f"{ONE}/fork", f"{name}_fork_session", methods=["POST"], security=OPTIONAL)
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
        fork_id, reply = sessions.fork(entry, call_of(session_id), body)
        return _answer(reply, 201, {"Location": url_for(f".{name}_get_session", session_id=fork_id)})


def _add_turns(blp: Blueprint, entry: Entry, sessions: Sessions, name: str, wire: SessionSchemas) -> None:
    """Move and resign."""

    @blp.operation(f"{ONE}/moves", f"{name}_move", methods=["POST"], security=REQUIRED)
    @blp.arguments(wire.move)
    @blp.arguments(WriteHeadersSchema, location="headers")
    @blp.response(200, wire.played, description="The move is played and kept.", headers=_ETAG)
    @blp.refuses(401, 403, 404, 409, 412, 503)
    def move(body: Body, headers: Body, session_id: str) -> Response:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same time
        one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return _answer(sessions.play(entry, call_of(session_id, headers), body["move"]), 200)

    @blp.operation(f"{ONE}/resign", f"{name}_resign", methods=["POST"], security=REQUIRED)
    @blp.arguments(WriteHeadersSchema, location="headers")
    @blp.response(200, wire.played, description="The game is over.", headers=_ETAG)
    @blp.refuses(401, 403, 404, 409, 412, 503)
    def resign(headers: Body, session_id: str) -> Response:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return _answer(sessions.resign(entry, call_of(session_id, headers)), 200)


def _add_undo(blp: Blueprint, entry: Entry, sessions: Sessions, name: str, wire: SessionSchemas) -> None:
    """Ask to take plies back, and answer."""

    @blp.operation(f"{ONE}/undo", f"{name}_ask_undo", methods=["POST"], security=REQUIRED)
    @blp.arguments(UndoSchema)
    @blp.arguments(WriteHeadersSchema, location="headers")
    @blp.response(200, wire.played, description="The others are asked; alone at the table it is done.", headers=_ETAG)
    @blp.refuses(401, 403, 404, 409, 412, 503)
    def ask_undo(body: Body, headers: Body, session_id: str) -> Response:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once between
        two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return _answer(sessions.ask_undo(entry, call_of(session_id, headers), body.get("ply")), 200)

    if entry.game.INFO.max_players == 1:
        return  # nobody else is asked

    @blp.operation(f"{ONE}/undo/answer", f"{name}_answer_undo", methods=["POST"], security=REQUIRED)
    @blp.arguments(UndoAnswerSchema)
    @blp.arguments(WriteHeadersSchema, location="headers")
    @blp.response(200, wire.played, description="The answer is kept, or the plies are taken back.", headers=_ETAG)
    @blp.refuses(401, 403, 404, 409, 412, 503)
    def answer_undo(body: Body, headers: Body, session_id: str) -> Response:
        """Answer whether plies may be taken back.

        By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining. An
        answer to a question that is not asked (any more) is refused.
        """
        return _answer(sessions.answer_undo(entry, call_of(session_id, headers), body["ply"], agree=body["agree"]), 200)


def _add_host(blp: Blueprint, entry: Entry, sessions: Sessions, name: str) -> None:
    """What only the host may do."""

    @blp.operation(f"{ONE}/tokens/<int:seat>", f"{name}_reissue_token", methods=["POST"], security=REQUIRED)
    @blp.response(200, SeatTokenSchema, description="The new token; the old one is void.")
    @blp.refuses(401, 403, 404, 503)
    def reissue_token(session_id: str, seat: int) -> Body:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return sessions.reissue(entry, call_of(session_id), seat)

    @blp.operation(ONE, f"{name}_delete_session", methods=["DELETE"], security=REQUIRED)
    @blp.response(204, description="The session is forgotten.")
    @blp.refuses(401, 403, 404, 503)
    def delete_session(session_id: str) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        sessions.delete(entry, call_of(session_id))


def _answer(reply: Reply, status: int, headers: Mapping[str, str] | None = None) -> Response:
    response = Response(reply.body, status, headers=dict(headers or {}), mimetype="application/json")
    response.set_etag(str(reply.version))
    return response
