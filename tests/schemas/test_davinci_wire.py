"""The wire formats of Da Vinci Code."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import islice
from typing import Any

import marshmallow as ma
import pytest

from schemas.common import Compact
from schemas.davinci import SCHEMAS
from schemas.records import record_schema
from service.game import CHANCE, TERMINAL, RankedMove
from service.games import davinci
from service.games.davinci import Guessed, Setup, State, Tally
from service.games.davinci.values import MoveValue, Reason

SETUP = {
    "players": 2,
    "jokers": False,
    "removed_per_colour": 0,
    "draw_extra": 0,
    "joker_start": "allowed",
    "clue_tile": "aside",
    "empty_pool_penalty": "choose_after",
    "scoring": "plain",
    "bonus_source": "winner_hidden",
    "first_player": 0,
    "start_colours": None,
}
STATE = {
    "setup": SETUP,
    "phase": "guess",
    "to_move": 0,
    "turn": 3,
    "rows": [
        [
            {"tile": "B1", "exposed": False, "ruled_out": [0], "since": 0},
            {"tile": "W4", "exposed": False, "ruled_out": [], "since": 0},
            {"tile": "B7", "exposed": False, "ruled_out": [], "since": 0},
            {"tile": "W10", "exposed": False, "ruled_out": [], "since": 0},
            {"tile": "W11", "exposed": True, "ruled_out": [], "since": 1},
        ],
        [
            {"tile": "B0", "exposed": True, "ruled_out": [], "since": 0},
            {"tile": "B2", "exposed": True, "ruled_out": [], "since": 2},
            {"tile": "W2", "exposed": False, "ruled_out": [], "since": 0},
            {"tile": "B5", "exposed": False, "ruled_out": [4], "since": 0},
            {"tile": "W5", "exposed": False, "ruled_out": [], "since": 0},
        ],
    ],
    "arranged": [True, True],
    "pool": ["W0", "W1", "B3", "W3", "B6", "W6", "W7", "B8", "W8", "B9", "W9", "B10", "B11"],
    "removed": [],
    "returned": [None, None],
    "drawing": None,
    "clue": "B4",
    "clue_at": None,
    "stake": None,
    "hits": 1,
    "tally": [{"hits": 1, "codes_exposed": 0}, {"hits": 0, "codes_exposed": 0}],
    "out": [],
    "guesses": [[1, 0, "B", 4], [2, 1, "B", 0], [3, 0, "B", 0]],
    "winner": None,
}


def load(**changes: Any) -> State:
    return SCHEMAS.state().load(json.loads(json.dumps({**STATE, **changes})))


def test_a_state_is_read_and_written_with_every_member() -> None:
    state = load()
    assert davinci.check_state(state) == ()
    assert SCHEMAS.state().dump(state) == STATE
    assert state.guesses == (Guessed(1, 0, "B", 4), Guessed(2, 1, "B", 0), Guessed(3, 0, "B", 0))
    assert state.tally == (Tally(1, 0), Tally(0, 0))


def test_options_have_their_defaults() -> None:
    assert SCHEMAS.setup().load({}) == Setup()
    assert SCHEMAS.setup().dump(Setup()) == SETUP
    assert load(setup={}) == load()
    wished = SCHEMAS.setup().load({"start_colours": ["BBWW", "BWBW"]})
    assert wished.start_colours == ("BBWW", "BWBW")


def test_a_view_hides_what_the_seat_may_not_know() -> None:
    dumped = SCHEMAS.view().dump(davinci.view(load(), 1))
    assert dumped["seat"] == 1
    assert dumped["rows"][0][:1] == [{"colour": "B", "tile": None, "exposed": False, "ruled_out": [0], "since": 0}]
    assert dumped["rows"][0][4]["tile"] == "W11"
    assert dumped["rows"][1][2] == {"colour": "W", "tile": "W2", "exposed": False, "ruled_out": [], "since": 0}
    assert dumped["pool"] == {"B": 6, "W": 7}
    assert dumped["removed"] == {"B": 0, "W": 0}
    assert dumped["clue"] == {"colour": "B", "tile": None}
    assert set(dumped) == {*STATE, "seat"}
    assert SCHEMAS.view().dump(davinci.view(load(), 0))["clue"] == {"colour": "B", "tile": "B4"}
    assert SCHEMAS.view().dump(davinci.view(load(), None))["seat"] is None


def test_a_view_comes_back_as_it_went() -> None:
    view = davinci.view(load(), 1)
    assert SCHEMAS.view().load(json.loads(json.dumps(SCHEMAS.view().dump(view)))) == view


def test_the_mover_is_a_seat_or_chance_or_nobody() -> None:
    assert load(to_move="chance").to_move == CHANCE
    assert load(to_move=None).to_move == TERMINAL


def test_the_joker_is_the_last_of_the_values() -> None:
    state = load(guesses=[[1, 0, "W", "-"]])
    assert state.guesses == (Guessed(1, 0, "W", "-"),)
    assert SCHEMAS.state().dump(state)["guesses"] == [[1, 0, "W", "-"]]


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("setup", None),
        ("setup", {"players": 5}),
        ("setup", {"players": "2"}),
        ("setup", {"jokers": 1}),
        ("setup", {"removed_per_colour": 2}),
        ("setup", {"clue_tile": "open"}),
        ("setup", {"start_colours": ["BBWW"]}),
        ("setup", {"start_colours": ["BBWW", "BBWX"]}),
        ("setup", {"rounds": 3}),
        ("phase", "think"),
        ("to_move", 4),
        ("to_move", "0"),
        ("turn", -1),
        ("turn", 1.5),
        ("rows", []),
        ("rows", [[{"tile": "B1"}], []]),
        ("rows", [[{"tile": "B12", "exposed": False, "ruled_out": [], "since": 0}], []]),
        ("rows", [[{"tile": "B1", "exposed": 0, "ruled_out": [], "since": 0}], []]),
        ("rows", [[{"tile": "B1", "exposed": False, "ruled_out": [12], "since": 0}], []]),
        ("rows", [[{"tile": "B1", "exposed": False, "ruled_out": ["3"], "since": 0}], []]),
        ("rows", [[{"tile": "B1", "exposed": False, "ruled_out": [None], "since": 0}], []]),
        ("rows", [[{"tile": "B1", "exposed": False, "ruled_out": [], "since": 0, "colour": "B"}], []]),
        ("pool", None),
        ("pool", ["b1"]),
        ("pool", {"B": 1, "W": 1}),
        ("clue", "B?"),
        ("guesses", [[1, 0, "B"]]),
        ("guesses", [[1, 0, "B", 4, 5]]),
        ("guesses", [[0, 0, "B", 4]]),
        ("guesses", [[1, 0, "X", 4]]),
        ("guesses", [{"turn": 1}]),
        ("guesses", [[1, 0, "B", True]]),
        ("tally", [{"hits": 1}]),
        ("winner", 4),
        ("mood", "good"),
    ],
)
def test_what_the_document_does_not_allow_is_refused(member: str, value: Any) -> None:
    with pytest.raises(ma.ValidationError):
        load(**{member: value})


def parts(text: str) -> dict[str, Any]:
    listed = type("ListedSchema", (Compact,), dict(SCHEMAS.parts))
    return listed().dump({"move": davinci.parse_move(text)})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("return:2", {"kind": "return", "position": 2}),
        ("arrange", {"kind": "arrange", "placements": []}),
        ("arrange:B-@2", {"kind": "arrange", "placements": [{"tile": "B-", "index": 2}]}),
        ("draw:B", {"kind": "draw", "colour": "B"}),
        ("tile:W-", {"kind": "tile", "tile": "W-"}),
        ("insert@4", {"kind": "insert", "index": 4}),
        ("stake:0", {"kind": "stake", "position": 0}),
        ("guess:0.3=0", {"kind": "guess", "seat": 0, "position": 3, "value": 0}),
        ("guess:1.3=-@0", {"kind": "guess", "seat": 1, "position": 3, "value": "-", "index": 0}),
        ("stop", {"kind": "stop"}),
        ("stop@4", {"kind": "stop", "index": 4}),
        ("reveal:2", {"kind": "reveal", "position": 2}),
    ],
)
def test_a_listed_move_has_its_parts(text: str, expected: dict[str, Any]) -> None:
    assert parts(text) == expected


def test_a_hint_has_the_members_that_are_known() -> None:
    schema = type("RankedSchema", (Compact,), {**SCHEMAS.parts, **SCHEMAS.values})
    reason = Reason("remaining_values", "The tile can still be 3, 7.", values=(3, 7))
    value = MoveValue(0.25, Fraction(1, 4), 1.5, 0.5, (reason,))
    ranked = RankedMove(davinci.parse_move("guess:1.3=7"), "exact", value)
    assert schema().dump(ranked) == {
        "kind": "guess",
        "seat": 1,
        "position": 3,
        "value": 7,
        "hit_probability": 0.25,
        "exact": "1/4",
        "expected_points": 1.5,
        "win_probability": 0.5,
        "reasons": [{"code": "remaining_values", "detail": "The tile can still be 3, 7.", "values": [3, 7]}],
    }


def test_hint_options_have_their_defaults() -> None:
    hint, posterior = SCHEMAS.hint_options, SCHEMAS.posterior_options
    assert {name: field.load_default for name, field in hint.items()} == {"model": "deal", "no_self_guess": True}
    assert {name: field.load_default for name, field in posterior.items()} == {"model": "deal", "no_self_guess": False}


def test_the_example_of_a_sheet_is_one() -> None:
    sheet = SCHEMAS.sheet().load(SCHEMAS.sheet_example)
    assert davinci.check_sheet(sheet) == ()
    assert [seat.points for seat in davinci.score_sheet(sheet).seats] == [47, 30]


def test_a_record_may_start_from_a_table_with_real_tiles() -> None:
    schema = record_schema(SCHEMAS, davinci)
    record = schema().load({"start": STATE, "moves": ["guess:1.2=2", "stop"]})
    assert record.start == load()
    assert list(islice(record.moves, 2)) == ["guess:1.2=2", "stop"]


def test_a_posterior_is_written_as_documented() -> None:
    found = {
        "model": "deal",
        "no_self_guess": False,
        "worlds": 123456,
        "tiles": [{"seat": 1, "position": 2, "distribution": [{"value": 3, "p": 0.25, "exact": Fraction(1, 4)}]}],
    }
    assert SCHEMAS.posterior is not None
    dumped = SCHEMAS.posterior().dump(found)
    assert dumped["worlds"] == "123456"
    assert dumped["tiles"] == [
        {"seat": 1, "position": 2, "distribution": [{"value": 3, "p": 0.25, "exact": "1/4"}]},
    ]
