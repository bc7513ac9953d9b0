"""`regelwerk serve`: one process that runs the web server and, where none is given, a private store for it.

It has one thread, starts both as its children, starts a store that died again on the same data, replaces the web server
when it is told to, and ends when it is asked to (0), or when the web server ends (1). Nothing outlives it, however it
ends: see `service.children`.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import time
from collections.abc import Iterator
from dataclasses import dataclass
from types import FrameType
from typing import Any, Final, Self

from service import children, doors
from service.config import Config, address_text
from service.embedded import PrivateStore, Say, check_reachable, private_store, public_address
from service.web_server import WebServer, WebServers

APP: Final = "service.app:create_app()"
_LONGEST_PAUSE_S: Final = 5.0
_SHORTEST_PAUSE_S: Final = 0.05
_SOUND_AFTER_S: Final = 60.0
_PATIENCE_S: Final = 3.0
_COMPILING: Final = (
    "Not ready yet: solvers are compiled at the first start, which takes up to a minute; later starts only load them."
)
_DEAF: Final = "SIGHUP is ignored here, as `nohup` has it, so there is no reload; without it (`setsid`) there is one."
_EXAMPLE: Final = "/v1/anaconda/hint?position=III7-IV4-V3%20last:V%20seat:1/2"


class ServeError(RuntimeError):
    """The server cannot start; the message says why, for people."""


class Signals:
    """Requests to stop and to reload, and news of children, as something that a loop can wait for.

    Attributes:
        deaf_to_hangup: whether SIGHUP was ignored by whoever started this, and so is here.
    """

    def __init__(self) -> None:
        self.stopping = False
        self.deaf_to_hangup = False
        self._reloading = False

    def __enter__(self) -> Self:
        self._reader, writer = socket.socketpair()
        self._writer = writer
        for end in (self._reader, writer):
            end.setblocking(False)
        signal.set_wakeup_fd(writer.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        # `nohup` means it.
        self.deaf_to_hangup = signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        if not self.deaf_to_hangup:
            signal.signal(signal.SIGHUP, self._stop if _has_terminal() else self._reload)
        signal.signal(signal.SIGCHLD, lambda _number, _frame: None)
        return self

    def __exit__(self, *_: object) -> None:
        signal.set_wakeup_fd(-1)
        for end in (self._reader, self._writer):
            end.close()

    def wait(self, seconds: float) -> None:
        """Return after this time, or as soon as there is a signal."""
        if select.select([self._reader], [], [], seconds)[0]:
            self._reader.recv(4096)

    def told_to_reload(self) -> bool:
        """Whether somebody has asked for that since this was last asked."""
        told, self._reloading = self._reloading, False
        return told

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self.stopping = True

    def _reload(self, _number: int, _frame: FrameType | None) -> None:
        self._reloading = True


class StoreKeeper:
    """Starts a store again when it has died: at once, then after pauses that grow while it keeps dying."""

    def __init__(self, store: PrivateStore, say: Say) -> None:
        self._store = store
        self._say = say
        self._pause = 0.0
        self._due: float | None = None
        self._started = time.monotonic()

    def tend(self) -> float:
        """Do what is to be done now; how many seconds until there may be more."""
        now = time.monotonic()
        if self._due is None and (code := self._store.ended()) is not None:
            if now - self._started > _SOUND_AFTER_S:
                self._pause = 0.0
            self._say(f"The store has died ({children.ending(code)}); starting it again on the same data.")
            self._due = now + self._pause
            self._pause = min(max(2 * self._pause, _SHORTEST_PAUSE_S), _LONGEST_PAUSE_S)
        if self._due is not None and now >= self._due:
            self._due, self._started = None, now
            try:
                self._store.start()
            except children.NOT_SPAWNED as failure:
                self._say(f"The store cannot be started ({failure}).")
        return 1.0 if self._due is None else self._due - now


@dataclass(frozen=True, slots=True)
class Server:
    """What is to be run: settings, the listening socket, the app; `say` is told what people should know."""

    config: Config
    listener: socket.socket
    say: Say
    app: str = APP

    def run(self) -> int:
        """Run until asked to stop; the exit code. Raises StoreError and ServeError."""
        began = time.monotonic()
        with self._metrics() as page, Signals() as signals, self._store() as store:
            listeners = [self.listener, *page]
            servers = WebServers(lambda: self._start_web(store, listeners), self.say)
            try:
                keeper = StoreKeeper(store, self.say) if store else None
                if _until_ready(servers, signals, self.say):
                    self._announce(store, time.monotonic() - began)
                    if signals.deaf_to_hangup:
                        self.say(_DEAF)
                return self._watch(servers, keeper, signals)
            finally:
                for each in listeners:
                    doors.shut(each)
                    # Only who still answers keeps it: a port that nobody serves must refuse.
                    each.close()
                servers.stop()

    @contextlib.contextmanager
    def _store(self) -> Iterator[PrivateStore | None]:
        if self.config.redis_url:
            check_reachable(self.config.redis_url)
            yield None
            return
        with private_store(self.config.embedded_store, self.config.embedded_memory_mb, self.say) as store:
            yield store

    @contextlib.contextmanager
    def _metrics(self) -> Iterator[list[socket.socket]]:
        """The socket at which metrics are asked for, if they are."""
        if self.config.metrics_bind is None:
            yield []
            return
        with listen(*self.config.metrics_bind, "Another address: REGELWERK_METRICS_BIND.") as page:
            yield [page]

    def _start_web(self, store: PrivateStore | None, listeners: list[socket.socket]) -> WebServer:
        settings = {
            "REDIS_URL": str(store.url if store else self.config.redis_url),
            "REGELWERK_WORKERS": str(self.config.workers),
            "REGELWERK_THREADS": str(self.config.threads),
        }
        return WebServer(self.app, listeners, settings, self.config.graceful_timeout_s)

    def _watch(self, servers: WebServers, keeper: StoreKeeper | None, signals: Signals) -> int:
        while not signals.stopping:
            if (code := servers.ended()) is not None:
                self.say(f"The web server has ended by itself ({children.ending(code)}); stopping.")
                return 1
            if signals.told_to_reload():
                servers.reload()
            signals.wait(min(servers.tend(), keeper.tend() if keeper else 1.0))
        self.say("Stopping.")
        return 0

    def _announce(self, store: PrivateStore | None, seconds: float) -> None:
        host, port = self.listener.getsockname()[:2]
        here = f"http://{_bracketed(_reachable(host))}:{port}"
        games = (
            f"in {store.program.name}, as long as this runs"
            if store
            else f"at {public_address(str(self.config.redis_url))}"
        )
        self.say(f"Regelwerk listens at http://{_bracketed(host)}:{port} (ready after {seconds:.1f} s)")
        self.say(f"  live games  {games}")
        self.say(f"  play        {here}")
        self.say(f"  docs        {here}/docs")
        self.say(f"  try         curl -s '{here}{_EXAMPLE}'")
        if self.config.metrics_bind is not None:
            self.say(f"  metrics     http://{address_text(self.config.metrics_bind)}/metrics")
        self.say("  stop        Ctrl-C")


def listen(host: str, port: int, advice: str = "Another port: --port N; 0 is any free one.") -> socket.socket:
    """A socket for this address, which nobody else can take any more. Raises ServeError, with the advice.

    The web server makes it listen when it can answer: until then whoever comes is refused, and a proxy asks another
    instance instead of waiting for this one.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return _bound(family, address[:2])
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)
        raise ServeError(f"Cannot listen at {host}:{port}: {reason}. {advice}") from None


def _bound(family: int, address: tuple[Any, ...]) -> socket.socket:
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            taken.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        taken.bind(address)
    except OSError:
        taken.close()
        raise
    return taken


def _until_ready(servers: WebServers, signals: Signals, say: Say) -> bool:
    patient_until: float | None = time.monotonic() + _PATIENCE_S
    while not signals.stopping and servers.ended() is None:
        if servers.is_ready():
            return True
        if servers.is_late():
            raise ServeError("The web server does not start.")
        if patient_until is not None and time.monotonic() >= patient_until:
            say(_COMPILING)
            patient_until = None
        signals.wait(0.02)
    return False


def _has_terminal() -> bool:
    """Whether there is a terminal of which SIGHUP could tell that it is gone."""
    try:
        os.close(os.open(os.ctermid(), os.O_RDONLY | os.O_NOCTTY))
    except OSError:
        return False
    return True


def _reachable(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - the opposite of binding to it


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host
