"""Dumping without marshmallow's bookkeeping.

A schema is turned into nested functions once. They give what the schema gives, members in the same order; a schema that
does something of its own dumps by itself. What values offer is found out once for each class, not for each value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, utils

from schemas.anaconda import SeenField
from schemas.common import Compact, kept
from schemas.davinci_fields import GuessedField, ValueField
from schemas.fields import Bool, Exact, Int, ObjectField, Seq, Text, ToMove
from schemas.numerus import LayoutField
from schemas.records import Tags
from schemas.tournament_fields import Amount, ExactText
from service.sentences import Sentence

Dump = Callable[[Any], Any]
Fill = Callable[[Any, dict[str, Any]], None]
"""Puts members of a value into an object."""

_PLAIN: Final[Mapping[type, type]] = {
    fields.String: str,
    Int: int,
    Bool: bool,
    fields.Boolean: bool,
    fields.Float: float,
}
"""Fields that give values of just this type as they are."""
_BY_VALUE: Final = frozenset(
    {fields.Dict, fields.Raw, Amount, Exact, ExactText, GuessedField, LayoutField, ObjectField, SeenField, Tags, ToMove}
    | {ValueField}
)
"""Other fields for which nothing but the value matters. Like all fields here they give null for null."""


class _NoType:
    """The type of no value."""


@dataclass(frozen=True, slots=True)
class _Member:
    """A member of an object, or all those that are found in one part of the value.

    Attributes:
        name: in the object; "" for a part.
        key: under which name it is found in the value.
        kind: values of this type are given as they are.
        write: gives all other values but null, which stays null; puts a part's members into an object.
    """

    name: str
    key: str
    kind: type
    write: Callable[..., Any]


_Members = Sequence[_Member]


@cache
def quick_dump(schema: type[ma.Schema]) -> Dump:
    """A function that dumps one value as the kept instance of a schema does."""
    return _writer_of(kept(schema))


def _writer_of(schema: ma.Schema) -> Dump:
    """Writes an object, or leaves it to the schema if that does something of its own."""
    members = [(field.attribute or name, _member(name, field)) for name, field in schema.dump_fields.items()]
    if not _is_understood(schema) or any(member is None or path.count(".") > 1 for path, member in members):
        return schema.dump
    drops = isinstance(schema, Compact)
    parts = groupby(((path.rpartition(".")[0], member) for path, member in members if member), lambda found: found[0])
    whole: list[_Member] = []
    for head, found in parts:
        part = [member for _, member in found]
        whole += [_Member("", head, _NoType, _filler(part, drops=drops))] if head else part
    fill = _filler(whole, drops=drops)

    def write(value: Any) -> dict[str, Any]:
        made: dict[str, Any] = {}
        fill(value, made)
        return made

    return write


def _is_understood(schema: ma.Schema) -> bool:
    """Whether a schema does nothing but what is done here as well."""
    hooks = schema._hooks  # noqa: SLF001 - nowhere else
    after = [name for name, *_ in hooks["post_dump"]]
    is_plain = type(schema).get_attribute is ma.Schema.get_attribute and schema.dict_class is dict and not schema.many
    return is_plain and not hooks["pre_dump"] and after == ["_drop_none"] * isinstance(schema, Compact)


def _member(name: str, field: fields.Field[Any]) -> _Member | None:
    """A member of an object; None if its field does something of its own."""
    write = _writer(field)
    if write is None or field.dump_default is not ma.missing:
        return None
    key = (field.attribute or name).rpartition(".")[2]
    return _Member(field.data_key or name, key, _kind(field), write)


def _kind(field: fields.Field[Any]) -> type:
    """The type of values that a field gives as they are."""
    return _NoType if getattr(field, "as_string", False) else _PLAIN.get(type(field), _NoType)


def _filler(members: _Members, *, drops: bool) -> Fill:
    """Puts these members of any value into an object; `drops`: but no null."""
    plans: dict[type, Fill] = {}

    def fill(value: Any, made: dict[str, Any]) -> None:
        plan = plans.get(type(value))
        if plan is None:
            plan = plans[type(value)] = _plan(type(value), members, drops=drops)
        plan(value, made)

    return fill


def _plan(kind: type, members: _Members, *, drops: bool) -> Fill:
    """The same for values of one class."""
    there = [member for member in members if not _has_fixed_attributes(kind) or hasattr(kind, member.key)]
    get = _getter(kind, [member.key for member in there])
    steps = tuple((member.name, member.kind, member.write) for member in there)

    def fill(value: Any, made: dict[str, Any]) -> None:
        for (name, as_it_is, write), found in zip(steps, get(value), strict=True):
            if type(found) is as_it_is:
                made[name] = found
            elif found is None:
                if name and not drops:
                    made[name] = None
            elif found is not ma.missing:
                if not name:
                    write(found, made)
                elif (told := write(found)) is not None or not drops:
                    made[name] = told

    return fill


def _getter(kind: type, keys: list[str]) -> Callable[[Any], Iterable[Any]]:
    """Gets members of values of one class, as marshmallow does; `missing` for those that a value has not."""

    def get_each(value: Any) -> list[Any]:
        return [utils.get_value(value, key, ma.missing) for key in keys]

    if kind is dict and not any(hasattr(dict, key) for key in keys):
        return lambda value: [value.get(key, ma.missing) for key in keys]
    if not keys or not _has_fixed_attributes(kind):
        return get_each
    # Of a single name, `attrgetter` gives the bare value.
    get_all = attrgetter(*keys) if len(keys) > 1 else lambda value: (getattr(value, keys[0]),)

    def get(value: Any) -> Iterable[Any]:
        try:
            return get_all(value)
        except AttributeError:
            return get_each(value)

    return get


def _has_fixed_attributes(kind: type) -> bool:
    """Whether the class decides which attributes its values have, and marshmallow looks for nothing but attributes."""
    is_plain = kind.__dictoffset__ == 0 and not hasattr(kind, "__getattr__")
    if issubclass(kind, tuple):
        return is_plain and kind.__getattribute__ is tuple.__getattribute__ and kind.__getitem__ is tuple.__getitem__
    return is_plain and kind.__getattribute__ is object.__getattribute__ and not hasattr(kind, "__getitem__")


def _writer(field: fields.Field[Any]) -> Dump | None:
    """Writes what a field holds, if it is not null; None if the field does something of its own."""
    if type(field) is fields.Nested:
        return None if field.many else _writer_of(field.schema)
    if type(field) in (Seq, fields.List):
        return _sequence(field)
    if type(field) is Text:
        return field.format
    if type(field) is fields.String:
        return _string(field)
    if type(field) in _PLAIN or type(field) in _BY_VALUE:
        return lambda value: field._serialize(value, None, None)  # noqa: SLF001 - what is called with more around it
    return None


def _string(field: Any) -> Dump:
    # A sentence is its own text.
    return lambda value: value if type(value) is Sentence else field._serialize(value, None, None)  # noqa: SLF001 - as above


def _sequence(field: Any) -> Dump | None:
    """Writes a list."""
    write, kind = _writer(field.inner), _kind(field.inner)
    if write is None:
        return None

    def write_each(values: Any) -> list[Any]:
        return [None if value is None else write(value) for value in values]

    def write_all(values: Any) -> list[Any]:
        found = list(values)
        return found if kinds.issuperset(map(type, found)) else write_each(found)

    kinds = {kind}
    return write_each if kind is _NoType else write_all
