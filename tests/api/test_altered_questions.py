"""No position that the schemas take brings down the service, in front of the framework or behind it."""

from __future__ import annotations

import random

import pytest
from altered import altered, as_json, moments

from schemas.quick import reader
from service.app import create_app
from service.catalog import CATALOG
from service.config import Config


@pytest.fixture(scope="module")
def client():
    return create_app(Config()).test_client()


def test_questions_about_altered_states_are_answered_or_refused(client, game):
    dice, read = random.Random(f"altered questions about {game}"), reader(CATALOG[game].schemas.state)
    bodies = [as_json(game, "state", state) for state, _ in moments(game)]
    texts = sorted({text for _, text in moments(game)})
    found = list(altered(bodies, lambda body: (read(body), body)[1], dice))
    for state in dice.sample(found, min(len(found), 80)):
        move = dice.choice(texts)
        for operation, more in (
            ("legal-moves", {}),
            ("validate", {"move": move}),
            ("apply", {"moves": [move], "seed": "x"}),
            ("view", {"seat": 0}),
            ("score", {}),
        ):
            answer = client.post(f"/v1/{game}/{operation}", json={"state": state, **more})
            assert answer.status_code in (200, 409), (operation, answer.json)
