"""What benches of several processes share: instances on one store, nginx as it is shipped, a load that costs little.

Instances are `regelwerk serve`; the store is a Valkey on a TCP port with the settings of `deploy/kubernetes/store`;
nginx has the files of its pod (`deploy/kubernetes/base/nginx.conf` and what that includes). Everything ends with the
block that started it.
"""

from __future__ import annotations

import contextlib
import getpass
import http.client
import os
import re
import selectors
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import redis

from bench.http_stateless import free_ports
from service.embedded import programs

ROOT: Final = Path(__file__).resolve().parents[1]
_TESTS: Final = ROOT / "tests"
sys.path.insert(0, str(_TESTS))

from serving import Serving  # noqa: E402 - the tests are no package

HOST: Final = "127.0.0.1"
_TICK_S: Final = 1 / os.sysconf("SC_CLK_TCK")
_LIMIT_S: Final = 30
_FLUSH_S: Final = 1.5
"""Longer than nginx keeps lines of its log back."""


@dataclass(frozen=True)
class Part:
    """Something that runs: its port, and the process that started all of its others."""

    name: str
    port: int
    pid: int

    def processor_s(self) -> float:
        """What all its processes have taken so far; threads that have ended are counted."""
        return sum(processor_of(pid) for pid in _family(self.pid))


@dataclass(frozen=True)
class Store(Part):
    """The server that all instances share."""

    @property
    def url(self) -> str:
        """Its address for `REDIS_URL`."""
        return f"redis://{HOST}:{self.port}/0"

    def client(self) -> redis.Redis:
        """A client of it, to look inside."""
        return redis.Redis(HOST, self.port)


@dataclass(frozen=True)
class Nginx(Part):
    """nginx, and the folder with its files."""

    folder: Path

    def cache_status(self, path: str) -> str | None:
        """What the cache did for a GET."""
        line = http.client.HTTPConnection(HOST, self.port, timeout=_LIMIT_S)
        with contextlib.closing(line):
            line.request("GET", path)
            answer = line.getresponse()
            answer.read()
            return answer.headers["X-Cache-Status"]

    def cached(self) -> Counter[str]:
        """What the cache has done for all requests so far, as its log tells it."""
        time.sleep(_FLUSH_S)
        lines = (self.folder / "access.log").read_text(encoding="utf-8").splitlines()
        return Counter(line.split()[-2] for line in lines)


def _family(pid: int) -> list[int]:
    found = [pid]
    for parent in found:
        with contextlib.suppress(OSError):
            tasks = Path(f"/proc/{parent}/task").glob("*/children")
            found += [int(child) for task in tasks for child in task.read_text(encoding="ascii").split()]
    return found


def processor_of(pid: int) -> float:
    """Seconds of processor that a process has taken so far; 0 for one that has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) * _TICK_S


@contextlib.contextmanager
def store() -> Iterator[Store]:
    """A store, empty at first."""
    with tempfile.TemporaryDirectory(prefix="rw-store-") as folder:
        binary = next(programs(Path(folder), "auto")).command[0]
        shipped = (ROOT / "deploy/kubernetes/store/valkey.conf").read_text(encoding="utf-8")
        settings, (port,) = Path(folder) / "valkey.conf", free_ports(1)
        settings.write_text(shipped.replace("dir /data", f"dir {folder}"), encoding="utf-8")
        command = [binary, str(settings), "--port", str(port), "--bind", HOST, "--loglevel", "warning"]
        with _child(command, Path(folder) / "log") as child:
            until_it_listens(port, child, Path(folder) / "log")
            yield Store("store", port, child.pid)


@contextlib.contextmanager
def instance(name: str, workers: int, url: str, **environment: str) -> Iterator[Part]:
    """An instance of the service on a store."""
    serving = Serving(
        "--workers", str(workers), environment={"REDIS_URL": url, "REGELWERK_PROXIES": "1", **environment}
    )
    try:
        yield Part(name, int(serving.url.rpartition(":")[2]), serving.process.pid)
    finally:
        serving.stop()


@contextlib.contextmanager
def nginx(name: str, upstream: Sequence[int]) -> Iterator[Nginx]:
    """Run nginx before some ports, with as many processes as its pod has."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if program is None:
        raise SystemExit("This needs nginx; on Debian and Ubuntu: apt install nginx-light.")
    with tempfile.TemporaryDirectory(prefix="rw-nginx-") as folder:
        (port,) = free_ports(1)
        file = _configure(Path(folder), port, upstream)
        command = [program, "-p", folder, "-c", str(file), "-e", f"{folder}/error.log"]
        with _child(command, Path(folder) / "output") as child:
            until_it_listens(port, child, Path(folder) / "error.log")
            yield Nginx(name, port, child.pid, Path(folder))


def _configure(folder: Path, port: int, upstream: Sequence[int]) -> Path:
    """The shipped files with other ports and folders, and this user."""
    shared = folder / "regelwerk"
    shared.mkdir()
    for each in ("http.conf", "server.conf", "problem.conf"):
        text = (ROOT / "deploy/nginx" / each).read_text(encoding="utf-8")
        (shared / each).write_text(text.replace("/var/cache/nginx/regelwerk", f"{folder}/cache"), encoding="utf-8")
    servers = "\n        ".join(f"server {HOST}:{each} max_fails=0;" for each in upstream)
    changes = {
        "/tmp/": f"{folder}/",
        "server regelwerk:8000 max_fails=0;": servers,
        "listen 8080;": f"listen {HOST}:{port};",
        "/dev/stdout": f"{folder}/access.log",
        "/dev/stderr": f"{folder}/error.log",
    }
    text = (ROOT / "deploy/kubernetes/base/nginx.conf").read_text(encoding="utf-8")
    for old, new in changes.items():
        if old not in text:
            raise SystemExit(f"{old!r} is no longer in nginx.conf.")
        text = text.replace(old, new)
    user = f"user {getpass.getuser()} {getpass.getuser()};\n" if os.geteuid() == 0 else ""
    file = folder / "nginx.conf"
    file.write_text(f"daemon off;\n{user}{text}", encoding="utf-8")
    return file


@contextlib.contextmanager
def _child(command: Sequence[str], output: Path) -> Iterator[subprocess.Popen[bytes]]:
    with output.open("wb") as file:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file)
    try:
        yield child
    finally:
        child.terminate()
        try:
            child.wait(10)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


def until_it_listens(port: int, child: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until somebody answers at a port."""
    limit = time.monotonic() + _LIMIT_S
    while time.monotonic() < limit and child.poll() is None:
        with contextlib.suppress(OSError):
            socket.create_connection((HOST, port), timeout=1).close()
            return
        time.sleep(0.02)
    raise SystemExit(f"{child.args!r} did not start: {log.read_text(errors='replace')[-500:]}")


# Load -----------------------------------------------------------------------------------------------------------------


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request as it is sent. Underscores in names of headers stand for hyphens."""
    named = {
        "Host": "bench",
        **({"Content-Type": "application/json", "Content-Length": str(len(body))} if body else {}),
    }
    named |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode() + body


class _Line:
    """A connection with one request under way."""

    def __init__(self, port: int) -> None:
        self.port, self.chain, self.read = port, -1, b""
        self.socket = self._connect()

    def _connect(self) -> socket.socket:
        made = socket.create_connection((HOST, self.port), timeout=_LIMIT_S)
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return made

    def send(self, chain: int, text: bytes) -> None:
        self.chain, self.read = chain, b""
        self.socket.sendall(text)

    def renew(self, selector: selectors.BaseSelector) -> None:
        """Another connection: servers end one after so many requests."""
        selector.unregister(self.socket)
        self.socket.close()
        self.socket = self._connect()
        selector.register(self.socket, selectors.EVENT_READ, self)

    def take(self) -> bytes | None:
        """What has come of the answer; the whole of it, or None if there is more to come."""
        data = self.socket.recv(1 << 17)
        if not data:
            raise SystemExit("The server hung up on a request.")
        self.read += data
        head, found, body = self.read.partition(b"\r\n\r\n")
        if not found:
            return None
        length = _LENGTH.search(head)
        if length is None:
            raise SystemExit(f"An answer without a length: {head.decode()}")
        return self.read if len(body) >= int(length[1]) else None


_LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)


def drive(port: int, chains: Sequence[Sequence[bytes]], connections: int = 16) -> tuple[float, list[list[bytes]]]:
    """Send chains of requests, always one under way on each connection; seconds, and the bodies of the answers.

    Of a chain each request waits for the answer to the one before; chains take turns. An answer other than 2xx ends the
    run.
    """
    bodies: list[list[bytes]] = [[] for _ in chains]
    ready = deque(range(len(chains)))
    with selectors.DefaultSelector() as selector:
        lines = [_Line(port) for _ in range(min(connections, len(chains)))]
        for line in lines:
            selector.register(line.socket, selectors.EVENT_READ, line)
        began = time.perf_counter()
        for line in lines:
            line.send(ready[0], chains[ready.popleft()][0])
        left = sum(map(len, chains))
        while left:
            for key, _ in selector.select(_LIMIT_S):
                line = key.data
                if (answer := line.take()) is None:
                    continue
                left -= 1
                bodies[line.chain].append(_body(answer))
                if len(bodies[line.chain]) < len(chains[line.chain]):
                    ready.append(line.chain)
                if ready:
                    if b"\r\nConnection: close" in answer:
                        line.renew(selector)
                    following = ready.popleft()
                    line.send(following, chains[following][len(bodies[following])])
        took = time.perf_counter() - began
        for line in lines:
            line.socket.close()
    return took, bodies


def _body(answer: bytes) -> bytes:
    head, _, body = answer.partition(b"\r\n\r\n")
    if head[9:10] != b"2":
        raise SystemExit(f"{head.decode()}\n{body.decode()}")
    return body
