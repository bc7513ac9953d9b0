"""Moves of Da Vinci Code over HTTP: which are listed, and at which places a tile may go."""

from __future__ import annotations

from typing import Any

import pytest
from davinci_calls import TWO, dealt, listed, new, post, refused, row, viewed
from flask.testing import FlaskClient


@pytest.mark.parametrize(
    ("hand", "arranged", "clue", "places"),
    [
        ("B1 W4 B7", "", "W5", []),
        ("B1 W4 B-", "arrange:B-@1", "B2", [1, 2]),
        ("W4 W9 B-", "arrange:B-@0", "B0", [0, 1]),
        ("B0 W5 W11", "", "W-", [0, 1, 2, 3]),
        ("B1 W- B-", "arrange:B-@0,W-@2", "W1", [2, 3]),
    ],
)
def test_a_place_is_listed_where_there_is_a_choice(
    client: FlaskClient, hand: str, arranged: str, clue: str, places: list[int]
) -> None:
    hands = (hand, "W2 B3 W3", "B8 W8 B9", "B10 W10 B11")
    moves = f"{arranged or 'arrange'} arrange arrange arrange draw:{clue[0]} tile:{clue} guess:1.0=2"
    state = dealt(client, *hands, moves=moves, jokers=True)

    ways = [move for move in listed(client, state) if move.startswith("stop")]
    assert ways == ([f"stop@{place}" for place in places] or ["stop"])
    guesses = {move["index"] for move in post(client, "legal-moves", state=state)["moves"] if "index" in move}
    assert guesses == set(places)
    for index in range(5):
        legal = post(client, "validate", state=state, move=f"stop@{index}")["legal"]
        assert legal == (index in (places or [2]))


def test_a_place_left_out_is_the_leftmost_and_the_only_place_may_be_written(client: FlaskClient) -> None:
    hands = ("B1 W4 B-", "W2 B3 W3", "B8 W8 B9", "B10 W10 B11")
    moves = "arrange:B-@1 arrange arrange arrange draw:B tile:B2 guess:1.0=2"
    choice = dealt(client, *hands, moves=moves, jokers=True)
    only = dealt(client, *TWO, moves="draw:W tile:W7 guess:1.1=2")

    def after(state: Any, move: str) -> Any:
        return post(client, "apply", state=state, moves=[move])["state"]

    assert after(choice, "stop") == after(choice, "stop@1") != after(choice, "stop@2")
    assert row(after(choice, "stop"), 0) == "B1 B2 B- W4"
    assert after(choice, "guess:2.0=0") == after(choice, "guess:2.0=0@1") != after(choice, "guess:2.0=0@2")
    assert after(only, "stop") == after(only, "stop@3")
    assert row(after(only, "stop"), 0) == "B1 W4 B7 W7 W10"
    assert "stop" in listed(client, only)
    assert "stop@3" not in listed(client, only)


def test_a_wrong_place_is_named_with_the_right_ones(client: FlaskClient) -> None:
    state = dealt(client, *TWO, moves="draw:W tile:W7")

    verdict = post(client, "validate", state=state, move="guess:0.0=3@1")
    assert {fault["code"] for fault in verdict["violations"]} == {"own_row", "wrong_place"}
    problem = refused(client, 409, "apply", state=state, moves=["guess:1.0=0", "stop@0"])
    assert (problem["ply"], problem["move"], problem["code"]) == (1, "stop@0", "illegal_move")


def test_jokers_go_where_their_owner_says(client: FlaskClient) -> None:
    hands = ("B1 W4 B7 B-", "B0 W2 B5 W-")
    state = dealt(client, *hands, jokers=True)

    assert listed(client, state) == [f"arrange:B-@{index}" for index in range(4)]
    state = post(client, "apply", state=state, moves=["arrange:B-@3", "arrange"])["state"]
    assert (row(state, 0), row(state, 1)) == ("B1 W4 B7 B-", "W- B0 W2 B5")


def test_outcomes_of_chance_are_listed_with_their_probability(client: FlaskClient) -> None:
    state = dealt(client, *TWO, moves="draw:B")
    answer = post(client, "legal-moves", state=state)

    assert answer["to_move"] == "chance"
    assert {move["probability"]["exact"] for move in answer["moves"]} == {"1/8"}
    assert post(client, "legal-moves", view=viewed(client, state, 0)) == {
        "to_move": "chance",
        "terminal": False,
        "moves": [],
    }


def test_moves_come_with_their_parts(client: FlaskClient) -> None:
    moves = post(client, "legal-moves", state=dealt(client, *TWO, moves="draw:W tile:W7"))["moves"]

    assert moves[0] == {"move": "guess:1.0=0", "kind": "guess", "seat": 1, "position": 0, "value": 0}
    assert len(moves) == 4 * 12


def test_a_view_of_another_seat_has_no_moves(client: FlaskClient) -> None:
    view = viewed(client, new(client), 1)

    assert post(client, "legal-moves", view=view)["moves"] == []
    assert post(client, "validate", view=view, move="draw:B")["violations"][0]["code"] == "not_your_turn"
