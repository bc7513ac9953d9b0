"""`regelwerk report`: what it takes, writes and refuses."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from commanding import printed, run
from reporting import GOLDEN, Page, slug_of

from schemas.records import record_schema
from service.catalog import CATALOG
from service.records import format_record

ROOT = Path(__file__).resolve().parents[2]
ANY_GAME = pytest.mark.parametrize("slug", CATALOG)
MOVES = ["roll:III,IV", "III=7,IV=4", "V=8@III"]
BAD = [*MOVES[:2], "V=4@III"]


def first_of(slug: str) -> Path:
    return next(path for path in GOLDEN if slug_of(path) == slug)


@ANY_GAME
def test_a_record_as_json_and_as_text_gives_the_same_page(slug, tmp_path):
    entry, path = CATALOG[slug], first_of(slug)
    record = record_schema(entry.schemas, entry.game)().loads(path.read_text(encoding="utf-8"))
    text = tmp_path / "game.txt"
    text.write_text(format_record(entry, record), encoding="utf-8")

    from_json, from_text = (tmp_path / name for name in ("json.html", "text.html"))
    assert printed("report", path, "--nodes", 10, "-o", from_json) == []
    assert printed("report", text, "--nodes", 10, "-o", from_text) == []
    assert from_json.read_bytes() == from_text.read_bytes()
    assert Page(from_json.read_text(encoding="utf-8")).charts


@pytest.mark.parametrize("output", [[], ["-o", "-"], ["--output", "-"]])
def test_without_a_file_to_write_the_page_goes_to_standard_output(output, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run("report", "anaconda", "-", *output, given=" ".join(MOVES))

    assert result.exit_code == 0
    assert not list(tmp_path.iterdir())
    assert result.stdout.startswith("<!doctype html>")
    assert result.stdout.endswith("</html>\n")


def test_an_answer_of_the_service_is_taken_as_the_record_in_it():
    answer = json.dumps({"record": {"game": "anaconda", "moves": MOVES}, "proof": None})

    assert "V=8@III" in run("report", "-", given=answer).stdout


@pytest.mark.parametrize("name", ["other.json", "link", "folder/../other.json"])
def test_a_page_is_never_written_over_one_of_its_games(tmp_path, name):
    good, other = tmp_path / "game.json", tmp_path / "other.json"
    for path in (good, other):
        path.write_text(json.dumps({"game": "anaconda", "moves": MOVES}), encoding="utf-8")
    before = other.read_bytes()
    (tmp_path / "link").symlink_to(other)
    (tmp_path / "folder").mkdir()

    result = run("report", good, other, "-o", tmp_path / name)

    assert result.exit_code == 2
    assert "would be written over it" in result.stderr
    assert other.read_bytes() == before


def test_several_files_and_games_give_one_page(tmp_path):
    many = tmp_path / "many.json"
    many.write_text(json.dumps([{"game": "anaconda", "moves": MOVES}] * 2), encoding="utf-8")

    text = "\n".join(printed("report", many, first_of("anaconda")))
    assert text.count("<article") == 3


def test_the_budget_is_told_on_the_page():
    lone = next(path for path in GOLDEN if path.stem == "unfinished" and slug_of(path) == "numerus-solo")

    assert "7 nodes of search" in run("report", lone, "--nodes", 7).stdout
    assert "5 ms for each" in run("report", lone, "--budget-ms", 5).stdout
    assert "10000 nodes of search" in run("report", lone).stdout
    assert "complete solution" in run("report", first_of("anaconda"), "--nodes", 7).stdout


def test_language_and_theme_are_those_that_were_asked_for():
    text = run("report", "anaconda", "-", "--language", "es", "--theme", "dark", given=" ".join(MOVES)).stdout

    assert '<html lang="es" data-theme="dark">' in text
    assert "Resultado" in text


def test_a_bad_ply_is_told_as_by_replay_and_nothing_is_written(tmp_path):
    bad, page = tmp_path / "bad.json", tmp_path / "page.html"
    bad.write_text(json.dumps({"game": "anaconda", "moves": BAD}), encoding="utf-8")
    replayed = run("replay", bad)

    result = run("report", bad, "-o", page)
    assert (result.exit_code, replayed.exit_code) == (1, 1)
    assert result.stderr == replayed.stdout
    assert "not_a_neighbour" in result.stderr
    assert result.stdout == ""
    assert not page.exists()


@pytest.mark.parametrize(
    "content",
    [
        '{"moves": ["roll:III,IV"]',
        '{"game": "chess", "moves": []}',
        '{"game": "anaconda", "moves": 3}',
        '{"game": "anaconda", "moves": [], "start": "III3-V6-IV2 last:IV seat:0/2"}',
        '[Game "anaconda"]\n[Setup "{"]\n\n*\n',
    ],
)
def test_what_cannot_be_read_is_told_as_by_replay(content, tmp_path):
    bad = tmp_path / "bad"
    bad.write_text(content, encoding="utf-8")

    result, replayed = run("report", bad), run("replay", bad)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == replayed.stdout + replayed.stderr


def test_every_bad_game_of_all_files_is_told(tmp_path):
    good, bad = {"game": "anaconda", "moves": MOVES}, {"game": "anaconda", "moves": BAD}
    many, other = tmp_path / "many.json", tmp_path / "other.json"
    many.write_text(json.dumps([bad, good, bad]), encoding="utf-8")
    other.write_text("{", encoding="utf-8")

    result = run("report", other, many)
    assert result.exit_code == 1
    assert [part in result.stderr for part in ("other.json", "game 1: ply 2", "game 2", "game 3: ply 2")] == [
        True,
        True,
        False,
        True,
    ]


def test_nodes_and_time_exclude_each_other():
    result = run("report", first_of("anaconda"), "--nodes", 5, "--budget-ms", 5)

    assert result.exit_code == 2
    assert "either --nodes or --budget-ms" in result.stderr


def test_a_page_that_cannot_be_written_is_told(tmp_path):
    result = run("report", first_of("anaconda"), "-o", tmp_path / "missing" / "page.html")

    assert result.exit_code == 1
    assert "cannot be written" in result.stderr


def test_the_command_of_the_readme_writes_the_page_that_it_promises(tmp_path):
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    [block] = [one for one in re.findall(r"```sh\n(.*?)```", readme, flags=re.DOTALL) if "regelwerk report" in one]
    script = block.replace(".venv/bin/regelwerk", f"'{sys.executable}' -m service.cli")

    subprocess.run(["bash", "-ec", script], cwd=tmp_path, check=True, env={"PYTHONPATH": str(ROOT)})
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "IV=8@III" in text
    assert "100% lost, certain" in text


def test_commands_that_write_no_page_start_without_templates():
    code = (
        "import sys, service.commands_tournaments, service.commands_organizers, service.commands_report; "
        "sys.exit('jinja2' in sys.modules)"
    )

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
