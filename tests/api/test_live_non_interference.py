"""What nobody may learn while a live game goes on: two games that look alike are played side by side.

After every ply a seat, or a spectator, asks both for everything that shows the game. The players take back what they
can, and some of them are late, so that their moves are made by the clock.
"""

from __future__ import annotations

import functools
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from twin_questions import (
    Game,
    Question,
    about_the_session,
    at_any_time,
    begun,
    comparable,
    compared,
    differences,
    forked,
    played,
    recognised,
    sent_as,
    tree,
)
from twin_worlds import OPTIONS, Story, other_world, story

from service import events
from service.app import create_app
from service.config import Config
from service.games import davinci
from service.games.davinci import Stake, State, seals
from service.games.davinci.tiles import ORDER
from service.proofs import box_key, sealing
from service.sessions import Sessions

TURN_S = 60
LATE = {"players": 4, "removed_per_colour": 1, "empty_pool_penalty": "stake_before"}


class Moment:
    """The time of the service."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(scope="module")
def moment() -> Moment:
    return Moment()


@pytest.fixture(scope="module")
def slow_app(redis_url: str, moment: Moment) -> Iterator[Flask]:
    """The application at a moment that the tests choose."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("service.app.Sessions", functools.partial(Sessions, clock=moment))
        yield create_app(Config.from_environment({"REDIS_URL": redis_url}))


class Twins:
    """Two games that a seat cannot tell apart, played side by side."""

    def __init__(self, client: FlaskClient, moment: Moment, told: tuple[Story, Story], seat: int | None) -> None:
        self.client, self.moment, self.seat = client, moment, seat
        clock = {"turn_s": TURN_S, "bank_s": 0, "policy": "random"}
        self.stories = told
        self.games = [begun(client, each, clock=clock) for each in told]
        self.found: list[str] = []
        self.asked = self.undone = self.late = 0

    def play(self) -> None:
        """The whole story, with wishes to take stakes back."""
        self.look(0)
        told = self.stories[0]
        for ply, (state, move) in enumerate(zip(told.states, told.moves, strict=False)):
            if state.to_move < 0:
                continue
            self._move(ply)
            if isinstance(move, Stake):
                self._take_back(ply)

    def _move(self, ply: int) -> None:
        """A ply of a player, or of the clock in its place, and the draw that follows."""
        mover = self.stories[0].states[ply].to_move
        if ply % 4 == 1:
            self.late += 1
            self.moment.now += TURN_S
            self._ask(Question("GET", ""))
        else:
            self.moment.now += 1
            self._do(mover, "moves", lambda game: {"move": davinci.format_move(game.story.moves[ply])})
        drawn = self.stories[0].states[ply + 1].to_move < 0
        self.look(ply + 1 + drawn)

    def _take_back(self, ply: int) -> None:
        """The seat that has just staked wants to choose again; if all agree, it does the same once more. Not always."""
        seat = self.stories[0].states[ply].to_move
        self.asked += 1
        agree = self.asked % 2 == 1
        self._do(seat, "undo", lambda _: {})
        self.look(ply + 1)
        for other in range(len(self.games[0].tokens)):
            if other != seat:
                self._do(other, "undo/answer", lambda _: {"ply": ply, "agree": agree})
                if not agree:
                    break
        self.look(ply if agree else ply + 1)
        if agree:
            self.undone += 1
            self._move(ply)

    def _do(self, seat: int, path: str, body: Any) -> None:
        """Something that a seat does in both games; if it is the one that compares, the answers are compared."""
        answers = []
        for game in self.games:
            answers.append(sent_as(game, Question("POST", path, body(game)), self.client, seat))
            assert answers[-1].status_code == 200, answers[-1].text
        told = [comparable(answer, game) for answer, game in zip(answers, self.games, strict=True)]
        if seat == self.seat and told[0] != told[1]:
            self.found.append(f"seat {seat}: POST {path}")

    def look(self, ply: int) -> None:
        """Compare all that shows the games after so many plies."""
        self.games = [replace(game, story=cut(told, ply)) for game, told in zip(self.games, self.stories, strict=True)]
        for question in at_any_time(self.games[0].story):
            self._ask(question)
        for game in self.games:
            if tiles_proved_in(self.client, game, self.seat) != recognised(game.story.state, self.seat):
                self.found.append("GET record: the proofs are not those of the tiles that are seen")
        self.games = [replace(game, story=told) for game, told in zip(self.games, self.stories, strict=True)]

    def _ask(self, question: Question) -> None:
        self.found += compared(self.client, self.games[0], self.games[1], self.seat, question)

    def ask_everything(self) -> None:
        """Compare whatever can be asked."""
        for question in about_the_session(self.games[0].story, self.seat):
            self._ask(question)


def cut(told: Story, ply: int) -> Story:
    return replace(told, moves=told.moves[:ply], state=told.states[ply])


def tiles_proved_in(client: FlaskClient, game: Game, seat: int | None) -> set[str]:
    """The tiles that the record opens; each proof is that of the seed, and no event opens another tile."""
    proof = sent_as(game, Question("GET", "record"), client, seat).json["proof"]
    happened = sent_as(game, Question("GET", "events"), client, seat).json["events"]
    assert proof["root"] == tree(game.story)[0, len(game.story.shuffled) - 1].hex()
    exposed = {slot.tile for row in game.story.state.rows for slot in row if slot.exposed}
    assert {each["tile"] for event in happened for each in event["proofs"]} == exposed
    assert all(game.story.shuffled[each["back"]] == each["tile"] for each in proof["proofs"])
    return {each["tile"] for each in proof["proofs"]}


def two_worlds(given: dict[str, Any], wanted: str, seed: int) -> tuple[tuple[Story, Story], int | None]:
    """Two stories with the seat (None: a spectator) that cannot tell them apart."""
    for dice in map(random.Random, range(1000 * seed, 1000 * seed + 200)):
        options: dict[str, Any] = {name: dice.choice(values) for name, values in OPTIONS.items()} | given
        told = story(davinci.Setup(**options), wanted, dice.randrange(3), dice)
        seat = dice.choice([None, *range(options["players"])])
        other = told and other_world(told, seat, dice)
        if told is not None and other is not None:
            return (told, other), seat
    raise AssertionError("no game has a second world")


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("guess", {"clue_tile": "aside", "jokers": True, "draw_extra": 1}),
        ("guess", {"clue_tile": "insert_on_draw", "jokers": True}),
        ("hit", {"players": 2, "jokers": False, "draw_extra": 1}),
        ("draw", {"jokers": True, "draw_extra": 1, "players": 4, "removed_per_colour": 1}),
        ("stake", LATE),
        ("reveal", {**LATE, "empty_pool_penalty": "choose_after"}),
        ("staked", {**LATE, "jokers": True}),
    ],
)
def test_two_games_that_look_alike_are_answered_alike_at_every_ply(
    slow_app: Flask, moment: Moment, wanted: str, given: dict[str, Any]
) -> None:
    twins = compared_twins(slow_app, moment, wanted, given)
    twins.ask_everything()

    assert twins.found == []
    assert twins.late
    assert twins.undone or wanted != "staked"


@pytest.mark.parametrize("wanted", ["arrange", "hit"])
def test_forks_of_two_games_that_look_alike_are_answered_alike(slow_app: Flask, wanted: str) -> None:
    told, seat = two_worlds({"jokers": True}, wanted, 2)
    client = slow_app.test_client()
    games = [played(client, each) for each in told]
    # Where a draw is due, a fork draws for itself.
    decisions = [ply for ply, state in enumerate(told[0].states) if state.to_move >= 0]
    for ply in (decisions[len(decisions) // 2], decisions[-1]):
        one, other = (forked(client, game, ply) for game in games)
        assert differences(client, one, other, seat) == []


def compared_twins(app: Flask, moment: Moment, wanted: str, given: dict[str, Any], seed: int = 1) -> Twins:
    told, seat = two_worlds(given, wanted, seed)
    twins = Twins(app.test_client(), moment, told, seat)
    twins.play()
    return twins


def leaks(app: Flask, moment: Moment, wanted: str, given: dict[str, Any]) -> set[str]:
    """What was answered differently in some pair of games, without who asked."""
    found = [each for seed in range(4) for each in compared_twins(app, moment, wanted, given, seed).found]
    return {re.sub(" [{]?plies.*", " plies", each.split(": ")[1].strip()) for each in found}


def test_an_event_that_tells_every_ply_is_noticed(
    slow_app: Flask, moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "_move", lambda event, _caller: event.get("move"))

    assert leaks(slow_app, moment, "guess", {"players": 2}) == {"GET events"}


def test_backs_that_tell_the_order_of_tiles_are_noticed(
    slow_app: Flask, moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def in_tile_order(state: State, seat: int, back_of: Callable[[str], int]) -> tuple[int, ...]:
        return tuple(back_of(slot.tile) for slot in state.rows[seat])

    monkeypatch.setattr(seals, "_backs_of_row", in_tile_order)

    found = leaks(slow_app, moment, "arrange", {"jokers": True, "draw_extra": 0})
    assert {"GET", "GET record", "GET events"} <= found


def test_a_proof_of_a_hidden_tile_is_noticed(slow_app: Flask, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seals, "known", lambda state, _seat: tuple(slot.tile for slot in state.rows[0]))

    found = leaks(slow_app, moment, "guess", {"players": 2, "draw_extra": 0})
    assert any(each.startswith("the proofs") for each in found)


def test_backs_have_nothing_to_do_with_what_is_dealt() -> None:
    """Deal and backs come from one seed; chi square of the first tile that is dealt and its back, 4 classes each."""
    counts, rounds, setup = Counter[tuple[int, int]](), 1600, davinci.Setup()
    for seed in map(str, range(rounds)):
        tile = davinci.initial_state(setup, seed).rows[0][0].tile
        back = sealing(box_key("salt", seed), seals.tiles(setup)).back_of(tile)
        # The lowest of four tiles is B0 or W0 in 3 of 10 deals, and so on: classes of about the same size.
        counts[min(3, ORDER[tile] // 2), back // 6] += 1
    by_tile = [sum(counts[tile, back] for back in range(4)) for tile in range(4)]
    by_back = [sum(counts[tile, back] for tile in range(4)) for back in range(4)]
    expected = {(tile, back): by_tile[tile] * by_back[back] / rounds for tile in range(4) for back in range(4)}

    assert min(expected.values()) > 20
    # 9 degrees of freedom: 27.9 is exceeded in one of a thousand.
    assert sum((counts[each] - wish) ** 2 / wish for each, wish in expected.items()) < 27.9
