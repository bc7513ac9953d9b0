"""The browser that the other tests here drive."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

TESTS = Path(__file__).resolve().parents[1]
ONE_TEST = """
from browsing import chromium, open_page, page

def test_a_page_opens(page):
    page.set_content("<p>Hello")
    assert page.text_content("p") == "Hello"
"""
FAULTS = """
<script>console.error("Ouch")</script>
<script>nothing.at.all</script>
<img src="http://127.0.0.1:9/first"><img src="http://localhost:9/second">
<meta http-equiv="Content-Security-Policy" content="img-src 'none'"><img src="http://127.0.0.1:9/third">
"""


def outcome(folder: Path, test: str, **environment: str) -> str:
    """What pytest says of one test, in a process of its own."""
    (folder / "test_it.py").write_text(test)
    command = [sys.executable, "-m", "pytest", "-q", "-ra", "-p", "no:cacheprovider", "test_it.py"]
    known = {key: value for key, value in os.environ.items() if key != "REGELWERK_BROWSER_TESTS"}
    given = {**known, "PYTHONPATH": str(TESTS), **environment}
    return subprocess.run(command, cwd=folder, env=given, capture_output=True, text=True, check=False).stdout


def test_people_in_two_pages_share_nothing(open_page: Callable[..., Page], live_server: str) -> None:
    first, second = open_page(), open_page()
    for each in (first, second):
        each.goto(f"{live_server}/healthz")
    first.evaluate("localStorage.setItem('token', 'secret')")

    assert first.evaluate("localStorage.getItem('token')") == "secret"
    assert second.evaluate("localStorage.getItem('token')") is None


def test_between_browser_tests_other_tests_have_the_event_loop(chromium: object) -> None:
    async def answer() -> int:
        return 42

    assert chromium
    assert asyncio.run(answer()) == 42


@pytest.mark.usefixtures("chromium")
def test_a_page_that_does_what_no_page_may_fails_its_test(tmp_path: Path) -> None:
    told = outcome(tmp_path, ONE_TEST.replace('<p>Hello")', f'<p>Hello</p>" + {FAULTS!r}, wait_until="networkidle")'))

    assert "1 passed, 1 error" in told
    assert "The console says: Ouch" in told
    assert "nothing is not defined" in told
    assert "A request left http://127.0.0.1:9: http://localhost:9/second" in told
    assert "Content Security Policy" in told


def test_without_chromium_browser_tests_are_skipped_with_a_reason(tmp_path: Path) -> None:
    told = outcome(tmp_path, ONE_TEST, PATH="/nowhere")

    assert "1 skipped" in told
    assert "apt install chromium" in told


def test_without_chromium_browser_tests_fail_where_they_are_required(tmp_path: Path) -> None:
    told = outcome(tmp_path, ONE_TEST, PATH="/nowhere", REGELWERK_BROWSER_TESTS="required")

    assert "1 error" in told
    assert "REGELWERK_BROWSER_TESTS=required" in told
