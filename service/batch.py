"""Many stateless requests in one: each is answered as it would be alone, and none spoils another."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import marshmallow as ma

from schemas.common import kept
from schemas.faults import invalid_request
from schemas.quick import quick
from schemas.receipts import ScoreAnswerSchema
from schemas.requests import build
from service import operations
from service.catalog import CATALOG, Entry
from service.limits import HINT, POSTERIOR, Price
from service.order import Order
from service.receipts import Receipts
from service.refusal import REASONS, Refusal
from service.sentences import say
from service.slots import Slots

Body = dict[str, Any]
Work = Callable[[Entry, Body], Any]
WorkOnTerms = Callable[[Entry, Body, "Terms"], Any]
SchemaClass = type[ma.Schema]
Charge = Callable[[Price, Body, Callable[[], Any]], Any]

SOLVERS_MS: Final = 10_000
"""Wall clock that the solvers of one batch may take together."""
_LOG: Final = logging.getLogger("regelwerk")


@dataclass(frozen=True, slots=True)
class Outcome:
    """The answer of one request: its body as JSON, or why there is none."""

    id: str | None
    body: Any = None
    refusal: Refusal | None = None


class Allowance:
    """Wall clock that the solvers of one batch may still take."""

    def __init__(self, most_ms: float = SOLVERS_MS) -> None:
        self._most_ms = most_ms
        self._left_ms = most_ms

    @contextmanager
    def taken(self, most_ms: int) -> Iterator[None]:
        """Work for so long at most. Raises Refusal `rate_limited` when less than that is left."""
        if most_ms > self._left_ms:
            detail = say(
                "The solvers of one batch may take {all_ms} ms together. This needs up to {most_ms} ms and {left_ms} "
                "ms are left: send it in another batch.",
                all_ms=round(self._most_ms),
                most_ms=most_ms,
                left_ms=round(max(0, self._left_ms)),
            )
            raise Refusal("rate_limited", detail)
        start = time.perf_counter()
        try:
            yield
        finally:
            self._left_ms -= (time.perf_counter() - start) * 1000


@dataclass(frozen=True, slots=True)
class Terms:
    """What the requests of one batch share.

    Attributes:
        slots: the places for solvers.
        charge: does a work that has a price on the caller's account, as `service.api.limiting` does.
        allowance: what solvers may take.
        desk: where receipts are issued.
    """

    slots: Slots
    charge: Charge
    allowance: Allowance
    desk: Receipts


@dataclass(frozen=True, slots=True)
class _Operation:
    """An operation of a ruleset: how its body is loaded, what it does, how its answer is dumped, what it costs."""

    load: Callable[[Any], Any]
    work: WorkOnTerms
    dump: Callable[[Any], Any]
    price: Price | None


def answered(order: Order, terms: Terms) -> Outcome:
    """The answer of one request, whatever happens."""
    try:
        return Outcome(order.id, _answer(order, terms))
    except Refusal as refusal:
        return Outcome(order.id, refusal=refusal)
    except Exception:  # noqa: BLE001 - a fault of ours in one item is no fault of the others
        _LOG.exception("internal error in an item of a batch: %s of %s", order.operation, order.game)
        return Outcome(order.id, refusal=Refusal("internal_error", REASONS["internal_error"].meaning))


def _answer(order: Order, terms: Terms) -> Any:
    entry = CATALOG.get(order.game)
    if entry is None:
        raise Refusal("unknown_game", REASONS["unknown_game"].meaning)
    operation = _operations(order.game).get(order.operation)
    if operation is None:
        raise Refusal("not_found", REASONS["not_found"].meaning)
    try:
        body = operation.load(order.body)
    except ma.ValidationError as error:
        raise invalid_request({"#": error.messages}) from None
    return operation.dump(_worked(order.operation, operation, entry, body, terms))


def _worked(name: str, operation: _Operation, entry: Entry, body: Body, terms: Terms) -> Any:
    price = operation.price
    if price is None:
        return operation.work(entry, body, terms)

    def solve() -> Any:
        with terms.slots.taken(entry.game.INFO.slug, name):
            return operation.work(entry, body, terms)

    with terms.allowance.taken(price.units(body)):
        return terms.charge(price, body, solve)


@cache
def _operations(slug: str) -> Mapping[str, _Operation]:
    entry = CATALOG[slug]
    wire = build(entry.game, entry.schemas)

    def made(load: SchemaClass, work: Work, dump: SchemaClass, price: Price | None = None) -> _Operation:
        return _Operation(quick(load), lambda entry, body, _: work(entry, body), kept(dump).dump, price)

    found = {
        "new": made(wire.new, _new, wire.dealt),
        "legal-moves": made(wire.subject, operations.legal_moves, wire.legal_moves),
        "validate": made(wire.judged, _validate, wire.verdict),
        "apply": made(wire.apply, _apply, wire.applied),
        "view": made(wire.seated, _view, wire.seen),
        "score": _Operation(quick(wire.scored), _score, kept(ScoreAnswerSchema).dump, None),
        "replay": made(wire.replay, _replay, wire.replayed),
        "hint": made(wire.ask, _hint, wire.hint, HINT),
    }
    if entry.schemas.posterior is not None:
        found["posterior"] = made(wire.infer, _infer, entry.schemas.posterior, POSTERIOR)
    return found


def _new(entry: Entry, body: Body) -> Any:
    return operations.new(entry, body["setup"], body.get("seed"))


def _validate(entry: Entry, body: Body) -> Any:
    return operations.validate(entry, body, body["move"])


def _apply(entry: Entry, body: Body) -> Any:
    return operations.apply(entry, body["state"], body["moves"], body.get("seed"))


def _view(entry: Entry, body: Body) -> Any:
    return {"view": operations.view(entry, body["state"], body["seat"])}


def _score(entry: Entry, body: Body, terms: Terms) -> Any:
    return terms.desk.scored(entry, body)


def _hint(entry: Entry, body: Body) -> Any:
    return operations.hint(entry, body, operations.budget_in(body), operations.options_in(body))


def _infer(entry: Entry, body: Body) -> Any:
    return operations.infer(entry, body.pop("view"), body)


def _replay(entry: Entry, body: Body) -> Any:
    record = body.get("record")
    return operations.replay_text(entry, body["text"]) if record is None else operations.replay(entry, record)
