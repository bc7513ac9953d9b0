"""The application: the only place where the parts meet."""

from __future__ import annotations

from functools import partial
from typing import Any

import orjson
from flask import Flask, Response, g, request
from flask.json.provider import JSONProvider
from flask_cors import CORS
from werkzeug.middleware.proxy_fix import ProxyFix

from service import VERSION, access_file, hub, keys, ndjson, plain, prices, spoken
from service.access import ORGANIZER
from service.api import (
    admitting,
    allowances,
    batch,
    catalog,
    conformance,
    docs,
    events,
    guarding,
    health,
    limiting,
    observing,
    playground,
    receipts,
    rules,
    sessions,
    spelling,
    tournaments,
)
from service.api.quick import quick
from service.api.smorest import SECURITY, Api
from service.catalog import CATALOG
from service.config import Config
from service.following import Following
from service.limits import Limits
from service.listener import Listener
from service.measuring import Measuring
from service.receipts import Receipts
from service.refusal import REASONS, Refusal
from service.request_ids import request_id
from service.sessions import Sessions
from service.slots import Slots
from service.store import Store
from service.streaming import MEDIA_TYPE
from service.telemetry import Telemetry

_DESCRIPTION = """
Rules as a service for tabletop games: validate moves, list legal moves, score rounds, ask solvers, play live games.

* **Moves are strings, states are objects.** A move is a short text such as `V=6@III`; `legal-moves` also gives its
  parts, so a front-end never parses. States carry their whole setup and stand alone.
* **Stateless operations** work on values that you send along. **Sessions** are live games that the service keeps.
* **Three failures, three answers**: a request that cannot be read or does not match this document (400, 415, 422), a
  request against the rules (409, or `legal: false` where that is the question), a fault of ours (500, 503).
* Every failure is a problem document (RFC 9457) with a stable `code`; `errors` lists everything that is wrong, with
  JSON pointers.
* **Exact means proved.** Solvers label every value `exact`, `bounded` or `heuristic`.
* **Limits**, where the operator has set some, hold for each caller: the holder of an API key, an IPv4 address, or a /64
  network of IPv6. What a request costs is in the table below. An answer that counts tells in `RateLimit` how much is
  left (`r`) and in how many seconds there is everything again (`t`). When too little is left, 429 says when to come
  back. What is refused costs no session and no solver time, unless a solver had to find out why.
* **API keys**, where the operator gives some out, are sent as `X-API-Key`. A key that is not good is refused (401),
  never taken for none. Its tier says how much its holder may use, its scopes for what: `organizer` is needed for
  tournaments and for signed receipts. Without a key, one is a stranger, with less to use, or not admitted at all.
* **Languages**: sentences for people (`detail`, `title`, `meaning`, …) are in English, German or Spanish, by the header
  `Accept-Language` of the request (`en`, `de`, `es`, with or without a region; else English). Answers that have some
  say so in `Content-Language`. Codes, pointers, members and the rules texts are the same in all languages, and what a
  live game keeps has no language.
* Session tokens are sent as `Authorization: Bearer …`.
* What is no HTTP, or has a request line or headers of more than 8 kB, is refused by the web server itself, in HTML.

What requests cost where there are limits; a request can cost of several, and reserves the most that it can take:

"""


class _App(Flask):
    """Flask, but a fault is logged once, by `service.problems`: under the id of its request and without its path."""

    def log_exception(self, exc_info: Any) -> None:
        """Leave it to whoever answers."""


class _Orjson(JSONProvider):
    """JSON by orjson: quick, and members in the order of the schemas."""

    def dumps(self, obj: Any, **kwargs: Any) -> str:
        del kwargs
        return orjson.dumps(obj).decode()

    def loads(self, s: str | bytes, **kwargs: Any) -> Any:
        del kwargs
        return orjson.loads(s)

    def response(self, *args: Any, **kwargs: Any) -> Response:
        return Response(spoken.dumped(self._prepare_response_obj(args, kwargs)), mimetype="application/json")


def create_app(config: Config | None = None) -> Flask:
    """The WSGI application, by the settings of the environment unless others are given."""
    config = config or Config.from_environment()
    app = _App("regelwerk", static_folder=None)
    app.json = _Orjson(app)
    app.config.update(
        API_TITLE="Regelwerk",
        API_VERSION=VERSION,
        OPENAPI_VERSION="3.1.0",
        API_SPEC_OPTIONS=_spec_options(),
        # werkzeug takes a body that fills its limit for one that is larger, so its limit lies one byte higher.
        MAX_CONTENT_LENGTH=config.max_body_bytes + 1,
        FIRST_SEGMENTS={"batch", "games", "keys", "limits", "receipts", "tournaments", *CATALOG},
    )
    # A redirect to the merged path would be to whatever host the request names.
    app.url_map.merge_slashes = False
    measuring = Measuring(config)
    guarding.register(app)
    _add_request_hooks(app)
    spoken.register(app)
    _add_cors(app, config.cors_origins)
    _add_blueprints(app, config, measuring.telemetry)
    answering = quick(app.wsgi_app, plain.questions(), config.max_body_bytes)
    access = access_file.load(config)
    if access is not None:
        admitting.register(app, access)
        limits: Limits = app.extensions[limiting.EXTENSION]
        answering = admitting.admitted(answering, app.wsgi_app, access, limits, measuring.telemetry)
    app.wsgi_app = spelling.spelled(answering)  # type: ignore[method-assign]
    log = config.access_log and config.log_format == "json"
    app.wsgi_app = observing.observed(app.wsgi_app, measuring.telemetry, log=log)  # type: ignore[method-assign]
    if config.proxies:
        # Without it, whatever a caller says of his address is not believed.
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=config.proxies, x_proto=0)  # type: ignore[method-assign]
    app.wsgi_app = measuring.beside(app.wsgi_app)  # type: ignore[method-assign]
    return app


def _add_blueprints(app: Flask, config: Config, telemetry: Telemetry) -> None:
    api = Api(app)
    desk = Receipts(keys.load(config), config.issuer, partial(admitting.require, ORGANIZER))
    slots = Slots(config.solvers, config.solver_wait_s, telemetry)
    store = Store(config, telemetry)
    live = Sessions(store, config, slots, telemetry=telemetry)
    following = Following(store, live, config, partial(Listener, config), telemetry)
    app.extensions[hub.EXTENSION] = following.hub
    limiting.register(app, Limits(config, store, telemetry=telemetry))
    sessions.register_converters(app, api)
    api.register_blueprint(catalog.blueprint())
    for entry in CATALOG.values():
        stateless = rules.blueprint(entry, slots, desk)
        conformance.add(stateless, entry)
        api.register_blueprint(stateless)
        games = sessions.blueprint(entry, live)
        events.add(games, entry, following)
        api.register_blueprint(games)
    api.register_blueprint(batch.blueprint(slots, desk))
    api.register_blueprint(receipts.blueprint(desk))
    api.register_blueprint(tournaments.blueprint(slots))
    api.register_blueprint(allowances.blueprint(config.max_body_bytes))
    api.register_blueprint(health.blueprint(live, following.hub))
    docs.register(app, api)
    playground.register(app)


_SENT = ("application/json", "application/problem+json", "text/markdown", "text/plain")
_EXPOSED = ("ETag", "Location", "RateLimit", "RateLimit-Policy", "Retry-After", "Rules-Version", "X-Request-Id")


def _add_request_hooks(app: Flask) -> None:
    @app.before_request
    def name_the_request() -> None:
        g.request_id = request_id(request.headers.get("X-Request-Id", ""))

    @app.before_request
    def check_accept() -> None:
        if request.path.startswith("/v1/") and request.method != "OPTIONS" and not _accepts_answer():
            raise Refusal("not_acceptable", REASONS["not_acceptable"].meaning)

    @app.after_request
    def label(response: Response) -> Response:
        response.headers["X-Request-Id"] = g.request_id
        if (slug := _first_segment(request.path)) in CATALOG:
            response.headers["Rules-Version"] = CATALOG[slug].game.INFO.rules_version
        return response


def _add_cors(app: Flask, origins: tuple[str, ...]) -> None:
    """Let pages of these origins read the answers."""
    CORS(app, origins=list(origins), expose_headers=_EXPOSED, max_age=3600)
    if "*" in origins:
        return

    @app.after_request
    def depends_on_the_origin(response: Response) -> Response:
        response.vary.add("Origin")
        return response


def _first_segment(path: str) -> str:
    """The slug in `/v1/<slug>/...`."""
    parts = path.split("/", 3)
    return parts[2] if len(parts) > 2 and parts[1] == "v1" else ""


def _accepts_answer() -> bool:
    """Whether the caller takes what `/v1` sends: JSON, and text from the rules and records."""
    if request.headers.get("Accept", "*/*") == "*/*":
        return True
    wanted = request.accept_mimetypes
    streams = (MEDIA_TYPE,) if request.path.endswith("/events") else ()
    in_lines = request.path.startswith("/v1/batch") or request.path.endswith("/conformance")
    lines = (ndjson.MEDIA_TYPE,) if in_lines else ()
    return not wanted or wanted.best_match((*_SENT, *streams, *lines)) is not None


def _spec_options() -> dict[str, Any]:
    return {
        "info": {
            "description": f"{_DESCRIPTION.strip()}\n\n{prices.table()}",
            "license": {"name": "MIT", "identifier": "MIT"},
            "contact": {"name": "The Regelwerk authors"},
        },
        "components": {"securitySchemes": {name: dict(scheme) for name, scheme in SECURITY.items()}},
    }
