"""The pages of the playground as people use them: by roles, labels and the words that they read, in English."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

TITLES: Final = {
    "anaconda": "Anaconda",
    "davinci": "Da Vinci Code",
    "davinci-solo": "Da Vinci Code, solo",
    "numerus": "Nummerus Zahlus",
    "numerus-solo": "Nummerus Zahlus, solo",
}
HERE: Final = "Somebody at this device"
SOLVER: Final = "The solver"
ELSEWHERE: Final = "Somebody elsewhere, by link"


def asked(server: str, path: str, body: Any = None, **query: str) -> Any:
    """What the service itself answers to a question."""
    address = f"{server}{path}" + (f"?{urlencode(query)}" if query else "")
    sent = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, sent, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


def begin(
    page: Page, server: str, game: str, seed: str, seats: Sequence[str] = (), options: Mapping[str, str] | None = None
) -> TablePage:
    """Begin a live game from the first page on, with these players; left out: as the form stands, but quick."""
    page.goto(server)
    page.get_by_role("link", name=f"{TITLES[game]} ").first.click()
    form = page.get_by_role("form", name="New game")
    form.get_by_role("button", name="Start the game").wait_for()
    for seat, kind in enumerate(seats, 1):
        form.get_by_label(f"Who plays for player {seat}").select_option(kind)
    for field in form.get_by_label("Thinking time of player").all():
        field.select_option("Short")
    if options:
        form.get_by_text("Options of the rules").click()
    for name, value in (options or {}).items():
        field = form.get_by_label(name, exact=True)
        field.set_checked(value == "yes") if field.get_attribute("type") == "checkbox" else field.select_option(value)
    form.get_by_label("Seed (optional)").fill(seed)
    form.get_by_role("button", name="Start the game").click()
    page.get_by_role("heading", name="Played so far").wait_for()
    return TablePage(page)


class Offer(NamedTuple):
    """A move in the list of moves."""

    words: str
    move: str


class MoveList:
    """The list of all moves, and the field for any."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.get_by_role("region", name=re.compile(r"^Moves"))

    @property
    def offers(self) -> list[Offer]:
        """All that may be played, as the list says it."""
        told = self.panel.locator("li .words").evaluate_all(
            "found => found.map(words => [...words.children].map(part => part.textContent))"
        )
        return [Offer(words, move) for words, move in told]

    def button(self, move: str) -> Locator:
        """The button of a move."""
        return self.panel.get_by_role("button").filter(has=self.page.get_by_text(move, exact=True))

    def press(self, move: str) -> None:
        """Play a listed move; of a long list, its kind is opened before."""
        for kind in self.panel.locator("details:not([open]) > summary").all():
            kind.click()
        self.button(move).click()

    def type(self, move: str) -> None:
        """Try a move that need not be listed."""
        self.panel.get_by_label("Try any move").fill(move)
        self.panel.get_by_role("button", name="Try").click()


class Refused(NamedTuple):
    """What the page says of a move that the rules forbid."""

    title: str
    reasons: list[tuple[str, str]]


class GamePage:
    """What a live game, an analysis and a record have in common."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("region", name="Board")
        self.moves = MoveList(page)

    def press(self, label: str | re.Pattern[str]) -> None:
        """Press what is called so on the board."""
        self.board.get_by_role("button", name=label).first.click()

    def ask(self, what: str) -> None:
        """Ask for help, and wait for it."""
        self.page.get_by_role("button", name=what, exact=True).click()
        self.page.get_by_role("button", name="Hide help").wait_for()

    def wait_until_idle(self) -> None:
        """Wait until the board is not busy."""
        self.board.and_(self.page.locator("[aria-busy=false]")).wait_for()

    @property
    def labels(self) -> list[str]:
        """What can be pressed on the board, by name."""
        return self.board.get_by_role("button").evaluate_all(
            "found => found.map(each => each.getAttribute('aria-label') ?? each.textContent)"
        )

    @property
    def pictures(self) -> list[str]:
        """What is drawn on the board without being pressed, by name."""
        return self.board.get_by_role("img").evaluate_all("found => found.map(each => each.getAttribute('aria-label'))")

    @property
    def drawing(self) -> str:
        """The board as it is drawn."""
        return self.board.inner_html()

    @property
    def refused(self) -> Refused:
        """The reasons that are shown: codes and sentences."""
        panel = self.page.get_by_role("alert").get_by_role("heading", level=2).locator("..")
        panel.wait_for()
        items = panel.get_by_role("listitem").all()
        return Refused(
            panel.get_by_role("heading", level=2).inner_text(),
            [(item.locator("code").inner_text(), item.locator("p").first.inner_text()) for item in items],
        )


class TablePage(GamePage):
    """A live game."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.history = page.get_by_role("list", name="Played so far")
        self.over = page.get_by_text("The game is over.", exact=True).first

    @property
    def id(self) -> str:
        """The id of the session."""
        found = re.search(r"/(?:table|watch)/([\w-]+)$", self.page.url)
        assert found, self.page.url
        return found[1]

    @property
    def played(self) -> list[str]:
        """What was played so far, in words."""
        return self.history.get_by_role("listitem").evaluate_all(
            "found => found.map(each => each.lastElementChild.textContent)"
        )

    def wait_for_turn(self, plies: int) -> bool:
        """Wait until more than so many plies were played and it is a turn of this page; false when the game is over."""
        self._wait_for_turn(plies + 1)
        # What was played is heard as it happens, and may come after the position that it has led to.
        self._wait_for_turn(self._plies())
        return not self.over.is_visible()

    def _wait_for_turn(self, plies: int) -> None:
        """Wait for a turn of this page, or for the end, with so many plies."""
        self.page.wait_for_function(
            """plies => {
                const items = document.querySelectorAll('ol.history > li').length;
                const busy = document.querySelector('[aria-busy=true]') !== null;
                const line = document.querySelector('.status-line')?.textContent ?? '';
                const mine = document.querySelector('.curtain') !== null || /your turn|is to move/.test(line);
                return items >= plies && !busy && (/over/.test(line) || mine);
            }""",
            arg=plies,
        )

    def _plies(self) -> int:
        """How many there are, as the service tells everybody; 0 where it answers nobody without a key."""
        server, _, place = self.page.url.partition("/#/")
        try:
            return int(asked(server, f"/v1/{place.partition('/')[0]}/sessions/{self.id}")["plies"])
        except HTTPError:
            return 0

    def record(self) -> Any:
        """The record as the page gives it as a file."""
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Save the record (JSON)").click()
        assert download.value.suggested_filename.endswith("-record.json")
        return json.loads(Path(download.value.path()).read_text())

    def scores(self) -> dict[str, int]:
        """The points of each player by name."""
        rows = self.page.get_by_role("table", name=re.compile("Result|Score")).get_by_role("row").all()[1:]
        return {
            row.get_by_role("rowheader").inner_text(): int(
                row.get_by_role("cell").nth(1).inner_text().replace("\u2212", "-")
            )
            for row in rows
        }


def open_text(page: Page, server: str, title: str, text: str) -> None:
    """Paste something on the first page, and say which game it is of."""
    page.goto(server)
    form = page.get_by_role("form", name="Open a record, position or link")
    form.get_by_role("textbox").fill(text)
    form.get_by_label("Game, if the text does not name it").select_option(title)
    form.get_by_role("button", name="Open").click()


class RecordPage(GamePage):
    """A record, or the line of play of an analysis: a game to step through."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.stepper = page.get_by_role("group", name="Plies")
        self.list = page.get_by_role("region", name="Played so far")

    @property
    def plies(self) -> list[str]:
        """All plies in words."""
        self.stepper.wait_for()
        return self.list.get_by_role("button").evaluate_all("found => found.map(each => each.lastChild.textContent)")

    @property
    def position(self) -> str:
        """Which ply is shown, of how many."""
        return self.stepper.get_by_text(re.compile(r"^Ply \d+ of \d+$")).inner_text()

    def step(self, button: str, ply: int) -> None:
        """Press a button of the stepper, which leads to a ply."""
        pressed = self.stepper.get_by_role("button", name=button)
        if pressed.is_enabled():
            pressed.click()
        self.wait_for_ply(ply)

    def slide_to(self, ply: int) -> None:
        """Move the slider."""
        self.stepper.get_by_role("slider", name="Go to a ply").fill(str(ply))
        self.wait_for_ply(ply)

    def press_ply(self, ply: int) -> None:
        """Press a ply in the list of all."""
        self.list.get_by_role("button").nth(ply - 1).click()
        self.wait_for_ply(ply)

    def wait_for_ply(self, ply: int) -> None:
        """Wait until the position after so many plies is shown."""
        self.stepper.get_by_text(re.compile(rf"^Ply {ply} of ")).wait_for()
        self.wait_until_idle()


class Exchanged(NamedTuple):
    """A request and its answer, as the page shows them to programmers."""

    curl: str
    request: Any
    answer: Any


def inspected(page: Page, path: str) -> Exchanged:
    """The newest request to a path, in the panel that shows all requests of the page."""
    panel = page.get_by_role("contentinfo")
    if panel.get_by_role("list").count() == 0:
        panel.get_by_text("Requests of this page").click()
    line = panel.get_by_role("listitem").filter(has=page.locator("summary").get_by_text(path)).first
    line.locator("summary").click()
    line.get_by_role("heading", name="Answer").wait_for()
    told = dict(
        zip(line.get_by_role("heading").all_inner_texts(), line.locator("pre").all_text_contents(), strict=True)
    )
    line.locator("summary").click()
    return Exchanged(
        told["curl"], json.loads(told["Request"]) if "Request" in told else None, json.loads(told["Answer"])
    )
