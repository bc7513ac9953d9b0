"""Web servers that take each other's place: never more than two, and none is given up for one that cannot start."""

from __future__ import annotations

import errno
import socket
import subprocess
from pathlib import Path
from typing import Any, cast

import pytest

from service import children
from service.web_server import WebServer, WebServers

FAILURES = [
    OSError(errno.EAGAIN, "Resource temporarily unavailable"),
    OSError(errno.ENOMEM, "Cannot allocate memory"),
    OSError(errno.EMFILE, "Too many open files"),
    FileNotFoundError(errno.ENOENT, "No such file or directory"),
    subprocess.SubprocessError("Exception occurred in preexec_fn."),
]


class FakeServer:
    """A web server that does what a test says, and notes what it is told."""

    def __init__(self) -> None:
        self.ready = self.late = False
        self.code: int | None = None
        self.asked_to_go = 0
        self.finished = False

    def is_ready(self) -> bool:
        ready, self.ready = self.ready, False
        return ready

    def is_late(self) -> bool:
        return self.late

    def ended(self) -> int | None:
        return self.code

    def ask_to_go(self) -> None:
        self.asked_to_go += 1

    def finish(self) -> None:
        self.finished = True


class Family:
    """Web servers, all that were ever started, and what was said of them."""

    def __init__(self) -> None:
        self.started: list[FakeServer] = []
        self.said: list[str] = []
        self.failure: Exception | None = None
        self.servers = WebServers(self.start, self.said.append)

    def start(self) -> WebServer:
        if self.failure is not None:
            raise self.failure
        self.started.append(FakeServer())
        return cast("WebServer", self.started[-1])

    def reload(self) -> None:
        """Ask for another one, which answers at once."""
        count = len(self.started)
        self.servers.reload()
        self.servers.tend()
        assert len(self.started) == count + 1
        self.started[-1].ready = True
        self.servers.tend()


@pytest.fixture
def family() -> Family:
    return Family()


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: str(getattr(failure, "errno", "other")))
def test_a_reload_that_cannot_start_a_process_is_told_and_changes_nothing(family: Family, failure: Exception) -> None:
    family.failure = failure
    family.servers.reload()
    for _ in range(3):
        assert family.servers.tend() == 1.0

    assert family.servers.ended() is None
    assert family.started[0].asked_to_go == 0
    assert family.said[1:] == [f"Not reloaded: no other web server can be started ({failure}); the old one goes on."]
    family.failure = None
    family.reload()
    assert family.started[0].asked_to_go == 1


def test_a_first_start_that_cannot_be_is_an_error(family: Family) -> None:
    family.failure = FAILURES[0]
    with pytest.raises(OSError, match="temporarily"):
        WebServers(family.start, family.said.append)


@pytest.mark.parametrize("failure", FAILURES, ids=lambda failure: str(getattr(failure, "errno", "other")))
def test_no_descriptor_is_lost_when_there_is_no_process(monkeypatch: pytest.MonkeyPatch, failure: Exception) -> None:
    def spawn(*_: Any, **__: Any) -> None:
        raise failure

    monkeypatch.setattr(children, "spawn", spawn)
    descriptors = Path("/dev/fd")
    before = len(list(descriptors.iterdir()))
    with socket.socket() as listener:
        for _ in range(3):
            with pytest.raises(type(failure)):
                WebServer("app:app", [listener], {}, 1.0)
    assert len(list(descriptors.iterdir())) == before


def test_another_reload_waits_until_nobody_leaves_any_more(family: Family) -> None:
    family.reload()
    for _ in range(5):
        family.servers.reload()
        family.servers.tend()

    assert len(family.started) == 2
    family.started[0].code = 0
    family.servers.tend()
    assert family.started[0].finished
    family.servers.tend()
    assert len(family.started) == 3, "the reload that was asked for meanwhile, once"
    family.started[2].ready = True
    family.servers.tend()
    family.started[1].late = True
    for _ in range(3):
        family.servers.tend()
    assert (len(family.started), family.started[1].finished) == (3, True)


def test_a_stop_gives_those_that_leave_already_no_more_time(family: Family) -> None:
    family.reload()
    family.servers.stop()

    assert [server.asked_to_go for server in family.started] == [1, 1]
    assert all(server.finished for server in family.started)


def test_a_stop_ends_the_one_that_is_just_starting_as_well(family: Family) -> None:
    family.servers.reload()
    family.servers.tend()
    family.servers.stop()

    assert [(server.asked_to_go, server.finished) for server in family.started] == [(1, True)] * 2
