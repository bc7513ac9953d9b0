"""Bodies of questions from seeded random games, for benchmarks: the same ones in every run."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import orjson

from schemas.common import kept
from service import operations
from service.catalog import CATALOG
from service.game import CHANCE, TERMINAL

OPERATIONS: Final = ("validate", "legal-moves")
SETUPS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "anaconda": ({}, {"players": 3}, {}, {"repetition": "draw"}),
    "davinci": ({}, {"jokers": True}, {"players": 4}, {"players": 3, "scoring": "tournament"}),
    "davinci-solo": ({}, {"colour_choice": True}, {"cumulative": "each"}),
    "numerus": ({}, {"exchange_chips": 2}, {"players": 4}, {"board": "square", "scoring": "tournament"}),
    "numerus-solo": ({}, {"board": "square"}),
}
"""The setups that the games of a ruleset take in turn."""
_MOST_PLIES: Final = 300
_FROM_ONE_GAME: Final = 5
_ILLEGAL_EVERY: Final = 5


@dataclass(frozen=True, slots=True)
class Moment:
    """A state of a game and a move that could be asked about, legal or not."""

    state: Any
    move: Any


def bodies(slug: str, operation: str, count: int) -> list[bytes]:
    """Different bodies for an operation of a ruleset, as JSON; by turns with a state and with a view."""
    found: dict[bytes, None] = {}
    for moment in _moments(slug):
        if len(found) == count:
            break
        found[_body(slug, operation, moment, as_view=len(found) % 2 == 1)] = None
    return [*found]


def spoiled(body: bytes) -> list[bytes]:
    """Bodies that each differ in one place: a member of another type, or one that nobody knows; of lists, the first."""
    return [orjson.dumps(each) for each in _spoiled(orjson.loads(body))]


def _spoiled(value: Any) -> Iterator[Any]:
    yield from (2.5, True)
    if isinstance(value, dict):
        yield {**value, "unknown": None}
        for name, member in value.items():
            yield from ({**value, name: bad} for bad in _spoiled(member))
    if isinstance(value, list) and value:
        yield from ([bad, *value[1:]] for bad in _spoiled(value[0]))


def _body(slug: str, operation: str, moment: Moment, *, as_view: bool) -> bytes:
    entry = CATALOG[slug]
    # The outcomes of chance are listed for states only.
    if as_view and entry.game.to_move(moment.state) != CHANCE:
        seen = operations.viewed_by_mover(entry.game, moment.state)
        subject = {"view": kept(entry.schemas.view).dump(seen)}
    else:
        subject = {"state": kept(entry.schemas.state).dump(moment.state)}
    if operation == "validate":
        subject["move"] = entry.game.format_move(moment.move)
    return orjson.dumps(subject)


def _moments(slug: str) -> Iterator[Moment]:
    """Moments of one game after the other, without end; now and then with a move of another moment."""
    number = 0
    while True:
        played, dice = _played(slug, number), random.Random(number)
        for moment in dice.sample(played, min(_FROM_ONE_GAME, len(played))):
            move = dice.choice(played).move if dice.randrange(_ILLEGAL_EVERY) == 0 else moment.move
            yield Moment(moment.state, move)
        number += 1


@cache
def _played(slug: str, number: int) -> list[Moment]:
    """All moments of a game that is played by chance; the last move is asked about once more at the end."""
    entry, dice, seed = CATALOG[slug], random.Random(number), f"bench-{number}"
    game, setups = entry.game, SETUPS[slug]
    state = game.initial_state(kept(entry.schemas.setup).load(setups[number % len(setups)]), seed)
    found: list[Moment] = []
    while game.to_move(state) != TERMINAL and len(found) < _MOST_PLIES:
        if game.to_move(state) == CHANCE:
            move = operations.draw(game, state, seed)
        else:
            move = dice.choice(game.legal_moves(operations.viewed_by_mover(game, state)))
        found.append(Moment(state, move))
        state = game.apply(state, move)
    return [*found, Moment(state, found[-1].move)]
