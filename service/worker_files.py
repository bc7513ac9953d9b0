"""The files in which workers count their metrics: a private folder per run, a number per worker.

prometheus_client names a process's files after its id, so each worker that ever was would leave some behind, and with
them memory. Here a worker has the lowest number that is free: one that takes the place of another goes on counting in
its files, and a counter never falls.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

from service.private_folder import private_folder

_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where prometheus_client looks for the folder."""
_MEMORY: Final = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it
_MASTER: Final = "master"

_here = {"number": _MASTER}
_taken: dict[int, str] = {}
"""The numbers of the workers that live, by their age, which gunicorn counts."""
_open = ExitStack()


def begin() -> None:
    """Make the folder; in the process that is to fork the workers, before it loads the application."""
    os.environ[_VARIABLE] = str(_open.enter_context(private_folder(parent())))
    from prometheus_client import values  # noqa: PLC0415 - it asks for the folder as it is imported

    values.ValueClass = values.MultiProcessValue(lambda: _here["number"])  # type: ignore[no-untyped-call]


def parent() -> Path:
    """Where the folder is made: in memory, if there is such a place."""
    return _MEMORY if os.access(_MEMORY, os.W_OK) else Path(tempfile.gettempdir())


def end() -> None:
    """Remove the folder; in the process that has made it."""
    _open.close()


def in_use() -> bool:
    """Whether workers count in files."""
    return _VARIABLE in os.environ


def give_number(worker: Any) -> None:
    """Before a worker is forked: its number is the lowest that is free."""
    taken = set(_taken.values())
    worker.number = next(str(each) for each in range(len(taken) + 1) if str(each) not in taken)
    _taken[worker.age] = worker.number


def enter(worker: Any) -> None:
    """In a new worker: count in the files of its number."""
    _here["number"] = worker.number
    _sheet(worker.number).write_text(str(os.getpid()), encoding="utf-8")


def leave(worker: Any) -> None:
    """After a worker has ended: its number is free, and what it had going on does not count any more."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415

    if _taken.pop(worker.age, None) is not None:
        mark_process_dead(worker.number)  # type: ignore[no-untyped-call]
        _sheet(worker.number).unlink(missing_ok=True)


def pids() -> Iterator[tuple[str, int]]:
    """The numbers of the workers that have begun, and their process ids."""
    for sheet in sorted(_folder().glob("worker-*")):
        pid = None
        # Meanwhile the worker may have ended, and the next one with its number has not written yet.
        with suppress(FileNotFoundError, ValueError):
            pid = int(sheet.read_text(encoding="utf-8"))
        if pid is not None:
            yield sheet.name.removeprefix("worker-"), pid


def _folder() -> Path:
    return Path(os.environ[_VARIABLE])


def _sheet(number: str) -> Path:
    return _folder() / f"worker-{number}"
