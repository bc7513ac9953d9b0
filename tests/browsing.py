"""A real browser for tests: Debian's Chromium, or any other on the PATH, without a window.

`open_page` opens pages that know nothing of each other, as many as a test has people. The server is `live_server`.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:  # Playwright exists for fewer machines than the other tests run on.
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",  # Tests may run as root, as in containers.
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HARMLESS: Final = (
    # Chromium says so of every answer from 400 on and of every line that is down; pages have to live with both.
    "Failed to load resource",
    # The reader of the API document, of what its next version will do.
    "Deprecated:",
)
"""How errors in the console begin that are none."""
PATIENCE_MS: Final = 60_000
"""How long a page may take for what it is waited for; a busy machine is slow."""


class _Playwright:
    """The browser's remote control, whose event loop runs below all tests but is only seen by those that use it.

    As long as a thread has a running loop, `asyncio.run` refuses to work in it: other tests could not use it.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None

    @contextmanager
    def awake(self) -> Iterator[None]:
        """Let the loop be seen while the browser is spoken to."""
        asyncio._set_running_loop(self._loop)
        try:
            yield
        finally:
            self._loop = asyncio._get_running_loop()
            asyncio._set_running_loop(None)

    @contextmanager
    def browser(self, program: str) -> Iterator[Browser]:
        """Chromium, until the end of all tests."""
        from playwright.sync_api import sync_playwright  # noqa: PLC0415

        with self.awake():
            driver = sync_playwright().start()
            browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        with self.awake():
            browser.close()
            driver.stop()


_PLAYWRIGHT: Final = _Playwright()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of all tests of this process. Tests open pages with `open_page`."""
    try:
        import playwright  # noqa: F401, PLC0415
    except ImportError:
        _do_without("Playwright is not installed: it has no wheel for this machine")
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        _do_without(f"no Chromium on the PATH ({', '.join(NAMES)}); on Debian and Ubuntu: apt install chromium")
    with _PLAYWRIGHT.browser(program) as browser:
        yield browser


def _do_without(reason: str) -> None:
    """Skip, unless a browser must be there."""
    if os.environ.get("REGELWERK_BROWSER_TESTS") == "required":
        pytest.fail(f"REGELWERK_BROWSER_TESTS=required, but {reason}")
    pytest.skip(reason)


class _Watch:
    """Notes what no page of any test may do."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._origins: dict[BrowserContext, str] = {}

    def over(self, context: BrowserContext, others: Collection[str]) -> None:
        """Watch all pages of a profile from now on; they may ask these other origins, too."""
        context.on("weberror", lambda event: self.faults.append(event.error.stack or event.error.message))
        context.on("console", self._said)
        context.on("request", lambda request: self._asked(context, request, others))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(HARMLESS):
            self.faults.append(f"The console says: {message.text}")

    def _asked(self, context: BrowserContext, request: Request, others: Collection[str]) -> None:
        address = urlsplit(request.url)
        if address.scheme not in {"http", "https", "ws", "wss"}:
            return
        origin = f"{address.scheme}://{address.netloc}"
        if origin not in others and self._origins.setdefault(context, origin) != origin:
            self.faults.append(f"A request left {self._origins[context]}: {request.url}")


@contextmanager
def pages_of(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages in profiles of their own, and fail in the end if one of them did what no page may."""
    watch = _Watch()
    contexts = []

    def opened(*, others: Collection[str] = (), **options: Any) -> Page:
        context = chromium.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(PATIENCE_MS)
        watch.over(context, others)
        return context.new_page()

    with _PLAYWRIGHT.awake():
        yield opened
        for context in contexts:
            context.close()
    if watch.faults:
        pytest.fail("\n".join(watch.faults))


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Open a page in a profile of its own: `open_page(locale="de", viewport=...)`, as in Playwright's `new_context`.

    In any page of the test, an error that no script caught, an error in the console (such as of what the page's policy
    forbids) and a request to somewhere else than where the page comes from, or to one of the origins that are given as
    `others`, make the test fail.
    """
    with pages_of(chromium) as opened:
        yield opened


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """A page, for tests with one person."""
    return open_page()
