"""Live games: who may do what, in which version, and what is kept of it. Built on `live` (values) and `store`."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import marshmallow as ma
import orjson

from schemas.common import kept
from schemas.sessions import session_schemas
from service import live
from service.answers import LegalMoves, Ranking
from service.catalog import Entry
from service.config import Config
from service.game import TERMINAL, Budget, Hint, Score
from service.live import Session, Turn
from service.operations import hint_of_view, legal_moves_of_view
from service.packing import Reply, changes, pack, pack_answer, unpack, unpack_answer
from service.record import Record
from service.refusal import Refusal
from service.slots import Slots
from service.store import Change, Store, StoreUnavailableError
from service.tokens import Caller, caller_of, digest, fresh_token, seat_key, unauthorized


@dataclass(frozen=True, slots=True)
class Call:
    """Who asks for which session, and on which conditions.

    Attributes:
        authorization: the header, as it came.
        if_match: the entity tags of which the session must have one still, or `*`; None: it may have any.
        idempotency_key: the caller's name for this request; None: no repeat will come.
    """

    session_id: str
    authorization: str | None = None
    if_match: str | None = None
    idempotency_key: str | None = None


_RESIGNATIONS = 5
"""How often a resignation that met a move is tried again."""


class Sessions:
    """The live games of a store."""

    def __init__(self, store: Store, config: Config, slots: Slots, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._slots = slots
        self._config = config
        self._clock = clock

    def reachable(self) -> bool:
        """Whether the store answers just now."""
        try:
            self._store.ping()
        except StoreUnavailableError:
            return False
        return True

    def create(self, entry: Entry, order: Mapping[str, Any]) -> tuple[str, Reply]:
        """Begin a session; its id and the host's document with all tokens."""
        ttl_s = min(order.get("ttl_s", self._config.session_ttl_s), self._config.session_ttl_max_s)
        turn, tokens = live.begin(entry, order, int(self._clock()), ttl_s)
        session = turn.after
        self._store.create(session.id, pack(entry, session), _texts(entry, turn), ttl_s)
        document = {**live.document(entry, session, Caller("host")), "tokens": tokens}
        return session.id, _reply(session, session_schemas(entry.schemas, entry.game).created, document)

    def show(self, entry: Entry, call: Call, has: Callable[[int], bool] = lambda _: False) -> Reply:
        """The session as the caller may see it; no body if the caller `has` this version."""
        session, caller = self._admit(entry, call)
        return Reply(None, session.version) if has(session.version) else _shown(entry, session, caller)

    def play(self, entry: Entry, call: Call, move: Any) -> Reply:
        """Play a seat's move, and what chance brings after it."""

        def change(session: Session, seat: int) -> Turn:
            return live.play(entry, session, seat, move, self._config.max_plies)

        return self._turn(entry, call, f"move {entry.game.format_move(move)}", change)

    def resign(self, entry: Entry, call: Call) -> Reply:
        """End the game as lost for the caller's seat, whatever is played at the same time."""

        def change(session: Session, seat: int) -> Turn:
            return live.resign(entry, session, seat)

        for _ in range(_RESIGNATIONS):
            try:
                return self._turn(entry, call, "resign", change)
            except Refusal as refusal:
                if call.if_match is not None or refusal.code != "stale_version":
                    raise
        return self._turn(entry, call, "resign", change)

    def legal_moves(self, entry: Entry, call: Call) -> LegalMoves:
        """The legal moves, where the assist policy allows it."""
        session, caller = self._admit(entry, call)
        _refuse_assistance(session, "legal", "hints")
        if live.is_over(entry, session):
            return LegalMoves(TERMINAL, ())
        return legal_moves_of_view(entry, live.playable_view(entry, session, caller))

    def hint(self, entry: Entry, call: Call, budget: Budget, options: Mapping[str, Any]) -> Ranking:
        """The legal moves ranked, where the assist policy allows it."""
        session, caller = self._admit(entry, call)
        _refuse_assistance(session, "hints")
        if live.is_over(entry, session):
            return Ranking(Hint((), "exact", 0), 0.0)
        with self._slots.taken():
            return hint_of_view(entry, live.playable_view(entry, session, caller), budget, options)

    def score(self, entry: Entry, call: Call) -> Score:
        """The score as it stands."""
        session, _ = self._admit(entry, call)
        return live.score(entry, session)

    def record(self, entry: Entry, call: Call) -> Record:
        """The record as far as the caller may know it."""
        found = self._store.read_with_plies(call.session_id)
        values, plies = found or (None, ())
        session, caller = _admitted(entry, call, values)
        return live.record(entry, session, plies, caller)

    def reissue(self, entry: Entry, call: Call, seat: int) -> dict[str, Any]:
        """A new token for a seat, by order of the host; the old one is void at once."""
        session, caller = self._admit(entry, call)
        _refuse_all_but_host(caller)
        if seat >= len(session.names):
            raise Refusal("not_found", f"There is no seat {seat}; the session has {len(session.names)}, from 0.")
        token = fresh_token()
        if not self._store.reissue(session.id, seat_key(seat), digest(token)):
            raise _unknown(call)
        return {"seat": seat, "token": token}

    def delete(self, entry: Entry, call: Call) -> None:
        """Forget the session, by order of the host."""
        session, caller = self._admit(entry, call)
        _refuse_all_but_host(caller)
        self._store.delete(session.id)

    def _admit(self, entry: Entry, call: Call) -> tuple[Session, Caller]:
        return _admitted(entry, call, self._store.read(call.session_id))

    def _turn(self, entry: Entry, call: Call, request: str, change: Callable[[Session, int], Turn]) -> Reply:
        """Make a seat's change, once: a repeat gets the answer again, a change of an old version is refused."""
        session, caller = self._admit(entry, call)
        seat = _seat_of(caller)
        key = f"key:{seat}:{call.idempotency_key}" if call.idempotency_key else ""
        known = self._store.recall(session.id, key) if key else None
        if known is not None:
            return _repeated(request, known)
        if call.if_match is not None and not _names(call.if_match, session.version):
            raise _stale(entry, session, caller)
        turn = self._next(session, change(session, seat))
        reply = _played(entry, turn, caller)
        answer = pack_answer(request, reply) if key else b""
        values, plies = changes(entry, turn.after), _texts(entry, turn)
        outcome = self._store.commit(
            session.id, Change(session.version, values, plies, session.ttl_s, key=key, answer=answer)
        )
        match outcome.verdict:
            case "applied":
                return reply
            case "repeated":
                return _repeated(request, outcome.answer)
            case "stale":
                raise _stale(entry, *self._admit(entry, call))
            case "gone":
                raise _unknown(call)

    def _next(self, session: Session, turn: Turn) -> Turn:
        """The turn with everything that every change counts on."""
        after = replace(
            turn.after,
            version=session.version + 1,
            plies=session.plies + len(turn.plies),
            expires_at=int(self._clock()) + session.ttl_s,
        )
        return Turn(after, turn.plies)


def _admitted(entry: Entry, call: Call, values: Mapping[str, str] | None) -> tuple[Session, Caller]:
    """The session and who asks. Raises Refusal if there is none, or if the token is not one of it."""
    session = None if values is None else unpack(entry, call.session_id, values)
    if session is None:
        raise _unknown(call)
    return session, caller_of(call.authorization, session.digests)


def _seat_of(caller: Caller) -> int:
    if caller.seat is not None:
        return caller.seat
    if caller.role == "host":
        raise Refusal("forbidden", "The host does not play; send the token of a seat.")
    raise unauthorized("Send the token of a seat as `Authorization: Bearer <token>`.")


def _refuse_all_but_host(caller: Caller) -> None:
    if caller.role == "spectator":
        raise unauthorized("Send the host's token as `Authorization: Bearer <token>`.")
    if caller.role != "host":
        raise Refusal("forbidden", "Only the host may do this.")


def _refuse_assistance(session: Session, *enough: str) -> None:
    if session.assist not in enough:
        raise Refusal("forbidden", f"The session's assist policy is `{session.assist}`, which does not include this.")


def _unknown(call: Call) -> Refusal:
    return Refusal("unknown_session", f"There is no session {call.session_id}; it may have expired.")


def _stale(entry: Entry, session: Session, caller: Caller) -> Refusal:
    detail = f"The session is at version {session.version} now; `current` shows it."
    current = orjson.loads(_shown(entry, session, caller).body or b"null")
    return Refusal("stale_version", detail, members={"current": current}, headers={"ETag": f'"{session.version}"'})


def _repeated(request: str, stored: bytes) -> Reply:
    reply = unpack_answer(request, stored)
    if reply is None:
        raise Refusal("idempotency_key_reused", "The key was used for another request of this seat; take a new one.")
    return reply


def _names(tags: str, version: int) -> bool:
    """Whether entity tags name a version. Proxies that compress mark tags as weak, which changes nothing here."""
    given = {tag.strip().removeprefix("W/").strip('"') for tag in tags.split(",")}
    return not given.isdisjoint({"*", str(version)})


def _shown(entry: Entry, session: Session, caller: Caller) -> Reply:
    schema = session_schemas(entry.schemas, entry.game).session
    return _reply(session, schema, live.document(entry, session, caller))


def _played(entry: Entry, turn: Turn, caller: Caller) -> Reply:
    document = {**live.document(entry, turn.after, caller), "moves": live.told(entry, turn, caller)}
    return _reply(turn.after, session_schemas(entry.schemas, entry.game).played, document)


def _reply(session: Session, schema: type[ma.Schema], document: Mapping[str, Any]) -> Reply:
    return Reply(orjson.dumps(kept(schema).dump(document)), session.version)


def _texts(entry: Entry, turn: Turn) -> list[str]:
    return [entry.game.format_move(move) for _, move in turn.plies]
