"""What requests cost as boards, records, live games and batches grow: `python -m bench.sizes`.

The application is called in this process, without a server around it, and the processor time of a request is measured:
the least of several, which other work on the machine distorts least. Of live games also what the store itself spends on
a change, by its own count, and how much memory it needs. A slope is that of the straight line through all points. The
power says how a cost grows between the last two sizes: 0 not at all, 1 as the size, more than 1 faster. Takes about two
minutes.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

import orjson

from bench.fleet import Store, store
from bench.in_process import Application
from bench.long_games import Ply, long_game, random_game, start
from schemas.common import kept
from service.catalog import CATALOG, Entry

LENGTHS: Final = (10, 100, 1000, 5000)
_ITEMS: Final = (1, 10, 100, 1000)
_SHARES: Final = (0.0, 1 / 3, 2 / 3, 1.0)
_LAST: Final = 50
"""So many moves before a length are what a move costs there."""
_TABLE: Final = "/v1/anaconda/sessions"


@dataclass(frozen=True)
class Point:
    """So many of something, and what a request about it costs in microseconds."""

    size: int
    us: float


def row(name: str, unit: str, points: Sequence[Point]) -> str:
    """A line of a table: sizes, costs, slope, power."""
    sizes = ", ".join(f"{point.size:,}" for point in points)
    costs = ", ".join(f"{point.us:,.0f}" for point in points)
    return f"| {name} | {unit} | {sizes} | {costs} | {slope(points):.2f} | {power(points):.1f} |"


HEAD: Final = (
    "| request | size in | sizes | us of processor | us for each more | grows with the power |\n"
    "| --- | --- | --- | --- | --- | --- |"
)


def slope(points: Sequence[Point]) -> float:
    """Microseconds for each more, by the line with the least squares."""
    return statistics.linear_regression([point.size for point in points], [point.us for point in points]).slope


def power(points: Sequence[Point]) -> float:
    """With which power of the size the cost grows between the last two points."""
    before, last = points[-2:]
    return math.log(last.us / before.us) / math.log(last.size / before.size)


# Stateless ------------------------------------------------------------------------------------------------------------


def boards(app: Application, times: int) -> Iterator[str]:
    """`validate` and `legal-moves` as games go on."""
    for slug, entry in CATALOG.items():
        decisions = [(number, ply) for number, ply in enumerate(_longest(entry)) if ply.seat >= 0]
        chosen = [decisions[round(share * (len(decisions) - 1))] for share in _SHARES]
        for operation in ("validate", "legal-moves"):
            points = [Point(at, _judged(app, slug, operation, ply, times)) for at, ply in chosen]
            yield row(f"{slug} {operation}", "plies played", points)


def _longest(entry: Entry) -> list[Ply]:
    return max((list(random_game(entry, f"sizes {number}")) for number in range(20)), key=len)


def _judged(app: Application, slug: str, operation: str, ply: Ply, times: int) -> float:
    entry = CATALOG[slug]
    body: dict[str, Any] = {"state": kept(entry.schemas.state).dump(ply.state)}
    if operation == "validate":
        body["move"] = entry.game.format_move(ply.move)
    return app.cost("POST", f"/v1/{slug}/{operation}", orjson.dumps(body), times=times)


def records(app: Application, times: int) -> Iterator[str]:
    """`replay` by the length of a record."""
    played = list(islice(long_game("sizes"), LENGTHS[-1]))
    yield row("anaconda replay", "plies", [_replayed(app, "anaconda", played[:length], times) for length in LENGTHS])
    for slug, entry in CATALOG.items():
        if slug != "anaconda":
            whole = list(random_game(entry, "sizes"))
            lengths = [max(1, round(share * len(whole))) for share in (1 / 4, 1 / 2, 3 / 4, 1)]
            yield row(f"{slug} replay", "plies", [_replayed(app, slug, whole[:each], times) for each in lengths])


def _replayed(app: Application, slug: str, plies: Sequence[Ply], times: int) -> Point:
    entry = CATALOG[slug]
    record = {
        "start": kept(entry.schemas.state).dump(plies[0].state),
        "moves": [entry.game.format_move(ply.move) for ply in plies],
    }
    body = orjson.dumps({"record": record})
    return Point(len(plies), app.cost("POST", f"/v1/{slug}/replay", body, times=min(times, 1 + 20_000 // len(plies))))


def batches(app: Application, times: int) -> Iterator[str]:
    """`/v1/batch` by the number of items."""
    for slug in ("anaconda", "numerus", "davinci"):
        state = kept(CATALOG[slug].schemas.state).dump(start(CATALOG[slug], "sizes"))
        points = []
        for count in _ITEMS:
            items = [
                {"id": str(number), "game": slug, "operation": "legal-moves", "body": {"state": state}}
                for number in range(count)
            ]
            body = orjson.dumps({"items": items})
            points.append(Point(count, app.cost("POST", "/v1/batch", body, times=min(times, 1 + 2000 // count))))
        yield row(f"{slug} batch of legal-moves", "items", points)


# Live games -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """A live game of some length: costs in microseconds of the service and of the store, memory of the store in bytes.

    Attributes:
        asked: what requests other than moves cost, by name.
    """

    plies: int
    move_us: float
    change_us: float
    memory: int
    asked: dict[str, float]


def live_game(app: Application, kept_in: Store, lengths: Sequence[int], *, keys: bool) -> list[Moment]:
    """A live game that goes on and on, looked at whenever it has one of the lengths; `keys`: Idempotency-Keys."""
    document = orjson.loads(app.ask("POST", _TABLE, orjson.dumps({"seed": "sizes", "assist": "hints"})))
    path, tokens = f"{_TABLE}/{document['id']}", document["tokens"]["seats"]
    moved, changed, found = [], [], []
    with kept_in.client() as client:
        for number, ply in enumerate(islice(long_game("sizes"), lengths[-1]), 1):
            if ply.seat >= 0:
                before = _spent_on_changes(client)
                moved.append(_move(app, path, tokens[ply.seat], ply, f"ply-{number}" if keys else ""))
                changed.append(_spent_on_changes(client) - before)
            if number in lengths:
                memory = sum(
                    client.memory_usage(key, samples=0) for key in client.scan_iter(f"rw:{{{document['id']}}}:*")
                )
                least = (min(moved[-_LAST:]), min(changed[-_LAST:]))
                found.append(Moment(number, *least, memory, _asked(app, path, tokens[0], number)))
    return found


def _move(app: Application, path: str, token: str, ply: Ply, key: str) -> float:
    body = orjson.dumps({"move": CATALOG["anaconda"].game.format_move(ply.move)})
    named = {"Idempotency_Key": key} if key else {}
    return app.cost("POST", f"{path}/moves", body, Authorization=f"Bearer {token}", **named)


def _asked(app: Application, path: str, token: str, plies: int) -> dict[str, float]:
    """What other requests cost; those that tell of the whole game may cost the more, the longer it is."""
    paths = {
        "the session": path,
        "legal-moves": f"{path}/legal-moves",
        "the last event": f"{path}/events?after={plies + 1}",
        "an early ply": f"{path}/plies/5",
        "the record": f"{path}/record",
    }
    return {name: app.cost("GET", each, times=20, Authorization=f"Bearer {token}") for name, each in paths.items()}


def _spent_on_changes(client: Any) -> float:
    found = client.info("commandstats").get("cmdstat_evalsha", {})
    return float(found.get("usec", 0))


def live_rows(moments: Sequence[Moment]) -> Iterator[str]:
    """The lines of a live game."""

    def points(value: Callable[[Moment], float]) -> list[Point]:
        return [Point(moment.plies, value(moment)) for moment in moments]

    yield row("a move", "plies", points(lambda moment: moment.move_us))
    yield row("its change in the store (time of the store)", "plies", points(lambda moment: moment.change_us))
    for name in moments[0].asked:
        yield row(name, "plies", points(lambda moment, name=name: moment.asked[name]))


def memory_table(without: Sequence[Moment], with_keys: Sequence[Moment]) -> str:
    """Memory of a live game by its length."""
    lines = ["| plies | kB in the store | with an Idempotency-Key for every move |", "| --- | --- | --- |"]
    for bare, keyed in zip(without, with_keys, strict=True):
        lines.append(f"| {bare.plies:,} | {bare.memory / 1000:.1f} | {keyed.memory / 1000:.1f} |")
    return "\n".join(lines)


def main() -> None:
    """Run everything once."""
    parser = argparse.ArgumentParser(description="Processor time of requests as what they are about grows.")
    parser.add_argument("--times", type=int, default=50, help="of each request, of which the least counts")
    options = parser.parse_args()
    with store() as kept_in:
        app = Application(kept_in.url)
        for title, rows in {"Boards": boards, "Records": records, "Batches": batches}.items():
            print(f"### {title}\n\n{HEAD}", *rows(app, options.times), "", sep="\n", flush=True)
        without, with_keys = (live_game(app, kept_in, LENGTHS, keys=keys) for keys in (False, True))
        print(f"### Live games\n\n{HEAD}", *live_rows(with_keys), "", memory_table(without, with_keys), sep="\n")
    print(f"\nThe least of {options.times}, Python {sys.version.split()[0]}, {os.cpu_count()} cores.")


if __name__ == "__main__":
    main()
