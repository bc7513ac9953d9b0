"""What the items of a batch share: states and views that are sent several times are loaded and checked once."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import marshmallow as ma
import orjson
import pytest

from schemas.common import kept
from schemas.quick import quick
from service import keys, operations
from service.batch import Allowance, Outcome, Terms, answered
from service.catalog import CATALOG
from service.config import Config
from service.game import CHANCE, TERMINAL
from service.order import Order
from service.receipts import Receipts
from service.slots import Slots
from service.stateless import operations_of

GAMES = pytest.mark.parametrize("slug", list(CATALOG))


def terms() -> Terms:
    desk = Receipts(keys.load(Config()), "test")
    return Terms(Slots(1, 0), lambda _price, _body, work: work(), Allowance(600_000), desk)


def told(outcome: Outcome) -> Any:
    """An answer without the time that it took."""
    if outcome.refusal is not None:
        return outcome.refusal.code, outcome.refusal.detail, outcome.refusal.violations, outcome.refusal.members
    return {name: value for name, value in outcome.body.items() if name != "elapsed_ms"}


def states(slug: str, count: int) -> list[Any]:
    """States of games that are played by chance, as JSON."""
    entry, dice = CATALOG[slug], random.Random(3)
    game, found, begun = entry.game, list[Any](), itertools.count()
    state = None
    while len(found) < count:
        if state is None or game.to_move(state) == TERMINAL:
            state = game.initial_state(entry.schemas.setup().load({}), f"positions-{next(begun)}")
        found.append(orjson.loads(orjson.dumps(kept(entry.schemas.state).dump(state))))
        if game.to_move(state) == CHANCE:
            move = operations.draw(game, state, "x")
        else:
            move = dice.choice(game.legal_moves(operations.viewed_by_mover(game, state)))
        state = game.apply(state, move)
    return found


def orders(slug: str, state: Any) -> list[Order]:
    """Whatever can be asked about a state, and about what the seat to move sees of it."""
    game, load = CATALOG[slug].game, quick(CATALOG[slug].schemas.state)
    loaded = load(state)
    view = orjson.loads(orjson.dumps(kept(CATALOG[slug].schemas.view).dump(operations.viewed_by_mover(game, loaded))))
    example = game.INFO.move_forms[-1].example
    bodies: dict[str, dict[str, Any]] = {
        "legal-moves": {},
        "validate": {"move": example},
        "apply": {"moves": [example], "seed": "x"},
        "view": {"seat": 0},
        "score": {},
        "hint": {"budget_nodes": 5},
    }
    of_state = [Order(None, slug, name, {"state": state, **body}) for name, body in bodies.items()]
    of_view = [Order(None, slug, name, {"view": view, **bodies[name]}) for name in ("legal-moves", "validate", "hint")]
    more = [Order(None, slug, "posterior", {"view": view})] if "posterior" in operations_of(slug) else []
    bad = [
        Order(None, slug, "validate", {"state": state, "move": 7}),
        Order(None, slug, "view", {"state": state, "a": 1}),
    ]
    both = Order(None, slug, "validate", {"state": state, "view": view, "move": example})
    return [*of_state, *of_view, *more, *bad, both]


@GAMES
def test_items_are_answered_as_if_each_were_alone(slug: str) -> None:
    """In any order, with more states than are kept."""
    asked = [order for state in states(slug, 20) for order in orders(slug, state)]
    asked = [order for order in asked if order.operation != "hint" or random.Random(str(order)).random() < 0.1]
    asked = [*asked, *random.Random(1).sample(asked, len(asked))]
    shared = terms()
    assert [told(answered(order, shared)) for order in asked] == [told(answered(order, terms())) for order in asked]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often rules were asked and states were loaded."""
    counted: Counter[str] = Counter()

    def counting(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def counted_work(*arguments: Any) -> Any:
            counted[name] += 1
            return work(*arguments)

        return counted_work

    game = CATALOG["davinci"].game
    for name in ("check_state", "check_view", "view"):
        monkeypatch.setattr(game, name, counting(name, getattr(game, name)))
    monkeypatch.setattr("service.positions.quick", lambda schema: counting("load", quick(schema)))
    return counted


def test_a_state_that_is_sent_with_every_item_is_loaded_and_checked_once(calls: Counter[str]) -> None:
    shared, (state,) = terms(), states("davinci", 1)
    asked = orders("davinci", state)[:2] * 5
    calls.clear()
    assert [answered(order, shared).refusal for order in asked] == [None] * 10
    assert calls == {"load": 1, "check_state": 1, "view": 1}


def test_a_state_that_no_game_can_be_in_is_checked_once_and_refused_each_time(calls: Counter[str]) -> None:
    shared, (state,) = terms(), states("davinci", 1)
    bad = Order(None, "davinci", "legal-moves", {"state": {**state, "hits": 3}})
    calls.clear()
    refusals = [answered(bad, shared).refusal for _ in range(3)]
    assert [refusal and refusal.code for refusal in refusals] == ["invalid_state"] * 3
    assert calls == {"load": 1, "check_state": 1}


def test_states_between_which_a_batch_goes_to_and_fro_are_loaded_once_each(calls: Counter[str]) -> None:
    shared, several = terms(), states("davinci", 16)
    calls.clear()
    for _ in range(3):
        for state in several:
            answered(Order(None, "davinci", "legal-moves", {"state": state}), shared)
    assert (calls["load"], calls["check_state"]) == (16, 16)


@pytest.mark.parametrize("other", [True, 1.0, "1", None, [1]])
def test_what_python_takes_for_equal_is_another_state_in_json(other: Any) -> None:
    (state,) = states("numerus", 1)
    one, like = ({**state, "collected": [[], [number]], "to_move": number} for number in (1, other))
    shared = terms()
    asked = [Order(None, "numerus", "legal-moves", {"state": each}) for each in (one, like, one)]
    assert [told(answered(order, shared)) for order in asked] == [told(answered(order, terms())) for order in asked]


def test_the_same_text_is_another_state_in_another_ruleset_and_under_another_name() -> None:
    """What is a state of one ruleset is none of the other; a view of the one with the same text may be good."""
    (state,) = states("numerus", 1)
    shared = terms()
    asked = [
        Order(None, slug, "legal-moves", {name: state})
        for slug in ("numerus", "numerus-solo", "anaconda")
        for name in ("state", "view", "state")
    ]
    assert [told(answered(order, shared)) for order in asked] == [told(answered(order, terms())) for order in asked]


def test_a_state_that_is_nested_too_deeply_is_refused_and_not_a_fault_of_ours() -> None:
    deep: Any = []
    for _ in range(600):
        deep = [deep]
    (state,) = states("anaconda", 1)
    shared = terms()
    for body in ({"state": deep}, {"state": {**state, "dice": deep}}):
        refusal = answered(Order(None, "anaconda", "legal-moves", body), shared).refusal
        assert refusal is not None
        assert refusal.code == "invalid_request"


def test_loaded_values_cannot_be_changed() -> None:
    """So it is safe to give them to several items."""

    def parts(value: Any) -> list[Any]:
        slots = getattr(type(value), "__slots__", ())
        below = value if isinstance(value, tuple) else [getattr(value, name) for name in slots]
        return [value, *(part for each in below for part in parts(each))]

    for slug, entry in CATALOG.items():
        for state in states(slug, 5):
            for part in parts(quick(entry.schemas.state)(state)):
                assert not isinstance(part, (list, dict, set)), (slug, type(part))
                assert hash(part) is not None


def test_what_is_no_state_tells_its_faults_each_time() -> None:
    shared = terms()
    several: list[Any] = [None, 7, {}, {"setup": {}}]
    for wrong in several:
        order = Order(None, "davinci", "legal-moves", {"state": wrong})
        refusals = [answered(order, shared).refusal for _ in range(2)]
        with pytest.raises(ma.ValidationError):
            kept(operations_of("davinci")["legal-moves"].asked).load({"state": wrong})
        assert [refusal and refusal.code for refusal in refusals] == ["invalid_request"] * 2
