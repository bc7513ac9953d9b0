"""Games for benches that ask what size costs: played at random, and one of Anaconda that goes on as long as wanted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from schemas.common import kept
from service import operations
from service.catalog import CATALOG, Entry

_AHEAD: Final = 12
"""So many plies a game must be able to go on after a move that is chosen for a long game."""


class Ply(NamedTuple):
    """A state, who moves in it (below 0: chance), and the move."""

    state: Any
    seat: int
    move: Any


def start(entry: Entry, seed: str) -> Any:
    """The state that a game of the default setup begins with."""
    return operations.new(entry, kept(entry.schemas.setup).load({}), seed).state


def random_game(entry: Entry, seed: str) -> Iterator[Ply]:
    """A game by random moves up to its end."""
    yield from _played(entry, seed, lambda state, ply: operations.random_move(entry.game, state, seed, ply))


def long_game(seed: str) -> Iterator[Ply]:
    """A game of Anaconda that does not end, since nobody makes a move after which it soon has to."""
    entry = CATALOG["anaconda"]

    def choose(state: Any, ply: int) -> Any:
        lasting = [move for move in _moves(entry, state) if _lasts(entry.game.apply(state, move), _AHEAD)]
        return lasting[ply % len(lasting)]

    yield from _played(entry, seed, choose)


def _played(entry: Entry, seed: str, choose: Any) -> Iterator[Ply]:
    game, state, ply = entry.game, start(entry, seed), 0
    while True:
        for move, after in operations.draws(game, state, seed):
            yield Ply(state, -1, move)
            state, ply = after, ply + 1
        if (seat := game.to_move(state)) < 0:
            return
        move = choose(state, ply)
        yield Ply(state, seat, move)
        state, ply = game.apply(state, move), ply + 1


@cache
def _lasts(state: Any, plies: int) -> bool:
    """Whether a game of Anaconda can go on for so many plies; what chance brings is not foreseen."""
    entry = CATALOG["anaconda"]
    if plies == 0 or state.phase in {"roll", "choose", "place"}:
        return True
    return any(_lasts(entry.game.apply(state, move), plies - 1) for move in _moves(entry, state))


def _moves(entry: Entry, state: Any) -> list[Any]:
    seat = entry.game.to_move(state)
    return [] if seat < 0 else list(entry.game.legal_moves(entry.game.view(state, seat)))
