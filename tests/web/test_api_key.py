"""The field for an API key: what it takes, where the key is kept, and where it goes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pytest
from access_files import KEYS
from key_pages import NO_KEY, OVER, UNKNOWN, WANTED, admitted, at_home_with_key, first_move, give, press_button, told
from playground_pages import HERE, begin, inspected

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

ALL_THAT_IS_KEPT: Final = """async () => {
    const files = await caches.keys();
    return JSON.stringify([{ ...localStorage }, document.cookie, files, history.state, location.href]);
}"""


@pytest.mark.parametrize(
    ("key", "words"),
    [(KEYS["unlisted"], UNKNOWN), ("no key", NO_KEY), ("Schlüssel", NO_KEY), (KEYS["expired"], OVER)],
    ids=["unlisted", "two words", "no header has it", "expired"],
)
def test_a_bad_key_is_not_taken_and_a_good_one_is_after_it(page: Page, closed: str, key: str, words: str) -> None:
    page.goto(f"{closed}/#/anaconda")
    told(page, WANTED)
    give(page, key)
    told(page, words)
    assert page.get_by_label("Your API key").get_attribute("aria-invalid") == "true"
    assert page.evaluate("sessionStorage.getItem('api-key')") is None

    admitted(page)
    page.get_by_role("button", name="Start the game").wait_for()


def test_a_key_with_space_around_it_is_taken(page: Page, closed: str) -> None:
    page.goto(f"{closed}/#/anaconda")
    give(page, f"  {KEYS['club']}\t")
    page.get_by_role("button", name="Start the game").wait_for()


def test_the_key_is_in_no_address_no_line_for_a_shell_and_not_in_the_memory_of_the_browser(
    open_page: Callable[..., Page], closed: str
) -> None:
    page = open_page()
    asked: list[Request] = []
    page.on("request", lambda request: asked.append(request))  # noqa: PLW0108 - Playwright marks what it calls
    at_home_with_key(page, closed)
    table = begin(page, f"{closed}/#/", "anaconda", "secret", (HERE, HERE))
    first_move(table)
    curl = inspected(page, "/moves").curl
    key = KEYS["club"]

    assert '-H "X-API-Key: $REGELWERK_API_KEY"' in curl
    assert key not in page.content()
    assert key not in page.evaluate(ALL_THAT_IS_KEPT)
    assert key not in json.dumps(table.record())
    assert not any(key in request.url or key in (request.post_data or "") for request in asked)
    assert {request.headers.get("x-api-key") for request in asked if "/v1/" in request.url} == {key}
    assert not any("x-api-key" in request.headers for request in asked if "/v1/" not in request.url)
    assert page.evaluate("JSON.parse(sessionStorage.getItem('api-key'))") == key


def test_the_field_hides_what_is_typed_and_no_browser_offers_to_keep_it(page: Page, closed: str) -> None:
    page.goto(closed)
    press_button(page)
    field = page.get_by_label("Your API key")

    assert field.get_attribute("type") == "password"
    assert field.get_attribute("autocomplete") == "off"
    assert field.get_attribute("name") is None


def test_a_reload_keeps_the_key_and_another_tab_does_not_know_it(page: Page, closed: str) -> None:
    at_home_with_key(page, closed)
    page.goto(f"{closed}/#/anaconda")
    page.reload()
    page.get_by_role("button", name="Start the game").wait_for()

    other = page.context.new_page()
    other.goto(f"{closed}/#/anaconda")
    told(other, WANTED)


def test_a_key_is_given_without_a_mouse_and_the_focus_is_not_lost(page: Page, closed: str) -> None:
    page.goto(f"{closed}/#/anaconda")
    told(page, WANTED)
    button = page.get_by_role("banner").get_by_role("button", name="API key")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'api-key'")
    page.keyboard.type(KEYS["club"])
    page.keyboard.press("Enter")

    page.get_by_role("button", name="Start the game").wait_for()
    page.get_by_role("status").get_by_text("The API key is in use from now on.").wait_for(state="attached")
    assert button.evaluate("button => button === document.activeElement")
    assert button.get_attribute("aria-expanded") == "false"
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.id === 'api-key'")


def test_the_button_shows_and_hides_the_field(page: Page, with_keys: str) -> None:
    page.goto(with_keys)
    form = page.get_by_role("form", name="API key")
    press_button(page)
    form.wait_for()
    press_button(page)
    form.wait_for(state="detached")


def test_a_key_is_used_where_everybody_is_answered_and_is_not_where_nobody_is_asked_for_one(
    open_page: Callable[..., Page], with_keys: str, live_server: str
) -> None:
    page = open_page()
    at_home_with_key(page, with_keys)
    with page.expect_request("**/v1/games/anaconda") as asked:
        page.goto(f"{with_keys}/#/anaconda")
    assert asked.value.headers["x-api-key"] == KEYS["club"]

    stranger = open_page()
    stranger.goto(live_server)
    press_button(stranger)
    give(stranger, KEYS["club"])
    told(stranger, "This service asks nobody for a key.")
    assert stranger.evaluate("sessionStorage.getItem('api-key')") is None
