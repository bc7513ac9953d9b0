"""The clock of a live game: time for each decision, a bank for what takes longer, and who plays when both are used up.

All moments are milliseconds since 1970.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

Policy: TypeAlias = Literal["forfeit", "random", "hint"]

POLICIES: Final[tuple[Policy, ...]] = ("forfeit", "random", "hint")


@dataclass(frozen=True, slots=True)
class Clock:
    """What was agreed on.

    Attributes:
        turn_s: seconds for each decision.
        bank_s: seconds that each seat has besides, for the whole game.
        policy: what happens when both are used up.
    """

    turn_s: int
    bank_s: int
    policy: Policy


@dataclass(frozen=True, slots=True)
class Times:
    """How the clock stands.

    Attributes:
        since: when the present decision began.
        banks: what each seat has left in its bank, in milliseconds.
        expired: how often the time of each seat ran out.
    """

    since: int
    banks: tuple[int, ...]
    expired: tuple[int, ...]


def started(clock: Clock, seats: int, now: int) -> Times:
    """The clock at the beginning of a game."""
    return Times(now, (clock.bank_s * 1000,) * seats, (0,) * seats)


def deadline(clock: Clock, times: Times, seat: int) -> int:
    """When the time of the seat to move runs out."""
    return times.since + clock.turn_s * 1000 + times.banks[seat]


def decided(clock: Clock, times: Times, seat: int, now: int) -> Times:
    """The clock after a seat has decided in time: what it took beyond its turn comes from its bank."""
    over = max(0, now - times.since - clock.turn_s * 1000)
    return replace(times, since=now, banks=_with(times.banks, seat, max(0, times.banks[seat] - over)))


def ran_out(clock: Clock, times: Times, seat: int) -> Times:
    """The clock after a seat's time has run out; the next decision began at that moment, whoever saw it later."""
    return Times(
        deadline(clock, times, seat),
        _with(times.banks, seat, 0),
        _with(times.expired, seat, times.expired[seat] + 1),
    )


def _with(values: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
