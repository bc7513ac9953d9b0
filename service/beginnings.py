"""How live games begin: as ordered, with the players' entropy, or from a ply of another game."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import orjson

from schemas.common import kept
from schemas.sessions import session_schemas
from service import proofs, turns
from service.catalog import Entry
from service.chance import fresh_seed
from service.config import Config
from service.game import Violation
from service.live import Origin, Session
from service.moments import moment
from service.operations import refuse_state, replayed
from service.packing import Reply, added, pack
from service.record import Record
from service.refusal import Refusal
from service.sentences import say, say_many
from service.showing import document, no_state_after
from service.store import Change, Store
from service.tokens import Caller
from service.turns import Beginning, Promise
from service.undo import played

PROMISE_TTL_S: Final = 3600
"""How long a commitment waits for its game."""


class Beginnings:
    """Makes sessions in a store."""

    def __init__(self, store: Store, config: Config) -> None:
        self._store = store
        self._config = config

    def promise(self, now_ms: int) -> dict[str, Any]:
        """Commit to a fresh seed, for players who add their own entropy to it."""
        seed, salt = fresh_seed(), secrets.token_hex(16)
        commitment = proofs.commitment(salt, seed)
        self._store.promise(commitment, orjson.dumps([seed, salt]).decode(), PROMISE_TTL_S)
        return {"commitment": commitment, "expires_at": moment(now_ms // 1000 + PROMISE_TTL_S)}

    def create(self, entry: Entry, order: Mapping[str, Any], now_ms: int) -> tuple[str, Reply]:
        """Begin a session as ordered; its id and the host's document with all tokens. Raises Refusal."""
        _refuse_contradictions(order)
        if "record" in order:
            beginning = _from_record(entry, order["record"], order)
        elif "commitment" in order:
            beginning = self._promised(entry, order)
        else:
            beginning = turns.dealt(entry, order)
        return self._begun(entry, order, beginning, now_ms)

    def fork(
        self, entry: Entry, session: Session, moves: Sequence[str], order: Mapping[str, Any], now_ms: int
    ) -> tuple[str, Reply]:
        """Begin a session where another one stood after some ply."""
        ply = order.get("ply", len(moves))
        if ply > len(moves):
            _refuse_ply(ply, len(moves))
        _, state = played(entry, session, moves[:ply])
        beginning = _continued(state, Origin(session.id, ply), order)
        return self._begun(entry, {"seats": session.names, **order}, beginning, now_ms)

    def _promised(self, entry: Entry, order: Mapping[str, Any]) -> Beginning:
        """The beginning from a seed that was committed to; nothing is taken from the store before all else is right."""
        refuse_state(entry.game.check_setup(order["setup"]), "#/setup")
        players = entry.game.players(order["setup"])
        turns.names_in(order, players)
        if len(order["entropy"]) != players:
            detail = say_many(
                "The setup has {players} seats, but {count} player adds entropy.",
                "The setup has {players} seats, but {count} players add entropy.",
                players=players,
                count=len(order["entropy"]),
            )
            refuse_state((Violation("wrong_number_of_entropies", detail, ""),), "#/entropy")
        found = self._store.redeem(order["commitment"])
        if found is None:
            detail = say("No game waits for this commitment; it was used, or it has expired.")
            raise Refusal("not_found", detail)
        return turns.dealt(entry, order, Promise(*orjson.loads(found)))

    def _begun(self, entry: Entry, order: Mapping[str, Any], beginning: Beginning, now_ms: int) -> tuple[str, Reply]:
        ttl_s = min(order.get("ttl_s", self._config.session_ttl_s), self._config.session_ttl_max_s)
        turn, tokens = turns.begin(entry, order, beginning, now_ms, ttl_s)
        session = turn.after
        self._store.create(session.id, Change(0, pack(entry, session), *added(entry, turn, now_ms), ttl_s))
        shown = {**document(entry, session, Caller("host")), "tokens": tokens}
        wire = session_schemas(entry.schemas, entry.game)
        return session.id, Reply(orjson.dumps(kept(wire.created).dump(shown)), session.version)


def _from_record(entry: Entry, record: Record, order: Mapping[str, Any]) -> Beginning:
    """The beginning from a ply of a record; only what is played up to there needs to be legal."""
    ply = order.get("ply", len(record.moves))
    if ply > len(record.moves):
        _refuse_ply(ply, len(record.moves))
    shortened = Record(record.game, record.rules, record.setup, record.moves[:ply], record.start, record.seed)
    state, _ = replayed(entry, shortened)
    return _continued(state, Origin(None, ply), order)


def _continued(state: Any, origin: Origin, order: Mapping[str, Any]) -> Beginning:
    """From here on chance is new: what the other game's seed would bring is known to whoever has it."""
    seed = order.get("seed") or fresh_seed()
    return Beginning(state, seed, secrets.token_hex(16), origin=origin)


def _refuse_contradictions(order: Mapping[str, Any]) -> None:
    """Raise Refusal when members are given that exclude each other, or one without the other that it needs."""
    needs, excludes = say("`{one}` needs `{other}`."), say("`{one}` excludes `{other}`.")
    wrong = [
        ("commitment", "entropy", ("commitment" in order) != ("entropy" in order), needs),
        ("commitment", "seed", "commitment" in order and "seed" in order, excludes),
        ("record", "commitment", "record" in order and "commitment" in order, excludes),
        ("ply", "record", "ply" in order and "record" not in order, needs),
    ]
    found = tuple(
        Violation("contradictory_order", how.format(one=one, other=other), "", f"#/{one if one in order else other}")
        for one, other, broken, how in wrong
        if broken
    )
    refuse_state(found, "")


def _refuse_ply(ply: int, plies: int) -> None:
    refuse_state((Violation("no_such_ply", no_state_after(ply, plies), ""),), "#/ply")
