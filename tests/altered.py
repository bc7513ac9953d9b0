"""Positions of random games, and with related things changed in two places at once, still as the schemas have them."""

from __future__ import annotations

import copy
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Any, Final, TypeAlias

from schemas.common import kept
from schemas.quick import DOUBTS
from service import operations
from service.catalog import CATALOG
from service.game import CHANCE, TERMINAL

Path: TypeAlias = tuple[str | int, ...]
"""Where a value stands: names of members, places in lists."""
Kind: TypeAlias = tuple[str, ...]
"""The same whatever the places in lists."""

_FAR: Final = (0, 1, 2, 3, 4, 5, 6, 11, 25, 48, 99, 99_999)
"""Seats, places, turns and counts, most of which are not there."""
_SEATS: Final = (2, 3)
"""Seats that every schema takes, and that small tables do not have."""
_MOVER: Final = ("to_move",)
_TRIES: Final = 2
_WITH_MOVER: Final = 40
"""Most depends on who is to move, so that is changed more often."""


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


def played(slug: str, setup: Any, dice: random.Random, patience: float = 0.8) -> list[tuple[Any, str]]:
    """The states of a random game up to its 80th ply, each with the move that follows; the last one with any move.

    `patience` is how often a seat looks for a move after which it goes on, as after a right guess.
    """
    game, found, move = CATALOG[slug].game, [], None
    state = game.initial_state(setup, dice.choice([None, str(dice.random())]))
    while game.to_move(state) != TERMINAL and len(found) < 80:
        by_chance = game.to_move(state) == CHANCE
        move = operations.draw(game, state, "x") if by_chance else continued(game, state, dice, patience)
        found.append((state, game.format_move(move)))
        state = game.apply(state, move)
    return [*found, (state, found[-1][1])]


def continued(game: Any, state: Any, dice: random.Random, patience: float) -> Any:
    """A move of the seat to move."""
    moves = list(game.legal_moves(operations.viewed_by_mover(game, state)))
    dice.shuffle(moves)
    if dice.random() > patience:
        return moves[0]
    mover = game.to_move(state)
    return next((move for move in moves if game.to_move(game.apply(state, move)) == mover), moves[0])


def as_json(slug: str, name: str, value: Any) -> Any:
    return json.loads(json.dumps(kept(getattr(CATALOG[slug].schemas, name)).dump(value)))


def altered(positions: Sequence[Any], load: Callable[[Any], Any], dice: random.Random) -> Iterator[Any]:
    """Positions of which two numbers are made the same one, or two lists shorter or longer, or with a seat too many.

    Every pair of kinds of places has its turn.

    Args:
        positions: good ones, as JSON.
        load: loads one, or raises one of `DOUBTS`; what no request can bring is left out.
        dice: says in which position, at which of the places of a kind, and what to.
    """
    numbers = sorted({_kind(path) for one in positions for path in _numbers(one)})
    for pair in combinations_with_replacement(numbers, 2):
        for _ in range(_WITH_MOVER if _MOVER in pair else _TRIES):
            number = dice.choice([3, dice.choice(_SEATS), dice.choice(_FAR)])
            yield from _loaded(_renumbered(dice.choice(positions), pair, number, dice), load)
    lists = sorted({_kind(path) for one in positions for path in _lists(one)})
    for pair in combinations_with_replacement(lists, 2):
        for _ in range(_TRIES):
            yield from _loaded(_resized(dice.choice(positions), pair, dice), load)
    for kind in numbers:
        for _ in range(_TRIES):
            reseated = _reseated(dice.choice(positions), dice)
            yield from _loaded(_renumbered(reseated, (kind,), dice.choice(_SEATS), dice), load)


def _loaded(value: Any, load: Callable[[Any], Any]) -> Iterator[Any]:
    try:
        yield load(value)
    except DOUBTS:
        return


def _renumbered(position: Any, kinds: Sequence[Kind], number: int, dice: random.Random) -> Any:
    changed = copy.deepcopy(position)
    for path in _chosen([*_numbers(position)], kinds, dice):
        _parent(changed, path)[path[-1]] = number
    return changed


def _resized(position: Any, pair: Sequence[Kind], dice: random.Random) -> Any:
    """The last item of both lists is gone, or there twice."""
    changed, longer = copy.deepcopy(position), dice.random() < 0.5
    # The longest paths come first, so that what they lead through is still there.
    for path in sorted(_chosen([*_lists(position)], pair, dice), key=len, reverse=True):
        items = _parent(changed, path)[path[-1]]
        items[len(items) if longer else -1 :] = items[-1:] if longer else []
    return changed


def _reseated(position: Any, dice: random.Random) -> Any:
    """The same with a seat more or fewer, in all that there is one of per seat."""
    changed = copy.deepcopy(position)
    seats, longer = changed["setup"].get("players", 1), dice.random() < 0.5
    for items in changed.values():
        if isinstance(items, list) and len(items) == seats:
            items[seats if longer else -1 :] = items[-1:] if longer else []
    changed["setup"]["players"] = seats + (1 if longer else -1)
    return changed


def _chosen(paths: Sequence[Path], kinds: Sequence[Kind], dice: random.Random) -> set[Path]:
    """A place of each kind, more often than not the last one: that of the newest guess, of the last seat."""
    by_kind = defaultdict(list)
    for path in paths:
        by_kind[_kind(path)].append(path)
    return {dice.choice([dice.choice(there), there[-1], there[-1]]) for kind in kinds if (there := by_kind[kind])}


def _parent(position: Any, path: Path) -> Any:
    for step in path[:-1]:
        position = position[step]
    return position


def _kind(path: Path) -> Kind:
    return tuple(str(step) if _is_named(path, at) else "*" for at, step in enumerate(path))


def _is_named(path: Path, at: int) -> bool:
    """Whether a step means something by itself: a name, or a place in a guess, which is an array of four."""
    return isinstance(path[at], str) or (path[:1] == ("guesses",) and at == 2)


def _numbers(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where numbers stand, or null, or who is to move: all of which may become a number."""
    if (type(value) is int or value is None or path[-1:] == ("to_move",)) and path:
        yield path
    for key, item in _items(value):
        yield from _numbers(item, (*path, key))


def _lists(value: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(value, list) and path:
        yield path
    for key, item in _items(value):
        yield from _lists(item, (*path, key))


def _items(value: Any) -> Iterator[tuple[str | int, Any]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        yield from enumerate(value)
