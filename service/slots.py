"""How many solvers may work at a time, so that hints never starve the rest of a process."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from service.refusal import Refusal
from service.sentences import say
from service.telemetry import SILENT, Telemetry


class Slots:
    """So many places; who finds none free waits a little, then is refused."""

    def __init__(self, places: int, wait_s: float, telemetry: Telemetry = SILENT) -> None:
        self._free = threading.BoundedSemaphore(places)
        self._wait_s = wait_s
        self._telemetry = telemetry

    @contextmanager
    def taken(self, game: str, operation: str) -> Iterator[None]:
        """Hold a place for the block, a solver of a ruleset at work on something.

        Raises Refusal `overloaded` when none comes free in time.
        """
        if not self._got():
            self._telemetry.refused("solver_slots")
            detail = say("As many solvers are at work as may be; try again.")
            raise Refusal("overloaded", detail, headers={"Retry-After": "1"})
        try:
            with self._telemetry.solver_run(game, operation):
                yield
        finally:
            self._free.release()

    def _got(self) -> bool:
        """Take a place, at once or after a wait; False if there was none."""
        if self._free.acquire(blocking=False):
            return True
        with self._telemetry.solver_wait():
            return self._free.acquire(timeout=self._wait_s)
