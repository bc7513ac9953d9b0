"""The one place where flask-smorest is adapted: strict parsing, problem documents, a spec without guesses."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

import flask_smorest
import marshmallow as ma
import orjson
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from flask import Flask, Request, current_app
from flask_smorest.utils import prepare_response
from gunicorn.http.errors import ParseException
from marshmallow import fields
from webargs.flaskparser import FlaskParser
from werkzeug.exceptions import RequestEntityTooLarge

from schemas.common import Strict
from schemas.faults import invalid_request
from schemas.libraries import recognized
from schemas.problems import ProblemSchema
from schemas.tournament_fields import ByGame
from service.api.limiting import charged
from service.limits import Price
from service.problems import PROBLEM_JSON, register
from service.refusal import REASONS, Refusal
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
_LEFT: Mapping[str, Any] = {
    "RateLimit-Policy": {
        "description": "The limit: its name, how much each caller may use (`q`) in a window of so many seconds (`w`).",
        "schema": {"type": "string"},
    },
    "RateLimit": {
        "description": "What is left of it (`r`), and in how many seconds there is enough (`t`).",
        "schema": {"type": "string"},
    },
}
_HEADERS: Mapping[int, Mapping[str, Any]] = {429: {**_WAIT, **_LEFT}, 503: _WAIT}

NOTHING = "NotModified"
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
    try:
        data = req.get_data()
        # werkzeug stops at the limit without a word where the length was not announced; one more byte makes it speak.
        req.stream.read(1)
        if len(data) > current_app.config["MOST_BODY_BYTES"]:
            raise RequestEntityTooLarge
    except (OSError, ParseException):
        raise Refusal(
            "malformed_request", say("The body is not framed as HTTP wants it, or came too slowly.")
        ) from None
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

    def refuses(self, *statuses: int) -> Callable[..., Any]:
        """Document answers other than success."""

        def wrap(view: Callable[..., Any]) -> Callable[..., Any]:
            for status in statuses:
                view = self.alt_response(status, STATUS_NAMES.get(status, NOTHING))(view)
            return view

        return wrap

    def limited(self, price: Price) -> Callable[..., Any]:
        """Count a view for a limit (next to the view, below `arguments`, so that only good requests are counted)."""

        def wrap(view: Callable[..., Any]) -> Callable[..., Any]:
            return self.refuses(429)(charged(price, view))

        return wrap

    def operation(self, rule: str, operation_id: str, **options: Any) -> Callable[..., Any]:
        """Route a view function and name it; also documents what any operation can answer."""
        security = options.pop("security", [])

        def wrap(view: Callable[..., Any]) -> Callable[..., Any]:
            view = self.doc(operationId=operation_id, security=deepcopy(security))(view)
            return self.route(rule, endpoint=operation_id, **options)(self.refuses(406, 500)(view))

        return wrap
