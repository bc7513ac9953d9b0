"""`regelwerk hint` and `regelwerk show`: what they print of a position, and what they refuse."""

from __future__ import annotations

import re

import pytest
from commanding import answered, misused, printed, refused
from told_rounds import GAMES, IMPOSSIBLE, OVER, PUZZLE, REASONS, ROOT, halfway, position_of


def test_a_hint_ranks_the_moves_of_the_closing_puzzle_as_the_rules_do() -> None:
    best, other, last = printed("hint", "anaconda", PUZZLE)
    assert best.split() == ["III=5@IV", "exact", "outcome", "win", "depth", "7"]
    assert other.split()[:4] == ["III=2@V", "exact", "outcome", "loss"]
    assert re.fullmatch(r"proof exact, [0-9]+ nodes, [0-9]+\.[0-9] ms", last)


@pytest.mark.parametrize("position", [OVER, "rolling:III,IV seat:0/2"])
def test_a_hint_where_no_player_moves_says_so(position: str) -> None:
    lines = printed("hint", "anaconda", position)
    assert lines[0] == "Nobody has a move to choose here."
    assert len(lines) == 2
    assert answered("hint", "anaconda", position)["best"] is None


@pytest.mark.parametrize("command", ["hint", "show"])
def test_an_unreadable_position_is_refused_with_an_example(command: str) -> None:
    told = refused(command, "anaconda", "III7 V6 IV5")
    assert told == "A position is written like III7-V6-IV5 last:IV seat:0/2.\n"


@pytest.mark.parametrize("command", ["hint", "show"])
@pytest.mark.parametrize("position", ["", " ", "★", "-"])
@GAMES
def test_no_ruleset_reads_nonsense(slug: str, command: str, position: str) -> None:
    assert refused(command, slug, position)


@pytest.mark.parametrize("command", ["hint", "show"])
def test_an_impossible_position_is_refused_with_every_reason(command: str) -> None:
    first, *lines = refused(command, "anaconda", IMPOSSIBLE).splitlines()
    assert first == "invalid_state: Die III has no face 3."
    assert len(lines) == len(REASONS)
    for line, reason in zip(lines, REASONS, strict=True):
        assert re.fullmatch(r"  #/\S*/dice/(III|IV): .* \([a-z_]+, anaconda#[a-z-]+\)", line)
        assert reason in line


def test_an_impossible_position_is_refused_with_json_too() -> None:
    assert refused("hint", "anaconda", IMPOSSIBLE, "--json").count("\n") == 1 + len(REASONS)


@pytest.mark.parametrize(
    "option", [("--budget-ms", "0"), ("--budget-ms", "60001"), ("--budget-ms", "x"), ("--budget-nodes", "0")]
)
def test_a_budget_out_of_range_is_refused(option: tuple[str, str]) -> None:
    assert f"Invalid value for '{option[0]}'" in misused("hint", "anaconda", PUZZLE, *option)


def test_a_hint_in_json_is_what_the_api_answers_to_the_puzzle(api) -> None:
    ours, theirs = answered("hint", "anaconda", PUZZLE), api("/v1/anaconda/hint", position=PUZZLE)
    assert isinstance(ours.pop("elapsed_ms"), float)
    assert isinstance(theirs.pop("elapsed_ms"), float)
    assert ours == theirs
    assert [move["move"] for move in ours["moves"]] == ["III=5@IV", "III=2@V"]


@GAMES
def test_a_hint_in_json_is_what_the_api_answers(slug: str, api) -> None:
    state = api(f"/v1/{slug}/replay", {"record": halfway(slug)})["state"]
    theirs = api(f"/v1/{slug}/hint", {"state": state, "budget_nodes": 60, "seed": "s"})
    ours = answered("hint", slug, position_of(slug), "--budget-nodes", "60", "--seed", "s")
    assert {**ours, "elapsed_ms": 0} == {**theirs, "elapsed_ms": 0}
    assert (ours["elapsed_ms"] is None) == (theirs["elapsed_ms"] is None)
    assert list(ours) == list(theirs)


@GAMES
def test_a_hint_for_people_has_the_moves_of_the_one_in_json_in_its_order(slug: str) -> None:
    arguments = ("hint", slug, position_of(slug), "--budget-nodes", "60")
    answer, lines = answered(*arguments), printed(*arguments)
    assert [line.split()[:2] for line in lines[:-1]] == [[move["move"], move["proof"]] for move in answer["moves"]]
    assert lines[-1].startswith(f"proof {answer['proof']}, {answer['nodes']} nodes")


@pytest.mark.parametrize(
    ("position", "mover", "moves"),
    [
        (PUZZLE, "seat 0 to move", {"III=5@IV", "III=2@V"}),
        ("III7-V6-IV5 last:IV seat:1/2", "seat 1 to move", {"III=5@V"}),
        ("III7+IV4 seat:0/2", "seat 0 to move", {"V=6@III", "V=8@III", "V=3@IV"}),
        ("choose seat:0/3", "seat 0 to move", {"roll:III,IV", "roll:III,V", "roll:IV,V"}),
    ],
)
def test_a_position_is_shown_with_the_mover_and_the_moves(position: str, mover: str, moves: set[str]) -> None:
    drawn, who, listed = printed("show", "anaconda", position)
    assert drawn == position
    assert who == mover
    assert set(listed.split()) == moves
    assert len(listed.split()) == len(moves)


def test_dice_in_the_air_are_shown_with_all_they_can_come_to() -> None:
    _, who, listed = printed("show", "anaconda", "rolling:IV,III seat:0/2")
    faces = {"III": (1, 2, 5, 6, 7, 9), "IV": (1, 3, 4, 5, 8, 9)}
    assert who == "chance"
    assert set(listed.split()) == {f"III={one},IV={other}" for one in faces["III"] for other in faces["IV"]}


def test_a_round_that_is_over_is_shown_so() -> None:
    assert printed("show", "anaconda", OVER) == [OVER, "the round is over"]


def test_the_board_of_numerus_is_drawn_as_in_its_rules() -> None:
    rules = (ROOT / "service" / "games" / "numerus" / "rules.md").read_text(encoding="utf-8")
    board = re.findall(r"^```\n(.*?)\n```$", rules, re.MULTILINE | re.DOTALL)[0].splitlines()
    lines = printed("show", "numerus", "deal seat:chance/2")
    assert lines[: len(board)] == board
    assert "chance" in lines


def test_chips_are_drawn_where_they_lie() -> None:
    # One row of chips after the other, 1 to 48 with the star in the middle, on rows of 3 5 7 7 5 7 7 5 3.
    chips = ["*" if field == 25 else str(field - (field > 25)) for field in range(1, 50)]
    rows: list[list[str]] = []
    for wide in (3, 5, 7, 7, 5, 7, 7, 5, 3):
        rows.append(chips[:wide])
        chips = chips[wide:]
    lines = printed("show", "numerus", "/".join(",".join(row) for row in rows) + " seat:0/2")
    assert [line.split()[1:] for line in lines[1:10]] == rows
    assert "seat 0 to move" in lines


@GAMES
def test_a_shown_position_lists_the_moves_that_the_api_lists(slug: str, api) -> None:
    state = api(f"/v1/{slug}/replay", {"record": halfway(slug)})["state"]
    listed = api(f"/v1/{slug}/legal-moves", {"state": state})
    lines = printed("show", slug, position_of(slug))
    assert lines[-1].split(" ") == [move["move"] for move in listed["moves"]]
    assert lines[-2] == ("chance" if listed["to_move"] == "chance" else f"seat {listed['to_move']} to move")
