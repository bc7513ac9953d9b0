"""The golden records, played by the plain rules too: each turn must be possible, and come to the recorded points."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from numerus import plain
from numerus.test_records import laid_out

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_follows_the_plain_rules(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    setup = record["setup"]
    drawing, chips, star, moves = laid_out(record)
    chains: list[list[int]] = []
    for move in moves:
        number, _, choice = move.removeprefix("take:").partition("+")
        star, _ = plain.targets(drawing, setup["cross_gaps"], chips, star)[int(number)]
        chips = plain.without(drawing, chips, int(number))
        assert (int(choice) if choice else None) in plain.solo_choices(chains, int(number))
        chains = plain.solo_added(chains, int(number), int(choice) if choice else None)
    assert record["result"]["points"] == [-plain.penalty(chains, setup["solo_penalty"])]


def test_the_records_show_every_penalty_and_both_choices() -> None:
    records = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record["setup"]["solo_penalty"] for record in records} == {"per_chip", "per_chain", "triangular"}
    choices = [move.removeprefix("take:").split("+") for record in records for move in record["moves"] if "+" in move]
    assert {int(chain) - int(number) for number, chain in choices} == {-1, 1}
