"""What the runbook and the security policy name is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from serving import ROOT

from service.config import Config, variable_of

RUNBOOK = ROOT / "deploy" / "RUNBOOK.md"
SECURITY = ROOT / "SECURITY.md"
CAPACITY = ROOT / "deploy" / "CAPACITY.md"
DOCUMENTS = [RUNBOOK, SECURITY, CAPACITY]


def prose(path: Path) -> str:
    """A document without its blocks of code."""
    return re.sub(r"```.*?```", "", path.read_text(), flags=re.DOTALL)


def anchors(path: Path) -> set[str]:
    """The anchors of a document's headings, as the usual renderers make them."""
    headings = re.findall(r"^#+ (.*)$", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(document):
    links = re.findall(r"\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)", prose(document))
    assert links
    for name, anchor in links:
        target = document.parent / name if name else document
        assert target.exists(), name
        assert not anchor or anchor in anchors(target), f"{name}#{anchor}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_setting_that_is_named_exists(document):
    known = {variable_of(name) for name in Config.__dataclass_fields__}
    named = set(re.findall(r"REGELWERK_[A-Z_]*[A-Z]", document.read_text())) - {"REGELWERK_LIMIT"}
    assert named <= known


def test_every_test_that_shows_a_defence_is_there():
    rows = [line for line in SECURITY.read_text().splitlines() if "`tests/" in line]
    assert len(rows) > 10
    for row in rows:
        folder = ROOT / "tests"
        for name in re.findall(r"`((?:tests/)?[\w/]*(?:test_\w+\.py)|tests/\w+)`", row):
            if name.startswith("tests/"):
                folder = (ROOT / name).parent
            assert (ROOT / name if name.startswith("tests/") else folder / name).exists(), name


@pytest.mark.parametrize(
    "message",
    [
        "store unavailable in request",
        "no news of live games",
        "internal error in request",
        "internal error in an item of a batch",
        "The store of live sessions is full",
        "The store has died",
        "starting it again on the same data",
    ],
)
def test_every_message_that_has_a_section_is_one_of_the_service(message):
    source = "".join(path.read_text() for path in (ROOT / "service").glob("*.py"))
    assert message in source
    assert message in RUNBOOK.read_text()


@pytest.mark.parametrize("path", ["regelwerk-signing-key", "regelwerk-store"])
def test_the_runbook_writes_no_secret_down(path):
    (command,) = re.findall(rf"create secret generic {path}((?:[^\n]*\\\n)*[^\n]*)", RUNBOOK.read_text())
    assert all(value.startswith(("$", '"$', '"redis')) for value in re.findall(r"literal=\w+=(\S+)", command))
