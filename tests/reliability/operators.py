"""What operators do to servers under load."""

from __future__ import annotations

import os
import signal
import subprocess
import time

from serving import Serving

_LIMIT_S = 180


def workers(server: Serving) -> set[int]:
    """The processes that answer requests: children of web servers, which are children of the command."""
    return {grandchild for child in children(server.process.pid) for grandchild in children(child)}


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout
    return [int(line) for line in found.split()]


def reload(server: Serving) -> None:
    """Let other processes take over, and wait until the old ones have gone."""
    old = workers(server)
    server.process.send_signal(signal.SIGHUP)
    server.wait_for("Reloaded: the new web server answers")
    until_gone(old, server)


def replace_workers(server: Serving) -> None:
    """Tell all workers to go, and wait until they have."""
    old = workers(server)
    for worker in old:
        os.kill(worker, signal.SIGTERM)
    until_gone(old, server)


def until_gone(processes: set[int], server: Serving) -> None:
    """Wait until none of these is a worker of the server any more."""
    limit = time.monotonic() + _LIMIT_S
    while processes & workers(server):
        assert time.monotonic() < limit, server.output
        time.sleep(0.05)
