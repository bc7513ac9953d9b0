"""All that can be asked about a live game of Da Vinci Code, and answers that can be compared between two worlds."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from flask.testing import FlaskClient
from twin_worlds import SALT, SEED, Story, world_of

from service.catalog import CATALOG
from service.games import davinci
from service.games.davinci import Stake, State

# Taken before a test plants a leak.
from service.games.davinci.view import view as seen_by

ENTRY = CATALOG["davinci"]
PATH = "/v1/davinci/sessions/"

ILLEGAL = (
    *("arrange", "arrange:B-@0", "arrange:W-@3", "arrange:B-@1,W-@1", "arrange:W-@7,B-@2", "draw:B", "draw:W"),
    *("tile:B0", "tile:W7", "tile:B-", "return:0", "return:9", "insert@0", "insert@9", "stake:0", "stake:9", "stop"),
    *("stop@0", "stop@3", "stop@9", "guess:0.0=0", "guess:1.0=0", "guess:1.0=-", "reveal:0", "reveal:9"),
    *("guess:3.0=5", "guess:1.9=5", "guess:0.1=6@0", "guess:1.1=6@3", "guess:1.2=11@9", "guess:2.1=-@1"),
    *("tile:B11", "guess:1.0=4@0", "guess:1.1=4@2", "guess:0.1=4@4", "guess:2.2=4@7"),
)
"""Moves of every form; those that happen to be legal are not sent."""


@dataclass(frozen=True, slots=True)
class Game:
    """A live game, and the story that it plays.

    Attributes:
        origin: the id of the game that it is a fork of.
    """

    id: str
    host: str
    tokens: Sequence[str]
    story: Story
    origin: str = ""

    def key(self, seat: int | None) -> dict[str, str]:
        """The header of a seat; a spectator has none."""
        return {} if seat is None else {"Authorization": f"Bearer {self.tokens[seat]}"}


def begun(client: FlaskClient, story: Story, **more: Any) -> Game:
    """The game of a story, before the first ply."""
    order = {"setup": ENTRY.schemas.setup().dump(story.start.setup), "seed": SEED, "assist": "hints", **more}
    with world_of(story):
        created = client.post(PATH, json=order)
    assert created.status_code == 201, created.text
    shown: Any = created.json
    return Game(shown["id"], shown["tokens"]["host"], shown["tokens"]["seats"], story)


def played(client: FlaskClient, story: Story) -> Game:
    """The game of a story, after its last ply."""
    game = begun(client, story)
    for state, move in zip(story.states, story.moves, strict=False):
        if state.to_move >= 0:
            sent = sent_as(game, Question("POST", "moves", {"move": davinci.format_move(move)}), client, state.to_move)
            assert sent.status_code == 200, sent.text
    return game


def forked(client: FlaskClient, game: Game, ply: int) -> Game:
    """The game that the host lets begin where another one stood after some plies; with the same seed and backs."""
    state = game.story.states[ply]
    story = replace(game.story, start=state, moves=(), state=state)
    order = {"ply": ply, "seed": SEED, "assist": "hints"}
    with world_of(game.story):
        host = {"Authorization": f"Bearer {game.host}"}
        made: Any = client.post(f"{PATH}{game.id}/fork", json=order, headers=host).json
    return Game(made["id"], made["tokens"]["host"], made["tokens"]["seats"], story, game.id)


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


def at_any_time(story: Story) -> Iterator[Question]:
    """What shows the game as it is, and changes nothing."""
    yield Question("GET", "")
    yield Question("GET", "record")
    yield Question("GET", "events")
    yield Question("GET", "score")
    yield Question("GET", f"plies/{len(story.moves)}")


def about_the_session(story: Story, seat: int | None) -> Iterator[Question]:
    """Everything that a seat or a spectator can ask of a live game, but what plays on."""
    state, plies = story.state, len(story.moves)
    yield from at_any_time(story)
    for tag in ("*", '"0"'):
        yield Question("GET", "", headers={"If-None-Match": tag})
    for path in ("legal-moves", "record?format=text", "hint?seed=s&budget_nodes=5", "hint?depth=3"):
        yield Question("GET", path)
    yield from (Question("GET", f"plies/{ply}") for ply in (0, plies // 2, plies - 1, plies + 1, 10**30))
    yield from (Question("GET", f"events?{query}") for query in ("after=2&limit=1", "after=3&wait=0", "after=99999"))
    yield Question("GET", "events", headers={"Accept": "text/event-stream"})
    yield Question("GET", "events", headers={"Accept": "text/event-stream", "Last-Event-ID": "2"})
    for path in ("moves", "resign", "undo", "undo/answer"):
        body = {"moves": {"move": "stop"}, "undo": {}, "undo/answer": {"ply": 0, "agree": True}}.get(path)
        yield Question("POST", path, body, {"If-Match": '"0"'})
    yield from (Question("POST", "moves", {"move": text}) for text in ("tile:B?", *illegal(state, seat)))
    answers = [{"ply": ply, "agree": agree} for ply in (0, plies // 2, plies, 5000) for agree in (True, False)]
    yield from (Question("POST", "undo/answer", answer) for answer in answers)
    kept = [ply for ply in (0, plies // 2, plies, 5000) if is_refused(story, ply)]
    yield from (Question("POST", "undo", {"ply": ply}) for ply in kept)
    yield from (Question("POST", "fork", body) for body in ({}, {"ply": 0}, {"ply": 5000}, {"ply": 0, "seed": "s"}))
    if seat != state.to_move:
        yield from (Question("HEAD", ""), Question("DELETE", ""), Question("POST", "tokens/0"))


def is_refused(story: Story, ply: int) -> bool:
    """Whether a wish to keep so many plies will be refused: all but stakes reveal something."""
    return not story.moves[ply:] or not all(isinstance(move, Stake) for move in story.moves[ply:])


def illegal(state: State, seat: int | None) -> list[str]:
    """Moves that will be refused, of every form; where it is not the seat's turn, a few."""
    if seat != state.to_move:
        return ["draw:B", "guess:1.0=5"]
    view = seen_by(state, seat)
    refused = [text for text in ILLEGAL if davinci.check_move(view, davinci.parse_move(text))]
    dice = random.Random(state.turn)
    return [dice.choice(list(texts)) for _, texts in groupby(refused, key=lambda text: re.split("[:@]", text)[0])]


def about_the_state(story: Story, seat: int | None) -> Iterator[Question]:
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
    if story.state.to_move == seat:
        yield Question("POST", "/v1/davinci/legal-moves", given())
        yield Question("POST", "/v1/davinci/hint", given(budget_nodes=5))
        for text in ("stop@0", "guess:1.0=-@1"):
            yield Question("POST", "/v1/davinci/validate", given(move=text))
        for text in illegal(story.state, seat)[::3]:
            yield Question("POST", "/v1/davinci/apply", given(moves=[text], seed="s"))


# Answers.


def sent_as(game: Game, question: Question, client: FlaskClient, seat: int | None) -> Any:
    """The answer to a question that is asked in the game's world; of a stream its first part."""
    path = question.path if question.path.startswith("/") else f"{PATH}{game.id}/{question.path}".rstrip("/")
    token = {} if question.path.startswith("/") else game.key(seat)
    body = question.json(game.story.state) if callable(question.json) else question.json
    headers = {**token, **(question.headers or {})}
    with world_of(game.story):
        answer = client.open(path, method=question.method, json=body, headers=headers)
        if answer.mimetype == "text/event-stream":
            pieces = answer.iter_encoded()
            first = next(pieces) + next(pieces)
            answer.close()
            answer.data = first
    return answer


def comparable(answer: Any, game: Game) -> tuple[Any, ...]:
    """The whole answer, but what names the request, the session or the moment; hashes by their places in the tree."""
    headers = sorted(item for item in answer.headers.items() if item[0] not in ("X-Request-Id", "Date"))
    body = answer.data.replace(game.id.encode(), b"<session>")
    body = body.replace(game.origin.encode(), b"<origin>") if game.origin else body
    body = re.sub(rb"urn:regelwerk:request:[A-Za-z0-9_.:-]+", b"<request>", body)
    places = {digest.hex().encode(): b"<hash of %d to %d>" % span for span, digest in tree(game.story).items()}
    body = re.sub(rb"\b[0-9a-f]{64}\b", lambda found: places.get(found[0], found[0]), body)
    return answer.status, headers, body


def tree(story: Story) -> dict[tuple[int, int], bytes]:
    """Every node of the Merkle tree of RFC 6962 over the tiles, by the first and the last of its leaves."""
    nodes: dict[tuple[int, int], bytes] = {}

    def grow(first: int, last: int) -> bytes:
        if first == last:
            text = f"{first}:{story.shuffled[first]}:{salt(first)}"
            data = b"\x00" + text.encode()
        else:
            middle = first + (1 << (last - first).bit_length() - 1)
            data = b"\x01" + grow(first, middle - 1) + grow(middle, last)
        nodes[first, last] = hashlib.sha256(data).digest()
        return nodes[first, last]

    grow(0, len(story.shuffled) - 1)
    return nodes


def salt(back: int) -> str:
    """The salt of the tile with a back."""
    return hmac.new(f"{SALT}:{SEED}".encode(), f"salt|{back}".encode(), hashlib.sha256).hexdigest()[:32]


def secrets_in(answer: Any, game: Game, seat: int | None) -> list[str]:
    """The salts in an answer of tiles whose backs the seat may not know, and the seed if it is there."""
    known = recognised(game.story.state, seat)
    hidden = [salt(back) for back, tile in enumerate(game.story.shuffled) if tile not in known]
    return [secret for secret in (SEED, SALT, *hidden) if secret.encode() in answer.data]


def recognised(state: State, seat: int | None) -> set[str]:
    """The tiles whose fronts and backs a seat may connect: what it sees, unless it is still to put one back."""
    view = seen_by(state, seat)
    returns = seat is not None and state.phase == "return" and state.returned[seat] is None
    seen = [slot.tile for owner, row in enumerate(view.rows) for slot in row if not (returns and owner == seat)]
    clue = None if view.clue is None else view.clue.tile
    return {tile for tile in (*seen, clue) if tile is not None}


def differences(client: FlaskClient, game: Game, other: Game, *seats: int | None) -> list[str]:
    """Every question that is answered differently to one of the seats; to the first without a session, too."""
    callers = [(who, question) for who in seats for question in about_the_session(game.story, who)]
    callers += [(seats[0], question) for question in about_the_state(game.story, seats[0])]
    return [different for who, question in callers for different in compared(client, game, other, who, question)]


def compared(client: FlaskClient, game: Game, other: Game, seat: int | None, question: Question) -> list[str]:
    """The question with who asks it, if the games answer it differently, or if they tell a secret."""
    here, there = (sent_as(each, question, client, seat) for each in (game, other))
    alike = comparable(here, game) == comparable(there, other)
    if alike and not secrets_in(here, game, seat) and not secrets_in(there, other, seat):
        return []
    return [f"{'spectator' if seat is None else f'seat {seat}'}: {question}"]
