"""What is always true of the tiles in hand, and of what has been noted of shared allowances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from service.game import Violation
from service.games.davinci_solo.state import Held, State, broken, patience, takes
from service.sentences import say

_FIRST_POOL: Final = 18


def hand_faults(state: State) -> Iterator[Violation]:
    """Every reason why no turns lead to this hand."""
    drawn = len(state.pool) + state.turn == _FIRST_POOL
    latest = state.turn if drawn else state.turn - 1
    turns = [held.drawn for held in state.hand]
    if any(not 1 <= turn <= latest for turn in turns) or any(one >= next_one for one, next_one in pairwise(turns)):
        detail = say("Tiles in hand were drawn in different turns, none after this one; they are listed in that order.")
        yield broken("wrong_hand", detail, "a-turn", "/hand")
        return
    older = [held for held in state.hand if held.drawn < state.turn]
    for index, held in enumerate(older):
        yield from (fault.below(f"/hand/{index}") for fault in _held_faults(state, held))
    yield from _shared_faults(state, older)


def _held_faults(state: State, held: Held) -> Iterator[Violation]:
    """Reasons why this tile cannot have been held until now."""
    setup, tile = state.setup, held.tile
    if setup.deferral == "off" or not patience(tile):
        yield broken(
            "cannot_be_held", say("{tile} had to be placed in the turn in which it was drawn.", tile=tile), "holding"
        )
    elif setup.cumulative == "each" and held.drawn + patience(tile) < state.turn:
        yield broken(
            "allowance_spent",
            say("{tile} had to lie by turn {turn}.", tile=tile, turn=held.drawn + patience(tile)),
            "holding",
        )
    elif setup.deferral == "strict" and any(takes(row, setup.row_cap, tile) for row in state.rows):
        yield broken("has_a_place", say("{tile} has a place, so it cannot have been held.", tile=tile), "holding")


def _shared_faults(state: State, older: Sequence[Held]) -> Iterator[Violation]:
    """What is noted of the deferral: only with shared allowances, and only while tiles are held."""
    since, allowance = state.held_since, state.allowance
    if since is None:
        if allowance or (older and state.setup.cumulative == "shared"):
            yield broken(
                "wrong_allowance",
                say("While tiles are held, since when and how long is noted."),
                "holding",
                "/allowance",
            )
        return
    if state.setup.cumulative != "shared" or state.setup.deferral == "off":
        yield broken("wrong_allowance", say("Only shared allowances are added up."), "holding", "/held_since")
        return
    if not older and state.phase in ("draw", "tile"):
        yield broken("wrong_allowance", say("Nothing is held."), "holding", "/held_since")
    if not 1 <= since < state.turn or since > min((held.drawn for held in older), default=since):
        detail = say("The deferral began when the first of the tiles held was drawn, in an earlier turn.")
        yield broken("wrong_allowance", detail, "holding", "/held_since")
    elif since + allowance < state.turn:
        yield broken("allowance_spent", say("The hand had to be empty by now."), "holding", "/allowance")
    if not _adds_up(state, older):
        detail = say(
            "The tiles that are held, with some that were held and are placed, do not add up to this allowance."
        )
        yield broken("wrong_allowance", detail, "holding", "/allowance")


def _adds_up(state: State, older: Sequence[Held]) -> bool:
    """Whether placed tiles can supply what the allowances of the tiles in hand lack."""
    rest = state.allowance - sum(patience(held.tile) for held in older)
    placed = [patience(tile) for row in state.rows for tile in row.tiles if tile != row.spine]
    ones, twos = placed.count(1), placed.count(2)
    began_earlier = not older or state.held_since != older[0].drawn
    if rest == 0:
        return not began_earlier
    return rest > 0 and any(rest - 2 * two in range(ones + 1) for two in range(twos + 1))
