"""`regelwerk serve`: how it starts, what it survives, how it ends, and that it leaves nothing behind."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import redis
from access_files import access_file
from serving import ROOT, Serving

from service import supervisor

Start = Callable[..., Serving]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")


@pytest.fixture
def folder() -> Iterator[Path]:
    """A temporary folder whose name is short enough to hold a Unix socket."""
    with tempfile.TemporaryDirectory(prefix="rw-") as name:
        yield Path(name)


@pytest.fixture
def dummy(serve: Start, folder: Path) -> Start:
    """Start servers of the dummy app, with their private folders in `folder`."""

    def start(*arguments: str, daemon: bool = False, **environment: str) -> Serving:
        own = {"PYTHONPATH": str(ROOT / "tests"), "TMPDIR": str(folder), **environment}
        return serve("--workers", "2", "--app", "dummy_app:app", *arguments, environment=own, daemon=daemon)

    return start


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as response:
        text: str = response.read().decode()
        return text


def children(pid: int) -> dict[int, str]:
    """The living descendants of a process, with their command lines."""
    found: dict[int, str] = {}
    for child in map(int, read_of(pid, f"task/{pid}/children").split()):
        found[child] = read_of(child, "cmdline").replace("\0", " ")
        found |= children(child)
    return found


def read_of(pid: int, name: str) -> str:
    """What the system tells of a process; nothing of one that has ended meanwhile."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/{name}").read_text()
    return ""


def patiently(url: str, seconds: float = 20) -> str:
    """The same as `get`, for as long as the store may be away."""
    limit = time.monotonic() + seconds
    while True:
        try:
            return get(url)
        except urllib.error.HTTPError:
            assert time.monotonic() < limit, url
            time.sleep(0.02)


def whole_family(server: Serving) -> dict[int, str]:
    """The processes of a server, all of them: a store, gunicorn's master, two workers."""
    limit = time.monotonic() + 30
    while len(family := children(server.process.pid)) < 4:
        assert time.monotonic() < limit, family
        time.sleep(0.02)
    return family


def only(processes: dict[int, str], word: str) -> int:
    """The first process whose command line has the word: of gunicorn's, the master."""
    return next(pid for pid, command in processes.items() if word in command)


def lives(pid: int) -> bool:
    state = read_of(pid, "stat").rpartition(")")[2].split()
    return bool(state) and state[0] != "Z"


def assert_gone(processes: dict[int, str]) -> None:
    """None of these is left, but for what a busy machine takes to carry out that they are killed."""
    limit = time.monotonic() + 20
    while alive := {pid: command for pid, command in processes.items() if lives(pid)}:
        assert time.monotonic() < limit, alive
        time.sleep(0.05)


def test_ctrl_c_stops_everything_in_order(dummy: Start, folder: Path) -> None:
    server = dummy()
    assert get(server.url + "/healthz") == "ok"
    family = whole_family(server)
    began = time.monotonic()
    assert server.stop(signal.SIGINT) == 0
    assert time.monotonic() - began < 10
    assert_gone(family)
    assert list(folder.iterdir()) == []


def test_ctrl_c_before_it_listens_stops_it(dummy: Start, folder: Path) -> None:
    server = dummy()
    while not children(server.process.pid):
        assert server.process.poll() is None, server.output
        time.sleep(0.01)
    time.sleep(0.1)
    family = children(server.process.pid)
    assert server.stop(signal.SIGINT) == 0, server.output
    assert_gone(family)
    assert list(folder.iterdir()) == []


def test_nothing_outlives_a_killed_supervisor_and_the_next_one_cleans_up(dummy: Start, folder: Path) -> None:
    server = dummy()
    assert server.url
    family = whole_family(server)
    server.stop(signal.SIGKILL)
    assert_gone(family)
    assert len(list(folder.iterdir())) == 1
    assert dummy().url
    assert len(list(folder.iterdir())) == 1


def test_a_killed_store_comes_back_with_its_data_and_killed_workers_are_replaced(dummy: Start) -> None:
    server = dummy()
    for value in ("first", "second"):
        get(f"{server.url}/set?{value}")
        os.kill(only(children(server.process.pid), "valkey"), signal.SIGKILL)
        assert patiently(server.url + "/get") == value
    assert "The store has died (signal 9)" in server.output
    for worker in [pid for pid, command in whole_family(server).items() if "gunicorn" in command][1:]:
        os.kill(worker, signal.SIGKILL)
    assert get(server.url + "/healthz") == "ok"
    assert server.stop(signal.SIGTERM) == 0


def test_without_a_web_server_it_stops(dummy: Start, folder: Path) -> None:
    server = dummy()
    assert server.url
    family = whole_family(server)
    os.kill(only(family, "gunicorn"), signal.SIGKILL)
    assert server.process.wait(30) == 1
    assert "The web server has ended by itself (signal 9)" in server.output
    assert_gone(family)
    assert list(folder.iterdir()) == []


def test_an_app_that_cannot_be_loaded_stops_it(dummy: Start, folder: Path) -> None:
    server = dummy("--app", "no_such_module:app")
    assert server.process.wait(60) == 1
    assert "no_such_module" in server.output
    assert list(folder.iterdir()) == []


def test_a_taken_port_is_said_in_one_line_before_anything_starts(dummy: Start, folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = dummy("--port", str(port))
        assert server.process.wait(30) == 1
    assert re.fullmatch(rf"Error: Cannot listen at 127\.0\.0\.1:{port}: Address already in use\. .*\n", server.output)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "told"),
    [
        (
            "redis://user:hush@127.0.0.1:1/0",
            "Error: The Redis server at redis://127.0.0.1:1/0 (REDIS_URL) cannot be used: ",
        ),
        ("redis://user:hush@127.0.0.1:port", "Error: REDIS_URL is not an address"),
        (
            "unix:///nowhere/store.sock?password=hush",
            "Error: The Redis server at unix:///nowhere/store.sock (REDIS_URL) ",
        ),
        ("user:hush@127.0.0.1", "Error: REDIS_URL must be an address that begins with redis[s]://"),
    ],
)
def test_a_store_that_cannot_be_used_is_an_error_that_keeps_the_password(dummy: Start, url: str, told: str) -> None:
    server = dummy(REDIS_URL=url)
    assert server.process.wait(30) == 1
    assert server.output.startswith(told)
    assert "hush" not in server.output
    assert server.output.count("\n") == 1


def test_the_store_at_redis_url_is_used_and_no_other_started(dummy: Start, folder: Path, clean_redis: str) -> None:
    server = dummy(REDIS_URL=clean_redis)
    get(server.url + "/set?seen")
    assert list(folder.iterdir()) == []
    with redis.Redis.from_url(clean_redis) as client:
        assert client.get("value") == b"seen"
    assert server.stop() == 0


def test_the_stand_in_written_in_python_serves_too_with_a_warning(dummy: Start) -> None:
    server = dummy(REGELWERK_EMBEDDED_STORE="python")
    get(server.url + "/set?kept")
    assert get(server.url + "/get") == "kept"
    assert "Set REDIS_URL" in server.output
    family = children(server.process.pid)
    assert server.stop() == 0
    assert_gone(family)


def test_a_bad_setting_is_an_error(dummy: Start) -> None:
    server = dummy(REGELWERK_MAX_PLIES="many")
    assert server.process.wait(30) == 1
    assert server.output == "Error: REGELWERK_MAX_PLIES must be a whole number from 10 to 5000, not 'many'.\n"


def test_what_the_real_server_tells_people_to_try_works_when_pasted(live_process: Serving) -> None:
    command = live_process.wait_for(r"try +(curl .*)")
    answer = subprocess.run(shlex.split(command), capture_output=True, text=True, check=True)
    assert '"best"' in answer.stdout
    assert "Valkey" in live_process.output


def test_the_real_server_has_its_docs(live_process: Serving) -> None:
    assert "swagger" in get(live_process.wait_for(r"docs +(http\S+)")).lower()


def test_help_lists_the_settings_and_needs_no_libraries() -> None:
    command = [sys.executable, "-X", "importtime", "-m", "service.cli", "serve", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "REGELWERK_MAX_PLIES" in told.stdout
    assert not re.search(r"\| +(flask|redis|marshmallow|schemas|service\.games)\n", told.stderr)


def test_a_reload_keeps_the_private_store_and_what_is_in_it(dummy: Start) -> None:
    server = dummy(daemon=True)
    get(server.url + "/set?kept")
    family = whole_family(server)
    for _ in range(2):
        server.process.send_signal(signal.SIGHUP)
    server.wait_for("Reloaded")
    assert get(server.url + "/get") == "kept"
    assert only(children(server.process.pid), "valkey") == only(family, "valkey")
    assert_gone({only(family, "gunicorn"): "gunicorn"})


def test_a_stop_in_the_middle_of_a_reload_leaves_nothing_behind(dummy: Start, folder: Path) -> None:
    server = dummy(daemon=True)
    assert server.url
    family = whole_family(server)
    server.process.send_signal(signal.SIGHUP)
    server.wait_for("Reloading")
    family |= children(server.process.pid)
    assert server.stop(signal.SIGTERM) == 0
    assert_gone(family)
    assert list(folder.iterdir()) == []


def test_a_request_that_takes_long_is_answered_whole_though_the_server_stops(dummy: Start) -> None:
    server = dummy()
    with urllib.request.urlopen(server.url + "/slow?4", timeout=30) as response:
        assert response.read(1) == b"s"
        server.process.send_signal(signal.SIGTERM)
        assert response.read() == b"lowly, but whole"
    assert server.process.wait(30) == 0


def test_who_has_connected_and_says_nothing_does_not_hold_up_a_stop(dummy: Start) -> None:
    server = dummy(REGELWERK_GRACEFUL_TIMEOUT_S="300")
    address = server.url.removeprefix("http://").split(":")
    with socket.create_connection((address[0], int(address[1]))):
        time.sleep(5.5)  # gunicorn lends it a thread for five
        assert server.stop(signal.SIGTERM) == 0, "within the 30 s that this waits, a tenth of what it may take"


def test_who_closes_the_terminal_ends_it(folder: Path) -> None:
    ours, theirs = os.openpty()
    at_the_terminal = "import os, sys; os.login_tty(int(sys.argv[1])); os.execv(sys.executable, sys.argv[2:])"
    serve = [sys.executable, "-m", "service.cli", "serve", "--port", "0", "--workers", "2", "--app", "dummy_app:app"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "tests"), "TMPDIR": str(folder)}
    command = [sys.executable, "-c", at_the_terminal, str(theirs), *serve]
    process = subprocess.Popen(command, cwd=ROOT, env=environment, pass_fds=[theirs])
    os.close(theirs)
    said = b""
    while b"listens at" not in said:
        said += os.read(ours, 4096)
    family = children(process.pid)
    assert family
    os.close(ours)
    process.wait(30)
    assert_gone(family)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_reload_with_a_bad_file_is_told_in_one_line_and_the_old_files_hold(
    dummy: Start, folder: Path, form: str
) -> None:
    access = Path(access_file(folder))
    server = dummy(daemon=True, REGELWERK_ACCESS=str(access), REGELWERK_LOG_FORMAT=form)
    url = server.url.removesuffix('"')
    access.write_text("colour = 1")
    server.process.send_signal(signal.SIGHUP)
    server.wait_for("Not reloaded")

    why = [line for line in server.output.splitlines() if "/colour: Unknown field." in line]
    assert len(why) == 1
    assert "Traceback" not in server.output
    if form == "json":
        lines = [json.loads(line) for line in server.output.splitlines()]
        assert {"level": "ERROR", "message": "REGELWERK_ACCESS: /colour: Unknown field."}.items() <= next(
            line for line in lines if "colour" in line["message"]
        ).items()
    else:
        assert why == ["Error: REGELWERK_ACCESS: /colour: Unknown field."]
    assert get(url) == "ok"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"REGELWERK_MAX_PLIES": "many"}, "REGELWERK_MAX_PLIES must be a whole number"),
        ({"REGELWERK_ACCESS": "/nowhere"}, "REGELWERK_ACCESS: the file cannot be read"),
    ],
)
@pytest.mark.parametrize("command", ["serve", "gunicorn"])
def test_why_it_does_not_start_is_one_line_of_the_log(wrong: dict[str, str], told: str, command: str) -> None:
    words = {
        "serve": ["service.cli", "serve", "--port", "0"],
        "gunicorn": ["gunicorn", "-c", "python:service.gunicorn_conf", "--bind", "127.0.0.1:0", "dummy_app:app"],
    }
    environment = {**os.environ, "REGELWERK_LOG_FORMAT": "json", **wrong}
    done = subprocess.run(
        [sys.executable, "-m", *words[command]], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )

    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    assert json.loads(line)["message"].startswith(told)


def test_who_is_deaf_to_sighup_as_under_nohup_says_so_and_goes_on(dummy: Start) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        server = dummy(daemon=True)
    finally:
        signal.signal(signal.SIGHUP, before)
    server.wait_for("SIGHUP is ignored")
    server.process.send_signal(signal.SIGHUP)
    assert get(server.url) == "ok"
    assert "Reloading" not in server.output


def test_who_waits_for_the_first_start_is_told_once_why(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        """A web server that is ready when it is asked for the fourth time, and nobody who interrupts."""

        asked = 0
        stopping = False

        def is_ready(self) -> bool:
            self.asked += 1
            return self.asked > 3

        def ended(self) -> None:
            return None

        def is_late(self) -> bool:
            return False

        def wait(self, _seconds: float) -> None:
            pass

    said: list[str] = []
    monkeypatch.setattr(supervisor, "_PATIENCE_S", 0.0)
    slow: Any = Slow()
    assert supervisor._until_ready(slow, slow, said.append)

    assert len(said) == 1
    assert "solvers are compiled at the first start" in said[0]
