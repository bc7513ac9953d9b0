"""Traces by OpenTelemetry: a request, what it asked the store and its solvers are spans.

Only imported where a collector is named. The spans are made here and not by the packages that instrument Flask and
redis-py: those tell addresses and commands, with positions, tokens and seeds, and know nothing of our client of a
cluster or of solvers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from opentelemetry import context, trace
from opentelemetry.trace import SpanKind, StatusCode
from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

from service import VERSION
from service.telemetry import Answer, Ended, Telemetry

_CARRIED: Final = TraceContextTextMapPropagator()
_OF_THE_STORE: Final = {"db.system.name": "redis"}
_FAULT: Final = 500
_SAMPLED: Final = "0.1"
"""One in ten: a span takes some 40 us, and a live game's request has several."""


class Traces(Telemetry):
    """Makes spans; what becomes of them is for whoever has called `export`."""

    def __init__(self, provider: trace.TracerProvider | None = None) -> None:
        self._tracer = trace.get_tracer("regelwerk", VERSION, provider)

    def request(self, environ: Mapping[str, Any]) -> Ended:
        before = None
        if (parent := environ.get("HTTP_TRACEPARENT")) is not None:
            before = _CARRIED.extract({"traceparent": parent, "tracestate": environ.get("HTTP_TRACESTATE", "")})
        span = self._tracer.start_span("request", before, SpanKind.SERVER)
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
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter  # noqa: PLC0415
    from opentelemetry.sdk.trace import TracerProvider  # noqa: PLC0415
    from opentelemetry.sdk.trace.export import BatchSpanProcessor  # noqa: PLC0415

    os.environ.setdefault("OTEL_SERVICE_NAME", "regelwerk")
    if "OTEL_TRACES_SAMPLER" not in os.environ:
        os.environ["OTEL_TRACES_SAMPLER"] = "parentbased_traceidratio"
        os.environ.setdefault("OTEL_TRACES_SAMPLER_ARG", _SAMPLED)
    provider = TracerProvider()
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(provider)
