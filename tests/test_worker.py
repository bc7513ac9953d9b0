"""The worker reads and answers by the classes of `service.exchanges`, wherever gunicorn takes its own from."""

from __future__ import annotations

import os
import socket
from typing import Any

from gunicorn.config import Config
from gunicorn.glogging import Logger
from gunicorn.workers.gthread import TConn

from service.exchanges import Requests, Response
from service.worker import Worker

PEER = ("127.0.0.1", 4711)


class Noting:
    """A socket that notes what is sent."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self.sent: list[bytes] = []

    def sendall(self, data: bytes) -> None:
        self.sent.append(data)
        self._line.sendall(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._line, name)


def working(application: Any, **settings: Any) -> Worker:
    config = Config()
    for name, value in settings.items():
        config.set(name, value)
    worker = Worker(1, os.getpid(), [], None, 30, config, Logger(config))
    worker.alive, worker.wsgi = True, application
    worker.keep_settings()
    return worker


def asked(worker: Worker) -> tuple[Any, Noting, bytes]:
    """The connection on which a request was answered, what was sent there, and what came."""
    served, client = socket.socketpair()
    with served, client:
        noting = Noting(served)
        connection = TConn(worker.cfg, noting, PEER, PEER)
        connection.data_ready = True
        client.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        client.shutdown(socket.SHUT_WR)
        assert worker.handle(connection) is False
        return connection, noting, client.recv(1 << 16)


def test_a_whole_answer_leaves_at_once():
    answers = []

    def application(environ: Any, start_response: Any) -> list[bytes]:
        answers.append(start_response.__self__)
        start_response("200 OK", [("Content-Length", "5")])
        return [b"hello"]

    connection, noting, came = asked(working(application))

    assert came.endswith(b"\r\n\r\nhello")
    assert (type(connection.parser), type(answers[0]), len(noting.sent)) == (Requests, Response, 1)


def test_where_something_else_is_spoken_gunicorn_chooses_who_reads():
    worker = working(None, http2_cleartext="prior-knowledge")
    served, client = socket.socketpair()
    with served, client:
        connection = TConn(worker.cfg, served, PEER, PEER)
        worker.receive(connection)
        assert connection.parser is None


def test_settings_that_are_kept_are_those_that_are_set():
    changed = {"keepalive": 15, "limit_request_fields": 64, "forwarded_allow_ips": "10.0.0.1", "sendfile": False}
    kept = working(None, **changed).cfg
    plain = Config()
    for name, value in changed.items():
        plain.set(name, value)

    assert {name: str(getattr(kept, name)) for name in plain.settings if not callable(getattr(plain, name))} == {
        name: str(getattr(plain, name)) for name in plain.settings if not callable(getattr(plain, name))
    }
    assert kept.forwarded_allow_ips == ["10.0.0.1"]
