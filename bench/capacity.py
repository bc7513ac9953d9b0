"""How much of everything so many moves need, on paper: `python -m bench.capacity`; `--write` puts it in its document.

What things cost is measured in one run (`bench.constants`, about two minutes); the rest is arithmetic, which
`deploy/CAPACITY.md` explains. No load of the larger sizes was ever run.
"""

from __future__ import annotations

import argparse
import math
import os
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bench.constants import Constants, measured
from bench.fleet import ROOT
from service.config import Config

DOCUMENT: Final = ROOT / "deploy" / "CAPACITY.md"
_BEGIN, _END = "<!-- measured: python -m bench.capacity --write -->", "<!-- end of what was measured -->"
_RATES: Final = (1_000, 60_000, 1_000_000)
"""Moves of live games a minute."""
_GB: Final = 1e9


@dataclass(frozen=True)
class Habits:
    """How people play and how the service is run: what no bench can find out.

    Attributes:
        plies: moves of a game.
        pause_s: between two moves of a game.
        streams: open for each game that is being played, each at a process of its own.
        stateless: requests beside each move.
        kept_s: a game is kept after its last move.
        busy: how much of a processor may be used, so that the rest carries peaks.
        store_busy: the same of the store, whose one thread everybody waits for.
        store_gb: memory of a primary.
        replicas: of each primary.
        under_way: requests at a time in a process that is busy; each holds a connection to the store.
    """

    plies: int = 40
    pause_s: float = 20.0
    streams: int = 2
    stateless: float = 1.0
    kept_s: int = Config().session_ttl_s
    busy: float = 0.6
    store_busy: float = 0.5
    store_gb: float = 16.0
    replicas: int = 1
    under_way: int = 16


def store_us(costs: Constants, habits: Habits) -> float:
    """What the store spends on a move, with its share of the game's beginning and with the reads of followers."""
    return costs.move_store + costs.begin_store / habits.plies + habits.streams * costs.told_store


def service_us(costs: Constants, habits: Habits) -> float:
    """What all processes of the service spend on a move."""
    live = costs.move + costs.begin / habits.plies + habits.streams * costs.told
    return live + habits.stateless * costs.validate


def game_bytes(costs: Constants, habits: Habits) -> float:
    """Memory of a finished game, every move with an Idempotency-Key."""
    return costs.fresh + habits.plies * costs.ply


def primary_share(moves_s: float, primaries: int, costs: Constants, habits: Habits) -> float:
    """How much of its processor each of so many primaries uses: its part of the moves, and everybody's messages."""
    own = moves_s / primaries
    others = primaries * (1 + habits.replicas) - 1 if primaries > 1 else 0
    told = own * others * costs.publish + (moves_s - own) * costs.bus
    return (own * store_us(costs, habits) + told) / 1e6


def primaries_by_processor(moves_s: float, costs: Constants, habits: Habits) -> int | None:
    """The least number of primaries that can do it; None: no number can, since each hears of every message."""
    most = 2 + math.ceil(2 * moves_s * store_us(costs, habits) / 1e6 / habits.store_busy)
    return next(
        (n for n in range(1, most) if primary_share(moves_s, n, costs, habits) <= habits.store_busy),
        None,
    )


def most_moves(primaries: int, costs: Constants, habits: Habits) -> float:
    """Moves a second at which so many primaries are as busy as they may be."""
    return habits.store_busy / primary_share(1.0, primaries, costs, habits)


def kept_moves(costs: Constants, habits: Habits) -> float:
    """Moves a second whose games fill the memory of a primary."""
    games = habits.store_gb * _GB / game_bytes(costs, habits)
    return games * habits.plies / habits.kept_s


def ceiling(costs: Constants, habits: Habits) -> float:
    """Moves a second that no number of primaries gets beyond, since each spends this much on the messages of all."""
    return habits.store_busy / ((1 + habits.replicas) * costs.publish + costs.bus) * 1e6


def needs(moves_s: float, costs: Constants, habits: Habits) -> Mapping[str, str]:
    """What so many moves a second need, in words and numbers."""
    playing = moves_s * habits.pause_s
    kept = moves_s / habits.plies * habits.kept_s
    cores = moves_s * service_us(costs, habits) / 1e6 / habits.busy
    places = Config().streams
    by_streams = playing * habits.streams / places
    workers = math.ceil(max(cores, by_streams))
    by_processor = primaries_by_processor(moves_s, costs, habits)
    gigabytes = kept * game_bytes(costs, habits) / _GB
    by_memory = math.ceil(gigabytes / habits.store_gb)
    traffic = moves_s * (costs.sent + costs.received) / 1e6
    return {
        "moves a second": f"{moves_s:,.0f}",
        "games being played": f"{playing:,.0f}",
        "cores of the service": f"{math.ceil(cores):,}",
        f"workers for streams ({places} places each)": f"{math.ceil(by_streams):,}",
        "cores of nginx": f"{moves_s * (1 + habits.stateless) * costs.passed / 1e6 / habits.busy:,.1f}",
        "primaries by processor": "none is enough" if by_processor is None else f"{by_processor:,}",
        "games kept": f"{kept:,.0f}",
        "memory of the store, GB": f"{gigabytes:,.1f}",
        f"primaries by memory ({habits.store_gb:.0f} GB each)": f"{by_memory:,}",
        "connections to each primary, at most": f"{workers * (habits.under_way + 1):,}",
        "network of the store, MB/s": f"{traffic:,.1f}",
        "log, and to each replica, MB/s": f"{moves_s * costs.log / 1e6:,.1f}",
    }


def constants_table(costs: Constants) -> str:
    """What was measured."""
    rows = (
        ("stateless move (`validate`)", f"{costs.validate:,.0f} µs", ""),
        ("move of a live game", f"{costs.move:,.0f} µs", f"{costs.move_store:,.0f} µs"),
        ("new live game", f"{costs.begin:,.0f} µs", f"{costs.begin_store:,.0f} µs"),
        ("telling one stream of a move", f"{costs.told:,.0f} µs", f"{costs.told_store:,.0f} µs"),
        (
            "message of pub/sub, for each other server of a cluster: sent, heard",
            "",
            f"{costs.publish:.1f} µs, {costs.bus:.1f} µs",
        ),
        ("memory of a new live game", "", f"{costs.fresh / 1e3:.1f} kB"),
        ("memory of each ply with its Idempotency-Key", "", f"{costs.ply / 1e3:.2f} kB"),
        ("what the store sends and gets for a move", "", f"{costs.sent / 1e3:.1f} kB, {costs.received / 1e3:.1f} kB"),
        ("what a move adds to its log", "", f"{costs.log / 1e3:.1f} kB"),
        ("nginx: request passed on, answer from its cache", f"{costs.passed:.0f} µs, {costs.hit:.0f} µs", ""),
    )
    return _table(("what", "service or nginx", "store"), rows)


def model_table(costs: Constants, habits: Habits) -> str:
    """What the rates need."""
    found = [needs(rate / 60, costs, habits) for rate in _RATES]
    rows = [(name, *(each[name] for each in found)) for name in found[0]]
    return _table(("moves a minute", *(f"{rate:,}" for rate in _RATES)), rows)


def limits_table(costs: Constants, habits: Habits) -> str:
    """At which rate what is full."""
    rows = [
        (
            f"{count} primaries" if count > 1 else "1 primary",
            f"{most_moves(count, costs, habits) * 60:,.0f}",
            f"{count * kept_moves(costs, habits) * 60:,.0f}",
        )
        for count in (1, 3, 10, 30)
    ]
    rows.append(("however many primaries", f"{ceiling(costs, habits) * 60:,.0f}", "no limit"))
    return _table(("store", "full by its processor, moves a minute", "full by its memory"), rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def document(costs: Constants, habits: Habits, rounds: int) -> str:
    """All tables."""
    told = f"The least of {rounds} rounds, Python {platform.python_version()}, {os.cpu_count()} cores."
    parts = (constants_table(costs), told, model_table(costs, habits), limits_table(costs, habits))
    return "\n\n".join(parts)


def main() -> None:
    """Measure, work out, and print or write."""
    parser = argparse.ArgumentParser(description="What so many moves of live games need.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="put the tables into deploy/CAPACITY.md")
    options = parser.parse_args()
    text = document(measured(options.rounds), Habits(), options.rounds)
    print(text)
    if options.write:
        before, begin, rest = DOCUMENT.read_text(encoding="utf-8").partition(_BEGIN)
        _, end, after = rest.partition(_END)
        if not begin or not end:
            raise SystemExit(f"{DOCUMENT.name} has no place for the tables.")
        DOCUMENT.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
