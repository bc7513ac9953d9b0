"""The service goes away in the middle of a game, and comes back: the page says so, goes on, and has lost nothing."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from typing import TYPE_CHECKING

from playground_pages import GamePage, RecordPage, begin
from ports import free_port
from serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

LOST = "The connection is lost."
UNREACHABLE = "The service cannot be reached."
COMES_BACK_MS = 60_000
"""How long the page may take to find out, with waits that grow between its attempts."""


def test_a_game_goes_on_after_the_service_was_killed_and_started_again(
    page: Page, serve: Callable[..., Serving], redis_url: str
) -> None:
    store, port = {"REDIS_URL": redis_url}, str(free_port())
    service = serve("--workers", "1", "--port", port, environment=store)
    table = begin(page, service.url, "numerus-solo", "a power cut")
    table.wait_for_turn(-1)
    moves = [table.moves.offers[0].move]
    table.moves.press(moves[0])
    table.wait_for_turn(0)
    before = (table.played, table.moves.offers, table.labels)

    service.stop(signal.SIGKILL)
    page.get_by_text(LOST).wait_for(timeout=COMES_BACK_MS)
    moves.append(table.moves.offers[0].move)
    table.moves.press(moves[1])
    page.get_by_role("alert").get_by_text(UNREACHABLE).wait_for()
    table.wait_until_idle()
    assert (table.played, table.moves.offers, table.labels) == before

    assert serve("--workers", "1", "--port", port, environment=store).url == service.url
    page.get_by_role("alert").get_by_text("The connection is back.").wait_for(timeout=COMES_BACK_MS)
    page.get_by_text(re.compile(f"{LOST}|{UNREACHABLE}")).first.wait_for(state="detached")
    page.get_by_role("button", name="Dismiss").click()
    table.moves.press(moves[1])
    table.wait_for_turn(1)
    assert table.record()["record"]["moves"] == moves
    assert "".join(page.get_by_role("alert").all_inner_texts()) == ""


def test_a_move_made_during_a_short_failure_is_played_once(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus-solo", "a short failure")
    table.wait_for_turn(-1)
    failures = iter([True, True])
    page.route("**/moves", lambda route: route.abort() if next(failures, False) else route.continue_())
    move = table.moves.offers[0].move
    table.moves.press(move)
    table.wait_for_turn(0)

    assert next(failures, None) is None
    assert table.record()["record"]["moves"] == [move]
    assert table.page.get_by_text(UNREACHABLE).count() == 0


def test_a_move_whose_answer_was_lost_is_played_once(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus-solo", "a lost answer")
    table.wait_for_turn(-1)
    failures = iter([True])

    def carry_out_but_fail(route: Route) -> None:
        if next(failures, False):
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route("**/moves", carry_out_but_fail)
    move = table.moves.offers[0].move
    table.moves.press(move)
    table.wait_for_turn(0)

    assert next(failures, None) is None
    assert table.record()["record"]["moves"] == [move]


def test_the_solver_answers_as_soon_as_the_service_is_back(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus", "a solver without a line")
    table.wait_for_turn(-1)
    page.route(re.compile(r"/hint(\?|$)"), lambda route: route.abort())
    table.moves.press(table.moves.offers[0].move)
    page.get_by_role("alert").get_by_text(UNREACHABLE).wait_for()
    assert [words.partition(":")[0] for words in table.played] == ["North"]

    page.unroute(re.compile(r"/hint(\?|$)"))
    table.wait_for_turn(1)
    assert [words.partition(":")[0] for words in table.played] == ["North", "South"]


def test_live_games_without_their_store_are_said_to_be_out_of_reach(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus-solo", "no store")
    table.wait_for_turn(-1)
    problem = {"type": "about:blank", "title": "Store unavailable", "status": 503, "code": "store_unavailable"}
    page.route("**/moves", lambda route: route.fulfill(status=503, json={**problem, "detail": "", "errors": []}))
    table.moves.press(table.moves.offers[0].move)

    page.get_by_role("alert").get_by_text("Live games are out of reach at the moment; nothing is lost.").wait_for()
    assert page.get_by_text("Nothing yet.").is_visible()


def test_an_analysis_keeps_its_moves_while_the_service_is_away(page: Page, live_server: str) -> None:
    page.goto(f"{live_server}/#/anaconda/position?text=III7-IV4-V3%20last:V%20seat:1/2")
    study = RecordPage(page)
    study.moves.press("III=5@IV")
    study.wait_for_ply(1)
    page.route("**/v1/**", lambda route: route.abort())
    study.moves.press(study.moves.offers[0].move)
    page.get_by_role("alert").get_by_text(UNREACHABLE).wait_for()
    assert study.position == "Ply 1 of 1"

    page.unroute("**/v1/**")
    study.moves.press(study.moves.offers[0].move)
    study.wait_for_ply(2)
    page.reload()
    assert study.position == "Ply 2 of 2"


def test_a_table_that_cannot_be_opened_offers_to_try_again(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus-solo", "a closed door")
    table.wait_for_turn(-1)
    labels = table.labels
    page.route("**/v1/**", lambda route: route.abort())
    page.reload()
    page.get_by_role("alert").get_by_text(UNREACHABLE).wait_for()

    page.unroute("**/v1/**")
    page.get_by_role("button", name="Try again").click()
    table.board.get_by_role("button").first.wait_for()
    assert table.labels == labels


def test_a_board_that_cannot_be_loaded_is_replaced_by_the_position_as_data(page: Page, live_server: str) -> None:
    page.route("**/assets/anaconda-*.js", lambda route: route.abort())
    page.goto(f"{live_server}/#/anaconda/position?text=III7-IV4-V3%20last:V%20seat:1/2")
    study = GamePage(page)
    study.board.get_by_text("The board cannot be shown. This is the position as data:").wait_for()

    assert '"last": "V"' in study.board.inner_text()
    study.moves.press("III=5@IV")
    RecordPage(page).wait_for_ply(1)
    assert '"last": "III"' in study.board.inner_text()
