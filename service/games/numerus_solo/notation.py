"""Moves and positions as text, both ways.

Every pattern reads the same in Python and in ECMAScript. A position text that matches is always readable; slashes in
it are for the eye, and options with their default have no text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from service.game import CHANCE, TERMINAL, MoveForm
from service.games.numerus.table import Deal
from service.games.numerus.text import (
    CHIPS,
    DEAL_FORM,
    NUMBER,
    OPTIONS,
    RUNS,
    draw_board,
    format_chips,
    format_deal,
    format_options,
    format_runs,
    parse_chips,
    parse_deal,
    parse_layout,
    parse_runs,
    words_of,
)
from service.games.numerus_solo.state import PENALTIES, PLAYER, Move, Setup, State, Take
from service.sentences import say

POSITION_PATTERN: Final = f"^{CHIPS}(?: chains:{RUNS})?(?: penalty:(?:{'|'.join(PENALTIES[1:])}))?{OPTIONS}$"

MOVE_FORMS: Final = (
    DEAL_FORM,
    MoveForm(
        "take",
        "take:23",
        f"take:{NUMBER}(?:[+]{NUMBER})?",
        say("The star goes to chip 23. Between two chains, take:23+22 or take:23+24 says which one it joins."),
    ),
)
_DEAL, _TAKE = (re.compile(form.pattern) for form in MOVE_FORMS)


def parse_move(text: str) -> Move:
    """Read a move. Raises ValueError."""
    return parse_deal(text) if _DEAL.fullmatch(text) else _read_move(text)


@lru_cache(maxsize=512)
def _read_move(text: str) -> Take:
    """The player's move, kept: readable texts are short and few, and others are not kept."""
    if _TAKE.fullmatch(text):
        number, _, chain = text.removeprefix("take:").partition("+")
        return Take(int(number), int(chain) if chain else None)
    raise ValueError(say("A move is written like take:23 or take:23+22; a deal names 49 fields."))


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    if isinstance(move, Deal):
        return format_deal(move)
    return f"take:{move.number}" + ("" if move.chain is None else f"+{move.chain}")


def parse_position(text: str) -> State:
    """Read a position; whether a game can be in it is for `check_state` to say. Raises ValueError.

    Who is to move follows from the board.
    """
    if re.fullmatch(POSITION_PATTERN, text) is None:
        raise ValueError(say("A position is written like 12,0,7/.../*,3,4 chains:3-5,9."))
    words = words_of(text)
    setup = Setup(parse_layout(words.get("board")), "cross" in words, words.get("penalty", PENALTIES[0]))
    board, star = parse_chips(text.split(" ", maxsplit=1)[0], setup.board)
    to_move = PLAYER if any(board) else CHANCE if star is None else TERMINAL
    return State(setup, to_move, board, star, parse_runs(words["chains"]) if "chains" in words else ())


def format_position(state: State) -> str:
    """The canonical text of a state."""
    setup = state.setup
    chains = f" chains:{format_runs(state.chains)}" if state.chains else ""
    penalty = "" if setup.solo_penalty == PENALTIES[0] else f" penalty:{setup.solo_penalty}"
    return format_chips(state) + chains + penalty + format_options(setup.board, setup.cross_gaps)


def format_diagram(state: State) -> str:
    """The board drawn in text, and below it the chains."""
    return f"{draw_board(state)}\n\nchains: {format_runs(state.chains) or '-'}"
