"""Moves and positions as text."""

from __future__ import annotations

import re
import shutil

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numerus.judging import BOARDS, IN_ORDER, NUMBERS, playthrough
from numerus.test_notation import BOARD, ZEROS, in_ecmascript, is_read

from numerus_solo.test_rules import GAP, dealt
from service.game import CHANCE, TERMINAL
from service.games import numerus_solo
from service.games.numerus_solo import INFO, Deal, Setup, State, Take

assert INFO.position_pattern is not None
POSITION = INFO.position_pattern

MOVES = {"take:1": Take(1), "take:23+22": Take(23, 22), "take:23+24": Take(23, 24), IN_ORDER: Deal(NUMBERS)}

START = "1,2,3/4,5,6,7,8/9,10,11,12,13,14,15/16,17,18,19,20,21,22/23,24,*,25,26/" + BOARD.split("26/")[1]
AFTER_GAP = START.replace("12,", "0,").replace("18,19,20", "0,*,0").replace("24,*", "24,0")
CHAINS = tuple(tuple(range(low, low + 6)) for low in range(1, 49, 6))

POSITIONS = {
    START: dealt(),
    f"{AFTER_GAP} chains:12,18-19,20": dealt(*GAP),
    f"{AFTER_GAP} chains:12,18-19,20 penalty:per_chain cross": dealt(*GAP, solo_penalty="per_chain", cross_gaps=True),
    f"{ZEROS} chains:1-6,7-12,13-18,19-24,25-30,31-36,37-42,43-48 penalty:triangular": State(
        Setup(solo_penalty="triangular"), TERMINAL, (0,) * 49, "d9", CHAINS
    ),
    "deal": numerus_solo.initial_state(Setup(), None),
    "deal board:square cross": numerus_solo.initial_state(Setup("square", True), None),
    "deal board:" + ",".join(f"a-d{row},f-h{row}" for row in range(1, 8)): numerus_solo.initial_state(
        Setup(BOARDS["islands"][0]), None
    ),
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_is_read_and_written(text: str) -> None:
    assert numerus_solo.parse_move(text) == MOVES[text]
    assert numerus_solo.format_move(MOVES[text]) == text


@pytest.mark.parametrize(
    "text",
    ["", "take:0", "take:49", "take:5+", "take:5+0", "take:5-4", "take:5+06", "take:5 +6", "swap:1/1.2", "deal:"],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="A move is written like"):
        numerus_solo.parse_move(text)
    assert re.fullmatch(INFO.move_pattern, text) is None


@settings(max_examples=50, deadline=None)
@given(st.from_regex(INFO.move_pattern, fullmatch=True))
def test_whatever_matches_the_pattern_of_moves_is_read(text: str) -> None:
    assert numerus_solo.format_move(numerus_solo.parse_move(text)) == text


@pytest.mark.parametrize("form", INFO.move_forms, ids=lambda form: form.name)
def test_every_form_of_move_has_an_example_of_its_kind(form) -> None:
    assert re.fullmatch(form.pattern, form.example)
    assert numerus_solo.parse_move(form.example).kind == form.name


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_read_and_written(text: str) -> None:
    assert numerus_solo.parse_position(text) == POSITIONS[text]
    assert numerus_solo.format_position(POSITIONS[text]) == text
    assert numerus_solo.check_state(POSITIONS[text]) == ()


@pytest.mark.parametrize(
    "setup", [Setup(), Setup("square", solo_penalty="per_chain"), Setup(BOARDS["loose"][0], True, "triangular")]
)
def test_every_position_of_a_game_is_read_back_as_written(setup: Setup) -> None:
    for state in playthrough(numerus_solo, setup, "texts"):
        text = numerus_solo.format_position(state)
        assert re.fullmatch(POSITION, text)
        assert numerus_solo.parse_position(text) == state


@settings(max_examples=40, deadline=None)
@given(st.from_regex(POSITION, fullmatch=True))
def test_whatever_matches_the_pattern_of_positions_is_read_and_judged(text: str) -> None:
    state = numerus_solo.parse_position(text)
    if not numerus_solo.check_state(state):
        assert numerus_solo.parse_position(numerus_solo.format_position(state)) == state


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([*POSITIONS]), st.data())
def test_a_position_with_a_slip_of_the_pen_is_read_only_if_it_matches(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    slip = text[:at] + data.draw(st.sampled_from(["", "*", "0", "9", " ", "\n", "-", "/", "cross"])) + text[at + 1 :]
    assert is_read(numerus_solo.parse_position, slip) == (re.fullmatch(POSITION, slip) is not None)
    if is_read(numerus_solo.parse_position, slip):
        numerus_solo.check_state(numerus_solo.parse_position(slip))


@pytest.mark.parametrize(
    "text",
    ["", f"{START} ", f"{START} seat:0/1", f"{START},*", f"{START} penalty:per_chip", f"{START}\n", "deal chains:"],
)
def test_anything_else_is_no_position(text: str) -> None:
    with pytest.raises(ValueError, match="A position is written like"):
        numerus_solo.parse_position(text)


def test_who_is_to_move_follows_from_the_board() -> None:
    assert numerus_solo.parse_position("deal").to_move == CHANCE
    assert numerus_solo.parse_position("0,0,0").to_move == CHANCE
    assert numerus_solo.parse_position("0,*,0").to_move == TERMINAL
    assert numerus_solo.parse_position("0,*,1").to_move == 0


@pytest.mark.parametrize("pattern", [INFO.move_pattern, POSITION])
def test_patterns_use_nothing_that_only_python_knows(pattern: str) -> None:
    assert not re.search(r"\(\?[^:]|\\[^.]", pattern)
    assert len(pattern) < 2000


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize("pattern", [INFO.move_pattern, POSITION])
def test_patterns_match_the_same_in_ecmascript(pattern: str) -> None:
    texts = [*MOVES, *POSITIONS, "take:49", "take:5+", f"{START},*", f"{START} seat:0/1", "deal cross"]
    assert in_ecmascript(pattern, texts) == [re.fullmatch(pattern, text) is not None for text in texts]


def test_the_diagram_is_the_board_and_the_chains() -> None:
    lines = numerus_solo.format_diagram(dealt(*GAP)).splitlines()
    assert lines[3:6] == [" 3  9 10 11  . 13 14 15", " 4 16 17  .  *  . 21 22", " 5    23 24  . 25 26"]
    assert lines[-2:] == ["", "chains: 12,18-19,20"]
    assert numerus_solo.format_diagram(numerus_solo.initial_state(Setup("square"), None)).endswith("chains: -")
