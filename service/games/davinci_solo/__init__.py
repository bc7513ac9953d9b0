"""Da Vinci Solo: rows of tiles grow from a spine; all 24 must find a place.

The rules are in `rules.md` beside this file. The module is a `service.game.Game`.
"""

from __future__ import annotations

from typing import Final

from service.game import GameInfo, Option
from service.games.davinci_solo.invariants import check_setup, check_state, check_view
from service.games.davinci_solo.notation import (
    MOVE_FORMS,
    POSITION_PATTERN,
    format_move,
    format_position,
    parse_move,
    parse_position,
)
from service.games.davinci_solo.rules import (
    apply,
    chance_outcomes,
    check_chance,
    check_move,
    draw_chance,
    initial_state,
    is_chance,
    legal_moves,
    next_spine,
    players,
    setup_of,
    to_move,
    view,
)
from service.games.davinci_solo.scoring import Round, Sheet, check_sheet, score, score_sheet
from service.games.davinci_solo.state import (
    CUMULATIVE,
    DEFERRALS,
    ROW_CAPS,
    Draw,
    Drawn,
    Held,
    Hold,
    Move,
    Place,
    Row,
    Setup,
    State,
)
from service.sentences import say

INFO: Final = GameInfo(
    slug="davinci-solo",
    title="Da Vinci Code, solo",
    summary=say(
        "Six tiles are the spine; each turn a tile is drawn and added to the outer end of a row. All 24 must lie."
    ),
    rules_version="davinci-solo/1",
    min_players=1,
    max_players=1,
    chance=True,
    information="perfect",
    options=(
        Option("row_cap", 4, ROW_CAPS, say("How many tiles a row holds, its spine tile included.")),
        Option(
            "deferral",
            "optional",
            DEFERRALS,
            say(
                "Whether a drawn 0, 1, 10 or 11 may be held for a while: `optional` always, `strict` only without a "
                "place, `off` never."
            ),
        ),
        Option(
            "cumulative",
            "shared",
            CUMULATIVE,
            say("How long: `shared` all tiles in hand for the sum of their allowances, `each` for its own."),
        ),
        Option("colour_choice", False, (False, True), say("Whether the player names the colour of the tile to draw.")),
        Option("start", None, None, say("The six tiles of the spine in row order, as after a win; null: at random.")),
    ),
    move_forms=MOVE_FORMS,
    position_pattern=POSITION_PATTERN,
)

__all__ = [
    "INFO",
    "Draw",
    "Drawn",
    "Held",
    "Hold",
    "Move",
    "Place",
    "Round",
    "Row",
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
    "next_spine",
    "parse_move",
    "parse_position",
    "players",
    "score",
    "score_sheet",
    "setup_of",
    "to_move",
    "view",
]
