"""Vectors against programs that know nothing of the service, worked examples, and results found by hand."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest
from anaconda import brute_force as anaconda_plain
from numerus import plain as numerus_plain

from schemas.common import kept
from service.catalog import CATALOG
from service.conformance.vectors import chosen

GAMES = Path(__file__).resolve().parents[1] / "games"
DICE = anaconda_plain.DICE

# Anaconda.


def anaconda_table(state: Any) -> anaconda_plain.Table:
    return tuple(state["dice"][die] for die in DICE), state["centre"], state["last"], state["resolve"]


def anaconda_moves(state: Any) -> list[str]:
    """What can come next, in alphabetical order."""
    lying = {die: face for die, face in state["dice"].items() if face is not None}
    if state["phase"] == "choose":
        return ["roll:III,IV", "roll:III,V", "roll:IV,V"]
    if state["phase"] == "roll":
        one, other = state["rolling"]
        faces = anaconda_plain.FACES
        return sorted(f"{one}={a},{other}={b}" for a in faces[one] for b in faces[other])
    if state["to_move"] is None:
        return []
    found = anaconda_plain.set_up(lying) if len(lying) == 2 else anaconda_plain.moves(anaconda_table(state))
    return sorted(f"{die}={face}@{neighbour}" for (die, face, neighbour), _ in found)


def test_moves_of_anaconda_are_those_of_the_brute_force() -> None:
    for vector in chosen("anaconda", ("legal_moves",)):
        moves = anaconda_moves(vector.input["state"])
        assert vector.expect["moves"] == moves, vector.id
        if vector.input["state"]["phase"] == "roll":
            assert vector.expect["probabilities"] == ["1/36"] * 36


def anaconda_series(table: anaconda_plain.Table, plies: int) -> int:
    if plies == 0:
        return 1
    return sum(anaconda_series(after, plies - 1) for _, after in anaconda_plain.moves(table))


def test_counts_of_anaconda_are_those_of_the_brute_force() -> None:
    counted = 0
    for vector in chosen("anaconda", ("count",)):
        state, plies = vector.input["state"], vector.input["plies"]
        if state["phase"] in ("play", "pasch") and state["seen"] is None:
            counted += 1
            assert vector.expect["count"] == anaconda_series(anaconda_table(state), plies), vector.id
    assert counted >= 2


def rows_of_the_worked_examples() -> list[tuple[str, set[str]]]:
    """Faces, centre and last of each row of the table in the rules, as text, with the moves that it names."""
    text = CATALOG["anaconda"].rules_text().partition("## Worked examples")[2]
    found = re.findall(r"^\| (\d) (\d) (\d), c (\w+), l (\w+)[^|]*\| ([^|]*) \|", text, re.MULTILINE)
    return [(" ".join(row[:5]), set(re.findall("`([^`]*)`", row[5]))) for row in found]


def test_the_worked_examples_of_anaconda_are_vectors() -> None:
    listed: dict[str, set[str]] = {}
    for vector in chosen("anaconda", ("legal_moves",)):
        state = vector.input["state"]
        if state["setup"] == {"players": 2, "repetition": "none"} and state["centre"]:
            name = " ".join([*map(str, state["dice"].values()), state["centre"], state["last"]])
            listed[name] = set(vector.expect["moves"])
    assert len(rows_of_the_worked_examples()) == 13
    for name, moves in rows_of_the_worked_examples():
        assert listed[name] == moves, name


# Nummerus Zahlus.


def drawing(board: Any) -> str:
    """The board as the plain rules draw it."""
    named = {"eight": numerus_plain.EIGHT, "square": numerus_plain.SQUARE}
    if isinstance(board, str):
        return named[board]
    places = {numerus_plain.named(field) for field in board}
    width, height = (1 + max(place[axis] for place in places) for axis in (0, 1))
    rows = ("".join("#" if (x, y) in places else "." for x in range(width)) for y in range(height))
    return "\n".join(rows)


def reach(state: Any) -> dict[int, Any]:
    """The chips that the star can take."""
    setup, star = state["setup"], numerus_plain.named(state["star"])
    return numerus_plain.targets(drawing(setup["board"]), setup["cross_gaps"], tuple(state["board"]), star)


def test_the_chips_that_can_be_taken_are_those_of_the_plain_rules() -> None:
    compared = 0
    for vector in [*chosen("numerus", ("legal_moves",)), *chosen("numerus-solo", ("legal_moves",))]:
        if isinstance(vector.expect["to_move"], int):
            compared += 1
            takes = [move for move in vector.expect["moves"] if move.startswith("take")]
            numbers = [int(re.split("[:+]", take)[1]) for take in takes]
            assert sorted(set(numbers)) == sorted(reach(vector.input["state"])), vector.id
    assert compared > 60


def test_a_chip_that_fits_two_chains_is_listed_for_each() -> None:
    named = 0
    for vector in chosen("numerus-solo", ("legal_moves",)):
        state = vector.input["state"]
        if state["to_move"] == 0:
            wanted = [
                f"take:{number}" if chip is None else f"take:{number}+{chip}"
                for number in sorted(reach(state))
                for chip in numerus_plain.solo_choices(state["chains"], number)
            ]
            named += any("+" in text for text in wanted)
            assert vector.expect["moves"] == wanted, vector.id
    assert named


def test_swaps_are_those_of_the_plain_rules() -> None:
    swapped = 0
    for vector in chosen("numerus", ("legal_moves",)):
        state, mover = vector.input["state"], vector.expect["to_move"]
        swaps = {move for move in vector.expect["moves"] if move.startswith("swap")}
        if not swaps:
            continue
        swapped += 1
        found = numerus_plain.swaps([set(chips) for chips in state["collected"]], mover)
        assert swaps == {f"swap:{give}/{other}.{get}" for give, other, get in found}, vector.id
    assert swapped


def test_counts_of_turns_are_those_of_the_plain_rules() -> None:
    counted = 0
    for vector in [*chosen("numerus", ("count",)), *chosen("numerus-solo", ("count",))]:
        state, plies = vector.input["state"], vector.input["plies"]
        if state["to_move"] == "chance" or any(state.get("exchange_left", ())):
            continue
        setup, chips, star = state["setup"], tuple(state["board"]), numerus_plain.named(state["star"])
        board = drawing(setup["board"])
        if "chains" not in state:
            counted += 1
            assert vector.expect["count"] == numerus_plain.games(board, setup["cross_gaps"], chips, star, plies)
        elif not setup["cross_gaps"]:
            counted += 1
            assert vector.expect["count"] == numerus_plain.solo_games(board, chips, star, state["chains"], plies)
    assert counted >= 6


@pytest.mark.parametrize("slug", ["numerus", "numerus-solo"])
def test_deals_are_shuffled_as_the_rules_say(slug: str) -> None:
    for vector in chosen(slug, ("chance",)):
        if "setup" in vector.input:
            chips = shuffled([*map(str, range(1, 49)), "*"], vector.input["seed"], "deal")
            board = vector.expect["position"].split()[0].replace("/", ",").split(",")
            assert board == chips, vector.id


# Seeds.


def numbers(seed: str, label: str):
    """The stream that the documentation describes: blocks of HMAC-SHA256 as big-endian numbers."""
    block = 0
    while True:
        yield int(hmac.new(seed.encode(), f"{label}|{block}".encode(), hashlib.sha256).hexdigest(), 16)
        block += 1


def below(stream: Any, n: int) -> int:
    return next(number for number in stream if number < 2**256 - 2**256 % n) % n


def shuffled(items: list[str], seed: str, label: str) -> list[str]:
    stream, mixed = numbers(seed, label), list(items)
    for last in reversed(range(1, len(mixed))):
        other = below(stream, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


@pytest.mark.parametrize("slug", ["anaconda", "davinci", "davinci-solo"])
def test_outcomes_of_chance_follow_from_seed_and_position_text(slug: str) -> None:
    entry, compared = CATALOG[slug], 0
    for vector in chosen(slug, ("chance",)):
        if "state" in vector.input:
            compared += 1
            state = kept(entry.schemas.state).load(vector.input["state"])
            label = entry.game.format_position(state)
            # All outcomes of these rulesets are equally probable.
            outcomes = [entry.game.format_move(move) for move, _ in entry.game.chance_outcomes(state)]
            assert vector.expect["move"] == outcomes[below(numbers(vector.input["seed"], label), len(outcomes))]
    assert compared > 5


# Recorded games.


@pytest.mark.parametrize("slug", list(CATALOG))
def test_whole_games_come_to_what_was_worked_out_for_them(slug: str) -> None:
    expected = {}
    for path in (GAMES / slug.replace("-", "_") / "records").glob("*.json"):
        record = json.loads(path.read_text(encoding="utf-8"))
        expected[record["tags"]["event"]] = record["result"]
    good = [vector for vector in chosen(slug, ("record",)) if vector.expect["valid"]]
    assert {vector.input["record"]["tags"]["event"] for vector in good} == set(expected)
    whole = {vector.input["record"]["tags"]["event"]: vector for vector in good}
    for event, result in expected.items():
        assert whole[event].expect["position"] == result["position"]
        assert [seat["points"] for seat in whole[event].expect["score"]["seats"]] == result["points"]


@pytest.mark.parametrize("slug", list(CATALOG))
def test_some_games_are_broken_in_every_way(slug: str) -> None:
    bad = [vector for vector in chosen(slug, ("record",)) if not vector.expect["valid"]]
    assert any(vector.expect["violations"] == ["unreadable_move"] for vector in bad)
    assert any(vector.expect["violations"] != ["unreadable_move"] for vector in bad)
    assert all(vector.expect["ply"] < len(vector.input["record"]["moves"]) for vector in bad)
