"""A count that is shared without asking for every request.

Who counts each request in the store makes each one wait for it, also those that need no store. So a process takes
ahead what is free again in a short time anyway, and spends that by itself. All of it has been spent in the store
before, so several processes never spend the same; and what one of them does not use is lost to the caller for no longer
than it would have taken to be free again.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass, replace
from typing import Final, Protocol

from service.store import StoreUnavailableError

_LONGEST_US: Final = 1_000_000
_SHARE: Final = 20
"""At most a twentieth of the limit is taken ahead."""
_PAUSE_US: Final = 5_000_000
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
    """What was taken ahead: how much of it is left, until when, and where the moment of its name lies in the store."""

    left_us: int
    end_us: int
    free_at_us: int


class Leased:
    """Spends what it has taken ahead from a shared counter."""

    def __init__(self, shared: Counter) -> None:
        self._shared = shared
        self._leases: dict[str, _Lease] = {}
        self._lock = threading.Lock()
        self._asks_again_us = 0

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        """As `Counter` says; what others have taken ahead counts as spent."""
        with self._lock:
            lease = self._leases.get(name)
            if lease is None or now_us >= lease.end_us:
                lease = _Lease(0, now_us, now_us)
            if lease.left_us >= cost_us:
                lease.left_us -= cost_us
                return max(0, lease.free_at_us - now_us - lease.left_us)
            left_us, lease.left_us = lease.left_us, 0
        spent = False
        try:
            missing_us = cost_us - left_us
            ahead_us, lies_us = self._taken(name, missing_us, room_us, now_us)
            spent = lies_us <= room_us
        finally:
            if not spent:
                self._keep(name, replace(lease, left_us=left_us), now_us)
        if spent:
            self._keep(name, _Lease(ahead_us - missing_us, now_us + ahead_us, now_us + lies_us), now_us)
        return lies_us - (ahead_us - missing_us)

    def _taken(self, name: str, cost_us: int, room_us: int, now_us: int) -> tuple[int, int]:
        """Take something ahead, or the cost alone where there is not enough for that: how much, and where it lies."""
        if now_us < self._asks_again_us:
            raise StoreUnavailableError
        ahead_us = max(cost_us, min(_LONGEST_US, room_us // _SHARE))
        try:
            lies_us = self._shared.spend(name, ahead_us, room_us, now_us)
            if lies_us > room_us and ahead_us > cost_us:
                ahead_us = cost_us
                lies_us = self._shared.spend(name, ahead_us, room_us, now_us)
        except StoreUnavailableError:
            self._asks_again_us = now_us + _PAUSE_US
            raise
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
