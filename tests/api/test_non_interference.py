"""What nobody may learn over HTTP: two live games that look alike to a seat are answered alike, to the last byte.

`twin_worlds` makes such games, `twin_questions` asks. Hashes differ where they cover hidden tiles, and must: they are
compared by their places in the tree of the tiles.
"""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from twin_questions import ENTRY, Game, differences, played
from twin_worlds import OPTIONS, other_world, story

from service.app import create_app
from service.catalog import CATALOG
from service.config import Config
from service.games import davinci
from service.games.davinci import Move, SeenClue, State
from service.games.davinci.tiles import ORDER, number_sum

# Taken before a test plants a leak.
from service.games.davinci.view import view as seen_by
from service.sessions import Sessions

NOW = 1_800_000_000

_LATE = {"players": 4, "removed_per_colour": 1}
"""With an empty pool much is known; with these options something is left to be mistaken for something else."""
WANTED: dict[str, dict[str, Any]] = {
    "return": {"draw_extra": 1},
    "arrange": {"jokers": True},
    "draw": {},
    "insert": {"clue_tile": "insert_on_draw"},
    "guess": {"clue_tile": "aside"},
    "hit": {"clue_tile": "aside", "jokers": True},
    "stake": {"empty_pool_penalty": "stake_before", **_LATE},
    "reveal": {"empty_pool_penalty": "choose_after", **_LATE},
    "bare": {"empty_pool_penalty": "none", **_LATE},
}
"""Where a game is stopped, and the options that lead there; `hit`: after a right guess; `bare`: with an empty pool."""


@pytest.fixture(scope="module")
def frozen_app(redis_url: str) -> Iterator[Flask]:
    """The application at one moment, so that no answer differs by the second in which it was given."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("service.app.Sessions", functools.partial(Sessions, clock=lambda: NOW))
        yield create_app(Config.from_environment({"REDIS_URL": redis_url}))


@st.composite
def setups(draw: st.DrawFn, /, **given: Any) -> davinci.Setup:
    options: dict[str, Any] = {name: draw(st.sampled_from(values)) for name, values in OPTIONS.items()}
    setup = davinci.Setup(**options | given)
    return replace(setup, first_player=draw(st.integers(0, setup.players - 1)))


@pytest.mark.parametrize("wanted", list(WANTED))
@settings(max_examples=2, deadline=None, derandomize=True, database=None)
@given(st.data(), st.integers(0, 2**32 - 1))
def test_a_seat_is_answered_alike_whatever_it_cannot_see(
    frozen_app: Flask, wanted: str, data: st.DataObject, seed: int
) -> None:
    setup, dice, client = data.draw(setups(**WANTED[wanted])), random.Random(seed), frozen_app.test_client()
    skip = dice.randrange(2 if wanted in ("return", "arrange", "stake", "reveal", "bare") else 6)
    told = story(setup, wanted, skip, dice)
    mover = told.state.to_move if told else None
    other = told and other_world(told, mover, dice)
    assume(other)
    assert told is not None
    assert other is not None
    game = played(client, told)
    assert differences(client, game, played(client, other), mover, None) == []
    waiting = dice.choice([seat for seat in range(setup.players) if seat != mover])
    other = other_world(told, waiting, dice)
    if other is not None:
        assert differences(client, game, played(client, other), waiting) == []


def twins(client: FlaskClient, seat: int, mover: int | None = None) -> tuple[Game, Game]:
    """Two games that look the same to a seat, maybe with a certain seat to move."""
    setup = davinci.Setup(players=3, jokers=True, scoring="tournament", removed_per_colour=1)
    for dice in map(random.Random, range(50)):
        told = story(setup, "hit", 1, dice)
        if told is None or mover not in (None, told.state.to_move):
            continue
        other = other_world(told, seat, dice)
        if other is not None:
            return played(client, told), played(client, other)
    raise AssertionError("no game has a second world")


def addresses(found: Sequence[str]) -> set[str]:
    """What was answered differently, without who asked and what was sent."""
    shortened = (" ".join(question.split(": ")[1].split()[:2]) for question in found)
    return {re.sub("plies/.*", "plies", address) for address in shortened}


def test_a_record_that_tells_every_ply_is_noticed(
    frozen_app: Flask, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = twins(frozen_app.test_client(), 1)
    assert differences(frozen_app.test_client(), game, other, 1, None) == []
    telling = replace(ENTRY, redact=lambda _before, move, _seat: davinci.format_move(move))
    monkeypatch.setattr("service.app.CATALOG", {**CATALOG, "davinci": telling})
    app = create_app(Config.from_environment({"REDIS_URL": redis_url}))

    found = differences(app.test_client(), game, other, 1, None)

    assert addresses(found) == {"GET plies", "GET record", "GET record?format=text"}
    assert {question.split(": ")[0] for question in found} == {"seat 1", "spectator"}


def test_a_view_that_shows_the_pool_is_noticed(frozen_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    client = frozen_app.test_client()
    game, other = twins(client, 2)

    def open_pool(state: State, seat: int | None) -> davinci.View:
        return replace(seen_by(state, seat), clue=SeenClue("B", state.pool[number_sum(state.pool) % len(state.pool)]))

    monkeypatch.setattr(davinci, "view", open_pool)
    found = differences(client, game, other, 2, None)

    assert any(question.startswith("seat 2: GET ") for question in found)
    assert any(question.startswith("spectator: GET ") for question in found)
    assert any("If-Match" in question for question in found)  # `current` of a refusal
    assert any("/v1/davinci/view" in question for question in found)


def test_a_score_that_counts_hidden_tiles_before_the_end_is_noticed(
    frozen_app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = frozen_app.test_client()
    game, other = twins(client, 0)
    honest = davinci.score

    def telling(state: State) -> Any:
        score = honest(state)
        weights = [sum(place * ORDER[slot.tile] for place, slot in enumerate(row, 1)) for row in state.rows]
        seats = [replace(seat, points=seat.points + weights[seat.seat]) for seat in score.seats]
        return replace(score, seats=tuple(seats))

    monkeypatch.setattr(davinci, "score", telling)
    found = differences(client, game, other, 0, None)

    assert addresses(found) == {"GET score", "POST /v1/davinci/score"}


def test_a_refusal_that_tells_of_hidden_tiles_is_noticed(frozen_app: Flask, monkeypatch: pytest.MonkeyPatch) -> None:
    client = frozen_app.test_client()
    game, other = twins(client, 1, mover=1)
    honest, states = davinci.check_move, [game.story.state]

    def remembering(state: State, seat: int | None) -> davinci.View:
        states.append(state)
        return seen_by(state, seat)

    def telling(view: davinci.View, move: Move) -> Any:
        return tuple(replace(fault, detail=f"{fault.detail} {states[-1].rows}") for fault in honest(view, move))

    monkeypatch.setattr(davinci, "view", remembering)
    monkeypatch.setattr(davinci, "check_move", telling)
    found = differences(client, game, other, 1, None)

    assert addresses(found) == {"POST moves", "POST /v1/davinci/apply", "POST /v1/davinci/validate"}
