"""GET forms from nginx's cache against the service itself: `python -m bench.cached_gets`.

One instance with two processes, and nginx with the shipped files and as many processes before it. Each form is asked
at the service and at nginx in turn, in several rounds, over the same connections, with the same positions; nginx has
been asked for each of them once before. That its answers came from the cache is counted in its own log. The load comes
from wrk if it is on the PATH, else from Python. Takes about two minutes.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import quote

from bench.fleet import HOST, Nginx, Part, drive, instance, nginx, request, store
from bench.http_stateless import spread
from schemas.common import kept
from service import operations
from service.catalog import CATALOG, Entry

POSITIONS: Final = 20
"""How many a row asks for in turn."""
_BUDGET: Final = "&budget_nodes=2000&budget_ms=200"


@dataclass
class Row:
    """What is asked in turn, and what each round found: requests and processor microseconds per request, by server."""

    name: str
    paths: Sequence[str]
    rates: dict[str, list[float]] = field(default_factory=lambda: {"service": [], "nginx": []})
    costs: dict[str, list[float]] = field(default_factory=lambda: {"service": [], "nginx": [], "load": []})


def rows(distinct: int) -> list[Row]:
    """A row for each form of each ruleset that has position texts, one for the solution, one for a mix of all."""
    forms: dict[str, list[str]] = {}
    for slug, entry in CATALOG.items():
        if entry.game.INFO.position_pattern is not None:
            for operation, paths in _forms(slug, entry, distinct).items():
                forms[f"{slug} {operation}"] = paths
    found = [Row(name, paths[:POSITIONS]) for name, paths in forms.items()]
    cheap = [path for name, paths in forms.items() if not name.endswith("hint") for path in paths]
    return [
        *found,
        Row("anaconda solution", ["/v1/anaconda/solution"]),
        Row(f"mix of {min(distinct, len(cheap)):,} addresses", cheap[:: max(1, len(cheap) // distinct)][:distinct]),
    ]


def _forms(slug: str, entry: Entry, count: int) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = {"validate": [], "legal-moves": [], "score": [], "hint": []}
    for position, move in _positions(entry, max(POSITIONS, count // 10)):
        base, asked = f"/v1/{slug}", f"?position={quote(position)}"
        found["validate"].append(f"{base}/validate{asked}&move={quote(move)}")
        found["legal-moves"].append(f"{base}/legal-moves{asked}")
        found["score"].append(f"{base}/score{asked}")
        found["hint"].append(f"{base}/hint{asked}{_BUDGET}")
    return found


def _positions(entry: Entry, count: int) -> list[tuple[str, str]]:
    """Position texts of games played at random, each with a legal move."""
    game, found, number = entry.game, {}, 0
    while len(found) < count:
        number += 1
        seed = f"cache {number}"
        state: Any = operations.new(entry, _setup(entry), seed).state
        for ply in range(60):
            for _, drawn in operations.draws(game, state, seed):
                state = drawn
            if game.to_move(state) < 0 or len(found) == count:
                break
            move = operations.random_move(game, state, seed, ply)
            if not _is_long(text := game.format_position(state)):
                found[text] = game.format_move(move)
            state = game.apply(state, move)
    return list(found.items())


def _setup(entry: Entry) -> Any:
    return kept(entry.schemas.setup).load({})


def _is_long(text: str) -> bool:
    """Whether an address with it would be longer than the 8 kB that are taken."""
    return len(quote(text)) > 7000


def prime(proxy: Nginx, paths: Sequence[str]) -> None:
    """Ask nginx for everything twice; the second time all must come from the cache."""
    chains = [[request("GET", path)] for path in paths]
    drive(proxy.port, chains)
    before = proxy.cached()
    drive(proxy.port, chains)
    found = proxy.cached() - before
    if found["HIT"] != len(paths):
        raise SystemExit(f"Not everything comes from the cache: {dict(found)}")


# Load -----------------------------------------------------------------------------------------------------------------


def load(port: int, paths: Sequence[str], seconds: int, connections: int) -> tuple[int, float]:
    """How many requests were answered in how many seconds."""
    if wrk := shutil.which("wrk"):
        return _load_by_wrk(wrk, port, paths, seconds, connections)
    asked, count, began = [[request("GET", path)] for path in paths] * 5, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        drive(port, asked, connections)
        count += len(asked)
    return count, time.perf_counter() - began


def _load_by_wrk(wrk: str, port: int, paths: Sequence[str], seconds: int, connections: int) -> tuple[int, float]:
    listed = ",\n".join(f'wrk.format("GET", "{path}")' for path in paths)
    script = (
        f"init = function() asked = {{\n{listed}}} at = 0 end\n"
        "request = function() at = at % #asked + 1 return asked[at] end\n"
    )
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(script)
        file.flush()
        command = [wrk, "-t1", f"-c{connections}", f"-d{seconds}s", "-s", file.name, f"http://{HOST}:{port}"]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found = re.search(r"(\d+) requests in ([\d.]+)s", told)
    if found is None or "Non-2xx" in told or "Socket errors" in told:
        raise SystemExit(told)
    return int(found[1]), float(found[2])


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# Rounds and figures ---------------------------------------------------------------------------------------------------


def measure(row: Row, servers: Mapping[str, Part], seconds: int, connections: int, *, turned: bool) -> None:
    """One round: both servers in turn."""
    for name, server in sorted(servers.items(), reverse=turned):
        before, load_before = server.processor_s(), _children_s()
        count, took = load(server.port, row.paths, seconds, connections)
        row.rates[name].append(count / took)
        row.costs[name].append((server.processor_s() - before) / count * 1e6)
        if name == "nginx":
            row.costs["load"].append((_children_s() - load_before) / count * 1e6)


def report(found: Sequence[Row]) -> str:
    """The figures as a table."""
    head = ("GET", "service, requests/s", "nginx, requests/s", "nginx ÷ service")
    costs = ("processor, service ÷ nginx", "us of processor: service, nginx, load")
    lines = [f"| {' | '.join(head + costs)} |", "| --- | --- | --- | --- | --- | --- |"]
    for row in found:
        quicker = [ours / theirs for ours, theirs in zip(row.rates["nginx"], row.rates["service"], strict=True)]
        cheaper = [theirs / ours for ours, theirs in zip(row.costs["nginx"], row.costs["service"], strict=True)]
        told = (
            row.name,
            spread(row.rates["service"], ",.0f"),
            spread(row.rates["nginx"], ",.0f"),
            spread(quicker, ".0f"),
            spread(cheaper, ".0f"),
            ", ".join(f"{min(row.costs[name]):.0f}" for name in ("service", "nginx", "load")),
        )
        lines.append(f"| {' | '.join(told)} |")
    return "\n".join(lines)


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Requests per second from nginx's cache and from the service.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=int, default=1, help="of load per server, form and round")
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--distinct", type=int, default=1000, help="addresses in the mix")
    options = parser.parse_args()
    found = rows(options.distinct)
    with contextlib.ExitStack() as stack:
        kept = stack.enter_context(store())
        service = stack.enter_context(instance("service", 2, kept.url, REGELWERK_SOLVER_WAIT_S="60"))
        proxy = stack.enter_context(nginx("nginx", [service.port]))
        prime(proxy, sorted({path for row in found for path in row.paths}))
        before = proxy.cached()
        for number in range(options.rounds):
            for row in found:
                servers = {"service": service, "nginx": proxy}
                measure(row, servers, options.seconds, options.connections, turned=bool(number % 2))
        counted = proxy.cached() - before
    print(report(found))
    by = "wrk" if shutil.which("wrk") else "Python"
    print(
        f"\n{options.rounds} rounds of {options.seconds} s, 2 processes of the service and 2 of nginx,"
        f" {options.connections} connections, load by {by}, Python {sys.version.split()[0]}, {os.cpu_count()} cores."
        f" In nginx's log: {', '.join(f'{count:,} {status}' for status, count in counted.most_common())}."
    )


if __name__ == "__main__":
    main()
