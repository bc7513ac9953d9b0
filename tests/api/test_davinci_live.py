"""Who is told what in a live game of Da Vinci Code."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from davinci_calls import post, viewed
from flask.testing import FlaskClient

from service.games.davinci.tiles import TILES


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
