"""The page without a build, from another origin than the service, in a real browser."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

OpenPage = Callable[..., "Page"]
EXAMPLES = Path(__file__).resolve().parents[3] / "clients" / "examples"


class QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the page is: a web server that is not the service."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(EXAMPLES)))
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/tiny.html"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def game(open_page: OpenPage, address: str, live_server: str) -> Page:
    """The page with a new game."""
    page = open_page(others=[live_server])
    page.goto(f"{address}?service={live_server}")
    page.get_by_text("Player 1 is to move.").wait_for()
    return page


def roll(page: Page) -> None:
    """Roll the first two dice, and wait for them."""
    page.get_by_role("button", name="roll:III,IV").click()
    page.locator("#board div").nth(1).wait_for()


def test_a_whole_game_is_played_with_its_buttons(game: Page) -> None:
    roll(game)
    status, seen = game.get_by_role("status"), set()
    for _ in range(500):
        if not (moves := game.locator("#moves button").all_inner_texts()):
            break
        position = game.locator("#board").inner_text()
        # Not in circles: a move that was played in this position is the last choice.
        move = next((each for each in moves if (position, each) not in seen), moves[-1])
        seen.add((position, move))
        game.locator(f"button[id='{move}']").click()
        game.wait_for_function("before => document.getElementById('board').innerText !== before", arg=position)

    assert re.fullmatch(r"Player [12] cannot move and loses\.", status.inner_text())
    assert game.get_by_role("button", name="Hint").is_disabled()
    assert game.locator("#board div").count() == 3


def test_the_hint_says_of_every_move_what_it_leads_to(game: Page) -> None:
    roll(game)
    moves = game.locator("#moves button")
    listed = moves.all_inner_texts()
    game.get_by_role("button", name="Hint").click()
    game.locator("#moves .best").wait_for()

    told = dict(text.split(": ") for text in moves.all_inner_texts())
    assert list(told) == listed
    assert all(re.match(r"win|loss|open", outcome) for outcome in told.values())


def test_back_shows_the_position_before(game: Page) -> None:
    roll(game)
    game.get_by_role("button", name="Back").click()

    game.get_by_role("button", name="roll:III,IV").wait_for()
    assert game.locator("#board div").count() == 0


def test_a_move_that_may_not_be_played_is_answered_with_every_reason(game: Page) -> None:
    roll(game)
    game.get_by_label("May I play").fill("V=9@IV")
    game.get_by_role("button", name="Ask").click()

    reasons = game.locator("#reasons li")
    reasons.first.wait_for()
    assert "Die V has no face 9." in reasons.all_inner_texts()


def test_a_move_that_may_be_played_is_answered_with_yes(game: Page) -> None:
    game.get_by_label("May I play").fill("roll:IV,V")
    game.get_by_role("button", name="Ask").click()

    game.locator("#reasons").get_by_text("Yes.").wait_for()


def test_a_service_that_is_not_there_is_said_in_the_page(open_page: OpenPage, address: str) -> None:
    page = open_page(others=["http://127.0.0.1:9"])
    page.goto(f"{address}?service=http://127.0.0.1:9")

    page.get_by_text("No service at http://127.0.0.1:9; add ?service=…").wait_for()


def test_it_stays_as_short_as_it_says() -> None:
    assert len((EXAMPLES / "tiny.html").read_text(encoding="utf-8").splitlines()) <= 60
