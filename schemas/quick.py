"""Loading of good values without marshmallow's bookkeeping; whatever is not plainly good is left to marshmallow.

A schema is turned into nested functions once. They give what the schema gives, or up at the first doubt: then the
schema itself loads the value, and tells every fault. So nothing is judged here that marshmallow would judge otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeGuard

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import Domain, Strict, kept
from schemas.davinci_fields import GuessedField, ValueField
from schemas.fields import Bool, Int, Seq, Text
from service.games.davinci import Guessed
from service.games.davinci.tiles import JOKER

Load = Callable[[Any], Any]
_UNDERSTOOD: Final = frozenset({"_exactly_one", "_make"})
"""The hooks of schemas that are done here as well."""


class _DoubtError(Exception):
    """The value is perhaps not good."""


@cache
def quick(schema: type[ma.Schema]) -> Load:
    """A function that loads as the kept instance of a schema does; raises ValidationError as that does."""
    slow = kept(schema)
    read = _reader_of(slow)

    def load(value: Any) -> Any:
        try:
            return read(value)
        except (_DoubtError, ma.ValidationError):
            return slow.load(value)

    return load


@dataclass(frozen=True, slots=True)
class _Member:
    """A member of an object: how it is read, and what it is when it is left out."""

    read: Load
    required: bool
    default: Any

    def left_out(self) -> Any:
        if self.required:
            raise _DoubtError
        return self.default() if callable(self.default) else self.default


def _reader_of(schema: ma.Schema) -> Load:
    """Reads an object, or leaves it to the schema if that does something of its own."""
    hooks = {name for names in schema._hooks.values() for name, *_ in names}  # noqa: SLF001 - nowhere else
    renamed = any(field.data_key or field.attribute for field in schema.load_fields.values())
    if not isinstance(schema, Strict) or schema.unknown != ma.RAISE or renamed or hooks - _UNDERSTOOD:
        return schema.load
    made: Load = _made_by(schema.domain) if isinstance(schema, Domain) else _as_it_is
    members = {
        name: _Member(_reader(field), field.required, field.load_default) for name, field in schema.load_fields.items()
    }
    return _object_reader(members, schema.one_of, made)


def _object_reader(members: Mapping[str, _Member], one_of: tuple[str, ...], made: Load) -> Load:
    known = members.keys()
    items = tuple((name, member.read, member) for name, member in members.items())

    def read(value: Any) -> Any:
        if type(value) is not dict or not value.keys() <= known:
            raise _DoubtError
        if one_of and sum(name in value for name in one_of) != 1:
            raise _DoubtError
        found = {}
        for name, read_member, member in items:
            if name in value:
                found[name] = read_member(value[name])
            elif (default := member.left_out()) is not ma.missing:
                found[name] = default
        return made(found)

    return read


def _made_by(domain: type[Any]) -> Load:
    return lambda found: domain(**found)


def _as_it_is(value: Any) -> Any:
    return value


def _reader(field: fields.Field[Any]) -> Load:
    """Reads the value of a field that is there."""
    make = _MAKERS.get(type(field))
    if make is None or field.pre_load or field.post_load:
        return field.deserialize
    read = make(field)
    if not field.allow_none:
        return read
    return lambda value: None if value is None else read(value)


def _checked(kind: type, checks: Sequence[Callable[[Any], Any]]) -> Load:
    """Takes values of exactly one type (a boolean is no number) that pass all checks."""
    # Most numbers have a range and nothing else; there are many of them.
    if len(checks) == 1 and _is_span(checks[0]):
        return _between(kind, checks[0].min, checks[0].max)

    def read(value: Any) -> Any:
        if type(value) is not kind:
            raise _DoubtError
        for check in checks:
            check(value)
        return value

    return read


def _is_span(check: Any) -> TypeGuard[validate.Range]:
    """Whether a check is a range with both ends in it."""
    is_closed = isinstance(check, validate.Range) and check.min_inclusive and check.max_inclusive
    return is_closed and None not in (check.min, check.max)


def _between(kind: type, low: Any, high: Any) -> Load:
    def read(value: Any) -> Any:
        if type(value) is kind and low <= value <= high:
            return value
        raise _DoubtError

    return read


def _simple(kind: type) -> Callable[[Any], Load]:
    return lambda field: _checked(kind, field.validators)


def _sequence(field: Any) -> Load:
    whole, read_item = _checked(list, field.validators), _reader(field.inner)
    return lambda value: tuple([read_item(item) for item in whole(value)])


def _text(field: Any) -> Load:
    whole, parse = _checked(str, field.validators), field.parse

    def read(value: Any) -> Any:
        try:
            return parse(whole(value))
        except ValueError:
            raise _DoubtError from None

    return read


def _nested(field: Any) -> Load:
    return _reader_of(field.schema)


def _value(field: Any) -> Load:
    read = _reader(field.number)
    return lambda value: JOKER if value == JOKER else read(value)


def _guessed(field: Any) -> Load:
    turn, seat, colour, guess = map(_reader, field.members)

    def read(value: Any) -> Guessed:
        if type(value) is not list or len(value) != len(field.members):
            raise _DoubtError
        return Guessed(turn(value[0]), seat(value[1]), colour(value[2]), guess(value[3]))

    return read


_MAKERS: Final[Mapping[type, Callable[[Any], Load]]] = {
    fields.String: _simple(str),
    Int: _simple(int),
    Bool: _simple(bool),
    Seq: _sequence,
    Text: _text,
    fields.Nested: _nested,
    ValueField: _value,
    GuessedField: _guessed,
}
