"""Moves and positions as text, both ways.

Every pattern reads the same in Python and in ECMAScript. A position text that matches is always readable; options
with their default have no text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, cast

from service.game import MoveForm
from service.games.davinci_solo.state import (
    CUMULATIVE,
    DEFERRALS,
    Colour,
    Draw,
    Drawn,
    Held,
    Hold,
    Move,
    Place,
    Row,
    Setup,
    Side,
    State,
    mover_of,
)
from service.sentences import say

TILE: Final = "[BW](?:[0-9]|1[01])"
_NUMBER: Final = "(?:0|[1-9][0-9]?)"
_ROW: Final = f"(?:{TILE} ){{0,5}}\\[{TILE}\\](?: {TILE}){{0,5}}"
_ROWS: Final = f"(?:-|{_ROW}(?:/{_ROW}){{0,5}})"
_HELD: Final = f"{TILE}@{_NUMBER}"
POSITION_PATTERN: Final = (
    f"^{_ROWS}(?: pool:{TILE}(?:,{TILE}){{0,23}})?(?: hand:{_HELD}(?:,{_HELD}){{0,8}})?(?: held:{_NUMBER}[+]{_NUMBER})?"
    f" turn:{_NUMBER} phase:(?:draw|tile(?::[BW])?|place|won|lost)"
    "(?: cap:[56])?(?: deferral:(?:strict|off))?(?: cumulative:each)?(?: colour)?(?: start)?$"
)

MOVE_FORMS: Final = (
    MoveForm("draw", "draw", "draw(?::[BW])?", say("A turn begins; with `colour_choice` draw:B or draw:W.")),
    MoveForm("tile", "tile:W7", f"tile:{TILE}", say("Chance: the tile that comes.")),
    MoveForm(
        "place",
        "place:W7.3R",
        f"place:{TILE}\\.[0-5][LR]",
        say("A tile from the hand goes to the right (R) or left (L) end of row 3."),
    ),
    MoveForm("hold", "hold", "hold", say("The turn ends; what is left in hand is held.")),
)
_MOVE: Final = re.compile("|".join(form.pattern for form in MOVE_FORMS))


def parse_move(text: str) -> Move:
    """Read a move. Raises ValueError."""
    return _read_move(text)


@lru_cache(maxsize=1024)
def _read_move(text: str) -> Move:
    """The same, kept: readable texts are short and few, and others are not kept."""
    if _MOVE.fullmatch(text) is None:
        raise ValueError(
            say("A move is written like draw or draw:B, place:W7.3R or hold; a tile that comes like tile:W7.")
        )
    kind, _, rest = text.partition(":")
    if kind == "draw":
        return Draw(cast("Colour", rest) if rest else None)
    if kind == "tile":
        return Drawn(rest)
    if kind == "hold":
        return Hold()
    tile, _, place = rest.partition(".")
    return Place(tile, int(place[0]), cast("Side", place[1]))


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Draw():
            return "draw" if move.colour is None else f"draw:{move.colour}"
        case Drawn():
            return f"tile:{move.tile}"
        case Place():
            return f"place:{move.tile}.{move.row}{move.side}"
        case Hold():
            return "hold"


def parse_position(text: str) -> State:
    """Read a position; whether a round can be in it is for `check_state` to say. Raises ValueError."""
    if re.fullmatch(POSITION_PATTERN, text) is None:
        raise ValueError(say("A position is written like W1 [B3]/[W4]/.../[B9] W9 pool:B0,W2 turn:3 phase:draw."))
    table, *words = re.split(" (?=pool:|hand:|held:|turn:|phase:|cap:|deferral:|cumulative:|colour|start)", text)
    named = {word.partition(":")[0]: word.partition(":")[2] for word in words}
    rows = () if table == "-" else tuple(map(_parse_row, table.split("/")))
    phase, _, pending = named["phase"].partition(":")
    won = {"won": True, "lost": False}.get(phase)
    phase = phase if won is None else "over"
    since, _, allowance = named.get("held", "").partition("+")
    return State(
        _parse_setup(named, rows),
        phase,
        int(named["turn"]),
        rows,
        tuple(named["pool"].split(",")) if "pool" in named else (),
        tuple(map(_parse_held, named["hand"].split(","))) if "hand" in named else (),
        int(since) if since else None,
        int(allowance or 0),
        cast("Colour", pending) if pending else None,
        won,
        mover_of(phase),
    )


def format_position(state: State) -> str:
    """The canonical text of a state."""
    phase = {True: "won", False: "lost", None: state.phase}[state.won]
    words = (
        "/".join(map(_format_row, state.rows)) or "-",
        f"pool:{','.join(state.pool)}" if state.pool else "",
        "hand:" + ",".join(f"{held.tile}@{held.drawn}" for held in state.hand) if state.hand else "",
        "" if state.held_since is None else f"held:{state.held_since}+{state.allowance}",
        f"turn:{state.turn}",
        f"phase:{phase}" + (f":{state.pending}" if state.pending else ""),
        *_format_setup(state.setup),
    )
    return " ".join(filter(None, words))


def _parse_row(text: str) -> Row:
    tiles = tuple(text.replace("[", "").replace("]", "").split(" "))
    left, _, rest = text.partition("[")
    spine, _, right = rest.partition("]")
    side: Side | None = "R" if right else "L" if left else None
    return Row(spine, side, tiles)


def _format_row(row: Row) -> str:
    return " ".join(f"[{tile}]" if tile == row.spine else tile for tile in row.tiles)


def _parse_held(text: str) -> Held:
    tile, _, turn = text.partition("@")
    return Held(tile, int(turn))


def _parse_setup(named: dict[str, str], rows: tuple[Row, ...]) -> Setup:
    return Setup(
        int(named.get("cap", 4)),
        named.get("deferral", DEFERRALS[0]),
        named.get("cumulative", CUMULATIVE[0]),
        "colour" in named,
        tuple(row.spine for row in rows) if "start" in named else None,
    )


def _format_setup(setup: Setup) -> tuple[str, ...]:
    return (
        "" if setup.row_cap == 4 else f"cap:{setup.row_cap}",
        "" if setup.deferral == DEFERRALS[0] else f"deferral:{setup.deferral}",
        "" if setup.cumulative == CUMULATIVE[0] else f"cumulative:{setup.cumulative}",
        "colour" if setup.colour_choice else "",
        "start" if setup.start is not None else "",
    )
