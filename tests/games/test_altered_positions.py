"""Whatever a schema takes is judged: no position, however wrong, makes the rules fail."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from altered import altered

from schemas.common import kept
from schemas.quick import reader
from service import operations
from service.catalog import CATALOG
from service.game import CHANCE, TERMINAL
from service.refusal import Refusal
from service.stateless import operations_of

GAMES = pytest.mark.parametrize("slug", list(CATALOG))
ROUNDS = 3


@cache
def moments(slug: str) -> tuple[tuple[Any, str], ...]:
    """States of random games with all kinds of options, each with the text of a move that is made in it."""
    entry, dice = CATALOG[slug], random.Random(f"moments of {slug}")
    found = []
    while len(found) < 200:
        options = {option.name: dice.choice(option.values) for option in entry.game.INFO.options if option.values}
        setup = entry.schemas.setup().load(json.loads(json.dumps(dice.choice([{}, options]))))
        if not entry.game.check_setup(setup):
            found += played(slug, setup, dice)
    return tuple(found)


def played(slug: str, setup: Any, dice: random.Random) -> list[tuple[Any, str]]:
    game, found, move = CATALOG[slug].game, [], None
    state = game.initial_state(setup, str(dice.random()))
    while game.to_move(state) != TERMINAL and len(found) < 60:
        if game.to_move(state) == CHANCE:
            move = operations.draw(game, state, "x")
        else:
            move = continued(game, state, dice)
        found.append((state, game.format_move(move)))
        state = game.apply(state, move)
    return [*found, (state, found[-1][1])]


def continued(game: Any, state: Any, dice: random.Random) -> Any:
    """A move; as often as not one after which the same seat goes on, as after a right guess."""
    moves = list(game.legal_moves(operations.viewed_by_mover(game, state)))
    dice.shuffle(moves)
    mover, patient = game.to_move(state), dice.random() < 0.5
    goes_on = (move for move in moves if game.to_move(game.apply(state, move)) == mover)
    return next(goes_on, moves[0]) if patient else moves[0]


def as_json(slug: str, name: str, value: Any) -> Any:
    return json.loads(json.dumps(kept(getattr(CATALOG[slug].schemas, name)).dump(value)))


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
    try:
        operation.dump(operation.work(CATALOG[slug], body))
    except Refusal as refusal:
        assert refusal.violations
