"""Rounds and positions that commands are asked about in the tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from commanding import printed

from service.catalog import CATALOG

ROOT = Path(__file__).resolve().parents[2]
GAMES = pytest.mark.parametrize("slug", list(CATALOG))
# The closing puzzle of the rules of Anaconda: III=5@IV wins in 7 placements, III=2@V loses; nothing else is possible.
PUZZLE = "III7-IV4-V3 last:V seat:0/2"
# By the table of faces, die III has no 3 and die IV no 2, and 2 is no neighbour of the centre's 6.
IMPOSSIBLE = "III3-V6-IV2 last:IV seat:0/2"
REASONS = ("Die III has no face 3.", "Die IV has no face 2.", "its number is a neighbour of the centre's")
OVER = "III1-V2-IV3 last:IV seat:1/2 loser:1"
# Example 2 of the rules: seat 1 is stuck. Its third ply could also have been V=6@III or V=3@IV, never V=4@III: 4 is no
# neighbour of 7, and it would lie opposite to the other 4, an even double.
MOVES = ["roll:III,IV", "III=7,IV=4", "V=8@III", "IV=9@V", "III=1@IV", "V=2@III", "IV=3@V"]
GOOD = {"moves": MOVES}
BAD = {"moves": [*MOVES[:2], "V=4@III", *MOVES[3:]]}
FAULTS = ["not_a_neighbour, anaconda#a-turn)", "even_double, anaconda#a-turn)"]
UNREADABLE = {"moves": [*MOVES[:2], "V6", *MOVES[3:]]}
TEXT = '[Game "anaconda"]\n[Seat0 "A"]\n[Seat1 "B"]\n\n1. ' + " ".join(MOVES) + " 1-0\n"
SCORE = ["  seat 0: 1 points, place 1 (round_won +1)", "  seat 1: 0 points, place 2 (stuck +0)"]


def golden(slug: str) -> list[Path]:
    return sorted((ROOT / "tests" / "games" / slug.replace("-", "_") / "records").glob("*.json"))


def halfway(slug: str) -> dict[str, Any]:
    """The first half of a recorded game."""
    record = json.loads(golden(slug)[0].read_text(encoding="utf-8"))
    return {**record, "moves": record["moves"][: len(record["moves"]) // 2], "result": None}


def position_of(slug: str) -> str:
    """The position after it, as `replay` prints it."""
    return printed("replay", slug, "-", given=json.dumps(halfway(slug)))[1].strip()
