"""The page without a mouse: the focus is always seen and never lost, and what happens is said to screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from playground_pages import TITLES, TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page

FAR: Final = 120
"""More steps than any view has."""

FOCUSED = """() => {
    const it = document.activeElement;
    if (it === null || it === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(it);
    const name = it.getAttribute("aria-label") ?? it.labels?.[0]?.textContent ?? it.textContent;
    return { name: name.trim(), tag: it.tagName, isSeen: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
             onBoard: it.closest(".board-space") !== null, inMoves: it.closest("ul.moves") !== null,
             isLegal: it.matches("[class*=-legal], :has(> .dvs-ring)") };
}"""
# All that was said, since what is said is soon replaced.
LISTEN = """
window.said = [];
addEventListener("DOMContentLoaded", () => {
    new MutationObserver(() => {
        for (const region of document.querySelectorAll("[role=status], [role=alert]")) {
            const text = region.textContent.trim();
            if (text !== "" && window.said.at(-1) !== text) window.said.push(text);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
});
"""


class Keys:
    """A person with a keyboard, who stops where the focus is not seen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def focused(self) -> dict[str, Any]:
        """What has the focus; the test fails if nothing has it, or if that cannot be seen."""
        self.page.wait_for_function("() => document.activeElement !== document.body")
        found: dict[str, Any] = self.page.evaluate(FOCUSED)
        return found

    def step_to(self, key: str, **wanted: Any) -> dict[str, Any]:
        """Press a key until something like this has the focus."""
        for _ in range(FAR):
            self.page.keyboard.press(key)
            found = self.page.evaluate(FOCUSED)
            if found is None:
                continue  # Between the last and the first thing of the page is the browser's own.
            assert found["isSeen"], found
            if all(found[name] == value for name, value in wanted.items()):
                return found
        raise AssertionError(f"The tab key does not lead to {wanted}.")

    def hear(self, words: list[str]) -> None:
        """Wait until all of these have been said."""
        all_said = "words => words.every(each => window.said.some(text => text.includes(each)))"
        self.page.wait_for_function(all_said, arg=words)

    def begin(self, server: str, game: str, seed: str) -> TablePage:
        """Begin a game from the first page."""
        self.page.add_init_script(LISTEN)
        self.page.goto(server)
        self.step_to("Tab", tag="A", name=self.page.locator(f'a[href="#/{game}"]').inner_text().replace("\n\n", ""))
        self.page.keyboard.press("Enter")
        self.page.get_by_role("button", name="Start the game").wait_for()
        if self.page.get_by_label("Thinking time of player").count():
            self.step_to("Tab", name="Thinking time of player 2")
            self.page.keyboard.press("Home")
        self.step_to("Tab", name="Seed (optional)")
        self.page.keyboard.type(seed)
        self.page.keyboard.press("Enter")
        self.page.get_by_role("heading", name="Played so far").wait_for()
        return TablePage(self.page)


@pytest.fixture
def keys(page: Page) -> Keys:
    """A person with a keyboard."""
    return Keys(page)


def play_by_keys(keys: Keys, table: TablePage) -> None:
    """Ask the solver, and choose what is first in the list then: games without a plan can last for ever."""
    before = len(table.played)
    keys.step_to("Tab", name="Hint")
    keys.page.keyboard.press("Enter")
    keys.page.get_by_role("button", name="Hide help").wait_for()
    keys.step_to("Tab", inMoves=True)
    keys.page.keyboard.press("Enter")
    keys.page.wait_for_function("before => document.querySelectorAll('ol.history > li').length > before", arg=before)
    # What had the focus has gone with the move.
    assert keys.focused()


def test_a_whole_game_of_anaconda_without_a_mouse(keys: Keys, live_server: str) -> None:
    table = keys.begin(live_server, "anaconda", "by keys")
    while table.wait_for_turn(-1):
        play_by_keys(keys, table)

    keys.hear(table.played)
    keys.page.wait_for_function("() => window.said.includes('The game is over.')")
    keys.step_to("Tab", name="Look at the game ply by ply")
    keys.page.keyboard.press("Enter")
    keys.page.get_by_label("Go to a ply").wait_for()
    keys.step_to("Tab", name="Go to a ply")
    keys.page.keyboard.press("Home")
    keys.page.keyboard.press("ArrowRight")
    keys.page.get_by_text("Ply 1 of").first.wait_for()


@pytest.mark.parametrize("game", TITLES)
def test_boards_are_played_without_a_mouse(keys: Keys, live_server: str, game: str) -> None:
    table = keys.begin(live_server, game, "by keys")
    for turn in range(3):
        if not table.wait_for_turn(turn - 1):
            break
        press_something_legal(keys, table)

    assert keys.focused()["tag"] != "BODY"
    keys.hear(table.played[:2])


def press_something_legal(keys: Keys, table: TablePage) -> None:
    """Go to something legal on the board and press it; where that opens a choice, the focus is in it."""
    before = len(table.played)
    keys.step_to("Tab", onBoard=True, isLegal=True)
    keys.page.keyboard.press("Space")
    keys.page.wait_for_function(
        """before => document.querySelectorAll("ol.history > li").length > before
            || document.activeElement.matches(".dv-cell, .num-answer")""",
        arg=before,
    )
    if len(table.played) == before:
        keys.page.keyboard.press("Enter")
        table.history.get_by_role("listitem").nth(before).wait_for()


def test_the_first_step_leads_past_the_head_of_the_page(keys: Keys, live_server: str) -> None:
    keys.page.goto(live_server)
    keys.page.get_by_role("heading", name="What shall we play?").wait_for()

    skip = keys.step_to("Tab", name="Skip to content")
    assert keys.page.get_by_role("link", name="Skip to content").bounding_box()["y"] >= 0
    keys.page.keyboard.press("Enter")
    assert keys.page.evaluate("() => document.activeElement.tagName") == "MAIN"
    assert keys.page.url.rstrip("/") == live_server
    keys.page.keyboard.press("Tab")
    assert keys.page.evaluate("() => document.activeElement.closest('main') !== null")
    assert skip["isSeen"]


def test_a_new_page_begins_at_its_heading(keys: Keys, live_server: str) -> None:
    keys.page.goto(live_server)
    keys.page.get_by_role("heading", name="What shall we play?").wait_for()
    keys.page.locator('a[href="#/davinci"]').press("Enter")
    keys.page.get_by_role("heading", name="Da Vinci Code", level=1).wait_for()

    assert keys.focused()["name"] == "Da Vinci Code"
    assert keys.page.title() == "Da Vinci Code · Regelwerk"


def test_the_reasons_of_a_refusal_are_said(keys: Keys, live_server: str) -> None:
    table = keys.begin(live_server, "anaconda", "refused")
    keys.step_to("Tab", name="Try any move")
    keys.page.keyboard.type("V=9@IV")
    keys.page.keyboard.press("Enter")
    keys.page.get_by_role("alert").get_by_role("heading", level=2).wait_for()

    reasons = table.refused.reasons
    assert reasons
    assert keys.focused()["name"] == "Try any move"
    assert any(all(detail in each for _, detail in reasons) for each in keys.page.evaluate("window.said"))
