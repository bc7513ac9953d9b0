"""Good texts to begin with, and how they are spoiled."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from schemas.common import kept
from schemas.records import record_schema
from service.api.document import recorded_examples
from service.catalog import CATALOG
from service.games.davinci.positions import format_view
from service.record import Record
from service.records import format_record

from .targets import example, slug_of

FOLDER = Path(__file__).resolve().parents[1] / "games"
TRICKY = (
    *("", " ", "\n", "\r\n", "\t", "\x00", "\ufeff", "\u2028", "\ud800", "٣", "ß", "\U0001d7d9", '"', "\\", '\\"', "'"),
    *("{", "}", ";", "[", "]", "(", ")", "$1", "!", "?", "*", "-", "1-0", "1.", "1...", ",", ".", "/", ":", "=", "@"),
    *("0", "1", "00", "99", "-1", "1e9", "9" * 30, "null", "true", "{}", "[]", '""', "[Game", '[Event "x"]'),
    *('[Start "', '[Setup "{\\"players\\":', "[Seat3", "seat:0/2", " phase:", "turn:", "pool:", "B-", "W11", "B?"),
    *("III", "IV=9", "roll:", "take:", "deal:", "swap:", "guess:", "tile:", "place:", "arrange:", "draw", "48"),
    *("points", "player", "game,", "sheet", "yes", "anaconda", "davinci", "=1+1"),
)
TABLES = (
    "event,round,table,game,player,points\nx,1,1,anaconda,A,2\nx,1,1,anaconda,B,1\n",
    "game;seat0;seat1;points0;points1\nnumerus;A;B;3;-4\n",
    "game,player,sheet_round,stuck\nanaconda,A,1,yes\nanaconda,B,1,\nanaconda,A,2,no\nanaconda,B,2,x\n",
    'game,player,scoring,chips\nnumerus,A,tournament,"1-24"\nnumerus,B,tournament,"25-47,48"\n',
    "game,chains\nnumerus-solo,1-6 7-46 47-48\n",
    "game,winner,hits,codes_exposed,unexposed,pool\ndavinci,yes,5,1,B2 W-,\ndavinci,,3,0,,\n",
    "game,placed\ndavinci-solo,24\n",
    "game,position\nanaconda,III1-V2-IV3 last:IV seat:1/2 loser:1\n",
)


@cache
def records(slug: str) -> tuple[Record, ...]:
    """The recorded games of a ruleset."""
    entry = CATALOG[slug]
    paths = sorted((FOLDER / slug.replace("-", "_") / "records").glob("*.json"))
    load = kept(record_schema(entry.schemas, entry.game)).loads
    return tuple(load(path.read_text(encoding="utf-8")) for path in paths)


@cache
def states(slug: str) -> tuple[Any, ...]:
    """Every state of the first three of them."""
    game = CATALOG[slug].game
    found = []
    for record in records(slug)[:3]:
        found.append(record.start or game.initial_state(record.setup, record.seed))
        for text in record.moves:
            found.append(game.apply(found[-1], game.parse_move(text)))
    return tuple(found)


@cache
def seeds(name: str) -> tuple[str, ...]:
    """Good texts of a target, short ones for the most part."""
    return tuple(_seeds(name.partition(":")[0], slug_of(name)))


def mutated(text: str, others: tuple[str, ...], dice: random.Random) -> str:
    """A text with a few places changed, and perhaps a piece of another one in it."""
    for _ in range(dice.randint(1, 4)):
        begin = dice.randint(0, len(text))
        end = min(len(text), begin + dice.choice((0, 0, 1, 1, 2, 5, 20)))
        piece = dice.choice(TRICKY) if dice.randint(0, 3) else _piece(dice.choice(others), dice)
        text = text[:begin] + piece * dice.choice((1, 1, 1, 2, 3)) + text[end:]
    return text


def _piece(text: str, dice: random.Random) -> str:
    begin = dice.randint(0, len(text))
    return text[begin : begin + dice.randint(1, 30)]


def _seeds(kind: str, slug: str | None) -> Iterator[str]:
    if slug is None:
        yield from {"table": _tables, "file": _files, "batch": _lines}[kind]()
        return
    entry = CATALOG[slug]
    if kind == "record":
        for record in records(slug)[:3]:
            yield format_record(entry, record)
            yield format_record(entry, Record(slug, record.rules, record.setup, record.moves[:3], seed=record.seed))
    elif kind == "move":
        yield from dict.fromkeys(move for record in records(slug) for move in record.moves)
    elif kind == "position":
        yield from map(entry.game.format_position, states(slug))
    else:
        for state in states(slug):
            yield format_view(entry.game.view(state, state.to_move if state.to_move >= 0 else None))


def _tables() -> Iterator[str]:
    yield from TABLES
    for slug in CATALOG:
        yield f'game,sheet\n{slug},"{json.dumps(example(slug)).replace(chr(34), chr(34) * 2)}"\n'


def _files() -> Iterator[str]:
    for slug in CATALOG:
        entry = CATALOG[slug]
        short = [Record(slug, one.rules, one.setup, one.moves[:2], seed=one.seed) for one in records(slug)[:3]]
        yield "\n".join(format_record(entry, record) for record in short)
        yield json.dumps([{"game": slug, "sheet": example(slug)}, {"game": slug, "moves": []}])
        yield f"{json.dumps({'game': slug, **example(slug)})}\n{json.dumps({'game': slug, 'moves': ['x']})}\n"


def _lines() -> Iterator[str]:
    for name, examples in recorded_examples().items():
        slug = next((slug for slug in CATALOG if name.startswith(slug.replace("-", "_") + "_")), None)
        operation = name.removeprefix(f"{slug}_".replace("-", "_")).replace("_", "-")
        for one in examples if slug else ():
            if "body" in one:
                yield json.dumps({"id": "x", "game": slug, "operation": operation, "body": one["body"]}) + "\n"
