"""Metrics of the real server: added up over its workers, and right when one of them dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from measured import samples
from ports import free_port
from serving import ROOT, Serving

from service import worker_files

GAMES = "regelwerk_http_requests_total{code=ok,method=GET,route=/v1/games,status=200}"
MEMORY = worker_files.parent()


class Counting:
    """A server with metrics."""

    def __init__(self, serve: Callable[..., Serving]) -> None:
        self.page = f"http://127.0.0.1:{free_port()}/metrics"
        address = self.page.removeprefix("http://").removesuffix("/metrics")
        options = ("--workers", "2", "--app", "tests.cold_app:app")
        self.serving = serve(*options, environment={"REGELWERK_METRICS_BIND": address})
        self.url = self.serving.url
        self.folder = until(self._folder)

    def _folder(self) -> Path | None:
        """Where its workers count; None before they have begun. Other servers come and go beside it."""
        for sheet in all_sheets():
            with suppress(FileNotFoundError, ProcessLookupError, ValueError):
                if parent_of(parent_of(int(sheet.read_text()))) == self.serving.process.pid:
                    return sheet.parent
        return None

    def ask(self, path: str, times: int = 1) -> None:
        for _ in range(times):
            urllib.request.urlopen(self.url + path, timeout=30).read()

    def told(self) -> Mapping[str, float]:
        return samples(urllib.request.urlopen(self.page, timeout=30).read().decode())

    def pids(self) -> dict[str, int]:
        """The workers that have begun, by their numbers."""
        with pytest.MonkeyPatch.context() as patched:
            patched.setenv("PROMETHEUS_MULTIPROC_DIR", str(self.folder))
            return dict(worker_files.pids())

    def all_begun(self, apart_from: Collection[int] = ()) -> bool:
        """Whether both workers count, and none of them is one of those that were killed."""
        pids = self.pids()
        return len(pids) == 2 and not set(pids.values()) & set(apart_from)


@pytest.fixture
def counting(serve) -> Counting:
    found = Counting(serve)
    # The service answers as soon as one of its workers does.
    until(found.all_begun)
    return found


def all_sheets() -> list[Path]:
    """Where the workers of all servers of this machine have put down who they are."""
    with suppress(FileNotFoundError):  # A folder was removed while it was looked into.
        return list(MEMORY.glob("regelwerk-*/worker-*"))
    return []


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def until(condition: Callable[[], Any]) -> Any:
    """Wait until a condition holds; its value."""
    limit = time.monotonic() + 60
    while not (value := condition()):
        assert time.monotonic() < limit
        time.sleep(0.05)
    return value


def test_workers_are_added_up_and_whoever_follows_a_dead_one_goes_on_counting_in_its_files(counting):
    counting.ask("/v1/games", 40)
    before = counting.told()
    assert before[GAMES] == 40
    assert before["regelwerk_workers"] == 2
    for name in ("resident_memory_bytes", "cpu_seconds_total", "threads", "open_fds"):
        assert {f"regelwerk_worker_{name}{{worker={number}}}" for number in (0, 1)} <= set(before)
    for _ in range(3):
        killed = counting.pids()["0"]
        os.kill(killed, signal.SIGKILL)
        until(lambda gone=killed: counting.all_begun(apart_from=[gone]))
    counting.ask("/v1/games", 20)

    assert counting.told()[GAMES] == 60
    of = {path.stem.rpartition("_")[2] for path in counting.folder.glob("*.db")}
    assert of == {"0", "1", "master"}, "each dead worker has left files behind"


def test_a_worker_that_comes_or_goes_while_the_others_are_listed_is_left_out(monkeypatch, tmp_path):
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    (tmp_path / "worker-0").write_text("4711")
    (tmp_path / "worker-1").touch()
    (tmp_path / "worker-2").symlink_to(tmp_path / "taken away after it was listed")

    assert dict(worker_files.pids()) == {"0": 4711}


def test_what_a_dead_worker_had_going_on_does_not_count_any_more(counting):
    body = urllib.request.Request(
        counting.url + "/v1/anaconda/sessions", data=b"{}", headers={"Content-Type": "application/json"}
    )
    path = urllib.request.urlopen(body, timeout=30).headers["Location"]
    stream = urllib.request.Request(counting.url + path + "/events", headers={"Accept": "text/event-stream"})
    with urllib.request.urlopen(stream, timeout=30) as opened:
        opened.readline()
        until(lambda: counting.told()["regelwerk_streams_open"] == 1)
        killed = counting.pids().values()
        for pid in killed:
            os.kill(pid, signal.SIGKILL)
        until(lambda: counting.all_begun(apart_from=killed) and counting.told()["regelwerk_streams_open"] == 0)


def test_the_address_of_the_service_does_not_show_metrics_and_nothing_is_left_after_the_end(counting):
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(counting.url + "/metrics", timeout=30)
    assert refused.value.code == 404
    folder = counting.folder
    assert folder.stat().st_mode & 0o777 == 0o700
    assert counting.serving.stop() == 0
    assert not folder.exists()


def test_an_address_that_is_taken_is_told_at_the_start(counting, serve):
    address = counting.page.removeprefix("http://").removesuffix("/metrics")
    second = serve(environment={"REGELWERK_METRICS_BIND": address})
    assert second.wait_for(r"Cannot listen at (\S+): .*REGELWERK_METRICS_BIND") == address
    assert second.process.wait(30) == 1


def test_gunicorn_alone_listens_at_the_address_as_well():
    ports = free_port(), free_port()
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "gunicorn", "-c", "python:service.gunicorn_conf"),
            *("--bind", f"127.0.0.1:{ports[0]}", "tests.cold_app:app"),
        ],
        cwd=ROOT,
        env={**os.environ, "REGELWERK_METRICS_BIND": f"127.0.0.1:{ports[1]}", "REGELWERK_WORKERS": "1"},
        stderr=subprocess.DEVNULL,
    )

    def answers(port: int, path: str) -> bool:
        try:
            return bool(urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5).read())
        except OSError:
            return False

    try:
        until(lambda: answers(ports[0], "/v1/games"))
        assert answers(ports[1], "/metrics")
        assert not answers(ports[0], "/metrics")
        assert not answers(ports[1], "/v1/games")
    finally:
        process.terminate()
        assert process.wait(60) == 0
