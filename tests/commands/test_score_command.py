"""`regelwerk score`: records, sheets and states, and what cannot be scored."""

from __future__ import annotations

import json

import pytest
from commanding import answered, printed, refused
from told_rounds import BAD, FAULTS, GAMES, GOOD, MOVES, OVER, SCORE, TEXT, golden

from service.catalog import CATALOG


@pytest.mark.parametrize("content", [GOOD, {"record": GOOD}, TEXT, " ".join(MOVES)])
def test_a_record_is_scored(content: object, file) -> None:
    path = file("game", content)
    assert printed("score", "anaconda", path) == SCORE
    assert printed("score", "anaconda", "-", given=path.read_bytes()) == SCORE


def test_a_sheet_is_scored_round_by_round(file) -> None:
    # Seat 1 loses two rounds of three, seat 0 one, seat 2 none.
    sheet = {"players": 3, "rounds": [{"loser": 1}, {"loser": 0}, {"loser": 1}]}
    assert printed("score", "anaconda", file("sheet", {"sheet": sheet})) == [
        "  seat 0: 2 points, place 2 (round_won +1, stuck +0, round_won +1)",
        "  seat 1: 1 points, place 3 (stuck +0, round_won +1, stuck +0)",
        "  seat 2: 3 points, place 1 (round_won +1, round_won +1, round_won +1)",
    ]


def test_a_state_is_scored_and_an_open_round_is_told(api) -> None:
    state = api("/v1/anaconda/new", {})["state"]
    lines = printed("score", "anaconda", "-", given=json.dumps({"state": state}))
    assert lines == ["  seat 0: 0 points", "  seat 1: 0 points", "  the round is not over"]


@GAMES
def test_a_score_in_json_is_what_the_api_answers(slug: str, api, file) -> None:
    bodies = [{"record": json.loads(path.read_text(encoding="utf-8"))} for path in golden(slug)[:2]]
    bodies += [{"sheet": dict(CATALOG[slug].schemas.sheet_example)}, {"state": api(f"/v1/{slug}/new", {})["state"]}]
    for body in bodies:
        assert answered("score", slug, file("scored.json", body)) == api(f"/v1/{slug}/score", body)


@pytest.mark.parametrize("content", [BAD, " ".join(BAD["moves"])])
def test_an_illegal_record_is_not_scored(content: object, file) -> None:
    first, *lines = refused("score", "anaconda", file("bad", content)).splitlines()
    assert first.startswith("illegal_move: Ply 2 of the record, V=4@III, is not possible: ")
    assert [line.rsplit(" (", 1)[1] for line in lines] == FAULTS


def test_a_sheet_with_contradictions_is_refused_with_each(file) -> None:
    sheet = {"players": 2, "rounds": [{"loser": 2}, {"loser": 0}, {"loser": 2}]}
    first, *lines = refused("score", "anaconda", file("sheet", {"sheet": sheet})).splitlines()
    assert first.startswith("invalid_state: Round 1 ")
    assert [line.split(":")[0].strip() for line in lines] == ["#/sheet/rounds/0/loser", "#/sheet/rounds/2/loser"]


@pytest.mark.parametrize(
    "content",
    [
        {"sheet": None},
        {"sheet": {"players": 2}},
        {"sheet": {"players": 2, "rounds": {}}},
        {"state": {}},
        {"state": 3},
        {"position": OVER},
        {"record": GOOD, "sheet": {"players": 2, "rounds": [{"loser": 1}]}},
    ],
)
def test_what_cannot_be_scored_is_refused(content: object, file) -> None:
    assert "This does not match the API" in refused("score", "anaconda", file("x", content))
