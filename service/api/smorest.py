"""The one place where flask-smorest is adapted: strict parsing, problem documents, a spec without guesses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from functools import partial, wraps
from inspect import getdoc
from typing import Any, Final, cast

import flask_smorest
import marshmallow as ma
import orjson
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from flask import Flask, Request
from flask_smorest.utils import prepare_response
from gunicorn.http.errors import ParseException
from marshmallow import fields
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import RequestEntityTooLarge

from schemas.common import Strict
from schemas.faults import invalid_request
from schemas.libraries import recognized
from schemas.problems import ProblemSchema
from schemas.quick_dump import quick_dump
from schemas.tournament_fields import ByGame
from service.access import HEADER, SCOPES, Scope
from service.api.admitting import require
from service.api.limiting import charged
from service.prices import Price
from service.problems import PROBLEM_JSON, register
from service.refusal import REASONS, Refusal, too_large
from service.sentences import say

STATUS_NAMES: Mapping[int, str] = {
    400: "MalformedRequest",
    401: "Unauthorized",
    403: "Forbidden",
    404: "NotFound",
    406: "NotAcceptable",
    409: "Conflict",
    412: "StaleVersion",
    413: "RequestTooLarge",
    415: "UnsupportedMediaType",
    416: "RangeNotSatisfiable",
    422: "InvalidRequest",
    429: "RateLimited",
    500: "InternalError",
    503: "Unavailable",
}
"""Component names of the error responses: our own, since Python's names differ between versions."""

_WAIT: Mapping[str, Any] = {
    "Retry-After": {"description": "Seconds to wait before trying again.", "schema": {"type": "integer"}}
}
LEFT: Mapping[str, Any] = {
    "RateLimit-Policy": {
        "description": "Limits that the request counts for: the name of each, how much each caller may use (`q`) in a "
        "window of so many seconds (`w`).",
        "schema": {"type": "string"},
    },
    "RateLimit": {
        "description": "What is left of each (`r`), and in how many seconds there is everything again (`t`).",
        "schema": {"type": "string"},
    },
}
"""Headers of answers that count; described once, among the components."""
_HEADERS: Mapping[int, Mapping[str, Any]] = {429: {**_WAIT, **LEFT}, 503: _WAIT}

NOTHING = "NotModified"
API_KEY: Final = "apiKey"
"""The name of the scheme."""
SECURITY: Final[Mapping[str, Mapping[str, str]]] = {
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a seat or of the host, given when the session was created.",
    },
    API_KEY: {
        "type": "apiKey",
        "in": "header",
        "name": HEADER,
        "description": f"The key of a caller, where the operator gives out keys; scopes: {', '.join(SCOPES)}.",
    },
}
_WITHOUT: Final[Iterable[Mapping[str, Any]]] = ({},)
_JSON = re.compile(r"application/(?:[a-z0-9.+-]+\+)?json")


class Parser(FlaskParser):
    """Reads requests strictly and refuses them with pointers."""

    DEFAULT_UNKNOWN_BY_LOCATION = {**FlaskParser.DEFAULT_UNKNOWN_BY_LOCATION, "query": ma.RAISE}  # noqa: RUF012

    def load_json(self, req: Request, schema: ma.Schema) -> Any:
        """The JSON body. orjson refuses NaN, numbers beyond doubles, lone surrogates and deep nesting by itself."""
        del schema
        if _JSON.fullmatch(req.mimetype) is None:
            raise Refusal("unsupported_media_type", REASONS["unsupported_media_type"].meaning)
        try:
            return orjson.loads(whole_body(req))
        except ValueError as unreadable:
            raise Refusal(
                "malformed_request", say("The body is not JSON: {reason}", reason=recognized(str(unreadable)))
            ) from None

    def handle_error(
        self,
        error: ma.ValidationError,
        req: Request,
        schema: ma.Schema,
        *,
        error_status_code: int | None,
        error_headers: Mapping[str, str] | None,
    ) -> Any:
        """Refuse a request that does not match the document, naming every fault."""
        del req, schema, error_status_code, error_headers
        messages = error.normalized_messages()
        raise invalid_request({"#" if place == "json" else f"#/{place}": below for place, below in messages.items()})


def whole_body(req: Request) -> bytes:
    """The whole body, or a refusal: nothing that was cut or badly framed is taken for it."""
    if req.headers.get("Content-Encoding", "identity") != "identity":
        raise Refusal("unsupported_media_type", say("The body must not be compressed."))
    # The limit is one byte more than may come: see `MAX_CONTENT_LENGTH`.
    most = cast("int", req.max_content_length) - 1
    try:
        data = req.get_data()
        # werkzeug stops at the limit without a word where the length was not announced; one more byte makes it speak.
        req.stream.read(1)
    except RequestEntityTooLarge:
        raise too_large(most) from None
    except (OSError, ParseException):
        raise Refusal(
            "malformed_request", say("The body is not framed as HTTP wants it, or came too slowly.")
        ) from None
    if len(data) > most:
        raise too_large(most)
    if req.content_length is not None and len(data) != req.content_length:
        raise Refusal("malformed_request", say("The body ends before its Content-Length."))
    return data


class Converter(OpenAPIConverter):
    """Writes what apispec leaves out: closed objects, exclusive members, any further keywords of a field."""

    def schema2jsonschema(self, schema: ma.Schema) -> dict[str, Any]:
        """The JSON Schema of a marshmallow schema."""
        document: dict[str, Any] = super().schema2jsonschema(schema)
        if isinstance(schema, Strict) and schema.unknown == ma.RAISE:
            document["additionalProperties"] = False
        if isinstance(schema, Strict) and schema.one_of:
            document["oneOf"] = [{"required": [name]} for name in schema.one_of]
        return document


class Plugin(MarshmallowPlugin):
    """apispec's marshmallow plugin with our converter."""

    Converter = Converter


def _further_keywords(_converter: OpenAPIConverter, field: fields.Field[Any], **_: Any) -> dict[str, Any]:
    """JSON Schema keywords that apispec does not pass on from `metadata`."""
    return dict(field.metadata.get("json_schema", {}))


def _alternatives(converter: OpenAPIConverter, field: fields.Field[Any], **_: Any) -> dict[str, Any]:
    """The forms of an object whose ruleset decides what it is like."""
    if not isinstance(field, ByGame):
        return {}
    forms = {slug: converter.resolve_nested_schema(form) for slug, form in field.forms.items()}
    mapping = {slug: form["$ref"] for slug, form in forms.items()}
    return {"oneOf": list(forms.values()), "discriminator": {"propertyName": "game", "mapping": mapping}}


class Api(flask_smorest.Api):
    """flask-smorest without a catch-all response, with problem documents."""

    ERROR_SCHEMA = ProblemSchema
    DEFAULT_ERROR_RESPONSE_NAME = None

    def __init__(self, app: Flask) -> None:
        super().__init__(app, spec_kwargs={"marshmallow_plugin": Plugin()})
        self.ma_plugin.converter.add_attribute_function(_further_keywords)
        self.ma_plugin.converter.add_attribute_function(_alternatives)

    def _register_responses(self) -> None:
        for status, name in STATUS_NAMES.items():
            codes = [f"`{code}`: {reason.meaning}" for code, reason in REASONS.items() if reason.status == status]
            response = {"description": " · ".join(codes), "schema": self.ERROR_SCHEMA}
            if status in _HEADERS:
                response["headers"] = dict(_HEADERS[status])
            prepare_response(response, self.spec, PROBLEM_JSON)
            self.spec.components.response(name, response, lazy=True)
        self.spec.components.response(NOTHING, {"description": "The copy that you have is current."}, lazy=True)

    def _register_pagination_header(self) -> None:
        """Nothing is paged."""

    def _register_etag_headers(self) -> None:
        """ETags are documented where they are sent."""

    def _register_error_handlers(self) -> None:
        register(self._app)


def _dumping_quickly(schema: Any) -> Any:
    """An instance of a schema class that dumps by `quick_dump`; anything else as it is."""
    if not isinstance(schema, type):
        return schema
    made = schema()
    made.dump = partial(_dumped, schema)
    return made


def _dumped(schema: type[ma.Schema], value: Any) -> Any:
    # Made when it is first needed: all of them take 40 ms.
    return quick_dump(schema)(value)


class Blueprint(flask_smorest.Blueprint):
    """flask-smorest's blueprint with strict arguments and every status documented."""

    ARGUMENTS_PARSER = Parser()

    def arguments(self, schema: Any, *, location: str = "json", **kwargs: Any) -> Callable[..., Any]:
        """Load and check arguments; documents what can be wrong with them."""
        # One instance for all requests: building one takes longer than loading with it.
        schema = schema() if isinstance(schema, type) else schema
        decorate = super().arguments(schema, location=location, **kwargs)

        def wrap(view: Callable[..., Any]) -> Callable[..., Any]:
            view = decorate(view)
            view._apidoc["arguments"]["responses"][422] = STATUS_NAMES[422]  # type: ignore[attr-defined]  # noqa: SLF001
            return self.refuses(400, 413, 415)(view) if location == "json" else view

        return wrap

    def response(self, status_code: int, schema: Any = None, **kwargs: Any) -> Callable[..., Any]:
        """Dump what a view returns, quickly; documents the answer."""
        return cast("Callable[..., Any]", super().response(status_code, _dumping_quickly(schema), **kwargs))

    def refuses(self, *statuses: int) -> Callable[..., Any]:
        """Document answers other than success.

        `alt_response` does so as well, but with a wrapper for each status, which every request would go through.
        """

        def wrap(view: Callable[..., Any]) -> Callable[..., Any]:
            told = deepcopy(getattr(view, "_apidoc", {}))
            responses = told.setdefault("response", {}).setdefault("responses", {})
            for status in statuses:
                responses.setdefault(status, [STATUS_NAMES.get(status, NOTHING)])
            view._apidoc = told  # type: ignore[attr-defined]  # noqa: SLF001 - where flask-smorest keeps it
            return view

        return wrap

    def limited(self, price: Price) -> Callable[..., Any]:
        """Count a view for a limit (next to the view, below `arguments`, so that only good requests are counted)."""

        def wrap(view: Callable[..., Any]) -> Callable[..., Any]:
            return self.refuses(429)(charged(price, view))

        return wrap

    def operation(self, rule: str, operation_id: str, **options: Any) -> Callable[..., Any]:
        """Route a view function and name it; also documents what any operation can answer.

        Options, besides those of Flask: `security`, of tokens; `scope`, which a key must have where there are keys.
        """
        security, scope = options.pop("security", _WITHOUT), options.pop("scope", None)
        is_guarded = (self.url_prefix or "").startswith("/v1")

        def wrap(view: Callable[..., Any]) -> Callable[..., Any]:
            view = _for_holders(scope, view) if scope else view
            view = self.doc(operationId=operation_id, security=list(_with_keys(security) if is_guarded else []))(view)
            guards = (401, 429, *((403,) if scope else ())) if is_guarded else ()
            return self.route(rule, endpoint=operation_id, **options)(self.refuses(406, 500, *guards)(view))

        return wrap


def _with_keys(security: Iterable[Mapping[str, Any]]) -> Iterable[dict[str, Any]]:
    """What is enough by itself is also enough with a key, which some services ask for."""
    yield from map(dict, security)
    yield from ({**each, API_KEY: []} for each in security)


def _for_holders(scope: Scope, view: Callable[..., Any]) -> Callable[..., Any]:
    """A view for those who have a key of this scope, before anything of the request is read."""

    @wraps(view)
    def wrapper(*args: Any, **kwargs: Any) -> Any:
        require(scope)
        return view(*args, **kwargs)

    wrapper.__doc__ = f"{getdoc(view)}\n\nWhere callers have keys, this needs one with the scope `{scope}`."
    return wrapper
