"""Nummerus Zahlus over HTTP: the wire format, both ways of scoring, hints."""

from __future__ import annotations

import pytest


def new(client, game="numerus", **setup):
    return client.post(f"/v1/{game}/new", json={"setup": setup, "seed": "wire"}).json["state"]


def test_a_new_game_has_the_members_of_the_wire_format(client):
    state = new(client, players=3, exchange_chips=2)

    assert state["setup"] == {
        "players": 3,
        "board": "eight",
        "cross_gaps": False,
        "exchange_chips": 2,
        "scoring": "longest",
        "first_player": 0,
    }
    assert sorted(state["board"]) == list(range(49))
    assert state["collected"] == [[], [], []]
    assert state["exchange_left"] == [2, 2, 2]
    assert state["to_move"] == 0


def test_every_listed_move_says_where_it_goes_and_what_it_does(client):
    answer = client.post("/v1/numerus/legal-moves", json={"state": new(client)}).json

    for move in answer["moves"]:
        assert move["move"] == f"take:{move['number']}"
        assert {"field", "direction", "path", "becomes", "joins"} <= move.keys()


def sheet(scoring, *collected):
    body = {"scoring": scoring, "players": len(collected), "rounds": [{"collected": list(map(list, collected))}]}
    return {"sheet": body}


@pytest.mark.parametrize(
    ("collected", "places"),
    [
        (([1, 2, 3], [10, 11]), [1, 2]),
        (([1, 2, 20, 21], [10, 11, 30]), [1, 2]),  # 2 2 is before 2 1
        (([1, 2, 20], [10, 11]), [1, 2]),  # whose list ends first is behind
        (([1, 2], [10, 11]), [1, 1]),
        (([1, 2], [10, 11], [5]), [1, 1, 3]),
        (([47, 48, 1], [10, 11]), [1, 2]),  # 48 and 1 do not connect: 2 1 against 2
    ],
)
def test_the_longest_chain_wins_with_the_whole_cascade_of_ties(client, collected, places):
    score = client.post("/v1/numerus/score", json=sheet("longest", *collected)).json

    assert [seat["place"] for seat in score["seats"]] == places


def test_in_a_tournament_a_chain_of_n_scores_1_to_n(client):
    score = client.post("/v1/numerus/score", json=sheet("tournament", [1, 2, 3, 9], [20, 21, 40, 41])).json

    assert [seat["points"] for seat in score["seats"]] == [6 + 1, 3 + 3]


@pytest.mark.parametrize(("penalty", "points"), [("per_chip", -3), ("per_chain", -2), ("triangular", -4)])
def test_solo_chains_that_are_left_cost_by_the_option(client, penalty, points):
    chains = [[1, 2, 3, 4, 5, 6], [10, 11], [20]]

    body = {"sheet": {"solo_penalty": penalty, "rounds": [{"chains": chains}]}}
    score = client.post("/v1/numerus-solo/score", json=body).json

    assert score["seats"][0]["points"] == points


def test_a_solo_hint_is_a_line_to_the_end_that_keeps_its_promise(client):
    state = new(client, "numerus-solo")

    hint = client.post("/v1/numerus-solo/hint", json={"state": state, "budget_nodes": 200_000}).json
    played = client.post("/v1/numerus-solo/apply", json={"state": state, "moves": hint["line"]}).json
    score = client.post("/v1/numerus-solo/score", json={"state": played["state"]}).json

    assert played["state"]["to_move"] is None
    assert score["final"]
    assert -score["seats"][0]["points"] == hint["moves"][0]["penalty"]
    assert hint["moves"][0]["lower_bound"] <= hint["moves"][0]["penalty"]


def test_the_end_of_a_game_of_two_is_solved(client):
    state = new(client)
    while sum(number > 0 for number in state["board"]) > 10:
        move = client.post("/v1/numerus/legal-moves", json={"state": state}).json["moves"][0]["move"]
        state = client.post("/v1/numerus/apply", json={"state": state, "moves": [move]}).json["state"]

    hint = client.post("/v1/numerus/hint", json={"state": state, "budget_nodes": 400_000}).json

    assert hint["proof"] == "exact"
    assert {move["outcome"] for move in hint["moves"]} <= {"win", "draw", "loss"}


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        ({"board": [1] * 49}, {"number_twice", "missing_numbers", "star_on_chip"}),
        ({"star": "a1"}, {"no_such_field"}),
        ({"to_move": 3}, {"impossible_turn"}),
        ({"exchange_left": [3, 3]}, {"exchange_out_of_range"}),
    ],
)
def test_an_impossible_state_is_refused_with_every_reason(client, change, codes):
    body = {"state": {**new(client), **change}}

    answer = client.post("/v1/numerus/legal-moves", json=body)

    assert (answer.status_code, answer.json["code"]) == (409, "invalid_state")
    assert {fault["code"] for fault in answer.json["errors"]} == codes
