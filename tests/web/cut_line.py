"""A line to the server that can be cut, with all that is under way on it, and mended."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class CutLine:
    """Carries connections to a server. A browser that is only told to be offline keeps the streams that it has."""

    def __init__(self, server: str) -> None:
        self._server = ("127.0.0.1", urlsplit(server).port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._changing = threading.Lock()
        self._is_cut = False
        self._ends: list[socket.socket] = []
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and every further one as soon as it is made."""
        with self._changing:
            self._is_cut = True
            for end in self._ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
            self._ends.clear()

    def mend(self) -> None:
        """Carry connections again."""
        self._is_cut = False

    def close(self) -> None:
        """Take no more connections."""
        self.cut()
        self._door.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with near, suppress(OSError), socket.create_connection(self._server) as far:
            with self._changing:
                if self._is_cut:
                    return
                self._ends += (near, far)
            back = threading.Thread(target=_pour, args=(far, near), daemon=True)
            back.start()
            _pour(near, far)
            back.join()


def _pour(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(1 << 16):
            sink.sendall(data)
    with suppress(OSError):
        sink.shutdown(socket.SHUT_WR)
