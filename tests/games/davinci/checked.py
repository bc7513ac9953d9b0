"""Rounds whose states are checked, and what is wrong with them, for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from davinci.tables import TWO, dealt, play
from service.game import Violations
from service.games import davinci
from service.games.davinci import State, View

START = dealt(TWO)
TURN = play(START, "draw:W tile:W11 guess:1.2=4 draw:B tile:B2 guess:0.0=0 draw:B tile:B4 guess:1.0=0")
RETURNING = play(dealt(("B1 W4 B7 W10 W11", "B0 W2 B5 W5 B11"), draw_extra=1), "return:2")


Position = TypeVar("Position", State, View)


def faults(state: State) -> list[str]:
    return told(davinci.check_state(state))


def view_faults(view: View) -> list[str]:
    return told(davinci.check_view(view))


def told(violations: Violations) -> list[str]:
    return sorted({f"{fault.code} {fault.pointer}" for fault in violations})


def with_slot(position: Position, seat: int, place: int, **changes: Any) -> Position:
    """The same with something else about a tile in a row."""
    row: list[Any] = list(position.rows[seat])
    row[place] = replace(row[place], **changes)
    return replace(position, rows=(*position.rows[:seat], tuple(row), *position.rows[seat + 1 :]))
