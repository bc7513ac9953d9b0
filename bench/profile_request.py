"""Where a request spends its time: `python -m bench.profile_request`.

Requests of `bench.bodies` go through gunicorn's worker in this process, over a pair of sockets: to the service as plain
questions, which it answers in front of the framework; with a header that sends them through Flask and marshmallow; and
to a bare Flask route that sends a body back (the floor). The parts of an answer are measured one by one, the framework
is what is left. Told is processor time in microseconds: of each body the least of several passes, which other work on
the machine distorts least, and of these the mean. Takes a minute or two.
"""

from __future__ import annotations

import argparse
import gc
import os
import socket
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final

import orjson
from gunicorn.config import Config
from gunicorn.glogging import Logger
from gunicorn.workers.gthread import TConn, ThreadWorker

from bench.bare_flask import app as bare
from bench.bodies import OPERATIONS, bodies
from bench.http_stateless import PARSERS, parsed_in
from schemas.common import kept
from schemas.quick import quick
from service import gunicorn_conf
from service.app import create_app
from service.catalog import CATALOG
from service.languages import ENGLISH, translated
from service.plain import dump_of
from service.spoken import writer
from service.stateless import operations_of
from service.warm import warm
from service.worker import Worker

COUNT: Final = 200
PARTS: Final = ("JSON read", "load", "check", "answer", "dump", "JSON written")
"""Reading JSON, loading values, checking the position, judging or listing, dumping the answer, writing JSON."""
ORDINARY: Final = {"HTTP_ORIGIN": "http://127.0.0.1"}
"""What sends a request through the framework."""
_ADDRESS: Final = ("127.0.0.1", 8000)
Wsgi = Callable[[dict[str, Any], Callable[..., Any]], Any]


@dataclass(frozen=True)
class Way:
    """A way to an answer: the application, the headers that lead there, and its parts by name."""

    name: str
    wsgi: Wsgi
    headers: dict[str, str]
    parts: dict[str, Callable[[Any], Any]]


@dataclass
class Costs:
    """The least that everything, the application and each part took, for each body, in nanoseconds."""

    least: dict[str, list[int]] = field(default_factory=dict)

    def note(self, name: str, took_ns: list[int]) -> None:
        """Keep what is less."""
        self.least[name] = [*map(min, took_ns, self.least.get(name, took_ns))]

    def us(self, name: str) -> float:
        """The mean of all bodies."""
        return sum(of := self.least.get(name, [0])) / len(of) / 1e3

    def row(self) -> list[float]:
        """gunicorn, the framework or what is in front of it, the parts, everything."""
        parts = {name: self.us(name) for name in PARTS}
        if parts["check"]:
            parts["answer"] -= parts["check"]  # an answer checks the position as well
        whole, application = self.us("whole"), self.us("application")
        return [whole - application, application - sum(parts.values()), *parts.values(), whole]


# Through gunicorn -----------------------------------------------------------------------------------------------------


class Line:
    """A connection to a worker that is served in this thread."""

    def __init__(self, wsgi: Wsgi, parser: str) -> None:
        config = Config()
        for name in config.settings.keys() & vars(gunicorn_conf).keys():
            config.set(name, getattr(gunicorn_conf, name))
        config.set("http_parser", parser)
        self._worker = Worker(1, os.getpid(), [], None, 30, config, Logger(config))
        self._worker.alive, self._worker.wsgi = True, wsgi
        self._worker.keep_settings()
        served, self._socket = socket.socketpair()
        self._connection = TConn(config, served, _ADDRESS, _ADDRESS)
        self._worker.receive(self._connection)

    def cost_ns(self, request: bytes) -> int:
        """Processor time that a request takes, without the client's part."""
        self._socket.sendall(request)
        self._connection.data_ready = True
        start = time.thread_time_ns()
        ThreadWorker.handle(self._worker, self._connection)  # the service's own waits for the next request
        took = time.thread_time_ns() - start
        if not self._socket.recv(1 << 20).startswith(b"HTTP/1.1 200 "):
            raise SystemExit("A request was refused.")
        return took


def request(path: str, body: bytes, headers: dict[str, str]) -> bytes:
    """A whole request."""
    more = "".join(f"{name.removeprefix('HTTP_').title()}: {value}\r\n" for name, value in headers.items())
    head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:8000\r\nContent-Type: application/json\r\n{more}"
    return f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body


# Without it -----------------------------------------------------------------------------------------------------------


def application_ns(way: Way, path: str, body: bytes) -> int:
    """Processor time of the application alone."""
    environ = {
        "REQUEST_METHOD": "POST",
        "SCRIPT_NAME": "",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "CONTENT_TYPE": "application/json",
        "CONTENT_LENGTH": str(len(body)),
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "8000",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "REMOTE_ADDR": "127.0.0.1",
        "HTTP_HOST": "127.0.0.1:8000",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(body),
        "wsgi.input_terminated": True,
        "wsgi.errors": sys.stderr,
        **way.headers,
    }
    start = time.thread_time_ns()
    answer = way.wsgi(environ, lambda *_: None)
    b"".join(answer)
    if hasattr(answer, "close"):
        answer.close()
    return time.thread_time_ns() - start


def ways(slug: str, operation: str, service: Wsgi) -> list[Way]:
    """The ways to an answer, each with its parts in order: what comes out of one goes into the next."""
    entry, known = CATALOG[slug], operations_of(slug)[operation]

    def check(body: Any) -> Any:
        found = entry.game.check_view(body["view"]) if "view" in body else entry.game.check_state(body["state"])
        if found:
            raise SystemExit(f"{slug} refuses {body}")
        return body

    def answer(body: Any) -> Any:
        return known.work(entry, body)

    dump = dump_of(slug, operation)
    plain: list[Callable[[Any], Any]] = [orjson.loads, quick(known.asked), check, answer, dump, _written]
    ordinary: list[Callable[[Any], Any]] = [
        orjson.loads,
        kept(known.asked).load,
        check,
        answer,
        known.dump,
        _written,
    ]
    return [
        Way("now", service, {}, dict(zip(PARTS, plain, strict=True))),
        Way("before", service, ORDINARY, dict(zip(PARTS, ordinary, strict=True))),
        Way("floor", bare.wsgi_app, {}, {"JSON read": orjson.loads, "JSON written": orjson.dumps}),
    ]


_written = writer(lambda sentence: translated(sentence, ENGLISH))


# Figures --------------------------------------------------------------------------------------------------------------


def costs(way: Way, path: str, of: Sequence[bytes], options: argparse.Namespace) -> Costs:
    """What a way costs."""
    found, line = Costs(), Line(way.wsgi, options.http_parser)
    requests = [request(path, body, way.headers) for body in of]
    # The first good answers tell how the others are headed.
    for each in requests:
        line.cost_ns(each)
    for _ in range(options.passes):
        found.note("whole", [*map(line.cost_ns, requests)])
        found.note("application", [application_ns(way, path, body) for body in of])
        values: list[Any] = [*of]
        for name, part in way.parts.items():
            values, took_ns = timed(part, values)
            found.note(name, took_ns)
    return found


def timed(part: Callable[[Any], Any], values: list[Any]) -> tuple[list[Any], list[int]]:
    """What a part makes of values, and the processor time of each."""
    made, took_ns = [], []
    for value in values:
        start = time.thread_time_ns()
        made.append(part(value))
        took_ns.append(time.thread_time_ns() - start)
    return made, took_ns


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Where a request spends its time.")
    parser.add_argument("--rulesets", nargs="+", choices=[*CATALOG], default=[*CATALOG])
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--http-parser", choices=PARSERS, default="auto", help="as gunicorn has it")
    options = parser.parse_args()
    service = create_app().wsgi_app
    warm()
    gc.collect()
    gc.freeze()  # as the service does before it forks
    print("| ruleset | operation | way | gunicorn | framework | " + " | ".join(PARTS) + " | all, µs |")
    print("| --- " * (len(PARTS) + 6) + "|")
    for slug in options.rulesets:
        for operation in OPERATIONS:
            of = bodies(slug, operation, COUNT)
            for way in ways(slug, operation, service):
                row = costs(way, f"/v1/{slug}/{operation}", of, options).row()
                shown = " | ".join(f"{us:.0f}" if us else "" for us in row)
                print(f"| {slug} | {operation} | {way.name} | {shown} |", flush=True)
    print(
        f"\nLeast of {options.passes} passes over {COUNT} bodies, Python {sys.version.split()[0]}, gunicorn parses in"
        f" {parsed_in(options.http_parser)}."
    )


if __name__ == "__main__":
    main()
