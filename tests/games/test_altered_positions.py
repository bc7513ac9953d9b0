"""Whatever a schema takes is judged: no position, however wrong, makes the rules fail."""

from __future__ import annotations

import random
from contextlib import suppress
from typing import Any

import pytest
from altered import altered, as_json, moments

from schemas.quick import reader
from service import operations
from service.catalog import CATALOG
from service.refusal import Refusal
from service.stateless import operations_of

GAMES = pytest.mark.parametrize("slug", list(CATALOG))
ROUNDS = 4


@GAMES
def test_an_altered_state_is_refused_or_answered_and_nothing_fails(slug: str) -> None:
    entry, dice = CATALOG[slug], random.Random(f"altered states of {slug}")
    states = [as_json(slug, "state", state) for state, _ in moments(slug)]
    texts = sorted({text for _, text in moments(slug)})
    judged = 0
    for _ in range(ROUNDS):
        for state in altered(states, reader(entry.schemas.state), dice):
            judged += 1
            if not entry.game.check_state(state):
                ask_all(slug, {"state": state}, dice.sample(texts, min(len(texts), 10)))
    assert judged > 100


@GAMES
def test_an_altered_view_is_refused_or_answered_and_nothing_fails(slug: str) -> None:
    entry, dice = CATALOG[slug], random.Random(f"altered views of {slug}")
    seen = [(state, dice.randrange(entry.game.players(entry.game.setup_of(state)))) for state, _ in moments(slug)]
    views = [as_json(slug, "view", entry.game.view(state, seat)) for state, seat in seen]
    texts = sorted({text for _, text in moments(slug)})
    judged = 0
    for view in altered(views, reader(entry.schemas.view), dice):
        judged += 1
        if not entry.game.check_view(view):
            ask_all(slug, {"view": view}, dice.sample(texts, min(len(texts), 10)))
    assert judged > 20


def ask_all(slug: str, subject: dict[str, Any], texts: list[str]) -> None:
    """All that is asked about a state or a view that is in order, and that only the rules answer."""
    moves = [CATALOG[slug].game.parse_move(text) for text in texts]
    ask(slug, "legal-moves", subject)
    for move in moves:
        ask(slug, "validate", {**subject, "move": move})
    if "state" in subject:
        for move in moves:
            ask(slug, "apply", {**subject, "moves": [move], "seed": "x"})
        for seat in (None, 0, 1, 2, 3):
            ask(slug, "view", {**subject, "seat": seat})
        operations.score(CATALOG[slug], subject)


def ask(slug: str, name: str, body: dict[str, Any]) -> None:
    operation = operations_of(slug)[name]
    with suppress(Refusal):
        operation.dump(operation.work(CATALOG[slug], body))
