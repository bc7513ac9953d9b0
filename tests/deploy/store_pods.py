"""Pods of the store as processes of this machine: the shipped scripts with the servers that the tests have."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import redis
from ports import free_port
from reliability.servers import _binary as server_binary
from serving import ROOT

from service import children

KUBERNETES = ROOT / "deploy" / "kubernetes"
PASSWORD = "0123456789abcdef"


def programs(folder: Path) -> Path:
    """A folder with `valkey-server` and `valkey-cli`; skips where there is none, unless they must be there."""
    if sys.platform != "linux":
        pytest.skip("the tests give pods several addresses of this machine, which only Linux has")
    client = shutil.which("valkey-cli") or shutil.which("redis-cli")
    if client is None:
        reason = "no valkey-cli and no redis-cli on the PATH; on Debian and Ubuntu: apt install redis-tools"
        if os.environ.get("REGELWERK_KUBERNETES_TESTS") == "required":
            pytest.fail(f"REGELWERK_KUBERNETES_TESTS=required, but {reason}")
        pytest.skip(reason)
    folder.mkdir()
    (folder / "valkey-cli").symlink_to(client)
    (folder / "valkey-server").symlink_to(server_binary())
    return folder


def bus_port() -> int:
    """A free port whose port for the bus of a cluster is free as well."""
    while True:
        port = free_port()
        with suppress(OSError, OverflowError), socket.create_server(("127.0.0.1", port + 10_000)):
            return port


class Pod:
    """A script with its environment, which the test starts, kills and starts again on the same disk."""

    def __init__(self, path: Path, folder: Path, script: str, port: int, **environment: str) -> None:
        self.port, self.data, self._script = port, folder / "data", script
        run, secret = folder / "run", folder / "password"
        for each in (self.data, run):
            each.mkdir(parents=True)
        secret.write_text(PASSWORD)
        settings = folder / "common.conf"
        settings.write_text((KUBERNETES / "store/valkey.conf").read_text().replace("dir /data", f"dir {self.data}"))
        self.environment = {
            "PATH": f"{path}:{os.environ['PATH']}",
            "PORT": str(port),
            "DATA": str(self.data),
            "RUN": str(run),
            "SETTINGS": str(settings),
            "PASSWORD_FILE": str(secret),
            **environment,
        }
        self._log = folder / "log"
        self._child: subprocess.Popen[bytes] | None = None
        self.client = redis.Redis("127.0.0.1", port, password=PASSWORD, socket_timeout=5, decode_responses=True)

    def start(self) -> None:
        """Start it; does not wait until it answers."""
        with self._log.open("ab") as log:
            self._child = children.spawn(
                ["sh", str(KUBERNETES / self._script)], environment=self.environment, output=log
            )

    def kill(self) -> None:
        """End it and all that it has started, at once."""
        if self._child:
            with suppress(ProcessLookupError):
                os.killpg(self._child.pid, signal.SIGKILL)
            self._child.wait()

    def said(self) -> str:
        """What it has printed."""
        return self._log.read_text()

    def info(self) -> dict[str, Any]:
        """What it says of replication."""
        found: dict[str, Any] = self.client.info("replication")
        return found

    def is_ready(self) -> bool:
        """What its readiness probe says."""
        script = ["sh", str(KUBERNETES / "store/ready.sh")]
        return subprocess.run(script, env=self.environment, check=False, capture_output=True).returncode == 0
