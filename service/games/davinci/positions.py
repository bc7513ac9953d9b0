"""Positions as text, both ways: whole states, and what a seat knows of one.

    B1{3,7} W4!+2 B-/B0 W9 seat:0/2 phase:guess turn:5 clue:W5 hits:1 pool:B1W2[B3,W7,W8] tally:1.0,0.0 guesses:1.0.B7

The rows from left to right, joined by `/`: `!` exposed, `{…}` the values ruled out, `+2` in the row since turn 2. Then
words; what is as at the beginning of a round is left out. In a view hidden tiles are `B?` and `you:` says whose it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, TypeVar, cast

from service.game import CHANCE, TERMINAL
from service.games.davinci.notation import TILE_PATTERN, parse_value
from service.games.davinci.state import (
    PHASES,
    Counts,
    Guessed,
    Phase,
    SeenClue,
    SeenSlot,
    Setup,
    Slot,
    State,
    Tally,
    View,
)
from service.games.davinci.tiles import Colour, Tile, colour_of
from service.games.davinci.view import colour_counts, open_view
from service.sentences import say

T = TypeVar("T")

_DEFAULTS: Final = Setup()
_OPTIONS: Final = tuple(field.name for field in fields(Setup))
_SLOT: Final = re.compile(
    r"(?P<colour>[BW])(?P<value>[?]|-|[0-9]|1[01])(?P<exposed>!?)"
    r"(?:\{(?P<ruled_out>(?:-|[0-9]|1[01])(?:,(?:-|[0-9]|1[01]))*)\})?(?:\+(?P<since>[1-9][0-9]{0,4}))?"
)
_NUMBER: Final = r"(?:0|[1-9][0-9]{0,4})"
_SEEN_TILE: Final = r"[BW](?:[?]|-|[0-9]|1[01])"
_LIST: Final = rf"{TILE_PATTERN}(?:,{TILE_PATTERN})*"
_WORDS: Final[Mapping[str, str]] = {
    "seat": r"(?:[0-3]|chance|none)/[2-4]",
    "phase": "|".join(PHASES),
    "turn": _NUMBER,
    "arranged": "[01]{1,4}",
    "returned": rf"(?:{_SEEN_TILE}|_)(?:,(?:{_SEEN_TILE}|_))*",
    "drawing": "[BW]",
    "clue": _SEEN_TILE,
    "at": _NUMBER,
    "stake": _NUMBER,
    "hits": _NUMBER,
    "pool": rf"B{_NUMBER}W{_NUMBER}(?:\[(?:{_LIST})?\])?",
    "removed": rf"B{_NUMBER}W{_NUMBER}(?:\[(?:{_LIST})?\])?",
    "tally": rf"{_NUMBER}\.{_NUMBER}(?:,{_NUMBER}\.{_NUMBER})*",
    "out": "[0-3](?:,[0-3])*",
    "guesses": rf"{_NUMBER}\.[0-3]\.{TILE_PATTERN}(?:,{_NUMBER}\.[0-3]\.{TILE_PATTERN})*",
    "winner": "[0-3]",
    "you": "[0-3]|spectator",
    "jokers": "yes",
    "removed_per_colour": "1",
    "draw_extra": "1",
    "joker_start": "redraw",
    "clue_tile": "insert_on_draw",
    "empty_pool_penalty": "stake_before|none",
    "scoring": "tournament",
    "bonus_source": "winner_hidden_plus_pool",
    "first_player": "[1-3]",
    "start_colours": "[BW]{1,5}(?:,[BW]{1,5})*",
}
"""What a text may say after the rows, in the order in which it is written; only `seat` must come first."""


def format_position(state: State) -> str:
    """The canonical text of a state; it tells every secret."""
    view = open_view(state)
    words = _words_of(view)
    words["pool"] += f"[{','.join(state.pool)}]"
    if state.removed:
        words["removed"] += f"[{','.join(state.removed)}]"
    return _joined(view, words)


def parse_position(text: str) -> State:
    """Read a state; whether a round can be in it is for `check_state` to say. Raises ValueError."""
    words, rows = _split(text)
    if "you" in words or "?" in text:
        raise ValueError(say("This is the text of a view; a position names every tile."))
    members = _members(words, len(rows))
    members["pool"] = _pile(words, "pool")
    members["removed"] = _pile(words, "removed")
    members["clue"] = words.get("clue")
    slots = tuple(tuple(Slot(str(s.tile), s.exposed, s.ruled_out, s.since) for s in row) for row in rows)
    return State(rows=slots, **members)


def format_view(view: View) -> str:
    """The canonical text of a view."""
    you = "spectator" if view.seat is None else str(view.seat)
    return _joined(view, {**_words_of(view), "you": you})


def parse_view(text: str) -> View:
    """Read a view; whether a round can look like this is for `check_view` to say. Raises ValueError."""
    words, rows = _split(text)
    if "you" not in words or "[" in text:
        raise ValueError(say("This is the text of a position; a view says whose it is and counts the pool."))
    members = _members(words, len(rows))
    members["pool"] = _counts(words.get("pool", "B0W0"))
    members["removed"] = _counts(words.get("removed", "B0W0"))
    members["seat"] = None if words["you"] == "spectator" else int(words["you"])
    if "clue" in words:
        members["clue"] = SeenClue(cast("Colour", words["clue"][0]), _known(words["clue"]))
    return View(rows=rows, **members)


def _joined(view: View, words: Mapping[str, str]) -> str:
    rows = "/".join(" ".join(map(_format_slot, row)) for row in view.rows)
    return " ".join([rows, *(f"{name}:{words[name]}" for name in _WORDS if name in words)])


def _format_slot(slot: SeenSlot) -> str:
    ruled_out = f"{{{','.join(map(str, slot.ruled_out))}}}" if slot.ruled_out else ""
    since = f"+{slot.since}" if slot.since else ""
    return f"{slot.tile or slot.colour + '?'}{'!' if slot.exposed else ''}{ruled_out}{since}"


def _words_of(view: View) -> dict[str, str]:
    """Everything but the rows, as far as it differs from the beginning of a round."""
    mover = {CHANCE: "chance", TERMINAL: "none"}.get(view.to_move, str(view.to_move))
    words = {"seat": f"{mover}/{view.setup.players}", "phase": view.phase, "turn": str(view.turn)}
    if not all(view.arranged):
        words["arranged"] = "".join(str(int(done)) for done in view.arranged)
    if any(view.returned):
        words["returned"] = ",".join("_" if tile is None else tile.ljust(2, "?") for tile in view.returned)
    for name in ("drawing", "stake", "winner"):
        if getattr(view, name) is not None:
            words[name] = str(getattr(view, name))
    if view.clue is not None:
        words["clue"] = view.clue.tile or f"{view.clue.colour}?"
    if view.clue_at is not None:
        words["at"] = str(view.clue_at)
    if view.hits:
        words["hits"] = str(view.hits)
    words["pool"] = f"B{view.pool.B}W{view.pool.W}"
    if any(view.removed):
        words["removed"] = f"B{view.removed.B}W{view.removed.W}"
    return words | _history_words(view) | _option_words(view.setup)


def _history_words(view: View) -> dict[str, str]:
    words = {}
    if any(map(any, view.tally)):
        words["tally"] = ",".join(f"{hits}.{codes}" for hits, codes in view.tally)
    if view.out:
        words["out"] = ",".join(map(str, view.out))
    if view.guesses:
        words["guesses"] = ",".join(f"{one.turn}.{one.seat}.{one.colour}{one.value}" for one in view.guesses)
    return words


def _option_words(setup: Setup) -> dict[str, str]:
    """Every option that is not the default; the players stand with the seat."""
    given = {name: getattr(setup, name) for name in _OPTIONS if name != "players"}
    return {name: _format_option(value) for name, value in given.items() if value != getattr(_DEFAULTS, name)}


def _format_option(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return "yes" if value is True else str(value)


def _split(text: str) -> tuple[dict[str, str], tuple[tuple[SeenSlot, ...], ...]]:
    """The words after the rows, and the rows."""
    lying = text[: text.find(" seat:")] if " seat:" in text else ""
    words = dict(_word(token) for token in text[len(lying) :].split(" ") if token)
    missing = [name for name in ("seat", "phase", "pool") if name not in words]
    if not lying or missing or len(words) < text[len(lying) :].count(":"):
        raise ValueError(say("A position is written like B1 W4!/B0 W9 seat:0/2 phase:draw turn:1 pool:B1W1[B3,W7]."))
    return words, tuple(tuple(map(_slot, row.split(" "))) for row in lying.split("/"))


def _word(token: str) -> tuple[str, str]:
    name, _, value = token.partition(":")
    if re.fullmatch(_WORDS.get(name, ""), value) is None or not value:
        raise ValueError(say("{token!r} is not a word of a position text.", token=token))
    return name, value


def _slot(token: str) -> SeenSlot:
    found = _SLOT.fullmatch(token)
    if found is None:
        raise ValueError(say("{token!r} is not a tile of a position text, like B7 or W-! or B?{{3,7}}+2.", token=token))
    return SeenSlot(
        cast("Colour", found["colour"]),
        _known(found["colour"] + found["value"]),
        bool(found["exposed"]),
        _several(found["ruled_out"], parse_value),
        int(found["since"] or 0),
    )


def _known(tile: str) -> Tile | None:
    return None if tile.endswith("?") else tile


def _several(text: str | None, read: Callable[[str], T]) -> tuple[T, ...]:
    return tuple(map(read, text.split(","))) if text else ()


def _members(words: Mapping[str, str], seats: int) -> dict[str, Any]:
    """The members that states and views share; a word that is missing stands for the beginning of a round."""
    mover = words["seat"].split("/")[0]
    return {
        "setup": _setup(words),
        "phase": cast("Phase", words["phase"]),
        "to_move": {"chance": CHANCE, "none": TERMINAL}.get(mover) or int(mover),
        "turn": int(words.get("turn", 0)),
        "arranged": tuple(done == "1" for done in words.get("arranged", "1" * seats)),
        "returned": _several(words.get("returned"), _returned) or (None,) * seats,
        "tally": _several(words.get("tally"), _tally) or (Tally(),) * seats,
        "drawing": words.get("drawing"),
        "clue_at": _optional(words, "at"),
        "stake": _optional(words, "stake"),
        "hits": int(words.get("hits", 0)),
        "out": _several(words.get("out"), int),
        "guesses": _several(words.get("guesses"), _guessed),
        "winner": _optional(words, "winner"),
    }


def _optional(words: Mapping[str, str], name: str) -> int | None:
    return int(words[name]) if name in words else None


def _returned(text: str) -> str | None:
    return None if text == "_" else text.removesuffix("?")


def _tally(text: str) -> Tally:
    return Tally(*map(int, text.split(".")))


def _guessed(text: str) -> Guessed:
    turn, seat, tile = text.split(".")
    return Guessed(int(turn), int(seat), cast("Colour", tile[0]), parse_value(tile[1:]))


def _counts(text: str) -> Counts:
    return Counts(*map(int, text.removeprefix("B").split("W")))


def _pile(words: Mapping[str, str], name: str) -> tuple[Tile, ...]:
    """The tiles of a heap; the counts before the bracket must agree with them."""
    counts, bracket, listed = words.get(name, "B0W0[]").rstrip("]").partition("[")
    tiles = _several(listed, str)
    if not bracket or _counts(counts) != colour_counts(map(colour_of, tiles)):
        raise ValueError(
            say("The word {name} counts its tiles and names them in brackets, like B1W1[B3,W7].", name=name)
        )
    return tiles


def _setup(words: Mapping[str, str]) -> Setup:
    given: dict[str, Any] = {name: words[name] for name in _OPTIONS if name in words}
    for name in ("removed_per_colour", "draw_extra", "first_player"):
        given[name] = int(words.get(name, 0))
    given["jokers"] = "jokers" in words
    if "start_colours" in words:
        given["start_colours"] = tuple(words["start_colours"].split(","))
    return Setup(players=int(words["seat"].split("/")[1]), **given)
