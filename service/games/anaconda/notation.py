"""Moves and positions as text, both ways.

Every pattern reads the same in Python and in ECMAScript. Texts name dice in any order; what is written here names
them in the order III, IV, V, and a row of three from the end die that comes first in that order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import permutations
from typing import Final, cast

from service.game import CHANCE, TERMINAL, MoveForm
from service.games.anaconda.state import (
    DICE,
    OPENER,
    Dice,
    Die,
    Move,
    Phase,
    Place,
    Roll,
    Rolled,
    Setup,
    State,
)
from service.sentences import say


def _any_order(pattern: str, joint: str, count: int) -> str:
    """`count` different dice in any order, each written as `pattern` with its name for `DIE`."""
    orders = (joint.join(pattern.replace("DIE", die) for die in order) for order in permutations(DICE, count))
    return f"(?:{'|'.join(orders)})"


_DIE: Final = "(?:III|IV|V)"
_ROLL: Final = "roll:" + _any_order("DIE", ",", 2)
_ROLLED: Final = _any_order("DIE=[1-9]", ",", 2)
_PLACE: Final = f"{_DIE}=[1-9]@{_DIE}"

_ROW: Final = _any_order("DIE[1-9]", "-", 3)
_BEFORE: Final = f"(?:choose|rolling:{_any_order('DIE', ',', 2)}|{_any_order('DIE[1-9]', '[+]', 2)}) seat:0/[23]"
_RESOLVE: Final = f"(?: resolve:{_DIE})?"
_ENDED: Final = "|".join(
    [*(f"seat:{seat}/[23]{_RESOLVE} loser:{seat}" for seat in range(3)), f"seat:0/[23]{_RESOLVE} over:draw"]
)
_AFTER: Final = f"{_ROW} last:{_DIE} (?:seat:[0-2]/[23]{_RESOLVE}|{_ENDED})"
_SEEN: Final = f"{_ROW}\\.{_DIE}\\.[0-2]/[23](?:\\.{_DIE})?=[1-3]"

POSITION_PATTERN: Final = f"^(?:{_BEFORE}|{_AFTER})(?: repetition:draw(?: seen:{_SEEN}(?:,{_SEEN})*)?)?$"
SEEN_PATTERN: Final = f"^{_ROW} last:{_DIE} seat:[0-2]/[23]{_RESOLVE}$"
"""The texts that `State.seen` counts: positions with three dice, while the game goes on."""

MOVE_FORMS: Final = (
    MoveForm("roll", "roll:III,IV", _ROLL, say("The opener picks two dice to roll, once, at the beginning.")),
    MoveForm("rolled", "III=7,IV=4", _ROLLED, say("Chance: the two dice show their numbers.")),
    MoveForm("place", "V=6@III", _PLACE, say("A player places die V showing 6 against die III.")),
)


def parse_move(text: str) -> Move:
    """Read a move; the dice of a roll may come in either order. Raises ValueError."""
    return _read_move(text)


@lru_cache(maxsize=512)
def _read_move(text: str) -> Move:
    """The same, kept: readable texts are short and few, and others are not kept."""
    if re.fullmatch(_ROLL, text):
        one, other = sorted(text.removeprefix("roll:").split(","))
        return Roll((cast("Die", one), cast("Die", other)))
    if re.fullmatch(_ROLLED, text):
        return Rolled(_dice(text.replace("=", "").split(",")))
    if re.fullmatch(_PLACE, text):
        die, face, neighbour = re.split("[=@]", text)
        return Place(cast("Die", die), int(face), cast("Die", neighbour))
    raise ValueError(say("A move is written like roll:III,IV or III=7,IV=4 or V=6@III."))


def format_move(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Roll():
            return f"roll:{','.join(move.dice)}"
        case Rolled():
            return ",".join(f"{die}={move.faces.of(die)}" for die in move.faces.lying())
        case Place():
            return f"{move.die}={move.face}@{move.neighbour}"


def parse_position(text: str) -> State:
    """Read a position; whether a game can be in it is for `check_state` to say. Raises ValueError."""
    if re.fullmatch(POSITION_PATTERN, text) is None:
        raise ValueError(say("A position is written like III7-V6-IV5 last:IV seat:0/2."))
    head, *rest = text.split(" ")
    words = dict(word.split(":") for word in rest)
    seat, players = map(int, words["seat"].split("/"))
    draw = "repetition" in words
    setup, seen = Setup(players, "draw" if draw else "none"), _parse_seen(words.get("seen", "")) if draw else None
    if "last" not in words:
        return _before(head, setup, seen)
    return _after(head, words, State(setup, "play", seat, seen=seen))


def format_position(state: State) -> str:
    """The canonical text of a state. Where no seat is to move and nobody lost, it says seat 0."""
    players = state.setup.players
    return _head(state, players) + _format_ending(state) + _format_seen(state)


def format_key(state: State) -> str:
    """What makes two positions the same, as text: the row, the die placed last, the seat, the double to resolve."""
    seat = max(state.to_move, OPENER) if state.loser is None else state.loser
    return f"{_row(state)} last:{state.last} seat:{seat}/{state.setup.players}{_format_resolve(state)}"


def format_table(state: State) -> str:
    """The same without the seat."""
    return f"{_row(state)} last:{state.last}{_format_resolve(state)}"


def _dice(texts: Iterable[str]) -> Dice:
    """Dice from texts like `III7`."""
    return Dice(**{text[:-1]: int(text[-1]) for text in texts})


def _before(head: str, setup: Setup, seen: tuple[tuple[str, int], ...] | None) -> State:
    """A state of the set-up, with fewer than three dice on the table."""
    if head == "choose":
        return State(setup, "choose", OPENER, seen=seen)
    if head.startswith("rolling:"):
        rolling = cast("tuple[Die, ...]", tuple(sorted(head.removeprefix("rolling:").split(","))))
        return State(setup, "roll", CHANCE, rolling=rolling, seen=seen)
    return State(setup, "place", OPENER, _dice(head.split("+")), seen=seen)


def _after(row: str, words: dict[str, str], state: State) -> State:
    """A state with three dice on the table; `state` holds its setup, seat and counts."""
    resolve = cast("Die | None", words.get("resolve"))
    over = "loser" in words or "over" in words
    phase: Phase = "over" if over else "play" if resolve is None else "pasch"
    return State(
        state.setup,
        phase,
        TERMINAL if over else state.to_move,
        _dice(row.split("-")),
        centre=cast("Die", row.split("-")[1][:-1]),
        last=cast("Die", words["last"]),
        resolve=resolve,
        loser=int(words["loser"]) if "loser" in words else None,
        seen=state.seen,
    )


def _row(state: State) -> str:
    """The three dice from end to end."""
    centre = state.centre or DICE[1]
    first, last = (die for die in DICE if die != centre)
    return "-".join(f"{die}{state.dice.of(die)}" for die in (first, centre, last))


def _head(state: State, players: int) -> str:
    match state.phase:
        case "choose":
            return f"choose seat:0/{players}"
        case "roll":
            return f"rolling:{','.join(state.rolling or ())} seat:0/{players}"
        case "place":
            laid = "+".join(f"{die}{state.dice.of(die)}" for die in state.dice.lying())
            return f"{laid} seat:0/{players}"
        case _:
            return format_key(state)


def _format_resolve(state: State) -> str:
    return "" if state.resolve is None else f" resolve:{state.resolve}"


def _format_ending(state: State) -> str:
    if state.phase != "over":
        return ""
    return " over:draw" if state.loser is None else f" loser:{state.loser}"


def _format_seen(state: State) -> str:
    """Counted positions without spaces: the values of each text joined by dots, then `=` and the count."""
    if state.setup.repetition != "draw":
        return ""
    items = (f"{'.'.join(word.split(':')[-1] for word in text.split(' '))}={n}" for text, n in state.seen or ())
    return f" repetition:draw seen:{','.join(items)}" if state.seen else " repetition:draw"


def _parse_seen(text: str) -> tuple[tuple[str, int], ...]:
    return tuple(_parse_count(item) for item in text.split(",") if item)


def _parse_count(item: str) -> tuple[str, int]:
    values, count = item.split("=")
    row, last, seat, *resolve = values.split(".")
    first, centre, other = row.split("-")
    if DICE.index(cast("Die", first[:-1])) > DICE.index(cast("Die", other[:-1])):
        first, other = other, first
    tail = "".join(f" resolve:{die}" for die in resolve)
    return f"{first}-{centre}-{other} last:{last} seat:{seat}{tail}", int(count)
