"""`regelwerk score` of tables of values: two layouts, every ruleset, every fault."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from commanding import faults, printed, rows

MOVES = ["roll:III,IV", "III=7,IV=4", "V=8@III", "IV=9@V", "III=1@IV", "V=2@III", "IV=3@V"]
GOOD = " ".join(MOVES)
TEXTS = f'[Game "anaconda"]\n[Seat0 "A"]\n[Seat1 "B"]\n[Round "1"]\n\n{GOOD} 1-0\n\n[Game "anaconda"]\n\n{GOOD} *\n'


def tables(text: str, *arguments: str) -> list[Any]:
    """What is scored of a table of values."""
    told = json.loads("\n".join(printed("score", *arguments, "-", "--format", "json", given=text)))
    return list(told["tables"])


def points(text: str, *arguments: str) -> list[list[int]]:
    return [[seat["points"] for seat in table["score"]["seats"]] for table in tables(text, *arguments)]


# A line for each seat.


def test_points_are_taken_as_they_are_and_places_follow() -> None:
    text = rows(
        "round,table,game,player,points",
        "1,1,numerus,A,7",
        "1,1,numerus,B,9",
        "1,1,numerus,C,9",
        "1,2,anaconda,A,2",
        "1,2,anaconda,D,0",
    )
    first, second = tables(text)
    assert (first["round"], first["table"], first["game"], first["players"]) == ("1", "1", "numerus", ["A", "B", "C"])
    assert [(seat["points"], seat["place"]) for seat in first["score"]["seats"]] == [(7, 3), (9, 1), (9, 1)]
    assert [seat["points"] for seat in second["score"]["seats"]] == [2, 0]


def test_everybodys_points_are_added_up_over_the_event() -> None:
    text = "round;game;player;points\n1;anaconda;A;2\n1;anaconda;B;1\n2;anaconda;B;3\n2;anaconda;A;0\n"
    lines = printed("score", "-", given=text)
    assert lines[-3:] == [
        "player  tables  points  firsts",
        "B            2       4       1",
        "A            2       2       1",
    ]


def test_the_rounds_of_anaconda_are_who_was_stuck() -> None:
    text = rows(
        "game,player,sheet_round,stuck",
        "anaconda,A,1,yes",
        "anaconda,B,1,",
        "anaconda,A,2,no",
        "anaconda,B,2,x",
        "anaconda,A,3,YES",
        "anaconda,B,3,0",
    )
    assert points(text) == [[1, 2]]


def test_nobody_stuck_is_a_draw() -> None:
    assert points("game,stuck\nanaconda,\nanaconda,no\n") == [[0, 0]]


def test_the_chips_of_numerus_are_counted() -> None:
    """Tournament: a chain of n is worth 1 + 2 + ... + n."""
    text = "game\tplayer\tscoring\tchips\nnumerus\tA\ttournament\t1-24\nnumerus\tB\ttournament\t25-47,48\n"
    assert points(text) == [[24 * 25 // 2, 24 * 25 // 2]]
    ten = 'game,scoring,chips\nnumerus,tournament,1-10\nnumerus,tournament,"11-48"\n'
    assert points(ten) == [[55, 38 * 39 // 2]]


def test_chains_of_the_solo_game_count_against_the_player() -> None:
    left, one_sheet = (
        tables("game,chains\nnumerus-solo,1-6 7-46 47-48\n"),
        {"rounds": [{"chains": [[*range(1, 7)], [*range(7, 47)], [47, 48]]}]},
    )
    theirs = json.loads("\n".join(printed("score", "numerus-solo", "-", "--json", given=json.dumps(one_sheet))))
    assert left[0]["score"] == theirs


def test_a_round_of_da_vinci_is_its_tallies_and_the_winner() -> None:
    text = (
        "game,scoring,winner,hits,codes_exposed,unexposed\ndavinci,tournament,yes,5,1,B2 W-\ndavinci,tournament,,3,0,\n"
    )
    sheet = {
        "scoring": "tournament",
        "players": 2,
        "rounds": [
            {
                "winner": 0,
                "seats": [{"hits": 5, "codes_exposed": 1}, {"hits": 3, "codes_exposed": 0}],
                "unexposed": ["B2", "W-"],
            }
        ],
    }
    theirs = json.loads("\n".join(printed("score", "davinci", "-", "--json", given=json.dumps(sheet))))
    assert tables(text)[0]["score"] == theirs


def test_a_match_alone_is_the_tiles_that_were_placed() -> None:
    assert points("sheet_round,placed\n1,24\n2,24\n3,20\n", "davinci-solo") == [[2]]


def test_a_column_can_say_who_sits_where() -> None:
    text = "game,seat,player,points\nanaconda,1,B,5\nanaconda,0,A,3\n"
    assert [(table["players"], table["score"]["seats"][0]["points"]) for table in tables(text)] == [(["A", "B"], 3)]


def test_tables_that_are_made_for_standings_are_scored_without_those_who_had_no_game() -> None:
    head = "round,table,game,player,points,status"
    text = rows(head, "1,1,numerus,A,7,", "1,1,numerus,B,9,", "1,,,C,,bye", "1,,,D,,absent", "1,2,numerus,E,,adjourned")
    assert points(text) == [[7, 9]]


def test_lines_of_one_table_need_not_stand_together() -> None:
    text = "table,game,player,points\n1,anaconda,A,1\n2,anaconda,C,3\n1,anaconda,B,2\n2,anaconda,D,4\n"
    assert points(text) == [[1, 2], [3, 4]]


# A line for each table.


def test_a_line_for_each_table_has_names_and_points_by_seat() -> None:
    text = (
        "Round,Table,Game,Seat0,Seat1,Seat2,Points0,Points1,Points2\n1,1,anaconda,A,B,C,1,1,0\n1,2,anaconda,D,E,,0,1,\n"
    )
    assert [table["players"] for table in tables(text)] == [["A", "B", "C"], ["D", "E"]]
    assert points(text) == [[1, 1, 0], [0, 1]]


def test_a_cell_can_hold_a_sheet_a_record_or_a_position() -> None:
    sheet = {"players": 3, "rounds": [{"loser": 1}, {"loser": 0}, {"loser": 1}]}
    out = io.StringIO()
    lines = csv.writer(out)
    lines.writerow(["game", "table", "sheet", "record", "position"])
    lines.writerow(["anaconda", 1, json.dumps(sheet), "", ""])
    lines.writerow(["anaconda", 2, "", GOOD + " 1-0", ""])
    lines.writerow(["anaconda", 3, "", json.dumps({"moves": MOVES}), ""])
    lines.writerow(["anaconda", 4, "", "", "III1-V2-IV3 last:IV seat:1/2 loser:1"])
    assert points(out.getvalue()) == [[2, 1, 3], [1, 0], [1, 0], [1, 0]]


# Whatever comes out goes in.


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_what_is_printed_as_values_can_be_scored_again(mark: str) -> None:
    out = "\n".join(printed("score", "-", "--format", "csv", given=TEXTS)) + "\n"
    assert out.splitlines()[0] == "event,round,table,game,seat,player,points,place"
    assert points(mark + out.replace("\n", "\r\n")) == [[1, 0], [1, 0]]


def test_no_cell_is_taken_for_a_formula() -> None:
    text = 'game,player,points\nanaconda,"=1+1",-3\nanaconda,"@x",2\n'
    lines = printed("score", "-", "--format", "csv", given=text)
    assert [line.split(",")[5:7] for line in lines[1:]] == [["'=1+1", "-3"], ["'@x", "2"]]


# What is bad.


def test_every_bad_line_is_told_and_nothing_is_scored() -> None:
    text = (
        "round,table,game,player,points\n"
        "1,1,anaconda,A,2\n1,1,anaconda,B,x\n"
        "\n"
        "1,2,chess,A,1\n"
        "1,3,anaconda,A,1\n"
        "1,4,anaconda,A,1\n1,4,anaconda,A,2\n"
        "1,5,,A,1\n"
    )
    assert faults("score", "-", given=text) == [
        "-, line 3: points must be a whole number, not 'x'.",
        "-, line 5: There is no ruleset 'chess'; there are: anaconda, davinci, davinci-solo, numerus, numerus-solo.",
        "-, line 6: 1 lines for one table; anaconda has 2 to 3 seats.",
        "-, line 7: A sits at this table twice.",
        "-, line 8: A sits at this table twice.",
        "-, line 9: Nothing says which game this is of; name it before the file.",
    ]


def test_contradictions_on_a_sheet_are_told_with_the_line_of_their_round() -> None:
    text = "game,player,sheet_round,chips\nnumerus,A,1,1-24\nnumerus,B,1,25-48\nnumerus,A,2,1-25\nnumerus,B,2,25-48\n"
    told = faults("score", "-", given=text)
    assert told
    assert all(line.startswith("-, line 4: ") for line in told)


def test_names_are_printed_whatever_letters_standard_output_knows() -> None:
    text = rows("game,player,points", "anaconda,\u202e\U0001f600,1", "anaconda,B,0")
    command = [sys.executable, "-m", "service.cli", "score", "-", "--format", "csv"]

    done = subprocess.run(
        command, input=text.encode(), capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False
    )

    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.splitlines()[1].startswith(b",,,anaconda,0,")


def test_what_is_no_text_is_told_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "latin.csv"
    file.write_bytes("game,player,points\nanaconda,Jürgen,1\n".encode("latin-1"))
    assert "it is not text in UTF-8" in faults("score", file)[0]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("game,player,points\nanaconda,A,1,9\nanaconda,B,1\n", "line 2: There are 4 cells, but 3 columns."),
        ('game,player,points\nanaconda,"A,1\n', "This cannot be read as a table: unexpected end of data."),
        (
            rows("game,player", "anaconda,A", "anaconda,B"),
            "line 2: There is nothing to score: no column points, and no column stuck for anaconda.",
        ),
        ("game,player,stuck\nanaconda,A,yes\nanaconda,B,yes\n", "stuck must be yes for one seat of a round only."),
        ("game,player,stuck\nanaconda,A,maybe\nanaconda,B,yes\n", "stuck must be yes, no or empty, not 'maybe'."),
        ("game,player,chips\nnumerus,A,1-\nnumerus,B,2\n", "Chips are written like 3-5,9, not '1-'."),
        ("game,player,winner,hits\ndavinci,A,,1\ndavinci,B,,2\n", "winner must be yes for one seat of a round."),
        (
            rows("game,player,sheet_round,stuck", "anaconda,A,one,yes", "anaconda,B,1,"),
            "line 2: sheet_round must be a whole number, not 'one'.",
        ),
        (
            rows("game,seat,player,points", "anaconda,0,A,1", "anaconda,0,B,2"),
            "The column seat must number the seats of a table from 0.",
        ),
        ("game,table,sheet\nanaconda,1,{\n", "line 2: sheet is not JSON: "),
        ("game,table,sheet\nanaconda,1,{}\n", "line 2: #/sheet/rounds: Missing data for required field."),
        ("game,table,record\nanaconda,1,III=7\n", "line 2: "),
        ("game,table,position\nanaconda,1,III7\n", "line 2: A position is written like "),
        (
            rows("game,seat0,seat1,points0,points1", "anaconda,A,B,,1"),
            "line 2: Points stand for the seats 1; anaconda has 2 to 3 seats.",
        ),
        ("game,seat0,seat1\nanaconda,A,B\n", "line 2: There is nothing to score: no points0, "),
        ("game,scoring,chips\nnumerus,loud,1-24\nnumerus,loud,25-48\n", "line 2: #/sheet/scoring: "),
        ("game,player,points\n", "There is nothing to score."),
    ],
)
def test_a_table_that_cannot_be_read_is_told_why(text: str, fault: str) -> None:
    told = faults("score", "-", given=text)
    assert len(told) == 1
    assert fault in told[0]
