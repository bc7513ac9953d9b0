"""Quick dumping gives what marshmallow gives: the same values of the same types, members in the same order."""

from __future__ import annotations

import enum
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import marshmallow as ma
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from marshmallow import fields

from schemas.common import Compact, kept
from schemas.fields import Bool, Exact, Int, Seq, ToMove
from schemas.quick_dump import quick_dump
from schemas.receipts import ScoreAnswerSchema
from schemas.requests import Requests, build
from schemas.sessions import session_schemas
from service import operations
from service.api.document import recorded_examples
from service.catalog import CATALOG
from service.game import CHANCE, TERMINAL, Budget
from service.sentences import Sentence, say
from tools.record_examples import stories

GAMES = pytest.mark.parametrize("slug", list(CATALOG))
SETUPS: dict[str, list[dict[str, Any]]] = {
    "anaconda": [{}, {"players": 3, "repetition": "draw"}],
    "davinci": [{}, {"players": 4, "jokers": True, "clue_tile": "insert_on_draw", "draw_extra": 1}],
    "davinci-solo": [{"colour_choice": True}],
    "numerus": [{"players": 3, "exchange_chips": 2}],
    "numerus-solo": [{"board": "square"}],
}
Answer = tuple[type[ma.Schema], Any]


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same types in the same order."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return list(one) == list(other) and all(map(same, one.values(), other.values()))
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, Sentence):
        return (one, one.template, one.values) == (other, other.template, other.values)
    return bool(one == other)


@cache
def wire(slug: str) -> Requests:
    return build(CATALOG[slug].game, CATALOG[slug].schemas)


@cache
def answers(slug: str) -> tuple[Answer, ...]:
    """What the operations answer along some games that are played by chance."""
    return tuple(answer for setup in SETUPS[slug] for answer in _answers(slug, setup))


def _answers(slug: str, setup: dict[str, Any]) -> Iterator[Answer]:
    entry, to = CATALOG[slug], wire(slug)
    game, dice = entry.game, random.Random(7)
    dealt = operations.new(entry, entry.schemas.setup().load(setup), "dumping")
    yield to.dealt, dealt
    texts: list[str] = []
    state, before = dealt.state, None
    while game.to_move(state) != TERMINAL:
        subject = {"state": state}
        listed = operations.legal_moves(entry, subject)
        yield to.legal_moves, listed
        yield entry.schemas.state, state
        yield to.seen, {"view": operations.view(entry, state, 0)}
        move = draw(entry, state) if game.to_move(state) == CHANCE else dice.choice(listed.moves).move
        yield to.verdict, operations.validate(entry, subject, before or move)
        yield to.applied, operations.apply(entry, state, [move], "dumping")
        if len(texts) in (0, 9):
            yield to.score, operations.score(entry, subject)
            yield to.hint, operations.hint(entry, subject, Budget(300, 5, "x"), operations.default_options(entry))
        texts.append(game.format_move(move))
        state, before = game.apply(state, move), move
    yield to.legal_moves, operations.legal_moves(entry, {"state": state})
    yield to.score, operations.score(entry, {"state": state})
    yield to.replayed, operations.replay_text(entry, f'[Game "{slug}"]\n[Seed "x"]\n\n{" ".join(texts)} *')


def draw(entry: Any, state: Any) -> Any:
    return operations.draw(entry.game, state, "dumping")


@GAMES
def test_answers_are_dumped_alike(slug: str) -> None:
    wanted = {"dealt", "legal_moves", "verdict", "applied", "seen", "score", "hint", "replayed"}
    assert {getattr(wire(slug), name) for name in wanted} <= {schema for schema, _ in answers(slug)}
    for schema, value in answers(slug):
        assert same(quick_dump(schema)(value), kept(schema).dump(value)), schema


@GAMES
def test_no_answer_is_left_to_marshmallow(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise nothing would be gained."""
    entry = CATALOG[slug]
    live = session_schemas(entry.schemas, entry.game)
    theirs = [entry.schemas.posterior, entry.schemas.solution]
    ours = [live.created, live.session, live.played, live.record, live.ply, live.events, ScoreAnswerSchema]
    wanted = [(schema, kept(schema).dump, value) for schema, value in answers(slug)]
    told = [dump(value) for _, dump, value in wanted]

    monkeypatch.setattr(ma.Schema, "dump", property(lambda schema: pytest.fail(type(schema).__name__)))
    quick_dump.cache_clear()

    assert all(map(same, [quick_dump(schema)(value) for schema, _, value in wanted], told))
    for schema in [*ours, *filter(None, theirs)]:
        quick_dump(schema)
    quick_dump.cache_clear()


def test_everything_that_the_examples_are_made_of_is_dumped_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Live games, events, records, receipts, tournaments: whatever the service dumps while they are told."""
    slowly, met, others, watches = ma.Schema.dump, set(), set(), [True]

    def dump(schema: ma.Schema, value: Any, *, many: bool | None = None) -> Any:
        told = slowly(schema, value, many=many)
        name = type(schema).__name__
        # Functions that are made now are kept for other tests, and call this again.
        if watches and not many and not schema.many and quick_dump(type(schema)) != kept(type(schema)).dump:
            met.add(name)
            if not same(quick_dump(type(schema))(value), told):
                others.add(name)
        return told

    monkeypatch.setattr(ma.Schema, "dump", dump)
    for dumping in ("service.api.smorest", "service.replies", "service.packing"):
        monkeypatch.setattr(f"{dumping}.quick_dump", lambda schema: kept(schema).dump)
    told = stories()
    watches.clear()
    assert {example["status"] for examples in told.values() for example in examples} < {*range(200, 500)}
    assert set(told) == set(recorded_examples())
    assert {"SessionResultSchema", "SessionEventSchema", "PairingsSchema", "ReceiptVerdictSchema"} <= met
    assert not others


# Values of any kind.


class Flag(enum.IntEnum):
    UP = 1


@dataclass(frozen=True, slots=True)
class Fixed:
    number: Any
    part: Any = None

    @property
    def text(self) -> Any:
        if self.number == 18:
            raise AttributeError
        return self.number


@dataclass(frozen=True)
class Open:
    number: Any
    text: Any


class Pair(NamedTuple):
    number: Any
    text: Any


class Numbered(tuple[Any, ...]):
    """What is asked for by name, as a mapping is."""

    __slots__ = ()

    def __getitem__(self, name: Any) -> Any:
        return {"number": 5, "text": "five"}[name]


class PartSchema(Compact):
    number = Int()
    text = fields.String()


class AnySchema(ma.Schema):
    class Meta:
        dump_only = ("is_good", "mover", "numbers")  # Otherwise no two fields can have the same attribute.

    number = Int(data_key="No")
    text = fields.String()
    is_good = Bool(attribute="number")
    share = fields.Float(attribute="part.number")
    below = fields.String(attribute="part.text")
    mover = ToMove(attribute="number")
    exact = Exact(attribute="part.exact")
    part = fields.Nested(PartSchema)
    parts = Seq(fields.Nested(PartSchema), attribute="part.parts")
    numbers = Seq(Int(), attribute="text")
    items = Seq(fields.String())


class CompactSchema(Compact, AnySchema):
    pass


LEAVES = st.sampled_from(
    [None, True, False, 0, -1, -2, 18, 1.5, "7", "", b"x", Flag.UP, Fraction(1, 3), say("A sentence."), ma.missing]
)
PARTS = st.one_of(
    st.dictionaries(st.sampled_from(["number", "text", "items", "parts", "exact", "part"]), LEAVES),
    *(st.builds(made, LEAVES, LEAVES) for made in (Fixed, Open, Pair)),
    st.just(Numbered((1, 2))),
    LEAVES,
)
ANYTHING = st.one_of(
    st.builds(Fixed, st.one_of(LEAVES, st.lists(LEAVES)), PARTS),
    st.dictionaries(
        st.sampled_from(["number", "text", "items", "part"]),
        st.one_of(LEAVES, PARTS, st.lists(LEAVES), st.lists(PARTS)),
    ),
    PARTS,
)


def outcome(dump: Callable[[Any], Any], value: Any) -> Any:
    """The answer, or the kind of failure."""
    try:
        return dump(value)
    except (TypeError, ValueError, AttributeError) as failure:
        return type(failure)


@pytest.mark.parametrize("schema", [PartSchema, AnySchema, CompactSchema])
@settings(max_examples=400, deadline=None, derandomize=True)
@given(ANYTHING)
def test_values_of_any_kind_are_dumped_alike(schema: type[ma.Schema], value: Any) -> None:
    assert quick_dump(schema) != kept(schema).dump
    assert same(outcome(quick_dump(schema), value), outcome(kept(schema).dump, value))


class PreparedSchema(ma.Schema):
    number = Int()

    @ma.pre_dump
    def double(self, value: Any, **_: Any) -> Any:
        return {"number": 2 * value["number"]}


class WrappedSchema(ma.Schema):
    number = Int()

    @ma.post_dump
    def wrap(self, told: Any, **_: Any) -> Any:
        return {"wrapped": told}


class DefaultSchema(ma.Schema):
    number = Int(dump_default=7)


class ComputedSchema(ma.Schema):
    number = fields.Function(lambda value: value["number"] + 1)


class SeveralSchema(ma.Schema):
    number = fields.Nested(PartSchema, many=True)


class TextualSchema(ma.Schema):
    number = fields.Integer(as_string=True)
    share = fields.Float(as_string=True, attribute="number", dump_only=True)


class LookingSchema(ma.Schema):
    number = Int()

    def get_attribute(self, value: Any, name: str, default: Any) -> Any:
        return value.get("Other" + name, default)


@pytest.mark.parametrize(
    "schema",
    [PreparedSchema, WrappedSchema, DefaultSchema, ComputedSchema, SeveralSchema, TextualSchema, LookingSchema],
)
def test_schemas_that_do_something_of_their_own_dump_by_themselves(schema: type[ma.Schema]) -> None:
    nested = type("NestedSchema", (ma.Schema,), {"one": fields.Nested(schema), "all": Seq(fields.Nested(schema))})
    for value in ({"number": 3}, {"number": 3, "Othernumber": 4}, {"number": [{"number": 3}]}):
        for each, asked in ((schema, value), (nested, {"one": value, "all": [value, None]})):
            assert same(outcome(quick_dump(each), asked), outcome(kept(each).dump, asked))
