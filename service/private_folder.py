"""A private temporary folder that is removed at the end, or by the next process if this one is killed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_PREFIX: Final = "regelwerk-"
_LOCK: Final = "owner"
# The path of a Unix socket has room for 104 bytes on macOS, 108 on Linux.
_LONGEST_PARENT: Final = 70


@contextlib.contextmanager
def private_folder(parent: Path | None = None) -> Iterator[Path]:
    """A new folder that only this user can enter; first removes those whose owners are gone.

    Removed by the process that has made it alone, and not by one that it has forked.
    """
    parent = parent or _parent()
    owner = os.getpid()
    remove_stale(parent)
    folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=parent))
    descriptor = _own(folder)
    try:
        yield folder
    finally:
        if os.getpid() == owner:
            shutil.rmtree(folder, ignore_errors=True)
            os.close(descriptor)


def remove_stale(parent: Path) -> None:
    """Remove the folders of this user whose owners no longer live: nobody holds the lock inside."""
    for folder in parent.glob(_PREFIX + "*"):
        with contextlib.suppress(OSError):
            if folder.lstat().st_uid == os.geteuid() and _is_abandoned(folder):
                shutil.rmtree(folder, ignore_errors=True)


def _parent() -> Path:
    usual = Path(tempfile.gettempdir())
    return usual if len(os.fsencode(usual)) <= _LONGEST_PARENT else Path("/tmp")  # noqa: S108 - mkdtemp is used in it


def _own(folder: Path) -> int:
    """Lock the folder for the life of this process.

    The lock file gets its name only once it is locked, so that nobody takes a folder for abandoned in between. A lock,
    unlike a process id, cannot be mistaken for that of a later process.
    """
    descriptor = os.open(folder / "new", os.O_CREAT | os.O_RDWR, 0o600)
    fcntl.flock(descriptor, fcntl.LOCK_EX)
    (folder / "new").rename(folder / _LOCK)
    return descriptor


def _is_abandoned(folder: Path) -> bool:
    descriptor = os.open(folder / _LOCK, os.O_RDWR | os.O_NOFOLLOW)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(descriptor)
    return True
