"""Pages to print hold nothing but themselves, and whatever people are called."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from made_event import answered

from service.catalog import CATALOG
from service.tournament_pages import sheet_page, standings_page

NAMES = ["<script>alert(1)</script>", "מרים", "محمد", "🎲 & \"Dice\" 'n' <b>", "Zoë"]
VOID = {"meta"}


class Page(HTMLParser):
    """What a browser reads: the tags, whether they are balanced, and the text of cells."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.cells, self.attributes = [], [], [], []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)
        if tag in ("td", "th"):
            self.cells.append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if "td" in self.open or "th" in self.open:
            self.cells[-1] += data


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
    assert page.tags.count("bdi") == len(NAMES) + 1


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
