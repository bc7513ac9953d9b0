"""Da Vinci Code (Coda): break the codes of the others before they break yours; for two to four.

The rules are in `rules.md` beside this file. The module is a `service.game.Game`.
"""

from __future__ import annotations

from typing import Final

from service.game import GameInfo, Option
from service.games.davinci.invariants import check_state, check_view
from service.games.davinci.legality import check_chance, check_move, is_plainly_legal
from service.games.davinci.notation import MOVE_FORMS, format_move, parse_move
from service.games.davinci.play import apply
from service.games.davinci.positions import format_position, format_view, parse_position, parse_view
from service.games.davinci.redaction import public_moves, redact, reveals
from service.games.davinci.rules import (
    canonical,
    chance_outcomes,
    draw_chance,
    is_chance,
    legal_moves,
    players,
    setup_of,
    to_move,
)
from service.games.davinci.scoring import Round, Sheet, check_sheet, score, score_sheet
from service.games.davinci.setup import CHOICES, check_setup, initial_state
from service.games.davinci.state import (
    Arrange,
    Counts,
    Draw,
    Drawn,
    Guess,
    Guessed,
    Insert,
    Move,
    Placement,
    Return,
    Reveal,
    SeenClue,
    SeenSlot,
    Setup,
    Slot,
    Stake,
    State,
    Stop,
    Tally,
    View,
)
from service.games.davinci.view import view
from service.sentences import say

INFO: Final = GameInfo(
    slug="davinci",
    title="Da Vinci Code",
    summary=say(
        "Everybody lines up secret numbers in ascending order and guesses those of the others; who is exposed, is out."
    ),
    rules_version="davinci/1",
    min_players=2,
    max_players=4,
    chance=True,
    information="hidden",
    options=(
        Option("players", 2, CHOICES["players"], say("How many play.")),
        Option("jokers", False, (False, True), say("Whether the two jokers (dashes) are in the game.")),
        Option(
            "removed_per_colour",
            0,
            CHOICES["removed_per_colour"],
            say("How many black and how many white number tiles stay unknown to all."),
        ),
        Option(
            "draw_extra",
            0,
            CHOICES["draw_extra"],
            say("Whether each player takes one tile more at the start, then puts one back."),
        ),
        Option(
            "joker_start",
            "allowed",
            CHOICES["joker_start"],
            say("Whether a joker in a starting hand stays there, or is put back and replaced."),
        ),
        Option(
            "clue_tile",
            "aside",
            CHOICES["clue_tile"],
            say("Whether the drawn tile lies aside until the turn ends, or goes hidden into the row at once."),
        ),
        Option(
            "empty_pool_penalty",
            "choose_after",
            CHOICES["empty_pool_penalty"],
            say("What a wrong guess costs with an empty pool: an own tile, chosen then or staked before; or nothing."),
        ),
        Option(
            "scoring", "plain", CHOICES["scoring"], say("Whether only winning counts, or points as in tournaments.")
        ),
        Option(
            "bonus_source",
            "winner_hidden",
            CHOICES["bonus_source"],
            say("Tournament: whether the winner's own hidden tiles count, or those of the pool as well."),
        ),
        Option("first_player", 0, None, say("The seat that has the first turn.")),
        Option(
            "start_colours",
            None,
            None,
            say(
                "The colours that each seat takes at the start, one letter per tile, such as BBWW and BWBW; null: as "
                "they come. With `draw_extra` that is one letter more."
            ),
        ),
    ),
    move_forms=MOVE_FORMS,
    position_pattern=None,
)

__all__ = [
    "INFO",
    "Arrange",
    "Counts",
    "Draw",
    "Drawn",
    "Guess",
    "Guessed",
    "Insert",
    "Move",
    "Placement",
    "Return",
    "Reveal",
    "Round",
    "SeenClue",
    "SeenSlot",
    "Setup",
    "Sheet",
    "Slot",
    "Stake",
    "State",
    "Stop",
    "Tally",
    "View",
    "apply",
    "canonical",
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
    "format_view",
    "initial_state",
    "is_chance",
    "is_plainly_legal",
    "legal_moves",
    "parse_move",
    "parse_position",
    "parse_view",
    "players",
    "public_moves",
    "redact",
    "reveals",
    "score",
    "score_sheet",
    "setup_of",
    "to_move",
    "view",
]
