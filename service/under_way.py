"""How much of something each caller has under way in this process."""

from __future__ import annotations

import threading


class UnderWay:
    """Counts what has begun and not ended, by name; a name of which nothing is under way takes no memory."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._lock = threading.Lock()

    def begin(self, name: str, most: int) -> bool:
        """Take a place among so many, to be given back by `end`; False if there is none."""
        with self._lock:
            count = self._counts.get(name, 0)
            if count >= most:
                return False
            self._counts[name] = count + 1
        return True

    def end(self, name: str) -> None:
        """Give a place back."""
        with self._lock:
            if self._counts[name] == 1:
                del self._counts[name]
            else:
                self._counts[name] -= 1
