"""A count that is shared without asking for every request.

Who counts each request in the store makes each one wait for it, also those that need no store. So a process takes
ahead what is free again in a short time anyway, and spends that by itself. All of it has been spent in the store
before, so several processes never spend the same; and what one of them does not use is lost to the caller for no longer
than it would have taken to be free again.

What the store has told is remembered, too: others only spend more, so whoever has no room by that is refused without
asking. Those who are over their limit are the ones who would ask most.

A store that did not answer is left alone for some seconds, by all that needs it for nothing else.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final, Protocol, get_args

from service.readiness import Trouble
from service.store import StoreUnavailableError

_LONGEST_US: Final = 1_000_000
_SHARE: Final = 20
"""At most a twentieth of the limit is taken ahead."""
_PAUSE_S: Final = 5.0
"""So long a store that did not answer is not asked again."""
_REMEMBERED: Final = 10_000


class Counter(Protocol):
    """Remembers, by name, until when what was spent is not free again."""

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        """Move the moment of a name by the cost, or back if that is negative; how far it then lies ahead, in us.

        More than `room_us` ahead: nothing was spent, this is where it would lie. Raises StoreUnavailableError.
        """
        ...


@dataclass(slots=True)
class _Lease:
    """What was taken ahead: how much of it is left, until when, and where the moment of its name lies in the store.

    That moment is true for longer than the rest: at least there it lies.
    """

    left_us: int
    end_us: int
    free_at_us: int


class Spared:
    """A counter that is left alone for a while after it did not answer: who asks a silent store waits for the timeout.

    Args:
        shared: the counter.
        elapsed: seconds since some moment, by a clock that nobody sets.
        after: what is wrong with a store that is left alone. One that is silent for a caller is for all; if it is away,
            that can be a node of a cluster, on which only some callers are counted.
    """

    def __init__(
        self,
        shared: Counter,
        elapsed: Callable[[], float] = time.monotonic,
        after: Collection[Trouble] = get_args(Trouble),
    ) -> None:
        self._shared = shared
        self._elapsed = elapsed
        self._after = after
        self._lock = threading.Lock()
        self._asks_again_s: float | None = None

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        """As `Counter` says; raises StoreUnavailableError without asking, too."""
        tries = self._tries()
        try:
            ahead_us = self._shared.spend(name, cost_us, room_us, now_us)
        except StoreUnavailableError as failure:
            self._asks_again_s = self._elapsed() + _PAUSE_S if failure.trouble in self._after else None
            raise
        if tries:
            self._asks_again_s = None
        return ahead_us

    def _tries(self) -> bool:
        """Whether this finds out if a store that did not answer does so again; raises StoreUnavailableError if not now.

        One at a time finds out: whoever asks a store that is silent waits, and so would all who ask meanwhile.
        """
        with self._lock:
            if self._asks_again_s is None:
                return False
            now_s = self._elapsed()
            if now_s < self._asks_again_s:
                raise StoreUnavailableError
            self._asks_again_s = now_s + _PAUSE_S
            return True


class Leased:
    """Spends what it has taken ahead from a shared counter."""

    def __init__(self, shared: Counter) -> None:
        self._shared = shared
        self._leases: dict[str, _Lease] = {}
        self._lock = threading.Lock()

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        """As `Counter` says, for costs that are not negative; what others have taken ahead counts as spent."""
        with self._lock:
            lease = self._leases.get(name) or _Lease(0, now_us, now_us)
            if now_us >= lease.end_us:
                lease.left_us = 0
            elif lease.left_us >= cost_us:
                lease.left_us -= cost_us
                return max(0, lease.free_at_us - now_us - lease.left_us)
            missing_us = cost_us - lease.left_us
            known_us = max(0, lease.free_at_us - now_us)
            # Where it cannot lie the clock has been set back; in the store it may be forgotten by now.
            if known_us <= room_us < known_us + missing_us:
                return known_us + missing_us
            left_us, lease.left_us = lease.left_us, 0
        # Who spends nothing only looks.
        most_us = min(_LONGEST_US, room_us // _SHARE, room_us - known_us) if cost_us else 0
        found = _Lease(left_us, lease.end_us, lease.free_at_us)
        try:
            ahead_us, lies_us = self._taken(name, missing_us, most_us, room_us, now_us)
            if lies_us <= room_us:
                found = _Lease(ahead_us - missing_us, now_us + ahead_us, now_us + lies_us)
            else:
                found.free_at_us = now_us + lies_us - ahead_us
        finally:
            self._keep(name, found, now_us)
        return lies_us - (ahead_us - missing_us)

    def _taken(self, name: str, cost_us: int, most_us: int, room_us: int, now_us: int) -> tuple[int, int]:
        """Take something ahead, or the cost alone where there is not enough for that: how much, and where it lies."""
        ahead_us = max(cost_us, most_us)
        lies_us = self._shared.spend(name, ahead_us, room_us, now_us)
        if lies_us > room_us and ahead_us > cost_us:
            ahead_us = cost_us
            lies_us = self._shared.spend(name, ahead_us, room_us, now_us)
        return ahead_us, lies_us

    def _keep(self, name: str, lease: _Lease, now_us: int) -> None:
        """Remember what is left, with that of a request at the same time; forget whoever took nothing for longest."""
        with self._lock:
            other = self._leases.pop(name, None)
            if other is not None and now_us < other.end_us:
                lease.left_us += other.left_us
                lease.free_at_us = max(lease.free_at_us, other.free_at_us)
                lease.end_us = max(lease.end_us, other.end_us)
            self._leases[name] = lease
            if len(self._leases) > _REMEMBERED:
                del self._leases[next(iter(self._leases))]
