"""The page of a service that refuses: it says why, and goes on with what was asked once there is a key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from access_files import KEYS
from key_pages import UNKNOWN, WANTED, admitted, at_home_with_key, first_move, refusal, told
from playground_pages import TITLES, TablePage

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_a_closed_service_says_so_takes_a_key_and_a_game_begins(page: Page, closed: str) -> None:
    page.goto(closed)
    page.get_by_role("link", name=f"{TITLES['numerus-solo']} ").first.click()
    told(page, WANTED)
    assert page.get_by_role("button", name="Start the game").count() == 0

    admitted(page)
    # What was asked for has waited, and comes now; nobody has loaded the page again.
    page.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name="Played so far").wait_for()
    table = TablePage(page)
    moves = [first_move(table), first_move(table)]
    assert page.get_by_text(WANTED).count() == 0
    assert table.record()["record"]["moves"] == moves


@pytest.mark.parametrize(
    "address",
    [
        "#/davinci",
        "#/anaconda/rules",
        "#/anaconda/position",
        "#/anaconda/position?text=III7-IV4-V3%20last:V%20seat:1/2",
        "#/anaconda/record?text=1.%20roll:III,IV%20III=7,IV=4%20*",
    ],
)
def test_every_page_waits_for_the_key_and_comes_with_it(page: Page, closed: str, address: str) -> None:
    page.goto(f"{closed}/{address}")
    told(page, WANTED)
    admitted(page)
    page.locator("form[aria-label='New game'], .rules-text h2, section[aria-busy=false] svg").first.wait_for()
    assert "".join(page.get_by_role("alert").all_inner_texts()) == ""


def test_a_page_that_was_left_plays_nothing_once_a_key_comes(page: Page, closed: str) -> None:
    page.goto(f"{closed}/#/anaconda")
    told(page, WANTED)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Games", exact=True).click()
    page.get_by_role("heading", name="What shall we play?").wait_for()
    admitted(page)

    assert [url.removeprefix(closed) for url in asked if "/v1/" in url] == ["/v1/limits"]


@pytest.mark.parametrize("language", ["de", "es"])
def test_it_is_said_in_the_language_of_the_reader(open_page: Callable[..., Page], closed: str, language: str) -> None:
    words = {"de": "Dieser Dienst antwortet nur mit einem API-Schlüssel.", "es": "solo responde con una clave de API."}
    page = open_page(locale=language)
    page.goto(f"{closed}/#/anaconda")
    told(page, words[language])


def test_who_forgets_a_bad_key_goes_on_without_one_where_that_is_enough(page: Page, with_keys: str) -> None:
    page.goto(with_keys)
    page.evaluate("key => sessionStorage.setItem('api-key', JSON.stringify(key))", KEYS["unlisted"])
    page.goto(f"{with_keys}/#/anaconda")
    page.reload()
    told(page, UNKNOWN)
    page.get_by_role("button", name="Forget the key").click()
    page.get_by_role("button", name="Start the game").wait_for()


def test_a_key_that_is_good_again_is_taken_again_and_everything_is_asked_anew(page: Page, closed: str) -> None:
    at_home_with_key(page, closed)
    page.route("**/v1/games/anaconda", lambda route: refusal(route, 401, "unknown_api_key"), times=1)
    page.goto(f"{closed}/#/anaconda")
    told(page, UNKNOWN)

    admitted(page)
    page.get_by_role("button", name="Start the game").wait_for()
    assert "".join(page.get_by_role("alert").all_inner_texts()) == ""


def test_a_key_that_is_not_for_that_is_told_in_a_message_that_can_be_closed(page: Page, with_keys: str) -> None:
    page.route("**/v1/games/anaconda", lambda route: refusal(route, 403, "missing_scope"))
    page.goto(f"{with_keys}/#/anaconda")
    told(page, "This API key is not for that.")
    assert page.get_by_label("Your API key").count() == 0

    page.get_by_role("button", name="Dismiss").click()
    page.get_by_text("This API key is not for that.").wait_for(state="detached")


def test_the_page_and_the_document_are_there_without_a_key(page: Page, closed: str) -> None:
    for address in ("", "/docs", "/openapi.yaml", "/icon.svg"):
        assert page.request.get(f"{closed}{address}").status == 200, address
    assert page.request.get(f"{closed}/v1/games").status == 401
    answered: list[Any] = []
    page.on("response", lambda response: answered.append((response.url, response.status)))
    page.goto(closed)
    page.get_by_role("heading", name="What shall we play?").wait_for()
    assert [url for url, status in answered if status >= 400] == []
