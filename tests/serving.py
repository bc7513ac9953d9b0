"""The command `regelwerk serve` as a process, for tests."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Serving:
    """`regelwerk serve` as people run it: a process, what it prints, and its address once it answers."""

    def __init__(self, *arguments: str, environment: dict[str, str] | None = None, daemon: bool = False) -> None:
        """Start it; a daemon has no terminal, whoever starts it."""
        own = {
            key: value for key, value in os.environ.items() if key != "REDIS_URL" and not key.startswith("REGELWERK_")
        }
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process runs
        self.process = subprocess.Popen(
            [sys.executable, "-m", "service.cli", "serve", "--port", "0", *arguments],
            cwd=ROOT,
            env={**own, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            start_new_session=daemon,
        )

    @property
    def output(self) -> str:
        """All that it has printed so far."""
        return os.pread(self._log.fileno(), 1 << 20, 0).decode()

    @property
    def url(self) -> str:
        """Its address, as soon as it says that it listens there."""
        return self.wait_for(r"listens at (http://\S+)")

    def wait_for(self, pattern: str, seconds: float = 300) -> str:
        """Wait until a pattern has been printed; its first group."""
        limit = time.monotonic() + seconds
        while time.monotonic() < limit:
            ended = self.process.poll() is not None
            if found := re.search(pattern, self.output):
                return found[1] if found.groups() else found[0]
            assert not ended, self.output
            time.sleep(0.02)
        raise AssertionError(f"{pattern!r} was not printed: {self.output}")

    def stop(self, number: int = signal.SIGINT) -> int:
        """Send a signal and wait for the end; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            return self.process.wait(30)
        finally:
            self.process.kill()
