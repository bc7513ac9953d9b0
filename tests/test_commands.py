"""The commands of `regelwerk` that need no running service: what they print, what they refuse, how they end."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result

from schemas.records import record_schema
from service.app import create_app
from service.catalog import CATALOG
from service.cli import main
from service.config import Config
from service.records import format_record

ROOT = Path(__file__).resolve().parents[1]
GAMES = pytest.mark.parametrize("slug", list(CATALOG))
COMMANDS = (
    "access",
    "conformance",
    "hint",
    "keys",
    "openapi",
    "pairings",
    "receipt",
    "replay",
    "report",
    "score",
    "serve",
    "sheet",
    "show",
    "standings",
    "verify",
)

# The closing puzzle of the rules of Anaconda: III=5@IV wins in 7 placements, III=2@V loses; nothing else is possible.
PUZZLE = "III7-IV4-V3 last:V seat:0/2"
# By the table of faces, die III has no 3 and die IV no 2, and 2 is no neighbour of the centre's 6.
IMPOSSIBLE = "III3-V6-IV2 last:IV seat:0/2"
REASONS = ("Die III has no face 3.", "Die IV has no face 2.", "its number is a neighbour of the centre's")
OVER = "III1-V2-IV3 last:IV seat:1/2 loser:1"
# Example 2 of the rules: seat 1 is stuck. Its third ply could also have been V=6@III or V=3@IV, never V=4@III: 4 is no
# neighbour of 7, and it would lie opposite to the other 4, an even double.
MOVES = ["roll:III,IV", "III=7,IV=4", "V=8@III", "IV=9@V", "III=1@IV", "V=2@III", "IV=3@V"]
GOOD = {"moves": MOVES}
BAD = {"moves": [*MOVES[:2], "V=4@III", *MOVES[3:]]}
FAULTS = ["not_a_neighbour, anaconda#a-turn)", "even_double, anaconda#a-turn)"]
UNREADABLE = {"moves": [*MOVES[:2], "V6", *MOVES[3:]]}
TEXT = '[Game "anaconda"]\n[Seat0 "A"]\n[Seat1 "B"]\n\n1. ' + " ".join(MOVES) + " 1-0\n"
SCORE = ["  seat 0: 1 points, place 1 (round_won +1)", "  seat 1: 0 points, place 2 (stuck +0)"]


def run(*arguments: object, given: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=given, catch_exceptions=False)


def refused(*arguments: object, given: str | bytes | None = None) -> str:
    """The message of a command that ends with exit code 1 and prints nothing else."""
    result = run(*arguments, given=given)
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert "Traceback" not in result.stderr
    return result.stderr.removeprefix("Error: ")


def misused(*arguments: object) -> str:
    """The message of a command that cannot be understood: exit code 2, as click has it."""
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    return result.stderr


def printed(*arguments: object, given: str | bytes | None = None, code: int = 0) -> list[str]:
    result = run(*arguments, given=given)
    assert result.exit_code == code, result.output
    assert result.stderr == ""
    return result.stdout.splitlines()


def answered(*arguments: object, given: str | bytes | None = None, code: int = 0) -> Any:
    """What a command prints with `--json`."""
    return json.loads("\n".join(printed(*arguments, "--json", given=given, code=code)))


@pytest.fixture(scope="module")
def application():
    """The application, which keeps no live games here."""
    return create_app(Config())


@pytest.fixture
def api(application):
    """A function that sends a request and gives the answer."""
    client = application.test_client()

    def ask(path: str, body: object = None, **query: object) -> Any:
        answer = client.get(path, query_string=query) if body is None else client.post(path, json=body)
        assert answer.status_code == 200, answer.json
        return answer.json

    return ask


@pytest.fixture
def file(tmp_path):
    """A function that writes a file: bytes, text, or anything else as JSON."""

    def write(name: str, content: object) -> Path:
        if not isinstance(content, str | bytes):
            content = json.dumps(content)
        (tmp_path / name).write_bytes(content.encode() if isinstance(content, str) else content)
        return tmp_path / name

    return write


def golden(slug: str) -> list[Path]:
    return sorted((ROOT / "tests" / "games" / slug.replace("-", "_") / "records").glob("*.json"))


def halfway(slug: str) -> dict[str, Any]:
    """The first half of a recorded game."""
    record = json.loads(golden(slug)[0].read_text(encoding="utf-8"))
    return {**record, "moves": record["moves"][: len(record["moves"]) // 2], "result": None}


def position_of(slug: str) -> str:
    """The position after it, as `replay` prints it."""
    return printed("replay", slug, "-", given=json.dumps(halfway(slug)))[1].strip()


# Help -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["--help", "-h"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help(command: str, option: str) -> None:
    lines = printed(command, option)
    assert lines[0].startswith(f"Usage: main {command}")
    assert any(line.strip().startswith("-h, --help") for line in lines)


def test_the_help_lists_every_command_with_a_summary() -> None:
    lines = printed("--help")
    listed = dict(line.split(None, 1) for line in lines[lines.index("Commands:") + 1 :])
    assert tuple(listed) == COMMANDS
    assert all(summary.endswith(".") for summary in listed.values())


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"regelwerk, version [0-9.]+\S*", printed("--version")[0])


@pytest.mark.parametrize("arguments", [["--help"], ["hint", "--help"], ["openapi", "--help"], ["serve", "--help"]])
def test_help_brings_neither_the_web_nor_the_compiler_with_it(arguments: list[str]) -> None:
    program = (
        "import sys\nfrom service.cli import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "finally:\n    print([name for name in ('flask', 'numba', 'llvmlite', 'redis') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.startswith("Usage: ")
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["anaconda", "Hint", "commands", "click"])
def test_another_command_does_not_exist(command: str) -> None:
    assert f"No such command '{command}'" in misused(command)


@pytest.mark.parametrize("command", ["hint", "replay", "score", "show"])
def test_another_ruleset_is_refused_with_those_that_there_are(command: str) -> None:
    told = misused(command, "chess", "x")
    assert "There is no ruleset 'chess'; there are: " in told
    assert all(slug in told for slug in CATALOG)


@pytest.mark.parametrize("command", ["hint", "replay", "score", "show"])
def test_what_a_command_is_about_must_be_named(command: str) -> None:
    assert "Missing argument" in misused(command)
    assert "Missing argument" in misused(command, "anaconda")


# hint and show --------------------------------------------------------------------------------------------------------


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


# replay ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [GOOD, {"record": GOOD}, TEXT, "\n\n" + TEXT, " " + json.dumps(GOOD), " ".join(MOVES)]
)
@pytest.mark.parametrize("where", ["file", "-"])
def test_a_good_record_is_replayed_and_scored(content: object, where: str, file) -> None:
    path = file("game", content)
    if where == "-":
        lines = printed("replay", "anaconda", "-", given=path.read_bytes())
    else:
        lines = printed("replay", "anaconda", path)
    name = path if where == "file" else "-"
    assert lines == [f"{name}: 7 plies, good", f"  {OVER}", *SCORE]


@pytest.mark.parametrize("arguments", [["replay"], ["score"]])
def test_a_text_may_begin_with_a_comment(arguments: list[str]) -> None:
    """A brace opens a JSON object, but also a comment."""
    plain = printed(*arguments, "anaconda", "-", given=TEXT)
    assert printed(*arguments, "anaconda", "-", given="{Example 2 of the rules}\n" + TEXT) == plain


def test_a_record_of_a_round_that_goes_on_says_so() -> None:
    lines = printed("replay", "anaconda", "-", given=json.dumps({"moves": MOVES[:3]}))
    assert lines[0] == "-: 3 plies, good"
    assert lines[1].split() == ["III7-V8-IV4" if "V8-IV4" in lines[1] else "IV4-III7-V8", "last:V", "seat:1/2"]
    assert lines[-1] == "  the round is not over"


@pytest.mark.parametrize("content", [BAD, " ".join(BAD["moves"])])
def test_an_illegal_ply_is_told_with_its_index_its_rule_and_what_was_legal(content: object, file) -> None:
    path = file("bad", content)
    first, *faults, legal = printed("replay", "anaconda", path, code=1)
    assert first == f"{path}: ply 2 (counted from 0), V=4@III, is not possible"
    assert faults[0].startswith("  4 is no neighbour")
    assert [fault.rsplit(" (", 1)[1] for fault in faults] == FAULTS
    assert set(legal.removeprefix("  legal: ").split()) == {"V=6@III", "V=8@III", "V=3@IV"}


def test_an_unreadable_ply_is_told_with_how_moves_are_written(file) -> None:
    first, fault, legal = printed("replay", "anaconda", file("bad", UNREADABLE), code=1)
    assert first.endswith(": ply 2 (counted from 0), V6, is not possible")
    assert fault == ("  A move is written like roll:III,IV or III=7,IV=4 or V=6@III. (unreadable_move, anaconda#moves)")
    assert set(legal.removeprefix("  legal: ").split()) == {"V=6@III", "V=8@III", "V=3@IV"}


def test_a_ply_after_the_end_is_told_without_legal_moves(file) -> None:
    lines = printed("replay", "anaconda", file("bad", {"moves": [*MOVES, "III=2@V"]}), code=1)
    assert ": ply 7 (counted from 0), III=2@V, is not possible" in lines[0]
    assert len(lines) > 1
    assert not any("legal:" in line for line in lines)


def test_several_files_are_all_replayed_and_one_bad_one_makes_the_exit_code(file) -> None:
    good, bad, text = file("a.json", GOOD), file("b.json", BAD), file("c.pgn", TEXT)
    lines = printed("replay", "anaconda", good, bad, text, code=1)
    heads = [line for line in lines if not line.startswith(" ")]
    assert heads == [
        f"{good}: 7 plies, good",
        f"{bad}: ply 2 (counted from 0), V=4@III, is not possible",
        f"{text}: 7 plies, good",
    ]
    assert printed("replay", "anaconda", good, text) == [
        *(f"{good}: 7 plies, good", f"  {OVER}", *SCORE),
        *(f"{text}: 7 plies, good", f"  {OVER}", *SCORE),
    ]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (BAD, "is not possible"),
        ({"moves": [3]}, "does not match the API"),
        ({"moves": [], "start": None, "setup": {"players": 7}}, "does not match the API"),
        (f'[Start "{IMPOSSIBLE}"] III=5@V *', "invalid_state"),
        ('{"moves":', "is not JSON"),
        (b"\xff\xfe", "cannot be read"),
        (None, "cannot be read"),
    ],
)
def test_of_several_files_the_bad_one_is_named(content: object, reason: str, file, tmp_path) -> None:
    good = file("good.json", GOOD)
    spoiled = tmp_path / "spoiled.json" if content is None else file("spoiled.json", content)
    result = run("replay", "anaconda", good, spoiled)
    assert result.exit_code == 1
    assert f"{good}: 7 plies, good" in result.stdout
    told = [line for line in result.output.splitlines() if reason in line]
    assert len(told) == 1
    assert str(spoiled) in told[0]


NOT_READ = [
    pytest.param(b"\xff\xfe{}", "cannot be read", id="no UTF-8"),
    pytest.param('{"moves": [', "is not JSON", id="cut off"),
    pytest.param('{"moves": []} x', "is not JSON", id="something after it"),
    pytest.param("{'moves': []}", "is not JSON", id="other quotes"),
    pytest.param({}, "does not match the API", id="nothing in it"),
    pytest.param({"moves": "V=6@III"}, "does not match the API", id="moves as text"),
    pytest.param({"moves": [["V=6@III"]]}, "does not match the API", id="moves in a list"),
    pytest.param({"moves": [], "colour": "red"}, "Unknown field", id="an unknown member"),
    pytest.param({"moves": [], "game": "chess"}, "does not match the API", id="another game"),
    pytest.param({"moves": [], "rules": "anaconda/9"}, "does not match the API", id="other rules"),
    pytest.param({"moves": [], "setup": {"players": 4}}, "does not match the API", id="too many players"),
    pytest.param({"record": None}, "does not match the API", id="no record"),
    pytest.param({"record": [GOOD]}, "does not match the API", id="a list of records"),
]


@pytest.mark.parametrize("command", ["replay", "score"])
@pytest.mark.parametrize("as_json", [[], ["--json"]])
@pytest.mark.parametrize(("content", "reason"), NOT_READ)
def test_what_is_no_record_is_refused(command: str, as_json: list[str], content: object, reason: str, file) -> None:
    assert reason in refused(command, "anaconda", file("x", content), *as_json)


@pytest.mark.parametrize("command", ["replay", "score"])
def test_a_file_that_is_not_there_and_a_folder_are_refused(command: str, tmp_path) -> None:
    assert f"{tmp_path / 'nothing'} cannot be read" in refused(command, "anaconda", tmp_path / "nothing")
    assert f"{tmp_path} cannot be read" in refused(command, "anaconda", tmp_path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[1, 2]", 'Line 1: a tag must look like [Name "value"].'),
        ('[Game "chess"] *', "The record is of another game than anaconda."),
        ("roll:III,IV * more", "Something follows the end of the game"),
    ],
)
def test_a_text_that_is_no_record_is_told_why(text: str, reason: str) -> None:
    first, fault = printed("replay", "anaconda", "-", given=text, code=1)
    assert first == "-: the record is not possible"
    assert fault.startswith(f"  {reason}")
    assert fault.endswith("(unreadable_record, anaconda#moves)")
    assert refused("score", "anaconda", "-", given=text).startswith(reason)


@pytest.mark.parametrize("command", ["replay", "score"])
def test_a_record_that_starts_from_an_impossible_position_is_refused_with_every_reason(command: str) -> None:
    first, *lines = refused(command, "anaconda", "-", given=f'[Start "{IMPOSSIBLE}"] III=5@V *').splitlines()
    assert first in {"invalid_state: Die III has no face 3.", "-: invalid_state: Die III has no face 3."}
    assert all(reason in line for line, reason in zip(lines, REASONS, strict=True))


@pytest.mark.parametrize("content", [GOOD, BAD, UNREADABLE, {"moves": []}, {"moves": MOVES[:4]}, {"moves": ["x"]}])
def test_a_replay_in_json_is_what_the_api_answers(content: dict[str, Any], api) -> None:
    theirs = api("/v1/anaconda/replay", {"record": content})
    assert answered("replay", "anaconda", "-", given=json.dumps(content), code=int(not theirs["valid"])) == theirs


@pytest.mark.parametrize("text", [TEXT, " ".join(BAD["moves"]), "", "a {", '[Game "chess"]', "roll:III,IV 1-0"])
def test_a_replay_of_text_in_json_is_what_the_api_answers(text: str, api) -> None:
    theirs = api("/v1/anaconda/replay", {"text": text})
    assert answered("replay", "anaconda", "-", given=text, code=int(not theirs["valid"])) == theirs


@GAMES
def test_recorded_games_in_json_and_in_text_are_replayed_as_the_api_does(slug: str, api, file) -> None:
    entry = CATALOG[slug]
    for path in golden(slug)[:3]:
        content = json.loads(path.read_text(encoding="utf-8"))
        text = format_record(entry, record_schema(entry.schemas, entry.game)().load(content))
        ours = answered("replay", slug, path)
        assert ours == api(f"/v1/{slug}/replay", {"record": content})
        assert ours == answered("replay", slug, file("game.pgn", text))
        assert [seat["points"] for seat in ours["score"]["seats"]] == content["result"]["points"]
        assert printed("replay", slug, path)[:2] == [
            f"{path}: {len(content['moves'])} plies, good",
            f"  {content['result']['position']}",
        ]


@GAMES
def test_a_spoiled_ply_of_any_ruleset_is_found_and_what_was_played_is_among_the_legal_moves(slug: str, file) -> None:
    record = json.loads(golden(slug)[0].read_text(encoding="utf-8"))
    at = len(record["moves"]) - 1
    spoiled = file("spoiled.json", {**record, "moves": [*record["moves"][:at], "?"]})
    lines = printed("replay", slug, spoiled, code=1)
    assert lines[0] == f"{spoiled}: ply {at} (counted from 0), ?, is not possible"
    assert lines[1].endswith(f"(unreadable_move, {slug}#moves)")
    assert record["moves"][at] in lines[2].removeprefix("  legal: ").split()


def test_a_chip_cannot_be_taken_twice(file) -> None:
    record = json.loads((golden("numerus")[0].parent / "two_players.json").read_text(encoding="utf-8"))
    moves = record["moves"]
    spoiled = file("spoiled.json", {**record, "moves": [*moves[:5], moves[4], *moves[6:]]})
    lines = printed("replay", "numerus", spoiled, code=1)
    assert lines[0] == f"{spoiled}: ply 5 (counted from 0), {moves[4]}, is not possible"
    legal = lines[-1].removeprefix("  legal: ").split()
    assert moves[5] in legal
    assert not set(moves[:5]) & set(legal)


# score ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("content", [GOOD, {"record": GOOD}, TEXT, " ".join(MOVES)])
def test_a_record_is_scored(content: object, file) -> None:
    path = file("game", content)
    assert printed("score", "anaconda", path) == SCORE
    assert printed("score", "anaconda", "-", given=path.read_bytes()) == SCORE


def test_a_sheet_is_scored_round_by_round(file) -> None:
    # Seat 1 loses two rounds of three, seat 0 one, seat 2 none.
    sheet = {"players": 3, "rounds": [{"loser": 1}, {"loser": 0}, {"loser": 1}]}
    assert printed("score", "anaconda", file("sheet", {"sheet": sheet})) == [
        "  seat 0: 2 points, place 2 (round_won +1, stuck +0, round_won +1)",
        "  seat 1: 1 points, place 3 (stuck +0, round_won +1, stuck +0)",
        "  seat 2: 3 points, place 1 (round_won +1, round_won +1, round_won +1)",
    ]


def test_a_state_is_scored_and_an_open_round_is_told(api) -> None:
    state = api("/v1/anaconda/new", {})["state"]
    lines = printed("score", "anaconda", "-", given=json.dumps({"state": state}))
    assert lines == ["  seat 0: 0 points", "  seat 1: 0 points", "  the round is not over"]


@GAMES
def test_a_score_in_json_is_what_the_api_answers(slug: str, api, file) -> None:
    bodies = [{"record": json.loads(path.read_text(encoding="utf-8"))} for path in golden(slug)[:2]]
    bodies += [{"sheet": dict(CATALOG[slug].schemas.sheet_example)}, {"state": api(f"/v1/{slug}/new", {})["state"]}]
    for body in bodies:
        assert answered("score", slug, file("scored.json", body)) == api(f"/v1/{slug}/score", body)


@pytest.mark.parametrize("content", [BAD, " ".join(BAD["moves"])])
def test_an_illegal_record_is_not_scored(content: object, file) -> None:
    first, *lines = refused("score", "anaconda", file("bad", content)).splitlines()
    assert first.startswith("illegal_move: Ply 2 of the record, V=4@III, is not possible: ")
    assert [line.rsplit(" (", 1)[1] for line in lines] == FAULTS


def test_a_sheet_with_contradictions_is_refused_with_each(file) -> None:
    sheet = {"players": 2, "rounds": [{"loser": 2}, {"loser": 0}, {"loser": 2}]}
    first, *lines = refused("score", "anaconda", file("sheet", {"sheet": sheet})).splitlines()
    assert first.startswith("invalid_state: Round 1 ")
    assert [line.split(":")[0].strip() for line in lines] == ["#/sheet/rounds/0/loser", "#/sheet/rounds/2/loser"]


@pytest.mark.parametrize(
    "content",
    [
        {"sheet": None},
        {"sheet": {"players": 2}},
        {"sheet": {"players": 2, "rounds": {}}},
        {"state": {}},
        {"state": 3},
        {"position": OVER},
        {"record": GOOD, "sheet": {"players": 2, "rounds": [{"loser": 1}]}},
    ],
)
def test_what_cannot_be_scored_is_refused(content: object, file) -> None:
    assert "This does not match the API" in refused("score", "anaconda", file("x", content))


# openapi --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(monkeypatch, tmp_path, application):
    """An empty working folder; the document, which takes long to make, is made once for all tests."""
    monkeypatch.setattr("service.app.create_app", lambda config: application)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_document_is_printed_as_the_service_serves_it(folder, application) -> None:
    result = run("openapi")
    assert result.exit_code == 0
    assert result.stdout == application.test_client().get("/openapi.yaml").text
    lines = result.stdout.splitlines()
    assert "openapi: 3.1.0" in lines
    assert all(f"  /v1/{slug}/replay:" in lines for slug in CATALOG)
    assert list(folder.iterdir()) == []


def test_a_document_that_was_written_passes_the_check(folder) -> None:
    assert printed("openapi", "--write") == []
    assert (folder / "openapi.yaml").read_text(encoding="utf-8") == run("openapi").stdout
    assert printed("openapi", "--check") == []


@pytest.mark.parametrize("content", [None, "", "openapi: 3.1.0\n"])
def test_another_document_or_none_fails_the_check_and_is_left_alone(content: str | None, folder) -> None:
    path = folder / "openapi.yaml"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert refused("openapi", "--check") == (
        "openapi.yaml is not what the service serves; write it with `regelwerk openapi --write`.\n"
    )
    assert (path.read_text(encoding="utf-8") if path.exists() else None) == content


def test_a_single_changed_character_fails_the_check(folder) -> None:
    run("openapi", "--write")
    path = folder / "openapi.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("Regelwerk", "regelwerk", 1), encoding="utf-8")
    assert refused("openapi", "--check")
    run("openapi", "--write")
    assert printed("openapi", "--check") == []


def test_openapi_takes_no_arguments() -> None:
    assert "unexpected extra argument" in misused("openapi", "x")
    assert "No such option" in misused("openapi", "--json")


# As a process ---------------------------------------------------------------------------------------------------------


def process(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "service.cli", *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_a_process_reads_standard_input_and_ends_with_the_exit_code() -> None:
    good = process("replay", "anaconda", "-", given=TEXT)
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.splitlines() == ["-: 7 plies, good", f"  {OVER}", *SCORE]

    bad = process("replay", "anaconda", "-", given=json.dumps(BAD))
    assert (bad.returncode, bad.stderr) == (1, "")
    assert bad.stdout.startswith("-: ply 2 (counted from 0), V=4@III, is not possible\n")


def test_a_process_tells_refusals_to_standard_error() -> None:
    done = process("show", "anaconda", IMPOSSIBLE)
    assert (done.returncode, done.stdout) == (1, "")
    assert all(reason in done.stderr for reason in REASONS)


def test_every_command_is_one_of_click() -> None:
    assert isinstance(main, click.Group)
    assert all(isinstance(main.get_command(click.Context(main), name), click.Command) for name in COMMANDS)
    assert main.get_command(click.Context(main), "nothing") is None
