"""Da Vinci Code over HTTP, for tests: what is asked, and rounds that are dealt by hand or played at random."""

from __future__ import annotations

import random
from typing import Any

from flask.testing import FlaskClient

from service.games.davinci.tiles import NUMBERS, TILES, in_order

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
