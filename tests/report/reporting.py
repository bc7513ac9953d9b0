"""What the tests of reports share: recorded games judged, and pages as a browser reads them."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

from schemas.records import record_schema
from service.catalog import CATALOG
from service.game import Budget
from service.record import Record
from service.report.analysis import Analysis, analyse
from service.report.page import Style, report_page

GAMES = Path(__file__).resolve().parents[1] / "games"
GOLDEN = sorted(GAMES.glob("*/records/*.json"))
QUICK = Budget(nodes=20)
VOID = {"meta", "br"}


def slug_of(path: Path) -> str:
    return path.parents[1].name.replace("_", "-")


def loaded(slug: str, content: str | dict) -> Record:
    entry = CATALOG[slug]
    schema = record_schema(entry.schemas, entry.game)()
    return schema.loads(content) if isinstance(content, str) else schema.load(content)


@cache
def golden(slug: str, name: str, nodes: int = QUICK.nodes) -> Analysis:
    text = (GAMES / slug.replace("-", "_") / "records" / f"{name}.json").read_text(encoding="utf-8")
    return analyse(CATALOG[slug], loaded(slug, text), Budget(nodes=nodes))


def played(slug: str, *moves: str, **members: object) -> Analysis:
    return analyse(CATALOG[slug], loaded(slug, {"moves": list(moves), **members}), QUICK)


def page_of(*analyses: Analysis, **style: str) -> str:
    return report_page(analyses, Style(**style))


class Page(HTMLParser):
    """The tags of a page, which are balanced, its attributes, its words and its tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text
        self.open, self.tags, self.attributes, self.ids, self.words = [], [], [], [], []
        self.tables: dict[str, list[list[str]]] = {}
        self._table: list[list[str]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        self.ids += [value for name, value in attrs if name == "id"]
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self._table = self.tables[dict(attrs)["aria-label"]] = []
        elif tag == "tr":
            self._table.append([])
        elif tag in {"td", "th"}:
            self._table[-1].append("")

    def handle_startendtag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)
        if "td" in self.open or "th" in self.open:
            self._table[-1][-1] += data

    @property
    def charts(self) -> list[ET.Element]:
        """The pictures, each of which is well-formed by itself."""
        found = re.findall(r'<svg class="chart".*?</svg>', self.text, flags=re.DOTALL)
        return [ET.fromstring(one) for one in found]  # noqa: S314 - our own text


def spoken(svg: ET.Element) -> list[str]:
    """What is said of each point of a chart."""
    return [title.text or "" for title in svg.findall("./g//title")]
