"""What each caller may know of a live game: its document, its plies, its record, its proofs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from schemas.common import kept
from schemas.sessions import SessionResultSchema
from service import live
from service.catalog import Entry
from service.live import Session, Turn
from service.moments import moment, moment_ms
from service.proofs import SessionProof
from service.record import Record
from service.refusal import Refusal
from service.sentences import Sentence, say, say_many
from service.tokens import Caller
from service.undo import played


def result(entry: Entry, session: Session) -> dict[str, Any] | None:
    """How the session ended; None while it runs."""
    if not live.is_over(entry, session):
        return None
    return {
        "reason": live.reason(session),
        "resigned": session.resigned,
        "forfeited": session.forfeited,
        "score": live.score(entry, session),
    }


def document(entry: Entry, session: Session, caller: Caller) -> dict[str, Any]:
    """The session as the caller may see it, for the session's schema."""
    over, mover = live.is_over(entry, session), live.to_move(entry, session)
    return {
        "id": session.id,
        "game": entry.game.INFO.slug,
        "rules": entry.game.INFO.rules_version,
        "version": session.version,
        "status": "over" if over else "running",
        "you": caller,
        "seats": [{"seat": seat, "name": name} for seat, name in enumerate(session.names)],
        "assist": session.assist,
        "to_move": mover,
        "your_turn": caller.seat is not None and caller.seat == mover,
        "your_move": live.todo(entry, session).get(str(caller.seat), ()),
        "plies": session.plies,
        "events": session.events,
        "view": entry.game.view(session.state, caller.seat),
        "state": session.state if caller.role == "host" else None,
        "clock": _clock(entry, session),
        "undo": session.undo,
        "origin": session.origin,
        "commitment": session.commitment,
        "entropy": session.entropy,
        **_sealed(entry, session),
        "seed": session.seed if over else None,
        "salt": session.salt if over else None,
        "result": result(entry, session),
        "created_at": moment(session.created_at),
        "expires_at": moment(session.expires_at),
    }


def playable_view(entry: Entry, session: Session, caller: Caller) -> Any:
    """The view from which moves are listed and ranked for the caller.

    What another seat may do can depend on what it holds, so where something is hidden only the seat to move is told,
    and the host, who knows it anyway.
    """
    mover = entry.game.to_move(session.state)
    if caller.role == "host":
        return entry.game.view(session.state, mover if mover >= 0 else None)
    if entry.game.INFO.information == "hidden" and mover != caller.seat:
        raise Refusal("not_your_turn", say("Seat {mover} is to move; only it is told what it can do.", mover=mover))
    return entry.game.view(session.state, caller.seat)


def told(entry: Entry, turn: Turn, caller: Caller) -> list[str]:
    """The plies of a turn as far as the caller may know them."""
    if knows_all(entry, turn.after, caller):
        return [entry.game.format_move(move) for _, move in turn.plies]
    if entry.redact is None:
        return []
    return [entry.redact(before, move, caller.seat) for before, move in turn.plies]


def no_state_after(ply: int, plies: int) -> Sentence:
    """What is said to whoever asks for a ply that was not played."""
    return say_many(
        "The game has {count} ply; there is no state after {ply}.",
        "The game has {count} plies; there is no state after {ply}.",
        count=plies,
        ply=ply,
    )


def at_ply(entry: Entry, session: Session, moves: Sequence[str], ply: int, caller: Caller) -> dict[str, Any]:
    """The game as it stood after so many plies, as far as the caller may know it. Raises Refusal when it had fewer."""
    if ply > len(moves):
        raise Refusal("not_found", no_state_after(ply, len(moves)))
    plies, state = played(entry, session, moves[:ply])
    last = Turn(session, plies[-1:])
    knows = knows_all(entry, session, caller)
    return {
        "ply": ply,
        "plies": len(moves),
        "move": next(iter(told(entry, last, caller)), None),
        "to_move": entry.game.to_move(state),
        "view": entry.game.view(state, caller.seat),
        "state": state if knows else None,
    }


def record(entry: Entry, session: Session, moves: Sequence[str], caller: Caller) -> Record:
    """The record as far as the caller may know it; all of it after the end."""
    over, all_known = live.is_over(entry, session), knows_all(entry, session, caller)
    start = live.start_of(entry, session)
    # While the seed is secret, a deal that follows from it is shown as the state that it made.
    dealt = session.start is not None or (not over and start != entry.game.initial_state(session.setup, None))
    ending = result(entry, session)
    return Record(
        game=entry.game.INFO.slug,
        rules=entry.game.INFO.rules_version,
        setup=session.setup,
        moves=tuple(moves) if all_known else _redacted(entry, session, moves, caller),
        start=start if dealt and all_known else None,
        seed=session.deal_seed if over else None,
        players=session.names,
        result=None if ending is None else kept(SessionResultSchema).dump(ending),
        tags={"date": moment(session.created_at)[:10]},
        stand_ins=session.stand_ins,
    )


def proof(entry: Entry, session: Session, caller: Caller) -> SessionProof:
    """What the caller can check the record with: the commitment, and the proof of every tile that it may see."""
    over = live.is_over(entry, session)
    shown = SessionProof(
        commitment=session.commitment,
        salt=session.salt if over else None,
        seed=session.seed if over else None,
        entropy=session.entropy,
    )
    sealing, seal = live.teller(entry, session).sealing, entry.seal
    if sealing is None or seal is None:
        return shown
    box = seal.tiles(session.setup)
    tiles = box if knows_all(entry, session, caller) else seal.known(session.state, caller.seat)
    return replace(
        shown,
        **_sealed(entry, session),
        tiles=len(box),
        proofs=tuple(map(sealing.proof, tiles)),
    )


def knows_all(entry: Entry, session: Session, caller: Caller) -> bool:
    """Whether nothing is hidden from the caller."""
    return entry.game.INFO.information == "perfect" or caller.role == "host" or live.is_over(entry, session)


def _clock(entry: Entry, session: Session) -> dict[str, Any] | None:
    if session.clock is None or session.times is None:
        return None
    due = live.due(entry, session)
    return {
        "turn_s": session.clock.turn_s,
        "bank_s": session.clock.bank_s,
        "policy": session.clock.policy,
        "banks_ms": session.times.banks,
        "expired": session.times.expired,
        "deadline": None if due is None else moment_ms(due),
    }


def _sealed(entry: Entry, session: Session) -> dict[str, Any]:
    sealing, seal = live.teller(entry, session).sealing, entry.seal
    if sealing is None or seal is None:
        return {"root": None, "backs": None}
    return {"root": sealing.root, "backs": seal.backs(session.state, sealing.back_of)}


def _redacted(entry: Entry, session: Session, moves: Sequence[str], caller: Caller) -> tuple[str, ...]:
    plies, _ = played(entry, session, moves)
    return tuple(told(entry, Turn(session, plies), caller))
