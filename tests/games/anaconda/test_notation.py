"""Moves and positions as text."""

from __future__ import annotations

import json
import re
import shutil
import subprocess

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anaconda import brute_force
from anaconda.test_rules import ROUND, every_move, play
from service.game import CHANCE
from service.games import anaconda
from service.games.anaconda import INFO, Dice, Place, Roll, Rolled, Setup, State
from service.games.anaconda.notation import SEEN_PATTERN

assert INFO.position_pattern is not None
POSITION = INFO.position_pattern
PATTERNS = [INFO.move_pattern, POSITION, SEEN_PATTERN]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("roll:III,IV", Roll(("III", "IV"))),
        ("III=7,IV=4", Rolled(Dice(7, 4, None))),
        ("IV=9,V=2", Rolled(Dice(None, 9, 2))),
        ("V=6@III", Place("V", 6, "III")),
        ("V=5@III", Place("V", 5, "III")),
        ("V=6@V", Place("V", 6, "V")),
    ],
)
def test_a_move_is_read_and_written(text: str, move: anaconda.Move) -> None:
    assert anaconda.parse_move(text) == move
    assert anaconda.format_move(move) == text


@pytest.mark.parametrize(("text", "written"), [("roll:V,III", "roll:III,V"), ("V=2,III=7", "III=7,V=2")])
def test_dice_that_roll_are_read_in_any_order_and_written_in_one(text: str, written: str) -> None:
    assert anaconda.format_move(anaconda.parse_move(text)) == written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "roll:III",
        "roll:III,III",
        "roll:III,IV,V",
        "roll:iii,iv",
        "III=7",
        "III=7,III=4",
        "III=0,IV=4",
        "V=6@VI",
        "V=6",
        "V=10@III",
        "V=6@III ",
        "V=6@III\n",
        " V=6@III",
        "V=٦@III",
        "V=6@III,IV=4@V",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="A move is written like"):
        anaconda.parse_move(text)


def test_every_move_is_read_back_as_written() -> None:
    for move in every_move():
        assert anaconda.parse_move(anaconda.format_move(move)) == move


@given(st.from_regex(INFO.move_pattern, fullmatch=True))
def test_whatever_matches_the_pattern_of_moves_is_read(text: str) -> None:
    move = anaconda.parse_move(text)
    assert anaconda.parse_move(anaconda.format_move(move)) == move


@given(st.text("roll:IV,=@1379 \n", max_size=14))
def test_whatever_does_not_match_it_is_refused(text: str) -> None:
    assert _is_read(anaconda.parse_move, text) == (re.fullmatch(INFO.move_pattern, text) is not None)


@pytest.mark.parametrize("form", INFO.move_forms, ids=lambda form: form.name)
def test_every_form_of_move_has_an_example_of_its_kind(form) -> None:
    assert re.fullmatch(form.pattern, form.example)
    assert anaconda.parse_move(form.example).kind == form.name


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ("choose seat:0/2", State(Setup(), "choose", 0)),
        ("rolling:III,IV seat:0/3", State(Setup(3), "roll", CHANCE, rolling=("III", "IV"))),
        ("III7+IV4 seat:0/2", State(Setup(), "place", 0, Dice(7, 4))),
        ("IV4+V7 seat:0/2", State(Setup(), "place", 0, Dice(None, 4, 7))),
        ("III7-V6-IV5 last:IV seat:0/2", State(Setup(), "play", 0, Dice(7, 5, 6), centre="V", last="IV")),
        (
            "III5-V6-IV5 last:III seat:1/3 resolve:IV",
            State(Setup(3), "pasch", 1, Dice(5, 5, 6), centre="V", last="III", resolve="IV"),
        ),
        (
            "III1-V2-IV3 last:IV seat:1/2 loser:1",
            State(Setup(), "over", -2, Dice(1, 3, 2), centre="V", last="IV", loser=1),
        ),
        ("choose seat:0/2 repetition:draw", State(Setup(2, "draw"), "choose", 0, seen=())),
    ],
)
def test_a_position_is_read_and_written(text: str, state: State) -> None:
    assert anaconda.parse_position(text) == state
    assert anaconda.format_position(state) == text


def test_counts_of_positions_are_part_of_the_text() -> None:
    state = play(anaconda.initial_state(Setup(2, "draw"), None), "roll:IV,V", "IV=9,V=8", "III=9@V", "IV=1@III")
    text = anaconda.format_position(state)
    counts = "III9-V8-IV9.III.0/2.IV=1,IV1-III9-V8.IV.1/2=1"
    assert text == f"IV1-III9-V8 last:IV seat:1/2 repetition:draw seen:{counts}"
    assert anaconda.parse_position(text) == state


def test_a_draw_is_part_of_the_text() -> None:
    start = play(anaconda.initial_state(Setup(2, "draw"), None), "roll:IV,V", "IV=9,V=8", "III=9@V")
    drawn = play(start, *ROUND * 2)
    text = anaconda.format_position(drawn)
    assert text.startswith(
        "III9-V8-IV9 last:III seat:0/2 resolve:IV over:draw repetition:draw seen:III1-IV9-V8.V.0/2=2,"
    )
    assert anaconda.parse_position(text) == drawn


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("IV5-V6-III7 last:IV seat:0/2", "III7-V6-IV5 last:IV seat:0/2"),
        ("IV4+III7 seat:0/2", "III7+IV4 seat:0/2"),
        ("rolling:V,IV seat:0/2", "rolling:IV,V seat:0/2"),
        (
            "IV4-III7-V6 last:V seat:1/2 repetition:draw seen:V6-III7-IV4.V.1/2=1",
            "IV4-III7-V6 last:V seat:1/2 repetition:draw seen:IV4-III7-V6.V.1/2=1",
        ),
    ],
)
def test_a_row_is_read_from_either_end(text: str, written: str) -> None:
    assert anaconda.format_position(anaconda.parse_position(text)) == written


@pytest.mark.parametrize("players", [2, 3])
def test_every_reachable_position_is_read_back_as_written(players: int) -> None:
    for node in brute_force.reachable(players):
        loser = "" if brute_force.moves(node[0]) else f" loser:{node[1]}"
        text = brute_force.text(node, players) + loser
        assert anaconda.format_position(anaconda.parse_position(text)) == text


@settings(max_examples=120)
@given(st.from_regex(POSITION, fullmatch=True))
def test_whatever_matches_the_pattern_of_positions_is_read(text: str) -> None:
    state = anaconda.parse_position(text)
    assert anaconda.parse_position(anaconda.format_position(state)) == state
    anaconda.check_state(state)


@settings(max_examples=60)
@given(st.from_regex(POSITION, fullmatch=True), st.data())
def test_a_position_with_a_slip_of_the_pen_is_read_only_if_it_matches(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    slip = text[:at] + data.draw(st.sampled_from(["", "I", "0", "9", " ", "\n", "-", "seat:0/2"])) + text[at + 1 :]
    assert _is_read(anaconda.parse_position, slip) == (re.fullmatch(POSITION, slip) is not None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "III7-V6-IV5",
        "III7-V6-IV5 last:IV",
        "III7-V6-III5 last:IV seat:0/2",
        "III7-V6-IV5 last:IV seat:0/4",
        "III0-V6-IV5 last:IV seat:0/2",
        "III7-V6-IV5 last:IV seat:0/2 loser:1",
        "III7+IV4 seat:1/2",
        "III7-V6-IV5 last:IV seat:0/2\n",
        "choose seat:0/2 seen:III7-V6-IV5.IV.0/2=1",
    ],
)
def test_anything_else_is_no_position(text: str) -> None:
    with pytest.raises(ValueError, match="A position is written like"):
        anaconda.parse_position(text)


@pytest.mark.parametrize("pattern", PATTERNS)
def test_patterns_use_nothing_that_only_python_knows(pattern: str) -> None:
    assert not re.search(r"\(\?[^:]|\\[^.]", pattern)


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize("pattern", PATTERNS)
def test_patterns_match_the_same_in_ecmascript(pattern: str) -> None:
    texts = ["V=6@III", "V=10@III", "roll:IV,III", "III=7,IV=4", "choose seat:0/2", "III7+IV4 seat:0/2"]
    texts += ["III7-V6-IV5 last:IV seat:0/2", "III7-V6-IV5 last:IV seat:0/2 loser:0", "III7.IV4 seat:0/2"]
    texts += ["IV4-III7-V6 last:V seat:1/2 repetition:draw seen:IV4-III7-V6.V.1/2=1"]
    program = """
        const [pattern, texts] = JSON.parse(process.argv[1]), whole = new RegExp(pattern, "u");
        console.log(JSON.stringify(texts.map(text => whole.test(text))));
    """
    done = subprocess.run(["node", "-e", program, json.dumps([pattern, texts])], capture_output=True, check=True)
    assert json.loads(done.stdout) == [re.fullmatch(pattern, text) is not None for text in texts]


def _is_read(parse, text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True
