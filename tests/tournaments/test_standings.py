"""Standings are what their definitions say, whatever the order and the form in which an event is told."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise

import made_event
import pytest
import slow_standings
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from made_event import answered

from schemas.tournament_answers import ContributionSchema, TieBreakValueSchema
from service.tournaments.tiebreaks import Contribution, Value


@pytest.fixture(scope="module")
def made():
    return made_event.event()


@pytest.fixture(scope="module")
def answer(client, made):
    return answered(client, "standings", made)


def simple(*rounds, players="abcd", **members):
    """An event of anaconda at tables of two, given as (winner, loser) or (player, player, tie)."""
    told = []
    for number, tables in enumerate(rounds, 1):
        seated = [
            {"table": at, "game": "anaconda", "seats": list(pair[:2]), "result": {"points": [1, int(len(pair) == 3)]}}
            for at, pair in enumerate(tables, 1)
        ]
        absent = sorted(set(players) - {player for one in seated for player in one["seats"]})
        told.append({"number": number, "tables": seated, "absent": absent})
    return {"players": [{"id": player} for player in players], "rounds": told, **members}


def places(answer):
    return {one["player"]: one["place"] for one in answer["standings"]}


def values(answer, tie_break):
    return {
        one["player"]: next(Fraction(value["value"]) for value in one["values"] if value["tie_break"] == tie_break)
        for one in answer["standings"]
    }


def test_the_made_event_has_everything(made):
    tables = [table for one in made["rounds"] for table in one["tables"]]

    assert len(made["players"]) == 64
    assert {table["game"] for table in tables} == set(made_event.SIZES)
    assert {len(table["seats"]) for table in tables} == {1, 2, 3, 4}
    assert {form for table in tables for form in table.get("result") or ()} == {"points", "score", "sheet", "record"}
    assert any(table.get("adjourned") for table in tables)
    assert any(table["forfeits"] for table in tables)
    assert any(one["byes"] for one in made["rounds"])
    assert any(one["absent"] for one in made["rounds"])


@pytest.mark.parametrize("seed", range(3))
def test_standings_are_what_the_definitions_say(client, seed):
    made = made_event.event(seed)

    answer = answered(client, "standings", made)

    expected = slow_standings.standings(made)
    assert places(answer) == {player: place for player, (place, _) in expected.items()}
    for tie_break in made["tie_breaks"]:
        assert values(answer, tie_break) == {player: found[tie_break] for player, (_, found) in expected.items()}


@settings(max_examples=10, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.integers(0, 10**9))
def test_the_order_of_the_input_makes_no_difference(client, made, answer, seed):
    assert answered(client, "standings", made_event.shuffled(made, random.Random(seed))) == answer


def test_contributions_are_written_as_their_schema_has_them():
    some = (
        Contribution(3, 7, ("Ada", "Ben"), Fraction(1, 3), "won"),
        Contribution(None, None, (), Fraction(5), "lots"),
    )

    written = TieBreakValueSchema().dump(Value("points", Fraction(16, 3), some))["contributions"]

    assert written == ContributionSchema(many=True).dump(some)
    assert [list(one) for one in written] == [list(ContributionSchema().fields)] * 2


def test_every_value_is_the_sum_of_its_contributions(answer):
    for one in answer["standings"]:
        for value in one["values"]:
            summands = [Fraction(part["value"]) for part in value["contributions"]]
            assert sum(summands) == Fraction(value["value"]) == Fraction(value["number"]).limit_denominator(10**6)


def test_neighbours_are_apart_by_the_first_criterion_in_which_they_differ(answer):
    for (upper, lower), decision in zip(pairwise(answer["standings"]), answer["decided_by"], strict=True):
        differing = [
            mine["tie_break"]
            for mine, other in zip(upper["values"], lower["values"], strict=True)
            if mine["value"] != other["value"]
        ]
        assert (decision["upper"], decision["lower"]) == (upper["player"], lower["player"])
        assert decision["tie_break"] == (differing[0] if differing else None)
        assert (upper["place"] == lower["place"]) == (not differing)


@pytest.mark.parametrize("seed", range(3))
def test_more_points_are_never_a_worse_place(client, seed):
    made = {**made_event.event(seed, players=20, rounds=4), "tie_breaks": ["points"]}
    answer = answered(client, "standings", made)

    points, place = values(answer, "points"), places(answer)
    for one in place:
        assert place[one] == 1 + sum(points[other] > points[one] for other in place)


def test_equal_players_share_a_place(client):
    answer = answered(client, "standings", simple(["ab", "cd"], tie_breaks=["points", "wins"]))

    assert places(answer) == {"a": 1, "c": 1, "b": 3, "d": 3}
    assert [one["tie_break"] for one in answer["decided_by"]] == [None, "points", None]


def test_those_who_are_tied_share_the_mean_of_their_places(client):
    made = simple()
    table = {"table": 1, "game": "numerus", "seats": ["a", "b", "c", "d"], "result": {"points": [5, 9, 5, 1]}}
    made["rounds"] = [{"number": 1, "tables": [table]}]
    made["scoring"] = {"scales": [{"seats": 4, "points": [3, 2, "1/2", 0]}]}

    assert values(answered(client, "standings", made), "points") == {
        "b": 3,
        "a": Fraction(5, 4),
        "c": Fraction(5, 4),
        "d": 0,
    }


def test_direct_encounter_counts_only_when_all_who_are_tied_have_met(client):
    apart = simple(["ab", "cd"], tie_breaks=["points", "direct_encounter"])
    met = simple(["ab", "cd"], ["bc", "da"], ["ac", "bd"], tie_breaks=["points", "direct_encounter"])

    # In the second: a beats b and c, b beats c and d, c and d win once each; a and b, c and d are tied and have met.
    assert places(answered(client, "standings", apart)) == {"a": 1, "c": 1, "b": 3, "d": 3}
    assert places(answered(client, "standings", met)) == {"a": 1, "b": 2, "c": 3, "d": 4}


def test_buchholz_by_hand(client):
    # a: 2 points, b: 1, c: 1, d: 0. a met b and c: 1 + 1; b met a and d: 2 + 0; c met d and a: 0 + 2; d met c and b.
    answer = answered(client, "standings", simple(["ab", "cd"], ["ac", "bd"], tie_breaks=["points", "buchholz"]))

    assert values(answer, "buchholz") == {"a": 2, "b": 2, "c": 2, "d": 2}


def test_a_bye_counts_for_buchholz_as_an_opponent_with_as_many_points(client):
    made = simple(["ab"], players="abc", tie_breaks=["points", "buchholz"])
    made["rounds"][0] |= {"byes": ["c"], "absent": []}

    answer = answered(client, "standings", made)

    assert values(answer, "buchholz") == {"a": 0, "b": 1, "c": 1}
    (mine,) = (one for one in answer["standings"] if one["player"] == "c")
    assert mine["values"][1]["contributions"][0]["why"] == "virtual_opponent"


def test_the_four_forms_of_a_result_count_alike(client):
    dice = random.Random(7)
    record = made_event.record(dice, "anaconda", 2)
    score = made_event.score("anaconda", {"record": record})
    points = [seat["points"] for seat in score["seats"]]
    sheet = {"players": 2, "rounds": [{"loser": points.index(0) if 1 in points else None}]}
    answers = []
    for result in ({"record": record}, {"score": score}, {"points": points}, {"sheet": sheet}):
        made = simple(["ab"], players="ab")
        made["rounds"][0]["tables"][0]["result"] = result
        answers.append(answered(client, "standings", made))

    assert answers[1:] == answers[:1] * 3
    assert 1 in points


def test_whoever_forfeits_is_met_by_nobody_and_a_last_one_wins_without_play(client):
    made = simple(["ab", "cd"], tie_breaks=["points", "wins", "buchholz"])
    made["rounds"][0]["tables"][0] |= {"result": None, "forfeits": ["b"]}

    answer = answered(client, "standings", made)

    assert values(answer, "points") == {"a": 1, "b": 0, "c": 1, "d": 0}
    assert values(answer, "wins") == {"a": 0, "b": 0, "c": 1, "d": 0}
    assert values(answer, "buchholz")["a"] == 1
    counts = {one["player"]: one["rounds"] for one in answer["standings"]}
    assert counts["a"]["walkover"] == counts["b"]["forfeit"] == 1


def test_without_explanations_the_places_are_the_same(client, made, answer):
    short = answered(client, "standings", {**made, "explain": False})

    assert places(short) == places(answer)
    assert all(value["contributions"] == [] for one in short["standings"] for value in one["values"])
