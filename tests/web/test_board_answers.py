"""What the board shows besides the position: why a move is not possible, what is probable, what the solver says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playground_pages import GamePage, TablePage, asked, begin, inspected

if TYPE_CHECKING:
    from playwright.sync_api import Page, Response, Route

PUZZLE = "III7-IV4-V3 last:V seat:1/2"
"""The closing puzzle of the rules of Anaconda: one of the two moves wins."""


def roll_two_dice(table: TablePage) -> None:
    table.press("Roll the dice III and IV")
    table.wait_for_turn(1)


def draw_a_tile(table: TablePage) -> None:
    table.press("Draw a tile (18 left)")
    table.wait_for_turn(1)


def stay(table: TablePage) -> None:
    """The first position will do."""


def press_a_face_that_does_not_fit(table: TablePage) -> None:
    table.press(re.compile(r"\(not allowed\)$"))


def guess_before_a_tile_is_drawn(table: TablePage) -> None:
    table.press(re.compile("^Guess South, tile 2:"))
    with answered(table, "moves"):
        table.press(re.compile("^Guess 3"))


def press_a_place_that_is_not_listed(table: TablePage) -> None:
    listed = {offer.words for offer in table.moves.offers}
    table.press(next(label for label in table.labels if label.startswith("Place ") and label not in listed))


def press_a_chip_out_of_reach(table: TablePage) -> None:
    table.press(re.compile("out of reach$"))


ILLEGAL = pytest.mark.parametrize(
    ("game", "go_there", "press", "typed"),
    [
        ("anaconda", roll_two_dice, press_a_face_that_does_not_fit, "V=9@V"),
        ("davinci", stay, guess_before_a_tile_is_drawn, "guess:1.9=3"),
        ("davinci-solo", draw_a_tile, press_a_place_that_is_not_listed, "place:B0.5R"),
        ("numerus", stay, press_a_chip_out_of_reach, "swap:1/0.1"),
        ("numerus-solo", stay, press_a_chip_out_of_reach, "take:1+2"),
    ],
)


@ILLEGAL
def test_an_illegal_move_is_shown_every_reason_and_changes_nothing(
    page: Page, live_server: str, game: str, go_there: Any, press: Any, typed: str
) -> None:
    table = begin(page, live_server, game, "what must not be")
    table.wait_for_turn(-1)
    go_there(table)
    before = (table.played, table.moves.offers, table.pictures)

    with answered(table, "moves") as pressed:
        press(table)
    assert_told(table, pressed.value)
    with answered(table, "moves") as tried:
        table.moves.type(typed)
    assert_told(table, tried.value)

    assert (table.played, table.moves.offers, table.pictures) == before


def test_nothing_can_be_pressed_until_the_position_after_a_move_is_shown(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci", "one press is enough")
    table.wait_for_turn(-1)
    held: list[Route] = []
    page.route("**/legal-moves", lambda route: route.continue_() if held else held.append(route))
    with page.expect_request("**/legal-moves"):
        table.press(re.compile("^Draw black"))

    assert table.moves.offers[0].move == "draw:B"
    assert table.moves.button("draw:B").is_disabled()
    assert table.board.get_attribute("aria-busy") == "true"
    held[0].continue_()
    table.wait_for_turn(1)
    assert table.moves.offers[0].move.startswith("guess:")


def test_a_reason_leads_to_its_place_in_the_rules(page: Page, live_server: str) -> None:
    page.goto(f"{live_server}/#/anaconda/position?text={PUZZLE}")
    GamePage(page).moves.type("V=9@IV")
    page.get_by_role("listitem").filter(has_text="die_placed_last").get_by_role("link", name="Read the rule").click()

    page.get_by_role("heading", name="Rules of Anaconda").wait_for()
    heading = page.get_by_role("heading", name="A turn", exact=True)
    heading.wait_for()
    page.wait_for_function("heading => heading.getBoundingClientRect().top < innerHeight", arg=heading.element_handle())


def test_in_an_analysis_the_reasons_are_those_of_the_service(page: Page, live_server: str) -> None:
    page.goto(f"{live_server}/#/anaconda/position?text={PUZZLE}")
    study = GamePage(page)
    study.moves.type("V=9@IV")
    page.get_by_text("die_placed_last").wait_for()

    judged = asked(live_server, "/v1/anaconda/validate", position=PUZZLE, move="V=9@IV")
    assert study.refused.reasons == [(each["code"], each["detail"]) for each in judged["violations"]]
    assert study.refused.title == "Not allowed: Die V shows 9, against IV"


def test_the_heat_map_is_the_posterior_of_the_service(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci", "what may be hidden")
    table.wait_for_turn(-1)
    table.ask("Probabilities")

    answer = asked(live_server, "/v1/davinci/posterior", inspected(page, "/v1/davinci/posterior").request)
    assert table.board.get_by_text(f"{int(answer['worlds']):,} worlds").is_visible()
    assert len(answer["tiles"]) == 4
    for tile in answer["tiles"]:
        label = next(each for each in table.labels if each.startswith(f"Guess South, tile {tile['position'] + 1}:"))
        assert_told_as_percents(label, {str(each["value"]): each["p"] for each in tile["distribution"]})


def test_the_values_of_a_hidden_tile_show_their_chances(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "davinci", "what may be hidden")
    table.wait_for_turn(-1)
    table.ask("Probabilities")
    table.press(re.compile("^Guess South, tile 3:"))

    tile = inspected(page, "/v1/davinci/posterior").answer["tiles"][2]
    chances = {each["value"]: each["p"] for each in tile["distribution"]}
    told = dict(re.findall(r"Guess (\d+), [<>]?(\d+)%", "\n".join(table.labels)))
    assert {int(value): int(share) for value, share in told.items()} == {
        value: pytest.approx(100 * chances.get(value, 0), abs=1) for value in range(12)
    }


def test_the_hint_says_of_each_move_of_anaconda_how_it_ends(page: Page, live_server: str) -> None:
    page.goto(f"{live_server}/#/anaconda/position?text={PUZZLE}")
    study = GamePage(page)
    study.ask("Hint")

    hint = asked(live_server, "/v1/anaconda/hint", position=PUZZLE)
    words = {"win": ("wins", "+"), "loss": ("loses", "\N{MINUS SIGN}")}
    expected = {each["move"]: f"{words[each['outcome']][0]} in {each['depth']}" for each in hint["moves"]}
    assert len(expected) == 2
    for offer in study.moves.offers:
        star = "★ " if offer.move == hint["best"] else ""
        assert study.moves.button(offer.move).inner_text().splitlines()[-1] == f"{star}{expected[offer.move]}"
        assert f"{offer.words}, {expected[offer.move]}" in study.labels
    badges = {f"{words[each['outcome']][1]}{each['depth']}" for each in hint["moves"]}
    assert {text.removeprefix("★ ") for text in study.board.locator("text").all_text_contents()} >= badges


def test_the_line_of_the_solver_is_drawn_from_chip_to_chip(page: Page, live_server: str) -> None:
    table = begin(page, live_server, "numerus-solo", "a way to the end")
    table.wait_for_turn(-1)
    with answered(table, "hint") as hint:
        table.ask("Hint")

    line = [int(re.findall(r"\d+", move)[0]) for move in hint.value.json()["line"]]
    assert len(line) == 48
    assert table.board.get_by_text("The solver's line, 48 steps to the end.").is_visible()
    assert drawn_route(table) == line


def answered(table: TablePage, path: str) -> Any:
    """The answer of the service to the question that the page asks meanwhile."""
    return table.page.expect_response(lambda response: response.url.partition("?")[0].endswith(path))


def assert_told(table: TablePage, answer: Response) -> None:
    """All that the service objects to stands on the page, with the way to the rules."""
    reasons = answer.json()["errors"]
    assert reasons
    table.page.get_by_role("alert").get_by_text(reasons[-1]["detail"], exact=True).wait_for()
    assert table.refused.reasons == [(each["code"], each["detail"]) for each in reasons]
    links = table.page.get_by_role("alert").get_by_role("link", name="Read the rule").count()
    assert links == sum(each["rule"] is not None for each in reasons)


def assert_told_as_percents(label: str, chances: dict[str, float]) -> None:
    """A tile tells its values by probability, in whole percents."""
    told = re.findall(r"(\d+) \(([<>]?)(\d+)%\)", label)
    assert {value for value, _, _ in told} == set(chances)
    assert [chances[value] for value, _, _ in told] == sorted(chances.values(), reverse=True)
    for value, bound, share in told:
        assert int(share) == pytest.approx(100 * chances[value], abs=1 if bound else 0.5)


def drawn_route(table: TablePage) -> list[int]:
    """The chips at which the numbered steps of the drawn line stand, in the order of the steps."""
    found = table.board.evaluate(
        """board => {
            const chips = [...board.querySelectorAll('[data-field]')].map(chip => {
                const place = chip.getBoundingClientRect();
                return {
                    number: Number(chip.querySelector('.num-number')?.textContent),
                    holds: (x, y) => x > place.left - 4 && x < place.right && y > place.top - 4 && y < place.bottom,
                };
            });
            return [...board.querySelectorAll('.num-route g')].map(step => {
                const { x, y, width, height } = step.querySelector('circle').getBoundingClientRect();
                const chip = chips.find(({ holds }) => holds(x + width / 2, y + height / 2));
                return [Number(step.textContent), chip.number];
            });
        }"""
    )
    return [number for _, number in sorted(found)]
