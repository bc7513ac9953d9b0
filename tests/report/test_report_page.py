"""Reports as pages: they hold what they need, do nothing, and say in tables what they draw."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from reporting import GOLDEN, Page, golden, page_of, played, slug_of, spoken

from service.report.languages import LANGUAGES
from service.report.page import THEMES

HOSTILE = ["<script>alert(1)</script>", "</title></svg>\"'&{{ 7*7 }}"]
TAGS = {"event": "<img src=x onerror=alert(2)>", "round": "</style><b>", "odd_one": "&lt;"}
ANY = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{slug_of(path)}-{path.stem}")
ROLL = ("roll:III,IV", "III=7,IV=4")


@ANY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_golden_record_gives_a_page_that_asks_no_other_address(path, language):
    text = page_of(golden(slug_of(path), path.stem), language=language)
    page = Page(text)

    assert dict(page.attributes)["lang"] == language
    assert not [name for name, _ in page.attributes if name in {"src", "href", "srcset", "xlink:href", "style"}]
    assert not [name for name, _ in page.attributes if name.startswith("on")]
    assert not {"script", "img", "link", "iframe", "object", "image", "use"} & set(page.tags)
    assert "default-src 'none'" in text
    assert not re.search(r"//|url\(|@import", text)


@ANY
def test_every_chart_has_a_title_and_a_description_that_are_its_own(path):
    page = Page(page_of(golden(slug_of(path), path.stem)))

    assert len(page.charts) == 1 + any(ply.guessed for ply in golden(slug_of(path), path.stem).plies)
    assert len(page.ids) == len(set(page.ids))
    for chart in page.charts:
        title, description = chart.attrib["aria-labelledby"].split()
        assert chart.attrib["role"] == "img"
        assert chart.find("title").attrib["id"] == title
        assert chart.find("desc").attrib["id"] == description
        assert chart.find("title").text
        assert chart.find("desc").text


@ANY
def test_all_that_a_chart_shows_stands_in_a_table_as_well(path):
    analysis = golden(slug_of(path), path.stem)
    page = Page(page_of(analysis))
    rows = page.tables["All moves"][1:]

    assert [row[0] for row in rows] == [str(number) for number in range(len(analysis.moments))]
    for told in spoken(page.charts[0]):
        number, seat, value = re.fullmatch(r"Ply (\d+), (.*): (\S+) \(.*\)", told).groups()
        column = 3 + (analysis.record.players.index(seat) if analysis.seats > 1 else 0)
        assert rows[int(number)][column] == value
    if len(page.charts) > 1:
        assert len(spoken(page.charts[1])) == len(page.tables["Guesses"]) - 1


def test_what_players_and_organizers_wrote_stands_on_the_page_and_does_nothing():
    analysis = played("anaconda", *ROLL, "V=6@III", players=HOSTILE, tags=TAGS)
    text = page_of(analysis)
    page = Page(text)

    assert not {"script", "img", "b"} & set(page.tags)
    for written in (*HOSTILE, TAGS["event"], TAGS["round"], TAGS["odd_one"]):
        assert any(written in words for words in page.words), written
    assert [row[1] for row in page.tables["Result"][1:]] == HOSTILE
    assert any(HOSTILE[0] in told for told in spoken(page.charts[0]))


def test_a_reason_to_stop_is_told_and_does_nothing():
    analysis = played("anaconda", *ROLL, result={"reason": "<i>tired</i>"})
    page = Page(page_of(analysis))

    assert "i" not in page.tags
    assert any("ended early: <i>tired</i>." in words for words in page.words)
    assert any("not played to its end" in words for words in page.words)


def test_a_player_without_a_name_is_counted_from_one_as_on_the_playground():
    page = Page(page_of(played("anaconda", *ROLL)))

    assert page.tables["Result"][1][1] == "Player 1"
    assert Page(page_of(played("anaconda", *ROLL), language="de")).tables["Ergebnis"][2][1] == "Platz 2"
    assert Page(page_of(played("anaconda", *ROLL), language="es")).tables["Resultado"][2][1] == "Jugador 2"


def test_the_most_costly_move_is_told_with_the_better_one_and_its_position():
    text = page_of(golden("anaconda", "example_1"))

    assert '<bdi>A</bdi>: <code class="played">V=6@III</code> instead of <code>V=8@III</code>' in text
    assert "100% lost, certain: both moves are solved" in text
    assert "/v1/anaconda/hint?position=III7%2BIV4%20seat:0%2F2" in text


def test_an_estimated_loss_is_never_called_certain():
    text = page_of(golden("davinci", "standard_two_players"))
    mistakes = re.findall(r'<li class="(\w+)">(.*?)</li>', text, flags=re.DOTALL)

    assert mistakes
    for proof, told in mistakes:
        assert proof == "heuristic"
        assert "by an estimate" in told
        assert "certain" not in told


def test_a_position_on_a_board_is_drawn():
    analysis = golden("numerus", "two_players", 5_000)
    ply, _ = analysis.mistakes[0]
    game = analysis.entry.game

    assert f"<pre>{analysis.entry.diagram(game.parse_position(ply.position))}</pre>" in page_of(analysis)


def test_the_lines_of_the_score_add_up_in_words():
    rows = Page(page_of(golden("numerus", "two_players"))).tables["Result"]

    assert rows[1][:3] == ["1", "East", "7"]
    assert rows[1][3].startswith("chain 3\N{EN DASH}9: 7")
    assert "went out as no. 1" in page_of(golden("davinci", "standard_two_players"))


def test_several_games_stand_on_one_page_under_ids_of_their_own():
    page = Page(page_of(golden("anaconda", "example_1"), golden("davinci", "standard_two_players")))
    links = [value for name, value in page.attributes if name == "href"]

    assert links == ["#g1", "#g2"]
    assert {"g1", "g2"} <= set(page.ids)
    assert len(page.ids) == len(set(page.ids))
    assert "2 games" in page.words


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_can_be_fixed(theme):
    attributes = dict(Page(page_of(golden("anaconda", "example_1"), theme=theme)).attributes)

    assert attributes.get("data-theme", "auto") == theme


def test_numbers_are_written_as_in_the_language():
    english = Page(page_of(golden("anaconda", "example_1"))).tables["All moves"]
    assert english[1][3:5] == ["64%", "36%"]
    german = Page(page_of(golden("anaconda", "example_1"), language="de")).tables["Alle Züge"]
    assert german[1][3:5] == ["64\N{NO-BREAK SPACE}%", "36\N{NO-BREAK SPACE}%"]
    assert LANGUAGES["de"].number(-1.25, 2) == "\N{MINUS SIGN}1,25"
    assert LANGUAGES["en"].number(-0.04, 1) == "0"
    assert LANGUAGES["es"].share(0.004) == "0,4\N{NO-BREAK SPACE}%"


def test_the_same_game_and_budget_give_the_same_bytes_in_every_process():
    pages = set()
    for seed in ("1", "2"):
        command = [sys.executable, "-m", "service.cli", "report", str(GOLDEN[0]), "--nodes", "20"]
        command += [str(path) for path in GOLDEN if path.stem in {"standard_two_players", "per_chip"}]
        done = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "PYTHONHASHSEED": seed})
        pages.add(done.stdout)

    assert len(pages) == 1
    assert pages.pop().count(b"<article") == 3
