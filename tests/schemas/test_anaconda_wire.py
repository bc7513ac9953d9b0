"""The wire formats of Anaconda."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import marshmallow as ma
import pytest

from schemas.anaconda import SCHEMAS
from schemas.common import Compact
from service.game import TERMINAL, Budget, RankedMove
from service.games import anaconda
from service.games.anaconda import Dice, Round, Setup, Sheet, State
from service.games.anaconda.solver import TwoPlayerValue, hint, solution

TURN = {
    "setup": {"players": 2, "repetition": "none"},
    "phase": "play",
    "to_move": 0,
    "rolling": None,
    "dice": {"III": 7, "IV": 5, "V": 6},
    "centre": "V",
    "last": "IV",
    "resolve": None,
    "loser": None,
    "seen": None,
}
"""The example of the rules text."""


def load(**changes: Any) -> State:
    return SCHEMAS.state().load({**TURN, **changes})


def test_a_state_is_read_and_written_with_every_member() -> None:
    state = State(Setup(), "play", 0, Dice(7, 5, 6), centre="V", last="IV")
    assert SCHEMAS.state().load(TURN) == state
    assert SCHEMAS.state().dump(state) == TURN
    assert SCHEMAS.view().dump(state) == TURN


def test_members_that_are_null_may_be_left_out() -> None:
    given = {name: value for name, value in TURN.items() if value is not None}
    assert SCHEMAS.state().load(given) == SCHEMAS.state().load(TURN)
    assert SCHEMAS.state().load({**given, "setup": {}}) == SCHEMAS.state().load(TURN)


def test_the_mover_is_a_seat_or_chance_or_nobody() -> None:
    rolling = State(Setup(), "roll", -1, rolling=("III", "IV"))
    assert SCHEMAS.state().dump(rolling)["to_move"] == "chance"
    over = load(phase="over", to_move=None, loser=1)
    assert over.to_move == TERMINAL
    assert SCHEMAS.state().dump(over)["to_move"] is None


def test_counts_are_pairs_of_text_and_number() -> None:
    text = "III7-V6-IV5 last:IV seat:0/2"
    state = load(setup={"repetition": "draw"}, seen=[[text, 1]])
    assert state.seen == ((text, 1),)
    assert SCHEMAS.state().dump(state)["seen"] == [[text, 1]]


@pytest.mark.parametrize(
    ("member", "value"),
    [
        ("setup", None),
        ("setup", {"players": 4}),
        ("setup", {"players": "2"}),
        ("setup", {"repetition": None}),
        ("setup", {"seats": 2}),
        ("phase", "PLAY"),
        ("to_move", 4),
        ("to_move", "chance "),
        ("to_move", True),
        ("dice", {"III": 7, "IV": 5}),
        ("dice", {"III": 7, "IV": 5, "V": 0}),
        ("dice", {"III": 7, "IV": 5, "V": 10}),
        ("dice", {"III": 7, "IV": 5, "V": 6, "VI": 1}),
        ("dice", [7, 5, 6]),
        ("centre", "v"),
        ("last", ""),
        ("resolve", 3),
        ("loser", 3),
        ("rolling", ["III"]),
        ("rolling", ["III", "IV", "V"]),
        ("rolling", ["III", "VI"]),
        ("seen", {}),
        ("seen", [["III7-V6-IV5 last:IV seat:0/2"]]),
        ("seen", [["III7-V6-IV5 last:IV seat:0/2", 0]]),
        ("seen", [["III7-V6-IV5 last:IV seat:0/2", 4]]),
        ("seen", [["III7-V6-IV5 last:IV seat:0/2", "1"]]),
        ("seen", [["III7-V6-IV5 last:IV seat:0/2\n", 1]]),
        ("seen", [["nonsense", 1]]),
        ("seen", [[7, 1]]),
        ("seen", [["III7-V6-IV5 last:IV seat:0/2", 1]] * 401),
        ("score", 0),
    ],
)
def test_whatever_the_document_does_not_allow_is_refused(member: str, value: Any) -> None:
    with pytest.raises(ma.ValidationError) as refused:
        load(**{member: value})
    assert list(refused.value.messages_dict) == [member]


@pytest.mark.parametrize("member", ["setup", "phase", "to_move", "dice"])
def test_members_that_say_what_lies_on_the_table_are_needed(member: str) -> None:
    with pytest.raises(ma.ValidationError):
        SCHEMAS.state().load({name: value for name, value in TURN.items() if name != member})


def test_a_setup_has_defaults() -> None:
    assert SCHEMAS.setup().load({}) == Setup()
    assert SCHEMAS.setup().dump(Setup(3, "draw")) == {"players": 3, "repetition": "draw"}


def test_a_sheet_lists_the_loser_of_every_round() -> None:
    sheet = Sheet(2, (Round(1), Round(None)))
    assert SCHEMAS.sheet().load({"rounds": [{"loser": 1}, {"loser": None}]}) == sheet
    assert SCHEMAS.sheet().dump(sheet) == {"players": 2, "rounds": [{"loser": 1}, {"loser": None}]}


@pytest.mark.parametrize(
    "sheet", [{}, {"rounds": []}, {"rounds": [{}]}, {"rounds": [{"loser": 3}]}, {"rounds": [{"loser": 0}] * 101}]
)
def test_a_sheet_has_1_to_100_rounds_with_a_loser_each(sheet: dict[str, Any]) -> None:
    with pytest.raises(ma.ValidationError):
        SCHEMAS.sheet().load(sheet)


class Listed(Compact):
    """A move in a list, as the service makes it from the parts."""

    class Meta:
        """The parts and values."""

        include = {**SCHEMAS.parts, **SCHEMAS.values}  # noqa: RUF012 - as marshmallow has it


class Row:
    """A listed move without a value."""

    def __init__(self, text: str) -> None:
        self.move = anaconda.parse_move(text)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("roll:III,IV", {"kind": "roll", "dice": ["III", "IV"]}),
        ("III=7,IV=4", {"kind": "rolled", "faces": {"III": 7, "IV": 4}}),
        ("V=6@III", {"kind": "place", "die": "V", "face": 6, "neighbour": "III"}),
    ],
)
def test_a_listed_move_has_the_parts_of_its_kind(text: str, parts: dict[str, Any]) -> None:
    assert Listed().dump(Row(text)) == parts


def values(position: str) -> list[dict[str, Any]]:
    ranked = hint(anaconda.parse_position(position), Budget(), {}).moves
    return [{name: value for name, value in Listed().dump(entry).items() if name in SCHEMAS.values} for entry in ranked]


def test_a_hint_says_what_a_move_is_worth() -> None:
    assert values("III7-IV4-V3 last:V seat:1/2")[0] == {"outcome": "win", "depth": 7}
    assert values("III7-IV4-V3 last:V seat:1/3")[0] == {"loser": 0, "depth": 2}
    assert values("choose seat:0/2")[2] == {"win_probability": 16 / 36, "exact": "4/9"}


def test_a_drawn_move_has_no_depth() -> None:
    move = anaconda.parse_move("V=6@III")
    drawn = RankedMove(move, "exact", TwoPlayerValue("draw", None))
    assert "depth" not in Listed().dump(drawn)
    assert Listed().dump(drawn)["outcome"] == "draw"


def test_the_solution_goes_out_whole() -> None:
    assert SCHEMAS.solution is not None
    document = SCHEMAS.solution().dump(solution())
    assert document["game"] == "anaconda"
    assert document["openings"][0] == {"dice": ["III", "IV"], "two_players": "4/9", "three_players": "35/36"}
    assert Fraction(document["openings"][1]["two_players"]) == Fraction(23, 36)
    assert len(document["positions"]) == 276
    puzzle = next(entry for entry in document["positions"] if entry["position"] == "III7-IV4-V3 last:V")
    assert puzzle["two_players"] == {"outcome": "win", "depth": 7, "best": ["III=5@IV"]}
    assert puzzle["three_players"] == {"loser": 2, "depth": 2, "best": ["III=2@V"]}


def fields_of(schema: type[ma.Schema]) -> list[tuple[str, ma.fields.Field[Any]]]:
    return [(f"{schema.__name__}.{name}", field) for name, field in schema().fields.items()]


def test_every_member_is_described() -> None:
    assert SCHEMAS.solution is not None
    schemas = [SCHEMAS.setup, SCHEMAS.state, SCHEMAS.sheet, SCHEMAS.solution]
    members = [member for schema in schemas for member in fields_of(schema)]
    members += [*SCHEMAS.parts.items(), *SCHEMAS.values.items()]
    silent = [
        name
        for name, field in members
        if not isinstance(field, ma.fields.Nested) and not field.metadata.get("description")
    ]
    assert silent == []
