"""The wire formats of Da Vinci Solo."""

from __future__ import annotations

import json
from typing import Any

import marshmallow as ma
import pytest

from schemas.common import Compact
from schemas.davinci_solo import SCHEMAS
from service.game import CHANCE, TERMINAL, RankedMove
from service.games import davinci_solo
from service.games.davinci_solo import Drawn, Held, Hold, Place, Setup, State
from service.games.davinci_solo.solver import SoloValue

SETUP = {"row_cap": 4, "deferral": "optional", "cumulative": "shared", "colour_choice": False, "start": None}
STATE = {
    "setup": SETUP,
    "phase": "draw",
    "to_move": 0,
    "turn": 3,
    "rows": [
        {"spine": "B1", "side": None, "tiles": ["B1"]},
        {"spine": "B3", "side": "L", "tiles": ["W1", "B3"]},
        {"spine": "W4", "side": None, "tiles": ["W4"]},
        {"spine": "B5", "side": None, "tiles": ["B5"]},
        {"spine": "B6", "side": None, "tiles": ["B6"]},
        {"spine": "B9", "side": None, "tiles": ["B9"]},
    ],
    "pool": ["B0", "B2", "W2", "W3", "B4", "W5", "W6", "B7", "W7", "B8", "W8", "W9", "B10", "W10", "B11", "W11"],
    "hand": [{"tile": "W0", "drawn": 2}],
    "held_since": 2,
    "allowance": 2,
    "pending": None,
    "won": None,
}


def load(**changes: Any) -> State:
    return SCHEMAS.state().load(json.loads(json.dumps({**STATE, **changes})))


def test_a_state_is_read_and_written_with_every_member() -> None:
    state = load()
    assert davinci_solo.check_state(state) == ()
    assert SCHEMAS.state().dump(state) == STATE
    assert list(SCHEMAS.state().dump(state)) == list(STATE)
    assert state.hand == (Held("W0", 2),)


def test_options_have_their_defaults() -> None:
    assert SCHEMAS.setup().load({}) == Setup()
    assert SCHEMAS.setup().dump(Setup()) == SETUP
    assert load(setup={}) == load()
    spine = ["B1", "B3", "W4", "B5", "B6", "B9"]
    assert SCHEMAS.setup().load({"start": spine}).start == tuple(spine)


def test_the_mover_is_the_player_or_chance_or_nobody() -> None:
    assert load(to_move="chance").to_move == CHANCE
    assert load(to_move=None).to_move == TERMINAL


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("setup", {"row_cap": 3}),
        ("setup", {"deferral": "maybe"}),
        ("setup", {"cumulative": None}),
        ("setup", {"colour_choice": 1}),
        ("setup", {"start": ["B1"]}),
        ("setup", {"jokers": True}),
        ("phase", "think"),
        ("turn", -1),
        ("rows", [{"spine": "B1", "side": "U", "tiles": ["B1"]}]),
        ("rows", [{"spine": "B1", "tiles": ["B1"]}]),
        ("rows", STATE["rows"] * 2),
        ("pool", ["B12"]),
        ("pool", ["B-"]),
        ("pool", None),
        ("hand", [{"tile": "W0"}]),
        ("held_since", "1"),
        ("allowance", 1.5),
        ("pending", "R"),
        ("won", 0),
    ],
)
def test_what_is_no_state_is_refused(member: str, value: Any) -> None:
    with pytest.raises(ma.ValidationError) as refused:
        load(**{member: value})
    assert [*refused.value.normalized_messages()] == [member]


def test_moves_have_parts() -> None:
    schema = Compact.from_dict(dict(SCHEMAS.parts))()

    def parts(move: object) -> Any:
        return schema.dump({"move": move})

    assert parts(Place("W7", 3, "R")) == {"kind": "place", "tile": "W7", "row": 3, "side": "R"}
    assert parts(Drawn("W7")) == {"kind": "tile", "tile": "W7"}
    assert parts(davinci_solo.Draw("B")) == {"kind": "draw", "colour": "B"}
    assert parts(davinci_solo.Draw()) == {"kind": "draw"}
    assert parts(Hold()) == {"kind": "hold"}


def test_a_hint_says_how_sure_it_is() -> None:
    schema = Compact.from_dict(dict(SCHEMAS.values))()
    entry = RankedMove(Hold(), "heuristic", SoloValue(0.5, (0.4, 0.6)))
    assert schema.dump(entry) == {"win_probability": 0.5, "interval": [0.4, 0.6]}


def test_the_example_of_a_sheet_scores_two_rounds_in_a_row() -> None:
    score = davinci_solo.score_sheet(SCHEMAS.sheet().load(SCHEMAS.sheet_example))
    assert (score.seats[0].points, score.final) == (2, True)
