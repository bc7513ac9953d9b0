"""Vectors over HTTP: to download, and to ask of a server with this API."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from commanding import run as run_command

from schemas.conformance import KINDS
from service.app import create_app
from service.catalog import CATALOG
from service.config import Config
from service.conformance.engines import EngineError
from service.conformance.http_engine import HttpEngine
from service.conformance.runner import run
from service.conformance.vectors import chosen, lines_of

GAMES = pytest.mark.parametrize("slug", list(CATALOG))


@pytest.fixture(scope="module")
def web(redis_url):
    return create_app(Config.from_environment({"REDIS_URL": redis_url})).test_client()


@GAMES
def test_the_vectors_of_a_ruleset_can_be_downloaded(web, slug):
    answer = web.get(f"/v1/{slug}/conformance")
    assert (answer.status_code, answer.mimetype) == (200, "application/x-ndjson")
    assert answer.data == lines_of(slug)
    assert answer.headers["Rules-Version"] == json.loads(answer.data.splitlines()[0])["rules"]


def test_one_kind_alone_can_be_downloaded(web):
    answer = web.get("/v1/anaconda/conformance?kind=count", headers={"Accept": "application/x-ndjson"})
    assert {json.loads(line)["kind"] for line in answer.data.splitlines()} == {"count"}


def test_a_kind_that_a_ruleset_has_not_is_empty_and_one_that_there_is_not_is_refused(web):
    assert web.get("/v1/anaconda/conformance?kind=posterior").data == b""
    assert web.get("/v1/anaconda/conformance?kind=hints").status_code == 422


def test_whoever_has_the_vectors_need_not_download_them_again(web):
    first = web.get("/v1/numerus/conformance")
    again = web.get("/v1/numerus/conformance", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert "public" in first.headers["Cache-Control"]
    other = web.get("/v1/numerus/conformance?kind=view", headers={"If-None-Match": first.headers["ETag"]})
    assert other.status_code == 200


@pytest.mark.parametrize("slug", ["anaconda", "davinci"])
def test_a_server_of_our_own_passes(live_server, slug):
    engine = HttpEngine(live_server, CATALOG[slug], 60.0)
    vectors = [vector for kind in KINDS if kind != "count" for vector in chosen(slug, (kind,))[:12]]
    bad = [result for result in run(engine, vectors, 1) if result.status not in ("passed", "unsupported")]
    assert bad == []


def test_counts_are_walked_through_and_left_out_where_that_takes_too_many_requests(live_server):
    results = list(run(HttpEngine(live_server, CATALOG["anaconda"], 60.0), chosen("anaconda", ("count",)), 1))
    assert {result.status for result in results} == {"passed", "unsupported"}


def test_only_a_state_as_text_cannot_be_asked_over_http(live_server):
    results = list(run(HttpEngine(live_server, CATALOG["numerus"], 60.0), chosen("numerus", ("position",)), 1))
    for result in results:
        assert result.status == ("passed" if "position" in result.vector.input else "unsupported")


@pytest.mark.long
@GAMES
def test_a_server_of_our_own_passes_every_vector(live_server, slug):
    results = list(run(HttpEngine(live_server, CATALOG[slug], 60.0), chosen(slug), 1))
    assert [result for result in results if result.status not in ("passed", "unsupported")] == []
    assert {result.vector.kind for result in results if result.status == "unsupported"} <= {"count", "position"}


class Answering(BaseHTTPRequestHandler):
    """Answers everything alike; `busy` times it has no time."""

    protocol_version = "HTTP/1.1"

    def do_POST(self):
        Answering.keys.append(self.headers.get("X-API-Key"))
        self.rfile.read(int(self.headers["Content-Length"]))
        busy = self.server.busy > 0
        self.server.busy -= busy
        status, body = (503, b'{"code": "overloaded"}') if busy else self.server.answer
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Retry-After", "0")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


@pytest.fixture
def answering():
    """Start a server that answers everything with a status and a body; its address."""
    servers = []
    Answering.keys = []

    def start(status, body, busy=0):
        server = ThreadingHTTPServer(("127.0.0.1", 0), Answering)
        server.answer, server.busy = (status, body), busy
        servers.append(server)
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}"

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


def asked(url, kind="legal_moves"):
    return HttpEngine(url, CATALOG["anaconda"], 30.0).ask(chosen("anaconda", (kind,))[0])


def test_an_answer_of_another_shape_fails(answering):
    assert asked(answering(200, b'{"moves": []}')).status == "failed"
    assert asked(answering(200, b"[]")).status == "failed"
    assert asked(answering(200, b"moves")).status == "failed"
    assert asked(answering(200, b'{"state": {"phase": "none"}}'), "apply").status == "failed"


def test_a_refusal_where_none_is_due_is_told(answering):
    reply = asked(answering(422, b'{"code": "invalid_request", "detail": "No."}'))
    assert (reply.status, reply.detail) == ("failed", "legal-moves answered 422 invalid_request: No.")


def test_a_server_without_the_operation_does_not_support_it(answering):
    assert asked(answering(404, b"{}")).status == "unsupported"


def test_a_server_that_is_busy_is_asked_again(answering):
    reply = asked(answering(200, b'{"to_move": 0, "moves": [{"move": "x"}]}', busy=2))
    assert (reply.status, reply.members) == ("answered", {"to_move": 0, "moves": ["x"]})


ONE_MOVE = b'{"to_move": 0, "moves": [{"move": "x"}]}'


@pytest.mark.parametrize(("key", "advice"), [("", " With an API key (REGELWERK_API_KEY) it may go faster."), ("k", "")])
def test_that_a_server_lets_the_caller_wait_is_told_once_in_a_run(answering, monkeypatch, key, advice):
    monkeypatch.setenv("REGELWERK_API_KEY", key)
    url = answering(200, ONE_MOVE, busy=3)
    done = run_command("conformance", "run", "anaconda", "--http", url, "--kind", "legal_moves", "--json")

    assert done.stderr == f"The service limits how many requests it takes, so this will take long.{advice}\n"
    assert json.loads(done.stdout)


def test_of_a_server_that_is_never_busy_nothing_is_told(answering):
    done = run_command("conformance", "run", "anaconda", "--http", answering(200, ONE_MOVE), "--kind", "legal_moves")

    assert done.stderr == ""


def test_a_server_that_is_not_there_has_crashed():
    assert asked("http://127.0.0.1:9").status == "crashed"


@pytest.mark.parametrize("url", ["127.0.0.1:8000", "ftp://there", "http://"])
def test_an_address_that_is_none_is_refused(url):
    with pytest.raises(EngineError):
        HttpEngine(url, CATALOG["anaconda"], 1.0)


def test_a_key_is_sent_with_every_question(answering):
    url = answering(200, b'{"to_move": 0, "moves": []}')
    for key in (None, "", "rwk_secret"):
        HttpEngine(url, CATALOG["anaconda"], 30.0, key).ask(chosen("anaconda", ("legal_moves",))[0])
    assert Answering.keys == [None, None, "rwk_secret"]


def test_what_cannot_be_a_key_is_refused_and_not_repeated():
    with pytest.raises(EngineError) as caught:
        HttpEngine("http://127.0.0.1:9", CATALOG["anaconda"], 1.0, "rwk_sécret")
    assert "cret" not in str(caught.value).replace("characters", "")


def test_the_command_takes_the_key_from_the_environment(answering, monkeypatch):
    monkeypatch.setenv("REGELWERK_API_KEY", "rwk_secret")
    run_command("conformance", "run", "anaconda", "--http", answering(404, b"{}"), "--kind", "legal_moves")
    assert set(Answering.keys) == {"rwk_secret"}
