"""`regelwerk replay`: good records and bad ones, in JSON and as text, from files and from standard input."""

from __future__ import annotations

import json
from typing import Any

import pytest
from commanding import answered, printed, refused, run
from told_rounds import BAD, FAULTS, GAMES, GOOD, IMPOSSIBLE, MOVES, OVER, REASONS, SCORE, TEXT, UNREADABLE, golden

from schemas.records import record_schema
from service.catalog import CATALOG
from service.records import format_record


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
