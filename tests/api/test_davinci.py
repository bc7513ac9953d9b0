"""Da Vinci Code over HTTP: the wire format, places, posteriors, hints, scores, and who is told what in a live game."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest
from flask.testing import FlaskClient

from service.games.davinci.setup import CHOICES
from service.games.davinci.tiles import NUMBERS, TILES, in_order

OPTIONS = {**CHOICES, "jokers": (False, True)}
MEMBERS = (
    *("setup", "phase", "to_move", "turn", "arranged", "tally", "drawing", "clue_at", "stake", "hits", "out"),
    *("guesses", "winner", "rows", "pool", "removed", "returned", "clue"),
)
TWO = ("B1 W4 B7 W10", "B0 W2 B5 W5")


def post(client: FlaskClient, operation: str, **body: Any) -> Any:
    answer = client.post(f"/v1/davinci/{operation}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json


def refused(client: FlaskClient, status: int, operation: str, **body: Any) -> Any:
    answer = client.post(f"/v1/davinci/{operation}", json=body)
    assert answer.status_code == status, answer.text
    assert answer.mimetype == "application/problem+json"
    return answer.json


def new(client: FlaskClient, seed: str = "wire", **setup: Any) -> Any:
    return post(client, "new", setup=setup, seed=seed)["state"]


def dealt(client: FlaskClient, *hands: str, moves: str = "", **setup: Any) -> Any:
    """A round in which the seats hold these tiles, after some moves."""
    state = new(client, players=len(hands), **setup)
    taken = [in_order(hand.split()) for hand in hands]
    all_tiles = TILES if state["setup"]["jokers"] else NUMBERS
    state["rows"] = [[{"tile": tile, "exposed": False, "ruled_out": [], "since": 0} for tile in row] for row in taken]
    state["pool"] = list(in_order(set(all_tiles).difference(*taken)))
    return post(client, "apply", state=state, moves=moves.split())["state"]


def viewed(client: FlaskClient, state: Any, seat: int | None = None) -> Any:
    return post(client, "view", state=state, seat=seat)["view"]


def listed(client: FlaskClient, state: Any) -> list[str]:
    return [move["move"] for move in post(client, "legal-moves", state=state)["moves"]]


def row(state: Any, seat: int) -> str:
    return " ".join(slot["tile"] for slot in state["rows"][seat])


def played(client: FlaskClient, seed: int, **setup: Any) -> tuple[list[Any], dict[str, Any]]:
    """A random game to its end: every state, and its record."""
    dice, name = random.Random(seed), str(seed)
    states, plies = [new(client, name, **setup)], []
    while states[-1]["to_move"] is not None:
        move = dice.choice(listed(client, states[-1]))
        applied = post(client, "apply", state=states[-1], moves=[move], seed=name)
        states.append(applied["state"])
        plies += applied["moves"]
    return states, {"setup": states[0]["setup"], "seed": name, "moves": plies}


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


# Moves.


@pytest.mark.parametrize(
    ("hand", "arranged", "clue", "places"),
    [
        ("B1 W4 B7", "", "W5", []),
        ("B1 W4 B-", "arrange:B-@1", "B2", [1, 2]),
        ("W4 W9 B-", "arrange:B-@0", "B0", [0, 1]),
        ("B0 W5 W11", "", "W-", [0, 1, 2, 3]),
        ("B1 W- B-", "arrange:B-@0,W-@2", "W1", [2, 3]),
    ],
)
def test_a_place_is_listed_where_there_is_a_choice(
    client: FlaskClient, hand: str, arranged: str, clue: str, places: list[int]
) -> None:
    hands = (hand, "W2 B3 W3", "B8 W8 B9", "B10 W10 B11")
    moves = f"{arranged or 'arrange'} arrange arrange arrange draw:{clue[0]} tile:{clue} guess:1.0=2"
    state = dealt(client, *hands, moves=moves, jokers=True)

    ways = [move for move in listed(client, state) if move.startswith("stop")]
    assert ways == ([f"stop@{place}" for place in places] or ["stop"])
    guesses = {move["index"] for move in post(client, "legal-moves", state=state)["moves"] if "index" in move}
    assert guesses == set(places)
    for index in range(5):
        legal = post(client, "validate", state=state, move=f"stop@{index}")["legal"]
        assert legal == (index in (places or [2]))


def test_a_place_left_out_is_the_leftmost_and_the_only_place_may_be_written(client: FlaskClient) -> None:
    hands = ("B1 W4 B-", "W2 B3 W3", "B8 W8 B9", "B10 W10 B11")
    moves = "arrange:B-@1 arrange arrange arrange draw:B tile:B2 guess:1.0=2"
    choice = dealt(client, *hands, moves=moves, jokers=True)
    only = dealt(client, *TWO, moves="draw:W tile:W7 guess:1.1=2")

    def after(state: Any, move: str) -> Any:
        return post(client, "apply", state=state, moves=[move])["state"]

    assert after(choice, "stop") == after(choice, "stop@1") != after(choice, "stop@2")
    assert row(after(choice, "stop"), 0) == "B1 B2 B- W4"
    assert after(choice, "guess:2.0=0") == after(choice, "guess:2.0=0@1") != after(choice, "guess:2.0=0@2")
    assert after(only, "stop") == after(only, "stop@3")
    assert row(after(only, "stop"), 0) == "B1 W4 B7 W7 W10"
    assert "stop" in listed(client, only)
    assert "stop@3" not in listed(client, only)


def test_a_wrong_place_is_named_with_the_right_ones(client: FlaskClient) -> None:
    state = dealt(client, *TWO, moves="draw:W tile:W7")

    verdict = post(client, "validate", state=state, move="guess:0.0=3@1")
    assert {fault["code"] for fault in verdict["violations"]} == {"own_row", "wrong_place"}
    problem = refused(client, 409, "apply", state=state, moves=["guess:1.0=0", "stop@0"])
    assert (problem["ply"], problem["move"], problem["code"]) == (1, "stop@0", "illegal_move")


def test_jokers_go_where_their_owner_says(client: FlaskClient) -> None:
    hands = ("B1 W4 B7 B-", "B0 W2 B5 W-")
    state = dealt(client, *hands, jokers=True)

    assert listed(client, state) == [f"arrange:B-@{index}" for index in range(4)]
    state = post(client, "apply", state=state, moves=["arrange:B-@3", "arrange"])["state"]
    assert (row(state, 0), row(state, 1)) == ("B1 W4 B7 B-", "W- B0 W2 B5")


def test_outcomes_of_chance_are_listed_with_their_probability(client: FlaskClient) -> None:
    state = dealt(client, *TWO, moves="draw:B")
    answer = post(client, "legal-moves", state=state)

    assert answer["to_move"] == "chance"
    assert {move["probability"]["exact"] for move in answer["moves"]} == {"1/8"}
    assert post(client, "legal-moves", view=viewed(client, state, 0)) == {
        "to_move": "chance",
        "terminal": False,
        "moves": [],
    }


def test_moves_come_with_their_parts(client: FlaskClient) -> None:
    moves = post(client, "legal-moves", state=dealt(client, *TWO, moves="draw:W tile:W7"))["moves"]

    assert moves[0] == {"move": "guess:1.0=0", "kind": "guess", "seat": 1, "position": 0, "value": 0}
    assert len(moves) == 4 * 12


def test_a_view_of_another_seat_has_no_moves(client: FlaskClient) -> None:
    view = viewed(client, new(client), 1)

    assert post(client, "legal-moves", view=view)["moves"] == []
    assert post(client, "validate", view=view, move="draw:B")["violations"][0]["code"] == "not_your_turn"


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


# Scores.


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


# Live games.


class Live:
    """A live game and its callers."""

    def __init__(self, client: FlaskClient, **setup: Any) -> None:
        body = {"setup": setup, "assist": "hints", "seed": "live"}
        self.client = client
        self.created = client.post("/v1/davinci/sessions", json=body).json
        self.path = f"/v1/davinci/sessions/{self.created['id']}"

    def headers(self, who: int | str | None) -> dict[str, str]:
        tokens = self.created["tokens"]
        token = tokens["host"] if who == "host" else None if who is None else tokens["seats"][who]
        return {} if token is None else {"Authorization": f"Bearer {token}"}

    def get(self, who: int | str | None, below: str = "") -> Any:
        return self.client.get(self.path + below, headers=self.headers(who))

    def post(self, who: int | str | None, below: str, body: Any = None) -> Any:
        return self.client.post(self.path + below, json=body, headers=self.headers(who))

    def play(self, plies: int, seed: int = 1) -> None:
        """Random moves; the round does not end."""
        dice = random.Random(seed)
        for _ in range(plies):
            seat = self.get("host").json["to_move"]
            move = dice.choice(self.get(seat, "/legal-moves").json["moves"])
            assert self.post(seat, "/moves", {"move": move["move"]}).status_code == 200


def texts(value: Any) -> Iterator[str]:
    """Every text in a JSON value, names of members included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)
    elif isinstance(value, dict):
        for name, item in value.items():
            yield name
            if name not in ("id", "commitment", "instance"):  # random letters
                yield from texts(item)


def tiles_in(value: Any) -> set[str]:
    return {tile for text in texts(value) for tile in re.findall(r"\b[BW](?:-|[0-9]+)", text)}


@pytest.mark.parametrize(
    ("plies", "setup"),
    [
        (0, {"players": 3, "jokers": True}),
        (5, {"players": 3, "jokers": True, "draw_extra": 1}),
        (30, {"players": 3, "jokers": True, "removed_per_colour": 1}),
        (21, {"players": 4, "clue_tile": "insert_on_draw", "draw_extra": 1}),
    ],
)
def test_no_answer_names_a_tile_that_the_caller_may_not_know(
    client: FlaskClient, plies: int, setup: dict[str, Any]
) -> None:
    live = Live(client, **setup)
    live.play(plies)
    state = live.get("host").json["state"]
    for who in (None, *range(setup["players"])):
        view = live.get(who).json["view"]
        known = {slot["tile"] for row in view["rows"] for slot in row if slot["tile"]}
        known |= {tile for tile in view["returned"] if tile in TILES}
        known |= {view["clue"]["tile"]} if view["clue"] else set()
        # What has been drawn by the seat itself, or put back, it has read in the record as well.
        for below in ("", "/score", "/record", "/legal-moves", "/hint?budget_nodes=10"):
            assert tiles_in(live.get(who, below).json) <= known, (who, below)
        refusal = live.client.post(
            live.path + "/moves", json={"move": "stop@9"}, headers={**live.headers(who), "If-Match": '"0"'}
        )
        assert tiles_in(refusal.json) <= known
        secret = {slot["tile"] for seat, row in enumerate(state["rows"]) for slot in row if seat != who}
        assert len(secret - known) >= 2 * (setup["players"] - 2)
        assert live.get(who).json["state"] is None


def test_the_host_sees_everything(client: FlaskClient) -> None:
    live = Live(client, players=3, jokers=True)
    live.play(9)
    shown = live.get("host").json

    assert len(tiles_in(shown["state"])) == len(TILES)
    for seat in range(3):
        assert viewed(client, shown["state"], seat) == live.get(seat).json["view"]
    assert viewed(client, shown["state"]) == live.get(None).json["view"] == shown["view"]


def test_only_the_seat_to_move_and_the_host_are_told_what_it_can_do(client: FlaskClient) -> None:
    live = Live(client)
    for below in ("/legal-moves", "/hint?budget_nodes=10"):
        assert [live.get(who, below).status_code for who in (0, "host", 1, None)] == [200, 200, 409, 409]
        assert live.get(1, below).json["code"] == "not_your_turn"


def test_the_record_tells_what_the_caller_may_know_and_all_of_it_after_the_end(client: FlaskClient) -> None:
    live = Live(client)
    answer = live.post(0, "/moves", {"move": "draw:B"}).json
    own, others, host = (live.get(who, "/record").json["record"] for who in (0, 1, "host"))

    assert answer["moves"] == own["moves"] == host["moves"]
    assert re.fullmatch("tile:B([0-9]+)", own["moves"][1])
    assert others["moves"] == live.get(None, "/record").json["record"]["moves"] == ["draw:B", "tile:B?"]
    assert (own["start"], own["seed"], others["start"]) == (None, None, None)
    assert host["start"] == live.created["state"]
    assert "tile:B?" in live.get(1, "/record?format=text").text
    guess = live.post(0, "/moves", {"move": "guess:1.0=-"})
    assert guess.status_code == 409
    wrong = next(f"guess:1.0={n}" for n in range(12) if f"{n}" != live.created["state"]["rows"][1][0]["tile"][1:])
    told = live.post(0, "/moves", {"move": wrong}).json["moves"]
    assert told == [live.get(1, "/record").json["record"]["moves"][2]]
    assert re.fullmatch(f"{wrong}@[0-4]", told[0])

    live.post(1, "/resign")
    record = live.get(None, "/record").json["record"]
    assert record["moves"][:2] == own["moves"]
    assert record["seed"] == "live"
    for body in ({"record": record}, {"text": live.get(None, "/record?format=text").text}):
        replayed = post(client, "replay", **body)
        assert (replayed["valid"], replayed["plies"]) == (True, 3)
    assert replayed["state"] == live.get("host").json["state"]
