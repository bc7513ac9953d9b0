"""Pages to print hold nothing but themselves, and whatever people are called."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest
from made_event import answered, event

from service.catalog import CATALOG
from service.sheet_pages import sheet_page
from service.standings_pages import standings_page
from service.tournament_csv import read_event

NAMES = ["<script>alert(1)</script>", "מרים", "محمد", "🎲 & \"Dice\" 'n' <b>", "Zoë"]
VOID = {"meta", "br"}
# Three rounds of five: a bye, a table of three, a tie, an absence, a table that is not over.
RESULTS = """round,table,game,player,points,status
1,1,anaconda,Ada,1,
1,1,anaconda,Ben,0,
1,2,numerus,Cleo,12,
1,2,numerus,Dan,30,
1,,,Eve,,bye
2,1,numerus,Dan,20,
2,1,numerus,Ada,10,
2,1,numerus,Eve,30,
2,2,numerus,Ben,10,
2,2,numerus,Cleo,10,
3,1,anaconda,Eve,,adjourned
3,1,anaconda,Dan,,adjourned
3,2,anaconda,Ada,1,
3,2,anaconda,Cleo,0,
3,,,Ben,,absent
"""


class Page(HTMLParser):
    """What a browser reads: the tags, whether they are balanced, and the text of cells."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.cells, self.attributes = [], [], [], []
        self.tables, self.table = {}, []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.table = self.tables[dict(attrs).get("aria-label")] = []
        if tag == "tr":
            self.table.append([])
        if tag in ("td", "th"):
            self.cells.append("")
            self.table[-1].append("")

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "td" in self.open or "th" in self.open:
            self.cells[-1] += data
            self.table[-1][-1] += data


@pytest.fixture
def answer(client):
    players = [{"id": str(number), "name": name} for number, name in enumerate(NAMES)]
    table = {"table": 7, "game": "numerus", "seats": ["0", "1"], "adjourned": True}
    rounds = [{"number": 1, "tables": [table], "byes": ["2"], "absent": ["3", "4"]}]
    return answered(client, "standings", {"players": players, "rounds": rounds})


def test_names_stand_on_the_page_as_they_are_and_do_nothing(answer):
    page = Page(standings_page(answer, "Open & <i>fair</i>"))

    assert set(NAMES) <= set(page.cells)
    assert not {"script", "b", "i", "img", "link"} & set(page.tags)
    assert all(row[1] in NAMES for row in page.tables["Standings"][1:])


def test_a_page_asks_no_other_address(answer):
    for text in (standings_page(answer, "Open"), *(sheet_page(entry, 2, 3) for entry in CATALOG.values())):
        page = Page(text)
        assert not [name for name, _ in page.attributes if name in ("src", "href", "onclick", "onload")]
        assert "url(" not in text
        assert "default-src 'none'" in text


def test_the_page_tells_places_values_and_open_tables(answer):
    text = standings_page(answer, "Open")

    assert [cell for cell in Page(text).cells if cell == "1"]
    assert "round 1 table 7" in text
    assert "Shared place" in text
    assert "Sonneborn-Berger" in Page(text).tables["Standings"][0]


@pytest.fixture
def event_page(client):
    return standings_page(answered(client, "standings", read_event(RESULTS)), "Open")


def test_the_points_after_each_round_stand_in_a_table(event_page):
    assert Page(event_page).tables["Points by round"] == [
        ["Player", "Round 1", "Round 2", "Round 3"],
        ["Eve", "1+1 bye", "2+1", "2+0 adjourned"],
        ["Ada", "1+1", "1+0", "2+1"],
        ["Dan", "1+1", "3/2+1/2", "3/2+0 adjourned"],
        ["Cleo", "0+0", "1/2+1/2", "1/2+0"],
        ["Ben", "0+0", "1/2+1/2", "1/2+0 absent"],
    ]


def test_the_chart_shows_the_points_of_the_table(event_page):
    [svg] = re.findall(r'<svg class="chart".*?</svg>', event_page, flags=re.DOTALL)
    picture = ET.fromstring(svg)  # noqa: S314 - our own text

    told = [[title.text for title in line.iter("title")] for line in picture.findall("g")]
    assert told[2] == ["Dan: 0", "Dan, round 1: 1", "Dan, round 2: 3/2", "Dan, round 3: 3/2"]
    assert len(told) == 5
    assert picture.find("title").text == "Points by round"
    assert "Dan: 3/2." in picture.find("desc").text


def test_the_cross_table_says_what_each_got_against_each_other(event_page):
    assert [row[1:] for row in Page(event_page).tables["Cross table"]] == [
        ["Player", "1", "2", "3", "4", "5"],
        ["Eve", "", "1", "1", "", ""],
        ["Ada", "0", "", "0", "1", "1"],
        ["Dan", "1/2", "1/2", "", "1", ""],
        ["Cleo", "", "0", "0", "", "1/2"],
        ["Ben", "", "0", "", "1/2", ""],
    ]


def test_of_many_players_the_first_are_drawn_and_no_cross_table_is_made(client):
    text = standings_page(answered(client, "standings", event(players=64)), "Open")
    page = Page(text)

    assert page.tags.count("desc") == 1
    assert text.count('<g class="line l') == 2 * 8, "eight lines, and their signs in the legend"
    assert "The first 8 of the ranking." in text
    assert len(page.tables["Points by round"]) == 65
    assert "Cross table" not in page.tables


def test_without_points_among_the_criteria_there_are_places_only(client):
    text = standings_page(answered(client, "standings", {**read_event(RESULTS), "tie_breaks": ["wins"]}), "Open")

    assert list(Page(text).tables) == ["Standings"]


def test_points_below_zero_are_drawn_below_zero(client):
    players = [{"id": name} for name in "AB"]
    table = {"table": 1, "game": "numerus", "seats": ["A", "B"], "forfeits": ["B"]}
    scoring = {"by": "places", "scales": [{"seats": 2, "points": [1, 0]}], "forfeit": -1}
    body = {"players": players, "rounds": [{"number": 1, "tables": [table]}], "scoring": scoring}
    text = standings_page(answered(client, "standings", body), "Open")

    assert Page(text).tables["Points by round"][2] == ["B", "-1-1 forfeit"]
    assert '<text class="up" x="58" y="260" dy=".35em">-1</text>' in text


@pytest.mark.parametrize("slug", CATALOG)
def test_a_blank_sheet_has_a_column_for_each_round_and_a_row_for_all_that_is_written_down(slug):
    entry = CATALOG[slug]
    players, rounds = entry.game.INFO.max_players, 8

    page = Page(sheet_page(entry, players, rounds))

    columns = [cell for cell in page.cells if re.fullmatch(r"Round \d+", cell)]
    assert columns == [f"Round {number}" for number in range(1, rounds + 1)]
    example = entry.schemas.sheet_example["rounds"][0]
    for member, value in example.items():
        names = list(value[0]) if isinstance(value, list) and isinstance(value[0], dict) else [member]
        for name in names:
            label = name.replace("_", " ").capitalize()
            assert any(cell.startswith(label) for cell in page.cells), name


def test_what_is_written_down_by_seat_has_a_row_for_each_seat():
    text = sheet_page(CATALOG["davinci"], 3, 2)

    assert [seat for seat in range(4) if f"Hits, seat {seat}" in text] == [0, 1, 2]
    assert "Collected, seat 1" in sheet_page(CATALOG["numerus"], 2, 2)
