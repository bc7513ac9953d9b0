"""The log as JSON: one object per line, of the service, of gunicorn, and of Python's warnings.

The lines of requests, of which there are many, are written by `service.request_lines`.

A line never has a token, a body, a seed or a hidden tile. What Python says of a fault in a request may quote the value
that it stumbled over, so such a line has the place of the fault and its kind, and not its words.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterator
from logging.config import dictConfig
from types import TracebackType
from typing import Any, Final

from flask import g, has_request_context
from gunicorn.glogging import Logger
from pythonjsonlogger.orjson import OrjsonFormatter

from service.config import Config

_NAMES: Final = {"levelname": "level", "name": "logger", "exc_info": "stack", "stack_info": "stack"}

ExceptionInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class JsonFormatter(OrjsonFormatter):
    """A line of the log: `time`, `level`, `logger`, `message`; `request_id` in a request; `stack` of an exception.

    Args:
        traced: whether lines name the trace that they belong to.
    """

    def __init__(self, *, traced: bool = False) -> None:
        super().__init__(["levelname", "name", "message"], rename_fields=_NAMES, timestamp="time")
        self._traced = traced

    def add_fields(self, log_data: dict[str, Any], record: logging.LogRecord, message_dict: dict[str, Any]) -> None:
        """Fill a line."""
        super().add_fields(log_data, record, message_dict)
        if has_request_context() and "request_id" in g:
            log_data.setdefault("request_id", g.request_id)
        if self._traced:
            log_data.update(_trace())

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802 - the name is logging's
        """The places that an exception came through; outside of a request also what it says."""
        if ei[1] is None or not has_request_context():
            return str(super().formatException(ei))
        return "".join(_places(ei[1]))


class GunicornLog(Logger):
    """gunicorn's log without its lines of requests: it would write them wherever logging is configured."""

    def access(self, *_: Any) -> None:
        """Say nothing; `service.request_lines` does."""


def settings(config: Config) -> dict[str, Any]:
    """The settings of Python's logging: requests to standard output, all else to standard error."""
    level = config.log_level.upper()
    errors = {"level": level, "handlers": ["errors"], "propagate": False}
    told = {"level": "INFO", "handlers": ["told"], "propagate": False}
    traced = config.otlp_endpoint is not None
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "service.logs.JsonFormatter", "traced": traced}},
        "handlers": {
            "errors": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"},
            "told": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stdout"},
        },
        "root": {"level": level, "handlers": ["errors"]},
        "loggers": {
            "gunicorn.error": errors,
            "regelwerk.supervisor": told,
        },
    }


def teller(config: Config) -> Callable[[str], None]:
    """What tells people how a process is getting on, in lines of the log."""
    dictConfig(settings(config))
    log = logging.getLogger("regelwerk.supervisor")
    return lambda text: log.info(text.strip())


def _places(error: BaseException) -> Iterator[str]:
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        yield from _places(cause)
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}\n"


def _trace() -> dict[str, str]:
    try:
        from opentelemetry import trace  # noqa: PLC0415 - only where traces are on
    except ImportError:
        return {}
    span = trace.get_current_span().get_span_context()
    return {"trace_id": trace.format_trace_id(span.trace_id)} if span.is_valid else {}
