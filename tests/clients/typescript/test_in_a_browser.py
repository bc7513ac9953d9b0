"""The page of the TypeScript client's README runs in a browser, without a bundler."""

from __future__ import annotations

import functools
import http.server
import re
import subprocess
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

CLIENTS = Path(__file__).resolve().parents[3] / "clients"
SERVICE = "http://localhost:8000"


class _Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # noqa: RUF012

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(tmp_path: Path, node: None) -> Iterator[tuple[Path, str]]:
    """A folder with the two packages as a project has them, and where it is served."""
    packages = tmp_path / "node_modules"
    (packages / "regelwerk-client").mkdir(parents=True)
    (packages / "openapi-fetch").symlink_to(CLIENTS / "node_modules" / "openapi-fetch")
    build = ("npx", "--no-install", "tsc", "--project", "tsconfig.build.json", "--outDir")
    subprocess.run(
        [*build, packages / "regelwerk-client" / "dist"], cwd=CLIENTS / "typescript", check=True, capture_output=True
    )
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield tmp_path, f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_the_page_of_the_readme_shows_the_legal_moves(
    site: tuple[Path, str], live_server: str, open_page: Callable[..., Page]
) -> None:
    folder, address = site
    readme = (CLIENTS / "typescript" / "README.md").read_text("utf-8")
    (written,) = re.findall(r"```html\n(.*?)```", readme, re.DOTALL)
    assert SERVICE in written
    icon = '<link rel="icon" href="data:,">'
    (folder / "index.html").write_text(icon + written.replace(SERVICE, live_server), "utf-8")

    page = open_page(others=[live_server])
    page.goto(f"{address}/index.html")

    page.get_by_text("III=2@V, III=5@IV", exact=True).wait_for()
