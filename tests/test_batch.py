"""Batches without HTTP: the allowance of solvers, lines, and what is charged."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from service import keys
from service.batch import Allowance, Outcome, Terms, answered
from service.catalog import CATALOG
from service.config import Config
from service.ndjson import lines
from service.order import Order
from service.prices import HINT, POSTERIOR, Price
from service.receipts import Receipts
from service.refusal import Refusal
from service.slots import Slots

STATE = (
    CATALOG["anaconda"]
    .schemas.state()
    .dump(CATALOG["anaconda"].game.initial_state(CATALOG["anaconda"].schemas.setup().load({}), "s"))
)
HINT_ORDER = Order("h", "anaconda", "hint", {"state": STATE, "budget_ms": 300})


def terms(allowance: Allowance | None = None, charge: Callable[..., Any] = lambda _price, _body, work: work()) -> Terms:
    return Terms(Slots(1, 0), charge, allowance or Allowance(), Receipts(keys.load(Config()), "test"))


def code(outcome: Outcome) -> str | None:
    return None if outcome.refusal is None else outcome.refusal.code


# The allowance.


def test_an_allowance_is_what_was_taken_and_not_what_could_have_been(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three works of 250 ms at most, which take 125 ms each, fit into 500 ms; a fourth does not."""
    clock = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    allowance = Allowance(500)
    for _ in range(3):
        with allowance.taken(250):
            clock[0] += 0.125
    with pytest.raises(Refusal, match="125 ms are left") as refused, allowance.taken(250):
        raise AssertionError
    assert refused.value.code == "rate_limited"
    with allowance.taken(125):
        clock[0] += 0.125
    with pytest.raises(Refusal, match="0 ms are left"), allowance.taken(1):
        raise AssertionError


def test_what_fails_has_taken_its_time_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])
    allowance = Allowance(500)

    def fail() -> None:
        clock[0] += 0.25
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError), allowance.taken(500):
        fail()
    with pytest.raises(Refusal, match="250 ms are left"), allowance.taken(251):
        raise AssertionError


def test_only_solvers_need_an_allowance() -> None:
    none = terms(Allowance(0))
    assert code(answered(HINT_ORDER, none)) == "rate_limited"
    assert code(answered(Order("v", "anaconda", "validate", {"state": STATE, "move": "roll:III,IV"}), none)) is None


def test_a_place_for_a_solver_is_given_back() -> None:
    shared = terms()
    broken = Order("h", "anaconda", "hint", {"state": {**STATE, "to_move": 2}})
    assert [code(answered(order, shared)) for order in (HINT_ORDER, broken, HINT_ORDER)] == [
        None,
        "invalid_state",
        None,
    ]


# What is charged.


def test_solvers_are_charged_their_price_and_nothing_else_is() -> None:
    charged: list[tuple[Price, int]] = []

    def charge(price: Price, body: dict[str, Any], work: Callable[[], Any]) -> Any:
        charged.append((price, price.units(body)))
        return work()

    shared = terms(charge=charge)
    davinci = CATALOG["davinci"]
    state = davinci.game.initial_state(davinci.schemas.setup().load({}), "s")
    view = davinci.schemas.view().dump(davinci.game.view(state, 0))
    for order in (
        HINT_ORDER,
        Order("n", "anaconda", "new", {}),
        Order("p", "davinci", "posterior", {"view": view}),
        Order("bad", "anaconda", "hint", {}),
    ):
        answered(order, shared)
    assert charged == [(HINT, 300), (POSTERIOR, 250)]


def test_who_may_use_no_more_is_refused_that_item() -> None:
    def broke(*_: Any) -> Any:
        raise Refusal("rate_limited", "no more")

    assert code(answered(HINT_ORDER, terms(charge=broke))) == "rate_limited"


# Lines.


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (b"", []),
        (b"\n\r\n \t\n", []),
        (b"a", [(1, b"a")]),
        (b"a\n", [(1, b"a")]),
        (b"a\nb", [(1, b"a"), (2, b"b")]),
        (b"\n a \r\n\r\nb\r\n", [(2, b"a"), (4, b"b")]),
        (b"\xef\xbb\xbfa\n\xef\xbb\xbfb", [(1, b"a"), (2, b"\xef\xbb\xbfb")]),
    ],
)
def test_lines_are_counted_and_blank_ones_left_out(data: bytes, found: list[tuple[int, bytes]]) -> None:
    assert list(lines(data)) == found
