"""Take the pictures of the playground that READMEs show: `python tools/take_screenshots.py`, of a service that runs.

Each ruleset is played from a fixed seed by the solver with a fixed number of nodes, so the positions stay the same;
then the page opens the position and asks for a hint. Needs Chromium on the PATH, as the browser tests do.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
from playwright.sync_api import Page, sync_playwright

TARGET: Final = Path(__file__).resolve().parent.parent / "clients" / "web" / "screenshots"
SERVER: Final = "http://127.0.0.1:8000"
BOARD_SIZE: Final = {"width": 540, "height": 900}
PAGE_SIZE: Final = {"width": 1000, "height": 720}
NODES: Final = 400
SETTLED_MS: Final = 400
"""Until a picture has changed its colours and its focus."""
WHOLE: Final = ":root"
FIELDS: Final = ".board-space svg"
PUZZLE: Final = "III7-IV4-V3 last:V seat:1/2"


class Picture(NamedTuple):
    """A picture of one ruleset."""

    name: str
    game: str
    plies: int
    """How many moves are played before, those of chance not counted."""
    then: Callable[[Page], None]
    """What is done in the page, once the position is there."""
    scheme: Any = "light"
    text: str = ""
    """The position, where it is not played up to."""
    part: str = ".board-space"
    """What of the page is in the picture."""


def hint(page: Page) -> None:
    """Ask the solver."""
    _ask(page, "Hint")


def heat(page: Page) -> None:
    """Look with the eyes of who is to move at what is probable, and at one tile above all."""
    page.get_by_label("Seen by").select_option("North")
    page.locator("section[aria-busy=false]").wait_for()
    _ask(page, "Probabilities")
    page.get_by_role("button", name="Guess South, tile 2").click()


PICTURES: Final = (
    Picture("page", "anaconda", 0, hint, text=PUZZLE, part=WHOLE),
    Picture("anaconda", "anaconda", 0, hint, text=PUZZLE),
    Picture("davinci", "davinci", 5, heat),
    Picture("davinci-dark", "davinci", 5, heat, scheme="dark"),
    Picture("davinci-solo", "davinci-solo", 11, hint),
    Picture("numerus", "numerus", 18, hint, part=FIELDS),
    Picture("numerus-solo", "numerus-solo", 22, hint, part=FIELDS),
)


def _ask(page: Page, what: str) -> None:
    page.get_by_role("button", name=what, exact=True).click()
    page.get_by_role("button", name="Hide help").wait_for()


class Service:
    """The service, asked for positions."""

    def __init__(self, url: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=30)

    def played(self, picture: Picture) -> str:
        """The position of a picture, in the form that the page opens."""
        if picture.text:
            return picture.text
        game = picture.game
        state = self._ask(game, "new", {"seed": "picture"})["state"]
        for ply in range(picture.plies):
            best = self._ask(game, "hint", {**self._seen(game, state), "budget_nodes": NODES})["best"]
            state = self._ask(game, "apply", {"state": state, "moves": [best], "seed": f"picture {ply}"})["state"]
        return httpx.Response(200, json=state).text

    def _seen(self, game: str, state: Any) -> dict[str, Any]:
        """What the solver may know."""
        if game != "davinci":
            return {"state": state}
        return {"view": self._ask(game, "view", {"state": state, "seat": state["to_move"]})["view"]}

    def _ask(self, game: str, operation: str, body: Any) -> Any:
        answer = self._http.post(f"/v1/{game}/{operation}", json=body)
        if answer.is_error:
            sys.exit(f"{game}/{operation}: {answer.text}")
        return answer.json()


def take(page: Page, url: str, picture: Picture, position: str) -> None:
    """Open a position as people do, and take the picture of it."""
    page.goto(f"{url}/#/{picture.game}")
    page.get_by_role("textbox", name="Record, position or link").fill(position)
    page.get_by_role("button", name="Open", exact=True).click()
    page.get_by_role("region", name="Board").locator("svg").first.wait_for()
    picture.then(page)
    page.evaluate("document.activeElement.blur()")
    page.wait_for_timeout(SETTLED_MS)
    path = TARGET / f"{picture.name}.png"
    if picture.part == WHOLE:
        page.screenshot(path=path)
    else:
        page.locator(picture.part).first.screenshot(path=path)
    print(f"{picture.name}: {path.stat().st_size / 1000:.0f} kB")


def main() -> None:
    """Take all pictures."""
    url = (sys.argv[1:] or [SERVER])[0].rstrip("/")
    service = Service(url)
    TARGET.mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for picture in PICTURES:
            context = browser.new_context(
                viewport=PAGE_SIZE if picture.part == WHOLE else BOARD_SIZE,
                color_scheme=picture.scheme,
                reduced_motion="reduce",
                locale="en",
            )
            take(context.new_page(), url, picture, service.played(picture))
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
