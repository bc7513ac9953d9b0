"""What the page can show: one of each view, so that all can be looked at in the same way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import quote

from playground_pages import HERE, TITLES, TablePage, begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

PUZZLE: Final = "III7-IV4-V3 last:V seat:1/2"
BAD_RECORD: Final = "1. roll:III,IV III=7,IV=4 2. V=8@III 3. IV=9@V 4. III=2@IV *"


def _nothing(page: Page) -> None:
    """For views that need nothing to be drawn anew."""


class Scene(NamedTuple):
    """A view of the page."""

    name: str
    opened: Callable[[Page, str], None]
    """Makes the page show it, in English."""
    again: Callable[[Page], None] = _nothing
    """Asks again for what the service has said, after the language was changed."""


def _home(page: Page, server: str) -> None:
    begin(page, server, "numerus-solo", "kept")
    page.get_by_role("link", name="Games", exact=True).click()
    page.get_by_role("heading", name="My games").wait_for()


def _new(game: str) -> Callable[[Page, str], None]:
    def opened(page: Page, server: str) -> None:
        page.goto(f"{server}/#/{game}")
        options = page.get_by_text("Options of the rules")
        options.wait_for()
        if options.locator("..").get_attribute("open") is None:
            options.click()

    return opened


def _hinted(game: str) -> Callable[[Page, str], None]:
    def opened(page: Page, server: str) -> None:
        table = begin(page, server, game, "a hint")
        table.ask("Hint")

    return opened


def _refused(page: Page, server: str) -> None:
    table = begin(page, server, "anaconda", "refused")
    table.moves.type("V=9@IV")
    page.get_by_role("alert").get_by_role("heading", level=2).wait_for()


def _try_again(page: Page) -> None:
    with page.expect_response("**/moves"):
        page.locator("form:has(#any-move) button").click()
    page.locator("section[aria-busy=false]").wait_for()


def _guessing(page: Page, server: str) -> TablePage:
    table = begin(page, server, "davinci", "heat")
    table.moves.press("draw:B")
    table.board.get_by_role("button", name="Guess South, tile 1").wait_for()
    return table


def _heat(page: Page, server: str) -> None:
    _guessing(page, server).ask("Probabilities")


def _picker(page: Page, server: str) -> None:
    table = _guessing(page, server)
    table.ask("Hint")
    table.board.get_by_role("button", name="Guess South, tile 1").click()


def _curtain(page: Page, server: str) -> None:
    begin(page, server, "davinci", "curtain", (HERE, HERE))
    page.get_by_role("heading", name="Pass the device to").wait_for()


def _over(page: Page, server: str) -> None:
    begin(page, server, "anaconda", "over")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("heading", name="Result").wait_for()


def _analysis(page: Page, server: str) -> None:
    page.goto(f"{server}/#/anaconda/position?text={quote(PUZZLE)}")
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Hide help").wait_for()


def _record(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("textbox", name="Record, position or link").fill(BAD_RECORD)
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_text("of this record breaks the rules").wait_for()


def _judge_again(page: Page) -> None:
    with page.expect_response("**/replay"):
        page.reload()
    page.locator(".violations").wait_for()


def _rules(page: Page, server: str) -> None:
    page.goto(f"{server}/#/anaconda/rules")
    page.get_by_role("heading", name="Material").wait_for()


def _inspector(page: Page, server: str) -> None:
    page.goto(f"{server}/#/anaconda")
    page.get_by_role("button", name="Start the game").wait_for()
    page.get_by_text("Requests of this page").click()
    page.locator("details.exchange > summary").first.click()
    page.get_by_role("button", name="Copy the curl line").wait_for()


def _key(page: Page, server: str) -> None:
    page.goto(server)
    page.get_by_role("button", name="API key").click()
    page.get_by_label("Your API key").fill("no key")
    page.get_by_role("button", name="Use this key").click()
    page.get_by_role("alert").get_by_text("This is no API key").wait_for()


def _try_key_again(page: Page) -> None:
    page.locator("#api-key-panel [type=submit]").click()


def _key_wanted(page: Page, server: str) -> None:
    problem = {"type": "about:blank", "title": "Unauthorized", "status": 401, "code": "api_key_needed"}
    refusal = {**problem, "detail": "", "errors": []}
    page.route("**/v1/games/*", lambda route: route.fulfill(status=401, json=refusal))
    page.goto(f"{server}/#/numerus")
    page.get_by_role("alert").get_by_text("This service answers only with an API key.").wait_for()


def _nowhere(page: Page, server: str) -> None:
    page.goto(f"{server}/#/nowhere")
    page.get_by_role("heading", name="There is nothing here").wait_for()


SCENES: Final = (
    Scene("home", _home),
    *(Scene(f"new game of {game}", _new(game)) for game in TITLES),
    *(Scene(f"table of {game} with a hint", _hinted(game)) for game in TITLES),
    Scene("refused move", _refused, _try_again),
    Scene("heat map", _heat),
    Scene("values to guess", _picker),
    Scene("curtain", _curtain),
    Scene("finished game", _over),
    Scene("analysis", _analysis),
    Scene("bad record", _record, _judge_again),
    Scene("rules", _rules),
    Scene("inspector", _inspector),
    Scene("API key", _key, _try_key_again),
    Scene("API key that is wanted", _key_wanted),
    Scene("nothing here", _nowhere),
)
