"""What nginx refuses by itself, as it is shipped: in the service's own words."""

from __future__ import annotations

import http.client
import re

import pytest
from shipped_nginx import SHIPPED

from service.api.guarding import NOTHING
from service.config import Config
from service.refusal import REASONS

POSITION = "/v1/anaconda/legal-moves?position=III7-V6-IV5%20last:IV%20seat:0/2"


def problem(answer) -> str:
    """The code of a problem document."""
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.headers["Content-Language"] == "en"
    assert answer.json["status"] == answer.status
    return answer.json["code"]


def test_a_body_that_the_service_would_not_read_is_refused_by_nginx_with_the_same_problem(proxy):
    answer = proxy.ask("/v1/anaconda/new", b" " * (Config().max_body_bytes + 1))
    assert (answer.status, problem(answer)) == (413, "request_too_large")
    assert answer.headers["Access-Control-Allow-Origin"] == "*"


def test_a_body_that_the_service_just_reads_comes_through(proxy):
    body = b"{}" + b" " * (Config().max_body_bytes - 3)
    assert proxy.ask("/v1/anaconda/new", body).status == 200


@pytest.mark.parametrize(
    "text",
    [
        b"GET /%s HTTP/1.1\r\nHost: x\r\n\r\n" % (b"a" * 9000),
        b"GET / HTTP/1.1\r\nHost: x\r\nCookie: %s\r\n\r\n" % (b"a" * 9000),
        b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: one\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_with_a_problem(proxy, text):
    head, _, body = proxy.say(text).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert b"Content-Type: application/problem+json" in head
    assert b'"code":"malformed_request"' in body


def test_a_method_that_nothing_takes_is_refused_with_a_problem(proxy):
    answer = proxy.ask("/", method="TRACE")
    assert (answer.status, problem(answer)) == (405, "method_not_allowed")


def test_a_problem_of_nginx_cannot_be_asked_for(proxy):
    answer = proxy.ask("/.problem/overloaded")
    assert (answer.status, problem(answer)) == (404, "not_found")


@pytest.mark.parametrize("path", [POSITION, "/healthz", "/v1/anaconda/sessions/x", "/v1/anaconda/sessions/x/events"])
def test_without_an_instance_the_answer_is_a_problem_that_says_try_again(lonely, path):
    answer = lonely.ask(path, X_Request_Id="lost")
    assert (answer.status, problem(answer)) == (503, "store_unavailable")
    assert answer.headers["Retry-After"] == "1"
    assert answer.json["instance"] == "urn:regelwerk:request:lost"
    assert answer.headers.get_all("Content-Security-Policy") == [NOTHING]


def test_a_problem_of_nginx_demands_tls_for_the_future_as_every_answer_does(proxy, lonely):
    for answer in (proxy.ask(POSITION), proxy.ask("/", method="TRACE"), lonely.ask(POSITION)):
        assert answer.headers.get_all("Strict-Transport-Security") == ["max-age=63072000"]


def test_one_address_may_hold_so_many_connections_and_is_told_when_it_has_them(proxy, table):
    held: list[http.client.HTTPSConnection] = []
    for _ in range(4):
        connection = proxy.connect("127.0.0.4")
        connection.request("GET", f"{table['path']}/events", headers={"Accept": "text/event-stream"})
        assert connection.getresponse().status == 200
        held.append(connection)
    answer = proxy.ask(POSITION, source="127.0.0.4")
    assert (answer.status, problem(answer)) == (503, "overloaded")
    assert answer.headers["Retry-After"] == "1"
    assert proxy.ask(POSITION, source="127.0.0.5").status == 200
    for connection in held:
        connection.close()


def test_every_problem_of_nginx_is_one_of_the_list_of_the_service():
    documents = re.findall(r"return (\d+) '(\{.*\})';", (SHIPPED / "server.conf").read_text())
    assert len(documents) == 7
    for status, text in documents:
        code = re.search(r'"code":"(\w+)"', text)[1]
        assert f'"type":"urn:regelwerk:problem:{code}"' in text
        assert f'"title":"{REASONS[code].title}","status":{REASONS[code].status},' in text
        assert int(status) == REASONS[code].status


def test_the_limit_of_a_body_is_that_of_the_service():
    assert Config().max_body_bytes == 1 << 20
    assert "client_max_body_size 1m;" in (SHIPPED / "server.conf").read_text()
