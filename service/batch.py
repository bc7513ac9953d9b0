"""Many stateless requests in one: each is answered as it would be alone, and none spoils another."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

import marshmallow as ma

from schemas.faults import invalid_request
from service.catalog import Entry
from service.order import Order
from service.positions import Positions
from service.prices import Price
from service.receipts import Receipts
from service.refusal import REASONS, Refusal
from service.sentences import say
from service.slots import Slots
from service.stateless import Body, Operation, operations_of, score_at

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
    def taken(self, most_ms: float) -> Iterator[None]:
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
        positions: what is known of states and views.
    """

    slots: Slots
    charge: Charge
    allowance: Allowance
    desk: Receipts
    positions: Positions = field(default_factory=Positions)


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
    entry = terms.positions.entry(order.game)
    if entry is None:
        raise Refusal("unknown_game", REASONS["unknown_game"].meaning)
    scores = order.operation == "score"
    operation = score_at(terms.desk, order.game) if scores else operations_of(order.game).get(order.operation)
    if operation is None:
        raise Refusal("not_found", REASONS["not_found"].meaning)
    try:
        body = terms.positions.load(order.game, operation.asked, order.body)
    except ma.ValidationError as error:
        raise invalid_request({"#": error.messages}) from None
    return operation.dump(_worked(order.operation, operation, entry, body, terms))


def _worked(name: str, operation: Operation, entry: Entry, body: Body, terms: Terms) -> Any:
    price = operation.price
    if price is None:
        return operation.work(entry, body)

    def solve() -> Any:
        with terms.slots.taken(entry.game.INFO.slug, name):
            return operation.work(entry, body)

    with terms.allowance.taken(price.units(body)):
        return terms.charge(price, body, solve)
