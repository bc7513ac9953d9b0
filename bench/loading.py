"""Loading and dumping with the functions of `schemas.quick` and by marshmallow: `python -m bench.loading`.

Processor time for one value: the bodies of `validate`, and the answers of `validate` and `legal-moves`, of the first
moves of random games. Both take turns in many rounds, and what counts is the least of each.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import orjson

from bench.batch_tasks import cases
from schemas.common import kept
from schemas.quick import quick
from schemas.quick_dump import quick_dump
from schemas.requests import build
from service import operations
from service.catalog import CATALOG

ROUNDS: Final = 20
VALUES: Final = 120
Work = tuple[Callable[[Any], Any], Sequence[Any]]


def works(slug: str) -> list[Work]:
    """What is measured of a ruleset, by marshmallow and quickly in turn."""
    entry, of = CATALOG[slug], cases(slug, 1)[:VALUES]
    wire = build(entry.game, entry.schemas)
    bodies = [orjson.loads(orjson.dumps(case.body)) for case in of]
    verdicts = [operations.validate(entry, {"state": case.state}, case.move) for case in of]
    listed = [operations.legal_moves(entry, {"state": case.state}) for case in of]
    states = [case.state for case in of]
    dumps: list[tuple[Any, Sequence[Any]]] = [
        (wire.verdict, verdicts),
        (wire.legal_moves, listed),
        (entry.schemas.state, states),
    ]
    found: list[Work] = [(kept(wire.judged).load, bodies), (quick(wire.judged), bodies)]
    for schema, values in dumps:
        found += [(kept(schema).dump, values), (quick_dump(schema), values)]
    return found


def least_us(of: list[Work]) -> list[float]:
    """Microseconds of processor for a value, of each work."""
    least = [float("inf")] * len(of)
    for _ in range(ROUNDS):
        for place, (work, values) in enumerate(of):
            start = time.thread_time()
            for value in values:
                work(value)
            least[place] = min(least[place], (time.thread_time() - start) / len(values) * 1e6)
    return least


def main() -> None:
    """Run everything once."""
    names = ("load a state and a move", "dump a verdict", "dump legal moves", "dump a state")
    print(f"| ruleset | {' | '.join(f'{name}: marshmallow | quick' for name in names)} |")
    print("| --- " * (2 * len(names) + 1) + "|")
    for slug in CATALOG:
        print(f"| {slug} | {' | '.join(f'{us:.1f}' for us in least_us(works(slug)))} |", flush=True)
    print(f"\nLeast of {ROUNDS} rounds, µs of processor, Python {sys.version.split()[0]}, {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
