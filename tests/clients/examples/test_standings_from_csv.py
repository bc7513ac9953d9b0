"""Standings from a table of results: as the service ranks, and with every fault at its line."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from access_files import KEYS

ROOT = Path(__file__).resolve().parents[3]
RESULTS = """round,table,game,player,points,status
1,1,anaconda,Ann,1,
1,1,anaconda,Ben,0,
1,2,numerus,Cleo,12,
1,2,numerus,Dan,30,
1,,,Eve,,bye
2,1,numerus,Dan,8,
2,1,numerus,Ann,8,
2,2,anaconda,Eve,,forfeit
2,2,anaconda,Ben,,
2,,,Cleo,,absent
"""
HEADER = "round,table,game,player,points,status\n"
Run = Callable[..., "subprocess.CompletedProcess[str]"]
Results = Callable[..., str]


@pytest.fixture
def results(tmp_path: Path) -> Results:
    """Write a table of results to a file; its name."""

    def written(text: str, encoding: str = "utf-8") -> str:
        (tmp_path / "results.csv").write_text(text, encoding=encoding)
        return str(tmp_path / "results.csv")

    return written


def test_the_standings_are_printed_as_a_table(run: Run, live_server: str, results: Results) -> None:
    done = run("standings_from_csv.py", results(RESULTS), "--url", live_server)

    assert done.returncode == 0, done.stderr
    header, *lines = done.stdout.splitlines()
    assert header.split() == ["place", "player", "points", "direct_encounter", "buchholz", "sonneborn_berger", "wins"]
    assert sorted(line.split()[1] for line in lines) == ["Ann", "Ben", "Cleo", "Dan", "Eve"]
    assert [line.split()[2] for line in lines] == ["3/2", "3/2", "1", "1", "0"]
    assert {line[7:].partition(" ")[0] for line in lines} == {line.split()[1] for line in lines}


def test_the_standings_are_those_of_the_command_line(
    run: Run, live_server: str, results: Results, tmp_path: Path
) -> None:
    output = tmp_path / "standings.csv"
    done = run("standings_from_csv.py", results(RESULTS), "--url", live_server, "--output", str(output))
    assert done.returncode == 0, done.stderr

    command = [sys.executable, "-m", "service.cli", "standings", results(RESULTS), "--format", "csv"]
    expected = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    theirs = [dict(row) for row in csv.DictReader(io.StringIO(expected))]
    ours = [{**row, "name": row["player"]} for row in csv.DictReader(io.StringIO(output.read_text("utf-8")))]
    assert ours == theirs


def test_the_key_that_a_closed_service_wants_is_sent(run: Run, closed_server: str, results: Results) -> None:
    options = (results(RESULTS), "--url", closed_server)

    assert run("standings_from_csv.py", *options, key=KEYS["organizer"]).stdout.startswith("place")
    assert run("standings_from_csv.py", *options).returncode == 1


def test_the_points_of_the_games_count_if_told_so(run: Run, live_server: str, results: Results) -> None:
    done = run("standings_from_csv.py", results(RESULTS), "--url", live_server, "--by", "points")

    points = {line.split()[1]: line.split()[2] for line in done.stdout.splitlines()[1:]}
    assert (points["Dan"], points["Cleo"], points["Ann"]) == ("38", "12", "9")


def test_a_table_as_a_german_spreadsheet_saves_it_is_read(run: Run, live_server: str, results: Results) -> None:
    table = "Round;Table;Player;Points\r\n1;1;Jürgen;7\r\n1;1;Zoë; 5\r\n;;;\r\n"
    done = run("standings_from_csv.py", results(table, "utf-8-sig"), "--url", live_server, "--game", "numerus")

    assert done.returncode == 0, done.stderr
    assert [line.split()[1] for line in done.stdout.splitlines()[1:]] == ["Jürgen", "Zoë"]


def test_no_name_becomes_a_formula_in_a_spreadsheet(
    run: Run, live_server: str, results: Results, tmp_path: Path
) -> None:
    output = tmp_path / "standings.csv"
    table = results(RESULTS.replace("Ann", "=1+1"))
    assert run("standings_from_csv.py", table, "--url", live_server, "--output", str(output)).returncode == 0

    assert "'=1+1" in [row["player"] for row in csv.DictReader(io.StringIO(output.read_text("utf-8")))]


@pytest.mark.parametrize(
    ("lines", "faults"),
    [
        (
            "1,1,anaconda,Ann,one,\n1,x,anaconda,Ben,0,\n1,,,Cleo,,away\n",
            [
                "line 2: points: 'one' is no whole number.",
                "line 3: table: 'x' is no whole number.",
                "line 4: status: 'away' is none of forfeit, adjourned, bye, absent.",
            ],
        ),
        ("1,1,chess,Ann,1,\n", ["line 2: game: 'chess' is none of anaconda, davinci, davinci-solo"]),
        ("1,1,anaconda,Ann,1,\n1,1,numerus,Ben,0,\n", ["line 3: game: table 1 of this round plays anaconda above."]),
        ("1,1,anaconda,,1,\n", ["line 2: player: there is none."]),
        ("", ["line 1: below the header there are no results."]),
    ],
)
def test_each_bad_cell_is_named_with_its_line(
    run: Run, live_server: str, results: Results, lines: str, faults: list[str]
) -> None:
    done = run("standings_from_csv.py", results(HEADER + lines), "--url", live_server)

    assert done.returncode == 1
    told = done.stderr.splitlines()
    assert len(told) == len(faults)
    assert all(fault in line for fault, line in zip(faults, told, strict=True))


def test_what_the_service_refuses_is_named_with_its_line(run: Run, live_server: str, results: Results) -> None:
    twice = "1,1,anaconda,Ann,1,\n1,1,anaconda,Ben,0,\n1,2,anaconda,Cleo,1,\n1,2,anaconda,Ann,0,\n"
    done = run("standings_from_csv.py", results(HEADER + twice), "--url", live_server)

    assert done.returncode == 1
    assert [line.partition("results.csv, ")[2] for line in done.stderr.splitlines()] == [
        "line 2: Ann is named 2 times in this round.",
        "line 5: Ann is named 2 times in this round.",
    ]


def test_missing_points_are_told_at_the_table(run: Run, live_server: str, results: Results) -> None:
    done = run(
        "standings_from_csv.py", results(HEADER + "1,1,anaconda,Ann,1,\n1,1,anaconda,Ben,,\n"), "--url", live_server
    )

    assert done.returncode == 1
    assert "line 2: The table has 2 seats" in done.stderr


@pytest.mark.parametrize("text", ["name,score\nAnn,1\n", ""])
def test_a_table_of_something_else_is_told_which_columns_it_lacks(
    run: Run, live_server: str, results: Results, text: str
) -> None:
    done = run("standings_from_csv.py", results(text), "--url", live_server)

    assert done.returncode == 1
    assert "line 1: there is no column round" in done.stderr


def test_a_file_that_is_not_there_and_a_service_that_is_away_are_said(run: Run, results: Results) -> None:
    missing = run("standings_from_csv.py", "nowhere.csv", "--url", "http://127.0.0.1:9")
    away = run("standings_from_csv.py", results(RESULTS), "--url", "http://127.0.0.1:9")

    assert "nowhere.csv" in missing.stderr
    assert "No answer from http://127.0.0.1:9" in away.stderr
    assert (missing.returncode, away.returncode) == (1, 1)
