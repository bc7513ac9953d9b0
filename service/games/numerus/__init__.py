"""Nummerus Zahlus for two to four: collect numbers that follow each other; the longest chain wins.

The rules are in `rules.md` beside this file. The module is a `service.game.Game`.
"""

from __future__ import annotations

from typing import Final

from service.game import GameInfo, Option
from service.games.numerus.invariants import check_setup, check_state, check_view
from service.games.numerus.notation import (
    MOVE_FORMS,
    POSITION_PATTERN,
    format_diagram,
    format_move,
    format_position,
    parse_move,
    parse_position,
)
from service.games.numerus.rules import (
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
from service.games.numerus.scoring import Round, Sheet, check_sheet, score, score_sheet
from service.games.numerus.state import MOST_EXCHANGE_CHIPS, PLAYERS, SCORINGS, Move, Setup, State, Swap, Take
from service.games.numerus.table import Deal
from service.sentences import say

INFO: Final = GameInfo(
    slug="numerus",
    title="Nummerus Zahlus",
    summary=say(
        "A star wanders over a board of 48 numbers; take the chips it comes to: the longest chain of numbers wins."
    ),
    rules_version="numerus/1",
    min_players=2,
    max_players=4,
    chance=True,
    information="perfect",
    options=(
        Option("players", 2, PLAYERS, say("How many play.")),
        Option("board", "eight", None, say("`eight`, `square` (7 by 7), or the names of 49 fields in reading order.")),
        Option("cross_gaps", False, (False, True), say("Whether the star slides on behind a gap in the board.")),
        Option(
            "exchange_chips",
            0,
            tuple(range(MOST_EXCHANGE_CHIPS + 1)),
            say("How many swaps each player may make; the exchange variant has 2."),
        ),
        Option(
            "scoring",
            "longest",
            SCORINGS,
            say("`longest`: the longest chain wins. `tournament`: a chain of n is worth 1 + 2 + ... + n."),
        ),
        Option("first_player", 0, tuple(range(max(PLAYERS))), say("The seat that begins.")),
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
    "Swap",
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
