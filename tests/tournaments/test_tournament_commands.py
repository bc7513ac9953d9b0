"""The commands of organizers: what they read, print and refuse."""

from __future__ import annotations

import csv
import io
import json
import re

import made_event
import pytest
from click.testing import CliRunner
from made_event import answered

from service.cli import main

RESULTS = """round,table,game,player,points,status
1,1,anaconda,Ada,1,
1,1,anaconda,Ben,0,
1,2,numerus,Cleo,12,
1,2,numerus,Dan,30,
1,,,Eve,,bye
2,1,numerus,Ada,21,
2,1,numerus,Dan,21,
2,2,anaconda,Ben,,forfeit
2,2,anaconda,Eve,,
2,,,Cleo,,absent
"""


def run(*arguments, given=None):
    return CliRunner().invoke(main, [str(argument) for argument in arguments], input=given, catch_exceptions=False)


def printed(*arguments, given=None):
    result = run(*arguments, given=given)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments, given=None):
    result = run(*arguments, given=given)
    assert result.exit_code == 1, result.output
    assert result.stdout == ""
    return result.stderr


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "event.json"
    path.write_text(json.dumps(made_event.event(2, players=12, rounds=2)))
    return path


def test_json_is_what_the_api_answers(client, file):
    told = json.loads(printed("standings", file, "--format", "json"))

    assert told == answered(client, "standings", json.loads(file.read_text()))


def test_a_table_of_results_is_an_event():
    told = json.loads(printed("standings", "-", "--format", "json", given=RESULTS))

    points = {one["name"]: one["values"][0]["value"] for one in told["standings"]}
    assert points == {"Ada": "3/2", "Ben": "0", "Cleo": "0", "Dan": "3/2", "Eve": "2"}
    assert {one["name"]: one["place"] for one in told["standings"]}["Eve"] == 1


def test_standings_are_printed_as_a_table_for_people():
    lines = printed("standings", "-", given=RESULTS).splitlines()

    assert lines[0].split()[:3] == ["place", "player", "points"]
    assert lines[1].split()[:3] == ["1", "Eve", "2"]


def test_the_csv_of_standings_has_exact_values_and_no_formulas():
    rows = list(
        csv.DictReader(io.StringIO(printed("standings", "-", "--format", "csv", given=RESULTS.replace("Ada", "=1+1"))))
    )

    assert [row["place"] for row in rows] == ["1", "2", "2", "4", "4"] or len(rows) == 5
    assert {row["player"]: row["points"] for row in rows}["'=1+1"] == "3/2"


def test_the_page_is_a_page():
    page = printed("standings", "-", "--format", "html", "--title", "Spring <Open>", given=RESULTS)

    assert page.startswith("<!doctype html>")
    assert "<title>Spring &lt;Open&gt;</title>" in page


def test_pairings_take_their_order_from_options_or_from_the_file(client, file):
    order = {"method": "swiss", "game": "numerus", "sizes": [4, 3]}
    body = {**json.loads(file.read_text()), **order}
    expected = answered(client, "pairings", body)

    options = ["--method", "swiss", "--game", "numerus", "--size", "4", "--size", "3", "--format", "json"]
    assert json.loads(printed("pairings", file, *options)) == expected
    file.write_text(json.dumps(body))
    assert json.loads(printed("pairings", file, "--format", "json")) == expected


def test_the_csv_of_pairings_is_filled_in_and_read_again():
    asked = ["pairings", "-", "--method", "swiss", "--game", "numerus", "--format", "csv"]
    paired = printed(*asked, given=RESULTS)
    rows = list(csv.DictReader(io.StringIO(paired)))
    assert {row["round"] for row in rows} == {"3"}
    assert sorted(row["player"] for row in rows) == ["Ada", "Ben", "Cleo", "Dan", "Eve"]

    for number, row in enumerate(rows):
        row["points"] = "" if row["status"] else str(number)
    filled = RESULTS + "".join(f"{','.join(row.values())}\n" for row in rows)

    assert json.loads(printed("standings", "-", "--format", "json", given=filled))["standings"][0]["place"] == 1


def test_a_table_of_results_is_read_as_any_spreadsheet_writes_it():
    expected = printed("standings", "-", given=RESULTS)
    header, *lines = RESULTS.splitlines()

    assert printed("standings", "-", given=RESULTS.replace(",", ";")) == expected
    assert printed("standings", "-", given=RESULTS.replace(",", "\t")) == expected
    assert printed("standings", "-", given="\n".join([header.title().replace(",", ", "), *lines])) == expected
    assert printed("standings", "-", given=RESULTS + ",,,,,\n") == expected


@pytest.mark.parametrize("name", ["@ada", "=1+1", "-", "'Ada'"])
def test_a_name_like_a_formula_is_the_same_player_in_the_next_round(name):
    results = RESULTS.replace("Ada", name)
    paired = printed("pairings", "-", "--method", "swiss", "--game", "numerus", "--format", "csv", given=results)
    filled = "".join(re.sub(",,$", ",7,", line) + "\n" for line in paired.splitlines()[1:])

    told = json.loads(printed("standings", "-", "--format", "json", given=results + filled))

    assert sorted(one["player"] for one in told["standings"]) == sorted(["Ben", "Cleo", "Dan", "Eve", name])


def test_pairings_are_printed_for_people():
    text = printed("pairings", "-", "--method", "round_robin", "--game", "anaconda", given=RESULTS)

    assert text.startswith("round 3: ")
    assert "\ntable  players " in text
    assert "bye: " in text


def test_a_sheet_is_printed_for_players_and_rounds():
    page = printed("sheet", "davinci", "--players", "3", "--rounds", "2")

    assert page.startswith("<!doctype html>")
    assert "Hits, seat 2" in page
    assert "Hits, seat 3" not in page


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["sheet", "anaconda", "--players", "4"], "2 to 3 players"),
        (["sheet", "numerus", "--rounds", "21"], "20 rounds at most"),
    ],
)
def test_sheets_that_no_table_can_fill_are_refused(arguments, message):
    assert message in refused(*arguments)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name,points\nAda,1\n", "no column player and no column round"),
        (RESULTS.replace("1,1,anaconda,Ada", "x,1,anaconda,Ada"), "Line 2: round is a whole number"),
        (RESULTS.replace("forfeit", "lost"), "status is one of"),
        (RESULTS.replace("Ada,1,", "Ada,one,"), "Line 2: points is a whole number"),
        (RESULTS.replace("anaconda", "chess"), "Must be one of"),
        (RESULTS.replace("Ben,0", "Ada,0"), "player_twice"),
        ('round,player\n1,"Ada', "cannot be read"),
        (RESULTS.replace("anaconda,Ben", "numerus,Ben"), "Line 3: table 1 of this round plays anaconda above"),
        (RESULTS.replace("Ben", " "), "Line 3: there is no player"),
        ("round,table,game,player,sheet_round,stuck\n1,1,anaconda,Ada,1,yes\n", "regelwerk score FILE --format csv"),
        ("{", "is not JSON"),
        ("round,player\n", "#/players"),
    ],
)
def test_what_cannot_be_ranked_is_refused_with_its_place(text, message):
    assert message in refused("standings", "-", given=text)


@pytest.mark.parametrize("command", ["standings", "pairings", "sheet"])
def test_help_has_an_example(command):
    assert f"regelwerk {command}" in printed(command, "--help")
