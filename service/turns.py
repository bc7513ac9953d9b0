"""How live games change: how they begin, and what a move, a resignation or the clock makes of them."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from service import clock as clocks
from service import proofs
from service.catalog import Entry
from service.events import Event
from service.game import Violation
from service.live import (
    Origin,
    Ply,
    Session,
    Tokens,
    Turn,
    Undo,
    is_over,
    reason,
    refuse_finished,
    teller,
    todo,
)
from service.operations import draws, new, refuse_move
from service.record import StandIn, default_name
from service.refusal import Refusal
from service.sentences import say, say_many
from service.tokens import HOST, digest, fresh_token, seat_key


@dataclass(frozen=True, slots=True)
class Promise:
    """A seed that was committed to before the players added their entropy."""

    seed: str
    salt: str


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a session begins: the state, the seed that it follows from, and for a fork its origin."""

    state: Any
    seed: str
    salt: str
    entropy: tuple[str, ...] | None = None
    origin: Origin | None = None


def dealt(entry: Entry, order: Mapping[str, Any], promise: Promise | None = None) -> Beginning:
    """The beginning of a new game as ordered. Raises Refusal when its setup contradicts itself."""
    if promise is None:
        deal = new(entry, order["setup"], order.get("seed"))
        return Beginning(deal.state, deal.seed, secrets.token_hex(16))
    entropy = tuple(order["entropy"])
    deal = new(entry, order["setup"], proofs.combined(promise.seed, entropy))
    return Beginning(deal.state, promise.seed, promise.salt, entropy)


def begin(entry: Entry, order: Mapping[str, Any], beginning: Beginning, now_ms: int, ttl_s: int) -> tuple[Turn, Tokens]:
    """A new session as ordered (see `NewSession` in the OpenAPI document), with its first draws."""
    setup = entry.game.setup_of(beginning.state)
    names = names_in(order, entry.game.players(setup))
    tokens = Tokens(fresh_token(), tuple(fresh_token() for _ in names))
    digests = {HOST: digest(tokens.host)} | {seat_key(i): digest(token) for i, token in enumerate(tokens.seats)}
    clock = order.get("clock")
    session = Session(
        id=secrets.token_urlsafe(16),
        setup=setup,
        names=names,
        assist=order["assist"],
        seed=beginning.seed,
        salt=beginning.salt,
        entropy=beginning.entropy,
        created_at=now_ms // 1000,
        expires_at=now_ms // 1000 + ttl_s,
        ttl_s=ttl_s,
        digests=digests,
        state=beginning.state,
        start=None if beginning.origin is None else beginning.state,
        origin=beginning.origin,
        clock=clock,
        times=None if clock is None else clocks.started(clock, len(names), now_ms),
    )
    events = (Event("created"), teller(entry, session).dealt(beginning.state))
    return _with_draws(entry, session, beginning.state, (), events), tokens


def names_in(order: Mapping[str, Any], players: int) -> tuple[str, ...]:
    """The names of the seats as ordered. Raises Refusal when there is not one for each."""
    given: Sequence[str] | None = order.get("seats")
    if given is None:
        return tuple(map(default_name, range(players)))
    if len(given) != players:
        detail = say_many(
            "The setup has {players} seats, but {count} name is given.",
            "The setup has {players} seats, but {count} names are given.",
            players=players,
            count=len(given),
        )
        raise Refusal("invalid_state", detail, (Violation("wrong_number_of_names", detail, "", "#/seats"),))
    return tuple(given)


def decided(session: Session, seat: int, now_ms: int) -> Session:
    """The session after a seat has decided in time."""
    if session.clock is None or session.times is None:
        return session
    return replace(session, times=clocks.decided(session.clock, session.times, seat, now_ms))


def play(entry: Entry, session: Session, seat: int, move: Any, max_plies: int) -> Turn:
    """The session after a seat's move and the draws that follow. Raises Refusal when it may not be made."""
    refuse_finished(entry, session)
    mover = entry.game.to_move(session.state)
    if mover != seat:
        raise Refusal("not_your_turn", say("Seat {mover} is to move, not seat {seat}.", mover=mover, seat=seat))
    refuse_move(entry, session.state, move, "#/move")
    turn = _moved(entry, session, move, "player")
    if turn.after.plies > max_plies:
        raise Refusal("record_full", say("The session has {plies} plies; no more can be played.", plies=session.plies))
    return turn


def resign(entry: Entry, session: Session, seat: int) -> Turn:
    """The session after a seat has given up, at its turn or not. Raises Refusal when it is over."""
    refuse_finished(entry, session)
    return _ended(entry, replace(session, resigned=seat), Event("resigned", seat))


def expire(entry: Entry, session: Session, choose: Callable[[Session], Any], max_plies: int) -> Turn:
    """The session after the time of the seat to move has run out; `choose` finds the move of a policy that plays."""
    if session.clock is None or session.times is None:
        raise TypeError("the session has no clock")
    seat, policy = entry.game.to_move(session.state), session.clock.policy
    session = replace(session, times=clocks.ran_out(session.clock, session.times, seat))
    forfeit = _ended(entry, replace(session, forfeited=seat), Event("forfeited", seat))
    if policy == "forfeit" or session.plies >= max_plies:
        return forfeit
    played = replace(session, stand_ins=(*session.stand_ins, StandIn(session.plies, policy)))
    turn = _moved(entry, played, choose(session), policy)
    # The draws after the move may be what there is no room for.
    return forfeit if turn.after.plies > max_plies else turn


def undone(entry: Entry, session: Session, state: Any, undo: Undo, now_ms: int) -> Turn:
    """The session after plies were taken back. Alone at the table nobody has to agree, so the time runs on."""
    alone = len(session.names) == 1
    times = session.times if session.times is None or alone else replace(session.times, since=now_ms)
    stand_ins = tuple(each for each in session.stand_ins if each.ply < undo.ply)
    back = at(entry, replace(session, plies=undo.ply, times=times, stand_ins=stand_ins, undo=None, asked=()), state)
    event = teller(entry, session).undone(undo.asked_by, undo.ply, state)
    return concluded(entry, Turn(back, events=(event,), keep=undo.ply))


def concluded(entry: Entry, turn: Turn) -> Turn:
    """The turn with the end of the game as its last event if it is over, and what everybody has to do now."""
    events = turn.events
    if is_over(entry, turn.after):
        events = (*events, Event("over", reason=reason(turn.after)))
    last = replace(events[-1], todo=todo(entry, turn.after))
    after = replace(turn.after, events=turn.after.events + len(events))
    return replace(turn, after=after, events=(*events[:-1], last))


def at(entry: Entry, session: Session, state: Any) -> Session:
    """The session with another state."""
    mover = entry.game.to_move(state)
    moves = entry.game.legal_moves(entry.game.view(state, mover)) if mover >= 0 else ()
    return replace(session, state=state, verbs=tuple(dict.fromkeys(move.kind for move in moves)))


def _moved(entry: Entry, session: Session, move: Any, by: str) -> Turn:
    """The turn of a legal move and of the draws that follow; a question about an undo lapses."""
    state = entry.game.apply(session.state, move)
    event = teller(entry, session).ply(session.state, move, state, session.plies, by)
    return _with_draws(entry, replace(session, undo=None, asked=()), state, ((session.state, move),), (event,))


def _with_draws(entry: Entry, session: Session, state: Any, plies: tuple[Ply, ...], events: tuple[Event, ...]) -> Turn:
    """The turn that led to a state, completed with what chance brings next."""
    tell = teller(entry, session)
    for outcome, after in draws(entry.game, state, session.deal_seed):
        events = (*events, tell.ply(state, outcome, after, session.plies + len(plies), "chance"))
        plies = (*plies, (state, outcome))
        state = after
    after = at(entry, replace(session, plies=session.plies + len(plies)), state)
    return concluded(entry, Turn(after, plies, events))


def _ended(entry: Entry, session: Session, event: Event) -> Turn:
    return concluded(entry, Turn(replace(session, undo=None), events=(event,)))
