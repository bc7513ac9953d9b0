"""Requests and responses as gunicorn has them, byte for byte, with less to do."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any

import pytest
from gunicorn.config import Config
from gunicorn.http.errors import InvalidHTTPVersion
from gunicorn.http.message import Request
from gunicorn.http.parser import RequestParser
from hypothesis import given
from hypothesis import strategies as st

from service.exchanges import AnyResponse as PlainResponse
from service.exchanges import Requests, Response

PEER = ("127.0.0.1", 4711)
STRANGER = ("203.0.113.9", 4711)
STATUSES = ("200 OK", "204 No Content", "304 Not Modified", "404 Not Found", "103 Early Hints", "no status")
NAMES = ("Content-Length", "content-length", "X-Own", "Connection", "Upgrade", "Transfer-Encoding", "bad name", "ETag")
VALUES = ("0", "5", "6", "a value", "  stripped ", "upgrade", "websocket", "new\nline", "\u20ac", "\u00e9", "")


class Wire:
    """A socket that notes what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def sendall(self, data: bytes) -> None:
        self.sent.append(data)


class Asking:
    """What an answer looks at of its request."""

    def __init__(self, method: str, version: tuple[int, int]) -> None:
        self.method, self.version = method, version

    def should_close(self) -> bool:
        return self.version == (1, 0)


def sent(kind: type[Any], asked: Asking, status: str, headers: list[Any], parts: list[Any]) -> list[bytes] | str:
    """What an answer sends, or the exception that it ends with."""
    wire = Wire()
    try:
        answer = kind(asked, wire, Config())
        answer.start_response(status, headers)
        for part in parts:
            answer.write(part)
        answer.close()
    except Exception as failure:  # noqa: BLE001 - both must end with the same one
        return f"{type(failure).__name__}: {failure} after {b''.join(wire.sent)!r}"
    return wire.sent


@given(
    method=st.sampled_from(("GET", "HEAD", "POST")),
    version=st.sampled_from(((1, 0), (1, 1))),
    status=st.sampled_from(STATUSES),
    headers=st.lists(st.tuples(st.sampled_from(NAMES), st.sampled_from(VALUES)), max_size=4),
    parts=st.lists(st.sampled_from((b"", b"hello", b"hello!", b"hell", "text")), max_size=3),
)
def test_an_answer_is_sent_as_gunicorn_sends_it(method, version, status, headers, parts):
    of = (Asking(method, version), status, headers, parts)
    for _ in range(2):  # what was learned of the first answer is used for the second
        ours, plain = sent(Response, *of), sent(PlainResponse, *of)
        assert _without_date(ours) == _without_date(plain)


HEADS = [
    [],
    [("X-Own", "a value")],
    [("ETag", '"1"'), ("Connection", "close")],
    [("X-Own", "  stripped ")],
    [("Upgrade", "websocket"), ("Connection", "upgrade")],
]
PARTS = [
    [b"hello"],
    [b"hello", b""],
    [b"", b"hello"],
    [b"hello", b"more"],
    [b"hello!"],
    [b"hell"],
    [b"he", b"llo"],
    ["hello"],
]


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("version", [(1, 0), (1, 1)])
@pytest.mark.parametrize("status", ["200 OK", "204 No Content", "304 Not Modified"])
@pytest.mark.parametrize("parts", PARTS, ids=str)
def test_an_answer_that_tells_its_length_is_sent_as_gunicorn_sends_it(method, version, status, parts):
    assert PlainResponse.__module__.startswith("gunicorn."), "else ours would be compared with itself"
    for head in HEADS:
        of = (Asking(method, version), status, [*head, ("Content-Length", "5")], parts)
        for _ in range(2):
            assert _without_date(sent(Response, *of)) == _without_date(sent(PlainResponse, *of))


def test_a_whole_answer_is_sent_at_once_and_one_in_parts_is_not_held_back():
    asked, headers = Asking("POST", (1, 1)), [("Content-Length", "5")]
    assert len(sent(Response, asked, "200 OK", headers, [b"hello"])) == 1
    assert len(sent(Response, asked, "200 OK", headers, [b"he", b"llo"])) == 3
    assert sent(Response, asked, "200 OK", [], [b"hello"])[1:] == [b"5\r\nhello\r\n", b"0\r\n\r\n"]
    assert len(sent(Response, asked, "200 OK", [("Content-Length", "99999")], [b"x" * 99_999])) == 2


class Line:
    """A connection with a parser at one end."""

    def __init__(self, kind: type[RequestParser], peer: tuple[str, int] = PEER) -> None:
        served, self.socket = socket.socketpair()
        served.settimeout(5)
        self.parser = kind(Config(), served, peer)
        self.served = served

    def close(self) -> None:
        self.socket.close()
        self.served.close()


@pytest.fixture(params=[Requests, RequestParser], ids=["ours", "gunicorn's"])
def line(request) -> Iterator[Line]:
    opened = Line(request.param)
    yield opened
    opened.close()


def _request(path: str, head: str = "", body: bytes = b"") -> bytes:
    return f"POST {path} HTTP/1.1\r\nHost: here\r\n{head}\r\n".encode() + body


@pytest.mark.parametrize("taken", [0, 1, 4, 5, 99])
@pytest.mark.parametrize(
    ("head", "body"),
    [
        ("Content-Length: 5\r\n", b"hello"),
        ("Content-Length: 0\r\n", b""),
        ("", b""),
        ("Transfer-Encoding: chunked\r\n", b"5\r\nhello\r\n0\r\n\r\n"),
    ],
    ids=["length", "empty", "none", "chunked"],
)
def test_the_next_request_is_found_however_much_of_a_body_was_read(line, head, body, taken):
    line.socket.sendall(_request("/one", head, body) + _request("/two", head, body))
    first = next(line.parser)
    assert first.path == "/one"
    if head:  # Without one, all that follows may be taken for the body by whoever reads it.
        first.body.read(taken)
        assert line.parser.finish_body() is True
    assert next(line.parser).path == "/two"


def test_a_connection_ends_whose_body_does_not_come_to_its_end(line):
    line.socket.sendall(_request("/one", "Content-Length: 5\r\n", b"hel"))
    next(line.parser)
    line.served.settimeout(0.05)
    assert line.parser.finish_body() is False
    line.socket.sendall(b"lo" + _request("/two"))
    assert line.parser.finish_body() is False
    with pytest.raises(StopIteration):
        next(line.parser)


def test_a_body_that_could_not_be_read_ends_the_connection(line):
    line.socket.sendall(_request("/one", "Transfer-Encoding: chunked\r\n", b"no size\r\n") + _request("/two"))
    with pytest.raises(Exception, match="size"):
        next(line.parser).body.read()
    assert line.parser.finish_body() is False


def test_what_is_no_request_is_refused(line):
    line.socket.sendall(b"POST / HTTP/9.9\r\n\r\n")
    with pytest.raises(InvalidHTTPVersion):
        next(line.parser)


@pytest.mark.parametrize(("peer", "scheme"), [(PEER, "https"), (STRANGER, "http"), ("/a/unix.sock", "https")])
@pytest.mark.parametrize("kind", [Requests, RequestParser], ids=["ours", "gunicorn's"])
def test_only_a_trusted_peer_says_how_it_was_asked_itself(kind, peer, scheme):
    line = Line(kind, peer)
    for _ in range(2):
        line.socket.sendall(_request("/", "X-Forwarded-Proto: https\r\nContent-Length: 0\r\n"))
        assert next(line.parser).scheme == scheme
    line.close()


def test_who_is_at_the_other_end_is_found_out_once_for_each_connection(monkeypatch):
    asked = []
    find_out = Request._peer_is_trusted_proxy
    monkeypatch.setattr(Request, "_peer_is_trusted_proxy", lambda self: asked.append(self.peer_addr) or find_out(self))
    for peer in (PEER, STRANGER):
        line = Line(Requests, peer)
        for _ in range(3):
            line.socket.sendall(_request("/", "Content-Length: 0\r\n"))
            next(line.parser)
        line.close()
    assert asked == [PEER, STRANGER]


def _without_date(what: list[bytes] | str) -> Any:
    text = what if isinstance(what, str) else b"".join(what).decode("latin-1")
    before, _, after = text.partition("Date: ")
    return type(what), before, after.partition("GMT")[2]
