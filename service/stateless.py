"""The stateless operations of each ruleset without HTTP: what is asked, what is done, and how the answer is dumped."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import marshmallow as ma

from schemas.quick_dump import quick_dump
from schemas.receipts import ScoreAnswerSchema
from schemas.requests import build
from service import operations
from service.catalog import CATALOG, Entry
from service.prices import HINT, POSTERIOR, Price
from service.receipts import Receipts

Body = dict[str, Any]
SchemaClass = type[ma.Schema]
Work = Callable[[Entry, Body], Any]


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of a ruleset.

    Attributes:
        asked: the schema of its body.
        work: from a loaded body to an answer.
        dump: from the answer to JSON.
        price: what it costs; None: no more than any request.
    """

    asked: SchemaClass
    work: Work
    dump: Callable[[Any], Any]
    price: Price | None


@cache
def operations_of(slug: str) -> Mapping[str, Operation]:
    """The operations of a ruleset that are asked for with POST, by the last part of their addresses; without scores."""
    entry = CATALOG[slug]
    wire = build(entry.game, entry.schemas)

    def made(asked: SchemaClass, work: Work, answer: SchemaClass, price: Price | None = None) -> Operation:
        return Operation(asked, work, quick_dump(answer), price)

    found = {
        "new": made(wire.new, _new, wire.dealt),
        "legal-moves": made(wire.subject, operations.legal_moves, wire.legal_moves),
        "validate": made(wire.judged, _validate, wire.verdict),
        "apply": made(wire.apply, _apply, wire.applied),
        "view": made(wire.seated, _view, wire.seen),
        "replay": made(wire.replay, _replay, wire.replayed),
        "hint": made(wire.ask, _hint, wire.hint, HINT),
    }
    if entry.schemas.posterior is not None:
        found["posterior"] = made(wire.infer, _infer, entry.schemas.posterior, POSTERIOR)
    return found


def score_at(desk: Receipts, slug: str) -> Operation:
    """The operation `score`, with the desk where receipts are issued."""
    entry = CATALOG[slug]
    return Operation(build(entry.game, entry.schemas).scored, desk.scored, quick_dump(ScoreAnswerSchema), None)


def _new(entry: Entry, body: Body) -> Any:
    return operations.new(entry, body["setup"], body.get("seed"))


def _validate(entry: Entry, body: Body) -> Any:
    return operations.validate(entry, body, body["move"])


def _apply(entry: Entry, body: Body) -> Any:
    return operations.apply(entry, body["state"], body["moves"], body.get("seed"))


def _view(entry: Entry, body: Body) -> Any:
    return {"view": operations.view(entry, body["state"], body["seat"])}


def _hint(entry: Entry, body: Body) -> Any:
    return operations.hint(entry, body, operations.budget_in(body), operations.options_in(body))


def _infer(entry: Entry, body: Body) -> Any:
    return operations.infer(entry, body.pop("view"), body)


def _replay(entry: Entry, body: Body) -> Any:
    record = body.get("record")
    return operations.replay_text(entry, body["text"]) if record is None else operations.replay(entry, record)
