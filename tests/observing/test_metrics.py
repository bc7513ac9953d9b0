"""What is counted, under which names, where it can be asked for, and that callers cannot make it grow."""

from __future__ import annotations

import platform
import subprocess
import sys
import threading

import pytest
from measured import client_with_metrics, page, samples, told
from prometheus_client.parser import text_string_to_metric_families
from serving import ROOT

from service import VERSION, operations
from service.app import create_app
from service.config import Config
from service.metrics import Metrics
from service.refusal import REASONS, Refusal
from service.sentences import say

POSITION = "III7-IV4-V3 last:V seat:1/2"
REQUESTS = "regelwerk_http_requests_total"


def test_metrics_are_told_at_their_own_address_and_nowhere_else(client):
    assert page(client).status_code == 200
    public = client.get("/metrics")
    assert (public.status_code, public.json["code"]) == (404, "not_found")
    named = client.get("/metrics", headers={"Host": "127.0.0.1:9464", "X-Forwarded-Host": "127.0.0.1:9464"})
    assert named.status_code == 404


def test_the_address_of_metrics_has_nothing_of_the_service(client):
    for path in ("/", "/healthz", "/v1/games", "/docs"):
        assert page(client, path).status_code == 404


def test_nothing_is_counted_unless_an_address_is_named(redis_url):
    client = create_app(Config(redis_url=redis_url)).test_client()
    assert page(client).status_code == 404
    assert not any("observing" in hook.__module__ for hook in client.application.before_request_funcs[None])


@pytest.mark.parametrize(
    "package", ["prometheus_client", "pythonjsonlogger", "service.tracing", "opentelemetry.exporter"]
)
def test_what_is_off_is_not_imported(package):
    code = f"import sys; from service.app import create_app; create_app(); sys.exit({package!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, env={"PATH": ""}).returncode == 0


def test_requests_are_counted_by_route_status_and_code(client):
    client.get("/v1/anaconda/hint", query_string={"position": POSITION})
    client.post("/v1/anaconda/new", json={"setup": {"players": 99}})
    client.post("/v1/anaconda/apply", json={"state": {}, "moves": []})
    client.get(f"/v1/anaconda/sessions/{'x' * 22}")

    found = told(client)

    assert found[REQUESTS + "{code=ok,method=GET,route=/v1/anaconda/hint,status=200}"] == 1
    assert found[REQUESTS + "{code=invalid_request,method=POST,route=/v1/anaconda/new,status=422}"] == 1
    assert found[REQUESTS + "{code=invalid_request,method=POST,route=/v1/anaconda/apply,status=422}"] == 1
    unknown = "{code=unknown_session,method=GET,route=/v1/anaconda/sessions/{session_id},status=404}"
    assert found[REQUESTS + unknown] == 1
    seconds = "regelwerk_http_request_duration_seconds"
    assert found[seconds + "_count{method=GET,route=/v1/anaconda/hint}"] == 1
    assert 0 < found[seconds + "_sum{method=GET,route=/v1/anaconda/hint}"] < 60
    assert found["regelwerk_http_requests_in_progress"] == 0


def strange(client, number: int) -> None:
    """Requests as hardly anybody sends them, another one of each for each number."""
    client.get(f"/v1/game{number}/new")
    client.get(f"/nothing/{number}", headers={"X-Request-Id": f"id-{number}"})
    client.open("/v1/games", method=f"VERB{number}")
    client.open("/v1/games", method=f"get{number}")
    client.get("/", environ_overrides={"PATH_INFO": "/" * (number + 1) + "v1/games"})
    client.get(f"/v1/davinci/sessions/{number:022}", headers={"Authorization": f"Bearer {number}"})
    client.post("/v1/anaconda/new", json={"seed": f"seed{number}"})
    client.post("/v1/anaconda/new", data=b"{" * number, content_type="application/json")
    client.get("/v1/games", headers={"Accept": f"text/x-{number}"})
    client.get("/v1/anaconda/legal-moves", query_string={"position": POSITION, f"further{number}": "1"})


def test_no_process_keeps_more_series_at_hand_whatever_callers_send(clean_redis, monkeypatch):
    made: list[Metrics] = []
    monkeypatch.setattr("service.metrics.Metrics", lambda: made.append(Metrics()) or made[-1])
    client = client_with_metrics(clean_redis)
    kept = set()
    for number in range(20):
        strange(client, number)
        kept.add((made[0]._count_of.cache_info().currsize, made[0]._child.cache_info().currsize))

    assert len(kept) <= 2  # The first body is no beginning of an object, the others are.
    assert max(kept)[0] < 20


def test_whatever_callers_send_the_number_of_series_has_a_bound(client):
    strange(client, 0)
    strange(client, 1)
    before = set(told(client))
    for number in range(2, 30):
        strange(client, number)
    assert set(told(client)) == before

    routes = {rule.rule for rule in client.application.url_map.iter_rules()}
    for series in before:
        if series.startswith(REQUESTS):
            labels = dict(each.split("=", 1) for each in series[len(REQUESTS) + 1 : -1].split(","))
            assert labels["code"] in {"ok", *REASONS}
            assert labels["route"] == "unmatched" or labels["route"].partition("{")[0] in {
                rule.partition("<")[0] for rule in routes
            }


def test_a_live_game_is_counted_from_its_beginning_to_its_end(client):
    begun = client.post("/v1/anaconda/sessions", json={"seed": "seven"})
    tokens = begun.json["tokens"]
    bearer = [{"Authorization": f"Bearer {token}"} for token in tokens["seats"]]
    path = begun.headers["Location"]
    assert client.post(f"{path}/moves", json={"move": "roll:III,IV"}, headers=bearer[0]).status_code == 200
    client.post(f"{path}/fork", json={})
    assert client.post(f"{path}/resign", headers=bearer[1]).status_code == 200
    client.post(f"{path}/resign", headers=bearer[1])

    found = told(client)

    assert found["regelwerk_sessions_created_total{game=anaconda}"] == 2
    assert found["regelwerk_moves_played_total{game=anaconda}"] == 2  # the roll, and what it showed
    assert found["regelwerk_sessions_finished_total{game=anaconda,reason=resigned}"] == 1
    assert found["regelwerk_store_requests_total{operation=commit,outcome=ok}"] == 2
    assert found["regelwerk_store_request_duration_seconds_count{operation=commit}"] == 2
    assert found["regelwerk_store_connections_in_use"] == 0


def test_a_store_that_is_away_is_told_apart_from_one_that_answers(tmp_path):
    client = client_with_metrics(f"unix://{tmp_path}/nobody.sock")
    client.post("/v1/anaconda/sessions", json={})
    client.get("/readyz")

    found = told(client)

    assert found["regelwerk_store_requests_total{operation=create,outcome=away}"] == 1
    assert found["regelwerk_store_requests_total{operation=probe,outcome=away}"] == 1
    route = "{code=store_unavailable,method=POST,route=/v1/anaconda/sessions,status=503}"
    assert found[REQUESTS + route] == 1
    assert "regelwerk_sessions_created_total{game=anaconda}" not in found


def test_solvers_are_timed_by_ruleset_alone_and_in_a_batch(client):
    hint = {"position": POSITION}
    client.get("/v1/anaconda/hint", query_string=hint)
    state = client.get("/v1/anaconda/legal-moves", query_string=hint)
    assert state.status_code == 200
    dealt = client.post("/v1/numerus-solo/new", json={"seed": "one"}).json["state"]
    item = {"game": "numerus-solo", "operation": "hint", "body": {"state": dealt, "budget_nodes": 10}}
    assert client.post("/v1/batch", json={"items": [item]}).json["items"][0]["status"] == 200

    found = told(client)

    assert found["regelwerk_solver_run_duration_seconds_count{game=anaconda,operation=hint}"] == 1
    assert found["regelwerk_solver_run_duration_seconds_count{game=numerus-solo,operation=hint}"] == 1
    assert found["regelwerk_solver_slots_in_use"] == 0
    assert found["regelwerk_solver_slots"] == Config().solvers * Config().workers


def test_whoever_is_refused_is_counted_by_the_limit(clean_redis):
    limits = Config.from_environment({"REGELWERK_LIMIT_SESSIONS": "1/hour", "REGELWERK_LIMIT_SOLVER": "2s/hour"})
    client = client_with_metrics(
        clean_redis, limit_sessions=limits.limit_sessions, limit_solver=limits.limit_solver, streams=0
    )
    first, second = (client.post("/v1/anaconda/sessions", json={}) for _ in range(2))
    dealt = client.post("/v1/davinci/new", json={"seed": "one"}).json["state"]
    hints = [client.post("/v1/davinci/hint", json={"state": dealt, "budget_ms": 1500}).status_code for _ in range(2)]
    path = first.headers["Location"] + "/events"
    events = client.get(path, query_string={"after": client.get(path).json["next"], "wait": 1})

    assert (first.status_code, second.status_code, events.status_code) == (201, 429, 503)
    assert hints == [200, 429]
    found = told(client)
    assert found["regelwerk_refusals_total{limit=sessions}"] == 1
    assert found["regelwerk_refusals_total{limit=solver_time}"] == 1
    assert found["regelwerk_refusals_total{limit=stream_places}"] == 1


def test_an_open_stream_is_counted_while_it_is_open(clean_redis):
    client = client_with_metrics(clean_redis)
    path = client.post("/v1/anaconda/sessions", json={}).headers["Location"]
    stream = client.get(f"{path}/events", headers={"Accept": "text/event-stream"}, buffered=False)
    chunks = stream.response
    for _ in range(2):
        next(iter(chunks))

    during = told(client)
    stream.close()
    after = told(client)

    assert (during["regelwerk_streams_open"], after["regelwerk_streams_open"]) == (1, 0)
    assert (during["regelwerk_sessions_followed"], after["regelwerk_sessions_followed"]) == (1, 0)
    route = "{code=ok,method=GET,route=/v1/anaconda/sessions/{session_id}/events,status=200}"
    assert during[REQUESTS + route] == after[REQUESTS + route] == 1
    assert during["regelwerk_http_requests_in_progress"] == 0


def test_lines_of_a_batch_are_timed_to_their_end(client):
    lines = b'{"game":"anaconda","operation":"new"}\n' * 3
    answer = client.post("/v1/batch", data=lines, content_type="application/x-ndjson", buffered=False)
    assert REQUESTS + "{code=ok,method=POST,route=/v1/batch,status=200}" not in told(client)
    assert len(b"".join(answer.response).splitlines()) == 3
    answer.close()
    assert told(client)[REQUESTS + "{code=ok,method=POST,route=/v1/batch,status=200}"] == 1


def test_who_waits_for_a_solver_and_who_is_refused_one_is_counted(clean_redis, monkeypatch):
    client = client_with_metrics(clean_redis, solvers=1, solver_wait_s=0.2)
    entered, leave = threading.Event(), threading.Event()

    def slow(*_arguments):
        entered.set()
        assert leave.wait(60)
        raise Refusal("game_over", say("At last."))

    monkeypatch.setattr(operations, "hint", slow)
    working = threading.Thread(
        target=lambda: client.application.test_client().get("/v1/anaconda/hint", query_string={"position": POSITION})
    )
    working.start()
    assert entered.wait(60)
    busy = told(client)["regelwerk_solver_slots_in_use"]
    refused = client.get("/v1/anaconda/hint", query_string={"position": POSITION})
    leave.set()
    working.join()

    found = told(client)
    assert (busy, refused.status_code) == (1, 503)
    assert found["regelwerk_refusals_total{limit=solver_slots}"] == 1
    assert found["regelwerk_solver_wait_duration_seconds_count"] == 1
    assert found["regelwerk_solver_wait_duration_seconds_sum"] >= 0.2


def test_every_name_follows_the_conventions_of_prometheus(client):
    client.get("/readyz")
    for family in text_string_to_metric_families(page(client).text):
        assert family.name.startswith("regelwerk_")
        assert family.documentation.endswith(".")
        assert family.type in {"counter", "gauge", "histogram"}
        if family.type == "histogram":
            assert family.name.endswith("_seconds")
    assert (
        samples(page(client).text)[f"regelwerk_build_info{{python={platform.python_version()},version={VERSION}}}"] == 1
    )
