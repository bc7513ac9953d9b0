"""What the page may cost, as `clients/web/budgets.json` has it: bytes as they are sent, requests, jumps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from playground_pages import TITLES, begin

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

WEB: Final = Path(__file__).resolve().parents[2] / "clients" / "web"
BUDGETS: Final[dict[str, Any]] = json.loads((WEB / "budgets.json").read_text())
PROMISED_KB: Final = 150
INPUT_MS: Final = 600
"""A shift that comes sooner after somebody has pressed something is one that he expects."""
WATCH_SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
        const moved = entry.sources.map(({ node }) => node?.className ?? "");
        if (!entry.hadRecentInput) window.shifts.push([entry.value, moved]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""


class Traffic:
    """What a page has asked for since it was last looked at."""

    def __init__(self, page: Page) -> None:
        self._done: list[Request] = []
        page.on("requestfinished", self._note)

    def _note(self, request: Request) -> None:
        self._done.append(request)

    def take(self) -> list[Request]:
        """All requests that were answered."""
        done, self._done = self._done, []
        return done


def kilobytes(requests: list[Request]) -> float:
    """What was sent for them, heads and compressed bodies."""
    sizes = [request.sizes() for request in requests]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes) / 1000


def settled(page: Page) -> None:
    """Wait until nothing is asked for any more."""
    page.wait_for_load_state("networkidle")


def test_the_first_page_is_small(page: Page, live_server: str) -> None:
    traffic = Traffic(page)
    page.goto(live_server)
    settled(page)
    requests = traffic.take()

    # Of the icon, which is asked for twice at once, one answer is a copy.
    sent = [request for request in requests if not request.url.endswith("icon.svg")]
    assert [request.url for request in sent if request.response().header_value("content-encoding") != "gzip"] == []
    assert kilobytes(requests) <= BUDGETS["first_page"]["kilobytes"] <= PROMISED_KB
    assert len(requests) <= BUDGETS["first_page"]["requests"]


def test_the_first_page_is_there_after_two_round_trips(page: Page, live_server: str) -> None:
    traffic = Traffic(page)
    page.goto(live_server)
    settled(page)
    requests = traffic.take()
    # They are told in the order in which they ended, which is another one where the machine is busy.
    [page_itself] = [request for request in requests if request.resource_type == "document"]
    parts = [request for request in requests if request is not page_itself]

    # What the document itself names is asked for at once; what only a script names would come later.
    named = page_itself.response().text()
    assert parts
    assert [each.url for each in parts if each.url.removeprefix(live_server) not in named] == []


def test_the_second_visit_asks_for_the_page_alone(page: Page, live_server: str) -> None:
    page.goto(live_server)
    settled(page)
    page.goto(f"{live_server}/healthz")
    traffic = Traffic(page)
    page.goto(live_server)
    settled(page)

    assert kilobytes(traffic.take()) < 3


@pytest.mark.parametrize("game", TITLES)
def test_a_game_loads_only_what_it_needs(page: Page, live_server: str, game: str) -> None:
    page.goto(live_server)
    settled(page)
    traffic = Traffic(page)
    page.locator(f'a[href="#/{game}"]').click()
    page.get_by_role("button", name="Start the game").wait_for()
    settled(page)
    requests = [request for request in traffic.take() if "/assets/" in request.url]

    assert requests
    assert kilobytes(requests) <= BUDGETS["new_game"]["kilobytes"][game]


def test_the_rules_load_their_reader_when_they_are_read(page: Page, live_server: str) -> None:
    page.goto(live_server)
    settled(page)
    traffic = Traffic(page)
    page.goto(f"{live_server}/#/numerus/rules")
    page.locator(".rules-text h2").first.wait_for()
    settled(page)

    assert 10 < kilobytes(traffic.take()) <= BUDGETS["rules"]["kilobytes"]


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", TITLES)
def test_nothing_jumps(page: Page, live_server: str, game: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.add_init_script(WATCH_SHIFTS)
    table = begin(page, live_server, game, "still")
    table.wait_for_turn(-1)
    page.wait_for_timeout(INPUT_MS)

    shifts = page.evaluate("window.shifts")
    assert sum(shift for shift, _ in shifts) <= BUDGETS["layout_shift"], shifts


@pytest.mark.parametrize("game", TITLES)
def test_the_board_stays_where_it_is_when_help_comes(page: Page, live_server: str, game: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 2000})
    table = begin(page, live_server, game, "still")
    table.wait_for_turn(-1)
    before = table.board.bounding_box()
    table.ask("Hint")

    assert table.board.bounding_box() == before
