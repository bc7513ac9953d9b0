"""Loading of good values without marshmallow's bookkeeping; whatever is not plainly good is left to marshmallow.

A schema is turned into nested functions once. They give what the schema gives, or up at the first doubt: then the
schema itself loads the value, and tells every fault. So nothing is judged here that marshmallow would judge otherwise.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeGuard

import marshmallow as ma
import orjson
from marshmallow import fields

from schemas.anaconda import SeenField
from schemas.common import Domain, Strict, kept
from schemas.davinci_fields import GuessedField, ValueField
from schemas.fields import Bool, Int, ObjectField, Seq, Text, ToMove
from schemas.numerus import LayoutField
from schemas.quick_values import DoubtError, Load, items, known_items, plain, plain_items
from service.game import CHANCE, TERMINAL
from service.games.davinci import Guessed
from service.games.davinci.tiles import JOKER
from service.games.numerus.board import LAYOUTS

DOUBTS: Final = (ValueError, KeyError, ma.ValidationError)
"""How readers give up."""
_UNDERSTOOD: Final = frozenset({"_exactly_one", "_make"})
"""The hooks of schemas that are done here as well."""
_MOVERS: Final = {0: 0, 1: 1, 2: 2, 3: 3, "chance": CHANCE, None: TERMINAL}
_KINDS: Final[Mapping[type, type]] = {fields.String: str, Int: int, Bool: bool, ObjectField: dict}
"""The fields of plain values."""
_MOST_RECURRING: Final = 4096
"""So many values of a kind are kept; a game has fewer."""
_LONGEST_RECURRING: Final = 512
"""Bytes of JSON; what is longer hardly recurs."""


@cache
def quick(schema: type[ma.Schema]) -> Load:
    """A function that loads as the kept instance of a schema does; raises ValidationError as that does."""
    slow, read = kept(schema), reader(schema)

    def load(value: Any) -> Any:
        try:
            return read(value)
        except DOUBTS:
            return slow.load(value)

    return load


@cache
def reader(schema: type[ma.Schema], *, given: str = "") -> Load:
    """A function that loads good values as the kept instance of a schema does; raises one of `DOUBTS` of all others.

    Args:
        schema: the class.
        given: a member of the object that is loaded already; "": none is.
    """
    return _reader_of(kept(schema), given)


def _reader_of(schema: ma.Schema, given: str = "") -> Load:
    """Reads an object, or leaves it to the schema if that does something of its own."""
    if not _is_understood(schema):
        return schema.load
    members = {
        name: (_as_it_is if name == given else _reader(field), field) for name, field in schema.load_fields.items()
    }
    partial = _partial_reader(
        members, schema.one_of, _made_by(schema.domain) if isinstance(schema, Domain) else _as_it_is
    )
    if isinstance(schema, Domain) and not schema.one_of:
        whole = _whole_reader(members, schema.domain, partial)
        return _recalling(whole) if schema.recurs else whole
    return partial


def _is_understood(schema: ma.Schema) -> TypeGuard[Strict]:
    """Whether a schema does nothing but what is done here as well."""
    hooks = {name for names in schema._hooks.values() for name, *_ in names}  # noqa: SLF001 - nowhere else
    renamed = any(field.data_key or field.attribute for field in schema.load_fields.values())
    return isinstance(schema, Strict) and schema.unknown == ma.RAISE and not (renamed or hooks - _UNDERSTOOD)


def _whole_reader(members: _Members, domain: type[Any], partial: Load) -> Load:
    """Reads objects that have all their members, as most have; leaves others to `partial`."""
    order = [*inspect.signature(domain).parameters]
    if set(order) != members.keys():
        return partial
    readers, count = tuple((name, members[name][0]) for name in order), len(members)

    def read(value: Any) -> Any:
        if type(value) is dict and len(value) == count:
            return domain(*[read_member(value[name]) for name, read_member in readers])
        return partial(value)

    return read


def _recalling(read_new: Load) -> Load:
    """Reads what recurs: to write it as JSON again and to look that up takes a third of the time.

    Equal texts are of equal values as orjson reads them, and of the same types: a 1 is neither `true` nor `1.0`.
    """
    known: dict[bytes, Any] = {}

    def read(value: Any) -> Any:
        try:
            text = orjson.dumps(value)
        except orjson.JSONEncodeError as failure:
            raise DoubtError from failure
        found = known.get(text)
        if found is None:
            found = read_new(value)
            if len(text) <= _LONGEST_RECURRING:
                if len(known) >= _MOST_RECURRING:
                    known.clear()
                known[text] = found
        return found

    return read


_Members = Mapping[str, tuple[Load, fields.Field[Any]]]


def _partial_reader(members: _Members, one_of: tuple[str, ...], made: Load) -> Load:
    """Reads objects that may lack members."""
    readers = {name: read for name, (read, _) in members.items()}
    required = frozenset(name for name, (_, field) in members.items() if field.required)
    defaults = {
        name: field.load_default for name, (_, field) in members.items() if field.load_default is not ma.missing
    }
    fixed = {name: default for name, default in defaults.items() if not callable(default)}
    fresh = tuple((name, default) for name, default in defaults.items() if callable(default))
    several = frozenset(one_of)

    def read(value: Any) -> Any:
        if type(value) is not dict or not required.issubset(value):
            raise DoubtError
        if several and len(several & value.keys()) != 1:
            raise DoubtError
        found = fixed.copy()
        for name, member in value.items():
            found[name] = readers[name](member)  # KeyError: nobody knows the member.
        for name, default in fresh:
            if name not in value:
                found[name] = default()
        return made(found)

    return read


def _made_by(domain: type[Any]) -> Load:
    return lambda found: domain(**found)


def _as_it_is(value: Any) -> Any:
    return value


def _reader(field: fields.Field[Any]) -> Load:
    """Reads the value of a field that is there."""
    if field.pre_load or field.post_load:
        return field.deserialize
    kind = _KINDS.get(type(field))
    if kind is not None:
        return plain(kind, field.validators, allow_none=field.allow_none)
    make = _MAKERS.get(type(field))
    # Whatever checks values after they are made is asked by the field itself; a list's checks are about its length.
    if make is None or (field.validators and make is not _sequence):
        return field.deserialize
    read = make(field)
    if not field.allow_none or type(field) is ToMove:
        return read
    return lambda value: None if value is None else read(value)


def _sequence(field: Any) -> Load:
    inner, lengths = field.inner, field.validators
    kind, is_hooked = _KINDS.get(type(inner)), bool(inner.pre_load or inner.post_load)
    if kind is not None and not is_hooked:
        return plain_items(kind, inner.validators, lengths, allow_none=inner.allow_none)
    if type(inner) is ValueField and not (is_hooked or inner.validators):
        return known_items({int, str}, {*range(12), JOKER}, lengths, _reader(inner))
    return items(lengths, _reader(inner))


def _text(field: Any) -> Load:
    whole, parse = plain(str, ()), field.parse
    return lambda value: parse(whole(value))


def _nested(field: Any) -> Load:
    return field.deserialize if field.many or field.unknown else _reader_of(field.schema)


def _to_move(field: Any) -> Load:
    del field

    def read(value: Any) -> int:
        # A boolean or a float would be found among the numbers.
        if value is None or type(value) in (int, str):
            return _MOVERS[value]
        raise DoubtError

    return read


def _value(field: Any) -> Load:
    read = _reader(field.number)
    return lambda value: JOKER if value == JOKER else read(value)


def _guessed(field: Any) -> Load:
    turn, seat, colour, guess = map(_reader, field.members)

    def read(value: Any) -> Guessed:
        if type(value) is not list or len(value) != 4:
            raise DoubtError
        return Guessed(turn(value[0]), seat(value[1]), colour(value[2]), guess(value[3]))

    return _recalling(read)


def _seen(field: Any) -> Load:
    text, count = _reader(field.text), _reader(field.count)

    def read(value: Any) -> tuple[str, int]:
        if type(value) is not list or len(value) != 2:
            raise DoubtError
        return text(value[0]), count(value[1])

    return read


def _layout(field: Any) -> Load:
    names = _reader(field.fields)
    return lambda value: value if type(value) is str and value in LAYOUTS else names(value)


_MAKERS: Final[Mapping[type, Callable[[Any], Load]]] = {
    Seq: _sequence,
    Text: _text,
    ToMove: _to_move,
    fields.Nested: _nested,
    ValueField: _value,
    GuessedField: _guessed,
    SeenField: _seen,
    LayoutField: _layout,
}
