"""Taking back, looking at games again, and giving them to others: by link, by record, by curl."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playground_pages import HERE, GamePage, RecordPage, TablePage, asked, begin, inspected, open_text

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOVES = ["roll:III,IV", "III=7,IV=4", "V=8@III", "IV=9@V"]
PLAYED = "1. roll:III,IV III=7,IV=4 2. V=8@III 3. IV=9@V *"
ILLEGAL = "1. roll:III,IV III=7,IV=4 2. V=8@III 3. IV=9@V 4. III=2@IV *"
"""The same with a die that is put against no neighbour of its own number."""


@pytest.fixture
def copying(open_page: Callable[..., Page]) -> Callable[[], Page]:
    """Open pages of people whose browsers let a page use the clipboard."""
    return lambda: open_page(permissions=["clipboard-read", "clipboard-write"])


def test_a_move_is_taken_back_with_the_answer_of_the_solver_to_it(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus", "a second thought")
    table.wait_for_turn(-1)
    first, second = (offer.move for offer in table.moves.offers[:2])
    before = (table.moves.offers, table.labels)
    table.moves.press(first)
    table.wait_for_turn(1)
    page.get_by_role("button", name="Take back").click()
    page.get_by_text("Nothing yet.").wait_for()
    table.wait_until_idle()
    # What can be done now is asked for after what was done is shown.
    table.moves.button(first).wait_for()

    assert (table.moves.offers, table.labels) == before
    table.moves.press(second)
    table.wait_for_turn(1)
    assert table.record()["record"]["moves"][0] == second


def test_dice_that_were_seen_are_not_taken_back(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "anaconda", "the die is cast")
    table.press("Roll the dice III and IV")
    table.wait_for_turn(1)
    before = (table.played, table.pictures)
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("alert").get_by_text("information_revealed").wait_for()

    assert table.refused.title == "This is not possible"
    assert (table.played, table.pictures) == before


def test_a_game_that_was_given_up_is_replayed_from_ply_to_ply(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus-solo", "given up")
    table.wait_for_turn(-1)
    boards = [chips_on(table)]
    for ply in range(3):
        table.moves.press(table.moves.offers[0].move)
        table.wait_for_turn(ply)
        boards.append(chips_on(table))
    played = table.played
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_text("North has resigned.").wait_for()
    page.get_by_role("button", name="Look at the game ply by ply").click()

    record = RecordPage(page)
    assert record.plies == played
    for step, ply in (("First", 0), ("Next", 1), ("Next", 2), ("Last", 3), ("Previous", 2), ("First", 0)):
        record.step(step, ply)
        assert chips_on(record) == boards[ply]
        assert page.get_by_text("As noted in the record").count() == (ply == 3)
        assert page.locator(".status-line").inner_text() == ("North has resigned." if ply == 3 else "North is to move.")
    record.slide_to(1)
    assert chips_on(record) == boards[1]
    record.press_ply(2)
    assert chips_on(record) == boards[2]


def test_a_record_shows_the_position_after_each_ply(page: Page, live_server: str) -> None:
    open_text(page, live_server, "Anaconda", PLAYED)
    record = RecordPage(page)
    for ply in range(5):
        record.slide_to(ply)
        so_far = asked(live_server, "/v1/anaconda/replay", {"text": " ".join([*MOVES[:ply], "*"])})
        lying = {die: face for die, face in so_far["state"]["dice"].items() if face is not None}
        assert faces_on(record) == lying


def test_the_link_to_a_record_shows_others_the_same_ply(copying: Callable[[], Page], live_server: str) -> None:
    record = RecordPage(copying())
    open_text(record.page, live_server, "Anaconda", PLAYED)
    record.slide_to(3)
    link = copied(record.page, "Copy the link to this record")

    other = RecordPage(copying())
    other.page.goto(link)
    assert link.startswith(f"{live_server}/#/anaconda/record?packed=")
    assert (other.plies, other.position, other.pictures) == (record.plies, "Ply 3 of 4", record.pictures)


def test_the_link_to_a_position_shows_others_the_same_line_of_play(
    copying: Callable[[], Page], live_server: str
) -> None:
    study = RecordPage(copying())
    open_text(study.page, live_server, "Anaconda", "III7-IV4-V3 last:V seat:1/2")
    study.moves.press("III=5@IV")
    study.wait_for_ply(1)
    study.moves.press(study.moves.offers[0].move)
    study.wait_for_ply(2)
    link = copied(study.page, "Copy the link to this position")
    study.step("Previous", 1)

    other = RecordPage(copying())
    other.page.goto(link)
    assert other.position == "Ply 2 of 2"
    other.step("Previous", 1)
    assert (other.plies, other.moves.offers) == (study.plies, study.moves.offers)
    assert sorted(other.labels) == sorted(study.labels)


def test_a_position_with_secrets_is_given_on_with_every_tile_as_it_lies(
    copying: Callable[[], Page], live_server: str
) -> None:
    study = RecordPage(copying())
    study.page.goto(f"{live_server}/#/davinci/position")
    link = copied(study.page, "Copy the link to this position")
    open_row = study.pictures
    assert len([label for label in open_row if re.search(r"(black|white) \d", label)]) == 8

    other = RecordPage(copying())
    other.page.goto(link)
    other.board.get_by_role("img").first.wait_for()
    assert (other.pictures, other.labels) == (open_row, study.labels)


def test_the_bad_ply_of_a_record_is_shown_with_its_reasons_and_what_was_legal(page: Page, live_server: str) -> None:
    open_text(page, live_server, "Anaconda", ILLEGAL)
    judged = asked(live_server, "/v1/anaconda/replay", {"text": ILLEGAL})
    page.get_by_text("Ply 5 of this record breaks the rules; the plies before it are shown.").wait_for()

    record = RecordPage(page)
    record.wait_for_ply(4)
    assert judged["ply"] == 4
    assert len(record.plies) == 4
    assert record.refused.title == "Not allowed: Die III shows 2, against IV"
    assert record.refused.reasons == [(each["code"], each["detail"]) for each in judged["violations"]]
    page.get_by_text("Legal in its place").click()
    assert page.get_by_role("listitem").filter(has_text="@").locator("code").all_inner_texts() == judged["legal"]
    record.step("First", 0)
    page.get_by_role("button", name="Show the position before it").click()
    record.wait_for_ply(4)


def test_a_record_that_was_tampered_with_is_found_out_when_its_file_is_opened(
    page: Page, live_server: str, tmp_path: Path
) -> None:
    table = begin(page, live_server, "numerus-solo", "given up")
    table.wait_for_turn(-1)
    saved = table.record()
    saved["record"]["moves"].append("take:1+2")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(saved))
    page.goto(live_server)
    page.get_by_label("Or choose a file").set_input_files(file)

    page.get_by_text("Ply 1 of this record breaks the rules").wait_for()
    assert "nothing_to_choose" in [code for code, _ in RecordPage(page).refused.reasons]


def test_what_cannot_be_read_is_said_to_be_unreadable(page: Page, live_server: str) -> None:
    page.goto(f"{live_server}/#/anaconda/record?packed=broken")

    page.get_by_role("alert").get_by_text("This is neither a record nor a position that can be read.").wait_for()


def test_what_cannot_be_read_stays_where_it_was_pasted_with_the_reason(page: Page, live_server: str) -> None:
    open_text(page, live_server, "Anaconda", "hello world")

    field = page.get_by_label("Record, position or link", exact=True)
    reason = page.get_by_role("alert").get_by_text("A position is written like")
    reason.wait_for()
    assert "The tag" not in reason.inner_text()
    assert field.input_value() == "hello world"
    assert field.get_attribute("aria-invalid") == "true"
    assert urlsplit(page.url).fragment == ""


def test_a_record_is_played_on_from_any_ply(page: Page, live_server: str) -> None:
    open_text(page, live_server, "Anaconda", PLAYED)
    record = RecordPage(page)
    record.slide_to(3)
    page.get_by_role("button", name="Play on").click()
    page.get_by_text("The game begins where the record stood after ply 3.").wait_for()
    for player in (1, 2):
        page.get_by_label(f"Who plays for player {player}").select_option(HERE)
    page.get_by_role("button", name="Start the game").click()

    table = TablePage(page)
    table.board.get_by_role("button").first.wait_for()
    assert faces_on(table) == {"III": 7, "IV": 4, "V": 8}
    assert "IV=9@V" in [offer.move for offer in table.moves.offers]


def test_the_curl_line_of_a_request_has_the_same_answer_in_a_shell(page: Page, live_server: str) -> None:
    page.goto(f"{live_server}/#/anaconda/position?text=III7-IV4-V3%20last:V%20seat:1/2")
    GamePage(page).moves.press("III=5@IV")
    RecordPage(page).wait_for_ply(1)

    exchanged = inspected(page, "/v1/anaconda/apply")
    assert exchanged.request["moves"] == ["III=5@IV"]
    assert exchanged.answer["state"]["dice"]["III"] == 5
    assert run_in_shell(exchanged.curl) == exchanged.answer


def test_the_curl_line_of_a_live_game_leaves_the_token_to_the_shell(page: Page, live_server: str) -> None:
    tokens: list[str] = []
    page.on("request", lambda request: tokens.append(request.headers.get("authorization", "")))
    table = begin(page, live_server, "numerus-solo", "a token")
    table.wait_for_turn(-1)

    token = next(filter(None, tokens)).removeprefix("Bearer ")
    exchanged = inspected(page, f"/sessions/{table.id}/legal-moves")
    assert "$TOKEN" in exchanged.curl
    assert token not in exchanged.curl
    assert run_in_shell(exchanged.curl, TOKEN=token) == exchanged.answer


def chips_on(shown: GamePage) -> set[int]:
    """The numbers that still lie on a board of Nummerus Zahlus."""
    return {int(found[1]) for label in shown.labels if (found := re.match(r"(?:Take )?(\d+)", label))}


def faces_on(shown: GamePage) -> dict[str, int]:
    """What the dice of Anaconda show."""
    told = " ".join(shown.pictures + shown.labels)
    return {die: int(face) for die, face in re.findall(r"Die (III|IV|V) shows (\d)(?! against|, against)", told)}


def copied(page: Page, button: str) -> str:
    """What a button puts into the clipboard."""
    page.get_by_role("button", name=button).click()
    page.get_by_text("Copied", exact=True).first.wait_for()
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def run_in_shell(line: str, **environment: str) -> Any:
    """What a program answers that a shell runs."""
    done = subprocess.run(["sh", "-c", line], env={**os.environ, **environment}, capture_output=True, check=True)
    return json.loads(done.stdout)


def test_a_game_that_is_over_is_played_again_with_the_same_options_and_players(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "anaconda", "again", (HERE, HERE))
    before = table.id
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.get_by_role("heading", name="Result: South wins").wait_for()
    assert page.get_by_text("It is North's turn").count() == 0

    page.get_by_role("button", name="Play again").click()

    page.get_by_text("North is to move.").first.wait_for()
    assert table.id != before
    assert page.get_by_role("region", name="Players").get_by_text("At this device").count() == 2
