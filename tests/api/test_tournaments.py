"""Whatever organizers send, the answer is documented: 200, 409 or 422, never a 500."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

PATHS = ("standings", "pairings", "pairings/check")

names = st.sampled_from(["a", "b", "c", "d", "e", "é", "", "x" * 41, "<"])
few = st.integers(-1, 5)
scalar = st.none() | st.booleans() | few | names | st.sampled_from(["1/2", "0.5", "1/0", "-3", "1e9"]) | st.just(10**18)
sheet = st.sampled_from(
    [
        {"rounds": []},
        {"rounds": [{"placed": 24}, {"placed": 9}]},
        {"players": 2, "rounds": [{"loser": 1}]},
        {"players": 3, "rounds": [{"loser": 3}]},
        {"rounds": [{"collected": [[1, 2], [2]]}]},
        {"rounds": [{"winner": 0}], "scoring": "plain", "rounds_to_play": 1},
    ]
)
seat = st.fixed_dictionaries({"seat": few, "points": few, "place": few})
result = st.one_of(
    st.none(),
    scalar,
    st.fixed_dictionaries({"points": st.lists(few, max_size=5)}),
    st.fixed_dictionaries({"sheet": sheet}),
    st.fixed_dictionaries({"score": st.fixed_dictionaries({"seats": st.lists(seat, max_size=4)})}),
    st.fixed_dictionaries({"record": st.fixed_dictionaries({"moves": st.lists(names, max_size=3)})}),
)
games = st.sampled_from(["anaconda", "davinci", "davinci-solo", "numerus", "numerus-solo", "chess"])
seats = st.lists(names, max_size=5)
table = st.fixed_dictionaries(
    {"table": few, "game": games, "seats": seats},
    optional={"result": result, "forfeits": seats, "adjourned": st.booleans() | scalar},
)
one_round = st.fixed_dictionaries(
    {"number": few}, optional={"tables": st.lists(table, max_size=3), "byes": seats, "absent": seats}
)
change = st.fixed_dictionaries(
    {"game": games, "round": few, "table": few}, optional={"result": result, "forfeits": seats}
)
correction = st.fixed_dictionaries({"number": few, "at": names, "by": names, "reason": names, "change": change})
scale = st.fixed_dictionaries({"seats": few, "points": st.lists(scalar, max_size=4)})
criteria = st.sampled_from(["points", "wins", "direct_encounter", "buchholz_median", "lots", "sonneborn_berger", "x"])
body = st.fixed_dictionaries(
    {"players": st.lists(st.fixed_dictionaries({"id": names}, optional={"absent_from": st.none() | few}), max_size=6)},
    optional={
        "rounds": st.lists(one_round, max_size=3),
        "scoring": st.fixed_dictionaries(
            {}, optional={"by": st.just("points") | scalar, "scales": st.lists(scale), "bye": scalar}
        ),
        "tie_breaks": st.lists(criteria, max_size=4),
        "corrections": st.lists(correction, max_size=2),
        "seed": names | st.none(),
    },
)
extra = {
    "standings": st.fixed_dictionaries(
        {}, optional={"preview": st.lists(correction, max_size=2), "explain": st.booleans()}
    ),
    "pairings": st.fixed_dictionaries(
        {"method": st.sampled_from(["swiss", "round_robin"]), "game": games},
        optional={"sizes": st.lists(few, max_size=3), "absent": seats, "rounds_to_plan": few},
    ),
}
extra["pairings/check"] = st.builds(
    lambda order, proposed: {**order, "round": proposed},
    extra["pairings"],
    st.fixed_dictionaries(
        {},
        optional={
            "tables": st.lists(st.fixed_dictionaries({"table": few, "game": games, "seats": seats}), max_size=3),
            "byes": seats,
        },
    ),
)


def fits(made):
    """The same, mended so far that most of it is inside the document: valid ids and numbers."""
    text = json.dumps(made).replace('"number": -1', '"number": 1').replace('"number": 0', '"number": 2')
    text = text.replace('"table": -1', '"table": 1').replace('"table": 0', '"table": 2')
    return json.loads(text.replace('""', '"a"').replace("x" * 41, "b").replace('"chess"', '"anaconda"'))


@pytest.mark.parametrize("path", PATHS)
@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(st.data())
def test_nothing_that_is_sent_is_our_fault(client, path, data):
    sent = {**data.draw(body), **data.draw(extra[path])}
    sent = fits(sent) if data.draw(st.booleans()) else sent

    answer = client.post(f"/v1/tournaments/{path}", json=sent)

    assert answer.status_code in (200, 409, 422), answer.text
    if answer.status_code != 200:
        assert answer.mimetype == "application/problem+json"
        assert answer.json["errors"]
        assert all(resolves(sent, fault["pointer"]) for fault in answer.json["errors"])


def resolves(document, pointer):
    """Whether a pointer leads somewhere in the request; the last step may be a member that is missing."""
    *way, _ = pointer.removeprefix("#").split("/")[1:] or [""]
    for step in way:
        if isinstance(document, list):
            if int(step) >= len(document):
                return False
            document = document[int(step)]
        elif isinstance(document, dict) and step in document:
            document = document[step]
        else:
            return False
    return True


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("sent", [None, [], "x", 7, {}, {"players": []}, {"players": [{"id": "a"}], "unknown": 1}])
def test_json_of_the_wrong_shape_does_not_match_the_document(client, path, sent):
    answer = client.post(f"/v1/tournaments/{path}", data=json.dumps(sent), content_type="application/json")

    assert answer.status_code == 422
    assert answer.json["errors"]


def test_the_largest_field_is_ranked_and_paired(client):
    people = [f"p{number}" for number in range(512)]
    tables = [
        {"table": at + 1, "game": "anaconda", "seats": people[2 * at : 2 * at + 2], "result": {"points": [1, 0]}}
        for at in range(256)
    ]
    event = {"players": [{"id": player} for player in people], "rounds": [{"number": 1, "tables": tables}]}

    ranked = client.post("/v1/tournaments/standings", json={**event, "explain": False})
    paired = client.post("/v1/tournaments/pairings", json={**event, "method": "swiss", "game": "anaconda"})

    assert [one["place"] for one in ranked.json["standings"]] == [1] * 256 + [257] * 256
    assert paired.json["rounds"][0]["cost"] == {"repeats": 0, "spread": 0}
    assert paired.json["rounds"][0]["proof"] == "exact"


def test_more_than_the_largest_field_does_not_match_the_document(client):
    people = [{"id": str(number)} for number in range(513)]

    assert client.post("/v1/tournaments/standings", json={"players": people}).status_code == 422


def test_tournaments_are_no_ruleset(client):
    assert client.get("/v1/tournaments/nothing").json["code"] == "not_found"
    assert client.get("/v1/tournaments/standings").status_code == 405
