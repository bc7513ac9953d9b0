"""What is always true of a setup and of a state: every broken invariant, not the first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from service.game import CHANCE, TERMINAL, Violation, Violations
from service.games.numerus.board import layout_faults
from service.games.numerus.table import table_faults
from service.games.numerus_solo.state import PENALTIES, PLAYER, SLUG, Setup, State, broken
from service.sentences import say


def check_setup(setup: Setup) -> Violations:
    """Every option that has no such value, and every fault of a custom board."""
    return tuple(_option_faults(setup)) + tuple(layout_faults(setup.board, SLUG))


def check_state(state: State) -> Violations:
    """Every broken invariant; empty for every reachable state.

    Chains are checked in full: some order of taking chips leads to them. Not checked is whether a series of turns
    leads from a deal to this board; only that the last turn is possible.
    """
    setup = tuple(fault.below("/setup") for fault in check_setup(state.setup))
    return (
        setup
        + tuple(table_faults(state, state.chains, "/chains", SLUG))
        + tuple(_mover_faults(state))
        + chain_faults(state.chains, "/chains")
        + tuple(_order_faults(state))
    )


def check_view(view: State) -> Violations:
    """The same: a view is a state."""
    return check_state(view)


def _option_faults(setup: Setup) -> Iterator[Violation]:
    if setup.solo_penalty not in PENALTIES:
        detail = say("A penalty is one of {penalties}.", penalties=", ".join(PENALTIES))
        yield broken("unknown_penalty", detail, "scoring", "/solo_penalty")


def chain_faults(chains: Sequence[Sequence[int]], pointer: str) -> Violations:
    """Chains that are none, and chains that no order of taking chips can have left side by side."""
    gaps = tuple(
        broken("not_a_chain", say("A chain is consecutive numbers, ascending."), "chains", f"{pointer}/{index}")
        for index, chain in enumerate(chains)
        if not chain or list(chain) != list(range(chain[0], chain[0] + len(chain)))
    )
    return gaps or tuple(_contradictions(chains, pointer))


def _contradictions(chains: Sequence[Sequence[int]], pointer: str) -> Iterator[Violation]:
    """Neighbouring chains without a number that can have closed the gap between them.

    Of two chains side by side, the number that closed the gap came last to its chain: it is an end, and not the chip
    that the chain began with. So a chain of one closed no gap, a chain of two at most one, and a longer one may have
    closed one at each end. From the lowest chain up, let the lower of two close the gap when it can: that leaves most
    to choose from for the gaps above.
    """
    order = sorted(range(len(chains)), key=lambda index: chains[index][0])
    closed_below = False
    for lower, upper in pairwise(order):
        low, high = chains[lower], chains[upper]
        beside = low[-1] + 1 == high[0]
        by_lower = beside and len(low) > 1 + closed_below
        closed_below = beside and not by_lower
        if closed_below and len(high) == 1:
            detail = say(
                "{low} and {high} are ends of two chains, but the later one had to join the other's chain.",
                low=low[-1],
                high=high[0],
            )
            yield broken("chains_contradict", detail, "chains", f"{pointer}/{upper}")


def _order_faults(state: State) -> Iterator[Violation]:
    if list(state.chains) != sorted(state.chains):
        yield broken("not_sorted", say("Chains are ordered by their first number."), "position", "/chains")


def _mover_faults(state: State) -> Iterator[Violation]:
    if state.to_move not in (PLAYER, CHANCE, TERMINAL):
        yield broken("wrong_mover", say("The only seat is 0."), "a-turn", "/to_move")
