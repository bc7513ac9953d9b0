"""Who has asked too much is told how long to wait."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from key_pages import refusal, told

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

WAIT: Final = re.compile(r"^Too many requests\. Time to wait: \d+ (second|minute)s?\.$")


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
    timer.get_by_text("Time to wait: 3 minutes.").wait_for()

    page.clock.run_for(62_000)
    told(page, "Too many requests: this was not done.")
    page.clock.run_for(120_000)
    page.get_by_text(re.compile(r"Time to wait: (\d|[1-9]\d|1[0-4]\d) seconds\.")).wait_for()
    page.clock.run_for(180_000)
    timer.wait_for(state="detached")
