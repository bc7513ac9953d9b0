"""What a run of the conformance kit found: for people, as JSON, and as JUnit XML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final
from xml.etree import ElementTree as ET

from service.conformance.runner import STATUSES, Result

_BAD: Final = ("failed", "crashed")


@dataclass(frozen=True, slots=True)
class Report:
    """All results of one engine for one ruleset."""

    game: str
    rules: str
    engine: str
    results: Sequence[Result]

    @property
    def good(self) -> bool:
        """Whether nothing failed; what an engine does not support is no failure."""
        return not any(result.status in _BAD for result in self.results)

    @property
    def kinds(self) -> dict[str, Counter[str]]:
        """How many vectors of each kind came out how."""
        found: dict[str, Counter[str]] = {}
        for result in self.results:
            found.setdefault(result.vector.kind, Counter())[result.status] += 1
        return found


def lines(report: Report, most: int) -> Iterator[str]:
    """The report for people: a table, and the first differences."""
    yield f"{report.rules}: {report.engine}"
    yield _row("kind", STATUSES)
    for kind, counts in report.kinds.items():
        yield _row(kind, [counts[status] for status in STATUSES])
    total = Counter(result.status for result in report.results)
    yield _row("all", [total[status] for status in STATUSES])
    bad = [result for result in report.results if result.status in _BAD]
    for result in bad[:most]:
        yield f"{result.status} {result.vector.id}"
        yield from (f"  {note}" for note in result.notes)
    if len(bad) > most:
        yield f"and {len(bad) - most} more"


def as_json(report: Report) -> dict[str, Any]:
    """The report as JSON: counts by kind, and everything that failed or is unsupported."""
    told = [result for result in report.results if result.status != "passed"]
    return {
        "game": report.game,
        "rules": report.rules,
        "engine": report.engine,
        "good": report.good,
        "kinds": {kind: {status: counts[status] for status in STATUSES} for kind, counts in report.kinds.items()},
        "results": [{"id": each.vector.id, "status": each.status, "notes": list(each.notes)} for each in told],
    }


def as_junit(report: Report) -> bytes:
    """The report as JUnit XML: a suite per kind, a case per vector."""
    root = ET.Element("testsuites", name=f"{report.rules}: {_clean(report.engine)}")
    for kind, counts in report.kinds.items():
        suite = ET.SubElement(root, "testsuite", _suite(kind, counts))
        for result in report.results:
            if result.vector.kind == kind:
                _add_case(suite, result)
    ET.indent(root)
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


_ELEMENTS: Final = {"failed": "failure", "crashed": "error", "unsupported": "skipped"}


def _suite(kind: str, counts: Counter[str]) -> dict[str, str]:
    names = {"failures": "failed", "errors": "crashed", "skipped": "unsupported"}
    numbers = {name: str(counts[status]) for name, status in names.items()}
    return {"name": kind, "tests": str(counts.total()), **numbers}


def _add_case(suite: ET.Element, result: Result) -> None:
    case = ET.SubElement(suite, "testcase", name=result.vector.id, classname=result.vector.kind)
    if result.status in _ELEMENTS:
        notes = [_clean(note) for note in result.notes]
        ET.SubElement(case, _ELEMENTS[result.status], message=notes[0] if notes else result.status).text = "\n".join(
            notes
        )


def _clean(text: str) -> str:
    """Text without the control characters that XML cannot hold."""
    return "".join(character if character.isprintable() else "�" for character in text)


def _row(name: str, cells: Sequence[object]) -> str:
    return f"{name:<14}" + "".join(f"{cell!s:>12}" for cell in cells)
