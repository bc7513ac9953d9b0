"""Engines that speak JSON Lines over standard input and output: one line is asked, one line is answered."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, Protocol

import orjson

from service.conformance.compare import shown
from service.conformance.vectors import Vector

MAX_LINE: Final = 1 << 20
"""Bytes; no right answer comes near."""

_CHUNK: Final = 1 << 16
_END_S: Final = 2.0
_TAIL: Final = 400


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back for a vector.

    Attributes:
        status: `failed`: something came, but no answer; `crashed`: nothing came, since the engine ended or hung.
        members: those of the answer.
        detail: what went wrong, for people.
        late: what came for the vector before, after its answer; that one is spoiled.
    """

    status: Literal["answered", "unsupported", "failed", "crashed"]
    members: Mapping[str, Any] = field(default_factory=dict)
    detail: str = ""
    late: str = ""


class Engine(Protocol):
    """Whoever answers vectors."""

    @property
    def name(self) -> str:
        """What people call it."""
        ...

    def ask(self, vector: Vector) -> Reply:
        """Ask one vector; never raises because of what the engine does."""
        ...

    def close(self) -> str:
        """End; what came after the last answer, as `Reply.late`. May be called more than once."""
        ...


class EngineError(Exception):
    """The engine cannot be started at all."""


class _TroubleError(Exception):
    """No answer came; the process is of no more use."""

    def __init__(self, status: Literal["failed", "crashed"], detail: str) -> None:
        super().__init__(detail)
        self.reply = Reply(status, detail=detail)


def request(vector: Vector) -> bytes:
    """A vector as it is asked: a line of JSON with `id`, `op`, `game` and the members of its input."""
    asked = {"id": vector.id, "op": vector.kind, "game": vector.game, **vector.input}
    return orjson.dumps(asked, option=orjson.OPT_APPEND_NEWLINE)


class _Child:
    """A process of the engine, with a deadline for everything."""

    def __init__(self, command: Sequence[str]) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process runs
        pipe = subprocess.PIPE
        try:
            # A session of its own: whatever it starts ends with it.
            self._process = subprocess.Popen(  # noqa: S603 - the caller's own engine
                command, stdin=pipe, stdout=pipe, stderr=self._errors, bufsize=0, start_new_session=True
            )
        except OSError as error:
            self._errors.close()
            raise EngineError(f"{command[0]} cannot be started: {error.strerror}") from None
        assert self._process.stdin  # noqa: S101 - for mypy: a pipe was asked for
        assert self._process.stdout  # noqa: S101
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        self._unread = b""
        for stream in (self._stdin, self._stdout):
            os.set_blocking(stream.fileno(), False)

    def send(self, data: bytes, deadline: float) -> None:
        """Write all of it."""
        while data:
            if not select.select([], [self._stdin], [], max(0.0, deadline - time.monotonic()))[1]:
                raise _TroubleError("crashed", "it does not read its standard input")
            try:
                data = data[os.write(self._stdin.fileno(), data) :]
            except BrokenPipeError:
                raise self._ended() from None

    def line(self, deadline: float) -> bytes:
        """The next line that is not blank."""
        while True:
            line, end, rest = self._unread.partition(b"\n")
            if end and line.strip():
                self._unread = rest
                return line
            if end:
                self._unread = rest
            elif len(line) > MAX_LINE:
                raise _TroubleError("failed", f"a line of more than {MAX_LINE} bytes")
            else:
                self._read(deadline)

    def waiting(self, seconds: float = 0.0) -> list[bytes]:
        """The lines that are there by now, or by the end of the process within so many seconds."""
        with suppress(_TroubleError):
            while len(self._unread) <= MAX_LINE:
                self._read(time.monotonic() + seconds)
        *lines, self._unread = self._unread.split(b"\n")
        return [line for line in lines if line.strip()]

    def finish(self) -> list[bytes]:
        """Close its input and give it a little time to end by itself; the lines that still come."""
        self._stdin.close()
        lines = self.waiting(_END_S)
        self.kill()
        return lines

    def kill(self) -> None:
        """End the process and all that it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._stdin, self._stdout, self._errors):
            stream.close()

    def _read(self, deadline: float) -> None:
        if not select.select([self._stdout], [], [], max(0.0, deadline - time.monotonic()))[0]:
            raise _TroubleError("crashed", "no answer in time")
        chunk = os.read(self._stdout.fileno(), _CHUNK)
        if not chunk:
            raise self._ended()
        self._unread += chunk

    def _ended(self) -> _TroubleError:
        try:
            code = self._process.wait(_END_S)
        except subprocess.TimeoutExpired:
            return _TroubleError("crashed", "it has closed its standard output")
        said = f"it ended by signal {-code}" if code < 0 else f"it ended with exit code {code}"
        self._errors.seek(max(0, self._errors.seek(0, os.SEEK_END) - _TAIL))
        last = self._errors.read().decode(errors="replace").strip()
        return _TroubleError("crashed", f"{said}: …{last}" if last else said)


class StdioEngine:
    """An engine as a command; it is started again whenever it has been of no more use."""

    def __init__(self, command: Sequence[str], timeout_s: float) -> None:
        self.name = shlex.join(command)
        self._command, self._timeout_s = command, timeout_s
        self._child: _Child | None = None
        self._last = self._late = ""

    def ask(self, vector: Vector) -> Reply:
        """Ask one vector. Raises EngineError when the command cannot be started."""
        self._late = "" if self._child is None else _told(self._child.waiting())
        child = self._child = self._child or _Child(self._command)
        deadline = time.monotonic() + self._timeout_s
        try:
            child.send(request(vector), deadline)
            reply = self._answer(child, vector, deadline)
        except _TroubleError as trouble:
            child.kill()
            self._child, reply = None, trouble.reply
        self._last = vector.id
        return replace(reply, late=self._late)

    def close(self) -> str:
        """End the engine."""
        child, self._child = self._child, None
        return "" if child is None else _told(child.finish())

    def _answer(self, child: _Child, vector: Vector, deadline: float) -> Reply:
        while True:
            line = child.line(deadline)
            members = _members(line)
            if members.get("id") == vector.id:
                return Reply("unsupported" if members.get("unsupported") is True else "answered", members)
            if members.get("id") != self._last:
                raise _TroubleError("failed", f"an answer to another request: {_excerpt(line)}")
            self._late = _told([line])


def _members(line: bytes) -> dict[str, Any]:
    try:
        value = orjson.loads(line)
    except ValueError:
        value = None
    if not isinstance(value, dict):
        raise _TroubleError("failed", f"a line that is no JSON object: {_excerpt(line)}")
    return value


def _told(lines: Sequence[bytes]) -> str:
    return f"something follows the answer: {_excerpt(lines[0])}" if lines else ""


def _excerpt(line: bytes) -> str:
    return shown(line[:_TAIL].decode(errors="replace"))
