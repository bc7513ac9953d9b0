"""Posteriors and hints of Da Vinci Code over HTTP."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from davinci_calls import TWO, dealt, listed, new, post, refused, viewed
from flask.testing import FlaskClient

# Posteriors.


@pytest.mark.parametrize("model", ["deal", "history", "worlds"])
def test_the_posterior_is_exact_under_every_model(client: FlaskClient, model: str) -> None:
    moves = "arrange:B-@1 arrange draw:W tile:W6 guess:1.1=2 stop"
    state = dealt(client, "B1 W4 B7 B-", TWO[1], moves=moves, jokers=True)
    found = post(client, "posterior", view=viewed(client, state, 0), model=model)

    assert found.keys() == {"model", "no_self_guess", "worlds", "tiles"}
    assert (found["model"], found["no_self_guess"]) == (model, False)
    assert re.fullmatch("[1-9][0-9]*", found["worlds"])
    assert [(tile["seat"], tile["position"]) for tile in found["tiles"]] == [(1, 0), (1, 2), (1, 3)]
    for tile in found["tiles"]:
        chances = [Fraction(entry["exact"]) for entry in tile["distribution"]]
        assert sum(chances) == 1
        assert [float(chance) for chance in chances] == [entry["p"] for entry in tile["distribution"]]
        values = [entry["value"] for entry in tile["distribution"]]
        assert values == sorted(values, key=lambda value: (value == "-", value))
    assert [entry["value"] for entry in found["tiles"][0]["distribution"]] == [0, 2]


def test_the_posterior_is_the_count_of_deals(client: FlaskClient) -> None:
    state = dealt(client, "B2 B3 B4 B5", "W0 W1 W2 W3")
    found = post(client, "posterior", view=viewed(client, state, 0))

    assert (found["worlds"], found["model"]) == ("495", "deal")  # four of twelve white numbers, in order
    first = {entry["value"]: entry["exact"] for entry in found["tiles"][0]["distribution"]}
    assert first[0] == "1/3"  # 165 of 495 have the 0
    assert first[8] == "1/495"
    assert 9 not in first


def test_a_view_that_contradicts_itself_is_refused_with_the_part(client: FlaskClient) -> None:
    view = viewed(client, dealt(client, "B2 B3 B4 B5", "W0 W1 W2 W11", moves="draw:B tile:B0 guess:1.3=11"), 0)
    view["rows"][1][3]["tile"] = "W2"
    view["guesses"] = [[1, 0, "W", 2]]

    problem = refused(client, 409, "posterior", view=view)

    assert problem["code"] == "invalid_state"
    assert {error["pointer"][:13] for error in problem["errors"]} == {"#/view/rows/1"}


def test_evidence_that_contradicts_the_rest_is_named(client: FlaskClient) -> None:
    """Seat 1 has named the white 2, and then it turns out that it must have it."""
    moves = "draw:B tile:B11 guess:1.0=11 draw:B tile:B9 guess:0.0=2 draw:B tile:B8 guess:1.0=0 guess:1.2=3 stop"
    view = viewed(client, dealt(client, "W0 W1 W3 W4", "B0 W2 B3 B5", moves=moves), 0)

    assert post(client, "posterior", view=view)["tiles"]
    problem = refused(client, 409, "posterior", view=view, no_self_guess=True)
    assert problem["errors"][0]["code"] == "evidence_contradicts"
    assert problem["errors"][0]["pointer"] == "#/view/guesses"


# Hints.


def test_a_hint_has_its_members_and_reasons(client: FlaskClient) -> None:
    state = dealt(client, *TWO, moves="draw:W tile:W7 guess:1.1=2", scoring="tournament")
    hint = post(client, "hint", state=state, budget_nodes=200, seed="x")

    assert hint["best"] == hint["moves"][0]["move"]
    assert sorted(move["move"] for move in hint["moves"]) == sorted(listed(client, state))
    assert (hint["proof"], hint["model"], hint["evidence"], hint["elapsed_ms"]) == ("heuristic", "deal", "used", None)
    assert hint["rollouts"] >= 0
    for move in hint["moves"]:
        assert {"kind", "proof", "expected_points", "win_probability", "reasons"} <= move.keys()
        assert 0 <= move["win_probability"] <= 1
        assert ("hit_probability" in move) == ("exact" in move) == (move["kind"] == "guess")
        assert move["reasons"]
        assert all(reason["code"] and reason["detail"] for reason in move["reasons"])
        if move["kind"] == "guess":
            assert float(Fraction(move["exact"])) == move["hit_probability"]
    reasons = {move["move"]: [reason["code"] for reason in move["reasons"]] for move in hint["moves"]}
    assert "out_of_order" in reasons["guess:1.0=9"]
    assert "own_tile" in reasons["guess:1.2=7"]
    assert "clue_leak" in reasons["stop"]
    assert post(client, "hint", state=state, budget_nodes=200, seed="x") == hint


def test_a_hint_agrees_with_the_posterior(client: FlaskClient) -> None:
    state = dealt(client, *TWO, moves="draw:W tile:W7")
    view = viewed(client, state, 0)
    hint = post(client, "hint", view=view, budget_nodes=50, no_self_guess=False)

    assert hint["evidence"] == "off"
    chances = {
        f"guess:{tile['seat']}.{tile['position']}={entry['value']}": entry["exact"]
        for tile in post(client, "posterior", view=view)["tiles"]
        for entry in tile["distribution"]
    }
    told = {move["move"]: move["exact"] for move in hint["moves"]}
    assert {move: chance for move, chance in told.items() if chance not in ("0", "0/1")} == chances


def test_a_hint_for_a_draw_speaks_of_colours(client: FlaskClient) -> None:
    hint = post(client, "hint", state=new(client), budget_nodes=50)

    assert {move["move"] for move in hint["moves"]} == {"draw:B", "draw:W"}
    assert all("colour_difference" in [reason["code"] for reason in move["reasons"]] for move in hint["moves"])
