"""Child processes that never outlive their parent, however it ends."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Final

HOME: Final = Path(__file__).resolve().parents[1]
"""The folder that holds the packages `service` and `schemas`: a clone, or site-packages."""

NOT_SPAWNED: Final = (OSError, subprocess.SubprocessError)
"""What `spawn` raises where the system has no memory, no process or no descriptor left, or no such program any more."""

_PR_SET_PDEATHSIG: Final = 1
# Loaded here, since nothing may be imported between fork and exec.
_LIBC: Final = ctypes.CDLL(None) if sys.platform == "linux" else None


def tether(parent: int, signal_number: int) -> None:
    """Called in a fresh child: `signal_number` reaches it when `parent` ends. On Linux; elsewhere it does nothing.

    The kernel means the *thread* that forked, so only the main thread may make such children.
    """
    if _LIBC is None:
        return
    _LIBC.prctl(_PR_SET_PDEATHSIG, ctypes.c_ulong(signal_number), 0, 0, 0)
    # The parent may have ended before the request was made; then nobody will send anything.
    if os.getppid() != parent:
        os.kill(os.getpid(), signal.SIGKILL)


def spawn(
    command: Sequence[str],
    *,
    environment: Mapping[str, str] | None = None,
    output: IO[bytes] | None = None,
    keep: Sequence[int] = (),
) -> subprocess.Popen[bytes]:
    """Start a child in a session of its own (Ctrl-C reaches only us) that ends with SIGTERM when we end.

    Its working folder is `HOME`, so that `python -m` finds these packages. `keep` are descriptors that it inherits.
    Raises `NOT_SPAWNED`.
    """
    return subprocess.Popen(  # noqa: S603 - commands are our own, none has a shell
        command,
        cwd=HOME,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        pass_fds=keep,
        start_new_session=True,
        preexec_fn=_tethered_to(os.getpid()),  # noqa: PLW1509 - this process has one thread
    )


def stop(child: subprocess.Popen[bytes], grace: float) -> None:
    """End a child: ask, wait up to `grace` seconds, then kill whatever is left of its session."""
    child.terminate()
    with contextlib.suppress(subprocess.TimeoutExpired):
        child.wait(grace)
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()


def ending(code: int) -> str:
    """How a process ended, in words, from the code that `Popen.poll` gives."""
    return f"signal {-code}" if code < 0 else f"code {code}"


def _tethered_to(parent: int) -> Callable[[], None]:
    return lambda: tether(parent, signal.SIGTERM)
