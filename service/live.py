"""A live game as a value: how it begins, what a turn makes of it, what each caller may know of it."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

from schemas.common import kept
from schemas.sessions import SessionResultSchema
from service.catalog import Entry
from service.game import TERMINAL, Score, ScoreItem, SeatScore, Violation, places
from service.operations import draws, new, refuse_move
from service.record import Record
from service.refusal import Refusal
from service.tokens import HOST, Caller, digest, fresh_token, seat_key


@dataclass(frozen=True, slots=True)
class Session:
    """A live game as it stands.

    Attributes:
        digests: SHA-256 of every token: `host`, `seat0`, ...
        plies: how many were played, those of chance included.
        resigned: the seat that has given up, if one has.
        created_at, expires_at: seconds since 1970.
    """

    id: str
    setup: Any
    names: tuple[str, ...]
    assist: str
    seed: str
    salt: str
    created_at: int
    expires_at: int
    ttl_s: int
    digests: Mapping[str, str]
    state: Any
    version: int = 1
    plies: int = 0
    resigned: int | None = None

    @property
    def commitment(self) -> str:
        """What is published of the seed beforehand."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Tokens:
    """The secrets of a new session."""

    host: str
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A session after a change, and the plies of it, each with the state before."""

    after: Session
    plies: tuple[tuple[Any, Any], ...] = ()


def begin(entry: Entry, order: Mapping[str, Any], now: int, ttl_s: int) -> tuple[Turn, Tokens]:
    """A new session as ordered (see `NewSession` in the OpenAPI document), with its first draws."""
    dealt = new(entry, order["setup"], order.get("seed"))
    names = _names(order.get("seats"), entry.game.players(order["setup"]))
    tokens = Tokens(fresh_token(), tuple(fresh_token() for _ in names))
    digests = {HOST: digest(tokens.host)} | {seat_key(i): digest(token) for i, token in enumerate(tokens.seats)}
    session = Session(
        id=secrets.token_urlsafe(16),
        setup=order["setup"],
        names=names,
        assist=order["assist"],
        seed=dealt.seed,
        salt=secrets.token_hex(16),
        created_at=now,
        expires_at=now + ttl_s,
        ttl_s=ttl_s,
        digests=digests,
        state=dealt.state,
    )
    turn = _with_draws(entry, session, dealt.state, ())
    return Turn(replace(turn.after, plies=len(turn.plies)), turn.plies), tokens


def play(entry: Entry, session: Session, seat: int, move: Any, max_plies: int) -> Turn:
    """The session after a seat's move and the draws that follow. Raises Refusal when it may not be made."""
    _refuse_finished(entry, session)
    mover = entry.game.to_move(session.state)
    if mover != seat:
        raise Refusal("not_your_turn", f"Seat {mover} is to move, not seat {seat}.")
    refuse_move(entry, session.state, move, "#/move")
    state = entry.game.apply(session.state, move)
    turn = _with_draws(entry, session, state, ((session.state, move),))
    if session.plies + len(turn.plies) > max_plies:
        raise Refusal("record_full", f"The session has {session.plies} plies; no more can be played.")
    return turn


def resign(entry: Entry, session: Session, seat: int) -> Turn:
    """The session after a seat has given up, at its turn or not. Raises Refusal when it is over."""
    _refuse_finished(entry, session)
    return Turn(replace(session, resigned=seat))


def is_over(entry: Entry, session: Session) -> bool:
    """Whether no more moves can be made."""
    return session.resigned is not None or entry.game.to_move(session.state) == TERMINAL


def to_move(entry: Entry, session: Session) -> int:
    """The seat to move, or `TERMINAL`; chance never waits in a session."""
    return TERMINAL if is_over(entry, session) else entry.game.to_move(session.state)


def score(entry: Entry, session: Session) -> Score:
    """The score as it stands."""
    if session.resigned is None:
        return entry.game.score(session.state)
    return _resignation(session.resigned, len(session.names))


def result(entry: Entry, session: Session) -> dict[str, Any] | None:
    """How the session ended; None while it runs."""
    if not is_over(entry, session):
        return None
    reason = "finished" if session.resigned is None else "resigned"
    return {"reason": reason, "resigned": session.resigned, "score": score(entry, session)}


def document(entry: Entry, session: Session, caller: Caller) -> dict[str, Any]:
    """The session as the caller may see it, for the session's schema."""
    over, mover = is_over(entry, session), to_move(entry, session)
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
        "plies": session.plies,
        "view": entry.game.view(session.state, caller.seat),
        "state": session.state if caller.role == "host" else None,
        "commitment": session.commitment,
        "seed": session.seed if over else None,
        "salt": session.salt if over else None,
        "result": result(entry, session),
        "created_at": _moment(session.created_at),
        "expires_at": _moment(session.expires_at),
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
        raise Refusal("not_your_turn", f"Seat {mover} is to move; only it is told what it can do.")
    return entry.game.view(session.state, caller.seat)


def told(entry: Entry, turn: Turn, caller: Caller) -> list[str]:
    """The plies of a turn as far as the caller may know them."""
    if _knows_all(entry, turn.after, caller):
        return [entry.game.format_move(move) for _, move in turn.plies]
    if entry.redact is None:
        return []
    return [entry.redact(before, move, caller.seat) for before, move in turn.plies]


def record(entry: Entry, session: Session, moves: Sequence[str], caller: Caller) -> Record:
    """The record as far as the caller may know it; all of it after the end."""
    over, all_known = is_over(entry, session), _knows_all(entry, session, caller)
    start = entry.game.initial_state(session.setup, session.seed)
    # While the seed is secret, a deal that follows from it is shown as the state that it made.
    dealt = not over and all_known and start != entry.game.initial_state(session.setup, None)
    ending = result(entry, session)
    return Record(
        game=entry.game.INFO.slug,
        rules=entry.game.INFO.rules_version,
        setup=session.setup,
        moves=tuple(moves) if all_known else _redacted(entry, start, moves, caller),
        start=start if dealt else None,
        seed=session.seed if over else None,
        players=session.names,
        result=None if ending is None else kept(SessionResultSchema).dump(ending),
        tags={"date": _moment(session.created_at)[:10]},
    )


def _knows_all(entry: Entry, session: Session, caller: Caller) -> bool:
    return entry.game.INFO.information == "perfect" or caller.role == "host" or is_over(entry, session)


def _redacted(entry: Entry, state: Any, moves: Sequence[str], caller: Caller) -> tuple[str, ...]:
    if entry.redact is None:
        return ()
    shown = []
    for text in moves:
        move = entry.game.parse_move(text)
        shown.append(entry.redact(state, move, caller.seat))
        state = entry.game.apply(state, move)
    return tuple(shown)


def _with_draws(entry: Entry, session: Session, state: Any, plies: tuple[tuple[Any, Any], ...]) -> Turn:
    """The turn that led to a state, completed with what chance brings next."""
    for outcome, after in draws(entry.game, state, session.seed):
        plies = (*plies, (state, outcome))
        state = after
    return Turn(replace(session, state=state), plies)


def _refuse_finished(entry: Entry, session: Session) -> None:
    if is_over(entry, session):
        raise Refusal("game_over", "The game has ended; nothing was changed.")


def _names(given: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if given is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    if len(given) != players:
        detail = f"The setup has {players} seats, but {len(given)} names are given."
        raise Refusal("invalid_state", detail, (Violation("wrong_number_of_names", detail, "", "#/seats"),))
    return tuple(given)


def _resignation(resigned: int, players: int) -> Score:
    """Whoever resigns is last with nothing; the others share the first place."""
    points = [int(seat != resigned) for seat in range(players)]
    seats = [
        SeatScore(seat, have, place, (ScoreItem("round_won" if have else "resigned", have),))
        for seat, (have, place) in enumerate(zip(points, places(points), strict=True))
    ]
    return Score("plain", final=True, seats=tuple(seats))


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
