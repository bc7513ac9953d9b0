"""Live games without HTTP: versions, repeats, who is told what."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from contextlib import AbstractContextManager
from typing import Any

import orjson
import pytest
from hidden_game import ENTRY as SECRET
from hidden_game import ENTRY_THAT_TELLS_NOTHING as MUTE

from service.admission import Call
from service.catalog import CATALOG, Entry
from service.config import Config
from service.game import Budget
from service.operations import replay
from service.refusal import Refusal
from service.sessions import Sessions
from service.slots import Slots
from service.store import Change, Outcome, Store
from service.telemetry import Telemetry
from service.tokens import Caller, caller_of, digest

ANACONDA = CATALOG["anaconda"]
NOW = 1_800_000_000


class Table:
    """A session and its callers."""

    def __init__(self, sessions: Sessions, entry: Entry = ANACONDA, **order: Any) -> None:
        self.sessions, self.entry = sessions, entry
        given = {"setup": entry.schemas.setup().load(order.pop("setup", {})), "assist": "hints", **order}
        self.id, reply = sessions.create(entry, given)
        self.created = json.loads(reply.body or b"")
        self.tokens = self.created["tokens"]

    def call(self, who: int | str | None, **conditions: str) -> Call:
        token = self.tokens["host"] if who == "host" else self.tokens["seats"][who] if isinstance(who, int) else None
        return Call(self.id, token and f"Bearer {token}", **conditions)

    def show(self, who: int | str | None) -> dict[str, Any]:
        return orjson.loads(self.sessions.show(self.entry, self.call(who)).body or b"")

    def play(self, seat: int, text: str, **conditions: str) -> dict[str, Any]:
        move = self.entry.game.parse_move(text)
        return orjson.loads(self.sessions.play(self.entry, self.call(seat, **conditions), move).body or b"")

    def best(self, seat: int) -> str:
        best = self.sessions.hint(self.entry, self.call(seat), Budget(), {}).best
        return self.entry.game.format_move(best)


@pytest.fixture
def store(clean_redis: str) -> Store:
    return Store(Config(redis_url=clean_redis))


@pytest.fixture
def sessions(store: Store) -> Sessions:
    return Sessions(store, Config(max_plies=200), Slots(2, 1), clock=lambda: NOW + 0.5)


def refused(call: Any, *args: Any, **kwargs: Any) -> Refusal:
    with pytest.raises(Refusal) as found:
        call(*args, **kwargs)
    return found.value


def finished(table: Table) -> dict[str, Any]:
    """Play by hints to the end."""
    shown = table.show(None)
    while shown["status"] == "running":
        shown = table.play(shown["to_move"], table.best(shown["to_move"]))
    return shown


@pytest.mark.parametrize("players", [2, 3])
def test_a_game_by_hints_ends_and_its_record_can_be_replayed(sessions: Sessions, players: int) -> None:
    table = Table(sessions, setup={"players": players})
    last = finished(table)

    assert last["result"]["reason"] == "finished"
    assert sorted(seat["points"] for seat in last["result"]["score"]["seats"]) == [0] + [1] * (players - 1)
    record = sessions.record(ANACONDA, table.call(None))[0]
    played = replay(ANACONDA, record)
    assert played.valid
    assert len(record.moves) == last["plies"] == played.plies
    assert ANACONDA.schemas.state().dump(played.state) == last["view"]


def test_the_seed_is_shown_at_the_end_matches_the_commitment_and_gives_every_draw(sessions: Sessions) -> None:
    table = Table(sessions)
    assert table.created["seed"] is table.created["salt"] is None
    last = finished(table)

    published = table.created["commitment"]
    assert hashlib.sha256(f"{last['salt']}:{last['seed']}".encode()).hexdigest() == published
    assert re.fullmatch("[0-9a-f]{64}", last["seed"])
    chosen, rolled = sessions.record(ANACONDA, table.call(None))[0].moves[:2]
    first, second = chosen.removeprefix("roll:").split(",")
    # Worked out by hand from the description in `service.chance`: the 36 rolls are equally likely and in order.
    key, label = last["seed"].encode(), f"rolling:{first},{second} seat:0/2"
    number = int.from_bytes(hmac.digest(key, f"{label}|0".encode(), hashlib.sha256)) % 36
    faces = {"III": "125679", "IV": "134589", "V": "234678"}
    assert rolled == f"{first}={faces[first][number // 6]},{second}={faces[second][number % 6]}"


def test_a_given_seed_gives_the_same_draws_and_a_fresh_one_others(sessions: Sessions) -> None:
    rolls = [Table(sessions, seed="north").play(0, "roll:III,V")["moves"][1] for _ in range(3)]
    others = {Table(sessions).play(0, "roll:III,V")["moves"][1] for _ in range(20)}

    assert len(set(rolls)) == 1
    assert len(others) > 5


def test_two_sessions_share_no_secret_and_no_commitment(sessions: Sessions) -> None:
    tables = [Table(sessions, seed="same") for _ in range(2)]

    assert len({table.created["commitment"] for table in tables}) == 2
    assert len({token for table in tables for token in [*table.tokens["seats"], table.tokens["host"]]}) == 6
    assert all(len(table.id) == 22 for table in tables)


def test_the_store_never_sees_a_token(sessions: Sessions, store: Store) -> None:
    table = Table(sessions)
    values = store.read(table.id) or {}

    assert values["seat0"] == digest(table.tokens["seats"][0])
    assert not any(token in str(values) for token in [*table.tokens["seats"], table.tokens["host"]])


def test_times_come_from_the_life_that_was_asked_for(sessions: Sessions) -> None:
    asked, default = Table(sessions, ttl_s=60).created, Table(sessions).created

    assert (asked["created_at"], asked["expires_at"]) == ("2027-01-15T08:00:00Z", "2027-01-15T08:01:00Z")
    assert default["expires_at"] == "2027-01-16T08:00:00Z"


def test_an_operator_can_allow_less(store: Store) -> None:
    sessions = Sessions(store, Config(session_ttl_s=90, session_ttl_max_s=100), Slots(2, 1), clock=lambda: NOW)

    assert Table(sessions, ttl_s=5000).created["expires_at"] == "2027-01-15T08:01:40Z"
    assert Table(sessions).created["expires_at"] == "2027-01-15T08:01:30Z"


def test_a_change_worked_out_before_another_one_is_refused_and_not_judged_again(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(sessions)
    commit = store.commit

    def overtaken(session_id: str, change: Change) -> Outcome:
        monkeypatch.undo()
        sessions.resign(ANACONDA, table.call(1))
        return commit(session_id, change)

    monkeypatch.setattr(store, "commit", overtaken)
    refusal = refused(table.play, 0, "roll:III,IV")

    assert refusal.code == "stale_version"
    assert refusal.members["current"] == table.show(0)
    assert table.show(0)["plies"] == 0


def test_a_session_that_ends_under_a_move_is_unknown(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(sessions)
    commit = store.commit

    def overtaken(session_id: str, change: Change) -> Outcome:
        store.delete(session_id)
        return commit(session_id, change)

    monkeypatch.setattr(store, "commit", overtaken)

    assert refused(table.play, 0, "roll:III,IV", idempotency_key="a").code == "unknown_session"


def test_a_repeat_that_overtakes_the_first_request_gets_the_same_answer(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(sessions)
    commit = store.commit
    first: list[dict[str, Any]] = []

    def overtaken(session_id: str, change: Change) -> Outcome:
        monkeypatch.undo()
        first.append(table.play(0, "roll:III,IV", idempotency_key="a"))
        return commit(session_id, change)

    monkeypatch.setattr(store, "commit", overtaken)

    assert table.play(0, "roll:III,IV", idempotency_key="a") == first[0]
    assert table.show(0)["plies"] == 2


def test_a_repeat_of_a_move_that_is_not_legal_any_more_gets_the_first_answer(sessions: Sessions) -> None:
    table = Table(sessions)
    first = table.play(0, "roll:III,V", idempotency_key="a")
    table.play(0, table.best(0))

    assert table.play(0, "roll:III,V", idempotency_key="a") == first
    assert table.play(0, "roll:III,V", idempotency_key="a", if_match='"1"') == first
    assert table.show(0)["version"] == 3


def test_a_repeat_of_a_move_that_is_legal_again_gets_the_first_answer(sessions: Sessions) -> None:
    table = Table(sessions, seed="north")
    table.play(0, "roll:III,V")
    move = table.best(0)
    first = table.play(0, move, idempotency_key="a")
    sessions.ask_undo(ANACONDA, table.call(0), None)
    sessions.answer_undo(ANACONDA, table.call(1), 2, agree=True)

    assert table.best(0) == move
    assert table.play(0, move, idempotency_key="a") == first
    assert table.show(0)["plies"] == 2


def test_a_key_that_is_used_for_another_move_is_refused_even_if_that_move_is_legal(sessions: Sessions) -> None:
    table = Table(sessions)
    table.play(0, "roll:III,V", idempotency_key="a")

    assert refused(table.play, 0, table.best(0), idempotency_key="a").code == "idempotency_key_reused"
    assert table.show(0)["plies"] == 2


@pytest.mark.parametrize("conditions", [{}, {"if_match": '"1"'}, {"if_match": '"1"', "idempotency_key": "a"}])
def test_a_move_asks_the_store_twice(clean_redis: str, conditions: dict[str, str]) -> None:
    asked: list[str] = []

    class Noting(Telemetry):
        def store_request(self, operation: str) -> AbstractContextManager[None]:
            asked.append(operation)
            return super().store_request(operation)

    config = Config(redis_url=clean_redis)
    table = Table(Sessions(Store(config, Noting()), config, Slots(2, 1)))
    asked.clear()
    table.play(0, "roll:III,IV", **conditions)

    assert asked == ["read", "commit"]


def test_a_full_record_takes_no_more_moves(store: Store) -> None:
    table = Table(Sessions(store, Config(max_plies=2), Slots(2, 1)))
    table.play(0, "roll:III,IV")

    assert refused(table.play, 0, table.best(0)).code == "record_full"
    assert table.show(0)["plies"] == 2


def test_a_session_of_other_rules_is_unknown(sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(sessions)
    values = dict(store.read(table.id) or {})
    values["meta"] = values["meta"].replace("anaconda/1", "anaconda/0")
    monkeypatch.setattr(store, "read", lambda _: values)

    assert refused(table.show, 0).code == "unknown_session"


def test_a_session_that_was_kept_in_another_format_is_unknown(
    sessions: Sessions, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(sessions)
    values = dict(store.read(table.id) or {})
    meta = orjson.loads(values["meta"])
    for other in ({**meta, "format": meta["format"] + 1}, {"game": meta["game"], "rules": meta["rules"]}):
        values["meta"] = orjson.dumps(other).decode()
        monkeypatch.setattr(store, "read", lambda _: values)
        with pytest.raises(Refusal, match="no session"):
            table.show(None)


def test_a_session_is_unknown_under_another_ruleset(sessions: Sessions) -> None:
    table = Table(sessions)
    table.entry = SECRET

    assert refused(table.show, "host").code == "unknown_session"


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer ", "Basic abc", "bearer a b", "Bearer \xe4", "Token x", "Bearer " + "x" * 500]
)
def test_a_header_that_is_no_bearer_token_is_refused(header: str) -> None:
    refusal = refused(caller_of, header, {"host": digest("x")})

    assert refusal.code == "unauthorized"
    assert refusal.headers["WWW-Authenticate"] == "Bearer"


def test_the_scheme_is_read_in_any_case() -> None:
    assert caller_of("bEARER  secret", {"host": digest("other"), "seat1": digest("secret")}) == Caller("seat", 1)


class TestHiddenInformation:
    """The same code, for a ruleset in which each seat knows something else."""

    def test_each_caller_gets_exactly_the_view_of_the_rules(self, sessions: Sessions) -> None:
        table = Table(sessions, SECRET, seed="x")
        table.play(0, "ask")
        host = table.show("host")
        state = SECRET.schemas.state().load(host["state"])

        for who in (0, 1, None):
            shown = table.show(who)
            assert shown["view"] == SECRET.schemas.view().dump(SECRET.game.view(state, who))
            assert shown["state"] is None
        assert host["view"] == table.show(None)["view"]

    def test_nothing_that_another_seat_or_a_spectator_gets_depends_on_the_secret(self, sessions: Sessions) -> None:
        seen: dict[str, set[str]] = {"0": set(), "1": set(), "none": set()}
        for seed in "abcdefgh":
            table = Table(sessions, SECRET, seed=seed)
            table.play(0, "ask")
            for name, who in (("0", 0), ("1", 1), ("none", None)):
                shown = {**table.show(who), "id": "", "commitment": ""}
                if who == 1:
                    shown["view"]["own"] = []
                record = sessions.record(SECRET, table.call(who))[0]
                seen[name].add(json.dumps([shown, record.moves, record.start, record.seed]))

        assert len(seen["0"]) > 1
        assert len(seen["1"]) == len(seen["none"]) == 1

    def test_a_drawn_tile_is_told_to_the_seat_that_drew_it(self, sessions: Sessions) -> None:
        table = Table(sessions, SECRET)
        ask, tile = table.play(0, "ask")["moves"]

        assert ask == "ask"
        assert re.fullmatch("tile:[1-3]", tile)
        told = {who: sessions.record(SECRET, table.call(who))[0].moves for who in (0, 1, None, "host")}
        assert told == {0: ("ask", tile), 1: ("ask", "tile:?"), None: ("ask", "tile:?"), "host": ("ask", tile)}

    def test_without_a_function_that_redacts_no_ply_is_told_before_the_end(self, sessions: Sessions) -> None:
        table = Table(sessions, MUTE)

        assert table.play(0, "ask")["moves"] == []
        assert sessions.record(MUTE, table.call(0))[0].moves == ()
        finished(table)
        assert len(sessions.record(MUTE, table.call(None))[0].moves) == 8

    def test_moves_are_listed_for_the_seat_to_move_and_the_host_only(self, sessions: Sessions) -> None:
        table = Table(sessions, SECRET)

        for who in (0, "host"):
            assert [listed.move for listed in sessions.legal_moves(SECRET, table.call(who)).moves] == ["ask"]
            assert sessions.hint(SECRET, table.call(who), Budget(), {}).best == "ask"
        for who in (1, None):
            assert refused(sessions.legal_moves, SECRET, table.call(who)).code == "not_your_turn"
            assert refused(sessions.hint, SECRET, table.call(who), Budget(), {}).code == "not_your_turn"

    def test_the_hosts_record_of_a_running_game_begins_with_the_deal_and_hides_the_seed(
        self, sessions: Sessions
    ) -> None:
        table = Table(sessions, SECRET, seed="x")
        table.play(0, "ask")
        record = sessions.record(SECRET, table.call("host"))[0]

        assert record.seed is None
        assert record.start == SECRET.game.initial_state(record.setup, "x")
        assert replay(SECRET, record).valid

    def test_at_the_end_everything_can_be_checked_by_everybody(self, sessions: Sessions) -> None:
        table = Table(sessions, SECRET)
        last = finished(table)
        record = sessions.record(SECRET, table.call(None))[0]

        assert record.start is None
        assert record.seed == last["seed"]
        assert replay(SECRET, record).valid

    def test_who_resigns_gives_the_secrets_free(self, sessions: Sessions) -> None:
        table = Table(sessions, SECRET)
        table.play(0, "ask")
        sessions.resign(SECRET, table.call(0))
        record = sessions.record(SECRET, table.call(None))[0]

        assert re.fullmatch("tile:[1-3]", record.moves[1])
        assert record.result is not None
        assert record.result["resigned"] == 0
        assert sessions.legal_moves(SECRET, table.call(None)).terminal
