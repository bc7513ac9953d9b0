"""Every position of the game and how they lead to each other, worked out once from the rules.

There are few: 276 without the seat to move. A position is taken apart from its seat because placing knows no seats; a
node is a position with the seat that faces it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from service.games.anaconda.notation import format_key, format_table
from service.games.anaconda.rules import apply, chance_outcomes, initial_state, legal_moves
from service.games.anaconda.state import OPENER, PAIRS, Dice, Die, Phase, Place, Roll, Setup, State


class Position(NamedTuple):
    """Three dice on the table, which one is the centre, which was placed last, which has to resolve a double."""

    dice: Dice
    centre: Die | None
    last: Die | None
    resolve: Die | None


class Edge(NamedTuple):
    """A placement, where it leads, and by how many seats the turn passes: 1, or 0 when it made a double."""

    move: Place
    to: Position
    passes: int


Node: TypeAlias = tuple[Position, int]


def position_of(state: State) -> Position:
    """The position of a state with three dice."""
    return Position(state.dice, state.centre, state.last, state.resolve)


def state_at(position: Position, players: int, seat: int) -> State:
    """The state in which a seat faces a position; it goes on even where the seat is stuck."""
    dice, centre, last, resolve = position
    phase: Phase = "play" if resolve is None else "pasch"
    return State(Setup(players), phase, seat, dice, centre=centre, last=last, resolve=resolve)


def text_of(position: Position) -> str:
    """The text of a position without a seat, such as `III7-V6-IV5 last:IV`."""
    return format_table(state_at(position, 2, OPENER))


@cache
def rolled() -> tuple[State, ...]:
    """The 108 states with two rolled dice on the table, for two players."""
    rolling = [apply(initial_state(Setup(), None), Roll(pair)) for pair in PAIRS]
    return tuple(apply(state, outcome) for state in rolling for outcome, _ in chance_outcomes(state))


@cache
def graph() -> Mapping[Position, tuple[Edge, ...]]:
    """Every reachable position with the placements that it allows; none where the player is stuck."""
    found: dict[Position, tuple[Edge, ...]] = {}
    waiting = [edge.to for state in rolled() for edge in _edges(state)]
    while waiting:
        position = waiting.pop()
        if position not in found:
            found[position] = _edges(state_at(position, 2, OPENER))
            waiting += [edge.to for edge in found[position]]
    return MappingProxyType({position: found[position] for position in sorted(found, key=text_of)})


def follow(node: Node, edge: Edge, players: int) -> Node:
    """The node to which a placement leads."""
    return edge.to, (node[1] + edge.passes) % players


@cache
def nodes(players: int) -> Mapping[str, Node]:
    """Every position with every seat that may face it, by the text of both."""
    found = [(position, seat) for position in graph() for seat in range(players)]
    return MappingProxyType(
        {format_key(state_at(position, players, seat)): (position, seat) for position, seat in found}
    )


@cache
def successors(node: Node, players: int) -> frozenset[Node]:
    """Every node to which a placement leads from here."""
    return frozenset(follow(node, edge, players) for edge in graph()[node[0]])


def _edges(state: State) -> tuple[Edge, ...]:
    return tuple(_edge(move, apply(state, move)) for move in legal_moves(state) if isinstance(move, Place))


def _edge(move: Place, after: State) -> Edge:
    facing = after.to_move if after.loser is None else after.loser
    return Edge(move, position_of(after), int(facing != OPENER))
