"""1 and 2 processes, 1 and 2 instances behind nginx on one store: `python -m bench.scaling`.

Stateless moves (`validate`) and moves of live games are sent to every layout in turn, in several rounds, each in
another order. Beside the rate stands the processor time of a request, apart for the service, the store, nginx and what
makes the load: on a machine with few cores all of these share them, so rates cannot grow as they would on a machine
with more, and it is the processor time that a capacity is worked out from. Takes about two minutes.
"""

from __future__ import annotations

import argparse
import contextlib
import http.client
import os
import statistics
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import orjson

from bench.bodies import bodies
from bench.fleet import HOST, Part, Store, drive, instance, nginx, request, store
from bench.http_stateless import spread
from bench.live_load import GAME, Table, begin, move, moves, script

PLIES: Final = 30
_DIFFERENT: Final = 100
_LEAST_TABLES: Final = 32
"""More than connections, so that each finds a game in which nothing is under way."""
_PARTS: Final = ("service", "store", "nginx", "load")


@dataclass(frozen=True)
class Layout:
    """Where requests go in, the instances that answer them, and nginx before them if there is one."""

    name: str
    port: int
    instances: Sequence[Part]
    proxy: Sequence[Part] = ()


@dataclass
class Round:
    """What each round found: requests per second, and processor microseconds of a request by part."""

    rates: list[float] = field(default_factory=list)
    costs: dict[str, list[float]] = field(default_factory=lambda: {part: [] for part in _PARTS})


Found = dict[tuple[str, str], Round]
Chains = Sequence[Sequence[bytes]]
Asking = Callable[[Layout], Chains]


@contextlib.contextmanager
def layouts(kept: Store) -> Iterator[list[Layout]]:
    """All that are compared, on one store."""
    with contextlib.ExitStack() as stack:
        one, other = (stack.enter_context(instance(f"1 process, {name}", 1, kept.url)) for name in "ab")
        two, more = (stack.enter_context(instance(f"2 processes, {name}", 2, kept.url)) for name in "ab")
        found = [
            Layout("1 instance of 1 process", one.port, [one]),
            Layout("1 instance of 2 processes", two.port, [two]),
        ]
        for name, instances in {
            "1 instance of 1, nginx": [one],
            "2 instances of 1, nginx": [one, other],
            "1 instance of 2, nginx": [two],
            "2 instances of 2, nginx": [two, more],
        }.items():
            proxy = stack.enter_context(nginx(name, [each.port for each in instances]))
            found.append(Layout(name, proxy.port, instances, [proxy]))
        yield found


def measure(layout: Layout, kept: Store, chains: Chains, found: Round) -> None:
    """One round of one layout."""
    count = sum(map(len, chains))
    parts = {"service": layout.instances, "store": [kept], "nginx": layout.proxy}
    before = {name: sum(part.processor_s() for part in some) for name, some in parts.items()}
    own = time.process_time()
    took, _ = drive(layout.port, chains)
    found.rates.append(count / took)
    found.costs["load"].append((time.process_time() - own) / count * 1e6)
    for name, some in parts.items():
        spent = sum(part.processor_s() for part in some) - before[name]
        found.costs[name].append(spent / count * 1e6)


def askings(requests: int) -> dict[str, Asking]:
    """What is asked: the requests of a round, made anew for each layout."""
    asked = [[request("POST", "/v1/anaconda/validate", body)] for body in bodies("anaconda", "validate", _DIFFERENT)]
    stateless = (asked * requests)[:requests]
    played = script(PLIES)

    def live(layout: Layout) -> Chains:
        return moves(begin(layout.port, max(_LEAST_TABLES, requests // len(played))), played)

    return {"validate": lambda _: stateless, "live move": live}


def run(found: Sequence[Layout], kept: Store, rounds: int, requests: int) -> Found:
    """Every layout with every request in every round; one round before warms up."""
    asked = askings(requests)
    told: Found = {(name, layout.name): Round() for name in asked for layout in found}
    for number in range(-1, rounds):
        turned = [*found[number % len(found) :], *found[: number % len(found)]]
        for name, asking in asked.items():
            for layout in turned:
                measure(layout, kept, asking(layout), told[name, layout.name] if number >= 0 else Round())
    return told


def across(one: Part, other: Part) -> float:
    """A game begun at one instance, moved at either, followed at the other; the longest wait for news, in ms."""
    table, played, waits = begin(one.port, 1)[0], script(6), []
    for ply, (seat, text) in enumerate(played):
        here, there = (one, other) if ply % 2 else (other, one)
        after = _events(there, table, 0, 0)["next"]
        heard: list[float] = []

        def follow(there: Part = there, after: int = after, heard: list[float] = heard) -> None:
            told = _events(there, table, after, 20)["events"]
            heard.append(time.monotonic())
            if not any(event["type"] == "move" for event in told):
                raise SystemExit(f"No event of the move came to the other instance: {told}")

        following = threading.Thread(target=follow)
        following.start()
        time.sleep(0.2)  # until it waits
        drive(here.port, [[move(table, seat, text, ply)]])
        answered = time.monotonic()
        following.join()
        waits.append((heard[0] - answered) * 1e3)
    return max(waits)


def _events(part: Part, table: Table, after: int, wait_s: int) -> dict[str, list[dict[str, str]]]:
    line = http.client.HTTPConnection(HOST, part.port, timeout=30)
    with contextlib.closing(line):
        line.request("GET", f"{table.path}/events?after={after}&wait={wait_s}")
        return orjson.loads(line.getresponse().read())


# Figures --------------------------------------------------------------------------------------------------------------


def report(told: Found, found: Sequence[Layout]) -> str:
    """The figures as a table."""
    base = {0: found[0].name, 1: found[0].name, 2: found[2].name, 3: found[2].name, 4: found[4].name, 5: found[4].name}
    lines = [
        "| request | layout | requests/s | ÷ that with half | us of processor: service, store, nginx, load |",
        "| --- | --- | --- | --- | --- |",
    ]
    for name in dict.fromkeys(name for name, _ in told):
        for number, layout in enumerate(found):
            each, half = told[name, layout.name], told[name, base[number]]
            ratios = [ours / theirs for ours, theirs in zip(each.rates, half.rates, strict=True)]
            shown = "" if each is half else spread(ratios, ".2f")
            costs = ", ".join(f"{statistics.median(each.costs[part]):.0f}" for part in _PARTS)
            lines.append(f"| {name} | {layout.name} | {spread(each.rates, ',.0f')} | {shown} | {costs} |")
    return "\n".join(lines)


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="How the service scales over processes and instances.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--requests", type=int, default=1500, help="to each layout in a round")
    options = parser.parse_args()
    with store() as kept, layouts(kept) as found:
        told = run(found, kept, options.rounds, options.requests)
        longest_ms = across(found[3].instances[0], found[3].instances[1])
    print(report(told, found))
    print(
        f"\n{options.rounds} rounds of {options.requests} requests over 16 connections, live games of {GAME},"
        f" Python {sys.version.split()[0]}, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.0f}. A game"
        f" moved at two instances in turn was followed at the other: the event came at most {longest_ms:.0f} ms"
        " after the answer to the move."
    )


if __name__ == "__main__":
    main()
