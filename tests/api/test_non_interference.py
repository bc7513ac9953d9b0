"""What nobody may learn over HTTP: two live games that look alike to a seat are answered alike, to the last byte.

A game is played at random through the application. Then the store gets a second one in which tiles that a seat cannot
see have changed places, from the deal on, so that its whole record tells another story that the seat cannot tell from
the first. Whatever the seat or a spectator asks, both games must be answered in the same bytes. The seed stays the
same: what is told of it before the end (its commitment) is the same for all deals.
"""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, groupby, pairwise
from typing import Any
from unittest import mock

import orjson
import pytest
import redis
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from service.app import create_app
from service.catalog import CATALOG
from service.config import Config
from service.game import TERMINAL
from service.games import davinci
from service.games.davinci import Arrange, Drawn, Guess, Move, Placement, Return, SeenClue, State, Stop
from service.games.davinci.play import clue_index, is_right
from service.games.davinci.setup import CHOICES
from service.games.davinci.tiles import ORDER, TILES, colour_of, in_order, is_joker, number_sum

# Taken before a test plants a leak.
from service.games.davinci.view import view as seen_by
from service.sessions import Sessions

ENTRY = CATALOG["davinci"]
NOW = 1_800_000_000
PATH = "/v1/davinci/sessions/"
Names = Mapping[str, str]

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

ILLEGAL = (
    *("arrange", "arrange:B-@0", "arrange:W-@3", "arrange:B-@1,W-@1", "arrange:W-@7,B-@2", "draw:B", "draw:W"),
    *("tile:B0", "tile:W7", "tile:B-", "return:0", "return:9", "insert@0", "insert@9", "stake:0", "stake:9", "stop"),
    *("stop@0", "stop@3", "stop@9", "guess:0.0=0", "guess:1.0=0", "guess:1.0=-", "reveal:0", "reveal:9"),
    *("guess:3.0=5", "guess:1.9=5", "guess:0.1=6@0", "guess:1.1=6@3", "guess:1.2=11@9", "guess:2.1=-@1"),
    *("tile:B11", "guess:1.0=4@0", "guess:1.1=4@2", "guess:0.1=4@4", "guess:2.2=4@7"),
)
"""Moves of every form; those that happen to be legal are not sent."""


def stopped(state: State, wanted: str) -> bool:
    if wanted == "hit":
        return state.phase == "guess" and state.hits > 0
    if wanted == "bare":
        return state.phase == "guess" and not state.pool
    return state.phase == wanted


# Play.


@dataclass(frozen=True, slots=True)
class Game:
    """A live game as the store has it.

    Attributes:
        start: the deal, which the seed stands for.
        moves: every ply as it was sent or drawn.
    """

    id: str
    tokens: Sequence[str]
    start: State
    moves: Sequence[Move]
    state: State


def played(client: FlaskClient, setup: davinci.Setup, wanted: str, skip: int, dice: random.Random) -> Game | None:
    """Play at random over HTTP until what is wanted has come up more often than `skip` times; None if it has not."""
    order = {"setup": ENTRY.schemas.setup().dump(setup), "seed": str(dice.random()), "assist": "hints"}
    created = client.post(PATH, json=order).json
    tokens, start, moves = created["tokens"]["seats"], loaded(created["state"]), []
    state = start
    while not (stopped(state, wanted) and (skip := skip - 1) < 0):
        move = a_move(state, dice)
        if move is None:
            return None
        body, key = {"move": davinci.format_move(move)}, {"Authorization": f"Bearer {tokens[state.to_move]}"}
        answer = client.post(f"{PATH}{created['id']}/moves", json=body, headers=key)
        assert answer.status_code == 200, answer.text
        # The mover is told its own plies in full, but for the place of a clue tile, so the own move is kept as sent.
        moves += [move, *map(davinci.parse_move, answer.json["moves"][1:])]
        state = functools.reduce(davinci.apply, moves, start)
    return Game(created["id"], tokens, start, moves, state)


def loaded(state: Any) -> State:
    return ENTRY.schemas.state().load(state)


def a_move(state: State, dice: random.Random) -> Move | None:
    """A legal move that does not end the round, now and then a right guess; None if all end it."""
    view = seen_by(state, state.to_move)
    moves = [move for move in davinci.legal_moves(view) if davinci.apply(state, move).to_move != TERMINAL]
    hits = [move for move in moves if isinstance(move, Guess) and is_right(state, move)]
    return dice.choice(hits if hits and dice.random() < 0.15 else moves) if moves else None


# Other worlds.


def other_world(game: Game, seat: int | None, dice: random.Random) -> Game | None:
    """The game with tiles that the seat cannot see swapped in all its story; None if nothing can be swapped."""
    states = list(states_of(game.start, game.moves))
    known = {slot.tile for row in seen_by(game.state, seat).rows for slot in row}
    pairs = list(combinations([tile for tile in TILES if tile not in known], 2))
    names: Names = {tile: tile for tile in TILES}
    found = None
    for one, other in dice.sample(pairs, len(pairs)):
        swapped = {**names, one: names[other], other: names[one]}
        retold = told_with(swapped, game, states, seat) if colour_of(one) == colour_of(other) else None
        if retold is not None:
            names, found = swapped, retold
    return None if found is None or found.state == game.state else found


def states_of(state: State, moves: Sequence[Move]) -> Iterator[State]:
    yield state
    for move in moves:
        state = davinci.apply(state, move)
        yield state


def told_with(names: Names, game: Game, states: Sequence[State], seat: int | None) -> Game | None:
    """The same story with other names; None if it breaks a rule, or if the seat would have seen the difference."""
    start = state = renamed(game.start, names)
    moves: list[Move] = []
    for (before, after), move in zip(pairwise(states), game.moves, strict=True):
        if seen_by(state, seat) != seen_by(before, seat):
            return None
        mover = state.to_move
        same = counterpart(state, before, after, move, names)
        if mover >= 0:
            view = seen_by(state, mover)
            same = move if mover == seat else davinci.canonical(view, same)
            faults = davinci.check_move(view, same)
        else:
            faults = davinci.check_chance(state, same)
        if faults:
            return None
        moves.append(same)
        state = davinci.apply(state, same)
    if seen_by(state, seat) != seen_by(game.state, seat) or davinci.check_state(state):
        return None
    return replace(game, start=start, moves=moves, state=state)


def renamed(start: State, names: Names) -> State:
    rows = tuple(
        tuple(sorted((replace(slot, tile=names[slot.tile]) for slot in row), key=lambda slot: ORDER[slot.tile]))
        for row in start.rows
    )
    pool, removed = (in_order(names[tile] for tile in tiles) for tiles in (start.pool, start.removed))
    return replace(start, rows=rows, pool=pool, removed=removed)


def counterpart(state: State, before: State, after: State, move: Move, names: Names) -> Move:
    """The move that does in `state` what `move` did between `before` and `after`."""
    match move:
        case Drawn():
            return Drawn(names[move.tile])
        case Return():
            tile = names[before.rows[before.to_move][move.position].tile]
            return Return([slot.tile for slot in state.rows[state.to_move]].index(tile))
        case Arrange():
            row = enumerate(names[slot.tile] for slot in after.rows[before.to_move])
            placed = [Placement(tile, index) for index, tile in row if is_joker(tile)]
            return Arrange(tuple(sorted(placed, key=lambda placement: placement.tile)))
        case Guess():
            return replace(move, index=None if is_right(before, move) else clue_index(before, move))
        case Stop():
            return Stop(clue_index(before, move))
        case _:
            return move


def stored(url: str, game: Game, other: Game, number: int) -> Game:
    """Put the other game into the store beside the first, with the same seed, version, times and tokens."""
    copy = replace(other, id=f"other{number:017}")
    with redis.Redis.from_url(url) as store:
        for part in ("session", "moves", "keys"):
            store.delete(key := f"rw:{{{copy.id}}}:{part}")
            store.copy(f"rw:{{{game.id}}}:{part}", key)
        store.hset(f"rw:{{{copy.id}}}:session", "state", orjson.dumps(ENTRY.schemas.state().dump(copy.state)))
        assert store.llen(f"rw:{{{copy.id}}}:moves") == len(copy.moves)
        for ply, move in enumerate(copy.moves):
            store.lset(f"rw:{{{copy.id}}}:moves", ply, davinci.format_move(move))
    return copy


# Questions.


@dataclass(frozen=True, slots=True)
class Question:
    """A request: below the session if the path does not begin with a slash, and `json` may be made from the state."""

    method: str
    path: str
    json: Any = None
    headers: Mapping[str, str] | None = None

    def __str__(self) -> str:
        return f"{self.method} {self.path} {'' if callable(self.json) else self.json or ''} {self.headers or ''}"


def about_the_session(state: State, seat: int | None) -> Iterator[Question]:
    """Everything that a seat or a spectator can ask of a live game, but what plays on."""
    yield Question("GET", "")
    yield Question("GET", "", headers={"If-None-Match": "*"})
    yield Question("GET", "", headers={"If-None-Match": '"0"'})
    for path in ("legal-moves", "score", "record", "record?format=text", "hint?seed=s&budget_nodes=5", "hint?depth=3"):
        yield Question("GET", path)
    for path in ("moves", "resign"):
        yield Question("POST", path, {"move": "stop"}, {"If-Match": '"0"'})
    yield Question("POST", "moves", {"move": "tile:B?"})
    yield from (Question("POST", "moves", {"move": text}) for text in illegal(state, seat))
    if seat != state.to_move:
        yield from (
            Question("GET", "events"),
            Question("HEAD", ""),
            Question("DELETE", ""),
            Question("POST", "tokens/0"),
        )


def illegal(state: State, seat: int | None) -> list[str]:
    """Moves that will be refused, of every form; where it is not the seat's turn, a few."""
    if seat != state.to_move:
        return ["draw:B", "guess:1.0=5"]
    view = seen_by(state, seat)
    refused = [text for text in ILLEGAL if davinci.check_move(view, davinci.parse_move(text))]
    dice = random.Random(state.turn)
    return [dice.choice(list(texts)) for _, texts in groupby(refused, key=lambda text: re.split("[:@]", text)[0])]


def about_the_state(state: State, seat: int | None) -> Iterator[Question]:
    """What can be asked of a state on behalf of a seat; of the mover's choices only if it is the mover."""

    def given(**more: Any) -> Any:
        return lambda state: {"state": ENTRY.schemas.state().dump(state), **more}

    def viewed(state: State) -> Any:
        return {"view": ENTRY.schemas.view().dump(davinci.view(state, seat))}

    yield Question("POST", "/v1/davinci/view", given(seat=seat))
    yield Question("POST", "/v1/davinci/view", given())
    yield Question("POST", "/v1/davinci/score", given())
    yield Question("POST", "/v1/davinci/posterior", viewed)
    yield Question("POST", "/v1/davinci/legal-moves", viewed)
    if state.to_move == seat:
        yield Question("POST", "/v1/davinci/legal-moves", given())
        yield Question("POST", "/v1/davinci/hint", given(budget_nodes=5))
        for text in ("stop@0", "guess:1.0=-@1"):
            yield Question("POST", "/v1/davinci/validate", given(move=text))
        for text in illegal(state, seat)[::3]:
            yield Question("POST", "/v1/davinci/apply", given(moves=[text], seed="s"))


def ask(client: FlaskClient, question: Question, game: Game, seat: int | None) -> tuple[Any, ...]:
    """The whole answer, but what names the request, the session or the moment."""
    path = question.path if question.path.startswith("/") else f"{PATH}{game.id}/{question.path}".rstrip("/")
    token = {} if seat is None or question.path.startswith("/") else {"Authorization": f"Bearer {game.tokens[seat]}"}
    body = question.json(game.state) if callable(question.json) else question.json
    # The seed stands for the deal of this game.
    with mock.patch.object(davinci, "initial_state", return_value=game.start):
        headers = {**token, **(question.headers or {})}
        answer = client.open(path, method=question.method, json=body, headers=headers)
    return comparable(answer, game.id)


def comparable(answer: Any, session_id: str) -> tuple[Any, ...]:
    headers = sorted(item for item in answer.headers.items() if item[0] not in ("X-Request-Id", "Date"))
    body = answer.data.replace(session_id.encode(), b"<session>")
    body = re.sub(rb"urn:regelwerk:request:[A-Za-z0-9_.:-]+", b"<request>", body)
    return answer.status, headers, body


def differences(client: FlaskClient, game: Game, other: Game, *seats: int | None) -> list[str]:
    """Every question that is answered differently to one of the seats; to the first without a session, too."""
    callers = [(who, question) for who in seats for question in about_the_session(game.state, who)]
    callers += [(seats[0], question) for question in about_the_state(game.state, seats[0])]
    return [
        f"{'spectator' if who is None else f'seat {who}'}: {question}"
        for who, question in callers
        if ask(client, question, game, who) != ask(client, question, other, who)
    ]


# Tests.


@pytest.fixture(scope="module")
def frozen_app(redis_url: str) -> Iterator[Flask]:
    """The application at one moment, so that no answer differs by the second in which it was given."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("service.app.Sessions", functools.partial(Sessions, clock=lambda: NOW))
        yield create_app(Config.from_environment({"REDIS_URL": redis_url}))


@st.composite
def setups(draw: st.DrawFn, **given: Any) -> davinci.Setup:
    options = {name: draw(st.sampled_from(values)) for name, values in {**CHOICES, "jokers": (False, True)}.items()}
    setup = davinci.Setup(**options | given)
    return replace(setup, first_player=draw(st.integers(0, setup.players - 1)))


@pytest.mark.parametrize("wanted", list(WANTED))
@settings(max_examples=2, deadline=None, derandomize=True, database=None)
@given(st.data(), st.integers(0, 2**32 - 1))
def test_a_seat_is_answered_alike_whatever_it_cannot_see(
    frozen_app: Flask, redis_url: str, wanted: str, data: st.DataObject, seed: int
) -> None:
    setup, dice, client = data.draw(setups(**WANTED[wanted])), random.Random(seed), frozen_app.test_client()
    skip = dice.randrange(2 if wanted in ("return", "arrange", "stake", "reveal", "bare") else 6)
    game = played(client, setup, wanted, skip, dice)
    mover = game.state.to_move if game else None
    other = game and other_world(game, mover, dice)
    assume(other)
    assert game is not None
    assert other is not None
    assert differences(client, game, stored(redis_url, game, other, 0), mover, None) == []
    waiting = dice.choice([seat for seat in range(setup.players) if seat != mover])
    other = other_world(game, waiting, dice)
    if other is not None:
        assert differences(client, game, stored(redis_url, game, other, 0), waiting) == []


def twins(client: FlaskClient, url: str, seat: int, mover: int | None = None) -> tuple[Game, Game]:
    """Two games that look the same to a seat, maybe with a certain seat to move."""
    setup = davinci.Setup(players=3, jokers=True, scoring="tournament", removed_per_colour=1)
    for dice in map(random.Random, range(50)):
        game = played(client, setup, "hit", 1, dice)
        if game is None or mover not in (None, game.state.to_move):
            continue
        other = other_world(game, seat, dice)
        if other is not None:
            return game, stored(url, game, other, 1)
    raise AssertionError("no game has a second world")


def addresses(found: Sequence[str]) -> set[str]:
    """What was answered differently, without who asked and what was sent."""
    return {" ".join(question.split(": ")[1].split()[:2]) for question in found}


def test_a_record_that_tells_every_ply_is_noticed(
    frozen_app: Flask, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, other = twins(frozen_app.test_client(), redis_url, 1)
    assert differences(frozen_app.test_client(), game, other, 1, None) == []
    telling = replace(ENTRY, redact=lambda _before, move, _seat: davinci.format_move(move))
    monkeypatch.setattr("service.app.CATALOG", {**CATALOG, "davinci": telling})
    app = create_app(Config.from_environment({"REDIS_URL": redis_url}))

    found = differences(app.test_client(), game, other, 1, None)

    assert addresses(found) == {"GET record", "GET record?format=text"}
    assert {question.split(": ")[0] for question in found} == {"seat 1", "spectator"}


def test_a_view_that_shows_the_pool_is_noticed(
    frozen_app: Flask, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = frozen_app.test_client()
    game, other = twins(client, redis_url, 2)

    def open_pool(state: State, seat: int | None) -> davinci.View:
        return replace(seen_by(state, seat), clue=SeenClue("B", state.pool[number_sum(state.pool) % len(state.pool)]))

    monkeypatch.setattr(davinci, "view", open_pool)
    found = differences(client, game, other, 2, None)

    assert any(question.startswith("seat 2: GET ") for question in found)
    assert any(question.startswith("spectator: GET ") for question in found)
    assert any("If-Match" in question for question in found)  # `current` of a refusal
    assert any("/v1/davinci/view" in question for question in found)


def test_a_score_that_counts_hidden_tiles_before_the_end_is_noticed(
    frozen_app: Flask, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = frozen_app.test_client()
    game, other = twins(client, redis_url, 0)
    honest = davinci.score

    def telling(state: State) -> Any:
        score = honest(state)
        weights = [sum(place * ORDER[slot.tile] for place, slot in enumerate(row, 1)) for row in state.rows]
        seats = [replace(seat, points=seat.points + weights[seat.seat]) for seat in score.seats]
        return replace(score, seats=tuple(seats))

    monkeypatch.setattr(davinci, "score", telling)
    found = differences(client, game, other, 0, None)

    assert addresses(found) == {"GET score", "POST /v1/davinci/score"}


def test_a_refusal_that_tells_of_hidden_tiles_is_noticed(
    frozen_app: Flask, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = frozen_app.test_client()
    game, other = twins(client, redis_url, 1, mover=1)
    honest, states = davinci.check_move, [game.state]

    def remembering(state: State, seat: int | None) -> davinci.View:
        states.append(state)
        return seen_by(state, seat)

    def telling(view: davinci.View, move: Move) -> Any:
        return tuple(replace(fault, detail=f"{fault.detail} {states[-1].rows}") for fault in honest(view, move))

    monkeypatch.setattr(davinci, "view", remembering)
    monkeypatch.setattr(davinci, "check_move", telling)
    found = differences(client, game, other, 1, None)

    assert addresses(found) == {"POST moves", "POST /v1/davinci/apply", "POST /v1/davinci/validate"}
