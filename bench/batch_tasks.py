"""What `bench.batch` has judged: moves of games that are played by chance, alone and as whole records."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from schemas.common import kept
from schemas.quick import quick
from schemas.records import record_schema
from service import operations
from service.catalog import CATALOG, Entry
from service.game import CHANCE, TERMINAL

MOVES = 1000
Json = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """A state and a move, as values and as a body of `validate`."""

    entry: Entry
    state: Any
    move: Any
    body: Json


@dataclass(frozen=True)
class Task:
    """Moves to be judged.

    Attributes:
        name: what they have in common.
        cases: every move with its state.
        items: what a batch asks, in the order of the cases.
        read: the verdicts that the body of an item's answer tells.
        alone: judges all of them by the rules alone.
    """

    name: str
    cases: list[Case]
    items: list[Json]
    read: Callable[[Json], list[bool]]
    alone: Callable[[], list[bool]]


def tasks(slug: str) -> Iterator[Task]:
    """Everything that is measured of a ruleset."""
    for in_a_state in (1, 10):
        yield moves_in_states(slug, in_a_state)
    yield whole_games(slug)


def moves_in_states(slug: str, in_a_state: int) -> Task:
    """1,000 moves, so many in each state, each of them an item."""
    found = cases(slug, in_a_state)
    items = [{"game": slug, "operation": "validate", "body": one.body} for one in found]
    return Task(
        f"{in_a_state} in a state",
        found,
        items,
        lambda body: [body["legal"]],
        lambda: [operations.validate(one.entry, {"state": one.state}, one.move).legal for one in found],
    )


def whole_games(slug: str) -> Task:
    """Games with about 1,000 plies in all, each of them an item that replays its record; the last one ends in a fault.

    Plies of chance count as well: whoever checks a record checks the dice and the tiles in it, too.
    """
    entry, found = CATALOG[slug], list[Case]()
    records: list[Json] = []
    for number in itertools.count():
        game = [*plies(entry, number)]
        is_last = len(found) + len(game) >= MOVES
        game = spoilt(entry, game) if is_last else game
        found += game
        records.append(record(entry, number, game))
        if is_last:
            break
    loaded = [quick(record_schema(entry.schemas, entry.game))(each) for each in records]
    return Task(
        "whole games",
        found,
        [{"game": slug, "operation": "replay", "body": {"record": each}} for each in records],
        judged,
        lambda: [verdict for each in loaded for verdict in judged(told(operations.replay(entry, each)))],
    )


def plies(entry: Entry, number: int) -> Iterator[Case]:
    """Every ply of a game that is played by chance, with the state before it."""
    game, dice, seed = entry.game, random.Random(number), f"bench-{number}"
    state = game.initial_state(entry.schemas.setup().load({}), seed)
    while game.to_move(state) != TERMINAL:
        if game.to_move(state) == CHANCE:
            move = operations.draw(game, state, seed)
        else:
            move = dice.choice(game.legal_moves(operations.viewed_by_mover(game, state)))
        yield case(entry, state, move)
        state = game.apply(state, move)


def spoilt(entry: Entry, game: list[Case]) -> list[Case]:
    """The game up to the last state in which a move that was made before is not possible, and then that move."""
    for last in range(len(game) - 1, 0, -1):
        state = game[last].state
        for earlier in game[:last]:
            if operations.move_violations(entry.game, state, earlier.move):
                return [*game[:last], case(entry, state, earlier.move)]
    raise SystemExit(f"{entry.game.INFO.slug}: every move is always possible")


def record(entry: Entry, number: int, game: list[Case]) -> Json:
    """The record of a game."""
    info = entry.game.INFO
    moves = [one.body["move"] for one in game]
    return {"game": info.slug, "rules": info.rules_version, "seed": f"bench-{number}", "moves": moves}


def told(played: operations.Replay) -> Json:
    """What the verdicts of a replay are read from."""
    return {"valid": played.valid, "plies": played.plies}


def judged(body: Json) -> list[bool]:
    """The verdicts on the plies of a record, up to the first bad one."""
    return [True] * body["plies"] + [False] * (not body["valid"])


def cases(slug: str, in_a_state: int) -> list[Case]:
    """Moves in states of games that are played by chance, so many in each state.

    One move: by turns a legal one and one of the state before. Several: legal ones first, then those of states before.
    """
    entry = CATALOG[slug]
    found: list[Case] = []
    earlier: list[Any] = []
    for number in itertools.count():
        for state, legal in positions(entry, number):
            is_odd = in_a_state == 1 and len(found) % 2 and earlier
            moves = [*dict.fromkeys([*reversed(earlier), *legal] if is_odd else [*legal, *reversed(earlier)])]
            found += [case(entry, state, move) for move in moves[:in_a_state]]
            earlier = [*earlier, *legal][-50:]
            if len(found) >= MOVES:
                return found[:MOVES]
    raise AssertionError("endless")


def positions(entry: Entry, number: int) -> Iterator[tuple[Any, list[Any]]]:
    """The states of a game that is played by chance in which a player is to move, and what is legal, in any order."""
    game, dice, seed = entry.game, random.Random(number), f"bench-{number}"
    state = game.initial_state(entry.schemas.setup().load({}), seed)
    while game.to_move(state) != TERMINAL:
        if game.to_move(state) == CHANCE:
            state = game.apply(state, operations.draw(game, state, seed))
            continue
        legal = list(game.legal_moves(game.view(state, game.to_move(state))))
        dice.shuffle(legal)
        yield state, legal
        state = game.apply(state, legal[0])


def case(entry: Entry, state: Any, move: Any) -> Case:
    """A case with its body."""
    body = {"state": kept(entry.schemas.state).dump(state), "move": entry.game.format_move(move)}
    return Case(entry, state, move, body)
