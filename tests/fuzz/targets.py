"""What is fuzzed: each target takes any text and raises `AssertionError`, or anything unforeseen, only for a defect."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import marshmallow as ma
import orjson

from schemas.batch import BatchItemSchema
from schemas.quick import quick
from service import keys, operations
from service.batch import Allowance, Terms, answered
from service.catalog import CATALOG, Entry
from service.config import Config
from service.game_files import parts_of
from service.games.davinci.positions import format_view, parse_view
from service.ndjson import lines
from service.receipts import Receipts
from service.records import UnreadableRecordError, format_record, parse_record, split_records
from service.refusal import Refusal
from service.slots import Slots
from service.tables import BadTableError, Result, results_of, scored
from service.tables_csv import is_table, read_tables

Target = Callable[[str], None]
_MOST_PLIES = 40


def _record(entry: Entry) -> Target:
    """Read or refused; what is read comes back from text, and is replayed or refused."""

    def read(text: str) -> None:
        try:
            record = parse_record(entry, text)
        except UnreadableRecordError:
            return
        assert all(ply and not re.search(r"[\s{};]", ply) for ply in record.moves)
        if record.setup is not None and entry.game.check_setup(record.setup):
            return
        if record.start is None or not entry.game.check_state(record.start):
            assert parse_record(entry, format_record(entry, record)) == record
        if len(record.moves) <= _MOST_PLIES:
            _replay(entry, text)

    return read


def _replay(entry: Entry, text: str) -> None:
    try:
        played = operations.replay_text(entry, text)
    except Refusal:
        return
    assert played.valid == (not played.violations)


def _move(entry: Entry) -> Target:
    """Readable exactly if the published pattern says so; the canonical text is read as the same move."""
    pattern = re.compile(entry.game.INFO.move_pattern)

    def read(text: str) -> None:
        fits = pattern.fullmatch(text) is not None
        try:
            move = entry.game.parse_move(text)
        except ValueError:
            assert not fits, text
            return
        assert fits, text
        assert entry.game.parse_move(entry.game.format_move(move)) == move

    return read


def _position(entry: Entry) -> Target:
    """Read or refused; a state that can be is written, read again and judged."""
    pattern = entry.game.INFO.position_pattern

    def read(text: str) -> None:
        fits = pattern is not None and re.fullmatch(pattern, text) is not None
        try:
            state = entry.game.parse_position(text)
        except ValueError:
            assert not fits, text
            return
        assert fits or pattern is None, text
        if entry.game.check_state(state):
            return
        assert entry.game.parse_position(entry.game.format_position(state)) == state
        operations.legal_moves(entry, {"state": state})
        operations.score(entry, {"state": state})

    return read


def _view(text: str) -> None:
    """Views of Da Vinci Code have a text of their own."""
    try:
        view = parse_view(text)
    except ValueError:
        return
    if not CATALOG["davinci"].game.check_view(view):
        assert parse_view(format_view(view)) == view


def _table(text: str) -> None:
    """Every line is scored or has a fault with its line."""
    is_table(text)
    results, found = read_tables(text)
    count = text.count("\n") + text.count("\r") + 1
    assert all(0 <= line <= count and fault for line, fault in found)
    _score_all(results)


def _file(text: str) -> None:
    """All games of a file, in whatever form; texts lose nothing when they are cut apart."""
    assert "".join(piece for _, piece in split_records(text)) == text
    try:
        parts = parts_of(text)
    except ValueError:
        return
    results, _ = results_of(None, parts)
    _score_all(results)


def _score_all(results: list[Result]) -> None:
    for result in results:
        with suppress(BadTableError):
            scored(result)


def _batch(text: str) -> None:
    """No line of a batch finds a fault of ours."""
    desk = Receipts(keys.load(Config()), "fuzz")
    terms = Terms(Slots(1, 0), lambda _price, _body, work: work(), Allowance(0), desk)
    for _, line in lines(text.encode("utf-8", "surrogatepass")):
        try:
            order = quick(BatchItemSchema)(orjson.loads(line))
        except (ValueError, ma.ValidationError):
            continue
        outcome = answered(order, terms)
        assert outcome.refusal is None or outcome.refusal.code != "internal_error", line


def _per_ruleset(kind: str, make: Callable[[Entry], Target]) -> dict[str, Target]:
    return {f"{kind}:{slug}": make(entry) for slug, entry in CATALOG.items()}


TARGETS: Mapping[str, Target] = {
    **_per_ruleset("record", _record),
    **_per_ruleset("move", _move),
    **_per_ruleset("position", _position),
    "view:davinci": _view,
    "table": _table,
    "file": _file,
    "batch": _batch,
}


def slug_of(name: str) -> str | None:
    """The ruleset of a target; None if it is of all."""
    return name.partition(":")[2] or None


def example(slug: str) -> dict[str, Any]:
    """The documentation's sheet of a ruleset."""
    return dict(CATALOG[slug].schemas.sheet_example)
