"""Vectors of Da Vinci Code and Solo against programs that know nothing of the service."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from davinci import plain as davinci_plain
from davinci.brute_force import TooManyError, brute_force, fillings
from davinci_solo import plain as solo_plain

from schemas.common import kept
from service.catalog import CATALOG
from service.conformance.vectors import Vector, chosen

# Da Vinci Code.

LONGEST_ROW = 7
"""Of longer rows with jokers the list of all arrangements is too long."""


def davinci_series(state: Any, played: tuple[str, ...], plies: int) -> int:
    hands = [[slot["tile"] for slot in row] for row in state["rows"]]
    table = davinci_plain.Table(state["setup"], hands, state["pool"])
    for move in played:
        table.play(move)
    moves = table.moves()
    if plies == 1:
        return len(moves)
    return sum(davinci_series(state, (*played, move), plies - 1) for move in moves)


def test_counts_from_the_beginning_of_da_vinci_code_are_those_of_the_plain_rules() -> None:
    begun = [vector for vector in chosen("davinci", ("count",)) if begins(vector.input["state"])]
    assert begun
    for vector in begun:
        assert vector.expect["count"] == davinci_series(vector.input["state"], (), vector.input["plies"]), vector.id


def begins(state: Any) -> bool:
    return state["phase"] == "draw" and state["turn"] == 1


def test_posteriors_are_those_of_the_list_of_all_deals() -> None:
    compared = sum(map(compared_with_all_deals, chosen("davinci", ("posterior",))))
    assert compared >= 8


def compared_with_all_deals(vector: Vector) -> bool:
    view = kept(CATALOG["davinci"].schemas.view).load(vector.input["view"])
    if view.setup.jokers and max(map(len, view.rows)) > LONGEST_ROW:
        return False
    try:
        worlds = fillings(view, no_self_guess=vector.input["no_self_guess"])
    except TooManyError:
        return False
    if "violations" in vector.expect:
        assert not worlds, vector.id
        return True
    number, chances = brute_force(view, worlds, vector.input["model"])
    told = {
        (tile["seat"], tile["position"], each["value"]): Fraction(each["exact"])
        for tile in vector.expect["tiles"]
        for each in tile["distribution"]
    }
    assert (int(vector.expect["worlds"]), told) == (number, chances), vector.id
    return True


def test_a_view_shows_nobody_a_tile_that_is_not_his() -> None:
    for vector in chosen("davinci", ("view",)):
        seat, view = vector.input["seat"], vector.expect["view"]
        for owner, row in enumerate(view["rows"]):
            assert all((slot["tile"] is None) == (owner != seat and not slot["exposed"]) for slot in row), vector.id


# Da Vinci Solo.


def test_places_in_da_vinci_solo_are_those_of_the_plain_rules() -> None:
    compared = 0
    for vector in chosen("davinci-solo", ("legal_moves",)):
        state = vector.input["state"]
        if state["phase"] == "place":
            compared += 1
            rules, table = solo_table(state)
            wanted = {
                f"place:{held['tile']}.{row}{side}"
                for held in state["hand"]
                for row, side in solo_plain.placements(rules, table, solo_plain.read(held["tile"]))
            }
            wanted |= {"hold"} if solo_plain.ended(rules, table) else set()
            assert set(vector.expect["moves"]) == wanted, vector.id
    assert compared > 10


def solo_table(state: Any) -> tuple[solo_plain.Rules, solo_plain.Table]:
    read, setup = solo_plain.read, state["setup"]
    rows = tuple((read(row["spine"]), tuple(map(read, row["tiles"]))) for row in state["rows"])
    hand = tuple((read(held["tile"]), held["drawn"]) for held in state["hand"])
    held = state["held_since"], state["allowance"]
    rules = solo_plain.Rules(setup["row_cap"], setup["deferral"], setup["cumulative"], setup["colour_choice"])
    return rules, solo_plain.Table(rows, frozenset(map(read, state["pool"])), hand, state["turn"], *held)


def solo_series(rules: solo_plain.Rules, table: solo_plain.Table, phase: str, plies: int) -> int:
    """How many series there are; `phase` is what comes next: draw, tile (of any colour, B or W) or place."""
    if plies == 0:
        return 1
    return sum(solo_series(rules, after, then, plies - 1) for after, then in solo_followers(rules, table, phase))


def solo_followers(rules: solo_plain.Rules, table: solo_plain.Table, phase: str) -> list[tuple[Any, str]]:
    """Every table that can come next with its phase; none when the round is over."""
    pool = {"W": [tile for tile in table.pool if tile[1]], "B": [tile for tile in table.pool if not tile[1]]}
    groups = {"draw": [*table.pool], "tile": [*table.pool], "tileB": pool["B"], "tileW": pool["W"]}
    waiting = groups.get(phase, [])
    drawn = [solo_plain.drawn(table, tile) for tile in waiting]
    if not any(solo_plain.can_end(rules, after) for after in (drawn or [table])) or not (waiting or table.hand):
        return []
    if phase == "draw":
        return [(table, f"tile{colour}") for colour in "BW" if pool[colour]] if rules.colours else [(table, "tile")]
    if phase != "place":
        return [(after, "place") for after in drawn]
    return solo_placed(rules, table)


def solo_placed(rules: solo_plain.Rules, table: solo_plain.Table) -> list[tuple[Any, str]]:
    """After every placement, and after holding what is in hand."""
    found = []
    for tile, _ in table.hand:
        for row, side in solo_plain.placements(rules, table, tile):
            after = solo_plain.placed(table, tile, row, side)
            found.append((after, "place") if after.hand else (solo_plain.ended(rules, after), "draw"))
    held = solo_plain.ended(rules, table)
    return [*found, (held, "draw")] if held else found


def test_counts_of_da_vinci_solo_are_those_of_the_plain_rules() -> None:
    counted = 0
    for vector in chosen("davinci-solo", ("count",)):
        state, plies = vector.input["state"], vector.input["plies"]
        if state["turn"] > 0:
            counted += 1
            rules, table = solo_table(state)
            phase = state["phase"] + (state["pending"] or "" if state["phase"] == "tile" else "")
            assert vector.expect["count"] == solo_series(rules, table, phase, plies), vector.id
    assert counted >= 4
