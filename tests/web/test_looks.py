"""Colours, motion and size as the person in front of the page wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pytest
from playground_pages import begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

IS_DARK: Final = """() => {
    const [red, green, blue] = getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).map(Number);
    return red + green + blue < 384;
}"""
MOTION: Final = """() => [...document.querySelectorAll("*")]
    .flatMap((each) => [getComputedStyle(each).transitionDuration, getComputedStyle(each).animationDuration])
    .flatMap((told) => told.split(",")).map(parseFloat).filter((seconds) => seconds > 0.001).length"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_is_as_the_system_until_somebody_chooses(
    open_page: Callable[..., Page], live_server: str, scheme: Any
) -> None:
    page = open_page(color_scheme=scheme)
    page.goto(live_server)
    colours = page.get_by_label("Colours")
    colours.wait_for()
    assert page.evaluate(IS_DARK) == (scheme == "dark")

    other = "Light" if scheme == "dark" else "Dark"
    colours.select_option(other)
    assert page.evaluate(IS_DARK) == (other == "Dark")
    page.reload()
    colours.wait_for()
    assert page.evaluate(IS_DARK) == (other == "Dark")

    colours.select_option("As the system")
    assert page.evaluate(IS_DARK) == (scheme == "dark")


@pytest.mark.parametrize(
    ("locale", "language", "heading"),
    [
        ("de-AT", "de", "Was wird gespielt?"),
        ("es-MX", "es", "¿A qué jugamos?"),
        ("fr-FR", "en", "What shall we play?"),
    ],
)
def test_the_page_speaks_as_the_browser_until_somebody_chooses(
    open_page: Callable[..., Page], live_server: str, locale: str, language: str, heading: str
) -> None:
    page = open_page(locale=locale)
    page.goto(live_server)
    page.get_by_role("heading", name=heading).wait_for()
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)

    page.locator("header select").first.select_option("en")
    page.reload()
    page.get_by_role("heading", name="What shall we play?").wait_for()


@pytest.mark.parametrize("language", ["de", "es"])
def test_reasons_are_told_in_the_language_of_the_page_and_codes_are_the_same(
    page: Page, live_server: str, language: str
) -> None:
    table = begin(page, live_server, "anaconda", "reasons")
    table.moves.type("V=9@IV")
    page.get_by_role("alert").get_by_role("heading", level=2).wait_for()
    english = table.refused.reasons
    page.locator("header select").first.select_option(language)
    with page.expect_response("**/moves") as answered:
        page.locator("form:has(#any-move) button").click()
    assert answered.value.header_value("content-language") == language
    page.locator("section[aria-busy=false]").wait_for()

    told = table.refused.reasons
    assert [code for code, _ in told] == [code for code, _ in english]
    assert all(text != before for (_, text), (_, before) in zip(told, english, strict=True))


@pytest.mark.parametrize(("wish", "moving"), [("reduce", False), ("no-preference", True)])
def test_nothing_moves_for_whom_motion_is_trouble(
    open_page: Callable[..., Page], live_server: str, wish: Any, moving: bool
) -> None:
    page = open_page(reduced_motion=wish)
    begin(page, live_server, "anaconda", "motion").ask("Hint")

    assert (page.evaluate(MOTION) > 0) is moving


def test_text_grows_with_the_letters_that_the_reader_has_set(page: Page, live_server: str) -> None:
    page.goto(live_server)
    heading = page.get_by_role("heading", name="Anaconda", level=2)
    before = heading.bounding_box()
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    after = heading.bounding_box()

    assert after["height"] >= 2 * before["height"] - 1
    assert page.evaluate("() => document.documentElement.scrollWidth <= document.documentElement.clientWidth")
