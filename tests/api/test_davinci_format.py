"""The wire format of Da Vinci Code and its options."""

from __future__ import annotations

from typing import Any

import pytest
from davinci_calls import TWO, dealt, listed, new, played, post, refused, viewed
from flask.testing import FlaskClient

from service.games.davinci.setup import CHOICES
from service.games.davinci.tiles import NUMBERS, in_order

OPTIONS = {**CHOICES, "jokers": (False, True)}
MEMBERS = (
    *("setup", "phase", "to_move", "turn", "arranged", "tally", "drawing", "clue_at", "stake", "hits", "out"),
    *("guesses", "winner", "rows", "pool", "removed", "returned", "clue"),
)


# The wire format.


def test_a_new_game_has_the_members_of_the_wire_format(client: FlaskClient) -> None:
    state = new(client, players=3, removed_per_colour=1, scoring="tournament")

    assert sorted(state) == sorted(MEMBERS)
    assert state["setup"] == {
        "players": 3,
        "jokers": False,
        "removed_per_colour": 1,
        "draw_extra": 0,
        "joker_start": "allowed",
        "clue_tile": "aside",
        "empty_pool_penalty": "choose_after",
        "scoring": "tournament",
        "bonus_source": "winner_hidden",
        "first_player": 0,
        "start_colours": None,
    }
    assert (state["phase"], state["to_move"], state["turn"]) == ("draw", 0, 1)
    assert [len(tiles) for tiles in state["rows"]] == [4, 4, 4]
    assert all(slot.keys() == {"tile", "exposed", "ruled_out", "since"} for tiles in state["rows"] for slot in tiles)
    everything = [slot["tile"] for tiles in state["rows"] for slot in tiles] + state["pool"] + state["removed"]
    assert in_order(everything) == NUMBERS
    assert state["pool"] == list(in_order(state["pool"]))
    assert state["tally"] == [{"hits": 0, "codes_exposed": 0}] * 3


def test_a_row_ascends_with_black_before_white(client: FlaskClient) -> None:
    for seed in range(20):
        for tiles in new(client, str(seed), players=4)["rows"]:
            names = [slot["tile"] for slot in tiles]
            assert names == sorted(names, key=lambda name: (int(name[1:]), name[0]))


def test_a_view_has_the_members_of_the_wire_format(client: FlaskClient) -> None:
    state = dealt(client, *TWO, moves="draw:W tile:W6 guess:1.1=2 guess:1.2=7 draw:B tile:B9")
    own, other, table = (viewed(client, state, seat) for seat in (1, 0, None))

    for view in (own, other, table):
        assert sorted(view) == sorted([*MEMBERS, "seat"])
        same = set(MEMBERS) - {"rows", "pool", "removed", "returned", "clue"}
        assert {name: view[name] for name in same} == {name: state[name] for name in same}
        assert (view["pool"], view["removed"]) == ({"B": 7, "W": 7}, {"B": 0, "W": 0})
    assert [view["seat"] for view in (own, other, table)] == [1, 0, None]
    assert own["clue"] == {"colour": "B", "tile": "B9"}
    assert other["clue"] == table["clue"] == {"colour": "B", "tile": None}
    assert own["rows"][1][2] == {"colour": "B", "tile": "B5", "exposed": False, "ruled_out": [7], "since": 0}
    assert other["rows"][1][2] == {"colour": "B", "tile": None, "exposed": False, "ruled_out": [7], "since": 0}
    assert other["rows"][1][1] == {"colour": "W", "tile": "W2", "exposed": True, "ruled_out": [], "since": 0}
    assert [slot["tile"] for slot in table["rows"][0]] == [None, None, "W6", None, None]
    assert table["guesses"] == [[1, 0, "W", 2], [1, 0, "B", 7]]


def test_what_was_put_back_is_known_to_its_owner_only(client: FlaskClient) -> None:
    state = dealt(client, "B1 W4 B7 W10 W11", "B0 W2 B5 W5 B6", moves="return:1 return:0", draw_extra=1)

    assert state["returned"] == ["W4", "B0"]
    assert [viewed(client, state, seat)["returned"] for seat in (0, 1, None)] == [["W4", "B"], ["W", "B0"], ["W", "B"]]


def test_a_row_that_is_not_arranged_is_seen_black_first(client: FlaskClient) -> None:
    state = dealt(client, "W0 B1 W3 B-", TWO[1], jokers=True)

    assert [slot["colour"] for slot in viewed(client, state, 1)["rows"][0]] == ["B", "B", "W", "W"]
    assert [slot["tile"] for slot in viewed(client, state, 0)["rows"][0]] == ["W0", "B1", "W3", "B-"]


@pytest.mark.parametrize("operation", ["legal-moves", "hint", "score", "view", "apply", "validate"])
def test_an_unknown_member_is_refused_wherever_it_stands(client: FlaskClient, operation: str) -> None:
    more = {"validate": {"move": "draw:B"}, "apply": {"moves": []}}.get(operation, {})
    for change in (
        lambda state: state.update(secret=1),
        lambda state: state["setup"].update(rounds=3),
        lambda state: state["rows"][1][0].update(colour="B"),
        lambda state: state["tally"][0].update(points=1),
    ):
        change(state := new(client))
        problem = refused(client, 422, operation, state=state, **more)
        assert problem["code"] == "invalid_request"
        assert problem["errors"][0]["pointer"].startswith("#/state/")


def test_a_state_is_no_view_and_a_view_no_state(client: FlaskClient) -> None:
    state = new(client)

    refused(client, 422, "legal-moves", view=state)
    refused(client, 422, "legal-moves", state=viewed(client, state, 0))
    refused(client, 422, "legal-moves", state=state, view=viewed(client, state, 0))
    refused(client, 422, "posterior", state=state)


@pytest.mark.parametrize(("member", "value"), [("pool", []), ("turn", 7), ("hits", 3), ("out", [0]), ("winner", 1)])
def test_an_impossible_state_is_refused_with_every_reason(client: FlaskClient, member: str, value: Any) -> None:
    problem = refused(client, 409, "legal-moves", state={**new(client), member: value})

    assert problem["code"] == "invalid_state"
    assert all(error["pointer"].startswith("#/state") for error in problem["errors"])
    assert all(error["rule"].startswith("davinci#") for error in problem["errors"])


@pytest.mark.parametrize("operation", ["legal-moves", "validate", "score", "hint"])
def test_secrets_do_not_belong_in_addresses(client: FlaskClient, operation: str) -> None:
    position = "B1 W4 B7 W10/B0 W2 B5 W5 seat:0/2 phase:draw turn:1 pool:B0W0[]"
    answer = client.get(f"/v1/davinci/{operation}", query_string={"position": position, "move": "draw:B"})

    assert answer.status_code == 405
    assert answer.json["code"] == "method_not_allowed"


# Options.


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in OPTIONS.items() for value in values])
def test_every_option_can_be_chosen(client: FlaskClient, name: str, value: Any) -> None:
    state = new(client, **{name: value})

    assert state["setup"][name] == value
    assert listed(client, state)


@pytest.mark.parametrize("setup", [{"players": 5}, {"jokers": 1}, {"clue_tile": "open"}, {"rounds": 3}])
def test_an_option_that_is_not_offered_is_refused(client: FlaskClient, setup: dict[str, Any]) -> None:
    assert refused(client, 422, "new", setup=setup)["errors"][0]["pointer"] == f"#/setup/{next(iter(setup))}"


def test_options_that_contradict_each_other_are_refused(client: FlaskClient) -> None:
    problem = refused(client, 409, "new", setup={"first_player": 2, "start_colours": ["BBW", "BBWW"]})

    found = {error["code"]: error["pointer"] for error in problem["errors"]}
    assert found == {"seat_out_of_range": "#/setup/first_player", "bad_wish": "#/setup/start_colours/0"}


def test_seats_get_the_colours_that_they_wish(client: FlaskClient) -> None:
    state = new(client, players=3, start_colours=["BBBB", "WWWW", "BWWW"])

    assert ["".join(sorted(slot["tile"][0] for slot in tiles)) for tiles in state["rows"]] == ["BBBB", "WWWW", "BWWW"]


@pytest.mark.parametrize(
    ("setup", "phases"),
    [
        ({"players": 3, "draw_extra": 1, "jokers": True}, {"return", "arrange", "draw", "guess", "reveal", "over"}),
        ({"clue_tile": "insert_on_draw", "empty_pool_penalty": "stake_before"}, {"insert", "stake", "guess", "over"}),
        ({"players": 4, "empty_pool_penalty": "none", "joker_start": "redraw", "jokers": True}, {"arrange", "over"}),
    ],
)
def test_a_game_of_random_moves_comes_to_its_end(client: FlaskClient, setup: dict[str, Any], phases: set[str]) -> None:
    states, record = played(client, 1, scoring="tournament", **setup)

    assert phases <= {state["phase"] for state in states}
    replayed = post(client, "replay", record=record)
    assert (replayed["valid"], replayed["state"]) == (True, states[-1])
    score = post(client, "score", state=states[-1])
    assert score == replayed["score"] == post(client, "score", record=record)
    winner = score["seats"][states[-1]["winner"]]
    assert {"round_won", "hidden_tiles"} <= {item["code"] for item in winner["items"]}
    assert sum(not slot["exposed"] for slot in states[-1]["rows"][winner["seat"]]) > 0
