"""The golden records, played by the plain rules too: each turn must be possible, and come to the recorded points."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from davinci_solo import plain
from davinci_solo.tables import laid
from service.games import davinci_solo
from service.games.davinci_solo import Setup

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def begun(record: dict[str, Any]) -> tuple[plain.Rules, plain.Table, list[str]]:
    """The table before the first turn, and the moves from there on."""
    setup = dict(record["setup"])
    start = setup.pop("start")
    rules = plain.Rules(*setup.values())
    moves = list(record["moves"])
    if start is None and record["seed"] is None:
        start, moves = [move.removeprefix("tile:") for move in moves[:6]], moves[6:]
    elif start is None:
        return rules, laid(davinci_solo.initial_state(Setup(**setup), record["seed"])), moves
    spine = [plain.read(name) for name in start]
    return rules, plain.Table(tuple((tile, (tile,)) for tile in spine), plain.EVERY - {*spine}, (), 1), moves


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_follows_the_plain_rules(path: Path) -> None:
    record = read(path)
    rules, table, moves = begun(record)
    ended: plain.Table | None = table
    for move in moves:
        kind, _, rest = move.partition(":")
        if kind == "tile":
            assert plain.read(rest) in table.pool
            table = plain.drawn(table, plain.read(rest))
        elif kind == "place":
            tile, row, side = plain.read(rest[:-3]), int(rest[-2]), rest[-1]
            assert (row, side) in plain.placements(rules, table, tile)
            table = plain.placed(table, tile, row, side)
        if kind == "hold" or (kind == "place" and not table.hand):
            ended = plain.ended(rules, table)
            assert ended is not None
            table = ended
    assert record["result"]["points"] == [sum(len(tiles) for _, tiles in table.rows)]
    assert (record["result"]["points"] == [24]) == record["result"]["position"].split(" phase:")[1].startswith("won")


def test_the_records_show_every_option_and_both_ends() -> None:
    records = [read(path) for path in RECORDS]
    for option, values in {
        "deferral": {"optional", "strict", "off"},
        "cumulative": {"shared", "each"},
        "colour_choice": {False, True},
    }.items():
        assert {record["setup"][option] for record in records} == values
    assert {record["setup"]["row_cap"] for record in records} == {4, 6}
    assert any(record["setup"]["start"] for record in records)
    positions = [record["result"]["position"] for record in records]
    assert any(" phase:won" in text for text in positions)
    assert any(" phase:lost" in text for text in positions)


def test_the_follow_up_record_begins_where_the_won_one_ended() -> None:
    won, follow_up = (read(path) for path in RECORDS if path.stem in ("won", "follow_up"))
    if won["setup"]["start"]:
        won, follow_up = follow_up, won
    state = davinci_solo.parse_position(won["result"]["position"])
    assert davinci_solo.next_spine(state) == tuple(follow_up["setup"]["start"])
