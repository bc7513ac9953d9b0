"""The page of a service that asks for API keys: it says so, takes a key, and goes on with what was asked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from access_files import KEYS, access_file, key_lines
from playground_pages import ELSEWHERE, HERE, TITLES, TablePage, begin, inspected
from serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route

TIERS: Final = "[tiers.club]\n"
CLUB: Final = key_lines("club")
EXPIRED: Final = key_lines("expired", more="expires = 2026-01-31")
CLOSED: Final = f"anonymous = false\n{TIERS}{CLUB}{EXPIRED}"
OPEN: Final = f"{TIERS}{CLUB}"
PROBLEM: Final = {"type": "about:blank", "title": "Refused", "instance": "/", "detail": "Refused.", "errors": []}

WANTED: Final = "This service answers only with an API key."
UNKNOWN: Final = "The service does not know this API key."
OVER: Final = "The time of this API key is over."
WAIT: Final = re.compile(r"^Too many requests\. It goes on in \d+ (second|minute)s?\.$")
COMES_BACK_MS: Final = 60_000
"""How long the page may take to find out that its service is back, with waits that grow between its attempts."""
ALL_THAT_IS_KEPT: Final = """async () => {
    const files = await caches.keys();
    return JSON.stringify([{ ...localStorage }, document.cookie, files, history.state, location.href]);
}"""


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service that answers nobody without a key."""
    yield from served(tmp_path_factory.mktemp("closed"), CLOSED)


@pytest.fixture(scope="module")
def with_keys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service that answers everybody, and knows the holders of keys."""
    yield from served(tmp_path_factory.mktemp("open"), OPEN)


def served(folder: Path, access: str) -> Iterator[str]:
    """The address of a service with this file, until it is no longer needed."""
    server = Serving("--workers", "1", environment={"REGELWERK_ACCESS": access_file(folder, access)})
    yield server.url
    server.stop()


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


@pytest.mark.parametrize(
    ("key", "words"),
    [(KEYS["unlisted"], UNKNOWN), ("no key", UNKNOWN), ("Schlüssel", UNKNOWN), (KEYS["expired"], OVER)],
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


def test_a_page_that_was_left_plays_nothing_once_a_key_comes(page: Page, closed: str) -> None:
    page.goto(f"{closed}/#/anaconda")
    told(page, WANTED)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("link", name="Games", exact=True).click()
    page.get_by_role("heading", name="What shall we play?").wait_for()
    admitted(page)

    assert [url.removeprefix(closed) for url in asked if "/v1/" in url] == ["/v1/limits"]


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


@pytest.mark.parametrize("language", ["de", "es"])
def test_it_is_said_in_the_language_of_the_reader(open_page: Callable[..., Page], closed: str, language: str) -> None:
    words = {"de": "Dieser Dienst antwortet nur mit einem API-Schlüssel.", "es": "solo responde con una clave de API."}
    page = open_page(locale=language)
    page.goto(f"{closed}/#/anaconda")
    told(page, words[language])


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


def test_who_forgets_a_bad_key_goes_on_without_one_where_that_is_enough(page: Page, with_keys: str) -> None:
    page.goto(with_keys)
    page.evaluate("key => sessionStorage.setItem('api-key', JSON.stringify(key))", KEYS["unlisted"])
    page.goto(f"{with_keys}/#/anaconda")
    page.reload()
    told(page, UNKNOWN)
    page.get_by_role("button", name="Forget the key").click()
    page.get_by_role("button", name="Start the game").wait_for()


def test_a_key_that_is_not_for_that_is_said_to_be_so_with_the_field(page: Page, with_keys: str) -> None:
    page.route("**/v1/games/anaconda", lambda route: refusal(route, 403, "missing_scope"))
    page.goto(f"{with_keys}/#/anaconda")
    told(page, "This API key is not for that.")
    page.get_by_label("Your API key").wait_for()


def test_who_has_asked_too_much_is_told_how_long_to_wait_and_the_page_goes_on_by_itself(
    page: Page, live_server: str
) -> None:
    refusals = iter([True])

    def answer(route: Route) -> None:
        if next(refusals, False):
            refusal(route, 429, "rate_limited", **{"Retry-After": "3"})
        else:
            route.continue_()

    page.route("**/v1/games/anaconda", answer)
    page.goto(f"{live_server}/#/anaconda")
    page.get_by_role("timer").get_by_text(WAIT).wait_for()
    page.get_by_role("status").get_by_text(WAIT).wait_for(state="attached")

    page.get_by_role("button", name="Start the game").wait_for()
    page.get_by_role("timer").wait_for(state="detached")
    assert "".join(page.get_by_role("alert").all_inner_texts()) == ""


def test_a_wait_that_is_too_long_is_told_in_minutes_and_counts_down(page: Page, live_server: str) -> None:
    page.clock.install()
    page.route("**/v1/games/anaconda", lambda route: refusal(route, 429, "rate_limited", **{"Retry-After": "150"}))
    page.goto(f"{live_server}/#/anaconda")
    timer = page.get_by_role("timer")
    timer.get_by_text("It goes on in 3 minutes.").wait_for()

    page.clock.run_for(62_000)
    told(page, "Too many requests: this was not done.")
    page.clock.run_for(120_000)
    page.get_by_text(re.compile(r"It goes on in (\d|[1-9]\d|1[0-4]\d) seconds\.")).wait_for()
    page.clock.run_for(180_000)
    timer.wait_for(state="detached")


def test_the_page_and_the_document_are_there_without_a_key(page: Page, closed: str) -> None:
    for address in ("", "/docs", "/openapi.yaml", "/icon.svg"):
        assert page.request.get(f"{closed}{address}").status == 200, address
    assert page.request.get(f"{closed}/v1/games").status == 401
    answered: list[Any] = []
    page.on("response", lambda response: answered.append((response.url, response.status)))
    page.goto(closed)
    page.get_by_role("heading", name="What shall we play?").wait_for()
    assert [url for url, status in answered if status >= 400] == []
