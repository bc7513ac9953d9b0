"""Moves as text, both ways. The patterns read the same in Python and in ECMAScript."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, cast

from service.game import MoveForm
from service.games.davinci.state import (
    Arrange,
    Draw,
    Drawn,
    Guess,
    Insert,
    Move,
    Placement,
    Return,
    Reveal,
    Stake,
    Stop,
)
from service.games.davinci.tiles import JOKER, ORDER, Colour, Value
from service.sentences import say

_INDEX: Final = "(?:0|[1-9][0-9]?)"
_VALUE: Final = "(?:-|[0-9]|1[01])"
TILE_PATTERN: Final = f"[BW]{_VALUE}"

_RETURN: Final = f"return:{_INDEX}"
_ARRANGE: Final = f"arrange(?::(?:B-@{_INDEX}(?:,W-@{_INDEX})?|W-@{_INDEX}(?:,B-@{_INDEX})?))?"
_DRAW: Final = "draw:[BW]"
_DRAWN: Final = f"tile:{TILE_PATTERN}"
_INSERT: Final = f"insert@{_INDEX}"
_STAKE: Final = f"stake:{_INDEX}"
_STOP: Final = f"stop(?:@{_INDEX})?"
_REVEAL: Final = f"reveal:{_INDEX}"
_GUESS: Final = f"guess:[0-3]\\.{_INDEX}={_VALUE}(?:@{_INDEX})?"

MOVE_FORMS: Final = (
    MoveForm("return", "return:2", _RETURN, say("Set-up with `draw_extra`: the own tile at this position goes back.")),
    MoveForm(
        "arrange",
        "arrange:B-@2,W-@0",
        _ARRANGE,
        say(
            "Set-up with `jokers`, every seat in turn: own jokers and their index in the finished row; one left out "
            "goes to the leftmost place that is free."
        ),
    ),
    MoveForm("draw", "draw:B", _DRAW, say("The turn begins: a tile of this colour is drawn, if the pool has tiles.")),
    MoveForm("tile", "tile:B7", _DRAWN, say("Chance: the tile that comes.")),
    MoveForm(
        "insert", "insert@4", _INSERT, say("With `insert_on_draw`: the drawn tile goes to this index of the own row.")
    ),
    MoveForm("stake", "stake:2", _STAKE, say("With `stake_before` and an empty pool: what a wrong guess will expose.")),
    MoveForm(
        "stop",
        "stop@4",
        _STOP,
        say("After a right guess the turn ends; the clue tile goes to this index of the own row. It may be left out."),
    ),
    MoveForm("reveal", "reveal:2", _REVEAL, say("With `choose_after` and an empty pool: what a wrong guess exposes.")),
    MoveForm(
        "guess",
        "guess:1.3=7",
        _GUESS,
        say(
            "The tile of seat 1 at position 3 is a 7 (`-`: a joker). With `@4` at the end the clue tile goes to index "
            "4 of the own row if that is wrong."
        ),
    ),
)


def parse_move(text: str) -> Move:
    """Read a move; the jokers of an arrangement may come in either order. Raises ValueError."""
    return _read_move(text)


@lru_cache(maxsize=2048)
def _read_move(text: str) -> Move:
    """The same, kept: readable texts are short, and others are not kept."""
    for form in MOVE_FORMS:
        if re.fullmatch(form.pattern, text):
            return _READERS[form.name](text)
    raise ValueError(say("A move is written like draw:B or guess:1.3=7 or guess:1.3=-@4 or stop@4."))


def format_move(move: Move) -> str:  # noqa: PLR0911 - one line per kind of move
    """The text of a move."""
    match move:
        case Return() | Stake() | Reveal():
            return f"{move.kind}:{move.position}"
        case Arrange():
            placed = ",".join(f"{placement.tile}@{placement.index}" for placement in move.placements)
            return f"arrange:{placed}" if placed else "arrange"
        case Draw():
            return f"draw:{move.colour}"
        case Drawn():
            return f"tile:{move.tile}"
        case Insert():
            return f"insert@{move.index}"
        case Guess():
            return f"guess:{move.seat}.{move.position}={move.value}{_format_index(move.index)}"
        case Stop():
            return f"stop{_format_index(move.index)}"


def parse_value(text: str) -> Value:
    """Read a value that may be guessed."""
    return JOKER if text == JOKER else int(text)


def _arrange(text: str) -> Arrange:
    placed = (item.split("@") for item in text.removeprefix("arrange").removeprefix(":").split(",") if item)
    placements = [Placement(tile, int(index)) for tile, index in placed]
    return Arrange(tuple(sorted(placements, key=lambda placement: ORDER[placement.tile])))


def _guess(text: str) -> Guess:
    seat, position, value, *index = re.split("[.=@]", text.removeprefix("guess:"))
    return Guess(int(seat), int(position), parse_value(value), int(index[0]) if index else None)


def _stop(text: str) -> Stop:
    index = text.removeprefix("stop")
    return Stop(int(index[1:]) if index else None)


def _format_index(index: int | None) -> str:
    return "" if index is None else f"@{index}"


def _number(text: str) -> int:
    return int(re.split("[:@]", text)[1])


_READERS: Final[dict[str, Callable[[str], Move]]] = {
    "return": lambda text: Return(_number(text)),
    "arrange": _arrange,
    "draw": lambda text: Draw(cast("Colour", text[-1])),
    "tile": lambda text: Drawn(text.removeprefix("tile:")),
    "insert": lambda text: Insert(_number(text)),
    "stake": lambda text: Stake(_number(text)),
    "stop": _stop,
    "reveal": lambda text: Reveal(_number(text)),
    "guess": _guess,
}
