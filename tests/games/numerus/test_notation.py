"""Moves and positions as text."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from numerus.judging import BOARDS, IN_ORDER, NUMBERS, playthrough
from numerus.test_rules import FIVE, dealt
from service.game import CHANCE, TERMINAL
from service.games import numerus
from service.games.numerus import INFO, Deal, Setup, State, Swap, Take
from service.games.numerus.board import LAYOUTS, format_fields, parse_fields

assert INFO.position_pattern is not None
POSITION = INFO.position_pattern

MOVES = {
    "take:1": Take(1),
    "take:48": Take(48),
    "swap:12/1.34": Swap(12, 1, 34),
    "swap:1/0.1": Swap(1, 0, 1),
    IN_ORDER: Deal(NUMBERS),
}

BOARD = (
    "1,2,3/4,5,6,7,8/9,0,0,12,13,14,15/16,0,18,0,0,21,22/23,24,0,25,26/"
    "27,28,29,30,31,32,33/34,35,36,37,38,39,40/41,42,43,44,45/46,47,48"
)
STARRED = BOARD.replace("9,0,0", "9,*,0")
ZEROS = "0,0,0/0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0,0,0/0,0,0,0,0/0,*,0"
ROUND = " a:1-12,25-36 b:13-24,37-48"

POSITIONS = {
    f"{STARRED} seat:1/2 a:10-11,20 b:17,19": dealt(*FIVE),
    f"{STARRED} seat:1/2 a:10-11,17 b:19-20 x:2,1": dealt(*FIVE, "swap:17/0.20", exchange_chips=2),
    f"{STARRED} seat:1/2 a:10-11,20 b:17,19 x:3,3 exchange:3": dealt(*FIVE, exchange_chips=3),
    f"{STARRED} seat:1/3 a:10,20 b:11 c:17,19 scoring:tournament cross first:2": State(
        Setup(3, "eight", True, 0, "tournament", 2),
        1,
        dealt(*FIVE).board,
        "b3",
        ((10, 20), (11,), (17, 19)),
        (0, 0, 0),
    ),
    f"{ZEROS} seat:over/2{ROUND}": State(
        Setup(), TERMINAL, (0,) * 49, "d9", ((*range(1, 13), *range(25, 37)), (*range(13, 25), *range(37, 49))), (0, 0)
    ),
    "deal seat:chance/4": numerus.initial_state(Setup(4), None),
    "deal seat:chance/2 x:1,1 exchange:1 board:square first:1": numerus.initial_state(
        Setup(2, "square", False, 1, "longest", 1), None
    ),
    "deal seat:chance/2 board:" + ",".join(f"a-d{row},f-h{row}" for row in range(1, 8)): numerus.initial_state(
        Setup(board=BOARDS["islands"][0]), None
    ),
}


def is_read(parse: Callable[[str], Any], text: str) -> bool:
    try:
        parse(text)
    except ValueError:
        return False
    return True


def in_ecmascript(pattern: str, texts: list[str]) -> list[bool]:
    """Whether texts match a pattern, as a browser sees it."""
    program = (
        "const [p, t] = JSON.parse(process.argv[1]);console.log(JSON.stringify(t.map(x => new RegExp(p, 'u').test(x))))"
    )
    done = subprocess.run(["node", "-e", program, json.dumps([pattern, texts])], capture_output=True, check=True)
    found: list[bool] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("text", MOVES)
def test_a_move_is_read_and_written(text: str) -> None:
    assert numerus.parse_move(text) == MOVES[text]
    assert numerus.format_move(MOVES[text]) == text


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "take",
            "take:",
            "take:0",
            "take:49",
            "take:05",
            "take:5 ",
            "take:5\n",
            "Take:5",
            "take:\u0665",
            "take:5+6",
        ),
        *("swap:1/4.2", "swap:0/1.2", "swap:1/1", "swap:1/-1.2"),
        *("deal:1,2,*", IN_ORDER + ",1", "deal:" + ",".join("0" * 49)),
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="A move is written like"):
        numerus.parse_move(text)
    assert re.fullmatch(INFO.move_pattern, text) is None


@settings(max_examples=50, deadline=None)
@given(st.from_regex(INFO.move_pattern, fullmatch=True))
def test_whatever_matches_the_pattern_of_moves_is_read(text: str) -> None:
    assert numerus.format_move(numerus.parse_move(text)) == text


@given(st.text("takeswpdl:/.,*+0123459 \n", max_size=14))
def test_whatever_does_not_match_it_is_refused(text: str) -> None:
    assert is_read(numerus.parse_move, text) == (re.fullmatch(INFO.move_pattern, text) is not None)


@pytest.mark.parametrize("form", INFO.move_forms, ids=lambda form: form.name)
def test_every_form_of_move_has_an_example_of_its_kind(form) -> None:
    assert re.fullmatch(form.pattern, form.example)
    assert numerus.parse_move(form.example).kind == form.name


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_read_and_written(text: str) -> None:
    assert numerus.parse_position(text) == POSITIONS[text]
    assert numerus.format_position(POSITIONS[text]) == text
    assert numerus.check_state(POSITIONS[text]) == ()


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("*" + ",0" * 48 + f" seat:over/2{ROUND}", "*" + ZEROS.replace("*", "0")[1:] + f" seat:over/2{ROUND}"),
        (f"{ZEROS.replace('*', '0')} seat:chance/2 exchange:2", "deal seat:chance/2 x:2,2"),
        ("deal seat:chance/2 a:1,2,3,5-5", "deal seat:chance/2 a:1-3,5"),
    ],
)
def test_there_is_one_way_to_write_a_position(text: str, written: str) -> None:
    assert numerus.format_position(numerus.parse_position(text)) == written


@pytest.mark.parametrize(
    "setup",
    [
        Setup(),
        Setup(4, "square", exchange_chips=2, first_player=3),
        Setup(3, BOARDS["loose"][0], True, 3, "tournament", 1),
        Setup(2, LAYOUTS["eight"]),
    ],
)
def test_every_position_of_a_game_is_read_back_as_written(setup: Setup) -> None:
    for state in playthrough(numerus, setup, "texts"):
        text = numerus.format_position(state)
        assert re.fullmatch(POSITION, text)
        assert numerus.parse_position(text) == state


@settings(max_examples=40, deadline=None)
@given(st.from_regex(POSITION, fullmatch=True))
def test_whatever_matches_the_pattern_of_positions_is_read_and_judged(text: str) -> None:
    state = numerus.parse_position(text)
    if not numerus.check_state(state):
        assert numerus.parse_position(numerus.format_position(state)) == state


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([*POSITIONS]), st.data())
def test_a_position_with_a_slip_of_the_pen_is_read_only_if_it_matches(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    slip = (
        text[:at]
        + data.draw(st.sampled_from(["", "*", "0", "9", " ", "\n", "-", "/", " a:1", "cross"]))
        + text[at + 1 :]
    )
    assert is_read(numerus.parse_position, slip) == (re.fullmatch(POSITION, slip) is not None)
    if is_read(numerus.parse_position, slip):
        numerus.check_state(numerus.parse_position(slip))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        STARRED,
        f"{STARRED} seat:1/5",
        f"{STARRED} seat:4/4",
        f"{STARRED},* seat:1/2",
        f"{STARRED} seat:1/2 b:1 a:2",
        f"{STARRED} seat:1/2 scoring:longest",
        f"{STARRED} seat:1/2\n",
        "deal seat:chance/2 board:c1-e1",
    ],
)
def test_anything_else_is_no_position(text: str) -> None:
    with pytest.raises(ValueError, match="A position is written like"):
        numerus.parse_position(text)


def test_texts_whose_counts_are_wrong_are_read_and_left_to_the_check() -> None:
    state = numerus.parse_position("1,2,*,3 seat:1/2 a:5-3 d:7 x:1,1,1")
    assert state == State(Setup(exchange_chips=2), 1, (1, 2, 0, 3), "e1", ((5, 4, 3), (), (), (7,)), (1, 1, 1))
    assert numerus.check_state(state)
    assert numerus.check_state(numerus.parse_position("0," * 49 + "* seat:1/2"))


@pytest.mark.parametrize("pattern", [INFO.move_pattern, POSITION])
def test_patterns_use_nothing_that_only_python_knows(pattern: str) -> None:
    assert not re.search(r"\(\?[^:]|\\[^.]", pattern)
    assert len(pattern) < 2000


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize("pattern", [INFO.move_pattern, POSITION])
def test_patterns_match_the_same_in_ecmascript(pattern: str) -> None:
    texts = [*MOVES, *POSITIONS, "take:49", "swap:1/4.2", STARRED, f"{STARRED},* seat:1/2", "deal seat:chance/2 cross"]
    assert in_ecmascript(pattern, texts) == [re.fullmatch(pattern, text) is not None for text in texts]


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("c1", ("c1",)),
        ("c-e1,b2", ("c1", "d1", "e1", "b2")),
        ("y-z26,a1", ("y26", "z26", "a1")),
        ("a1,c1,e-f1", ("a1", "c1", "e1", "f1")),
    ],
)
def test_fields_of_a_row_are_written_as_spans(text: str, fields: tuple[str, ...]) -> None:
    assert parse_fields(text) == fields
    assert format_fields(fields) == text


def test_a_span_may_count_down() -> None:
    assert parse_fields("e-c1") == ("e1", "d1", "c1")


@settings(max_examples=50, deadline=None)
@given(st.lists(st.from_regex("[a-z](?:[1-9]|1[0-9]|2[0-6])", fullmatch=True), min_size=1, max_size=60))
def test_spans_keep_any_list_of_fields(fields: list[str]) -> None:
    assert parse_fields(format_fields(fields)) == tuple(fields)


def test_the_diagram_is_the_board_and_what_everybody_has() -> None:
    assert numerus.format_diagram(dealt(*FIVE)).splitlines() == [
        "    a  b  c  d  e  f  g",
        " 1        1  2  3",
        " 2     4  5  6  7  8",
        " 3  9  *  . 12 13 14 15",
        " 4 16  . 18  .  . 21 22",
        " 5    23 24  . 25 26",
        " 6 27 28 29 30 31 32 33",
        " 7 34 35 36 37 38 39 40",
        " 8    41 42 43 44 45",
        " 9       46 47 48",
        "",
        "seat 0: 10-11,20",
        "seat 1: 17,19",
    ]


def test_the_diagram_of_a_custom_board_shows_its_gaps() -> None:
    state = numerus.initial_state(Setup(board=BOARDS["loose"][0]), None)
    assert numerus.format_diagram(state).splitlines()[:7] == [
        "    a  b  c  d  e  f  g  h  i  j",
        " 1  .     .  .  .  .  .  .     .",
        " 2        .  .  .  .  .  .",
        " 3        .  .  .  .  .  .",
        " 4  .     .  .  .  .  .  .     .",
        " 5",
        " 6     .     .  .  .  .  .     .",
    ]
    assert state.to_move == CHANCE
