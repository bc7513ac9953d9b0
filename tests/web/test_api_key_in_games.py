"""Games of people who have API keys, and lose or change them on the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from access_files import KEYS, access_file, key_lines
from key_pages import (
    CLOSED,
    TIERS,
    UNKNOWN,
    WANTED,
    admitted,
    at_home_with_key,
    at_rest,
    first_move,
    press_button,
    told,
)
from playground_pages import ELSEWHERE, HERE, TablePage, begin
from serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

COMES_BACK_MS: Final = 60_000
"""How long the page may take to find out that its service is back, with waits that grow between its attempts."""


def test_two_people_with_keys_follow_the_same_game(open_page: Callable[..., Page], closed: str) -> None:
    host = open_page(permissions=["clipboard-read", "clipboard-write"])
    at_home_with_key(host, closed)
    table = begin(host, f"{closed}/#/", "anaconda", "by keys", (HERE, ELSEWHERE))
    host.get_by_role("button", name="Copy the link for South").first.click()
    host.get_by_text("Copied").first.wait_for()
    link = host.evaluate("navigator.clipboard.readText()")
    assert KEYS["club"] not in link

    guest = open_page()
    streams: list[Request] = []
    guest.on("request", lambda request: streams.append(request) if request.url.endswith("/events") else None)
    guest.goto(link)
    told(guest, WANTED)
    admitted(guest)
    guest.wait_for_url("**/table/*")
    first_move(table)
    TablePage(guest).history.get_by_text(table.played[0]).first.wait_for()
    assert {request.headers["x-api-key"] for request in streams} == {KEYS["club"]}


def test_a_key_that_is_forgotten_is_asked_for_again_and_the_move_waits_for_it(page: Page, closed: str) -> None:
    at_home_with_key(page, closed)
    table = begin(page, f"{closed}/#/", "numerus-solo", "forgotten")
    first_move(table)
    press_button(page)
    page.get_by_role("form", name="API key").get_by_text("A key is in use.").wait_for()
    page.get_by_role("button", name="Forget the key").click()
    page.get_by_role("form", name="API key").wait_for(state="detached")
    assert KEYS["club"] not in page.evaluate("JSON.stringify({ ...sessionStorage })")

    at_rest(table)
    table.moves.press(table.moves.offers[0].move)
    told(page, WANTED)
    assert len(table.played) == 1
    admitted(page)
    table.history.get_by_role("listitem").nth(1).wait_for()
    assert "".join(page.get_by_role("alert").all_inner_texts()) == ""


def test_a_key_that_is_no_longer_good_in_the_middle_of_a_game_is_replaced(
    page: Page, serve: Callable[..., Serving], redis_url: str, tmp_path: Path
) -> None:
    store = {"REDIS_URL": redis_url}
    closed = {"REGELWERK_ACCESS": access_file(tmp_path, CLOSED)}
    service = serve("--workers", "1", environment=store | closed)
    at_home_with_key(page, service.url)
    table = begin(page, f"{service.url}/#/", "numerus-solo", "another key")
    first_move(table)
    service.stop()

    access_file(tmp_path, f"anonymous = false\n{TIERS}{key_lines('small')}")
    port = service.url.rpartition(":")[2]
    assert serve("--workers", "1", "--port", port, environment=store | closed).url == service.url
    page.get_by_role("alert").get_by_text(UNKNOWN).wait_for(timeout=COMES_BACK_MS)
    admitted(page, "small")
    first_move(table)
    assert page.get_by_text(re.compile(f"{UNKNOWN}|The connection is lost")).count() == 0
