"""How many connections a process may hold, by the limit of open files that it finds."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from serving import Serving

ROOT = Path(__file__).resolve().parent.parent


def told(threads: int, soft: int, hard: int) -> tuple[int, int]:
    """The connections, and the limit of files after it, in a process that begins with these limits."""
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))\n"
        "from service.open_files import allow, connections, needed\n"
        "print(connections({threads}, allow(needed({threads}))), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code.format(threads=threads, soft=soft, hard=hard)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    found, files = map(int, done.stdout.split())
    return found, files


@pytest.mark.parametrize("threads", [2, 320, 1000])
def test_beside_every_thread_there_is_room_for_a_thousand_idle_connections(threads: int) -> None:
    found, files = told(threads, 256, 4096)
    assert found == threads + 1000
    # Each thread may have a line to the store as well.
    assert found + threads < files


def test_a_limit_that_is_high_enough_stays_as_it_is() -> None:
    assert told(320, 4000, 4096) == (1320, 4000)


def test_where_the_limit_cannot_be_raised_there_are_fewer_idle_connections() -> None:
    found, files = told(320, 1024, 1024)
    assert 320 < found < 1024 - 320
    assert files == 1024


def test_even_too_low_a_limit_leaves_a_connection_for_every_thread() -> None:
    found, _ = told(320, 256, 256)
    assert found > 320


def test_a_process_that_may_not_look_at_its_limit_trusts_it() -> None:
    code = (
        "import resource\n"
        "def forbidden(*_): raise OSError(1, 'Operation not permitted')\n"
        "resource.getrlimit = resource.setrlimit = forbidden\n"
        "from service.open_files import allow, connections, needed\n"
        "print(connections(320, allow(needed(320))))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert int(done.stdout) == 1320


def test_with_as_many_threads_as_can_be_connections_are_still_kept(serve: Callable[..., Serving]) -> None:
    server = serve(
        *("--app", "tests.cold_app:app", "--workers", "1"),
        environment={"REGELWERK_THREADS": "1000", "REGELWERK_STREAMS": "992"},
    )
    with httpx.Client(base_url=server.url, timeout=30) as client:
        assert client.get("/healthz").headers["Connection"] == "keep-alive"
