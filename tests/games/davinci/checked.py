"""Rounds whose states are checked, and what is wrong with them, for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from davinci.tables import TWO, dealt, play
from service.games import davinci
from service.games.davinci import State

START = dealt(TWO)
TURN = play(START, "draw:W tile:W11 guess:1.2=4 draw:B tile:B2 guess:0.0=0 draw:B tile:B4 guess:1.0=0")
RETURNING = play(dealt(("B1 W4 B7 W10 W11", "B0 W2 B5 W5 B11"), draw_extra=1), "return:2")


def faults(state: State) -> list[str]:
    return sorted({f"{fault.code} {fault.pointer}" for fault in davinci.check_state(state)})


def with_slot(state: State, seat: int, position: int, **changes: Any) -> State:
    row = list(state.rows[seat])
    row[position] = replace(row[position], **changes)
    return replace(state, rows=(*state.rows[:seat], tuple(row), *state.rows[seat + 1 :]))
