"""What a page that plays for several seats shows to whoever is there, and to whom it does not belong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from playground_pages import HERE, SOLVER, TablePage, begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

FORBIDDEN = """
for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });
}
"""


def all_inspected(page: Page) -> list[tuple[str, Any]]:
    """Path and answer of every request that the panel for programmers shows."""
    panel = page.get_by_role("contentinfo")
    if panel.get_by_role("list").count() == 0:
        panel.get_by_text("Requests of this page").click()
        panel.locator(".inspector").wait_for()
    # All at once, and those that come meanwhile: each moves the others down.
    page.wait_for_function(
        """() => {
            for (const each of document.querySelectorAll('.exchange:not([open]) > summary')) each.click();
            return [...document.querySelectorAll('.exchange')].every(each => each.querySelector('pre') !== null);
        }"""
    )
    told = panel.locator(".exchange:has(pre)").evaluate_all(
        """all => all.map(each => [
            each.querySelector('.path').textContent,
            [...each.querySelectorAll('pre')].at(-1).textContent,
        ])"""
    )
    return [(path, json.loads(answer)) for path, answer in told if answer.startswith("{")]


def seats_that_look(page: Page) -> set[int]:
    """Through whose eyes the live game is seen in what the panel shows."""
    answers = [answer for path, answer in all_inspected(page) if "/sessions/" in path]
    return {answer["you"]["seat"] for answer in answers if answer.get("you", {}).get("seat") is not None}


def test_the_requests_of_the_solver_s_seat_are_not_shown_to_its_opponent(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci", "solver's secrets", (HERE, SOLVER))
    table.moves.press(table.moves.offers[0].move)
    table.wait_for_turn(-1)
    table.moves.press(table.moves.offers[-1].move if table.moves.offers[-1].move == "stop" else "guess:1.0=0")
    page.locator("ol.history > li").nth(4).wait_for()

    assert not [path for path, _ in all_inspected(page) if path.endswith("/hint")]
    assert seats_that_look(page) == {0}


def test_the_requests_show_no_token(page: Page, live_server: str) -> None:
    begin(page, live_server, "davinci", "tokens", (HERE, SOLVER))
    tokens: list[str] = page.evaluate(
        "Object.values(sessionStorage).flatMap(kept => JSON.parse(kept)?.plan ?? []).map(({ token }) => token)"
    )
    all_inspected(page)
    shown = page.locator("body").inner_text()

    assert len(tokens) == 2
    assert not [token for token in tokens if token in shown]


def test_who_takes_the_device_over_sees_nothing_of_the_other_player(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci", "one device", (HERE, HERE))
    page.get_by_role("button", name="I am North").click()
    table.moves.press("draw:B")
    table.wait_for_turn(-1)
    assert seats_that_look(page) <= {0}
    guess = next(offer.move for offer in table.moves.offers if offer.move.startswith("guess"))
    table.moves.press(guess)
    curtain = page.get_by_role("button", name="I am South")
    stop = table.moves.button("stop")
    curtain.or_(stop).wait_for()
    if stop.is_visible():
        stop.click()
    curtain.wait_for()

    assert seats_that_look(page) == set()
    page.get_by_role("button", name="Take back").click()
    table.wait_until_idle()
    assert seats_that_look(page) == set()
    assert table.board.get_by_role("img").count() == 0


def test_a_game_is_played_in_a_browser_that_keeps_nothing(open_page: Callable[..., Page], live_server: str) -> None:
    page = open_page()
    page.add_init_script(FORBIDDEN)
    table = begin(page, live_server, "numerus-solo", "no memory")
    table.wait_for_turn(-1)
    table.moves.press(table.moves.offers[0].move)
    table.wait_for_turn(0)

    assert len(TablePage(page).played) == 1
