"""Requests per second of `validate` and `legal-moves`, against a floor and a peer: `python bench/http_stateless.py`.

Three servers run side by side: the service; a Flask route that parses a body and sends it back, under the same
gunicorn settings (the floor); the same operations with FastAPI, pydantic and uvicorn over the same rules functions (the
peer; needs the extra `bench`). All get the same bodies: for each ruleset and operation 200 moments of seeded random
games, with legal moves and others. Before the first round the peer must answer every one of them as the service does,
and refuse what that refuses.

Each server has the same number of processes, and each process a port and the same number of connections. Behind one
port it would be chance how many connections each process gets, and a server is half as quick when one gets them all.

The servers are loaded in turn, in short rounds, so that a noisy machine is noisy to all; what counts are the ratios in
each round. On a busy machine even these flatter a server of many threads, for the system shares out its cores by
threads; the processor time of a request, shown as well, does not depend on that. The load comes from wrk, if it is on
the PATH, else from Python. Takes about five minutes.
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
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # when this file is run as a script

from bench.bodies import OPERATIONS, bodies, spoiled  # noqa: E402

SLUGS: Final = ("anaconda", "davinci", "davinci-solo", "numerus", "numerus-solo")
PARSERS: Final = ("auto", "python", "fast")
_HEADERS: Final = {"Content-Type": "application/json"}
_BODIES: Final = 200
_TICKS_PER_S: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """One of the three."""

    name: str
    port: int
    command: Sequence[str]


@dataclass(frozen=True)
class Group:
    """The processes of one of the three: a port and a session for each."""

    name: str
    ports: tuple[int, ...]
    sessions: tuple[int, ...]


@dataclass(frozen=True)
class Question:
    """An operation of a ruleset, and with what it is asked."""

    slug: str
    operation: str
    bodies: tuple[bytes, ...]

    @property
    def path(self) -> str:
        """Where it is asked."""
        return f"/v1/{self.slug}/{self.operation}"


@dataclass
class Figures:
    """What was measured with one server and question, a figure for each round."""

    per_s: list[float] = field(default_factory=list)
    cpu_us: list[float] = field(default_factory=list)
    """Processor time of the server's processes for a request, in microseconds."""


Measured = dict[tuple[Question, str], Figures]


def servers(workers: int, parser: str = "auto") -> list[Server]:
    """The service, the floor, and the peer if its packages are there; `parser` is gunicorn's `http_parser`."""
    gunicorn = [sys.executable, "-m", "gunicorn", "-c", "python:service.gunicorn_conf", "--log-level", "error"]
    gunicorn += ["--http-parser", parser]
    ports = free_ports(3)
    found = [
        Server("service", ports[0], [*gunicorn, "-b", f"127.0.0.1:{ports[0]}", "service.app:create_app()"]),
        Server("floor", ports[1], [*gunicorn, "-b", f"127.0.0.1:{ports[1]}", "bench.bare_flask:app"]),
    ]
    if importlib.util.find_spec("fastapi") is None or importlib.util.find_spec("uvicorn") is None:
        print("FastAPI is not installed, so the peer is left out: see bench/README.md", file=sys.stderr)
        return found
    uvicorn = [sys.executable, "-m", "uvicorn", "--loop", "uvloop", "--http", "httptools", "--no-access-log"]
    uvicorn += ["--log-level", "error", "--workers", str(workers)]
    return [*found, Server("peer", ports[2], [*uvicorn, "--port", str(ports[2]), "bench.peer:app"])]


def free_ports(count: int) -> list[int]:
    """Ports that nobody listens at."""
    with contextlib.ExitStack() as stack:
        listeners = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(count)]
        return [listener.getsockname()[1] for listener in listeners]


@contextlib.contextmanager
def running(found: list[Server], workers: int) -> Iterator[list[int]]:
    """Start all, wait until each answers, and end all, whatever happens; gives the session of each."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "REGELWERK_WORKERS": str(workers)}
    started: list[subprocess.Popen[bytes]] = []
    try:
        options: dict[str, Any] = {"cwd": ROOT, "env": environment, "start_new_session": True}
        started.extend(subprocess.Popen(server.command, **options) for server in found)
        for server, process in zip(found, started, strict=True):
            wait_for(server, process)
        yield [process.pid for process in started]
    finally:
        for process in started:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
        for process in started:
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)


@contextlib.contextmanager
def grouped(processes: int, parser: str = "auto") -> Iterator[list[Group]]:
    """Run all, each process as a server of its own with one worker."""
    started = [servers(1, parser) for _ in range(processes)]
    with running([server for each in started for server in each], 1) as sessions:
        count = len(started[0])
        yield [
            Group(server.name, tuple(each[place].port for each in started), tuple(sessions[place::count]))
            for place, server in enumerate(started[0])
        ]


def wait_for(server: Server, process: subprocess.Popen[bytes]) -> None:
    """Until it answers."""
    question = Question("anaconda", "validate", tuple(bodies("anaconda", "validate", 1)))
    limit = time.monotonic() + 60
    while time.monotonic() < limit and process.poll() is None:
        with contextlib.suppress(OSError, http.client.HTTPException):
            next(answers(server.port, question.path, question.bodies))
            return
        time.sleep(0.1)
    raise SystemExit(f"{server.name} did not start.")


# The same work --------------------------------------------------------------------------------------------------------


def check(groups: list[Group], questions: Sequence[Question]) -> None:
    """The peer must do the same work: it answers what the service answers, and refuses what that refuses."""
    port = {group.name: group.ports[0] for group in groups}
    if "peer" not in port:
        return
    for question in questions:
        for body, ours, theirs in both(port["service"], port["peer"], question.path, question.bodies):
            if ours != theirs:
                raise SystemExit(f"The peer answers {question.path} differently: {body!r}: {theirs} != {ours}")
        faulty = [each for body in question.bodies[:2] for each in spoiled(body)]
        for body, ours, theirs in both(port["service"], port["peer"], question.path, faulty):
            if ours[0] != theirs[0]:
                raise SystemExit(f"The peer refuses {question.path} differently: {body!r}: {theirs} != {ours}")


def both(
    ours: int, theirs: int, path: str, of: Sequence[bytes]
) -> Iterator[tuple[bytes, tuple[int, Any], tuple[int, Any]]]:
    """Bodies, and what is answered at both ports."""
    return zip(of, answers(ours, path, of), answers(theirs, path, of), strict=True)


def answers(port: int, path: str, of: Sequence[bytes]) -> Iterator[tuple[int, Any]]:
    """Status and document of each answer."""
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
        for body in of:
            connection.request("POST", path, body, _HEADERS)
            answer = connection.getresponse()
            yield answer.status, json.loads(answer.read())


# Load -----------------------------------------------------------------------------------------------------------------


def load(ports: Sequence[int], question: Question, seconds: int, connections: int) -> tuple[int, float]:
    """How many requests were answered, and how many per second; so many connections go to each port."""
    if wrk := shutil.which("wrk"):
        return load_by_wrk(wrk, ports, question, seconds, connections)
    count = load_by_python(ports, question, seconds, connections)
    return count, count / seconds


_SCRIPT: Final = """
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local bodies, requests, last = {{ {bodies} }}, {{}}, 0
function init()
  for number, body in ipairs(bodies) do requests[number] = wrk.format(nil, nil, nil, body) end
end
function request()
  last = last % #requests + 1
  return requests[last]
end
"""


def load_by_wrk(
    wrk: str, ports: Sequence[int], question: Question, seconds: int, connections: int
) -> tuple[int, float]:
    """By the compiled load generator, one process for each port."""
    script = _SCRIPT.format(bodies=", ".join(f"[==[{body.decode()}]==]" for body in question.bodies))
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(script)
        file.flush()
        options = ["-t1", f"-c{connections}", f"-d{seconds}s", "-s", file.name]
        urls = [f"http://127.0.0.1:{port}{question.path}" for port in ports]
        started = [subprocess.Popen([wrk, *options, url], stdout=subprocess.PIPE, text=True) for url in urls]
        told = [process.communicate()[0] for process in started]
    for each, process in zip(told, started, strict=True):
        if process.returncode or "Non-2xx" in each or "Socket errors" in each:
            raise SystemExit(each)
    counts = [int(re.search(r"(\d+) requests in", each)[1]) for each in told]  # type: ignore[index]
    rates = [float(re.search(r"Requests/sec:\s+([\d.]+)", each)[1]) for each in told]  # type: ignore[index]
    return sum(counts), sum(rates)


def load_by_python(ports: Sequence[int], question: Question, seconds: int, connections: int) -> int:
    """By a process for each port, which costs more of the machine than wrk."""
    with multiprocessing.get_context("spawn").Pool(len(ports)) as pool:
        return sum(pool.starmap(send_for, [(port, question, seconds, connections) for port in ports]))


def send_for(port: int, question: Question, seconds: int, connections: int) -> int:
    """How many requests a process gets answered: always one under way on each connection."""
    open_ones = [http.client.HTTPConnection("127.0.0.1", port, timeout=10) for _ in range(connections)]
    waiting, answered, end = cycle(question.bodies), 0, time.monotonic() + seconds
    for each in open_ones:
        each.request("POST", question.path, next(waiting), _HEADERS)
    while time.monotonic() < end:
        for each in open_ones:
            answer = each.getresponse()
            answer.read()
            if answer.status != http.client.OK:
                raise RuntimeError(f"status {answer.status}")
            answered += 1
            each.request("POST", question.path, next(waiting), _HEADERS)
    return answered


def cpu_s(sessions: Sequence[int]) -> float:
    """Processor time that the processes of sessions have taken; 0 where the system does not tell."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            told = path.read_text().rpartition(")")[2].split()
            if int(told[3]) in sessions:
                ticks += int(told[11]) + int(told[12])
    return ticks / _TICKS_PER_S


# Rounds and figures ---------------------------------------------------------------------------------------------------


def measure(groups: list[Group], questions: list[Question], options: argparse.Namespace) -> Measured:
    """Load every server with every question in every round, each round in another order."""
    measured: Measured = {(question, group.name): Figures() for question in questions for group in groups}
    connections = max(1, options.connections // options.workers)
    for number in range(-1, options.rounds):
        turned = groups[number % len(groups) :] + groups[: number % len(groups)]
        for question in questions:
            for group in turned:
                before = cpu_s(group.sessions)
                count, per_s = load(group.ports, question, options.seconds, connections)
                if number >= 0:  # the first round warms up
                    figures = measured[question, group.name]
                    figures.per_s.append(per_s)
                    figures.cpu_us.append((cpu_s(group.sessions) - before) / count * 1e6)
    return measured


def report(measured: Measured, questions: list[Question], names: list[str]) -> str:
    """The figures as tables: requests per second, and processor time."""
    others = names[1:]
    heads = [*(f"{name}, requests/s" for name in names), *(f"service ÷ {name}" for name in others)]
    rates = ["| ruleset | operation | " + " | ".join(heads) + " |", "| --- " * (len(heads) + 2) + "|"]
    heads = [*(f"{name}, µs" for name in names), *(f"{name} ÷ service" for name in others)]
    costs = ["| ruleset | operation | " + " | ".join(heads) + " |", "| --- " * (len(heads) + 2) + "|"]
    for question in questions:
        of = [measured[question, name] for name in names]
        start = f"| {question.slug} | {question.operation} | "
        shown = [spread(each.per_s, ",.0f") for each in of]
        rates.append(start + " | ".join([*shown, *(ratio(of[0].per_s, each.per_s) for each in of[1:])]) + " |")
        shown = [spread(each.cpu_us, ",.0f") for each in of]
        costs.append(start + " | ".join([*shown, *(ratio(each.cpu_us, of[0].cpu_us) for each in of[1:])]) + " |")
    costs = costs if any(measured[questions[0], names[0]].cpu_us) else []
    return "\n".join([*rates, "", *costs])


def parsed_in(parser: str) -> str:
    """The language of gunicorn's parser: `auto` takes the quick one where it is installed."""
    return "C" if parser != "python" and importlib.util.find_spec("gunicorn_h1c") else "Python"


def ratio(values: list[float], by: list[float]) -> str:
    """What comes out in each round."""
    return spread([one / other for one, other in zip(values, by, strict=True) if other], ".2f")


def spread(values: list[float], form: str) -> str:
    """Median, smallest and largest."""
    if not values:
        return ""
    return f"{statistics.median(values):{form}} ({min(values):{form}} to {max(values):{form}})"


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Requests per second of validate and legal-moves, and of two peers.")
    parser.add_argument("--rulesets", nargs="+", choices=SLUGS, default=SLUGS)
    parser.add_argument("--workers", type=int, default=2, help="processes of each server")
    parser.add_argument("--connections", type=int, default=32, help="to each server, all its processes together")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=int, default=1, help="of load per server, question and round")
    parser.add_argument("--http-parser", choices=PARSERS, default="auto", help="as gunicorn has it")
    options = parser.parse_args()
    questions = [
        Question(slug, operation, tuple(bodies(slug, operation, _BODIES)))
        for slug in options.rulesets
        for operation in OPERATIONS
    ]
    before = os.getloadavg()[0]
    with grouped(options.workers, options.http_parser) as groups:
        check(groups, questions)
        print(report(measure(groups, questions, options), questions, [group.name for group in groups]))
    by = "wrk" if shutil.which("wrk") else "Python"
    print(
        f"\nMedian (min to max) of {options.rounds} rounds of {options.seconds} s, {options.workers} processes and"
        f" {options.connections} connections a server, load by {by}, Python {sys.version.split()[0]},"
        f" gunicorn parses in {parsed_in(options.http_parser)}, {os.cpu_count()} cores, load average before"
        f" {before:.1f}."
    )


if __name__ == "__main__":
    main()
