"""Moves and positions as text."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from davinci_solo.tables import SETUPS, after, begun, random_game
from service.games import davinci_solo
from service.games.davinci_solo import INFO, Draw, Drawn, Hold, Place, Setup, State, initial_state

assert INFO.position_pattern is not None
POSITION = INFO.position_pattern

MOVES = {
    "draw": Draw(),
    "draw:B": Draw("B"),
    "draw:W": Draw("W"),
    "tile:W11": Drawn("W11"),
    "place:W7.3R": Place("W7", 3, "R"),
    "place:B10.0L": Place("B10", 0, "L"),
    "hold": Hold(),
}
BARE = ",".join(f"{colour}{number}" for number in range(12) for colour in "BW")
POOL = "B2,W2,W3,B4,W5,W6,B7,W7,B8,W8,W9,B10,W10,W11"
POSITIONS = {
    f"- pool:{BARE} turn:0 phase:tile": initial_state(Setup(), None),
    f"[B1]/[B3]/[W4]/[B5]/[B6]/[B9] pool:B0,W0,W1,{POOL.replace('W10,', 'W10,B11,')} turn:1 phase:draw start": begun(),
    f"[B1]/W1 [B3]/[W4]/[B5]/[B6]/[B9] pool:B0,{POOL} hand:W0@1,B11@2 held:1+4 turn:4 phase:draw start": after(
        begun(), "draw tile:W0 hold draw tile:B11 hold draw tile:W1 place:W1.1L hold"
    ),
    f"[B1]/[B3]/[W4]/[B5]/[B6]/[B9] B11 pool:B0,W1,{POOL} hand:W0@1 turn:3 phase:tile:W cap:5 cumulative:each colour "
    "start": after(
        begun(row_cap=5, cumulative="each", colour_choice=True),
        "draw:W tile:W0 hold draw:B tile:B11 place:B11.5R hold draw:W",
    ),
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_is_read_and_written(text: str) -> None:
    assert davinci_solo.parse_move(text) == MOVES[text]
    assert davinci_solo.format_move(MOVES[text]) == text


@pytest.mark.parametrize("text", ["", "draw:", "draw:X", "tile:W12", "tile:B-", "place:W7.6R", "place:W7.3", "hold\n"])
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(ValueError, match="A move is written like"):
        davinci_solo.parse_move(text)
    assert re.fullmatch(INFO.move_pattern, text) is None


@settings(max_examples=50, deadline=None)
@given(st.from_regex(INFO.move_pattern, fullmatch=True))
def test_whatever_matches_the_pattern_of_moves_is_read(text: str) -> None:
    assert davinci_solo.format_move(davinci_solo.parse_move(text)) == text


@pytest.mark.parametrize("form", INFO.move_forms, ids=lambda form: form.name)
def test_every_form_of_move_has_an_example_of_its_kind(form) -> None:
    assert re.fullmatch(form.pattern, form.example)
    assert davinci_solo.parse_move(form.example).kind == form.name


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_read_and_written(text: str) -> None:
    assert davinci_solo.parse_position(text) == POSITIONS[text]
    assert davinci_solo.format_position(POSITIONS[text]) == text


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_position_of_a_game_is_read_back_as_written(setup: Setup) -> None:
    for state in random_game(setup, "texts", careful=True):
        text = davinci_solo.format_position(state)
        assert re.fullmatch(POSITION, text)
        assert davinci_solo.parse_position(text) == state


@settings(max_examples=30, deadline=None)
@given(st.from_regex(POSITION, fullmatch=True))
def test_whatever_matches_the_pattern_of_positions_is_read_and_judged(text: str) -> None:
    state = davinci_solo.parse_position(text)
    if not davinci_solo.check_state(state):
        assert davinci_solo.parse_position(davinci_solo.format_position(state)) == state


@settings(max_examples=80, deadline=None)
@given(st.sampled_from([*POSITIONS]), st.data())
def test_a_position_with_a_slip_of_the_pen_is_read_only_if_it_matches(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text)))
    slip = text[:at] + data.draw(st.sampled_from(["", "B", "1", " ", "\n", "[", "]", "/", ",", "@2"])) + text[at + 1 :]
    if re.fullmatch(POSITION, slip):
        davinci_solo.check_state(davinci_solo.parse_position(slip))
    else:
        with pytest.raises(ValueError, match="A position is written like"):
            davinci_solo.parse_position(slip)


def test_who_has_won_follows_from_the_phase() -> None:
    for phase, won in {"won": True, "lost": False, "draw": None}.items():
        state: State = davinci_solo.parse_position(f"[B1] turn:18 phase:{phase}")
        assert state.won is won
        assert state.phase == ("draw" if won is None else "over")


@pytest.mark.parametrize("pattern", [INFO.move_pattern, POSITION])
def test_patterns_use_nothing_that_only_python_knows(pattern: str) -> None:
    assert not re.search(r"\(\?[^:]|\\[^.\[\]]", pattern)
    assert len(pattern) < 2000
