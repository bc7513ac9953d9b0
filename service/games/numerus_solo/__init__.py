"""Nummerus Zahlus for one: build chains of numbers; every chain shorter than six costs.

The rules are in `rules.md` beside this file. The module is a `service.game.Game`.
"""

from __future__ import annotations

from typing import Final

from service.game import GameInfo, Option
from service.games.numerus.table import Deal
from service.games.numerus_solo.invariants import check_setup, check_state, check_view
from service.games.numerus_solo.notation import (
    MOVE_FORMS,
    POSITION_PATTERN,
    format_diagram,
    format_move,
    format_position,
    parse_move,
    parse_position,
)
from service.games.numerus_solo.rules import (
    apply,
    chance_outcomes,
    check_chance,
    check_move,
    draw_chance,
    initial_state,
    is_chance,
    legal_moves,
    players,
    setup_of,
    to_move,
    view,
)
from service.games.numerus_solo.scoring import Round, Sheet, check_sheet, score, score_sheet
from service.games.numerus_solo.state import PENALTIES, Move, Setup, State, Take
from service.sentences import say

INFO: Final = GameInfo(
    slug="numerus-solo",
    title="Nummerus Zahlus, solo",
    summary=say("A star wanders over a board of 48 numbers; build chains from the chips: those shorter than six cost."),
    rules_version="numerus-solo/1",
    min_players=1,
    max_players=1,
    chance=True,
    information="perfect",
    options=(
        Option("board", "eight", None, say("`eight`, `square` (7 by 7), or the names of 49 fields in reading order.")),
        Option("cross_gaps", False, (False, True), say("Whether the star slides on behind a gap in the board.")),
        Option(
            "solo_penalty",
            "per_chip",
            PENALTIES,
            say("What a chain of n < 6 costs at the end: `per_chip` n, `per_chain` 1, `triangular` 1 + 2 + ... + n."),
        ),
    ),
    move_forms=MOVE_FORMS,
    position_pattern=POSITION_PATTERN,
)

__all__ = [
    "INFO",
    "Deal",
    "Move",
    "Round",
    "Setup",
    "Sheet",
    "State",
    "Take",
    "apply",
    "chance_outcomes",
    "check_chance",
    "check_move",
    "check_setup",
    "check_sheet",
    "check_state",
    "check_view",
    "draw_chance",
    "format_diagram",
    "format_move",
    "format_position",
    "initial_state",
    "is_chance",
    "legal_moves",
    "parse_move",
    "parse_position",
    "players",
    "score",
    "score_sheet",
    "setup_of",
    "to_move",
    "view",
]
