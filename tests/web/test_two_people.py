"""Two people at two machines play by the links that the page gives them, and a third looks on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import pytest
from cut_line import CutLine
from playground_pages import ELSEWHERE, HERE, TablePage, begin

if TYPE_CHECKING:
    from playwright.sync_api import Page

KEPT_TOKENS = """id => {
    const found = JSON.parse(sessionStorage.getItem(`game:${id}`));
    return found.plan.map(({ token }) => token);
}"""
NAMES = ["North", "South"]
WHOSE_TURN = "() => document.querySelector('.seat.to-move .name')?.textContent ?? null"
# Playwright has answers only when they are complete, which a stream of events never is.
LISTEN = """
window.heard = [];
const ask = window.fetch;
window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    const at = window.heard.push("") - 1;
    const whole = async () => {
        for await (const part of answer.clone().body.pipeThrough(new TextDecoderStream())) window.heard[at] += part;
    };
    whole().catch(() => undefined);
    return answer;
};
"""


class Ears:
    """All that a page asks, and all that the service answers."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.urls: list[str] = []
        page.add_init_script(LISTEN)
        page.on("request", lambda request: self.urls.append(request.url))

    @property
    def tiles(self) -> set[str]:
        """Every tile that any answer has named."""
        answers: list[str] = self._page.evaluate("window.heard")
        assert answers
        return set().union(*(tiles_in(document) for answer in answers for document in documents_in(answer)))


class TwoPeople:
    """A game whose first seat is played at one page and whose second at another, in a browser of its own."""

    def __init__(self, open_page: Callable[..., Page], server: str, game: str, seed: str, line: str = "") -> None:
        self.server, self.game = server, game
        host = open_page(permissions=["clipboard-read", "clipboard-write"])
        self.seats = [begin(host, server, game, seed, (HERE, ELSEWHERE))]
        guest = open_page()
        self.heard = Ears(guest)
        guest.goto(self.link("Copy the link for South").replace(server, line or server))
        guest.wait_for_url(f"**/#/{game}/table/*")
        guest.get_by_role("heading", name="Played so far").wait_for()
        self.seats.append(TablePage(guest))
        self.tokens: list[str] = host.evaluate(KEPT_TOKENS, self.seats[0].id)

    def link(self, name: str) -> str:
        """What a button for copying puts into the clipboard."""
        host = self.seats[0].page
        host.get_by_role("button", name=name).first.click()
        host.get_by_text("Copied").first.wait_for()
        copied: str = host.evaluate("navigator.clipboard.readText()")
        return copied

    def play(self, plies: int) -> None:
        """Let whoever's turn it is play, until so many plies are on both pages or the game is over."""
        while (mover := self.to_move()) is not None and len(self.seats[0].played) < plies:
            self.move(mover)

    def move(self, mover: int) -> None:
        """Let a player make the first move of the list, but stop rather than guess, and see it on both pages."""
        table = self.seats[mover]
        before = len(table.played)
        table.moves.panel.locator("li button:enabled").first.wait_for(state="attached")
        for kind in table.moves.panel.locator("details:not([open]) > summary").all():
            kind.click()
        moves = [offer.move for offer in table.moves.offers]
        table.moves.press("stop" if "stop" in moves else moves[0])
        for each in self.seats:
            seen(each, before + 1)

    def to_move(self) -> int | None:
        """Whose turn it is, as soon as both pages say the same; nobody's when the game is over."""
        while True:
            told = [(each.page.evaluate(WHOSE_TURN), len(each.played)) for each in self.seats]
            (turn, _), other = told
            if (turn, _) == other and (turn is not None or all(each.over.is_visible() for each in self.seats)):
                return None if turn is None else NAMES.index(turn)
            self.seats[0].page.wait_for_timeout(50)

    def session(self, seat: int) -> Any:
        """The session as the service tells it to a seat."""
        url = f"{self.server}/v1/{self.game}/sessions/{self.seats[0].id}"
        with urlopen(Request(url, headers={"Authorization": f"Bearer {self.tokens[seat]}"})) as answer:
            return json.load(answer)


@pytest.fixture
def line(live_server: str) -> Iterator[CutLine]:
    """The line of the second player."""
    carrying = CutLine(live_server)
    yield carrying
    carrying.close()


def seen(table: TablePage, plies: int) -> None:
    """Wait until a page shows so many plies, and is at rest."""
    table.page.wait_for_function(
        """plies => document.querySelectorAll('ol.history > li').length >= plies
            && document.querySelector('section[aria-busy=true]') === null""",
        arg=plies,
    )


def secrets_of(session: Any) -> set[str]:
    """The tiles that only the seat itself may know, such as `W7`."""
    return {
        slot["tile"]
        for slot in session["view"]["rows"][session["you"]["seat"]]
        if slot["tile"] is not None and not slot["exposed"]
    }


def tiles_in(value: Any) -> set[str]:
    """All tiles that a document names anywhere as a value or in a move."""
    if isinstance(value, dict):
        return set().union(*(tiles_in(each) for each in value.values()))
    if isinstance(value, list):
        return set().union(*(tiles_in(each) for each in value))
    return set(re.findall(r"\b[BW](?:\d+|-)(?![\w-])", value)) if isinstance(value, str) else set()


def documents_in(body: str) -> list[Any]:
    """The JSON documents of an answer or of a stream of events."""
    lines = [line.removeprefix("data: ") for line in body.splitlines() if line.startswith("data: ")]
    return [json.loads(each) for each in (lines or [body]) if each]


@pytest.mark.parametrize("game", ["anaconda", "davinci"])
def test_two_people_play_to_and_fro(open_page: Callable[..., Page], live_server: str, game: str) -> None:
    people = TwoPeople(open_page, live_server, game, "to and fro")
    people.play(8)

    assert people.session(0)["plies"] == len(people.seats[0].played) == len(people.seats[1].played) > 3


def test_who_was_cut_off_comes_back_and_sees_everything(
    open_page: Callable[..., Page], live_server: str, line: CutLine
) -> None:
    people = TwoPeople(open_page, live_server, "anaconda", "cut off", line.url)
    people.play(3)
    if people.to_move() == 1:
        people.move(1)
    host, guest = people.seats
    lost = guest.page.get_by_text("The connection is lost.")

    line.cut()
    lost.wait_for()
    before = guest.played
    host.moves.press(host.moves.offers[0].move)
    seen(host, len(before) + 1)
    assert guest.played == before

    line.mend()
    seen(guest, len(before) + 1)
    lost.wait_for(state="detached")
    assert guest.played == host.played
    assert guest.labels == host.labels


def test_a_reload_goes_on_with_the_same_seat(open_page: Callable[..., Page], live_server: str) -> None:
    people = TwoPeople(open_page, live_server, "davinci", "reload")
    people.play(2)
    guest = people.seats[1]
    labels, played = guest.drawing, guest.played

    guest.page.reload()
    seen(guest, len(played))

    assert guest.drawing == labels
    assert guest.played == played
    people.play(len(played) + 2)


def test_nobody_is_told_what_another_hides(open_page: Callable[..., Page], live_server: str) -> None:
    people = TwoPeople(open_page, live_server, "davinci", "secrets")
    watcher = open_page()
    heard = Ears(watcher)
    watcher.goto(people.link("Copy the link to watch"))
    watcher.get_by_role("region", name="Board").locator("svg").wait_for()
    hidden = [secrets_of(people.session(seat)) for seat in (0, 1)]
    people.play(4)
    seen(TablePage(watcher), 4)
    still = [tiles & secrets_of(people.session(seat)) for seat, tiles in enumerate(hidden)]
    assert all(still), "The test needs tiles that stayed hidden all the time."

    assert not heard.tiles & (still[0] | still[1])
    assert not people.heard.tiles & still[0]
    assert still[1] <= people.heard.tiles
    rows = watcher.get_by_role("region", name="Board").get_by_role("img").all()
    assert sum("hidden" in (row.get_attribute("aria-label") or "") for row in rows) >= len(still[0] | still[1])


def test_a_token_is_in_no_address(open_page: Callable[..., Page], live_server: str) -> None:
    people = TwoPeople(open_page, live_server, "anaconda", "token")
    host, guest = (each.page for each in people.seats)

    for page in (host, guest):
        assert "token" not in page.url
        assert not any(token in page.url for token in people.tokens)
    assert not any(token in url for url in people.heard.urls for token in people.tokens)
    guest.go_back()
    assert not any(token in guest.url for token in people.tokens)


def test_who_begins_is_told_to_send_the_link_until_the_other_has_moved(
    open_page: Callable[..., Page], live_server: str
) -> None:
    people = TwoPeople(open_page, live_server, "numerus", "send it")
    missing = people.seats[0].page.get_by_text("South is not here yet.")

    people.play(1)
    assert missing.is_visible()

    people.play(2)
    missing.wait_for(state="detached")
