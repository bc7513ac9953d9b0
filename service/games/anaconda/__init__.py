"""Anaconda: a game of the Miwin dice for two or three; whoever cannot place a die loses.

The rules are in `rules.md` beside this file. The module is a `service.game.Game`.
"""

from __future__ import annotations

from typing import Final

from service.game import GameInfo, Option
from service.games.anaconda.invariants import check_setup, check_state, check_view
from service.games.anaconda.notation import (
    MOVE_FORMS,
    POSITION_PATTERN,
    format_move,
    format_position,
    parse_move,
    parse_position,
)
from service.games.anaconda.rules import (
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
from service.games.anaconda.scoring import Round, Sheet, check_sheet, score, score_sheet
from service.games.anaconda.state import Dice, Move, Place, Roll, Rolled, Setup, State
from service.sentences import say

INFO: Final = GameInfo(
    slug="anaconda",
    title="Anaconda",
    summary=say(
        "Three Miwin dice in a row, always one of them moves on to a neighbouring number; who is stuck, loses."
    ),
    rules_version="anaconda/1",
    min_players=2,
    max_players=3,
    chance=True,
    information="perfect",
    options=(
        Option("players", 2, (2, 3), say("How many play. With three, one loses and the two others win.")),
        Option(
            "repetition", "none", ("none", "draw"), say("Whether the third occurrence of a position ends in a draw.")
        ),
    ),
    move_forms=MOVE_FORMS,
    position_pattern=POSITION_PATTERN,
)

__all__ = [
    "INFO",
    "Dice",
    "Move",
    "Place",
    "Roll",
    "Rolled",
    "Round",
    "Setup",
    "Sheet",
    "State",
    "apply",
    "chance_outcomes",
    "check_chance",
    "check_move",
    "check_setup",
    "check_sheet",
    "check_state",
    "check_view",
    "draw_chance",
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
