"""Pages to print: blank sheets to write the rounds of a game down on.

Each is one HTML document that asks for nothing else: no script, no image, no font. All text is escaped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from service.catalog import Entry
from service.tournaments.model import MAX_SEATS

_COLUMNS: Final = 6
"""Rounds side by side on a sheet of paper."""
_STYLE: Final = """
@page { margin: 12mm }
body { font: 11pt/1.35 system-ui, sans-serif; color: #000; background: #fff; margin: 1.5rem }
h1 { font-size: 1.4em; margin: 0 0 .2em }
table { border-collapse: collapse; width: 100%; margin: .8em 0 }
th, td { border: 1px solid #555; padding: .3em .5em; text-align: left; vertical-align: top }
thead { display: table-header-group }
tr, table.sheet { break-inside: avoid }
table.sheet td { height: 2.4em; min-width: 4em }
table.sheet th small, p { color: #333 }
@media print { body { margin: 0 } }
"""


def sheet_page(entry: Entry, players: int, rounds: int) -> str:
    """A blank sheet for so many players and rounds, made from the sheet that the API takes."""
    sheet = entry.schemas.sheet().fields
    one: ma.Schema = sheet["rounds"].inner.schema  # type: ignore[attr-defined]
    title = entry.game.INFO.title
    agreed = [_agreed(name, field, players) for name, field in sheet.items() if name != "rounds"]
    seats = [_blank(f"Seat {seat}") for seat in range(players)]
    rows = [row for name, field in one.fields.items() for row in _sheet_rows(name, field, players)]
    blocks = [range(start, min(start + _COLUMNS, rounds + 1)) for start in range(1, rounds + 1, _COLUMNS)]
    tables = "".join(_block(rows, block) for block in blocks)
    return _page(
        title, f"<table class=sheet>{''.join([_blank('Event, round, table'), *agreed, *seats])}</table>{tables}"
    )


def most_rounds(entry: Entry) -> int:
    """How many rounds a sheet of the ruleset can hold."""
    return _longest(entry.schemas.sheet().fields["rounds"]) or 1


def _agreed(name: str, field: fields.Field[Any], players: int) -> str:
    """A line for what holds for the whole sheet, filled in where it is known."""
    known = str(players) if name == "players" else ""
    choices = next((one.choices for one in field.validators if isinstance(one, validate.OneOf)), ())
    hint = " / ".join(map(str, choices)) if choices and not known else ""
    return f"<tr><th>{escape(_label(name))} <small>{escape(hint)}</small></th><td>{escape(known)}</td></tr>"


def _blank(label: str) -> str:
    return f"<tr><th>{escape(label)}</th><td></td></tr>"


def _sheet_rows(name: str, field: fields.Field[Any], players: int) -> Iterator[tuple[str, str]]:
    """The rows of a member of a round, with label and description: one for each seat where it is a list of seats."""
    about = str(field.metadata.get("description", ""))
    if not isinstance(field, fields.List) or _longest(field) != MAX_SEATS:
        yield _label(name), about
        return
    for seat in range(players):
        for part, part_about in _parts(name, field.inner, about):
            yield f"{part}, seat {seat}", part_about


def _parts(name: str, field: fields.Field[Any], about: str) -> Iterator[tuple[str, str]]:
    """What is written down of one seat."""
    if not isinstance(field, fields.Nested):
        yield _label(name), about
        return
    for part, inner in field.schema.fields.items():
        yield _label(part), str(inner.metadata.get("description", ""))


def _longest(field: fields.Field[Any]) -> int | None:
    return next((one.max for one in field.validators if isinstance(one, validate.Length)), None)


def _block(rows: Sequence[tuple[str, str]], numbers: Sequence[int]) -> str:
    head = _row("th", ["", *(f"Round {number}" for number in numbers)])
    cells = "<td></td>" * len(numbers)
    body = (f"<tr><th>{escape(label)} <small>{escape(about)}</small></th>{cells}</tr>" for label, about in rows)
    return f"<table class=sheet><thead>{head}</thead><tbody>{''.join(body)}</tbody></table>"


def _row(tag: str, cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def _label(name: str) -> str:
    """A member's name for people."""
    return name.replace("_", " ").capitalize()


def _page(title: str, body: str) -> str:
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    head = f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
    head += f"<title>{escape(title)}</title><style>{_STYLE}</style>"
    heading = f"<h1><bdi>{escape(title)}</bdi></h1>"
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>{heading}{body}</body></html>\n'
