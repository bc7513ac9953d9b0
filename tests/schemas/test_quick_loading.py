"""Quick loading gives what marshmallow gives, and refuses what it refuses with the same words."""

from __future__ import annotations

import json
from dataclasses import fields as members
from functools import cache
from pathlib import Path
from typing import Any

import marshmallow as ma
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schemas.anaconda import SeenField
from schemas.common import Domain, Strict, kept
from schemas.davinci import DaVinciSeenTileSchema, DaVinciTileSchema
from schemas.davinci_fields import GuessedField, ValueField
from schemas.fields import Int, Seq, Text, ToMove
from schemas.numerus import LayoutField
from schemas.quick import quick, reader
from schemas.records import record_schema
from schemas.requests import Requests, build
from service.api.document import recorded_examples
from service.catalog import CATALOG

ROOT = Path(__file__).resolve().parents[1]
GAMES = pytest.mark.parametrize("slug", list(CATALOG))
STRANGE = [
    None,
    True,
    False,
    0,
    -1,
    1,
    1.0,
    1.5,
    1e300,
    10**18,
    "",
    "x",
    "III",
    "B7",
    "chance",
    [],
    [None],
    {},
    {"": 1},
]


@cache
def wire(slug: str) -> Requests:
    return build(CATALOG[slug].game, CATALOG[slug].schemas)


@cache
def bodies(slug: str) -> tuple[Any, ...]:
    """The recorded requests of a ruleset, and all states of a recorded game as `judged` has them."""
    prefix = f"{slug.replace('-', '_')}_"
    recorded = [
        example["body"]
        for name, examples in recorded_examples().items()
        if name.startswith(prefix)
        for example in examples
        if "body" in example
    ]
    return (*recorded, *({"state": state, "move": "x"} for state in states(slug)))


@cache
def states(slug: str) -> tuple[Any, ...]:
    entry = CATALOG[slug]
    folder = ROOT / "games" / slug.replace("-", "_") / "records"
    path = min(folder.glob("*.json"))
    record = kept(record_schema(entry.schemas, entry.game)).loads(path.read_text(encoding="utf-8"))
    state = record.start or entry.game.initial_state(record.setup, record.seed)
    found = [state]
    for text in record.moves:
        found.append(entry.game.apply(found[-1], entry.game.parse_move(text)))
    return tuple(json.loads(json.dumps(kept(entry.schemas.state).dump(each))) for each in found)


def outcome(load: Any, value: Any) -> tuple[str, Any]:
    try:
        return "loaded", load(value)
    except ma.ValidationError as error:
        return "refused", error.messages


def assert_same(slug: str, value: Any) -> None:
    for member in members(Requests):
        schema = getattr(wire(slug), member.name)
        assert outcome(quick(schema), value) == outcome(kept(schema).load, value), member.name


@GAMES
def test_good_values_are_loaded_alike(slug: str) -> None:
    for body in bodies(slug):
        assert_same(slug, body)


@GAMES
def test_states_are_loaded_without_marshmallow(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise nothing would be gained."""
    schema = CATALOG[slug].schemas.state
    wanted = [kept(schema).load(state) for state in states(slug)]
    for slow, name in ((ma.Schema, "load"), (ma.fields.Field, "deserialize"), (ToMove, "deserialize")):
        monkeypatch.setattr(slow, name, property(lambda part: pytest.fail(type(part).__name__)))
    reader.cache_clear()
    assert [reader(schema)(state) for state in states(slug)] == wanted
    reader.cache_clear()


def _recurring() -> list[type[Domain]]:
    found, unseen = [], [Domain]
    while unseen:
        unseen += (schema := unseen.pop()).__subclasses__()
        found += [schema] if schema.recurs else []
    return found


@pytest.mark.parametrize("schema", _recurring())
def test_what_recurs_is_made_once_and_cannot_change(schema: type[Domain]) -> None:
    """Else one request could see what another one has done to what both have loaded."""
    assert issubclass(schema.domain, tuple) or schema.domain.__dataclass_params__.frozen
    (value, *_) = [value for value in _values(schema) if value.keys() == schema().load_fields.keys()]
    read = reader(schema)
    assert read(value) is read(json.loads(json.dumps(value)))
    hash(read(value))  # All that is in it cannot change either.


def _values(schema: type[Domain]) -> list[Any]:
    """What the recorded states and views of the rulesets have of a kind, as JSON."""
    found, unseen = [], [body for slug in CATALOG for body in bodies(slug)]
    while unseen:
        value = unseen.pop()
        unseen += value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
        if isinstance(value, dict) and outcome(kept(schema).load, value)[0] == "loaded":
            found.append(value)
    return found


SLOT = {"tile": "B7", "exposed": True, "ruled_out": [1, 3], "since": 1}


@pytest.mark.parametrize(
    "value", [True, False, 0, 1, 1.0, -0.0, "1", None, [1], {"since": 1}, 2**70, "\ud800"], ids=repr
)
@pytest.mark.parametrize(
    ("schema", "slot"), [(DaVinciTileSchema, SLOT), (DaVinciSeenTileSchema, SLOT | {"colour": "B", "tile": None})]
)
def test_what_is_nearly_the_same_is_not_taken_for_what_was_read_before(schema: Any, slot: Any, value: Any) -> None:
    read, load = quick(schema), kept(schema).load
    assert read(slot) == load(slot)
    for changed in ({name: value} for name in slot):
        assert outcome(read, slot | changed) == outcome(load, slot | changed)
    assert outcome(read, slot | {"ruled_out": [value, 3]}) == outcome(load, slot | {"ruled_out": [value, 3]})


def test_what_recurs_is_kept_only_so_long_and_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("schemas.quick._MOST_RECURRING", 3)
    monkeypatch.setattr("schemas.quick._LONGEST_RECURRING", 58)
    reader.cache_clear()
    read = reader(DaVinciTileSchema)
    first = read(SLOT)
    assert read(SLOT) is first
    long = SLOT | {"ruled_out": [1, 2, 3, 4, 5]}
    assert read(long) == read(long)
    assert read(long) is not read(long)
    for since in (2, 3, 4):
        assert read(SLOT | {"since": since}).since == since
    assert read(SLOT) == first
    assert read(SLOT) is not first
    reader.cache_clear()


class Small(Strict):
    number = Int(required=True)


def refuse(value: Any) -> None:
    raise ma.ValidationError(f"Not {value!r}.")


def refuse_text(value: Any) -> None:
    """It is shown what was read from the text."""
    if value != 7:
        raise ma.ValidationError(f"Not {value!r}.")


CHECKED: dict[str, tuple[ma.fields.Field[Any], Any]] = {
    "text": (Text(int, str, None, validate=refuse_text), "7"),
    "another text": (Text(int, str, None, validate=refuse_text), "8"),
    "mover": (ToMove(validate=refuse), "chance"),
    "object": (ma.fields.Nested(Small, validate=refuse), {"number": 1}),
    "value": (ValueField(validate=refuse), 3),
    "values": (Seq(ValueField(validate=refuse)), [3, "-"]),
    "objects": (ma.fields.Nested(Small, many=True), [{"number": 1}]),
    "an object for several": (ma.fields.Nested(Small, many=True), {"number": 1}),
    "unknown members": (ma.fields.Nested(Small, unknown=ma.EXCLUDE), {"number": 1, "more": 2}),
}


@pytest.mark.parametrize("name", CHECKED)
def test_what_a_field_checks_besides_is_checked_alike(name: str) -> None:
    field, value = CHECKED[name]
    schema = Strict.from_dict({"member": field})
    assert outcome(quick(schema), {"member": value}) == outcome(kept(schema).load, {"member": value})


UNCHECKED: list[tuple[ma.fields.Field[Any], Any]] = [
    (GuessedField(), [1, 0, "B", 3]),
    (SeenField(), ["III1-V2-IV3 last:IV seat:1/2", 1]),
    (LayoutField(), "eight"),
]


@pytest.mark.parametrize(("field", "value"), UNCHECKED)
def test_so_are_fields_that_take_no_checks_yet(field: ma.fields.Field[Any], value: Any) -> None:
    field.validators = [refuse]
    schema = Strict.from_dict({"member": field})
    with pytest.raises(ma.ValidationError):
        quick(schema)({"member": value})


@GAMES
@pytest.mark.parametrize("last", ["x" * 160, "x" * 161, "", 7, None, ["x"]])
def test_the_moves_of_a_record_are_loaded_or_refused_alike(slug: str, last: Any) -> None:
    assert_same(slug, {"record": {"moves": ["x", last]}})


def test_a_record_has_5000_moves_and_no_more() -> None:
    for count in (0, 5_000, 5_001):
        assert_same("anaconda", {"record": {"moves": ["x"] * count}})


def changed(draw: st.DrawFn, value: Any) -> Any:
    """The value with something strange somewhere in it."""
    if not isinstance(value, dict | list) or not value or draw(st.integers(0, 5)) == 0:
        return draw(st.sampled_from(STRANGE))
    place = draw(st.sampled_from(sorted(value) if isinstance(value, dict) else range(len(value))))
    copy: Any = value.copy()
    kind = draw(st.sampled_from(["change", "change", "change", "drop", "add"]))
    if kind == "drop":
        del copy[place]
    elif kind == "change":
        copy[place] = changed(draw, value[place])
    elif isinstance(copy, dict):
        copy[draw(st.sampled_from(["more", "state", "view", "seed"]))] = draw(st.sampled_from(STRANGE))
    else:
        copy.append(copy[place])
    return copy


@GAMES
@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_spoiled_values_are_loaded_or_refused_alike(slug: str, data: st.DataObject) -> None:
    value = data.draw(st.sampled_from(bodies(slug)))
    for _ in range(data.draw(st.integers(1, 2))):
        value = data.draw(st.composite(changed)(value))
    assert_same(slug, value)


@GAMES
@pytest.mark.parametrize("value", STRANGE)
def test_what_is_no_body_is_refused_alike(slug: str, value: Any) -> None:
    assert_same(slug, value)
