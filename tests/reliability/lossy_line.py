"""A line to a server that can lose answers: what was asked for is done, and whoever asked does not hear of it."""

from __future__ import annotations

import random
import socket
import threading
from contextlib import suppress


class LossyLine:
    """Carries connections to a port of this machine.

    Attributes:
        port: where it listens.
        loss: the part of the answers that are lost; each time the connection breaks.
        lost: how many were.
    """

    def __init__(self, server_port: int) -> None:
        self._server = ("127.0.0.1", server_port)
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self.loss = 0.0
        self.lost = 0
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Take no more connections."""
        self._door.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                near.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        with near, suppress(OSError), socket.create_connection(self._server) as far:
            far.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self._carry_requests, args=(near, far), daemon=True).start()
            while data := far.recv(1 << 16):
                if self.loss and random.random() < self.loss:
                    self.lost += 1
                    break
                near.sendall(data)
            for end in (near, far):
                end.shutdown(socket.SHUT_RDWR)

    @staticmethod
    def _carry_requests(near: socket.socket, far: socket.socket) -> None:
        with suppress(OSError):
            while data := near.recv(1 << 16):
                far.sendall(data)
        with suppress(OSError):
            far.shutdown(socket.SHUT_RDWR)
