"""The golden records, played by the plain rules too: each turn must be possible, and come to the recorded points."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from numerus import plain
from service.chance import Stream

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
DRAWINGS = {"eight": plain.EIGHT, "square": plain.SQUARE, plain.names(plain.ISLANDS): plain.ISLANDS}
DRAWINGS[plain.names(plain.LOOSE)] = plain.LOOSE


def laid_out(record: dict[str, Any]) -> tuple[str, tuple[int, ...], plain.Place, list[str]]:
    """The drawing, the chips on it, the star and the moves after the deal."""
    board, moves = record["setup"]["board"], record["moves"]
    drawing = DRAWINGS[board if isinstance(board, str) else tuple(board)]
    if record["seed"] is None:
        chips = tuple(int(chip.replace("*", "0")) for chip in moves[0].removeprefix("deal:").split(","))
        moves = moves[1:]
    else:
        chips = tuple(Stream(record["seed"], "deal").shuffled([*range(1, 49), 0]))
    return drawing, chips, plain.places(drawing)[chips.index(0)], moves


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_follows_the_plain_rules(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    setup = record["setup"]
    drawing, chips, star, moves = laid_out(record)
    collected: list[set[int]] = [set() for _ in range(setup["players"])]
    left, mover = [setup["exchange_chips"]] * setup["players"], setup["first_player"]
    for move in moves:
        numbers = [int(number) for number in re.findall("[0-9]+", move)]
        if move.startswith("swap:"):
            give, seat, get = numbers
            assert (give, seat, get) in plain.swaps(collected, mover)
            assert left[mover] > 0
            collected[mover] ^= {give, get}
            collected[seat] ^= {give, get}
            left[mover] -= 1
        else:
            star, _ = plain.targets(drawing, setup["cross_gaps"], chips, star)[numbers[0]]
            chips = plain.without(drawing, chips, numbers[0])
            collected[mover].add(numbers[0])
            mover = (mover + 1) % setup["players"]
    lengths = [max(map(len, plain.runs(mine)), default=0) for mine in collected]
    tournament = [plain.tournament(mine) for mine in collected]
    assert record["result"]["points"] == (tournament if setup["scoring"] == "tournament" else lengths)


def test_the_records_show_every_option_and_a_jump() -> None:
    setups = [json.loads(path.read_text(encoding="utf-8"))["setup"] for path in RECORDS]
    assert {setup["players"] for setup in setups} == {2, 3, 4}
    assert {setup["scoring"] for setup in setups} == {"longest", "tournament"}
    assert {setup["exchange_chips"] for setup in setups} >= {0, 2, 3}
    assert {setup["cross_gaps"] for setup in setups} == {False, True}
    assert {str(setup["board"])[:6] for setup in setups} >= {"eight", "square", "['a1',"}
    assert any(setup["first_player"] for setup in setups)
