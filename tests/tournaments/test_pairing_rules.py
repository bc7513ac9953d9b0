"""The checker accepts what the pairer makes and names each way in which it is spoilt."""

from __future__ import annotations

import copy
import random

import made_event
import pytest
from made_event import answered
from test_pairings import event, ids, order


def proposal(paired):
    """What the pairer made, as somebody would send it."""
    tables = [{key: table[key] for key in ("table", "game", "seats")} for table in paired["tables"]]
    return {"tables": tables, "byes": [bye["player"] for bye in paired["byes"]]}


def codes(client, body):
    ruling = answered(client, "pairings/check", body)
    assert ruling["allowed"] == (not ruling["violations"]) == bool(ruling["reasons"])
    return {fault["code"] for fault in ruling["violations"]}


@pytest.fixture(scope="module")
def before(client):
    """Nine players after three rounds at tables of two."""
    *_, (_, so_far) = event(client, 9, 3, sizes=[2])
    return order(9, so_far, sizes=[2])


@pytest.fixture(scope="module")
def good(client, before):
    return proposal(answered(client, "pairings", before)["rounds"][0])


CASES = [
    {"players": 16, "sizes": [2]},
    {"players": 13, "sizes": [4, 3]},
    {"players": 11, "sizes": [2], "method": "round_robin"},
    {"players": 9, "sizes": [3], "method": "round_robin"},
    {"players": 10, "sizes": [4, 3], "method": "round_robin"},
]


@pytest.mark.parametrize("case", CASES)
def test_what_the_pairer_makes_is_allowed(client, case):
    members = {key: value for key, value in case.items() if key != "players"}
    so_far = []
    for paired, rounds in event(client, case["players"], 4, **members):
        body = order(case["players"], so_far, round=proposal(paired), **members)
        assert codes(client, body) == set()
        so_far = list(rounds)


def test_it_is_allowed_after_a_made_event_of_all_kinds(client):
    for seed in range(3):
        made = made_event.event(seed, players=22, rounds=3)
        made |= {"method": "swiss", "game": "davinci", "sizes": [4, 3], "absent": ["p20"]}
        paired = answered(client, "pairings", made)["rounds"][0]

        assert codes(client, {**made, "round": proposal(paired)}) == set()


def test_the_reasons_name_what_is_good(client, before, good):
    ruling = answered(client, "pairings/check", {**before, "round": good})

    reasons = {one["code"] for one in ruling["reasons"]}
    assert {"nobody_twice", "no_repeat", "byes_in_turn", "seats_balanced"} < reasons
    assert len(reasons & {"within_groups", "floats_unavoidable"}) == 1


def test_players_who_must_meet_again_may(client):
    first = {"number": 1, "tables": [{"table": 1, "game": "numerus", "seats": ids(2), "result": {"points": [1, 0]}}]}
    body = order(2, [first], round={"tables": [{"table": 1, "game": "numerus", "seats": ["p01", "p00"]}]})

    ruling = answered(client, "pairings/check", body)

    assert ruling["allowed"]
    assert {"repeats_unavoidable", "floats_unavoidable"} < {one["code"] for one in ruling["reasons"]}


def met_before(before):
    return [set(table["seats"]) for one in before["rounds"] for table in one["tables"]]


def spoil_repeat(before, good):
    """Seat two who have met together; their companions meet, too."""
    for first in good["tables"]:
        for second in good["tables"]:
            if first is not second and {first["seats"][0], second["seats"][0]} in met_before(before):
                first["seats"][1], second["seats"][0] = second["seats"][0], first["seats"][1]
                return
    raise AssertionError("nobody has met")


def spoil_bye(before, good):
    """Give the bye to somebody who has had one."""
    had = before["rounds"][0]["byes"][0]
    swap(good, had, good["byes"][0])


def swap(good, one, other):
    """Let two players change places, wherever they are."""
    names = {one: other, other: one}
    for group in (good["byes"], *(table["seats"] for table in good["tables"])):
        group[:] = [names.get(player, player) for player in group]


def turn_all(before, good):
    for table in good["tables"]:
        table["seats"].reverse()


def two_more_byes(before, good):
    good["byes"] += good["tables"].pop()["seats"]


SPOILT = {
    "unknown_player": lambda before, good: good["byes"].__setitem__(0, "x"),
    "player_missing": lambda before, good: good["byes"].clear(),
    "player_twice": lambda before, good: good["byes"].append(good["tables"][0]["seats"][0]),
    "table_twice": lambda before, good: good["tables"][0].update(table=2),
    "other_game": lambda before, good: good["tables"][0].update(game="anaconda"),
    "wrong_number_of_seats": lambda before, good: good["tables"][0]["seats"].append(good["byes"].pop()),
    "needless_bye": two_more_byes,
    "second_bye": spoil_bye,
    "needless_repeat": spoil_repeat,
    "unbalanced_seats": turn_all,
}


@pytest.mark.parametrize("code", SPOILT)
def test_each_way_of_spoiling_is_named(client, before, good, code):
    bad = copy.deepcopy(good)
    SPOILT[code](before, bad)

    assert code in codes(client, {**before, "round": bad})


def test_a_bye_for_somebody_with_more_points_is_named(client, before, good):
    had = {player for one in before["rounds"] for player in one["byes"]}
    standings = answered(client, "standings", {key: before[key] for key in ("players", "rounds", "seed")})
    best = next(one["player"] for one in standings["standings"] if one["player"] not in had)
    bad = copy.deepcopy(good)
    swap(bad, best, bad["byes"][0])

    assert "bye_too_high" in codes(client, {**before, "round": bad})


def test_a_seating_that_spreads_points_more_is_named(client):
    seats = [["p00", "p01"], ["p02", "p03"], ["p04", "p05"], ["p06", "p07"]]
    tables = [
        {"table": at, "game": "numerus", "seats": pair, "result": {"points": [1, 0]}}
        for at, pair in enumerate(seats, 1)
    ]
    body = order(8, [{"number": 1, "tables": tables}])
    good = [["p02", "p00"], ["p06", "p04"], ["p01", "p03"], ["p05", "p07"]]
    bad = [["p03", "p00"], ["p02", "p01"], ["p06", "p04"], ["p05", "p07"]]

    def proposed(pairs):
        told = [{"table": at, "game": "numerus", "seats": pair} for at, pair in enumerate(pairs, 1)]
        return codes(client, {**body, "round": {"tables": told}})

    assert "needless_float" not in proposed(good)
    assert "needless_float" in proposed(bad)


def test_somebody_who_is_absent_has_no_place(client, before, good):
    assert "player_absent" in codes(client, {**before, "absent": [good["byes"][0]], "round": good})


def test_tables_of_other_sizes_than_need_be_are_named(client):
    body = order(12, sizes=[4, 3])
    people = ids(12)
    tables = [{"table": at, "game": "numerus", "seats": people[3 * at - 3 : 3 * at]} for at in range(1, 5)]

    assert codes(client, {**body, "round": {"tables": tables}}) == {"other_table_sizes"}


def test_every_exchange_of_two_players_is_judged_by_its_cost(client):
    """Nothing that costs more than the pairing is allowed, and nothing that costs the same is refused for its cost."""
    *_, (_, so_far) = event(client, 6, 2, sizes=[2])
    body = order(6, so_far, sizes=[2])
    paired = answered(client, "pairings", body)["rounds"][0]
    assert paired["proof"] == "exact"
    dice = random.Random(3)
    for _ in range(15):
        bad = proposal(paired)
        swap(bad, *dice.sample(ids(6), 2))
        found = codes(client, {**body, "round": bad})
        again = sum({*table["seats"]} in met_before(body) for table in bad["tables"])
        assert ("needless_repeat" in found) == (again > paired["cost"]["repeats"])
