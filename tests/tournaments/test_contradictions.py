"""Every contradiction in an event is told, each with its pointer."""

from __future__ import annotations

import pytest


def event():
    """An event without contradictions."""
    return {
        "players": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d", "absent_from": 2}],
        "rounds": [
            {
                "number": 1,
                "tables": [table(1, "ab"), table(2, "c", game="numerus-solo", result={"points": [-3]})],
                "absent": ["d"],
            }
        ],
    }


def table(number, seats, game="anaconda", result=None, **members):
    result = {"points": [1, 0]} if result is None else result
    return {"table": number, "game": game, "seats": list(seats), "result": result, **members}


def refused(client, made):
    answer = client.post("/v1/tournaments/standings", json=made)
    assert answer.status_code == 409, answer.text
    return {(fault["code"], fault["pointer"]) for fault in answer.json["errors"]}


def changed(path, value):
    made = event()
    *way, last = path
    target = made
    for step in way:
        target = target[step]
    target[last] = value
    return made


FIRST = ("rounds", 0, "tables", 0)
AT = "#/rounds/0/tables/0"
FAULTY = {
    "a player who is there twice": (("players", 1), {"id": "a"}, {("player_twice", "#/players/0")}),
    "an id that nobody has": ((*FIRST, "seats", 1), "x", {("unknown_player", f"{AT}/seats/1")}),
    "somebody at two tables": ((*FIRST, "seats", 1), "c", {("player_twice", f"{AT}/seats/1")}),
    "somebody without a table": ((*FIRST, "seats", 1), "x", {("player_missing", "#/rounds/0")}),
    "a bye and a table": (("rounds", 0, "byes"), ["a"], {("player_twice", "#/rounds/0/byes/0")}),
    "too many seats": (
        FIRST,
        table(1, "abcd"),
        {("wrong_number_of_seats", f"{AT}/seats"), ("wrong_number_of_seats", f"{AT}/result/points")},
    ),
    "points of another number": (
        (*FIRST, "result"),
        {"points": [1]},
        {("wrong_number_of_seats", f"{AT}/result/points")},
    ),
    "no result": ((*FIRST, "result"), None, {("result_missing", AT)}),
    "an adjourned table with a result": ((*FIRST, "adjourned"), True, {("adjourned_with_result", f"{AT}/result")}),
    "a forfeit of somebody else": ((*FIRST, "forfeits"), ["c"], {("not_at_table", f"{AT}/forfeits/0")}),
    "two tables of one number": (("rounds", 0, "tables", 1, "table"), 1, {("table_twice", f"{AT}")}),
    "a score that is not final": (
        (*FIRST, "result"),
        {
            "score": {
                "final": False,
                "seats": [{"seat": 0, "points": 0, "place": 1}, {"seat": 1, "points": 0, "place": 1}],
            }
        },
        {("result_not_final", f"{AT}/result/score")},
    ),
    "places that nobody can have": (
        (*FIRST, "result"),
        {"score": {"seats": [{"seat": 0, "points": 0, "place": 1}, {"seat": 1, "points": 0, "place": 3}]}},
        {("impossible_places", f"{AT}/result/score")},
    ),
    "a sheet that contradicts itself": (
        (*FIRST, "result"),
        {"sheet": {"players": 2, "rounds": [{"loser": 2}]}},
        {("seat_out_of_range", f"{AT}/result/sheet/rounds/0/loser")},
    ),
    "a record with a bad ply": (
        (*FIRST, "result"),
        {"record": {"moves": ["roll:III,IV", "III=7,IV=4", "V=4@III"]}},
        {("even_double", f"{AT}/result/record/moves/2")},
    ),
    "lots without a seed": (("tie_breaks",), ["points", "lots"], {("seed_missing", "#/tie_breaks")}),
    "a criterion twice": (("tie_breaks",), ["points", "points"], {("tie_break_twice", "#/tie_breaks/0")}),
    "a scale of the wrong length": (
        ("scoring",),
        {"scales": [{"seats": 2, "points": [1]}]},
        {("wrong_number_of_seats", "#/scoring/scales/0/points")},
    ),
    "a scale that rises": (
        ("scoring",),
        {"scales": [{"seats": 2, "points": [0, "1/2"]}]},
        {("scale_rises", "#/scoring/scales/0/points")},
    ),
    "two scales of one size": (
        ("scoring",),
        {"scales": [{"seats": 2, "points": [1, 0]}] * 2},
        {("scale_twice", "#/scoring/scales/0")},
    ),
    "a round twice": (("rounds",), event()["rounds"] * 2, {("round_twice", "#/rounds/0")}),
    "somebody who had gone": (("rounds", 0, "number"), 2, set()),
}


@pytest.mark.parametrize("what", FAULTY)
def test_a_contradiction_is_told_with_its_pointer(client, what):
    path, value, expected = FAULTY[what]
    made = changed(path, value)
    if not expected:  # whoever has gone may be listed as absent, but not at a table
        made["rounds"][0]["absent"] = []
        made["rounds"][0]["byes"] = ["d"]
        expected = {("player_gone", "#/rounds/0/byes/0")}

    assert expected <= refused(client, made)


def test_all_contradictions_are_told_together(client):
    made = event()
    made["tie_breaks"] = ["lots"]
    made["rounds"][0]["tables"][0] |= {"seats": ["a", "x"], "result": {"points": [1]}, "forfeits": ["c"]}

    assert refused(client, made) == {
        ("seed_missing", "#/tie_breaks"),
        ("unknown_player", "#/rounds/0/tables/0/seats/1"),
        ("player_missing", "#/rounds/0"),
        ("wrong_number_of_seats", "#/rounds/0/tables/0/result/points"),
        ("not_at_table", "#/rounds/0/tables/0/forfeits/0"),
    }


def test_an_event_without_contradictions_is_ranked(client):
    assert client.post("/v1/tournaments/standings", json=event()).status_code == 200
