"""nginx as it is shipped, run by a test as whoever runs the tests: other ports and folders, the same rules."""

from __future__ import annotations

import datetime as dt
import getpass
import http.client
import ipaddress
import json
import os
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from ports import free_port
from serving import ROOT

SHIPPED = ROOT / "deploy" / "nginx"
HOST = "regelwerk.example.org"
_MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log info;
events {{ worker_connections 512; }}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/regelwerk.conf;
}}
"""


def program() -> str:
    """nginx; skips where there is none, unless it must be there."""
    if sys.platform != "linux":
        pytest.skip("the tests call from many addresses of this machine, which only Linux has")
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
    if found is None:
        reason = "no nginx on the PATH; on Debian and Ubuntu: apt install nginx-light"
        if os.environ.get("REGELWERK_NGINX_TESTS") == "required":
            pytest.fail(f"REGELWERK_NGINX_TESTS=required, but {reason}")
        pytest.skip(reason)
    return found


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def cache(self) -> str | None:
        """What the cache did for it."""
        found: str | None = self.headers["X-Cache-Status"]
        return found


class Proxy:
    """nginx in front of one server, or of two, reached by TLS."""

    def __init__(
        self, folder: Path, upstream: str, changes: Mapping[str, str] | None = None, second: str | None = None
    ) -> None:
        self.folder, self.plain_port, self.port = folder, free_port(), free_port()
        _certify(folder)
        shared = folder / "regelwerk"
        shared.mkdir()
        for name in ("http.conf", "server.conf", "problem.conf"):
            (shared / name).write_text(_replaced((SHIPPED / name).read_text(), self._own(upstream) | (changes or {})))
        text = _replaced((SHIPPED / "regelwerk.conf").read_text(), self._own(upstream), all_of_them=True)
        if second is not None:
            text = _replaced(text, {"# server 127.0.0.1:8001 ": f"server {second} "}, all_of_them=True)
        (folder / "regelwerk.conf").write_text(text)
        user = f"user {getpass.getuser()} {getpass.getuser()};" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(_MAIN.format(folder=folder, user=user))
        self.command = [program(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]

    def _own(self, upstream: str) -> dict[str, str]:
        return {
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "listen [::]:80;": "",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "listen [::]:443 ssl http2;": "",
            "server 127.0.0.1:8000 ": f"server {upstream} ",
            "/etc/ssl/regelwerk/": f"{self.folder}/",
            "/var/cache/nginx/regelwerk": f"{self.folder}/cache",
            "/var/log/nginx/": f"{self.folder}/",
        }

    def check(self) -> subprocess.CompletedProcess[str]:
        """What nginx says of the files."""
        return subprocess.run([*self.command, "-t"], check=False, capture_output=True, text=True)

    @contextmanager
    def running(self) -> Iterator[Proxy]:
        """Run it for as long as the block does."""
        child = subprocess.Popen(self.command)
        try:
            self._wait(child)
            yield self
        finally:
            child.terminate()
            child.wait(30)

    def _wait(self, child: subprocess.Popen[bytes]) -> None:
        limit = time.monotonic() + 60
        while time.monotonic() < limit:
            assert child.poll() is None, (self.folder / "error.log").read_text()
            with suppress(OSError):
                self.connect().close()
                return
            time.sleep(0.02)
        raise AssertionError("nginx does not listen")

    @property
    def url(self) -> str:
        return f"https://127.0.0.1:{self.port}"

    def connect(self, source: str = "127.0.0.1") -> http.client.HTTPSConnection:
        """A connection from an address of this machine, which trusts the certificate of the test."""
        trust = ssl.create_default_context(cafile=self.folder / "fullchain.pem")
        connection = http.client.HTTPSConnection(
            "127.0.0.1", self.port, timeout=30, context=trust, source_address=(source, 0)
        )
        connection.connect()
        return connection

    def ask(
        self, path: str, body: Any = None, *, source: str = "127.0.0.1", method: str | None = None, **headers: str
    ) -> Answer:
        """One request and its answer. Underscores in names of headers stand for hyphens."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        if data is not None:
            named = {"Content-Type": "application/json", **named}
        connection = self.connect(source)
        try:
            connection.request(method or ("GET" if data is None else "POST"), path, data, named)
            answer = connection.getresponse()
            return Answer(answer.status, answer.headers, answer.read())
        finally:
            connection.close()

    def say(self, text: bytes) -> bytes:
        """Send bytes as they are; everything that comes back."""
        connection = self.connect()
        connection.sock.sendall(text)
        return b"".join(_chunks(connection))


def _chunks(connection: http.client.HTTPSConnection) -> Iterable[bytes]:
    with suppress(OSError):
        while data := connection.sock.recv(65536):
            yield data
    connection.close()


def _replaced(text: str, changes: Mapping[str, str], *, all_of_them: bool = False) -> str:
    for old, new in changes.items():
        assert old in text or not all_of_them or old == "/var/cache/nginx/regelwerk", f"{old} is not in the file"
        text = text.replace(old, new)
    return text


def _certify(folder: Path) -> None:
    """A certificate for this machine that nobody else trusts."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName(HOST), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(hours=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "fullchain.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
