"""Pairings: everybody once, no needless repeats, no needless floats, the same for whoever asks again."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations, permutations

import made_event
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_event import answered

from service.tournaments.designs import circle, designs
from service.tournaments.search import _Search, seated
from service.tournaments.seating import Cost, choose_sizes, least_repeats, least_spread, seat_cost, seat_order, spread


def ids(players):
    return [f"p{number:02}" for number in range(players)]


def order(players, rounds=(), **members):
    return {
        "players": [{"id": player} for player in ids(players)],
        "rounds": list(rounds),
        "method": "swiss",
        "game": "numerus",
        "seed": "open",
        **members,
    }


def played(paired, dice):
    """The round with results that the dice decide."""
    tables = [
        {**{key: table[key] for key in ("table", "game", "seats")}, "result": {"points": points(table, dice)}}
        for table in paired["tables"]
    ]
    return {"number": paired["number"], "tables": tables, "byes": [bye["player"] for bye in paired["byes"]]}


def points(table, dice):
    return dice.sample(range(10), len(table["seats"]))


def event(client, players, rounds, **members):
    """A whole event, paired round by round."""
    dice, so_far = random.Random(5), []
    for _ in range(rounds):
        answer = answered(client, "pairings", order(players, so_far, **members))
        so_far.append(played(answer["rounds"][0], dice))
        yield answer["rounds"][0], so_far


def meetings(rounds):
    return [frozenset(pair) for one in rounds for table in one["tables"] for pair in combinations(table["seats"], 2)]


@pytest.mark.parametrize(("players", "sizes"), [(16, [2]), (17, [2]), (24, [4, 3]), (23, [4, 3]), (13, [3, 2])])
def test_everybody_has_one_table_or_bye_and_nobody_meets_twice(client, players, sizes):
    byes = []
    for paired, so_far in event(client, players, 4, sizes=sizes):
        named = [player for table in paired["tables"] for player in table["seats"]]
        named += [bye["player"] for bye in paired["byes"]]
        assert sorted(named) == ids(players)
        assert all(len(table["seats"]) in sizes for table in paired["tables"])
        assert paired["cost"]["repeats"] == len(meetings(so_far)) - len(set(meetings(so_far))) == 0
        byes += [bye["player"] for bye in paired["byes"]]
    assert len(byes) == len(set(byes))


@pytest.mark.parametrize("worth", [0, 1])
def test_the_bye_goes_to_the_lowest_of_those_who_have_had_none(client, worth):
    dice, so_far, had = random.Random(5), [], set()
    for _ in range(5):
        body = order(9, so_far, scoring={"bye": worth})
        standings = answered(client, "standings", {name: body[name] for name in ("players", "rounds", "scoring")})
        score = {one["player"]: Fraction(one["values"][0]["value"]) for one in standings["standings"]}
        paired = answered(client, "pairings", body)["rounds"][0]
        (bye,) = paired["byes"]
        assert bye["player"] not in had
        assert score[bye["player"]] == min(score[player] for player in score if player not in had)
        had.add(bye["player"])
        so_far.append(played(paired, dice))


def test_a_pairing_depends_on_nothing_but_its_request(client):
    made = made_event.event(1, players=20, rounds=3)
    made = {**made, "method": "swiss", "game": "davinci", "sizes": [4, 3, 2], "absent": ["p03"]}
    first = answered(client, "pairings", made)

    for seed in range(5):
        assert answered(client, "pairings", made_event.shuffled(made, random.Random(seed))) == first
    assert answered(client, "pairings", {**made, "seed": "another"}) != first


def test_seats_are_those_that_the_players_have_had_least(client):
    for paired, so_far in event(client, 12, 5, sizes=[2]):
        before = [table for one in so_far[:-1] for table in one["tables"]]
        for table in paired["tables"]:
            had = {
                way: sum(one["seats"][seat] == player for one in before for seat, player in enumerate(way))
                for way in permutations(table["seats"])
            }
            assert had[tuple(table["seats"])] == min(had.values())


def test_reasons_tell_points_floats_and_repeats(client):
    first = {"number": 1, "tables": [{"table": 1, "game": "numerus", "seats": ids(3), "result": {"points": [3, 2, 1]}}]}
    (paired,) = answered(client, "pairings", order(3, [first], sizes=[3]))["rounds"]

    # In halves the points are 2, 1, 0: a mean of 1, squared distances of 2.
    (table,) = paired["tables"]
    told = dict(
        zip(table["seats"], zip(table["because"]["points"], table["because"]["floats"], strict=True), strict=True)
    )
    assert told == {"p00": ("1", "down"), "p01": ("1/2", "none"), "p02": ("0", "up")}
    assert {frozenset(repeat["players"]): repeat["times"] for repeat in table["because"]["repeats"]} == dict.fromkeys(
        map(frozenset, combinations(ids(3), 2)), 1
    )
    assert paired["cost"] == paired["bound"] == {"repeats": 3, "spread": 24}
    assert paired["proof"] == "exact"


def seatings(players, sizes):
    """Every way to seat players at tables of these sizes, once each (tables of one size in any order)."""
    if not players:
        yield []
        return
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for companions in combinations(players[1:], size - 1):
            left = [player for player in players[1:] if player not in companions]
            yield from ([(players[0], *companions), *more] for more in seatings(left, rest))


def distance(numbers):
    """12 times the squared distances from the mean, from the definition."""
    mean = Fraction(sum(numbers), len(numbers))
    return 12 * sum((number - mean) ** 2 for number in numbers)


@st.composite
def fields(draw):
    """A small field: sizes of tables, points from the top, and how often each two have met."""
    sizes = draw(st.sampled_from([(2, 2), (2, 2, 2), (2, 2, 2, 2), (3, 3), (4, 3), (4, 4), (3, 2, 2), (2, 1, 1)]))
    people = sum(sizes)
    ranked = sorted(draw(st.lists(st.integers(-3, 5), min_size=people, max_size=people)), reverse=True)
    met = [[0] * people for _ in range(people)]
    for one, other in combinations(range(people), 2):
        met[one][other] = met[other][one] = draw(st.sampled_from([0, 0, 1, 2]))
    return sizes, ranked, met


def worth(tables, ranked, met):
    """Repeats and spread, from the definitions."""
    again = sum(met[one][other] for table in tables for one, other in combinations(table, 2))
    return again, sum(distance([ranked[one] for one in table]) for table in tables)


@settings(max_examples=60, deadline=None)
@given(fields())
def test_small_fields_are_seated_as_well_as_can_be(field):
    sizes, ranked, met = field
    people = list(range(sum(sizes)))

    found = seated(ranked, met, sizes, "small")

    assert found.exact
    least = min(worth(one, ranked, met) for one in seatings(people, sizes))
    assert worth(found.tables, ranked, met) == tuple(found.cost) == least
    assert sorted(one for table in found.tables for one in table) == people


@settings(max_examples=300, deadline=None)
@given(fields())
def test_branch_and_bound_alone_finds_the_best(field):
    sizes, ranked, met = field
    search = _Search(ranked, met, Cost(-1, 0), 10**9)

    assert search.look_at_all(sizes)

    assert search.best_cost == min(worth(one, ranked, met) for one in seatings(list(range(sum(sizes))), sizes))


@settings(max_examples=60, deadline=None)
@given(fields())
def test_no_seating_repeats_less_than_the_bound(field):
    sizes, ranked, met = field

    least = min(worth(one, ranked, met)[0] for one in seatings(list(range(sum(sizes))), sizes))

    assert 0 <= least_repeats(met, sizes) <= least


def test_the_bound_of_repeats_is_reached_where_all_have_met_all_once():
    met = [[int(one != other) for other in range(6)] for one in range(6)]

    assert least_repeats(met, (3, 3)) == 6
    assert least_repeats(met, (2, 2, 2)) == 3


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(-9, 9), min_size=2, max_size=9), st.data())
def test_the_bound_of_the_spread_is_the_least(numbers, data):
    numbers = sorted(numbers, reverse=True)
    sizes = choose_sizes(len(numbers), data.draw(st.sampled_from([(3, 2), (4, 3, 2), (2, 3)])))
    best = min(
        sum(distance([numbers[one] for one in table]) for table in tables)
        for tables in seatings(list(range(len(numbers))), sizes)
    )

    assert least_spread(numbers, sizes)[0] == best


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=4))
def test_the_spread_is_the_squared_distance_from_the_mean(numbers):
    assert spread(numbers) == distance(numbers)


@given(st.integers(0, 40), st.sampled_from([(2,), (4, 3), (3, 4), (4,), (4, 3, 2), (1,)]))
def test_sizes_leave_as_few_over_as_can_be(people, sizes):
    chosen = choose_sizes(people, sizes)

    reachable = {0}
    for _ in range(people):
        reachable |= {one + size for one in reachable for size in sizes if one + size <= people}
    assert sum(chosen) == max(reachable)
    assert set(chosen) <= set(sizes)


@pytest.mark.parametrize("people", [2, 4, 6, 10, 16])
def test_on_the_circle_everybody_meets_everybody_once(people):
    pairs = [frozenset(pair) for number in range(people - 1) for pair in circle(people, number)]

    assert sorted(map(sorted, pairs)) == [list(pair) for pair in combinations(range(people), 2)]


@pytest.mark.parametrize(("people", "size", "rounds"), [(9, 3, 4), (16, 4, 5), (15, 3, 5), (20, 4, 5), (28, 4, 7)])
def test_in_a_design_nobody_meets_anybody_twice(people, size, rounds):
    found = list(designs(people, size))

    assert len(found) == rounds
    for tables in found:
        assert sorted(one for table in tables for one in table) == list(range(people))
    met = [frozenset(pair) for tables in found for table in tables for pair in combinations(table, 2)]
    assert len(met) == len(set(met))


@pytest.mark.parametrize("players", [6, 7])
def test_a_round_robin_is_complete_and_without_repeats(client, players):
    rounds = players - 1 + players % 2
    body = order(players, method="round_robin", rounds_to_plan=rounds)

    planned = answered(client, "pairings", body)["rounds"]

    assert sorted(map(sorted, meetings(planned))) == [list(pair) for pair in combinations(ids(players), 2)]
    assert all(one["proof"] == "exact" and one["cost"]["repeats"] == 0 for one in planned)
    byes = sorted(bye["player"] for one in planned for bye in one["byes"])
    assert byes == (ids(players) if players % 2 else [])


@pytest.mark.parametrize(("players", "size", "rounds"), [(9, 3, 4), (16, 4, 5)])
def test_a_round_robin_of_larger_tables_is_perfect_where_a_design_is(client, players, size, rounds):
    body = order(players, method="round_robin", sizes=[size], rounds_to_plan=rounds)

    planned = answered(client, "pairings", body)["rounds"]

    assert len(set(meetings(planned))) == len(meetings(planned)) == players * (players - 1) // 2


def test_a_plan_of_one_round_after_the_other_is_the_plan_of_all(client):
    whole = answered(client, "pairings", order(6, method="round_robin", rounds_to_plan=5))["rounds"]
    step_by_step = [one for one, _ in event(client, 6, 5, method="round_robin")]

    assert [set(meetings([one])) for one in step_by_step] == [set(meetings([one])) for one in whole]


@pytest.mark.parametrize(
    ("members", "code", "pointer"),
    [
        ({"game": "anaconda", "sizes": [4]}, "wrong_number_of_seats", "#/sizes/0"),
        ({"sizes": [2, 2]}, "size_twice", "#/sizes/0"),
        ({"absent": ["x"]}, "unknown_player", "#/absent/0"),
        ({"rounds_to_plan": 2}, "rounds_need_results", "#/rounds_to_plan"),
    ],
)
def test_what_cannot_be_paired_is_refused(client, members, code, pointer):
    answer = client.post("/v1/tournaments/pairings", json=order(4, **members))

    assert answer.status_code == 409
    assert (code, pointer) in {(fault["code"], fault["pointer"]) for fault in answer.json["errors"]}


def test_a_field_of_nobody_and_of_one_is_paired(client):
    alone = answered(client, "pairings", order(1))["rounds"][0]
    nobody = answered(client, "pairings", order(1, absent=ids(1)))["rounds"][0]

    assert [bye["player"] for bye in alone["byes"]] == ids(1)
    assert alone["tables"] == nobody["tables"] == nobody["byes"] == []


def test_seat_orders_count_what_was():
    sat = {("a", 0): 2, ("b", 1): 1}

    assert seat_cost("ab", sat) == 3
    assert seat_order("ab", sat) == ("b", "a")
