"""Events of live sessions over HTTP: asked for, waited for, or as a stream."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final

from flask import Response, request

from schemas.following import EVENT_STREAM, EventsHeadersSchema, EventsQuerySchema
from schemas.sessions import session_schemas
from service.api.calls import ONE, OPTIONAL, call_of
from service.api.smorest import Blueprint
from service.catalog import Entry
from service.following import Following
from service.snapshots import Reader, Snapshot
from service.streaming import MEDIA_TYPE

_JSON: Final = "application/json"


def add(blp: Blueprint, entry: Entry, following: Following) -> None:
    """Give the live games of a ruleset their events."""
    name = entry.game.INFO.slug.replace("-", "_")
    wire = session_schemas(entry.schemas, entry.game)

    @blp.operation(f"{ONE}/events", f"{name}_session_events", methods=["GET"], security=OPTIONAL)
    @blp.arguments(EventsQuerySchema, location="query")
    @blp.arguments(EventsHeadersSchema, location="headers")
    @blp.response(200, wire.events, description="The events, or with `Accept: text/event-stream` a stream of them.")
    @blp.response(200, EVENT_STREAM, content_type=MEDIA_TYPE, description="The events, or a stream of them.")
    @blp.alt_response(204, description="`Last-Event-ID` is the end of the game: a browser does not come back.")
    @blp.refuses(401, 404, 416, 503)
    def session_events(query: dict[str, int], headers: dict[str, str], session_id: str) -> Response:
        """Follow a live game.

        What happened after event `after`, as far as the caller may know it: the same whenever it is asked for, in
        order, without gaps. With `wait`, the answer comes as soon as there is something, or empty after that time; ask
        again `after` its `next`.

        With `Accept: text/event-stream`: server-sent events. Each has its number as `id`, its type as `event` and its
        document as `data`; after each group of them the type `session`, without a number, brings the session as it
        stands now. A comment comes every 15 seconds if nothing else does. The stream ends by itself after the event
        `over`, when the session is gone, when the token has been replaced, and now and then: come back with
        `Last-Event-ID` (`EventSource` does), and nothing is lost or told twice.

        `EventSource` cannot send a token: it shows what a spectator may know. To follow a seat, read the stream with
        `fetch`; a token does not belong in an address.
        """
        call = call_of(session_id)
        resumed = "last_event_id" in headers
        after = int(headers["last_event_id"]) if resumed else query["after"]
        if request.accept_mimetypes.best_match([_JSON, MEDIA_TYPE]) == MEDIA_TYPE:
            return _streamed(following, lambda: following.begin(entry, call, after, query["limit"]), resumed=resumed)
        wait = 0 if request.method == "HEAD" else query["wait"]
        return Response(following.poll(entry, call, after, query["limit"], wait).answer(), mimetype=_JSON)


def _streamed(following: Following, begin: Callable[[], tuple[Reader, Snapshot]], *, resumed: bool) -> Response:
    """The stream; it holds a place until it is closed, even one that never begins."""
    with ExitStack() as place:
        place.enter_context(following.place())
        reader, first = begin()
        if resumed and reader.has_all(first):
            return Response(status=204)
        chunks = following.stream(reader, first, _absence(request.environ))
        response = Response(chunks, mimetype=MEDIA_TYPE, headers={"X-Accel-Buffering": "no"})
        response.call_on_close(place.pop_all().close)
        return response
    raise AssertionError("a context that swallows nothing")


def _absence(environ: dict[str, Any]) -> Callable[[], bool]:
    """Whether the client has hung up: asked before each write, since the first write after that still succeeds."""
    line: socket.socket | None = environ.get("gunicorn.socket")

    def absent() -> bool:
        if line is None:
            return False
        try:
            # Under the encryption, if there is one: its end is the end of the connection, too.
            return not socket.socket.recv(line, 1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False
        except OSError:
            return True

    return absent
