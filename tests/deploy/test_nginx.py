"""nginx as it is shipped, in front of the real server."""

from __future__ import annotations

import http.client
import itertools
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

import pytest
from gunicorn.workers import gthread
from reliability.servers import until
from serving import ROOT
from shipped_nginx import HOST, Proxy, program

from service.access import hash_of, made_key

POSITION = "/v1/anaconda/legal-moves?position=III7-V6-IV5%20last:IV%20seat:0/2"
HINT = "/v1/anaconda/hint?position=III7-IV4-V3%20last:V%20seat:1/2"


def test_nginx_finds_no_fault_in_the_files(tmp_path):
    told = Proxy(tmp_path, "127.0.0.1:8000").check()
    assert told.returncode == 0, told.stderr
    assert "test is successful" in told.stderr
    assert not re.search(r"\[(warn|error|emerg)\]", told.stderr), told.stderr


def test_nginx_finds_no_fault_in_the_file_of_its_pod(tmp_path):
    proxy = Proxy(tmp_path, "127.0.0.1:8000")
    text = (ROOT / "deploy/kubernetes/base/nginx.conf").read_text()
    for old, new in {"/tmp/": f"{tmp_path}/", "regelwerk:8000": "127.0.0.1:8000"}.items():  # noqa: S108
        assert old in text
        text = text.replace(old, new)
    (tmp_path / "nginx.conf").write_text(text)
    told = proxy.check()
    assert told.returncode == 0, told.stderr
    assert not re.search(r"\[(warn|error|emerg)\]", told.stderr), told.stderr


def test_an_answer_to_a_position_comes_from_the_cache_the_second_time(proxy):
    first, second = proxy.ask(POSITION), proxy.ask(POSITION)
    assert (first.cache, second.cache) == ("MISS", "HIT")
    assert first.json == second.json
    assert second.headers["Cache-Control"].startswith("public")


def test_who_has_the_answer_already_is_told_so_from_the_cache(proxy):
    tag = proxy.ask(POSITION).headers["ETag"]
    again = proxy.ask(POSITION, If_None_Match=tag)
    assert (again.status, again.body, again.cache) == (304, b"", "HIT")


def test_each_answer_has_the_id_of_its_own_request_also_from_the_cache(proxy):
    answers = [proxy.ask(POSITION, X_Request_Id=name) for name in ("first", "second")]
    assert [answer.headers.get_all("X-Request-Id") for answer in answers] == [["first"], ["second"]]
    invented = [proxy.ask(POSITION, X_Request_Id='"}').headers["X-Request-Id"] for _ in range(2)]
    assert len(set(invented)) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", name) for name in invented)


def test_what_a_caller_has_left_is_told_to_nobody_else(proxy):
    first, second = proxy.ask(HINT), proxy.ask(HINT, source="127.0.0.2")
    assert second.cache == "HIT"
    assert first.headers["RateLimit"].startswith('"solver"')
    assert first.headers["RateLimit-Policy"] == '"solver";q=30000;w=60'
    assert "RateLimit" not in second.headers
    assert "RateLimit-Policy" not in second.headers


def test_many_who_ask_for_the_same_hint_at_once_let_it_be_worked_out_once(proxy):
    path = HINT.replace("seat:1", "seat:0") + "&budget_ms=2000"
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda number: proxy.ask(path, source=f"127.0.5.{number}"), range(1, 9)))
    assert {answer.status for answer in answers} == {200}
    assert sorted(answer.cache for answer in answers) == ["HIT"] * 7 + ["MISS"]


def test_every_language_has_a_copy_of_its_own(proxy):
    path = "/v1/anaconda/validate?position=III7-IV4-V3%20last:V%20seat:1/2&move=V=9@IV"
    first = {language: proxy.ask(path, Accept_Language=language) for language in ("en", "de", "es")}
    again = {language: proxy.ask(path, Accept_Language=language) for language in first}
    assert {answer.cache for answer in again.values()} == {"HIT"}
    assert {language: answer.json for language, answer in again.items()} == {
        language: answer.json for language, answer in first.items()
    }
    assert len({answer.json["violations"][0]["detail"] for answer in again.values()}) == 3


def test_an_answer_that_was_kept_may_be_read_by_every_page_that_may_call(proxy):
    path = POSITION.replace("seat:0", "seat:1")
    for origin in (None, "https://one.example", "https://two.example", None, "https://one.example"):
        answer = proxy.ask(path, **({} if origin is None else {"Origin": origin}))
        assert answer.headers.get_all("Access-Control-Allow-Origin") in (["*"], [origin] if origin else ["*"])
    assert answer.cache == "HIT"


@pytest.mark.parametrize(
    ("path", "body"),
    [("/v1/anaconda/new", {}), ("/v1/anaconda/new", {"seed": "1"}), ("/v1/batch", {"items": []})],
)
def test_what_is_posted_is_never_kept(proxy, path, body):
    for _ in range(2):
        assert proxy.ask(path, body).cache in {None, "BYPASS"}


def test_what_comes_with_a_token_is_never_kept_nor_answered_from_the_cache(proxy):
    proxy.ask(POSITION)
    assert [proxy.ask(POSITION, Authorization="Bearer x").cache for _ in range(2)] == ["BYPASS", "BYPASS"]
    assert proxy.ask(POSITION).cache == "HIT"


def test_what_comes_with_an_api_key_is_passed_on_and_never_kept(proxy):
    path = f"{HINT}&budget_ms=77"
    assert [proxy.ask(path, X_API_Key="x").cache for _ in range(2)] == ["BYPASS", "BYPASS"]
    assert [proxy.ask(path).cache for _ in range(2)] == ["MISS", "HIT"]
    assert proxy.ask(path, X_API_Key="x").cache == "BYPASS"


def test_a_bad_key_is_refused_though_the_answer_is_kept_for_strangers(serve, tmp_path):
    file = tmp_path / "access.toml"
    file.write_text("", encoding="utf-8")
    guarded = serve(environment={"REGELWERK_PROXIES": "1", "REGELWERK_ACCESS": str(file)})
    with Proxy(tmp_path, urlsplit(guarded.url).netloc).running() as proxy:
        assert [proxy.ask(POSITION).cache for _ in range(2)] == ["MISS", "HIT"]
        refused = proxy.ask(POSITION, X_API_Key="x")
        assert (refused.status, refused.json["code"]) == (401, "unknown_api_key")


def test_of_a_closed_service_nothing_is_kept_and_keys_come_through(serve, tmp_path):
    key, file = made_key(), tmp_path / "access.toml"
    text = f'anonymous = false\n[tiers.club]\n[[keys]]\nname = "c"\ntier = "club"\nhash = "{hash_of(key)}"\n'
    file.write_text(text, encoding="utf-8")
    closed = serve(environment={"REGELWERK_PROXIES": "1", "REGELWERK_ACCESS": str(file)})
    with Proxy(tmp_path, urlsplit(closed.url).netloc).running() as proxy:
        assert [proxy.ask(POSITION, X_API_Key=key).status for _ in range(2)] == [200, 200]
        assert [proxy.ask(POSITION).status for _ in range(2)] == [401, 401]
        assert "private" in proxy.ask(POSITION, X_API_Key=key).headers["Cache-Control"]
        for path in (f"/{POSITION}", f"//{POSITION}", POSITION.replace("/v1", "/%2fv1"), POSITION.replace("?", "/?")):
            assert proxy.ask(path, X_API_Key=key).status == 200
            assert proxy.ask(path).status == 401


def test_a_live_game_is_never_kept(proxy, table):
    for path in (table["path"], f"{table['path']}/events", f"{table['path']}/record"):
        assert [proxy.ask(path).cache for _ in range(2)] == [None, None]


def test_a_refusal_is_never_kept(proxy):
    for path in ("/v1/nowhere/rules", "/v1/anaconda/legal-moves?position=nonsense"):
        answers = [proxy.ask(path) for _ in range(2)]
        assert [answer.cache for answer in answers] == ["MISS", "MISS"]


def test_an_event_stream_passes_through_at_once(proxy, table):
    connection = proxy.connect("127.0.0.3")
    connection.request("GET", f"{table['path']}/events", headers={"Accept": "text/event-stream"})
    stream = connection.getresponse()
    assert stream.headers["X-Accel-Buffering"] == "no"
    assert "Content-Encoding" not in stream.headers
    told_within(stream, "event: session", 10)

    moved = proxy.ask(
        f"{table['path']}/moves", {"move": "roll:III,V"}, Authorization=f"Bearer {table['tokens']['seats'][0]}"
    )
    assert moved.status == 200
    told_within(stream, "event: move", 10)
    connection.close()


def told_within(stream: http.client.HTTPResponse, line: str, seconds: float) -> None:
    """Read a stream up to a line, which must be there in less time than the next sign of life would take."""
    limit = time.monotonic() + seconds
    while stream.readline().decode().strip() != line:
        assert time.monotonic() < limit, f"{line!r} was not told in time"
    assert time.monotonic() < limit


@pytest.mark.parametrize("accepted", ["gzip", "br, gzip;q=0.5"])
def test_long_answers_are_compressed_for_those_who_take_it(proxy, accepted):
    plain = proxy.ask("/v1/anaconda/rules", Accept_Encoding="identity")
    zipped = proxy.ask("/v1/anaconda/rules", Accept_Encoding=accepted)
    assert "Content-Encoding" not in plain.headers
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert "accept-encoding" in zipped.headers["Vary"].lower()
    assert len(zipped.body) < len(plain.body)


def test_a_kept_answer_is_given_while_no_instance_answers(serve, tmp_path):
    program()
    server = serve("--workers", "1")
    changes = {"proxy_cache_background_update on;": "proxy_cache_background_update off;"}
    with Proxy(tmp_path, urlsplit(server.url).netloc, changes).running() as running:
        kept = running.ask(POSITION)
        server.stop()
        assert running.ask(POSITION).json == kept.json
        assert running.ask(HINT).status == 503


def test_the_limits_of_the_service_count_each_caller_behind_nginx_by_himself(proxy):
    def begun(source: str, **headers: str) -> int:
        return proxy.ask("/v1/anaconda/sessions", {}, source=source, **headers).status

    assert [begun("127.0.0.6") for _ in range(4)] == [201, 201, 201, 429]
    assert begun("127.0.0.7") == 201
    # What a caller says of himself is not believed.
    assert begun("127.0.0.6", X_Forwarded_For="203.0.113.9") == 429


def test_an_answer_that_was_replaced_is_not_given_from_a_file_that_is_still_open(tmp_path):
    program()
    kept_open = re.findall(r"open_file_cache\w* .*;", (ROOT / "deploy/kubernetes/base/nginx.conf").read_text())
    assert kept_open
    changes = {
        "proxy_cache_methods GET HEAD;": "\n".join(["proxy_cache_methods GET HEAD;", *kept_open]),
        "proxy_cache_background_update on;": "proxy_cache_background_update off;",
    }
    numbers: list[int] = []

    def third_is_kept() -> bool:
        answer = running.ask(POSITION)
        numbers.append(int(answer.body))
        return numbers[-1] > 2 and answer.cache == "HIT"

    with counting() as upstream, Proxy(tmp_path, upstream, changes).running() as running:
        until(third_is_kept)
    assert numbers == sorted(numbers)


@contextmanager
def counting() -> Iterator[str]:
    """The address of a server whose answers are good for a second: how many it has given so far."""
    given = itertools.count(1)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = str(next(given)).encode()
            self.send_response(200)
            self.send_header("Cache-Control", "public, max-age=1")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()


def test_the_pod_may_open_as_many_files_as_it_has_connections_and_kept_answers():
    text = (ROOT / "deploy/kubernetes/base/nginx.conf").read_text()
    connections, answers, files = (
        int(re.search(pattern, text)[1])
        for pattern in (r"worker_connections (\d+)", r"open_file_cache max=(\d+)", r"worker_rlimit_nofile (\d+)")
    )
    assert connections + answers < files


def test_no_header_of_protection_is_sent_twice(proxy):
    for path in (POSITION, "/v1/nowhere/rules", "/docs", "/.problem/x"):
        headers = proxy.ask(path).headers
        for name in ("Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "X-Request-Id"):
            assert len(headers.get_all(name) or []) == 1, (path, name)
    assert proxy.ask(POSITION).headers["Strict-Transport-Security"].startswith("max-age=")


def test_who_comes_without_tls_is_sent_to_the_same_place_with_it(proxy):
    connection = http.client.HTTPConnection("127.0.0.1", proxy.plain_port, timeout=10)
    connection.request("GET", "/v1/games", headers={"Host": HOST})
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Location"]) == (308, f"https://{HOST}/v1/games")
    connection.close()


def test_idle_connections_to_the_service_end_here_first():
    kept = int(re.search(r"^keepalive = (\d+)$", (ROOT / "service/gunicorn_conf.py").read_text(), re.MULTILINE)[1])
    shortest = min(kept, gthread.STOP_KEEPALIVE_LINGER)
    for name in ("nginx/regelwerk.conf", "kubernetes/base/nginx.conf"):
        text = (ROOT / "deploy" / name).read_text()
        assert int(re.search(r"keepalive 64;.*?keepalive_timeout (\d+)s;", text, re.DOTALL)[1]) < shortest
