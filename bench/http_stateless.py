"""Requests per second of two stateless operations, against a floor and a peer: `python bench/http_stateless.py`.

Three servers with the same number of processes run side by side on free ports: the service; a Flask route that parses
a body and sends it back, under the same gunicorn settings (the floor: what no Flask service can beat); the same two
operations with FastAPI, pydantic and uvicorn over the same rules functions (the peer; needs the extra `bench`). They
are loaded in turn, in short rounds, so that a noisy machine is noisy to all; what counts are the ratios in each round.
The load comes from wrk, if it is on the PATH, else from a few Python processes. Takes about two minutes.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import importlib.util
import json
import multiprocessing
import os
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STATE = {
    "setup": {"players": 2, "repetition": "none"},
    "phase": "play",
    "to_move": 0,
    "rolling": None,
    "dice": {"III": 2, "IV": 1, "V": 3},
    "centre": "III",
    "last": "V",
    "resolve": None,
    "loser": None,
    "seen": None,
}
BODIES = {
    "validate": json.dumps({"state": STATE, "move": "IV=3@III"}).encode(),
    "legal-moves": json.dumps({"state": STATE}).encode(),
}
_HEADERS = {"Content-Type": "application/json"}
_GENERATORS = 2
Rates = dict[tuple[str, str], list[float]]


@dataclass(frozen=True)
class Server:
    """One of the three."""

    name: str
    port: int
    command: Sequence[str]


def servers(workers: int) -> list[Server]:
    """The service, the floor, and the peer if its packages are there."""
    gunicorn = [sys.executable, "-m", "gunicorn", "-c", "python:service.gunicorn_conf", "--log-level", "error"]
    ports = free_ports(3)
    found = [
        Server("service", ports[0], [*gunicorn, "-b", f"127.0.0.1:{ports[0]}", "service.app:create_app()"]),
        Server("floor", ports[1], [*gunicorn, "-b", f"127.0.0.1:{ports[1]}", "bench.bare_flask:app"]),
    ]
    if importlib.util.find_spec("fastapi") is None or importlib.util.find_spec("uvicorn") is None:
        print("FastAPI is not installed, so the peer is left out: pip install '.[bench]'", file=sys.stderr)
        return found
    uvicorn = [sys.executable, "-m", "uvicorn", "--no-access-log", "--log-level", "error", "--workers", str(workers)]
    return [*found, Server("peer", ports[2], [*uvicorn, "--port", str(ports[2]), "bench.fastapi_peer:app"])]


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at."""
    with contextlib.ExitStack() as stack:
        listeners = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [listener.getsockname()[1] for listener in listeners]


@contextlib.contextmanager
def running(found: list[Server], workers: int) -> Iterator[None]:
    """Start all, wait until each answers, and end all, whatever happens."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "REGELWERK_WORKERS": str(workers)}
    started: list[subprocess.Popen[bytes]] = []
    try:
        options: dict[str, Any] = {"cwd": ROOT, "env": environment, "start_new_session": True}
        started.extend(subprocess.Popen(server.command, **options) for server in found)
        for server, process in zip(found, started, strict=True):
            wait_for(server, process)
        yield
    finally:
        for process in started:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
        for process in started:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)


def wait_for(server: Server, process: subprocess.Popen[bytes]) -> None:
    """Until it answers."""
    limit = time.monotonic() + 60
    while time.monotonic() < limit and process.poll() is None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            ask(server, "validate")
            return
        time.sleep(0.1)
    raise SystemExit(f"{server.name} did not start.")


def ask(server: Server, operation: str) -> Any:
    """One request; its answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=5)
    with contextlib.closing(connection):
        connection.request("POST", f"/v1/anaconda/{operation}", BODIES[operation], _HEADERS)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status != http.client.OK:
            raise SystemExit(f"{server.name} answers {operation} with {answer.status}: {text.decode()}")
        return json.loads(text)


def check(found: list[Server]) -> None:
    """The peer must do the same work: its answers are those of the service."""
    service, *others = found
    for operation in BODIES:
        wanted = ask(service, operation)
        for other in others:
            if other.name == "peer" and ask(other, operation) != wanted:
                raise SystemExit(f"The peer answers {operation} differently: {ask(other, operation)} != {wanted}")


# Load -----------------------------------------------------------------------------------------------------------------


def load(server: Server, operation: str, seconds: int, connections: int) -> float:
    """Requests per second."""
    url = f"http://127.0.0.1:{server.port}/v1/anaconda/{operation}"
    if wrk := shutil.which("wrk"):
        return load_by_wrk(wrk, url, BODIES[operation], seconds, connections)
    return load_by_python(server.port, operation, seconds, connections)


def load_by_wrk(wrk: str, url: str, body: bytes, seconds: int, connections: int) -> float:
    """By the compiled load generator."""
    script = f"wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\nwrk.body = [[{body.decode()}]]\n"
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(script)
        file.flush()
        command = [wrk, "-t1", f"-c{connections}", f"-d{seconds}s", "-s", file.name, url]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    if "Non-2xx" in told or "Socket errors" in told:
        raise SystemExit(told)
    return float(re.search(r"Requests/sec:\s+([\d.]+)", told)[1])  # type: ignore[index]


def load_by_python(port: int, operation: str, seconds: int, connections: int) -> float:
    """By processes that keep a few connections each; they cost more of the machine than wrk."""
    with multiprocessing.get_context("spawn").Pool(_GENERATORS) as pool:
        share = [(port, operation, seconds, max(1, connections // _GENERATORS))] * _GENERATORS
        return sum(pool.starmap(send_for, share)) / seconds


def send_for(port: int, operation: str, seconds: int, connections: int) -> int:
    """How many requests a process gets answered: always one under way on each connection."""
    open_ones = [http.client.HTTPConnection("127.0.0.1", port, timeout=10) for _ in range(connections)]
    path, answered, end = f"/v1/anaconda/{operation}", 0, time.monotonic() + seconds
    for each in open_ones:
        each.request("POST", path, BODIES[operation], _HEADERS)
    while time.monotonic() < end:
        for each in open_ones:
            answer = each.getresponse()
            answer.read()
            if answer.status != http.client.OK:
                raise RuntimeError(f"status {answer.status}")
            answered += 1
            each.request("POST", path, BODIES[operation], _HEADERS)
    return answered


# Rounds and figures ---------------------------------------------------------------------------------------------------


def measure(found: list[Server], rounds: int, seconds: int, connections: int) -> Rates:
    """Load every server with every operation in every round, each round in another order."""
    rates: Rates = {(server.name, operation): [] for server in found for operation in BODIES}
    for server in found:  # warm up
        for operation in BODIES:
            load(server, operation, 1, connections)
    for number in range(rounds):
        turned = found[number % len(found) :] + found[: number % len(found)]
        for operation in BODIES:
            for server in turned:
                rates[server.name, operation].append(load(server, operation, seconds, connections))
    return rates


def report(rates: Rates) -> str:
    """The figures as a table."""
    lines = ["| operation | server | requests/s: median (min to max) | service ÷ server: median (min to max) |"]
    lines.append("| --- | --- | --- | --- |")
    for (name, operation), values in sorted(rates.items(), key=lambda item: item[0][1]):
        ratios = [ours / theirs for ours, theirs in zip(rates["service", operation], values, strict=True)]
        shown = "" if name == "service" else spread(ratios, ".2f")
        lines.append(f"| {operation} | {name} | {spread(values, ',.0f')} | {shown} |")
    return "\n".join(lines)


def spread(values: list[float], form: str) -> str:
    """Median, smallest and largest."""
    return f"{statistics.median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Requests per second of validate and legal-moves, and of two peers.")
    parser.add_argument("--workers", type=int, default=2, help="processes of each server")
    parser.add_argument("--connections", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=int, default=2, help="of load per server, operation and round")
    options = parser.parse_args()
    found = servers(options.workers)
    with running(found, options.workers):
        check(found)
        print(report(measure(found, options.rounds, options.seconds, options.connections)))
    by = "wrk" if shutil.which("wrk") else "Python"
    print(
        f"\n{options.rounds} rounds of {options.seconds} s, {options.workers} processes a server, {options.connections}"
        f" connections, load by {by}, Python {sys.version.split()[0]}, {os.cpu_count()} cores."
    )


if __name__ == "__main__":
    main()
