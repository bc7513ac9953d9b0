"""gunicorn's worker with threads, made fit for streams: it stops at once, and no client can hold it up by leaving."""

from __future__ import annotations

import _thread
import contextlib
import socket
import time
from typing import Any, Final

from gunicorn.workers.gthread import ThreadWorker

from service.hub import EXTENSION

_FAREWELL_S: Final = 2.0
_MOST_BYTES: Final = 1 << 16


class Worker(ThreadWorker):
    """A process that answers requests, each in a thread."""

    def handle(self, conn: Any) -> Any:
        """Answer a request. When the connection ends with it, wait for the client's end of it here.

        gunicorn does that as well, but in its main loop, where nobody is accepted meanwhile: two seconds for each
        client that does not hang up, and a round trip for each that does.
        """
        kept = super().handle(conn)
        if kept is False:
            _see_off(conn.sock)
        return kept

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Stop after the requests that are being answered; streams are ended, for they would never be."""
        self._end_streams()
        super().handle_exit(sig, frame)

    def handle_quit(self, sig: int, frame: Any) -> None:
        """Stop now; the interpreter waits for its threads all the same."""
        self._end_streams()
        super().handle_quit(sig, frame)

    def _end_streams(self) -> None:
        """In a thread of its own: the one that a signal interrupts may hold the locks that this takes.

        One of the plainest kind, since starting a `threading.Thread` takes locks, too.
        """
        hub = getattr(getattr(self, "wsgi", None), "extensions", {}).get(EXTENSION)
        if hub is not None:
            _thread.start_new_thread(hub.close, ())


def _see_off(line: socket.socket) -> None:
    """Say that nothing will come any more, let the client read to the end and hang up, then end the connection."""
    limit, read = time.monotonic() + _FAREWELL_S, 0
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_WR)
        while (left_s := limit - time.monotonic()) > 0 and read < _MOST_BYTES:
            line.settimeout(left_s)
            data = line.recv(4096)
            if not data:
                return
            read += len(data)
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
