"""Corrections only add to the list; what a preview tells is what comes true."""

from __future__ import annotations

import random

import made_event
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from made_event import answered


@pytest.fixture(scope="module")
def made():
    return made_event.event(3, players=24, rounds=4)


def correction(dice, made, number):
    """Another result for some table."""
    one = dice.choice(made["rounds"])
    table = dice.choice(one["tables"])
    change = {
        "game": table["game"],
        "round": one["number"],
        "table": table["table"],
        "result": made_event.result(dice, table["game"], len(table["seats"])),
        "forfeits": dice.sample(table["seats"], dice.randrange(2)),
    }
    return {"number": number, "at": "2026-11-30T12:00:00Z", "by": "The arbiter", "reason": "Misread", "change": change}


def applied(made, corrections):
    """The event as if the results had been so from the beginning."""
    rounds = []
    for one in made["rounds"]:
        tables = []
        for table in one["tables"]:
            for each in corrections:
                change = each["change"]
                if (change["round"], change["table"]) == (one["number"], table["table"]):
                    new = {"result": change["result"], "forfeits": change["forfeits"], "adjourned": False}
                    table = {**table, **new}  # noqa: PLW2901 - the later correction replaces the earlier one
            tables.append(table)
        rounds.append({**one, "tables": tables})
    return {**made, "rounds": rounds}


@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.integers(0, 10**9), st.integers(0, 3), st.integers(1, 3))
def test_corrections_and_previews_are_what_an_event_with_these_results_is(client, made, seed, own, further):
    dice = random.Random(seed)
    corrections = [correction(dice, made, number) for number in range(1, own + 1)]
    preview = [correction(dice, made, number) for number in range(own + 1, own + further + 1)]

    answer = answered(client, "standings", {**made, "corrections": corrections, "preview": preview})

    now = answered(client, "standings", applied(made, corrections))
    after = answered(client, "standings", applied(made, corrections + preview))
    assert {**answer, "preview": None} == now
    assert answer["preview"]["standings"] == after["standings"]
    old = {one["player"]: one["place"] for one in now["standings"]}
    new = {one["player"]: one["place"] for one in after["standings"]}
    moves = {one["player"]: (one["before"], one["after"]) for one in answer["preview"]["moves"]}
    assert moves == {player: (old[player], new[player]) for player in old if old[player] != new[player]}
    touched = {(one["change"]["round"], one["change"]["table"]) for one in preview}
    assert {(at["round"], at["table"]) for at in answer["preview"]["changed_tables"]} <= touched


def test_a_preview_of_nothing_moves_nobody(client, made):
    answer = answered(client, "standings", {**made, "preview": []})

    assert answer["preview"]["moves"] == answer["preview"]["changed_tables"] == []
    assert answer["preview"]["standings"] == answer["standings"]


def refused(client, body):
    answer = client.post("/v1/tournaments/standings", json=body)
    assert answer.status_code == 409, answer.text
    assert answer.json["code"] == "invalid_state"
    return {(fault["code"], fault["pointer"]) for fault in answer.json["errors"]}


def test_every_contradiction_of_a_correction_is_told(client):
    table = {"table": 1, "game": "anaconda", "seats": ["a", "b"], "result": {"points": [1, 0]}}
    made = {"players": [{"id": "a"}, {"id": "b"}], "rounds": [{"number": 1, "tables": [table]}]}
    note = {"at": "now", "by": "x", "reason": "y"}
    good = {"game": "anaconda", "round": 1, "table": 1}
    corrections = [
        {**note, "number": 2, "change": {**good, "result": {"points": [1, 0, 0]}}},
        {**note, "number": 2, "change": {**good, "round": 2, "result": {"points": [1, 0]}}},
        {**note, "number": 3, "change": {**good, "game": "davinci", "result": {"points": [1, 0]}}},
        {**note, "number": 4, "change": {**good, "forfeits": ["c"]}},
    ]

    assert refused(client, {**made, "corrections": corrections[:2], "preview": corrections[2:]}) == {
        ("correction_out_of_order", "#/corrections/0/number"),
        ("wrong_number_of_seats", "#/corrections/0/change/result/points"),
        ("unknown_table", "#/corrections/1/change/table"),
        ("other_game", "#/preview/0/change/game"),
        ("not_at_table", "#/preview/1/change/forfeits/0"),
        ("result_missing", "#/preview/1/change"),
    }
