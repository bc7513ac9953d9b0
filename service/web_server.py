"""gunicorn as a child process: started on sockets that are open already, replaced while callers come, asked to go."""

from __future__ import annotations

import contextlib
import os
import socket
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from service import children

READY: Final = "REGELWERK_READY_FD"
"""The variable that names the descriptor to which a worker writes when it has begun to answer."""

# The first start ever compiles the solvers' kernels.
_START_LIMIT_S: Final = 300.0
# gunicorn ends its workers by itself in `grace_s`; with this much more it needs help.
_SPARE_S: Final = 2.0
_SHORT_S: Final = 0.02
_LONG_S: Final = 1.0


class WebServer:
    """One gunicorn with its workers. Raises `children.NOT_SPAWNED` if it cannot be started.

    Args:
        app: the WSGI application, as gunicorn names it.
        listeners: where it listens; they stay open here.
        environment: variables beside those of this process.
        grace_s: how long it may take to end.
    """

    def __init__(
        self, app: str, listeners: Sequence[socket.socket], environment: Mapping[str, str], grace_s: float
    ) -> None:
        self._grace_s = grace_s + _SPARE_S
        self._limit = time.monotonic() + _START_LIMIT_S
        self._ready, ready = os.pipe()
        for end in (self._ready, ready):
            os.set_blocking(end, False)
        descriptors = [listener.fileno() for listener in listeners]
        binds = [word for descriptor in descriptors for word in ("--bind", f"fd://{descriptor}")]
        try:
            self._child = children.spawn(
                [sys.executable, "-m", "gunicorn", "-c", "python:service.gunicorn_conf", *binds, app],
                environment={**environment, READY: str(ready)},
                keep=[*descriptors, ready],
            )
        except children.NOT_SPAWNED:
            os.close(self._ready)
            raise
        finally:
            os.close(ready)

    def is_ready(self) -> bool:
        """Whether it has begun to answer since this was last asked."""
        with contextlib.suppress(BlockingIOError):
            return bool(os.read(self._ready, 1))
        return False

    def is_late(self) -> bool:
        """Whether it has had all the time that it may take to begin, or to end."""
        return time.monotonic() > self._limit

    def ended(self) -> int | None:
        """How it ended, as `Popen.poll` has it; None while it runs."""
        return self._child.poll()

    def ask_to_go(self) -> None:
        """Let it answer what it was asked, and end."""
        self._limit = time.monotonic() + self._grace_s
        self._child.terminate()

    def finish(self) -> None:
        """End it, at the latest when it is late, and forget it."""
        children.stop(self._child, max(0.0, self._limit - time.monotonic()))
        os.close(self._ready)


class WebServers:
    """The web server that answers, the one that is to take its place, and those that still answer what they were asked.

    Args:
        start: starts one; may raise `children.NOT_SPAWNED`.
        say: is told what people should know.
    """

    def __init__(self, start: Callable[[], WebServer], say: Callable[[str], None]) -> None:
        self._start = start
        self._say = say
        self._serving = start()
        self._next: WebServer | None = None
        self._leaving: list[WebServer] = []
        self._due = False

    def is_ready(self) -> bool:
        """Whether the first one has begun to answer since this was last asked."""
        return self._serving.is_ready()

    def is_late(self) -> bool:
        """Whether the first one has taken too long to begin."""
        return self._serving.is_late()

    def ended(self) -> int | None:
        """How the one that answers has ended; None while it runs."""
        return self._serving.ended()

    def reload(self) -> None:
        """Start another one, with the code and the files that are there then; `tend` does it once no other one leaves.

        So there are never more than two, however often this is asked for.
        """
        self._due = True

    def tend(self) -> float:
        """Do what is to be done now; how many seconds until there may be more."""
        if self._due and self._next is None and not self._leaving:
            self._due = False
            self._next = self._another()
        if self._next is not None:
            self._promote(self._next)
        self._part()
        return _SHORT_S if self._next or self._leaving else _LONG_S

    def stop(self) -> None:
        """End all of them; those that leave already have no more time for it than they had."""
        staying = [self._serving, *([self._next] if self._next else [])]
        for server in staying:
            server.ask_to_go()
        for server in [*self._leaving, *staying]:
            server.finish()

    def _another(self) -> WebServer | None:
        """One that is to take over; None where the system cannot start any."""
        self._say("Reloading: starting another web server.")
        try:
            return self._start()
        except children.NOT_SPAWNED as failure:
            self._say(f"Not reloaded: no other web server can be started ({failure}); the old one goes on.")
            return None

    def _promote(self, server: WebServer) -> None:
        """Let a new one take over once it answers; one that cannot changes nothing."""
        if server.is_ready():
            self._serving.ask_to_go()
            self._leaving.append(self._serving)
            self._serving, self._next = server, None
            self._say("Reloaded: the new web server answers; the old one ends with the requests that it has.")
        elif server.ended() is not None or server.is_late():
            self._next = None
            code = server.ended()
            how = "it does not answer" if code is None else children.ending(code)
            self._say(f"Not reloaded: the new web server did not start ({how}); the old one goes on.")
            server.ask_to_go()
            server.finish()

    def _part(self) -> None:
        """Forget those that have gone; kill those that do not."""
        for server in [each for each in self._leaving if each.ended() is not None or each.is_late()]:
            self._leaving.remove(server)
            server.finish()


def tell_ready() -> None:
    """In a worker that has loaded the application: whoever started this web server may know."""
    if (descriptor := os.environ.get(READY)) is not None:
        with contextlib.suppress(OSError):  # nobody reads any more, if this worker takes the place of another
            os.write(int(descriptor), b"1")
