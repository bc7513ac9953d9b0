"""A move changes what it is said to change here and keeps all else: several build their state member by member."""

from __future__ import annotations

import json
import random
from collections import defaultdict
from dataclasses import fields
from itertools import pairwise
from typing import Any, Final

import pytest
from altered import played

from service.catalog import CATALOG

ROUNDS: Final = 300
CHANGED: Final[dict[str, dict[str, str]]] = {
    "anaconda": {
        "roll": "phase rolling to_move",
        "rolled": "dice phase rolling to_move",
        "place": "centre dice last loser phase resolve seen to_move",
    },
    "davinci": {
        "return": "arranged phase pool returned rows to_move turn",
        "arrange": "arranged phase rows to_move turn",
        "draw": "drawing phase to_move",
        "tile": "clue drawing phase pool to_move",
        "insert": "clue_at phase rows",
        "stake": "phase stake",
        "guess": "clue clue_at guesses hits out phase rows stake tally to_move turn winner",
        "stop": "clue clue_at hits phase rows stake to_move turn",
        "reveal": "hits out phase rows to_move turn winner",
    },
    "davinci-solo": {
        "draw": "pending phase to_move won",
        "tile": "hand pending phase pool rows to_move turn won",
        "place": "allowance hand held_since phase rows to_move turn won",
        "hold": "allowance held_since phase to_move turn won",
    },
    "numerus": {
        "deal": "board star to_move",
        "take": "board collected star to_move",
        "swap": "collected exchange_left",
    },
    "numerus-solo": {
        "deal": "board star to_move",
        "take": "board chains star to_move",
    },
}


@pytest.mark.parametrize("slug", list(CATALOG))
def test_a_move_changes_these_members_of_a_state_and_no_others(slug: str) -> None:
    game, changed = CATALOG[slug].game, defaultdict(set)
    for before, move, after in plies(slug):
        names = [each.name for each in fields(before) if getattr(before, each.name) != getattr(after, each.name)]
        changed[game.parse_move(move).kind].update(names)
    assert {kind: " ".join(sorted(names)) for kind, names in changed.items()} == CHANGED[slug]


def plies(slug: str) -> list[tuple[Any, str, Any]]:
    """States before and after each move of random games, with all kinds of options, dealt by seed or by chance."""
    entry, dice, found = CATALOG[slug], random.Random(f"plies of {slug}"), []
    for _ in range(ROUNDS):
        options = {option.name: dice.choice(option.values) for option in entry.game.INFO.options if option.values}
        setup = entry.schemas.setup().load(json.loads(json.dumps(options)))
        if not entry.game.check_setup(setup):
            course = played(slug, setup, dice, patience=0.3)
            found += [(before, move, after) for (before, move), (after, _) in pairwise(course)]
    return found
