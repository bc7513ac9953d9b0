"""Live games: who may do what, in which version, and what is kept of it. Built on `live` (values) and `store`."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from service import live, showing, turns, undo
from service.admission import Call, admitted, names_version, refuse_all_but_host, refuse_assistance, seat_of, unknown
from service.answers import LegalMoves, Ranking
from service.beginnings import Beginnings
from service.catalog import Entry
from service.clock import Policy
from service.config import Config
from service.game import TERMINAL, Budget, Hint, Score
from service.live import Ply, Session, Turn
from service.operations import default_options, hint_of_view, legal_moves_of_view, random_move, viewed_by_mover
from service.packing import Reply, added, changes, pack_answer
from service.proofs import SessionProof
from service.readiness import Trouble
from service.record import Record
from service.refusal import Refusal
from service.replies import overdue, played, repeated, shown, stale
from service.sentences import say
from service.slots import Slots
from service.store import Change, Outcome, Store, StoreUnavailableError
from service.telemetry import SILENT, Telemetry
from service.tokens import Caller, digest, fresh_token, seat_key

_RESIGNATIONS = 5
"""How often a resignation that met a move is tried again."""
_CATCH_UP: Final[Mapping[Policy, int]] = {"forfeit": 1, "random": 20, "hint": 3}
"""How many decisions of absent players one look makes up for, by what they take; the next look goes on."""
_STAND_IN_BUDGET = Budget(ms=200)
"""What the solver may spend on a move in place of an absent player."""


class Sessions:
    """The live games of a store."""

    def __init__(
        self,
        store: Store,
        config: Config,
        slots: Slots,
        clock: Callable[[], float] = time.time,
        telemetry: Telemetry = SILENT,
    ) -> None:
        self._store = store
        self._slots = slots
        self._config = config
        self._clock = clock
        self._telemetry = telemetry
        self._beginnings = Beginnings(store, config)

    def trouble(self) -> Trouble | None:
        """What is wrong with the store just now; None if games can be begun and changed."""
        try:
            self._store.probe()
        except StoreUnavailableError as failure:
            return failure.trouble
        return None

    def promise(self) -> dict[str, Any]:
        """Commit to a seed for a game to come; see `Beginnings`."""
        return self._beginnings.promise(self._now_ms())

    def create(self, entry: Entry, order: Mapping[str, Any]) -> tuple[str, Reply]:
        """Begin a session; its id and the host's document with all tokens."""
        return self._counted(entry, self._beginnings.create(entry, order, self._now_ms()))

    def fork(self, entry: Entry, call: Call, order: Mapping[str, Any]) -> tuple[str, Reply]:
        """Begin a session where this one stood after some ply."""
        session, caller, moves = self._admit_with_plies(entry, call)
        if not showing.knows_all(entry, session, caller):
            raise Refusal("forbidden", say("While something is hidden, only the host may fork the game."))
        return self._counted(entry, self._beginnings.fork(entry, session, moves, order, self._now_ms()))

    def _counted(self, entry: Entry, begun: tuple[str, Reply]) -> tuple[str, Reply]:
        self._telemetry.session_created(entry.game.INFO.slug)
        return begun

    def show(self, entry: Entry, call: Call, has: Callable[[int], bool] = lambda _: False) -> Reply:
        """The session as the caller may see it; no body if the caller `has` this version."""
        session, caller = self._current(entry, call)
        return Reply(None, session.version) if has(session.version) else shown(entry, session, caller)

    def play(self, entry: Entry, call: Call, move: Any) -> Reply:
        """Play a seat's move, and what chance brings after it."""

        def change(session: Session, seat: int, now_ms: int) -> Turn:
            decided = turns.decided(session, seat, now_ms)
            return turns.play(entry, decided, seat, move, self._config.max_plies)

        return self._turn(entry, call, f"move {entry.game.format_move(move)}", change)

    def resign(self, entry: Entry, call: Call) -> Reply:
        """End the game as lost for the caller's seat, whatever is played at the same time."""

        def change(session: Session, seat: int, _now_ms: int) -> Turn:
            return turns.resign(entry, session, seat)

        for _ in range(_RESIGNATIONS):
            try:
                return self._turn(entry, call, "resign", change)
            except Refusal as refusal:
                if call.if_match is not None or refusal.code != "stale_version":
                    raise
        return self._turn(entry, call, "resign", change)

    def ask_undo(self, entry: Entry, call: Call, ply: int | None) -> Reply:
        """Ask to go back to where `ply` plies were played; None: before the own last one."""

        def change(session: Session, seat: int, now_ms: int) -> Turn:
            if session.events > 4 * self._config.max_plies:
                raise Refusal(
                    "record_full", say("So much has happened in this session that nothing can be taken back.")
                )
            plies = self._plies(entry, call, session)
            return undo.ask(entry, session, seat, plies, ply=ply, now_ms=now_ms)

        return self._turn(entry, call, f"undo {ply}", change)

    def answer_undo(self, entry: Entry, call: Call, ply: int, *, agree: bool) -> Reply:
        """Agree to keep `ply` plies only, as another seat wants, or decline."""

        def change(session: Session, seat: int, now_ms: int) -> Turn:
            plies = self._plies(entry, call, session)
            return undo.answer(entry, session, seat, plies, ply=ply, agree=agree, now_ms=now_ms)

        return self._turn(entry, call, f"answer {ply} {agree}", change)

    def legal_moves(self, entry: Entry, call: Call) -> LegalMoves:
        """The legal moves, where the assist policy allows it."""
        session, caller = self._current(entry, call)
        refuse_assistance(session, "legal", "hints")
        if live.is_over(entry, session):
            return LegalMoves(TERMINAL, ())
        return legal_moves_of_view(entry, showing.playable_view(entry, session, caller))

    def hint(self, entry: Entry, call: Call, budget: Budget, options: Mapping[str, Any]) -> Ranking:
        """The legal moves ranked, where the assist policy allows it."""
        session, caller = self._current(entry, call)
        refuse_assistance(session, "hints")
        if live.is_over(entry, session):
            return Ranking(Hint((), "exact", 0), 0.0)
        with self._slots.taken(entry.game.INFO.slug, "hint"):
            return hint_of_view(entry, showing.playable_view(entry, session, caller), budget, options)

    def score(self, entry: Entry, call: Call) -> Score:
        """The score as it stands."""
        session, _ = self._current(entry, call)
        return live.score(entry, session)

    def record(self, entry: Entry, call: Call) -> tuple[Record, SessionProof]:
        """The record as far as the caller may know it, and what it can be checked with."""
        session, caller, moves = self._admit_with_plies(entry, call)
        return showing.record(entry, session, moves, caller), showing.proof(entry, session, caller)

    def at_ply(self, entry: Entry, call: Call, ply: int) -> dict[str, Any]:
        """The game as it stood after so many plies, as far as the caller may know it."""
        session, caller, moves = self._admit_with_plies(entry, call)
        return showing.at_ply(entry, session, moves, ply, caller)

    def reissue(self, entry: Entry, call: Call, seat: int) -> dict[str, Any]:
        """A new token for a seat, by order of the host; the old one is void at once."""
        session, caller = self._admit(entry, call)
        refuse_all_but_host(caller)
        if seat >= len(session.names):
            raise Refusal(
                "not_found",
                say("There is no seat {seat}; the session has {count}, from 0.", seat=seat, count=len(session.names)),
            )
        token = fresh_token()
        if not self._store.reissue(session.id, seat_key(seat), digest(token)):
            raise unknown(call)
        return {"seat": seat, "token": token}

    def delete(self, entry: Entry, call: Call) -> None:
        """Forget the session, by order of the host."""
        session, caller = self._admit(entry, call)
        refuse_all_but_host(caller)
        self._store.delete(session.id)

    def _now_ms(self) -> int:
        return int(self._clock() * 1000)

    def _admit(self, entry: Entry, call: Call) -> tuple[Session, Caller]:
        return admitted(entry, call, self._store.read(call.session_id))

    def catch_up(self, entry: Entry, session_id: str) -> None:
        """Do what the clock demands by now, for those who only look on."""
        self._current(entry, Call(session_id))

    def _current(self, entry: Entry, call: Call) -> tuple[Session, Caller]:
        """The session and who asks, after the clock has had its say."""
        return self._caught_up(entry, call, *self._admit(entry, call))

    def _caught_up(self, entry: Entry, call: Call, session: Session, caller: Caller) -> tuple[Session, Caller]:
        """The session after everything that was due by now."""
        for _ in range(0 if session.clock is None else _CATCH_UP[session.clock.policy]):
            due = live.due(entry, session)
            if due is None or due > self._now_ms() or not self._expire(entry, session):
                break
            session, caller = self._admit(entry, call)
        return session, caller

    def _admit_with_plies(self, entry: Entry, call: Call) -> tuple[Session, Caller, tuple[str, ...]]:
        """The session, who asks, and every ply after the clock has had its say; read again only if it had one."""
        session, caller, moves = self._read_with_plies(entry, call)
        later, _ = self._caught_up(entry, call, session, caller)
        return (session, caller, moves) if later is session else self._read_with_plies(entry, call)

    def _read_with_plies(self, entry: Entry, call: Call) -> tuple[Session, Caller, tuple[str, ...]]:
        values, moves = self._store.read_with_plies(call.session_id) or (None, ())
        return *admitted(entry, call, values), moves

    def _plies(self, entry: Entry, call: Call, session: Session) -> Sequence[Ply]:
        """Every ply of a version of a session with the state before it."""
        now, caller, moves = self._read_with_plies(entry, call)
        if now.version != session.version:
            raise stale(entry, now, caller)
        return undo.played(entry, session, moves)[0]

    def _expire(self, entry: Entry, session: Session) -> bool:
        """Do what was agreed on for a seat whose time has run out; False: not now, the solvers are busy."""
        try:
            turn = turns.expire(entry, session, lambda late: self._stand_in(entry, late), self._config.max_plies)
        except Refusal:
            return False
        self._commit(entry, session, self._next(session, turn))
        return True

    def _stand_in(self, entry: Entry, session: Session) -> Any:
        """The move that a policy makes. The random one follows from the seed, so that it can be checked at the end."""
        if session.clock is None or session.clock.policy != "hint":
            return random_move(entry.game, session.state, session.deal_seed, session.plies)
        view = viewed_by_mover(entry.game, session.state)
        with self._slots.taken(entry.game.INFO.slug, "stand_in"):
            return hint_of_view(entry, view, _STAND_IN_BUDGET, default_options(entry)).best

    def _turn(self, entry: Entry, call: Call, request: str, change: Callable[[Session, int, int], Turn]) -> Reply:
        """Make a seat's change, once: a repeat gets the answer again, a change of an old version is refused.

        `change` is given the session, the seat, and the moment that the request counts as made in.
        """
        session, caller = self._admit(entry, call)
        seat = seat_of(caller)
        key = f"key:{seat}:{call.idempotency_key}" if call.idempotency_key else ""
        try:
            turn = self._decided(entry, call, session, caller, change)
        except Refusal:
            # Maybe it was done already; where it could still be done, the store finds that out by itself.
            known = self._store.recall(session.id, key) if key else None
            if known is None:
                raise
            return repeated(request, known)
        reply = played(entry, turn, caller)
        outcome = self._commit(entry, session, turn, key, pack_answer(request, reply) if key else b"")
        match outcome.verdict:
            case "applied":
                return reply
            case "repeated":
                return repeated(request, outcome.answer)
            case "stale":
                raise stale(entry, *self._admit(entry, call))
            case "gone":
                raise unknown(call)

    def _decided(
        self, entry: Entry, call: Call, seen: Session, caller: Caller, change: Callable[[Session, int, int], Turn]
    ) -> Turn:
        """The turn that a seat's change makes of the session as it was seen. Raises Refusal where it may not be."""
        now_ms = self._now_ms()
        session, caller = self._caught_up(entry, call, seen, caller)
        wanted = call.if_match is None or names_version(call.if_match, session.version)
        # What the clock has done in between the caller has not seen.
        if session.version != seen.version or not wanted:
            raise stale(entry, session, caller)
        due = live.due(entry, session)
        if due is not None and due <= now_ms:
            raise overdue()
        return self._next(session, change(session, seat_of(caller), now_ms))

    def _commit(self, entry: Entry, session: Session, turn: Turn, key: str = "", answer: bytes = b"") -> Outcome:
        """Store a turn onto the version of the session that it was worked out from."""
        values, texts = changes(entry, turn.after), added(entry, turn, self._now_ms())
        change = Change(session.version, values, *texts, session.ttl_s, turn.keep, key, answer)
        outcome = self._store.commit(session.id, change)
        if outcome.verdict == "applied":
            ended = live.reason(turn.after) if live.is_over(entry, turn.after) else None
            self._telemetry.session_changed(entry.game.INFO.slug, len(turn.plies), ended)
        return outcome

    def _next(self, session: Session, turn: Turn) -> Turn:
        """The turn with what every change counts on."""
        expires_at = self._now_ms() // 1000 + session.ttl_s
        return replace(turn, after=replace(turn.after, version=session.version + 1, expires_at=expires_at))
