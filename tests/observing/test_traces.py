"""Spans of requests, the store and solvers, and what they never tell."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode
from serving import ROOT

from service import measuring, tracing
from service.app import create_app
from service.config import Config

POSITION = "III7-IV4-V3 last:V seat:1/2"
TRACE, PARENT = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"


@pytest.fixture
def spans(monkeypatch) -> InMemorySpanExporter:
    """What is exported in this test."""
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(measuring, "_traces", lambda: tracing.Traces(provider))
    return exporter


def traced(url: str, **settings: object):
    return create_app(Config(redis_url=url, otlp_endpoint="http://127.0.0.1:4318", **settings)).test_client()


def by_name(spans: InMemorySpanExporter) -> dict:
    return {span.name: span for span in spans.get_finished_spans()}


def test_a_request_goes_on_with_the_trace_of_its_caller_and_has_store_and_solver_below_it(spans, clean_redis):
    client = traced(clean_redis)
    begun = client.post("/v1/anaconda/sessions", json={"assist": "hints"})
    path = begun.headers["Location"]
    spans.clear()
    client.get(
        f"{path}/hint",
        headers={
            "Authorization": f"Bearer {begun.json['tokens']['seats'][0]}",
            "traceparent": f"00-{TRACE}-{PARENT}-01",
            "X-Request-Id": "mine",
        },
    )

    found = by_name(spans)
    request = found["GET /v1/anaconda/sessions/{session_id}/hint"]
    assert request.kind is SpanKind.SERVER
    assert f"{request.context.trace_id:032x}" == TRACE
    assert f"{request.parent.span_id:016x}" == PARENT
    assert dict(request.attributes) == {
        "http.request.method": "GET",
        "http.route": "/v1/anaconda/sessions/{session_id}/hint",
        "http.response.status_code": 200,
        "regelwerk.code": "ok",
        "regelwerk.request_id": "mine",
    }
    for name in ("store read", "solver anaconda hint"):
        assert found[name].parent.span_id == request.context.span_id
    assert found["store read"].kind is SpanKind.CLIENT


def test_a_request_without_a_trace_begins_one_and_a_broken_one_is_no_harm(spans, clean_redis):
    client = traced(clean_redis)
    for sent in ({}, {"traceparent": "00-nonsense"}, {"traceparent": "\xff" * 500}):
        assert client.get("/v1/games", headers=sent).status_code == 200
    assert len({span.context.trace_id for span in spans.get_finished_spans()}) == 3


@pytest.mark.parametrize(
    ("drawn", "sent", "is_recorded"),
    [
        (0.05, {}, True),
        (0.15, {}, False),
        (0.15, {"traceparent": f"00-{TRACE}-{PARENT}-01"}, True),
        (0.15, {"traceparent": "00-nonsense"}, False),
    ],
)
def test_of_the_traces_that_begin_here_a_share_is_recorded_and_of_all_others_what_their_callers_record(
    spans, clean_redis, monkeypatch, drawn, sent, is_recorded
):
    make = measuring._traces
    monkeypatch.setattr(tracing, "random", lambda: drawn)
    monkeypatch.setattr(measuring, "_traces", lambda: _with_share(make(), 0.1))
    traced(clean_redis).post("/v1/anaconda/sessions", json={}, headers=sent)
    assert ({"POST /v1/anaconda/sessions", "store create"} <= set(by_name(spans))) is is_recorded
    assert bool(spans.get_finished_spans()) is is_recorded


def _with_share(traces: tracing.Traces, share: float) -> tracing.Traces:
    traces._share = share
    return traces


@pytest.mark.parametrize(
    ("sampler", "argument", "share"),
    [
        (None, None, 0.1),
        (None, "0.5", 0.5),
        ("parentbased_traceidratio", "0.25", 0.25),
        ("parentbased_traceidratio", None, 1.0),
        ("parentbased_traceidratio", "many", 1.0),
        ("always_on", "0.5", 1.0),
        ("traceidratio", "0.5", 1.0),
    ],
)
def test_one_in_ten_is_recorded_unless_the_settings_of_the_sdk_say_otherwise(sampler, argument, share):
    given = {"OTEL_TRACES_SAMPLER": sampler, "OTEL_TRACES_SAMPLER_ARG": argument}
    assert tracing.share({name: value for name, value in given.items() if value is not None}) == share


def test_the_line_of_a_request_names_its_trace(spans, clean_redis, capfd):
    client = traced(clean_redis, log_format="json", access_log=True)
    client.get("/v1/games", headers={"traceparent": f"00-{TRACE}-{PARENT}-01"})
    assert json.loads(capfd.readouterr().out)["trace_id"] == TRACE


def test_what_went_wrong_is_a_code_and_never_what_was_sent(spans, tmp_path):
    client = traced(f"redis://:pass-4711@127.0.0.1:1/{os.getpid() % 16}", store_connect_timeout_s=0.2)
    client.post("/v1/davinci/sessions", json={"seed": "seed-4711"}, headers={"Authorization": "Bearer token-4711"})
    client.get("/v1/anaconda/hint", query_string={"position": POSITION, "seed": "query-4711"})

    found = by_name(spans)
    failed = found["store create"]
    assert failed.status.status_code is StatusCode.ERROR
    assert failed.attributes["error.type"] == "away"
    assert not failed.events
    assert found["POST /v1/davinci/sessions"].status.status_code is StatusCode.ERROR
    told = json.dumps([json.loads(span.to_json()) for span in spans.get_finished_spans()])
    assert "4711" not in told
    assert POSITION not in told


def test_metrics_and_traces_go_together(spans, clean_redis):
    client = traced(clean_redis, metrics_bind=("127.0.0.1", 9464))
    client.post("/v1/anaconda/sessions", json={})
    page = client.get("/metrics", environ_overrides={"SERVER_NAME": "127.0.0.1", "SERVER_PORT": "9464"}).text
    assert 'regelwerk_sessions_created_total{game="anaconda"} 1.0' in page
    assert {"store create", "POST /v1/anaconda/sessions"} <= set(by_name(spans))


def test_a_stream_is_a_span_that_ends_as_it_begins(spans, clean_redis):
    client = traced(clean_redis)
    path = client.post("/v1/anaconda/sessions", json={}).headers["Location"]
    spans.clear()
    stream = client.get(f"{path}/events", headers={"Accept": "text/event-stream"}, buffered=False)
    assert "GET /v1/anaconda/sessions/{session_id}/events" in by_name(spans)
    stream.close()
    assert [span.name for span in spans.get_finished_spans()].count(
        "GET /v1/anaconda/sessions/{session_id}/events"
    ) == 1


def test_without_the_packages_the_service_works_and_says_once_what_is_missing(clean_redis, monkeypatch, caplog):
    monkeypatch.setattr(measuring, "find_spec", lambda _name: None)
    client = traced(clean_redis)
    assert client.get("/v1/games").status_code == 200
    assert [record.message for record in caplog.records if "otel" in record.message] == [
        "OTEL_EXPORTER_OTLP_ENDPOINT is set, but requirements-otel.lock is not installed: no traces"
    ]


class Collector:
    """Takes traces by OTLP over HTTP; says nothing of them but how many bytes there were."""

    def __init__(self) -> None:
        self.bodies: list[bytes] = []
        collector = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                collector.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Quietly."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def test_the_workers_of_the_real_server_send_their_spans(serve):
    collector = Collector()
    environment = {"OTEL_EXPORTER_OTLP_ENDPOINT": collector.url, "OTEL_TRACES_SAMPLER": "always_on"}
    server = serve("--app", "tests.observing.patient_app:app", environment=environment)
    urllib.request.urlopen(server.url + "/v1/games", timeout=30).read()
    began = time.monotonic()
    assert server.stop(signal.SIGTERM) == 0
    assert time.monotonic() - began < 10
    sent = b"".join(collector.bodies)
    assert b"GET /v1/games" in sent
    assert b"regelwerk" in sent
    collector.server.shutdown()


def test_a_collector_that_is_away_holds_up_neither_requests_nor_the_stop(serve):
    server = serve("--app", "tests.cold_app:app", environment={"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"})
    assert server.url
    began = time.monotonic()
    for _ in range(20):
        urllib.request.urlopen(server.url + "/v1/games", timeout=30).read()
    assert time.monotonic() - began < 20, "none of them waits for the collector"
    began = time.monotonic()
    assert server.stop(signal.SIGTERM) == 0
    assert time.monotonic() - began < 12, "far from the fifteen after which a worker is killed"


def test_without_a_collector_the_module_is_not_even_loaded():
    code = "import sys; from service.app import create_app; create_app(); sys.exit('service.tracing' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, env={"PATH": ""}).returncode == 0
