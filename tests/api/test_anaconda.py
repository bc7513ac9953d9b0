"""The worked examples and facts of Anaconda's rules, asked over HTTP."""

from __future__ import annotations

from collections import Counter

import pytest

DICE = ("III", "IV", "V")


def row(faces, centre, last, resolve=None, over=False):
    """The position text of a row of the rules' table."""
    left, right = (die for die in DICE if die != centre)
    shown = dict(zip(DICE, faces.split(), strict=True))
    text = "-".join(die + shown[die] for die in (left, centre, right)) + f" last:{last} seat:0/2"
    return text + (f" resolve:{resolve}" if resolve else "") + (" loser:0" if over else "")


# position, {move: (outcome, wins slower)}, (outcome, depth) for the mover
TABLE = [
    (row("7 4 6", "III", "V"), {"IV=5@V": "win", "IV=8@III": "loss"}, ("win", 6)),
    (row("7 5 6", "V", "IV"), {"III=5@V": "loss"}, ("loss", 5)),
    (row("5 5 6", "V", "III", resolve="IV"), {"IV=4@III": "loss"}, ("loss", 4)),
    (row("5 4 6", "III", "IV"), {"V=3@IV": "win"}, ("win", 3)),
    (row("5 4 3", "IV", "V"), {"III=2@V": "loss"}, ("loss", 2)),
    (row("2 4 3", "V", "III"), {"IV=1@III": "win", "IV=3@III": "loss"}, ("win", 1)),
    (row("7 4 8", "III", "V"), {"IV=9@V": "loss"}, ("loss", 4)),
    (row("7 9 8", "V", "IV"), {"III=1@IV": "win", "III=9@V": "win"}, ("win", 3)),
    (row("1 9 8", "IV", "III"), {"V=2@III": "loss"}, ("loss", 2)),
    (row("1 9 2", "III", "V"), {"IV=3@V": "win", "IV=1@V": "win"}, ("win", 1)),
    (row("7 4 3", "IV", "V"), {"III=5@IV": "win", "III=2@V": "loss"}, ("win", 7)),
    ("III7+IV4 seat:0/2", {"V=6@III": "loss", "V=8@III": "win", "V=3@IV": "loss"}, ("win", None)),
]
STUCK = [row("2 1 3", "III", "IV", over=True), row("1 3 2", "V", "IV", over=True)]


@pytest.mark.parametrize(("position", "moves", "worth"), TABLE)
def test_a_row_of_the_table_has_these_moves_and_this_worth(client, position, moves, worth):
    listed = client.get("/v1/anaconda/legal-moves", query_string={"position": position}).json
    hint = client.get("/v1/anaconda/hint", query_string={"position": position}).json

    assert {move["move"] for move in listed["moves"]} == set(moves)
    assert {move["move"]: move["outcome"] for move in hint["moves"]} == moves
    best = hint["moves"][0]
    assert (best["outcome"], best["depth"] if worth[1] else None) == worth
    assert hint["proof"] == best["proof"] == "exact"
    assert hint["best"] == best["move"]


@pytest.mark.parametrize("position", STUCK)
def test_a_stuck_player_has_lost_and_nobody_moves(client, position):
    listed = client.get("/v1/anaconda/legal-moves", query_string={"position": position}).json
    score = client.get("/v1/anaconda/score", query_string={"position": position}).json
    hint = client.get("/v1/anaconda/hint", query_string={"position": position}).json

    assert listed == {"to_move": None, "terminal": True, "moves": []}
    assert [seat["points"] for seat in score["seats"]] == [0, 1]
    assert (hint["best"], hint["moves"]) == (None, [])


@pytest.mark.parametrize(
    "moves",
    [
        "roll:III,IV III=7,IV=4 V=6@III IV=5@V III=5@V IV=4@III V=3@IV III=2@V IV=1@III",
        "roll:III,IV III=7,IV=4 V=8@III IV=9@V III=1@IV V=2@III IV=3@V",
    ],
)
def test_the_games_of_the_source_replay_to_their_end(client, moves):
    answer = client.post("/v1/anaconda/replay", json={"text": moves}).json

    assert answer["valid"], answer["violations"]
    assert answer["state"]["phase"] == "over"
    assert answer["score"]["final"]


def test_an_unfinished_pasch_leaves_the_same_player_to_move(client):
    answer = client.post("/v1/anaconda/replay", json={"text": "roll:III,IV III=7,IV=4 V=6@III IV=5@V III=5@V"}).json

    assert answer["state"] == {
        "setup": {"players": 2, "repetition": "none"},
        "phase": "pasch",
        "to_move": 0,
        "rolling": None,
        "dice": {"III": 5, "IV": 5, "V": 6},
        "centre": "V",
        "last": "III",
        "resolve": "IV",
        "loser": None,
        "seen": None,
    }


def test_the_state_of_the_wire_format_is_read_as_it_stands_there(client):
    state = {
        "setup": {"players": 2, "repetition": "none"},
        "phase": "play",
        "to_move": 0,
        "dice": {"III": 7, "IV": 5, "V": 6},
        "centre": "V",
        "last": "IV",
        "resolve": None,
        "loser": None,
        "seen": None,
    }

    answer = client.post("/v1/anaconda/legal-moves", json={"state": state}).json

    assert answer["moves"] == [{"move": "III=5@V", "kind": "place", "die": "III", "face": 5, "neighbour": "V"}]


def test_a_roll_lists_36_outcomes_of_equal_probability(client):
    answer = client.get("/v1/anaconda/legal-moves", query_string={"position": "rolling:III,IV seat:0/2"}).json

    assert answer["to_move"] == "chance"
    assert len(answer["moves"]) == 36
    assert all(move["probability"] == {"exact": "1/36", "p": 1 / 36} for move in answer["moves"])


def test_the_solution_has_the_facts_of_the_rules(client):
    solution = client.get("/v1/anaconda/solution").json

    two = [position["two_players"] for position in solution["positions"]]
    assert len(two) == 276
    assert Counter(value["outcome"] for value in two) == {"win": 198, "loss": 78}
    assert max(value["depth"] for value in two) == 9
    three = Counter(position["three_players"]["loser"] for position in solution["positions"])
    assert three == {0: 36, 1: 168, 2: 72}


def test_the_opener_is_told_how_good_each_pair_of_dice_is(client):
    start = client.post("/v1/anaconda/new", json={}).json["state"]

    hint = client.post("/v1/anaconda/hint", json={"state": start}).json

    chances = {move["move"]: (move["win_probability"], move["exact"]) for move in hint["moves"]}
    assert chances == {
        "roll:III,IV": (16 / 36, "4/9"),
        "roll:III,V": (23 / 36, "23/36"),
        "roll:IV,V": (23 / 36, "23/36"),
    }
    assert hint["best"] in {"roll:III,V", "roll:IV,V"}


def test_with_three_players_safe_moves_come_first(client):
    hint = client.get("/v1/anaconda/hint", query_string={"position": "III7-IV4-V3 last:V seat:1/3"}).json

    losers = [move["loser"] for move in hint["moves"]]
    assert losers == sorted(losers, key=lambda seat: seat == 1)
    assert {move["proof"] for move in hint["moves"]} == {"exact"}


def test_players_with_real_dice_give_the_roll_themselves(client):
    start = client.post("/v1/anaconda/new", json={}).json["state"]

    played = client.post("/v1/anaconda/apply", json={"state": start, "moves": ["roll:III,IV", "III=7,IV=4"]}).json
    open_roll = client.post("/v1/anaconda/apply", json={"state": start, "moves": ["roll:III,IV"]}).json

    assert played["state"]["dice"] == {"III": 7, "IV": 4, "V": None}
    assert open_roll["state"]["to_move"] == "chance"
    assert open_roll["applied"] == 1


def test_a_roll_from_a_seed_is_the_same_every_time_and_is_told(client):
    body = {"state": client.post("/v1/anaconda/new", json={}).json["state"], "moves": ["roll:III,IV"], "seed": "s"}

    first, second = (client.post("/v1/anaconda/apply", json=body).json for _ in range(2))

    assert first == second
    assert len(first["moves"]) == 2


def test_apply_plays_all_moves_or_none_and_names_the_bad_ply(client):
    start = client.post("/v1/anaconda/new", json={}).json["state"]
    moves = ["roll:III,IV", "III=7,IV=4", "V=6@III", "V=8@III"]

    answer = client.post("/v1/anaconda/apply", json={"state": start, "moves": moves})

    assert answer.status_code == 409
    assert answer.json["code"] == "illegal_move"
    assert (answer.json["ply"], answer.json["move"]) == (3, "V=8@III")
    assert {"die_placed_last"} <= {fault["code"] for fault in answer.json["errors"]}
    assert {fault["pointer"] for fault in answer.json["errors"]} == {"#/moves/3"}


def test_a_move_after_the_end_is_refused_as_game_over(client):
    text = STUCK[0]
    state = client.post(
        "/v1/anaconda/replay",
        json={"text": "roll:III,IV III=7,IV=4 V=8@III IV=9@V III=1@IV V=2@III IV=3@V"},
    ).json["state"]

    answer = client.post("/v1/anaconda/apply", json={"state": state, "moves": ["III=5@V"]})
    verdict = client.get("/v1/anaconda/validate", query_string={"position": text, "move": "III=5@V"}).json

    assert (answer.status_code, answer.json["code"]) == (409, "game_over")
    assert "game_over" in {violation["code"] for violation in verdict["violations"]}


def test_an_impossible_state_is_refused_with_every_reason(client):
    state = {
        "setup": {"players": 2, "repetition": "none"},
        "phase": "play",
        "to_move": 2,
        "dice": {"III": 3, "IV": 5, "V": 6},
        "centre": "V",
        "last": "V",
    }

    answer = client.post("/v1/anaconda/validate", json={"state": state, "move": "III=5@V"})

    assert (answer.status_code, answer.json["code"]) == (409, "invalid_state")
    pointers = {fault["pointer"] for fault in answer.json["errors"]}
    assert {"#/state/to_move", "#/state/dice/III", "#/state/last"} <= pointers


def test_a_cached_answer_is_confirmed_without_a_body(client):
    query = {"position": "III7-V6-IV5 last:IV seat:0/2"}
    first = client.get("/v1/anaconda/hint", query_string=query)

    second = client.get("/v1/anaconda/hint", query_string=query, headers={"If-None-Match": first.headers["ETag"]})

    assert first.headers["Cache-Control"].startswith("public")
    assert (second.status_code, second.data) == (304, b"")
    assert second.headers["ETag"] == first.headers["ETag"]


@pytest.mark.parametrize("position", ["", "III7", "III7-V6-IV5 last:IV seat:0/2 ", "III7-V6-IV5 last:IV seat:0/4", "*"])
def test_a_position_that_cannot_be_read_is_an_invalid_request(client, position):
    answer = client.get("/v1/anaconda/hint", query_string={"position": position})

    assert (answer.status_code, answer.json["code"]) == (422, "invalid_request")
    assert answer.json["errors"][0]["pointer"] == "#/query/position"


def test_the_rules_are_published(client):
    answer = client.get("/v1/anaconda/rules")

    assert answer.mimetype == "text/markdown"
    assert "Pasch" in answer.text
