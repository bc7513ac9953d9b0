"""`regelwerk conformance`: what it writes, what it prints, how it ends."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from click.testing import CliRunner

from schemas.conformance import KINDS
from service.catalog import CATALOG
from service.cli import main
from service.conformance.engines import request
from service.conformance.report import Report, as_junit, lines
from service.conformance.runner import Result
from service.conformance.vectors import chosen, lines_of

ROOT = Path(__file__).resolve().parents[2]
SLY = [sys.executable, str(Path(__file__).with_name("sly_engine.py"))]
REFERENCE = [sys.executable, str(ROOT / "clients" / "examples" / "engine_stdio.py")]


@pytest.fixture(autouse=True)
def at_home(tmp_path, monkeypatch):
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("SLY_COUNTER", str(tmp_path / "counter"))
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def regelwerk(*arguments):
    return CliRunner().invoke(main, ["conformance", *map(str, arguments)])


@pytest.mark.parametrize("slug", list(CATALOG))
def test_the_engine_in_the_examples_passes_every_vector(slug):
    done = regelwerk("run", slug, "--json", "--timeout", 60, "--", *REFERENCE)
    report = json.loads(done.output)
    assert (done.exit_code, report["good"], report["results"]) == (0, True, [])
    assert sum(counts["passed"] for counts in report["kinds"].values()) == len(chosen(slug))


def test_a_failure_ends_with_exit_code_1_and_is_told():
    done = regelwerk("run", "anaconda", "--kind", "legal_moves", "--", *SLY, "missing_move", 5)
    assert done.exit_code == 1
    number = len(chosen("anaconda", ("legal_moves",)))
    table = [line.split() for line in done.output.splitlines()[1:4]]
    assert table[0] == ["kind", "passed", "failed", "unsupported", "crashed"]
    assert table[1] == ["legal_moves", str(number - 1), "1", "0", "0"]
    assert "failed anaconda/1/legal_moves/0005\n  /moves: missing " in done.output


def test_what_is_not_supported_is_counted_and_fails_nothing():
    done = regelwerk("run", "anaconda", "--kind", "count", "--json", "--", *SLY, "unsupported")
    assert done.exit_code == 0
    counts = json.loads(done.output)["kinds"]["count"]
    assert (counts["passed"], counts["unsupported"]) == (0, len(chosen("anaconda", ("count",))))


def test_junit_has_a_suite_per_kind_and_a_case_per_vector(tmp_path):
    file = tmp_path / "junit.xml"
    regelwerk("run", "anaconda", "--kind", "count", "--kind", "record", "--junit", file, "--", *SLY, "crash", 1)
    suites = {suite.get("name"): suite for suite in ET.fromstring(file.read_bytes())}  # noqa: S314 - our own
    assert suites.keys() == {"count", "record"}
    assert suites["count"].get("errors") == "1"
    cases = suites["count"].findall("testcase")
    assert len(cases) == len(chosen("anaconda", ("count",))) == int(suites["count"].get("tests"))
    assert [case.get("name") for case in cases if case.find("error") is not None] == ["anaconda/1/count/0001"]


def test_whatever_an_engine_says_the_xml_can_be_read():
    (vector, *_) = chosen("anaconda")
    report = Report("anaconda", "anaconda/1", "x\x00<&", (Result(vector, "failed", ("\x1b[31m]]>\ud800",)),))
    root = ET.fromstring(as_junit(report))  # noqa: S314 - our own
    assert root.find(".//failure") is not None


def test_only_the_first_failures_are_shown():
    results = tuple(Result(vector, "failed", ("no",)) for vector in chosen("anaconda"))
    told = list(lines(Report("anaconda", "anaconda/1", "x", results), 2))
    assert told[-1] == f"and {len(results) - 2} more"
    assert sum(line == "  no" for line in told) == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["run", "anaconda"], "Name either a command after -- or an address with --http."),
        (["run", "anaconda", "--http", "http://127.0.0.1:1", "--", "x"], "Name either"),
        (["run", "chess", "--", "x"], "'chess' is not one of"),
        (["run", "anaconda", "--", "./no-such-engine"], "./no-such-engine cannot be started"),
        (["run", "anaconda", "--http", "nowhere"], "nowhere is no address"),
        (["run", "anaconda", "--http", "http://[::"], "http://[:: is no address"),
        (["run", "anaconda", "--http", "http://host:port"], "http://host:port is no address"),
    ],
)
def test_a_wrong_call_is_explained(arguments, said):
    done = regelwerk(*arguments)
    assert done.exit_code in (1, 2)
    assert said in done.output


def test_what_cannot_be_written_is_told_and_no_result_is_lost(tmp_path):
    (tmp_path / "file").write_text("")
    export = regelwerk("export", "--out", tmp_path / "file" / "below")
    asked = ("run", "anaconda", "--kind", "score", "--junit", tmp_path / "nowhere" / "junit.xml", "--", *REFERENCE)
    report = regelwerk(*asked)

    for done in (export, report):
        assert (done.exit_code, done.exception.__class__) == (1, SystemExit)
        assert "cannot be written" in done.output
    assert "anaconda/1: " in report.output


def test_export_writes_every_vector_once_with_its_sums(tmp_path):
    done = regelwerk("export", "--out", tmp_path / "vectors")
    assert done.exit_code == 0
    index = json.loads((tmp_path / "vectors" / "index.json").read_bytes())
    written = dict.fromkeys(CATALOG, b"")
    for file in index["files"]:
        data = (tmp_path / "vectors" / file["path"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == file["sha256"]
        assert (len(data), len(data.splitlines())) == (file["bytes"], file["vectors"])
        written[file["game"]] += data
    assert written == {slug: lines_of(slug) for slug in CATALOG}
    assert index["rules"] == {slug: entry.game.INFO.rules_version for slug, entry in CATALOG.items()}


def test_two_exports_are_the_same(tmp_path):
    for name in ("one", "other"):
        regelwerk("export", "--out", tmp_path / name)
    assert (tmp_path / "one" / "index.json").read_bytes() == (tmp_path / "other" / "index.json").read_bytes()


def test_the_question_and_the_answer_in_the_manual_are_those_of_a_vector():
    manual = (ROOT / "conformance" / "README.md").read_text(encoding="utf-8")
    asked, answered = map(json.loads, re.findall(r"```json\n(.*?)\n```", manual, re.DOTALL))
    (vector,) = (vector for vector in chosen("anaconda") if vector.id == asked["id"])
    assert asked == json.loads(request(vector))
    assert answered == {"id": vector.id, **vector.expect}


def test_the_manual_explains_every_kind():
    manual = (ROOT / "conformance" / "README.md").read_text(encoding="utf-8")
    assert set(KINDS) <= set(re.findall(r"^\| `(\w+)` \|", manual, re.MULTILINE))
