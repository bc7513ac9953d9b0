"""A live game as a value, and what can be said of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from service import clock as clocks
from service import proofs
from service.catalog import Entry
from service.clock import Clock, Times
from service.events import ANSWER_UNDO, Event
from service.game import TERMINAL, Score, ScoreItem, SeatScore, places
from service.record import StandIn
from service.refusal import Refusal
from service.sentences import say
from service.teller import Teller

Ply: TypeAlias = tuple[Any, Any]
"""The state before a ply, and the move."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The question whether plies may be taken back: who asks, how many plies stay, which seats have agreed."""

    asked_by: int
    ply: int
    agreed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a forked game comes from: the session (None: a record) and how many of its plies were played."""

    session: str | None
    ply: int


@dataclass(frozen=True, slots=True)
class Session:
    """A live game as it stands.

    Attributes:
        seed: the service's; `deal_seed` is what chance is drawn from.
        entropy: what each player added to the seed before the deal.
        created_at, expires_at: seconds since 1970.
        digests: SHA-256 of every token: `host`, `seat0`, ...
        start: of a forked game the state that it begins with; None: it follows from setup and seed.
        plies: how many were played, those of chance included.
        events: how many have happened.
        resigned, forfeited: the seat that has given up, or whose time has run out.
        asked: the seats that have asked for an undo since the last ply.
        verbs: what the seat to move has to do, as kinds of moves.
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
    entropy: tuple[str, ...] | None = None
    start: Any = None
    origin: Origin | None = None
    clock: Clock | None = None
    times: Times | None = None
    version: int = 1
    plies: int = 0
    events: int = 0
    resigned: int | None = None
    forfeited: int | None = None
    undo: Undo | None = None
    asked: tuple[int, ...] = ()
    stand_ins: tuple[StandIn, ...] = ()
    verbs: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """What is published of the seed beforehand."""
        return proofs.commitment(self.salt, self.seed)

    @property
    def deal_seed(self) -> str:
        """What every random choice follows from."""
        return self.seed if self.entropy is None else proofs.combined(self.seed, self.entropy)


@dataclass(frozen=True, slots=True)
class Tokens:
    """The secrets of a new session."""

    host: str
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A session after a change: the plies that it adds, how many of those before it keeps (None: all), its events."""

    after: Session
    plies: tuple[Ply, ...] = ()
    events: tuple[Event, ...] = ()
    keep: int | None = None


def due(entry: Entry, session: Session) -> int | None:
    """When the time of the seat to move runs out, in milliseconds since 1970; None: never."""
    if session.clock is None or session.times is None or is_over(entry, session):
        return None
    return clocks.deadline(session.clock, session.times, entry.game.to_move(session.state))


def is_over(entry: Entry, session: Session) -> bool:
    """Whether no more moves can be made."""
    given_up = session.resigned is not None or session.forfeited is not None
    return given_up or entry.game.to_move(session.state) == TERMINAL


def to_move(entry: Entry, session: Session) -> int:
    """The seat to move, or `TERMINAL`."""
    return TERMINAL if is_over(entry, session) else entry.game.to_move(session.state)


def start_of(entry: Entry, session: Session) -> Any:
    """The state before the first ply."""
    if session.start is not None:
        return session.start
    return entry.game.initial_state(session.setup, session.deal_seed)


def reason(session: Session) -> str:
    """How a session that is over has ended."""
    if session.forfeited is not None:
        return "forfeited"
    return "finished" if session.resigned is None else "resigned"


def score(entry: Entry, session: Session) -> Score:
    """The score as it stands."""
    loser = session.resigned if session.forfeited is None else session.forfeited
    return entry.game.score(session.state) if loser is None else _given_up(loser, reason(session), len(session.names))


def todo(entry: Entry, session: Session) -> dict[str, tuple[str, ...]]:
    """What each seat has to do now, as verbs; seats with nothing to do are left out."""
    if is_over(entry, session):
        return {}
    doing = {str(entry.game.to_move(session.state)): session.verbs}
    if session.undo is not None:
        asked = set(range(len(session.names))) - {session.undo.asked_by, *session.undo.agreed}
        doing |= {str(seat): (ANSWER_UNDO, *doing.get(str(seat), ())) for seat in sorted(asked)}
    return doing


def refuse_finished(entry: Entry, session: Session) -> None:
    """Raise Refusal when the game is over."""
    if is_over(entry, session):
        raise Refusal("game_over", say("The game has ended; nothing was changed."))


def teller(entry: Entry, session: Session) -> Teller:
    """Who tells of the session's plies."""
    return Teller(entry, session.setup, proofs.box_key(session.salt, session.deal_seed), len(session.names))


def _given_up(loser: int, why: str, players: int) -> Score:
    """Whoever gives up is last with nothing; the others share the first place."""
    points = [int(seat != loser) for seat in range(players)]
    seats = [
        SeatScore(seat, have, place, (ScoreItem("round_won" if have else why, have),))
        for seat, (have, place) in enumerate(zip(points, places(points), strict=True))
    ]
    return Score("plain", final=True, seats=tuple(seats))
