"""Scores of Da Vinci Code over HTTP: of sheets, of states, of records."""

from __future__ import annotations

from typing import Any

import pytest
from davinci_calls import TWO, dealt, played, post, refused
from flask.testing import FlaskClient


def a_sheet(rounds: int, **more: Any) -> dict[str, Any]:
    """The worked example of the rules, some rounds of it."""
    seats = [{"hits": 4, "codes_exposed": 1}, {"hits": 2, "codes_exposed": 1}, {"hits": 0, "codes_exposed": 0}]
    return {"players": 3, "rounds": [{"winner": 0, "seats": seats, "unexposed": ["B2", "W-"], **more}] * rounds}


def test_a_sheet_is_scored_item_by_item(client: FlaskClient) -> None:
    score = post(client, "score", sheet=a_sheet(1))

    assert (score["scoring"], score["final"]) == ("tournament", False)
    assert [(seat["points"], seat["place"]) for seat in score["seats"]] == [(14, 1), (5, 2), (0, 3)]
    assert score["seats"][0]["items"] == [
        {"code": "hits", "points": 4, "count": 4, "round": 1},
        {"code": "codes_exposed", "points": 3, "count": 1, "round": 1},
        {"code": "round_won", "points": 5, "round": 1},
        {"code": "hidden_tiles", "points": 2, "tiles": ["B2", "W-"], "round": 1},
        {"code": "rounds_won", "points": 0, "count": 1},
    ]


def test_a_game_is_three_rounds(client: FlaskClient) -> None:
    assert [post(client, "score", sheet=a_sheet(rounds))["final"] for rounds in (1, 2, 3)] == [False, False, True]
    assert post(client, "score", sheet=a_sheet(3))["seats"][0]["points"] == 3 * 14
    assert post(client, "score", sheet={**a_sheet(2), "rounds_to_play": 2})["final"]
    assert refused(client, 409, "score", sheet=a_sheet(4))["errors"][0]["pointer"] == "#/sheet/rounds"


def test_the_pool_counts_with_the_other_source_of_the_bonus(client: FlaskClient) -> None:
    sheet = {**a_sheet(1, pool=["B9", "W3"]), "bonus_source": "winner_hidden_plus_pool"}
    score = post(client, "score", sheet=sheet)

    assert score["seats"][0]["points"] == 14 + 12
    assert {"code": "pool_tiles", "points": 12, "tiles": ["W3", "B9"], "round": 1} in score["seats"][0]["items"]
    problem = refused(client, 409, "score", sheet=a_sheet(1, pool=["B9"]))
    assert problem["errors"][0]["code"] == "pool_does_not_count"


@pytest.mark.parametrize("source", ["winner_hidden", "winner_hidden_plus_pool"])
def test_a_won_round_is_scored_from_its_state_and_from_its_record(client: FlaskClient, source: str) -> None:
    setup = {"scoring": "tournament", "bonus_source": source}
    start = dealt(client, *TWO, **setup)
    moves = ["draw:W", "tile:W7", "guess:1.0=0", "guess:1.1=2", "guess:1.2=5", "guess:1.3=5"]
    state = post(client, "apply", state=start, moves=moves)["state"]
    score = post(client, "score", state=state)

    hidden = ["B1", "W4", "B7", "W7", "W10"]  # the clue tile counts
    items = [
        {"code": "hits", "points": 4, "count": 4},
        {"code": "codes_exposed", "points": 3, "count": 1},
        {"code": "round_won", "points": 5},
        {"code": "hidden_tiles", "points": 29, "tiles": hidden},
    ]
    if source != "winner_hidden":
        left = sum(int(tile[1:]) for tile in state["pool"])
        items.append({"code": "pool_tiles", "points": left, "tiles": state["pool"]})
    assert score["seats"][0]["items"] == items
    assert score["final"]
    assert [seat["place"] for seat in score["seats"]] == [1, 2]
    assert post(client, "score", record={"start": start, "moves": moves}) == score


def test_plain_scoring_reports_who_went_out_when(client: FlaskClient) -> None:
    states, _ = played(client, 3, players=3)
    score = post(client, "score", state=states[-1])

    out = states[-1]["out"]
    assert [seat["points"] for seat in score["seats"]] == [int(seat not in out) for seat in range(3)]
    for order, seat in enumerate(out, 1):
        assert score["seats"][seat]["items"] == [{"code": "went_out", "points": 0, "count": order}]
