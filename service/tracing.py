"""Traces by OpenTelemetry: a request, what it asked the store and its solvers are spans.

Only imported where a collector is named. The spans are made here and not by the packages that instrument Flask and
redis-py: those tell addresses and commands, with positions, tokens and seeds, and know nothing of our client of a
cluster or of solvers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import random
from threading import Thread
from typing import Any, Final

from opentelemetry import context, trace
from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.sdk.trace.sampling import DEFAULT_ON
from opentelemetry.trace import SpanKind, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from service import VERSION
from service.telemetry import TRACE, Answer, Ended, Telemetry, ignore

_CARRIED: Final = TraceContextTextMapPropagator()
_OF_THE_STORE: Final = {"db.system.name": "redis"}
_FAULT: Final = 500
_SAMPLER: Final = "OTEL_TRACES_SAMPLER"
_SAMPLER_ARG: Final = "OTEL_TRACES_SAMPLER_ARG"
_OURS: Final = "parentbased_traceidratio"
"""The sampler that is meant unless another is named: whether to record what begins no trace here, its caller says."""
_SHARE: Final = 0.1
"""One in ten: a span takes some 40 us, and a live game's request has several."""
_LAST_SPANS_S: Final = 2.0
"""So long a worker that ends waits for the collector."""
_exporting: Final[list[TracerProvider]] = []
"""What `export` has made in this process."""


class Traces(Telemetry):
    """Makes spans; what becomes of them is for whoever has called `export`.

    Args:
        provider: makes them; None: the one of `export`.
        share: of the traces that would begin here, how many do; the others are no more than a number drawn.
    """

    def __init__(self, provider: trace.TracerProvider | None = None, share: float = 1.0) -> None:
        self._tracer = trace.get_tracer("regelwerk", VERSION, provider)
        self._share = share

    def request(self, environ: dict[str, Any]) -> Ended:
        before = _carried(environ)
        if before is None and random() >= self._share:  # noqa: S311 - no secret
            return ignore
        span = self._tracer.start_span("request", before, SpanKind.SERVER)
        environ[TRACE] = trace.format_trace_id(span.get_span_context().trace_id)
        token = context.attach(trace.set_span_in_context(span, before))

        def ended(answer: Answer) -> None:
            context.detach(token)
            if span.is_recording():
                _describe(span, answer)
            span.end()

        return ended

    @contextmanager
    def store_request(self, operation: str) -> Iterator[None]:
        """A span of the store; what went wrong is a code, since what a server says may quote what it was sent."""
        span = self._below(f"store {operation}", SpanKind.CLIENT, _OF_THE_STORE)
        if span is None:
            yield
            return
        try:
            yield
        except Exception as failure:
            span.set_attribute("error.type", getattr(failure, "trouble", type(failure).__name__))
            span.set_status(StatusCode.ERROR)
            raise
        finally:
            span.end()

    @contextmanager
    def solver_run(self, game: str, operation: str) -> Iterator[None]:
        told = {"regelwerk.game": game, "regelwerk.operation": operation}
        span = self._below(f"solver {game} {operation}", SpanKind.INTERNAL, told)
        try:
            yield
        finally:
            if span is not None:
                span.end()

    def _below(self, name: str, kind: SpanKind, told: Mapping[str, str]) -> trace.Span | None:
        """A span of a part of a request; None where the request is not recorded, which is found out much quicker."""
        recorded = trace.get_current_span().is_recording()
        return self._tracer.start_span(name, kind=kind, attributes=told) if recorded else None


def _carried(environ: Mapping[str, Any]) -> context.Context | None:
    """The trace that a request belongs to already, if its caller names one."""
    parent = environ.get("HTTP_TRACEPARENT")
    if parent is None:
        return None
    before = _CARRIED.extract({"traceparent": parent, "tracestate": environ.get("HTTP_TRACESTATE", "")})
    return before if trace.get_current_span(before).get_span_context().is_valid else None


def _describe(span: trace.Span, answer: Answer) -> None:
    span.update_name(f"{answer.method} {answer.route}")
    span.set_attributes(
        {
            "http.request.method": answer.method,
            "http.route": answer.route,
            "http.response.status_code": answer.status,
            "regelwerk.code": answer.code,
            "regelwerk.request_id": answer.request_id,
        }
    )
    if answer.status >= _FAULT:
        span.set_status(StatusCode.ERROR)


def export() -> None:
    """Send spans to the collector from now on; in the process that makes them, since a thread does it."""
    os.environ.setdefault("OTEL_SERVICE_NAME", "regelwerk")
    # Ours has been asked already, as far as a trace begins here: see `share`.
    sampler = DEFAULT_ON if os.environ.get(_SAMPLER, _OURS) == _OURS else None
    provider = TracerProvider(sampler, shutdown_on_exit=False)
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(provider)
    _exporting.append(provider)


def finish() -> None:
    """Send the last spans, if this process sends any; not for long, as a collector may be away."""
    for provider in _exporting:
        sending = Thread(target=provider.shutdown, daemon=True)
        sending.start()
        sending.join(_LAST_SPANS_S)
    _exporting.clear()


def share(environment: Mapping[str, str]) -> float:
    """How many of the traces that begin here are recorded by our sampler; 1 where another one decides.

    The SDK would decide the same, but only when most of what a recorded trace takes has been done.
    """
    if environment.get(_SAMPLER, _OURS) != _OURS:
        return 1.0
    try:
        return float(environment[_SAMPLER_ARG])
    except KeyError:
        return 1.0 if _SAMPLER in environment else _SHARE
    except ValueError:
        return 1.0
