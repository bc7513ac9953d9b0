"""Record the examples of the OpenAPI document from the running service: `python tools/record_examples.py`.

One short story per ruleset is told over HTTP to the real application; each request and its answer become an example.
What changes from run to run (times, ids, tokens) is replaced by fixed values of the same form, so the file only
changes when answers do. `--check` compares in place of writing.
"""

from __future__ import annotations

import itertools
import random
import sys
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest import mock

import orjson
from flask.testing import FlaskClient

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from service.access import hash_of, made_key  # noqa: E402 - the root is on the path only now
from service.app import create_app  # noqa: E402
from service.catalog import CATALOG, Entry  # noqa: E402
from service.config import Config  # noqa: E402
from service.embedded import private_store  # noqa: E402
from service.game import CHANCE, TERMINAL  # noqa: E402
from service.moments import moment  # noqa: E402
from service.operations import draw  # noqa: E402
from service.signing import encoded  # noqa: E402
from tools.organizer_examples import organizer_story  # noqa: E402

TARGET = ROOT / "service" / "api" / "examples.json"
SEED = "example"
NOON_S = 1_767_268_800
"""2026-01-01T12:00:00Z, when all receipts are issued."""
EVENT_STREAM = "text/event-stream"
LINES = "application/x-ndjson"
_LINES = 20
_POSITIONS = 3
_ACCESS = """
[tiers.club]
requests = "600/minute"
sessions = "60/hour"
solver = "60s/minute"
concurrency = 8
streams = 64
[[keys]]
name = "City Club"
tier = "club"
scopes = ["organizer"]
"""
Example = dict[str, Any]

_FIXED = {
    "id": "mZ3kq0vT8cYwLr5XhB2uNg",
    "token": "seat-token-CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC",
    "host": "host-token-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
    "created_at": "2026-01-01T12:00:00Z",
    "at": "2026-01-01T12:00:00.000Z",
    "expires_at": "2026-01-02T12:00:00Z",
    "elapsed_ms": 0.1,
    "instance": "urn:regelwerk:request:7d0f4c1e9b7a4a0c8f1d2e3b4a5c6d7e",
}


class Storyteller:
    """Sends the requests of one ruleset's story and writes them down."""

    def __init__(self, client: FlaskClient, entry: Entry) -> None:
        self.client = client
        self.entry = entry
        self.slug = entry.game.INFO.slug
        self.prefix = self.slug.replace("-", "_")
        self.told: list[tuple[str, Example]] = []

    def post(self, operation: str, path: str, name: str, summary: str, body: Any, **headers: str) -> Any:
        """Send a body; the answer is returned as it came."""
        sent = {key.replace("_", "-"): value for key, value in headers.items()}
        answer = self.client.post(f"/v1/{self.slug}/{path}", json=body, headers=sent)
        self._write(operation, (name, summary), answer, {} if body is None else {"body": body}, sent)
        return answer.json

    def get(self, operation: str, path: str, name: str, summary: str, query: Any = None, **headers: str) -> Any:
        """Send a query; the answer is returned as it came."""
        sent = {key.replace("_", "-"): value for key, value in headers.items()}
        answer = self.client.get(f"/v1/{self.slug}/{path}", query_string=query, headers=sent)
        self._write(operation, (name, summary), answer, {"query": query} if query else {}, sent)
        return answer.json if answer.is_json else answer.text

    def _write(self, operation: str, title: tuple[str, str], answer: Any, sent: Example, headers: Any) -> None:
        told = {"name": title[0], "summary": title[1], **sent, "status": answer.status_code}
        shown = {key: value for key, value in headers.items() if key != "Authorization"}
        if shown:
            told["header"] = shown
        if answer.mimetype == EVENT_STREAM:
            told |= {"form": EVENT_STREAM, "answer": one_event(answer.text)}
        elif answer.mimetype == LINES:
            told |= {"form": LINES, "answer": answer.text.splitlines(keepends=True)[0]}
        elif answer.data:
            told["answer"] = fixed(answer.json) if answer.is_json else shortened(answer.text)
        self.told.append((f"{self.prefix}_{operation}", told))


def one_event(stream: str) -> Example:
    """The last numbered event of a stream."""
    numbered = [part for part in stream.split("\n\n") if part.startswith("id:")]
    fields = dict(line.split(": ", 1) for line in numbered[-1].splitlines())
    return {**fields, "data": orjson.dumps(fixed(orjson.loads(fields["data"]))).decode()}


def fixed(answer: Any) -> Any:
    """The answer with fixed values for what changes from run to run."""
    if isinstance(answer, dict) and set(answer) == {"session", "ply"}:
        return {**answer, "session": answer["session"] and _FIXED["id"]}
    if isinstance(answer, dict):
        return {name: _FIXED.get(name, fixed(value)) if value else value for name, value in answer.items()} | (
            {"seats": [f"seat-{seat}-token-{'B' * 30}" for seat in range(len(answer["seats"]))]}
            if "host" in answer
            else {}
        )
    return [fixed(value) for value in answer] if isinstance(answer, list) else answer


def shortened(text: str) -> str:
    """The first lines of a long text."""
    lines = text.splitlines(keepends=True)
    return text if len(lines) <= _LINES else "".join([*lines[:_LINES], "...\n"])


def tell_rules(story: Storyteller) -> None:
    """The stateless operations, on a game that is a few moves old."""
    setup = story.entry.schemas.setup().dump(story.entry.schemas.setup().load({}))
    dealt = story.post("new", "new", "default", "A game with the default options", {"setup": setup, "seed": SEED})
    start, state, plies = dealt["state"], dealt["state"], []
    story.post("legal_moves", "legal-moves", "first", "What the first player can do", {"state": start})
    for _ in range(3):
        best = story.client.post(f"/v1/{story.slug}/hint", json={"state": state, "budget_nodes": 1000}).json["best"]
        played = {"state": state, "moves": [best], "seed": SEED}
        answer = story.client.post(f"/v1/{story.slug}/apply", json=played).json
        state, plies = answer["state"], plies + answer["moves"]
    tell_play(story, start, state, plies)
    tell_judgement(story, state, plies)
    tell_records(story, setup, plies)
    tell_conformance(story)
    tell_positions(story, state, plies)


def tell_play(story: Storyteller, start: Any, state: Any, plies: list[str]) -> None:
    """List, play, show."""
    story.post("legal_moves", "legal-moves", "later", "In the middle of the game", {"state": state})
    body = {"state": start, "moves": plies[:1], "seed": SEED}
    story.post("apply", "apply", "with_seed", "A move; chance is drawn from the seed", body)
    body = {"state": start, "moves": plies[:1]}
    story.post("apply", "apply", "without_seed", "The same move; what chance decides is left open", body)
    body = {"state": state, "moves": plies[-1:]}
    story.post("apply", "apply", "illegal", "A move against the rules: nothing is played", body)
    story.post("view", "view", "seat", "What the first seat may know", {"state": state, "seat": 0})
    story.post("view", "view", "spectator", "What a spectator may know", {"state": state})


def tell_judgement(story: Storyteller, state: Any, plies: list[str]) -> None:
    """Judge, score, advise."""
    hint = story.post("hint", "hint", "middle", "The moves, best first", {"state": state, "budget_nodes": 1000})
    if story.entry.posterior is not None:
        view = story.client.post(f"/v1/{story.slug}/view", json={"state": state, "seat": 0}).json["view"]
        story.post("posterior", "posterior", "middle", "What the first seat can know", {"view": view})
    body = {"state": state, "move": hint["best"]}
    story.post("validate", "validate", "legal", "A legal move", body)
    body = {"state": state, "move": plies[-1]}
    story.post("validate", "validate", "illegal", "A move that breaks rules", body)
    impossible = {**state, "to_move": 3}
    body = {"state": impossible, "move": plies[-1]}
    story.post("validate", "validate", "invalid_state", "A state that no game can be in", body)
    body = {"state": state, "mov": plies[-1]}
    story.post("validate", "validate", "invalid_request", "A request that does not match this document", body)
    story.post("score", "score", "running", "As it stands", {"state": state})
    sheet = story.entry.schemas.sheet_example
    story.post("score", "score", "sheet", "Rounds that were played on paper", {"sheet": sheet})


def tell_records(story: Storyteller, setup: Any, plies: list[str]) -> None:
    """Check records in both forms."""
    record = {
        "game": story.slug,
        "rules": story.entry.game.INFO.rules_version,
        "setup": setup,
        "start": None,
        "seed": SEED,
        "players": [f"Player {seat}" for seat in range(story.entry.game.INFO.min_players)],
        "moves": plies,
        "result": None,
        "tags": {"event": "Example", "date": "2026-01-01"},
    }
    story.post("replay", "replay", "good", "A record without a fault", {"record": record})
    bad = {**record, "moves": [*plies, plies[-1]]}
    story.post("replay", "replay", "bad", "A record with a ply against the rules", {"record": bad})
    lines = [f'[Game "{story.slug}"]', f'[Seed "{SEED}"]', "", " ".join([*plies, "*"])]
    story.post("replay", "replay", "text", "A record as text", {"text": "\n".join(lines)})
    story.post("score", "score", "record", "From a record", {"record": record})
    body = {"record": record, "receipt": True}
    story.post("score", "score", "receipt", "From a record, with a signed receipt", body)


def tell_conformance(story: Storyteller) -> None:
    """The vectors of one kind."""
    query = {"kind": "chance"}
    story.get("conformance", "conformance", "chance", "The first of the vectors about seeds", query)


def tell_positions(story: Storyteller, state: Any, plies: list[str]) -> None:
    """The forms for caches and links."""
    story.get("rules", "rules", "rules", "The beginning of the rules text")
    if story.entry.solution is not None:
        story.get("solution", "solution", "solution", "Shortened to its first positions")
        answer = story.told[-1][1]["answer"]
        answer["positions"] = answer["positions"][:_POSITIONS]
    if story.entry.game.INFO.position_pattern is None:
        return
    text = story.entry.game.format_position(story.entry.schemas.state().load(state))
    story.get("legal_moves_of_position", "legal-moves", "middle", "In the middle of the game", {"position": text})
    query = {"position": text, "move": plies[-1]}
    story.get("validate_position", "validate", "illegal", "A move that breaks rules", query)
    story.get("score_position", "score", "running", "As it stands", {"position": text})
    query = {"position": text, "budget_nodes": 1000}
    story.get("hint_position", "hint", "middle", "The moves, best first", query)


def tell_session(story: Storyteller) -> None:
    """A live game, from its creation to its end."""
    names = ["North", "South", "East", "West"][: story.entry.game.INFO.min_players]
    body = {"setup": {}, "seed": SEED, "seats": names, "assist": "hints", "ttl_s": 86400}
    created = story.post("create_session", "sessions", "create", "Players who want hints", body)
    at, tokens = f"sessions/{created['id']}", [f"Bearer {token}" for token in created["tokens"]["seats"]]
    host, mover = f"Bearer {created['tokens']['host']}", tokens[created["to_move"]]
    story.get("get_session", at, "seat", "As the first seat sees it", Authorization=tokens[0])
    story.get("session_legal_moves", f"{at}/legal-moves", "first", "What the mover can do", Authorization=mover)
    query = {"budget_nodes": 1000}
    hint = story.get("session_hint", f"{at}/hint", "first", "What the mover should do", query, Authorization=mover)
    move, keyed = {"move": hint["best"]}, {"If_Match": '"1"', "Idempotency_Key": "first-move"}
    story.post("move", f"{at}/moves", "move", "A move on version 1", move, Authorization=mover, **keyed)
    stale = {"If_Match": '"1"'}
    story.post("move", f"{at}/moves", "stale", "A move on a version that is gone", move, Authorization=mover, **stale)
    story.post("move", f"{at}/moves", "nobody", "A move without a token", move)
    story.get("session_score", f"{at}/score", "running", "As it stands", Authorization=tokens[0])
    story.get("session_record", f"{at}/record", "running", "So far", Authorization=tokens[0])
    story.get("session_record", f"{at}/record", "text", "As text", {"format": "text"}, Authorization=tokens[0])
    renewed = story.post(
        "reissue_token",
        f"{at}/tokens/{len(names) - 1}",
        "reissue",
        "A new token for the last seat",
        None,
        Authorization=host,
    )
    tokens[-1] = f"Bearer {renewed['token']}"
    story.get("session_ply", f"{at}/plies/1", "first", "After the first ply", Authorization=host)
    query = {"after": 2, "wait": 25}
    story.get("session_events", f"{at}/events", "moves", "What has happened since the deal", query)
    story.post("resign", f"{at}/resign", "resign", "The first seat gives up", None, Authorization=tokens[0])
    query = {"after": 2}
    story.get("session_events", f"{at}/events", "stream", "The end, as a stream tells it", query, Accept=EVENT_STREAM)
    body = {"ply": 1, "assist": "none"}
    story.post("fork_session", f"{at}/fork", "fork", "Another game from the first ply on", body, Authorization=host)


def tell_entropy(story: Storyteller) -> None:
    """A game to whose seed the players add."""
    promised = story.post("commit", "commitments", "commit", "The service has chosen a seed", None)
    words = ["a-word-of-north", "a-word-of-south", "a-word-of-east"][: story.entry.game.INFO.min_players]
    body = {"commitment": promised["commitment"], "entropy": words}
    story.client.post(f"/v1/{story.slug}/sessions", json=body)


def tell_undo(story: Storyteller) -> None:
    """Plies that are taken back: the first ones of the ruleset for which that can be."""
    created = story.client.post(f"/v1/{story.slug}/sessions", json=undoable(story)).json
    at, tokens = f"sessions/{created['id']}", [f"Bearer {token}" for token in created["tokens"]["seats"]]
    path, asked = f"/v1/{story.slug}/{at}", None
    while asked is None:
        mover = {"Authorization": tokens[story.client.get(path).json["to_move"]]}
        moves = story.client.get(f"{path}/legal-moves", headers=mover).json["moves"]
        story.client.post(f"{path}/moves", json={"move": moves[0]["move"]}, headers=mover)
        if "undo" in story.post("ask_undo", f"{at}/undo", "ask", "Before the own last ply", {}, **mover):
            asked = mover
        else:
            story.told.pop()  # it has revealed something
    if len(tokens) > 1:
        other = next(token for token in tokens if token != asked["Authorization"])
        answer = {"ply": story.client.get(path).json["undo"]["ply"], "agree": True}
        story.post("answer_undo", f"{at}/undo/answer", "agree", "The other seat agrees", answer, Authorization=other)


def undoable(story: Storyteller) -> Example:
    """The order of a session in which something can be taken back soon."""
    if story.slug != "davinci":
        return {"seed": SEED}
    # Of this ruleset only a stake, which there is when the pool is empty.
    game, setup = story.entry.game, story.entry.schemas.setup().load({"empty_pool_penalty": "stake_before"})
    for number in itertools.count():
        state, dice = game.initial_state(setup, SEED), random.Random(number)  # noqa: S311 - any game will do
        while game.to_move(state) != TERMINAL and state.phase != "stake":
            if game.to_move(state) == CHANCE:
                state = game.apply(state, draw(game, state, SEED))
            else:
                view = game.view(state, game.to_move(state))
                state = game.apply(state, dice.choice(game.legal_moves(view)))
        if state.phase == "stake":
            record = {"game": story.slug, "start": story.entry.schemas.state().dump(state), "moves": []}
            return {"seed": SEED, "record": record}
    raise AssertionError("endless")


def stories() -> dict[str, list[Example]]:
    """All examples by operationId."""
    told: dict[str, list[Example]] = {}
    noon = mock.patch("service.receipts.now", return_value=NOON_S)
    # The day on which a record says that its game was begun.
    day = mock.patch("service.showing.moment", return_value=moment(NOON_S))
    numbers = itertools.count()
    # What seeds and salts are taken from; roots, backs and rolls follow from them.
    chosen = mock.patch("secrets.token_hex", lambda size: sha256(b"%d" % next(numbers)).hexdigest()[: 2 * size])
    with private_store() as store, tempfile.TemporaryDirectory() as folder, noon, day, chosen:
        settings = {"REDIS_URL": store.url, "REGELWERK_SIGNING_KEY": signing_key(folder)}
        app = create_app(Config.from_environment(settings))
        told |= service_story(app.test_client()) | receipt_story(app.test_client())
        told |= organizer_story(app.test_client(), fixed)
        for entry in CATALOG.values():
            for name, example in story_of(app.test_client(), entry):
                told.setdefault(name, []).append(example)
        told["get_limits"] = [limits_example()]
    return told


def signing_key(folder: str) -> str:
    """The path of a file with the key that all examples are signed with; everybody knows it."""
    path = Path(folder) / "signing-key"
    path.touch(mode=0o600)
    path.write_text(encoded(bytes(range(32))))
    return str(path)


def receipt_story(client: FlaskClient) -> dict[str, list[Example]]:
    """A receipt as it was issued, with its record, and one that somebody has changed."""
    record = {"game": "anaconda", "players": ["North", "South"], "moves": ["roll:III,IV", "III=7,IV=4", "V=8@III"]}
    receipt = client.post("/v1/anaconda/score", json={"record": record, "receipt": True}).json["receipt"]
    changed = {**receipt, "payload": {**receipt["payload"], "players": ["South", "North"]}}
    asked = {
        "good": ("A receipt and its record", {"receipt": receipt, "record": record}),
        "changed": ("A receipt in which the players were exchanged", {"receipt": changed}),
    }
    told = []
    for name, (summary, body) in asked.items():
        answer = client.post("/v1/receipts/verify", json=body)
        shown = {"name": name, "summary": summary, "body": body}
        told.append({**shown, "status": answer.status_code, "answer": answer.json})
    return {"verify_receipt": told}


def service_story(client: FlaskClient) -> dict[str, list[Example]]:
    """The examples of what belongs to no ruleset."""
    asked = {"list_games": "/v1/games", "list_keys": "/v1/keys", "healthz": "/healthz", "readyz": "/readyz"}
    told: dict[str, list[Example]] = {}
    for operation, path in asked.items():
        answer = client.get(path)
        shown = {"name": "now", "summary": "What it answers", "status": answer.status_code, "answer": answer.json}
        told[operation] = [shown]
    told["batch"] = [batch_example(client)]
    slug = next(iter(CATALOG))
    answer = client.get(f"/v1/games/{slug}").json
    told["get_game"] = [
        {"name": slug, "summary": "One ruleset", "path": {"game": slug}, "status": 200, "answer": answer}
    ]
    return told


def limits_example() -> Example:
    """What the holder of a key may use."""
    with tempfile.TemporaryDirectory() as folder:
        key, path = made_key(), Path(folder) / "access.toml"
        path.write_text(f'{_ACCESS}hash = "{hash_of(key)}"\n', encoding="utf-8")
        client = create_app(Config(access=str(path))).test_client()
        answer = client.get("/v1/limits", headers={"X-API-Key": key}).json
    answer["limits"][0] |= {"left": 599, "reset_s": 1}  # after a tenth of a second there is everything again
    return {"name": "key", "summary": "The holder of a key", "status": 200, "answer": answer}


def batch_example(client: FlaskClient) -> Example:
    """Three requests at once, of which one is bad."""
    state = client.post("/v1/anaconda/new", json={"seed": SEED}).json["state"]
    judged = {"game": "anaconda", "operation": "validate", "body": {"state": state, "move": "roll:III,IV"}}
    sheet = {"players": 2, "rounds": [{"loser": 2}]}
    scored = {"id": "table 7", "game": "anaconda", "operation": "score", "body": {"sheet": sheet}}
    body = {"items": [{"id": "first", **judged}, scored, {**judged, "game": "chess"}]}
    answer = fixed(client.post("/v1/batch", json=body).json)
    for item, outcome in zip(body["items"], answer["items"], strict=True):
        outcome["id"] = item.get("id")  # not one of those that change
    summary = "A move, a sheet with a contradiction, and a game that there is not"
    return {"name": "several", "summary": summary, "body": body, "status": 200, "answer": answer}


def story_of(client: FlaskClient, entry: Entry) -> Iterator[tuple[str, Example]]:
    """The examples of one ruleset."""
    story = Storyteller(client, entry)
    tell_rules(story)
    tell_session(story)
    tell_entropy(story)
    tell_undo(story)
    yield from story.told


def main() -> int:
    """Write the file, or compare with it."""
    text = orjson.dumps(stories(), option=orjson.OPT_INDENT_2).decode() + "\n"
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    current = TARGET.read_text(encoding="utf-8") if TARGET.is_file() else ""
    if current != text:
        print(f"{TARGET.relative_to(ROOT)} is not what the service answers now: python tools/record_examples.py")
    return int(current != text)


if __name__ == "__main__":
    sys.exit(main())
