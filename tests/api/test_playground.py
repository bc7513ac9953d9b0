"""The page at `/` comes from this host, whole, guarded and compressed."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from flask.testing import FlaskClient

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "service" / "playground"


def named_in(page: str) -> list[str]:
    return re.findall(r'(?:src|href)="([^"]+)"', page)


def test_the_page_names_only_files_of_this_host_and_all_are_there(client: FlaskClient) -> None:
    page = client.get("/")
    assert page.mimetype == "text/html"
    named = named_in(page.text)
    assert any(name.endswith(".js") for name in named)
    for name in named:
        assert name.startswith("/")
        assert not name.startswith("//")
        assert client.get(name).status_code == 200, name


def test_every_built_file_is_served_as_what_it_is(client: FlaskClient) -> None:
    kinds = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
    assets = [path for path in (BUILT / "assets").rglob("*") if path.is_file()]
    assert assets
    for path in assets:
        answer = client.get(f"/assets/{path.relative_to(BUILT / 'assets').as_posix()}")
        assert answer.data == path.read_bytes()
        assert answer.mimetype == kinds[path.suffix]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_the_page_may_load_nothing_from_elsewhere_and_nothing_inline(client: FlaskClient) -> None:
    policy = client.get("/").headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_the_page_is_asked_for_again_and_its_assets_never(client: FlaskClient) -> None:
    page = client.get("/")
    assert page.headers["Cache-Control"] == "no-cache"
    again = client.get("/", headers={"If-None-Match": page.headers["ETag"]})
    assert again.status_code == 304
    asset = client.get(next(name for name in named_in(page.text) if name.startswith("/assets/")))
    assert asset.headers["Cache-Control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("accepted", ["gzip", "br;q=1.0, gzip;q=0.5"])
def test_who_takes_compressed_files_gets_them(client: FlaskClient, accepted: str) -> None:
    plain, zipped = client.get("/"), client.get("/", headers={"Accept-Encoding": accepted})
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in zipped.headers["Vary"]
    assert gzip.decompress(zipped.data) == plain.data
    assert zipped.headers["ETag"] != plain.headers["ETag"]


@pytest.mark.parametrize("accepted", ["", "identity", "gzip;q=0"])
def test_who_does_not_gets_them_as_they_are(client: FlaskClient, accepted: str) -> None:
    answer = client.get("/", headers={"Accept-Encoding": accepted})
    assert "Content-Encoding" not in answer.headers
    assert answer.text.startswith("<!doctype html>")


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/assets/../index.html", "/assets/%2e%2e/%2e%2e/app.py", "/index.html"]
)
def test_other_paths_lead_to_no_file(client: FlaskClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert answer.json["code"] == "not_found"
