"""Moves and positions as text."""

from __future__ import annotations

import contextlib
import re
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from davinci.tables import dealt, play, random_game, setups, viewed
from service.games import davinci
from service.games.davinci import Arrange, Draw, Drawn, Guess, Insert, Placement, Return, Reveal, Setup, Stake, Stop
from service.games.davinci.positions import _WORDS

MOVES = {
    "return:2": Return(2),
    "arrange": Arrange(),
    "arrange:B-@2": Arrange((Placement("B-", 2),)),
    "arrange:B-@2,W-@0": Arrange((Placement("B-", 2), Placement("W-", 0))),
    "draw:W": Draw("W"),
    "tile:B7": Drawn("B7"),
    "tile:W11": Drawn("W11"),
    "tile:W-": Drawn("W-"),
    "insert@4": Insert(4),
    "stake:0": Stake(0),
    "guess:1.3=7": Guess(1, 3, 7),
    "guess:0.12=-": Guess(0, 12, "-"),
    "guess:3.0=11@10": Guess(3, 0, 11, 10),
    "stop": Stop(),
    "stop@4": Stop(4),
    "reveal:2": Reveal(2),
}
UNREADABLE = [
    "",
    "stop@",
    "stop@04",
    "stop@100",
    "stop@4 ",
    "stop\n",
    " stop",
    "Stop",
    "draw:X",
    "draw:b",
    "draw",
    "tile:B?",
    "tile:B12",
    "tile:B07",
    "return:B?",
    "return:-1",
    "insert",
    "insert:4",
    "arrange:",
    "arrange:B-",
    "arrange:B7@1",
    "arrange:B-@1,B-@2",
    "arrange:B-@1,W-@2,",
    "guess:1.3",
    "guess:4.3=7",
    "guess:1.3=12",
    "guess:1.3=07",
    "guess:1.3=7@",
    "guess:1=7",
    "guess:1.3=?",
    "guess:1.\u0663=7",
    "guess:1.3=7;stop",
]


@pytest.mark.parametrize(("text", "move"), MOVES.items())
def test_a_move_is_read_and_written(text: str, move: davinci.Move) -> None:
    assert davinci.parse_move(text) == move
    assert davinci.format_move(move) == text
    assert re.fullmatch(davinci.INFO.move_pattern, text)


@pytest.mark.parametrize("text", UNREADABLE)
def test_nothing_else_is_read_and_the_pattern_says_the_same(text: str) -> None:
    with pytest.raises(ValueError, match="A move is written like"):
        davinci.parse_move(text)
    assert re.fullmatch(davinci.INFO.move_pattern, text) is None


def test_the_jokers_of_an_arrangement_come_in_either_order() -> None:
    assert davinci.parse_move("arrange:W-@0,B-@2") == MOVES["arrange:B-@2,W-@0"]


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.from_regex(davinci.INFO.move_pattern, fullmatch=True))
def test_whatever_matches_the_pattern_is_read(text: str) -> None:
    move = davinci.parse_move(text)
    assert davinci.parse_move(davinci.format_move(move)) == move


def test_the_pattern_reads_the_same_in_other_languages() -> None:
    assert not re.search(r"\\[dwsAZbh]|\(\?[^:]|\[\[|[+*?}]\+", davinci.INFO.move_pattern)


def test_every_kind_of_move_has_its_form() -> None:
    assert {form.name for form in davinci.INFO.move_forms} == {move.kind for move in MOVES.values()}
    for form in davinci.INFO.move_forms:
        assert davinci.parse_move(form.example).kind == form.name


def test_the_example_of_the_rules_text_is_read() -> None:
    text = (
        "B1{3,7} W4!+2 B-/B0 W9 seat:0/2 phase:guess turn:5 clue:W5 hits:1 pool:B1W2[B3,W7,W8] tally:1.0,0.0 "
        "guesses:1.0.B7"
    )
    state = davinci.parse_position(text)
    assert state.rows[0][0].ruled_out == (3, 7)
    assert (state.rows[0][1].exposed, state.rows[0][1].since, state.pool) == (True, 2, ("B3", "W7", "W8"))
    assert davinci.format_position(state) == text
    words = text.split(" ")
    assert davinci.parse_position(" ".join([*words[:5], *words[:4:-1]])) == state


@settings(max_examples=15, deadline=None, derandomize=True)
@given(setups(), st.integers(0, 2**32 - 1), st.sampled_from([0.1, 0.5]))
def test_every_state_and_view_comes_back_from_its_text(setup: Setup, seed: int, right: float) -> None:
    for number, (state, _) in enumerate(random_game(setup, seed, right)):
        text = davinci.format_position(state)
        assert davinci.parse_position(text) == state
        assert "\n" not in text
        seat = [None, *range(setup.players)][number % (setup.players + 1)]
        view = davinci.view(state, seat)
        assert davinci.parse_view(davinci.format_view(view)) == view


def test_wishes_and_all_options_come_back_from_text() -> None:
    setup = Setup(3, True, 1, 1, "redraw", "insert_on_draw", "none", "tournament", "winner_hidden_plus_pool", 2)
    state = davinci.initial_state(setup, "seed")
    assert davinci.parse_position(davinci.format_position(state)) == state
    wished = davinci.initial_state(Setup(start_colours=("BBBB", "WWWW")), "seed")
    assert davinci.parse_position(davinci.format_position(wished)) == wished


GOOD = davinci.format_position(play(dealt(("B1 W4 B7 W10", "B0 W2 B5 W5")), "draw:B tile:B4 guess:1.0=0"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "B1 W4",
        "B1 W4/B0 W9",
        " seat:0/2 phase:draw pool:B0W0[]",
        GOOD.replace("B1 ", "B1  "),
        GOOD.replace("B1 ", "B12 "),
        GOOD.replace("B1 ", "B? "),
        GOOD.replace("B1 ", "b1 "),
        GOOD.replace("/B0", "//B0"),
        GOOD.replace("phase:guess", "phase:think"),
        GOOD.replace("phase:guess", ""),
        GOOD.replace("phase:guess", "phase:guess phase:guess"),
        GOOD.replace("phase:guess", "phase:guess mood:good"),
        GOOD.replace("phase:guess", "phase"),
        GOOD.replace("seat:0/2", "seat:0/5"),
        GOOD.replace("seat:0/2", "seat:0"),
        GOOD.replace("turn:1", "turn:01"),
        GOOD.replace("turn:1", "turn:-1"),
        GOOD.replace("turn:1", "turn:\u0661"),
        GOOD.replace("turn:1", "turn:1000000"),
        GOOD.replace("pool:B7", "pool:B6"),
        GOOD.replace("pool:B7", "pool:7"),
        GOOD.replace("clue:B4", "clue:B?"),
        GOOD.replace("clue:B4", "clue:"),
        re.sub(r"\[.*\]", "", GOOD),
        GOOD + " you:0",
        GOOD + " jokers:no",
        GOOD + "\n",
    ],
)
def test_what_is_not_a_position_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"[a-z].*\.$"):
        davinci.parse_position(text)


def test_a_position_is_no_view() -> None:
    with pytest.raises(ValueError, match="a view says whose it is"):
        davinci.parse_view(GOOD)
    state = davinci.parse_position(GOOD)
    with pytest.raises(ValueError, match="a position names every tile"):
        davinci.parse_position(davinci.format_view(viewed(state)))


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.text(alphabet="BW?-!{}+,/ :[]0123456789seatphoclugi", max_size=60), st.integers(0, len(GOOD)))
def test_no_text_breaks_the_readers(noise: str, cut: int) -> None:
    for text in (noise, GOOD[:cut] + noise + GOOD[cut:], GOOD[:cut] + noise):
        for read in (davinci.parse_position, davinci.parse_view):
            with contextlib.suppress(ValueError):
                read(text)


def test_every_word_of_a_position_is_explained_in_the_rules_text() -> None:
    rules = files("service.games.davinci").joinpath("rules.md").read_text(encoding="utf-8")
    assert all(f"{word}:" in rules or f"`{word}`" in rules for word in _WORDS)
