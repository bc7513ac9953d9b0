"""Whole games in the browser, from the first page to the result, by pressing on the board or in the list of moves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from playground_pages import HERE, Offer, TablePage, asked, begin

if TYPE_CHECKING:
    from playwright.sync_api import Page


def test_anaconda_is_played_on_the_board_against_the_solver(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "anaconda", "a row of dice")
    own = play_to_the_end(table, press_on_dice)

    assert table.page.get_by_role("heading", name="Result").is_visible()
    assert re.search(r"(North|South) is stuck and has lost\.", table.board.inner_text())
    assert_record_is_what_was_played(table, live_server, "anaconda", own)


def test_davinci_is_played_on_the_board_against_the_solver(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci", "a code to break")
    own = play_to_the_end(table, press_on_tiles)

    assert table.page.get_by_role("table", name="Result").get_by_text("Round won").count() == 1
    assert_record_is_what_was_played(table, live_server, "davinci", own)


def test_davinci_solo_is_played_on_the_board(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci-solo", "a spine of six")
    own = play_to_the_end(table, press_on_rows)

    assert table.page.get_by_role("table", name="Result").get_by_text("Tiles placed").count() == 1
    assert_record_is_what_was_played(table, live_server, "davinci-solo", own)


def test_numerus_is_played_on_the_board_against_the_solver(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus", "a star that wanders")
    own = play_to_the_end(table, press_what_is_called_so)

    assert len(own) == 24
    assert table.page.get_by_role("table", name="Result").get_by_text("Chain").count() >= 1
    assert_record_is_what_was_played(table, live_server, "numerus", own)


def test_numerus_solo_is_played_on_the_board(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus-solo", "a star alone")
    own = play_to_the_end(table, press_on_chips)

    assert len(own) == 48
    assert table.page.get_by_role("table", name="Result").get_by_text("Chain").count() >= 1
    assert_record_is_what_was_played(table, live_server, "numerus-solo", own)


def test_davinci_is_played_by_two_at_one_device_who_never_see_each_others_tiles(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci", "two at one table", [HERE, HERE])
    seen: dict[str, list[str]] = {}
    own: list[str] = []
    running = table.wait_for_turn(-1)
    while running:
        mover = lift_curtain(table)
        seen[mover] = own_tiles(table, mover)
        move = move_of_who_peeped(table, seen["South" if mover == "North" else "North"] if len(seen) == 2 else [])
        plies = len(table.played)
        table.moves.press(move)
        own.append(move)
        running = table.wait_for_turn(plies)

    assert set(seen) == {"North", "South"}
    assert_record_is_what_was_played(table, live_server, "davinci", own, players=("North", "South"))


def test_chips_are_exchanged_on_the_map_of_all_numbers(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus", "an exchange", [HERE, HERE], {"Exchange chips": "2 each"})
    table.wait_for_turn(-1)
    for ply in range(4):
        table.moves.press(next(offer.move for offer in table.moves.offers if offer.move.startswith("take:")))
        table.wait_for_turn(ply)
    swap = next(offer for offer in table.moves.offers if offer.move.startswith("swap:"))
    give, get = re.findall(r"\d+", swap.words)
    table.press(f"{give}, your own")
    table.board.get_by_text(f"Exchange {give}: choose the other chip.").wait_for()
    table.press(f"{get}, taken by South")
    table.wait_for_turn(4)

    assert table.played[-1] == f"North: {swap.words}"
    assert {f"{give}, taken by South", f"{get}, your own"} <= set(table.labels)


def test_a_joker_is_put_where_its_owner_wants_it(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci", "joker 0", [HERE, HERE], {"Jokers": "yes"})
    table.wait_for_turn(-1)
    for ply, place in enumerate((2, 3)):
        lift_curtain(table)
        table.press(re.compile(f"^Put (black|white) joker at place {place}$"))
        table.press("Done")
        table.wait_for_turn(ply)
    lift_curtain(table)

    assert table.played == ["North: Arrange the row", "South: Arrange the row"]
    assert table.pictures[:2] == [
        "North, tile 1: black 0, hidden from the others",
        "North, tile 2: black joker, hidden from the others",
    ]


def play_to_the_end(table: TablePage, press: Callable[[TablePage, Offer], None]) -> list[str]:
    """Press moves on the board until the game is over; all that were pressed."""
    own: list[str] = []
    running = table.wait_for_turn(-1)
    while running:
        offers = table.moves.offers
        chosen = offers[len(own) % len(offers)]
        plies = len(table.played)
        press(table, chosen)
        own.append(chosen.move)
        running = table.wait_for_turn(plies)
    return own


def press_what_is_called_so(table: TablePage, offer: Offer) -> None:
    """The board calls a move as the list does, and may say more about it."""
    table.press(re.compile(rf"^{re.escape(offer.words)}(?=$|,| \()"))


def press_on_dice(table: TablePage, offer: Offer) -> None:
    """A die that can be moved is chosen first, then what it shows and where."""
    die = re.match(r"Die (III|IV|V) ", offer.words)
    others = table.board.get_by_role("button", name=f"Move die {die[1]} (") if die else None
    if others and others.is_visible():
        others.click()
    press_what_is_called_so(table, offer)


def press_on_tiles(table: TablePage, offer: Offer) -> None:
    """A hidden tile is chosen first, then its value."""
    guess = re.fullmatch(r"Guess: tile (\d+) of South is (\d+)", offer.words)
    if guess:
        table.press(re.compile(rf"^Guess South, tile {guess[1]}:"))
        table.press(re.compile(rf"^Guess {guess[2]}(?=$|,)"))
    else:
        press_what_is_called_so(table, offer._replace(words=offer.words.replace("own tile", "tile")))


def press_on_rows(table: TablePage, offer: Offer) -> None:
    """A tile of the hand is taken up first, then its place."""
    placed = re.match(r"Place (\w+ \d+) ", offer.words)
    if placed:
        table.press(re.compile(rf"^Take {placed[1]}(?=,)"))
    press_what_is_called_so(table, offer)


def press_on_chips(table: TablePage, offer: Offer) -> None:
    """A chip that fits two chains asks which one it joins."""
    number, _, chain = offer.move.removeprefix("take:").partition("+")
    table.press(re.compile(rf"^Take {number}(?=,)"))
    if chain:
        press_what_is_called_so(table, offer)


def lift_curtain(table: TablePage) -> str:
    """Say who is there, if the page asks; before that, nothing on it tells anybody's tiles. Who is to move."""
    curtain = table.page.get_by_role("button", name=re.compile(r"^I am (North|South): show my tiles$"))
    if curtain.is_visible():
        assert re.search(r"(black|white) \d", table.page.locator("main").inner_html()) is None
        curtain.click()
    status = table.page.get_by_text(re.compile(r"^(North|South) is to move\.$")).first
    status.wait_for()
    table.board.get_by_text("to move").wait_for()
    return status.inner_text().split()[0]


def own_tiles(table: TablePage, name: str) -> list[str]:
    """The numbers of the own hidden tiles, from left to right."""
    labels = [
        label for label in table.pictures if label.startswith(f"{name}, tile") and "hidden from the others" in label
    ]
    return [found[1] for label in labels if (found := re.search(r"(?:black|white) (\d+)", label))]


def move_of_who_peeped(table: TablePage, known: list[str]) -> str:
    """The right value of the first hidden tile of the other, by somebody who knows all of them; or any move."""
    offers = table.moves.offers
    hidden = {offer.words.split(" is ")[0] for offer in offers if offer.move.startswith("guess:")}
    if not known or not hidden:
        return offers[0].move
    value = known[-len(hidden)]
    return next(offer.move for offer in offers if offer.words.endswith(f" is {value}"))


def assert_record_is_what_was_played(
    table: TablePage, server: str, game: str, own: list[str], players: tuple[str, ...] = ("North",)
) -> None:
    """The record that the page gives is valid for the service, and says what was pressed and what is shown."""
    record = table.record()["record"]
    judged = asked(server, f"/v1/{game}/replay", {"record": record})
    by_ply = list(zip(record["moves"], table.played, strict=True))

    assert judged["valid"]
    assert judged["score"]["final"]
    assert [move for move, words in by_ply if words.startswith(players)] == own
    assert {record["players"][seat["seat"]]: seat["points"] for seat in judged["score"]["seats"]} == table.scores()
