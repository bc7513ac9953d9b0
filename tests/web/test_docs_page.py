"""The reader of the API document, in a browser, under the policy that it is sent with."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page


LAID_OUT_MS = 60_000
"""How long a busy machine may take to lay the whole document out."""


def test_the_reader_of_the_document_asks_the_service_and_breaks_nothing_of_its_policy(
    page: Page, live_server: str
) -> None:
    told: list[str] = []
    page.on("console", lambda message: told.append(message.text))
    page.goto(f"{live_server}/docs#/games/list_games")
    page.get_by_role("button", name="Execute").click(timeout=LAID_OUT_MS)
    answer = page.locator(".live-responses-table tr.response td.response-col_status").first
    answer.wait_for()
    assert answer.inner_text().startswith("200")
    assert page.locator(".info .title").inner_text().startswith("Regelwerk")
    assert [text for text in told if "Content Security Policy" in text] == []
