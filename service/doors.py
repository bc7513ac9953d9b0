"""Listening sockets that several processes share are shut without losing anybody who came in time."""

from __future__ import annotations

import contextlib
import ctypes
import socket
import struct
import sys
from typing import Final

_SO_ATTACH_FILTER: Final = 26
_NOTHING: Final = struct.pack("=HBBI", 0x06, 0, 0, 0)
"""A program for the kernel's packet filter (BPF) of one instruction, `return 0`: of no packet anything passes."""


def shut(listener: socket.socket) -> None:
    """Let nobody in any more, whichever processes share the socket; who is in its queue can still be accepted.

    A queue that is closed cuts off whoever is in it, though he is connected and may have sent his request. So whoever
    accepts last must find it empty, and nobody may come between that look and the end. Who knocks meanwhile hears
    nothing, knocks again after a second, and is then refused at once. Only on Linux; elsewhere it does nothing.
    """
    if sys.platform != "linux":
        return
    program = ctypes.create_string_buffer(_NOTHING)
    with contextlib.suppress(OSError):  # a kernel without filters: the moment in between remains
        listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, struct.pack("@HP", 1, ctypes.addressof(program)))
