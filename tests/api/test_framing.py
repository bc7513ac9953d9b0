"""Requests that are odd below the level of JSON, sent byte by byte to the real server."""

from __future__ import annotations

import json
import socket
import time
from contextlib import suppress
from urllib.parse import urlsplit

import pytest

from service.config import Config

HEAD = b"POST /v1/anaconda/new HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n"
CHUNKED = HEAD + b"Transfer-Encoding: chunked\r\n\r\n"


def send(url, data, *, close=False):
    """The status and the body that come back."""
    parts = urlsplit(url)
    with socket.create_connection((parts.hostname, parts.port), timeout=30) as connection:
        # Who is refused before all is sent finds the line cut, and the answer before that.
        with suppress(OSError):
            connection.sendall(data)
            if close:
                connection.shutdown(socket.SHUT_WR)
        connection.settimeout(30)
        answer = b"".join(iter(lambda: received(connection), b""))
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), head, body


def received(connection):
    """What comes next; nothing after the end, however it came."""
    try:
        return connection.recv(1 << 16)
    except ConnectionResetError:
        return b""


def chunk(data):
    return b"%x\r\n%s\r\n" % (len(data), data)


BADLY_FRAMED = {
    "a size that is no number": CHUNKED + b"zz\r\n{}\r\n0\r\n\r\n",
    "a negative size": CHUNKED + b"-2\r\n{}\r\n0\r\n\r\n",
    "no line end after a chunk": CHUNKED + b"2\r\n{}XX0\r\n\r\n",
    "a bad trailer": CHUNKED + b"2\r\n{}\r\n0\r\nbad trailer\r\n\r\n",
    "an endless size": CHUNKED + b"0" * 100_000 + b"\r\n{}\r\n0\r\n\r\n",
}


@pytest.mark.parametrize("what", BADLY_FRAMED)
def test_a_badly_framed_body_is_a_malformed_request(live_server, what):
    status, _, body = send(live_server, BADLY_FRAMED[what], close=True)

    assert status == 400
    if b"<html>" not in body:  # what gunicorn itself cannot read never comes to us
        assert json.loads(body)["code"] == "malformed_request"


def test_a_body_that_ends_too_early_is_a_malformed_request(live_server):
    status, _, body = send(live_server, HEAD + b"Content-Length: 50\r\n\r\n{}", close=True)

    assert (status, json.loads(body)["code"]) == (400, "malformed_request")


@pytest.mark.parametrize("end", [b"garbage}}}}", b"{}", b" "])
def test_a_body_in_chunks_is_too_large_when_it_is_too_large(live_server, end):
    padding = b"".join(chunk(b" " * 65_536) for _ in range(17))

    status, _, body = send(live_server, CHUNKED + chunk(b'{"seed":"a"}') + padding + chunk(end) + b"0\r\n\r\n")

    assert (status, json.loads(body)["code"]) == (413, "request_too_large")


def test_a_body_in_chunks_is_read(live_server):
    status, _, body = send(live_server, CHUNKED + chunk(b'{"seed"') + chunk(b':"a"}') + b"0\r\n\r\n")

    assert (status, json.loads(body)["seed"]) == (200, "a")


@pytest.mark.parametrize("excess", [0, 1])
@pytest.mark.parametrize("announced", [True, False])
def test_a_body_may_be_exactly_as_large_as_the_largest(live_server, announced, excess):
    body = b'{"seed":"a"}'.ljust(Config().max_body_bytes + excess)
    framed = (
        HEAD + b"Content-Length: %d\r\n\r\n" % len(body) + body if announced else CHUNKED + chunk(body) + b"0\r\n\r\n"
    )

    status, _, answer = send(live_server, framed)

    assert (status, json.loads(answer).get("code")) == ((413, "request_too_large") if excess else (200, None))


@pytest.mark.parametrize("wanted", ["bytes=999999999-", "bytes=a-b", "bytes=0-1,3-4"])
def test_a_part_of_a_file_that_is_not_there_is_no_fault_of_ours(client, wanted):
    answer = client.get("/docs/assets/swagger-ui.css", headers={"Range": wanted})

    assert answer.status_code in {200, 206, 416}


def test_no_header_changes_where_the_service_thinks_it_is(live_server):
    headers = b"Host: x\r\nConnection: close\r\nSCRIPT_NAME: /foo\r\n"

    status, _, _ = send(live_server, b"GET /healthz HTTP/1.1\r\n" + headers + b"\r\n")

    assert status == 200


def test_doubled_slashes_lead_nowhere_else(client):
    answer = client.get("/v1//games", headers={"Host": "evil.example"})

    assert answer.status_code == 404
    assert "Location" not in answer.headers


def test_a_star_confirms_no_answer(client):
    for query in ({"position": "garbage"}, {"position": "III7-V6-IV5 last:IV seat:0/2"}):
        answer = client.get("/v1/anaconda/legal-moves", query_string=query, headers={"If-None-Match": "*"})

        assert answer.status_code in {200, 422}


def test_an_error_is_not_for_caches(client):
    answer = client.get("/v1/anaconda/legal-moves", query_string={"position": "garbage"})

    assert "public" not in answer.headers.get("Cache-Control", "")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("apply", {"state": None, "moves": [1] * 340_000}),
        ("replay", {"record": {"moves": [1] * 340_000}}),
        ("score", {"sheet": {"rounds": [{}] * 250_000}}),
        ("legal-moves", {"state": {"seen": [["x", 9]] * 60_000}}),
        ("replay", {"record": {"moves": [], "tags": {f"X{number}": 1 for number in range(60_000)}}}),
        ("validate", {f"x{number}": 1 for number in range(60_000)}),
    ],
)
def test_a_body_with_faults_without_number_gets_a_short_answer(client, path, body):
    answer = client.post(f"/v1/anaconda/{path}", json=body)

    assert answer.status_code == 422
    assert len(answer.data) < 50_000


def test_a_client_that_stops_in_the_middle_of_a_request_is_dropped(serve):
    settings = {"REGELWERK_READ_TIMEOUT_S": "1", "REGELWERK_STREAMS": "0"}
    url = serve("--workers", "1", "--threads", "2", environment=settings).url
    parts = urlsplit(url)
    slow = [socket.create_connection((parts.hostname, parts.port)) for _ in range(4)]
    for number, connection in enumerate(slow):
        connection.sendall(HEAD + (b"Content-Length: 100\r\n\r\n{" if number % 2 else b""))

    time.sleep(0.2)
    status, _, _ = send(url, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")

    assert status == 200
    for connection in slow:
        connection.close()


@pytest.mark.parametrize("path", ["zzz", "new", "sessions/short"])
def test_every_answer_below_a_ruleset_names_the_version_of_its_rules(client, path):
    assert client.put(f"/v1/anaconda/{path}").headers["Rules-Version"] == "anaconda/1"


def test_a_compressed_body_is_not_supported(client):
    headers = {"Content-Encoding": "gzip", "Content-Type": "application/json"}

    assert client.post("/v1/anaconda/new", data=b"{}", headers=headers).status_code == 415


def test_a_record_whose_setup_contradicts_its_start_is_refused(client):
    start = client.post("/v1/anaconda/new", json={"setup": {"players": 3}}).json["state"]

    bad = client.post("/v1/anaconda/replay", json={"record": {"setup": {}, "start": start, "moves": []}})
    good = client.post("/v1/anaconda/replay", json={"record": {"start": start, "moves": []}})

    assert (bad.status_code, bad.json["errors"][0]["code"]) == (409, "setup_contradicts_start")
    assert good.json["valid"]
