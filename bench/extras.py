"""What metrics, the JSON log, traces, and API keys with limits cost: `python -m bench.extras`.

One server of one process for each choice of extras, all asked the same things in short turns, each round in another
order, so that other work on the machine meets all alike. Compared is the processor time of the process per request: a
process that is busy all the time answers the more requests a second, the less one takes. The log goes to /dev/null, and
traces to a collector that reads them and throws them away. Every request is sent with a key, which most servers ignore.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import orjson

from bench.http_stateless import free_ports
from service.access import hash_of, made_key

ROOT = Path(__file__).resolve().parents[1]
LOG = {"REGELWERK_LOG_FORMAT": "json", "REGELWERK_ACCESS_LOG": "1"}
TEXT_LOG = {"REGELWERK_ACCESS_LOG": "1"}
ACCESS = """
[tiers.bench]
requests = "900000/minute"
sessions = "900000/minute"
solver = "900000s/minute"
concurrency = 8
max_body_bytes = 100_000
[[keys]]
name = "bench"
tier = "bench"
"""
KEY = made_key()
Costs = dict[tuple[str, str], list[float]]


@dataclass
class Server:
    """A server with some extras."""

    name: str
    port: int
    worker: int
    line: http.client.HTTPConnection

    def ask(self, method: str, path: str, body: bytes = b"") -> Any:
        """One request; its answer."""
        self.line.request(method, path, body, {"Content-Type": "application/json", "X-API-Key": KEY})
        answer = self.line.getresponse()
        data = answer.read()
        if answer.status >= http.client.BAD_REQUEST:
            raise SystemExit(data.decode())
        return orjson.loads(data)

    def processor_s(self) -> float:
        """What its process has taken so far."""
        tasks = Path(f"/proc/{self.worker}/task").glob("*/schedstat")
        return sum(int(task.read_text(encoding="ascii").split()[0]) for task in tasks) / 1e9


def choices(collector: str, access: Path) -> dict[str, Mapping[str, str]]:
    """The extras that are compared, by name."""
    metrics = {"REGELWERK_METRICS_BIND": f"127.0.0.1:{free_ports(1)[0]}"}
    traces = {"OTEL_EXPORTER_OTLP_ENDPOINT": collector}
    limits = {"REGELWERK_ACCESS": str(access)}
    access.write_text(f'{ACCESS}hash = "{hash_of(KEY)}"\n', encoding="utf-8")
    return {
        "none": {},
        "metrics": metrics,
        "log as text": TEXT_LOG,
        "log as JSON": LOG,
        "traces, 1 in 10": traces,
        "keys and limits": limits,
        "all": {**LOG, **traces, **limits, "REGELWERK_METRICS_BIND": f"127.0.0.1:{free_ports(1)[0]}"},
        "all, every trace": {
            **LOG,
            **traces,
            **limits,
            "REGELWERK_METRICS_BIND": f"127.0.0.1:{free_ports(1)[0]}",
            "OTEL_TRACES_SAMPLER": "always_on",
        },
    }


@contextlib.contextmanager
def collector() -> Iterator[str]:
    """Somebody who takes traces; its address."""

    class Sink(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            """Read and forget."""
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(http.client.OK)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Sink) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@contextlib.contextmanager
def running(name: str, extras: Mapping[str, str]) -> Iterator[Server]:
    """A server, until the block ends."""
    port = free_ports(1)[0]
    command = [sys.executable, "-m", "service.cli", "serve", "--workers", "1", "--port", str(port)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=ROOT, env={**os.environ, **extras}, stdout=quiet, stderr=quiet)
    try:
        line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        until_it_answers(line, process)
        (master,) = (child for child in children(process.pid) if b"gunicorn" in command_of(child))
        (worker,) = children(master)
        # The others take longer to start than a connection is kept.
        line.close()
        yield Server(name, port, worker, line)
    finally:
        process.terminate()
        process.wait()


def until_it_answers(line: http.client.HTTPConnection, process: subprocess.Popen[bytes]) -> None:
    """Wait for the first answer."""
    while True:
        try:
            line.request("GET", "/healthz")
            line.getresponse().read()
        except OSError:
            line.close()
            if process.poll() is not None:
                raise SystemExit("a server has ended by itself") from None
            time.sleep(0.2)
        else:
            return


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def command_of(pid: int) -> bytes:
    """The words that a process was started with."""
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def questions(server: Server) -> dict[str, tuple[str, str, bytes]]:
    """A stateless request, and one that asks the store."""
    dealt = server.ask("POST", "/v1/anaconda/new", orjson.dumps({"seed": "bench"}))["state"]
    moves = server.ask("POST", "/v1/anaconda/legal-moves", orjson.dumps({"state": dealt}))["moves"]
    judged = orjson.dumps({"state": dealt, "move": moves[0]["move"]})
    game = server.ask("POST", "/v1/anaconda/sessions", b"{}")["id"]
    return {
        "validate": ("POST", "/v1/anaconda/validate", judged),
        "live game": ("GET", f"/v1/anaconda/sessions/{game}", b""),
    }


def cost(server: Server, question: tuple[str, str, bytes], requests: int) -> float:
    """Processor time of one request, in microseconds."""
    before = server.processor_s()
    for _ in range(requests):
        server.ask(*question)
    return (server.processor_s() - before) / requests * 1e6


def measure(servers: list[Server], rounds: int, requests: int) -> Costs:
    """Microseconds of every round, by question and extras."""
    asked = {server.name: questions(server) for server in servers}
    found: Costs = {(question, server.name): [] for question in asked["none"] for server in servers}
    for number in range(-2, rounds):
        turned = servers[number % len(servers) :] + servers[: number % len(servers)]
        for question in asked["none"]:
            for server in turned:
                took = cost(server, asked[server.name][question], requests)
                if number >= 0:  # the first rounds warm up
                    found[question, server.name].append(took)
    return found


def report(costs: Costs) -> str:
    """The figures as a table."""
    share = "of the rate without: by the least, by rounds (quartiles)"
    lines = [f"| request | extras | us of processor: least, median | {share} |", "| --- | --- | --- | --- |"]
    for (question, name), took in costs.items():
        shares = [100 * bare / each for bare, each in zip(costs[question, "none"], took, strict=True)]
        low, middle, high = statistics.quantiles(shares, n=4)
        least = 100 * min(costs[question, "none"]) / min(took)
        us = f"{min(took):.0f}, {statistics.median(took):.0f}"
        lines.append(f"| {question} | {name} | {us} | {least:.0f} %, {middle:.0f} % ({low:.0f} to {high:.0f}) |")
    return "\n".join(lines)


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Processor time of a request, with and without each extra.")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--requests", type=int, default=100, help="to each server in a round")
    options = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        found = choices(stack.enter_context(collector()), folder / "access.toml")
        servers = [stack.enter_context(running(name, extras)) for name, extras in found.items()]
        print(report(measure(servers, options.rounds, options.requests)))


if __name__ == "__main__":
    main()
