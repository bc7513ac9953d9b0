"""Pages of services that know API keys: what they say, and how a key is given to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from access_files import KEYS, key_lines

if TYPE_CHECKING:
    from playground_pages import TablePage
    from playwright.sync_api import Page, Route

TIERS: Final = "[tiers.club]\n"
CLOSED: Final = f"anonymous = false\n{TIERS}{key_lines('club')}{key_lines('expired', more='expires = 2026-01-31')}"
OPEN: Final = f"{TIERS}{key_lines('club')}"
PROBLEM: Final = {"type": "about:blank", "title": "Refused", "instance": "/", "detail": "Refused.", "errors": []}

WANTED: Final = "This service answers only with an API key."
UNKNOWN: Final = "The service does not know this API key."
OVER: Final = "The time of this API key is over."
NO_KEY: Final = "This is no API key: it has spaces or characters that none has."


def told(page: Page, text: str) -> None:
    """Wait until the page says something in a way that nobody misses."""
    page.get_by_role("alert").get_by_text(text).first.wait_for()


def give(page: Page, key: str) -> None:
    """Type a key into the field that is there."""
    form = page.get_by_role("form", name="API key")
    form.get_by_label("Your API key").fill(key)
    form.get_by_role("button", name="Use this key").click()


def admitted(page: Page, key: str = "club") -> None:
    """Give a good key, and see the field go."""
    give(page, KEYS[key])
    page.get_by_role("form", name="API key").wait_for(state="detached")


def press_button(page: Page) -> None:
    """Press the button in the head of the page that shows and hides the field."""
    page.get_by_role("banner").get_by_role("button", name="API key").click()


def at_home_with_key(page: Page, server: str) -> None:
    """Give a key before anything is asked."""
    page.goto(server)
    press_button(page)
    admitted(page)


def refusal(route: Route, status: int, code: str, **headers: str) -> None:
    """Answer in place of the service."""
    route.fulfill(status=status, headers=headers, json={**PROBLEM, "status": status, "code": code})


def first_move(table: TablePage) -> str:
    """Play what is first in the list, and see it played."""
    before = len(table.played)
    at_rest(table)
    move = table.moves.offers[0].move
    table.moves.press(move)
    table.history.get_by_role("listitem").nth(before).wait_for()
    return move


def at_rest(table: TablePage) -> None:
    """Wait until a move can be made."""
    table.wait_until_idle()
    table.moves.panel.locator("li button:enabled").first.wait_for()
