"""How many solvers may work at a time, so that hints never starve the rest of a process."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from service.refusal import Refusal
from service.sentences import say


class Slots:
    """So many places; who finds none free waits a little, then is refused."""

    def __init__(self, places: int, wait_s: float) -> None:
        self._free = threading.BoundedSemaphore(places)
        self._wait_s = wait_s

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Hold a place for the block. Raises Refusal `overloaded` when none comes free in time."""
        if not self._free.acquire(timeout=self._wait_s):
            detail = say("As many solvers are at work as may be; try again.")
            raise Refusal("overloaded", detail, headers={"Retry-After": "1"})
        try:
            yield
        finally:
            self._free.release()
