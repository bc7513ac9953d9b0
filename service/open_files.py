"""How many connections one process may hold: each is an open file, and so is each line to the store."""

from __future__ import annotations

import contextlib
import resource
from typing import Final

_IDLE: Final = 1000
"""Connections that are kept for a next request; they hold no thread."""
_OTHERS: Final = 100
"""Listening sockets, logs, libraries, and whatever else is open."""


def needed(threads: int) -> int:
    """How many files a process with so many threads opens at most."""
    return _IDLE + _OTHERS + 2 * threads


def connections(threads: int, files: int) -> int:
    """The most connections of a process with so many threads that may open so many files, idle ones included.

    Where files are few, there are fewer idle ones: a process that runs out of files cannot even refuse a connection.
    """
    return max(threads + 1, min(needed(threads), files) - _OTHERS - threads)


def allow(files: int) -> int:
    """Let this process and its children open so many files; how many they may open now."""
    try:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    except OSError:
        # A sandbox that lets nobody look has a limit that was chosen for the service.
        return files
    if soft == resource.RLIM_INFINITY or soft >= files:
        return files
    wanted = files if hard == resource.RLIM_INFINITY else min(files, hard)
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
