"""Ports for servers that have to be told where to listen."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from itertools import cycle
from typing import Final

_FIRST: Final = 11_000
"""Browsers take no port above it for a dangerous one."""

_COUNT: Final = 11_000
# Each process of the tests begins elsewhere, so that two hardly ever look at the same one at the same time.
_PORTS: Final = cycle(_FIRST + (os.getpid() * 997 + number) % _COUNT for number in range(_COUNT))


def free_port() -> int:
    """A port on which nothing listens, and which stays free until its server does.

    It is below those that the kernel gives to whoever asks for any port, to servers as well as to callers, and so is
    the port 10,000 above it.
    """
    while True:
        port = next(_PORTS)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
