"""Vectors by hand: the worked examples of the rules texts, and faults that no random change comes upon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from service.catalog import Entry

POSITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "anaconda": (
        "III7+IV4 seat:0/2",
        "IV4-III7-V6 last:V seat:1/2",
        "III7-V6-IV5 last:IV seat:0/2",
        "III5-V6-IV5 last:III seat:0/2 resolve:IV",
        "IV4-III5-V6 last:IV seat:1/2",
        "III5-IV4-V3 last:V seat:0/2",
        "III2-V3-IV4 last:III seat:1/2",
        "IV1-III2-V3 last:IV seat:0/2 loser:0",
        "IV4-III7-V8 last:V seat:1/2",
        "III7-V8-IV9 last:IV seat:0/2",
        "III1-IV9-V8 last:III seat:1/2",
        "IV9-III1-V2 last:V seat:0/2",
        "III1-V2-IV3 last:IV seat:1/2 loser:1",
        "III7-IV4-V3 last:V seat:0/2",
    ),
}
"""Positions of worked examples, by ruleset."""

_IN_ORDER: Final = "deal:" + ",".join([*map(str, range(1, 25)), "*", *map(str, range(25, 49))])
_SPINE: Final = ["B1", "B3", "W4", "B5", "B6", "B9"]

LINES: Final[Mapping[str, tuple[tuple[Mapping[str, Any], str], ...]]] = {
    "numerus": (
        ({"exchange_chips": 2}, f"{_IN_ORDER} take:24 take:23 take:16 swap:23/0.16"),
        ({"cross_gaps": True}, f"{_IN_ORDER} take:24 take:23 take:16"),
    ),
    "numerus-solo": (({}, f"{_IN_ORDER} take:18 take:12"),),
    "davinci-solo": (
        ({"start": _SPINE}, "draw tile:W1"),
        ({"start": _SPINE}, "draw tile:W5"),
        ({"start": _SPINE}, "draw tile:W11 place:W11.5R draw tile:W9"),
        ({"start": _SPINE}, "draw tile:W0 hold draw tile:B11 hold draw tile:B2"),
        ({"start": _SPINE, "cumulative": "each"}, "draw tile:W0 hold draw tile:B11 hold draw tile:B2"),
    ),
}
"""Games of worked examples, by ruleset: a setup, and plies from before the deal."""


EVERYWHERE: Final[Mapping[str, tuple[str, ...]]] = {
    "davinci": ("arrange:B-@1,W-@1",),
    "davinci-solo": ("hold",),
    "numerus": ("take:23", _IN_ORDER.replace("48", "*")),
    "numerus-solo": ("take:23", _IN_ORDER.replace("48", "*")),
}
"""Moves that are tried in every state, since they break rules that few states can break."""

_SIX_ROWS: Final = "[W4] W5 W6 W9/[B2] W8 W11/B1 [B6]/[W2] B5 B8/[B10] B11/B0 W3 [W10]"
_LOST: Final = f"{_SIX_ROWS} pool:W0,B3,B7,W7,B9 hand:W1@12,B4@13 held:12+1 turn:13 phase:lost"
_BEGUN: Final = (
    "[B1]/[B3]/[W4]/[B5]/[B6]/[B9] pool:W0,W1,B2,W2,W3,B4,W5,W6,B7,W7,B8,W8,W9,B10,W10,B11,W11 hand:B0@1 "
    "turn:1 phase:place"
)

_POSITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "davinci-solo": (
        _LOST.replace("lost", "place"),
        _BEGUN.replace("place", "lost"),
        _BEGUN.replace("place", "won"),
    ),
}
"""Positions that can be read, but cannot be."""

_JSON: Final[Mapping[str, Mapping[str, tuple[Mapping[str, Any], ...]]]] = {
    "davinci": {
        "setup": (
            {"players": 4, "start_colours": ["BBBB", "BBBB", "BBBB", "BBWW"]},
            {"players": 3, "start_colours": ["BBWW", "BWBW"]},
        ),
        "sheet": (
            {
                "rounds": [
                    {
                        "winner": 0,
                        "seats": [{"hits": 5, "codes_exposed": 1}, {"hits": 3, "codes_exposed": 0}],
                        "unexposed": ["B2"],
                        "pool": ["B3"],
                    }
                ]
            },
        ),
    },
}
"""Faulty setups and sheets, as JSON."""


def hand_made(entry: Entry, name: str) -> Iterator[Any]:
    """The setups, states or sheets that are written down here."""
    slug = entry.game.INFO.slug
    yield from _JSON.get(slug, {}).get(name, ())
    if name == "state":
        for text in _POSITIONS.get(slug, ()):
            yield entry.schemas.state().dump(entry.game.parse_position(text))
        if slug == "davinci":
            yield _with_a_joker_removed(entry)


def _with_a_joker_removed(entry: Entry) -> Any:
    """A joker and a number tile, removed and in the pool, have changed places."""
    setup = entry.schemas.setup().load({"jokers": True, "removed_per_colour": 1})
    for number in range(100):
        state = entry.schemas.state().dump(entry.game.initial_state(setup, f"joker-{number}"))
        if "B-" in state["pool"]:
            gone = state["removed"][0]
            state["removed"][0] = "B-"
            state["pool"] = [gone if tile == "B-" else tile for tile in state["pool"]]
            return state
    raise AssertionError("The joker is in the pool of some deal.")
