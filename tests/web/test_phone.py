"""The page on a phone: everything by finger, nothing too small to hit."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest
from playground_pages import TITLES, TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SMALLEST_PX: Final = 24
COMFORTABLE_PX: Final = 44
SMALL_TARGETS = """smallest => {
    const small = [];
    for (const each of document.querySelectorAll("button, .button, a, select, summary, input, textarea, .press")) {
        const { width, height } = each.getBoundingClientRect();
        const isHidden = width === 0 || each.closest(".visually-hidden, .skip-link") !== null;
        // Links in running text are as high as it.
        const isInText = each.tagName === "A" && getComputedStyle(each).display === "inline";
        const target = each.type === "checkbox" ? each.closest("label").getBoundingClientRect() : { width, height };
        if (!isHidden && !isInText && Math.min(target.width, target.height) < smallest - 0.5) {
            small.push(`${each.getAttribute("aria-label") ?? each.textContent}: ${target.width} x ${target.height}`);
        }
    }
    return small;
}"""
# Not the same as a wide element: what hangs out of the page makes it scroll sideways.
IS_SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


# Boards mark what is legal by a class, or by a ring around it.
LEGAL = ".press[class*=-legal], .press:has(> .dvs-ring)"
SECOND_TAP = ".dv-cell.dv-legal, .num-answer"


def begin_by_touch(page: Page, server: str, game: str, seed: str) -> TablePage:
    """Begin a game with taps alone."""
    page.goto(server)
    page.get_by_role("link", name=f"{TITLES[game]} ").first.tap()
    page.get_by_role("button", name="Start the game").wait_for()
    for field in page.get_by_label("Thinking time of player").all():
        field.select_option("Short")
    page.get_by_label("Seed (optional)").fill(seed)
    page.get_by_role("button", name="Start the game").tap()
    page.get_by_role("region", name="Board").locator("svg .press, svg [role=img]").first.wait_for()
    return TablePage(page)


def tap_something_legal(table: TablePage) -> None:
    """Tap on the board what it marks as legal; some moves need a second tap, such as a value to guess."""
    before = len(table.played)
    table.board.locator(LEGAL).first.tap()
    table.page.wait_for_function(
        """([before, second]) => document.querySelectorAll("ol.history > li").length > before
            || document.querySelector(second) !== null""",
        arg=[before, SECOND_TAP],
    )
    if len(table.played) == before:
        table.board.locator(SECOND_TAP).first.tap()
        table.history.get_by_role("listitem").nth(before).wait_for()


@pytest.mark.parametrize("game", TITLES)
def test_every_board_is_played_by_touch(open_page: Callable[..., Page], live_server: str, game: str) -> None:
    page = open_page(**PHONE)
    table = begin_by_touch(page, live_server, game, "touch")

    for turn in range(3):
        if not table.wait_for_turn(turn - 1):
            break
        assert page.evaluate(SMALL_TARGETS, SMALLEST_PX) == []
        assert not page.evaluate(IS_SIDEWAYS)
        before = len(table.played)
        tap_something_legal(table)
        assert len(table.played) > before


def test_a_whole_game_of_anaconda_by_touch(open_page: Callable[..., Page], live_server: str) -> None:
    page = open_page(**PHONE)
    table = begin_by_touch(page, live_server, "anaconda", "touch and go")

    while table.wait_for_turn(-1):
        tap_something_legal(table)

    assert set(table.scores()) == {"North", "South"}
    page.get_by_role("button", name="Look at the game ply by ply").tap()
    end = page.get_by_text(re.compile(r"^Ply (\d+) of \1$"))
    page.get_by_role("button", name="Last").tap()
    end.first.wait_for()
    page.get_by_role("button", name="Previous").tap()
    end.wait_for(state="detached")


@pytest.mark.parametrize("address", ["", "#/davinci", "#/numerus-solo"])
def test_what_is_no_board_is_easy_to_hit(open_page: Callable[..., Page], live_server: str, address: str) -> None:
    page = open_page(**PHONE)
    page.goto(f"{live_server}/{address}")
    page.get_by_role("button", name="Open", exact=True).wait_for()

    assert page.evaluate(SMALL_TARGETS, COMFORTABLE_PX) == []
