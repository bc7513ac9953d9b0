"""gunicorn's worker with threads, made fit for streams: it stops at once, and no client can hold it up by leaving.

It also spends as little on each request as it can, see `service.exchanges`.
"""

from __future__ import annotations

import _thread
import contextlib
import select
import socket
import time
from typing import Any, Final

from gunicorn.http import wsgi
from gunicorn.workers.gthread import STOP_KEEPALIVE_LINGER, ThreadWorker

from service.exchanges import Requests, Response
from service.hub import EXTENSION

# gunicorn has no setting for its class of responses; `wsgi.create` looks it up here.
wsgi.Response = Response

_PATIENCE_MS: Final = 10
_FAREWELL_S: Final = 2.0
_MOST_BYTES: Final = 1 << 16


class Worker(ThreadWorker):
    """A process that answers requests, each in a thread."""

    sockets: list[Any]

    def init_process(self) -> None:
        """Begin, in the new process."""
        self.keep_settings()
        super().init_process()

    def keep_settings(self) -> None:
        """Keep the settings, which do not change any more, where they are found without a search."""
        self.cfg.__dict__.update({name: setting.get() for name, setting in self.cfg.settings.items()})

    def handle(self, conn: Any) -> Any:
        """Answer a request, and those that follow at once. When the connection ends, wait for the client's end here.

        gunicorn does both as well, but in its main loop: to hand a connection over there and back takes longer than
        many an answer, and nobody is accepted while it waits, two seconds for each client that does not hang up.
        """
        self.receive(conn)
        kept = super().handle(conn)
        while kept is True and self._has_time() and _speaks(conn):
            kept = super().handle(conn)
        if kept is False:
            _see_off(conn.sock)
        return kept

    def receive(self, conn: Any) -> None:
        """Have the requests of a new connection read."""
        if conn.parser is None and self._speaks_plain_http():
            conn.parser = Requests(self.cfg, conn.sock, conn.client)

    def _speaks_plain_http(self) -> bool:
        """Whether nobody has set gunicorn to speak anything else; then that chooses for each connection."""
        cfg = self.cfg
        return cfg.protocol == "http" and cfg.http2_cleartext == "off" and not cfg.is_ssl

    def _has_time(self) -> bool:
        """Whether there is a thread for every connection, so that nobody waits for one that does."""
        return self.alive and self.nr_conns < self.cfg.threads

    def set_accept_enabled(self, enabled: bool) -> None:
        """Accept, or not for now. When the worker stops, take whoever has come already, and leave the door for good."""
        super().set_accept_enabled(enabled)
        if not (enabled or self.alive):
            self._leave_the_door()

    def _leave_the_door(self) -> None:
        """Whoever is still in the queue when the last worker lets go of it would be cut off.

        Streams have ended already after a signal, but not when it is its number of requests that ends a worker.
        """
        self._end_streams()
        for listener in self.sockets:
            taken = -1
            while taken != self.nr_conns:
                taken = self.nr_conns
                self.accept(listener)
            listener.close()
        self.sockets = []
        # Whoever has said nothing for seconds is no more than an idle connection, which gunicorn keeps for this long.
        limit = time.monotonic() + STOP_KEEPALIVE_LINGER
        for conn in self.pending_conns:
            conn.timeout = min(conn.timeout, limit)

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


def _speaks(conn: Any) -> bool:
    """Whether the client sends its next request without delay."""
    if conn.parser.unreader.buf.getvalue():
        return True
    line = select.poll()
    line.register(conn.sock, select.POLLIN)
    return bool(line.poll(_PATIENCE_MS))


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
