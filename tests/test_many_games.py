"""Many games in one file: `regelwerk score` and `replay` of texts one after the other, lists and lines of JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from commanding import faults, printed, run

from schemas.common import kept
from schemas.records import record_schema
from service.catalog import CATALOG
from service.records import format_record

ROOT = Path(__file__).resolve().parents[1]
GAMES = pytest.mark.parametrize("slug", list(CATALOG))
MOVES = ["roll:III,IV", "III=7,IV=4", "V=8@III", "IV=9@V", "III=1@IV", "V=2@III", "IV=3@V"]
GOOD = " ".join(MOVES)
BAD = " ".join([*MOVES[:2], "V=4@III"])
TEXTS = f'[Game "anaconda"]\n[Seat0 "A"]\n[Seat1 "B"]\n[Round "1"]\n\n{GOOD} 1-0\n\n[Game "anaconda"]\n\n{GOOD} *\n'


def golden(slug: str) -> list[Any]:
    folder = ROOT / "tests" / "games" / slug.replace("-", "_") / "records"
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))[:3]]


# Many games in a file.


def test_texts_one_after_the_other_are_scored_table_by_table() -> None:
    lines = printed("score", "-", given=TEXTS)
    assert lines[0] == "round 1: anaconda"
    assert lines[1:3] == ["  seat 0 A: 1 points, place 1 (round_won +1)", "  seat 1 B: 0 points, place 2 (stuck +0)"]
    assert lines[3] == "anaconda"
    assert lines[-2:] == ["A            1       1       1", "B            1       0       0"]


@pytest.mark.parametrize("form", [json.dumps, lambda many: "\n".join(map(json.dumps, many)) + "\n"])
def test_a_list_and_lines_of_json_hold_records_sheets_and_states(form: Any) -> None:
    sheet = {"players": 2, "rounds": [{"loser": 0}]}
    many = [
        {"game": "anaconda", "moves": MOVES, "players": ["A", "B"], "tags": {"table": "7"}},
        {"game": "anaconda", "sheet": sheet, "players": ["B", "A"], "round": 2},
        {"game": "anaconda", **sheet},
        {"game": "anaconda", "record": {"moves": MOVES}},
    ]
    told = json.loads("\n".join(printed("score", "-", "--json", given=form(many))))
    assert [[seat["points"] for seat in table["score"]["seats"]] for table in told["tables"]] == [
        [1, 0],
        [0, 1],
        [0, 1],
        [1, 0],
    ]
    assert (told["tables"][0]["table"], told["tables"][1]["round"]) == ("7", "2")
    assert told["totals"] == [
        {"player": "A", "tables": 2, "points": 2, "firsts": 2},
        {"player": "B", "tables": 2, "points": 0, "firsts": 0},
    ]


@GAMES
def test_recorded_games_in_one_file_are_scored_as_each_alone(slug: str, tmp_path) -> None:
    entry, records = CATALOG[slug], golden(slug)
    load = kept(record_schema(entry.schemas, entry.game)).load
    (tmp_path / "all.txt").write_text(
        "\n".join(format_record(entry, load(record)) for record in records), encoding="utf-8"
    )
    (tmp_path / "all.json").write_text(json.dumps(records), encoding="utf-8")
    for name in ("all.txt", "all.json"):
        told = json.loads("\n".join(printed("score", tmp_path / name, "--format", "json")))
        assert [[seat["points"] for seat in table["score"]["seats"]] for table in told["tables"]] == [
            record["result"]["points"] for record in records
        ]
        heads = [line for line in printed("replay", tmp_path / name) if not line.startswith(" ")]
        assert len(heads) == len(records)
        assert all(
            head.endswith(f", {len(record['moves'])} plies, good".removeprefix(", "))
            for head, record in zip(heads, records, strict=True)
        )


# What is bad.


def test_one_bad_game_of_a_file_spoils_the_scores_but_not_the_replay() -> None:
    games = [("anaconda", GOOD), ("anaconda", BAD), ("chess", "1. e4"), ("anaconda", GOOD)]
    text = "\n".join(f'[Game "{game}"]\n{moves} *\n' for game, moves in games)
    told = faults("score", "-", given=text)
    assert [line.split(": ")[0] for line in told] == ["-, line 4", "-, line 4", "-, line 7"]
    result = run("replay", "-", given=text)
    assert result.exit_code == 1
    heads = [line for line in result.stdout.splitlines() if not line.startswith(" ")]
    assert heads == [
        "-, game 1 (line 1): 7 plies, good",
        "-, game 2 (line 4): ply 2 (counted from 0), V=4@III, is not possible",
        "-, game 4 (line 10): 7 plies, good",
    ]
    assert result.stderr == (
        "Error: -, game 3 (line 7): There is no ruleset 'chess'; there are: "
        "anaconda, davinci, davinci-solo, numerus, numerus-solo.\n"
    )


def test_a_bad_line_of_json_is_named() -> None:
    lines = [
        json.dumps({"game": "anaconda", "moves": MOVES}),
        "{nonsense",
        json.dumps({"game": "anaconda", "moves": MOVES}),
    ]
    result = run("replay", "-", given="\n".join(lines))
    assert result.exit_code == 1
    assert [line.split(": ")[0] for line in result.stdout.splitlines() if line.startswith("-")] == [
        "-, line 1",
        "-, line 3",
    ]
    assert result.stderr.startswith("Error: -, line 2: This is not JSON: ")


def test_the_line_of_a_fault_in_a_text_counts_from_the_beginning_of_the_file() -> None:
    text = f'[Game "anaconda"]\n\n{GOOD} *\n\n[Game "anaconda"]\n[Event "x"]\n[Event "y"]\n{GOOD} *\n'
    assert "  Line 7: the tag Event stands twice. (unreadable_record, anaconda#moves)" in printed(
        "replay", "-", given=text, code=1
    )


# With and without the game.


def test_a_record_that_names_its_game_needs_no_other_name(tmp_path) -> None:
    (tmp_path / "game.txt").write_text(f'[Game "anaconda"]\n{GOOD} 1-0', encoding="utf-8")
    assert printed("replay", tmp_path / "game.txt") == printed("replay", "anaconda", tmp_path / "game.txt")
    assert printed("score", tmp_path / "game.txt") == printed("score", "anaconda", tmp_path / "game.txt")


@pytest.mark.parametrize("command", ["replay", "score"])
def test_a_record_that_names_no_game_needs_one(command: str) -> None:
    assert faults(command, "-", given=GOOD) == ["Nothing says which game this is of; name it before the file."]


def test_a_file_can_be_called_like_a_game(tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("anaconda").write_text(GOOD, encoding="utf-8")
    assert printed("replay", "anaconda", "anaconda")[0] == "anaconda: 7 plies, good"
    assert faults("replay", "anaconda") == ["Nothing says which game this is of; name it before the file."]


@pytest.mark.parametrize("command", ["replay", "score"])
def test_marks_of_chess_are_refused_with_their_place(command: str) -> None:
    text = f'[Game "anaconda"]\n\n{MOVES[0]} $1 {MOVES[1]} *'
    result = run(command, "-", given=text)
    assert result.exit_code == 1
    assert "Line 3: '$1' means something in chess, but nothing here." in result.output
