"""Moves and positions as text, both ways.

Every pattern reads the same in Python and in ECMAScript. A position text that matches is always readable; slashes in
it are for the eye, and options with their default have no text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from service.game import CHANCE, TERMINAL, MoveForm
from service.games.numerus.state import Move, Setup, State, Swap, Take, chains
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
from service.sentences import say

_SEATS: Final = "abcd"
_MOVERS: Final = {"chance": CHANCE, "over": TERMINAL}
_VARIANT: Final = 2
"""The exchange chips of the variant: a text with `x:` and without `exchange:` means so many."""

POSITION_PATTERN: Final = (
    f"^{CHIPS} seat:(?:[0-3]|chance|over)/[2-4]"
    + "".join(f"(?: {seat}:{RUNS})?" for seat in _SEATS)
    + "(?: x:[0-3](?:,[0-3]){0,3})?(?: exchange:[0-3])?(?: scoring:tournament)?"
    + f"{OPTIONS}(?: first:[0-3])?$"
)

MOVE_FORMS: Final = (
    DEAL_FORM,
    MoveForm(
        "swap",
        "swap:12/1.34",
        f"swap:{NUMBER}/[0-3][.]{NUMBER}",
        say("Exchange variant: the player to move gives 12 to seat 1 and gets 34, before taking a chip."),
    ),
    MoveForm("take", "take:23", f"take:{NUMBER}", say("The star goes to chip 23, and the player takes it.")),
)
_DEAL, _SWAP, _TAKE = (re.compile(form.pattern) for form in MOVE_FORMS)


def parse_move(text: str) -> Move:
    """Read a move. Raises ValueError."""
    return parse_deal(text) if _DEAL.fullmatch(text) else _read_move(text)


@lru_cache(maxsize=1024)
def _read_move(text: str) -> Take | Swap:
    """A player's move, kept: readable texts are short and few, and others are not kept."""
    if _TAKE.fullmatch(text):
        return Take(int(text.removeprefix("take:")))
    if _SWAP.fullmatch(text):
        give, seat, get = map(int, re.findall("[0-9]+", text))
        return Swap(give, seat, get)
    raise ValueError(say("A move is written like take:23 or swap:12/1.34; a deal names 49 fields."))


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Take():
            return f"take:{move.number}"
        case Swap():
            return f"swap:{move.give}/{move.seat}.{move.get}"
        case Deal():
            return format_deal(move)


def parse_position(text: str) -> State:
    """Read a position; whether a game can be in it is for `check_state` to say. Raises ValueError."""
    if re.fullmatch(POSITION_PATTERN, text) is None:
        raise ValueError(say("A position is written like 12,0,7/.../*,3,4 seat:1/2 a:3-4,9 b:22."))
    words = words_of(text)
    mover, players = words["seat"].split("/")
    setup = _parse_setup(words, int(players))
    board, star = parse_chips(text.split(" ", maxsplit=1)[0], setup.board)
    seats = max([setup.players, *(_SEATS.index(name) + 1 for name in words if name in _SEATS)])
    collected = tuple(sum(parse_runs(words[name]), ()) if name in words else () for name in _SEATS[:seats])
    to_move = _MOVERS[mover] if mover in _MOVERS else int(mover)
    return State(setup, to_move, board, star, collected, _parse_left(words, setup))


def format_position(state: State) -> str:
    """The canonical text of a state."""
    movers = {number: name for name, number in _MOVERS.items()}
    mover = movers.get(state.to_move, str(state.to_move))
    held = "".join(
        f" {name}:{format_runs(chains(mine))}" for name, mine in zip(_SEATS, state.collected, strict=False) if mine
    )
    return f"{format_chips(state)} seat:{mover}/{state.setup.players}{held}" + _format_options(state)


def format_diagram(state: State) -> str:
    """The board drawn in text, and below it what each seat has."""
    held = (f"seat {seat}: {format_runs(chains(mine)) or '-'}" for seat, mine in enumerate(state.collected))
    return "\n".join([draw_board(state), "", *held])


def _parse_setup(words: dict[str, str], players: int) -> Setup:
    return Setup(
        players,
        parse_layout(words.get("board")),
        "cross" in words,
        int(words.get("exchange", _VARIANT if "x" in words else 0)),
        words.get("scoring", "longest"),
        int(words.get("first", 0)),
    )


def _parse_left(words: dict[str, str], setup: Setup) -> tuple[int, ...]:
    """The exchange chips left; where none are named, nobody has spent any."""
    if "x" in words:
        return tuple(map(int, words["x"].split(",")))
    return (setup.exchange_chips,) * setup.players


def _format_options(state: State) -> str:
    setup = state.setup
    spelled = (
        (setup.exchange_chips, f" x:{','.join(map(str, state.exchange_left))}"),
        (setup.exchange_chips not in (0, _VARIANT), f" exchange:{setup.exchange_chips}"),
        (setup.scoring != "longest", f" scoring:{setup.scoring}"),
        (True, format_options(setup.board, setup.cross_gaps)),
        (setup.first_player, f" first:{setup.first_player}"),
    )
    return "".join(text for given, text in spelled if given)
