"""Quick loading of plain values and of lists of them: exactly one type, and the checks of their field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeGuard

from marshmallow import validate

from schemas.fields import FullMatch

Load = Callable[[Any], Any]
Check = Callable[[Any], Any]

_WIDEST: Final = 256
"""Ranges with more numbers are not written out."""
_MOST_KNOWN: Final = 256
_LONGEST_KNOWN: Final = 8


class DoubtError(ValueError):
    """The value is perhaps not good."""


def plain(kind: type, checks: Sequence[Check], *, allow_none: bool = False) -> Load:
    """Takes values of exactly one type (a boolean is no number) that pass all checks, and null if that is allowed."""
    if not checks:
        return _of_type(kind, allow_none=allow_none)
    if len(checks) == 1 and _is_span(checks[0]):
        return _between(kind, checks[0].min, checks[0].max, allow_none=allow_none)
    known = _known(kind, checks)
    learn = _learner(known, checks)

    def read(value: Any) -> Any:
        if type(value) is kind and (value in known or learn(value)):
            return value
        if value is None and allow_none:
            return None
        raise DoubtError

    return read


def plain_items(kind: type, checks: Sequence[Check], lengths: Sequence[Check], *, allow_none: bool = False) -> Load:
    """Takes lists of such values."""
    if kind is str and checks and all(type(check) is validate.Length for check in checks):
        return _texts(checks, lengths, plain(kind, checks, allow_none=allow_none))
    known = _known(kind, checks) if checks else None
    return known_items({kind}, known, lengths, plain(kind, checks, allow_none=allow_none))


def known_items(kinds: set[type], known: set[Any] | None, lengths: Sequence[Check], read_item: Load) -> Load:
    """Takes lists; at one stroke if all values are of these types and known to be good (None: any is)."""
    low, high, others = _lengths(lengths)

    def read(value: Any) -> tuple[Any, ...]:
        if type(value) is not list or not low <= len(value) <= high:
            raise DoubtError
        for check in others:
            check(value)
        # Types come first: `True` and `1.0` are in every set that has a 1, and a list can be in none.
        if not value or (kinds.issuperset(map(type, value)) and (known is None or known.issuperset(value))):
            return tuple(value)
        return tuple([read_item(item) for item in value])

    return read


def _texts(checks: Sequence[Check], lengths: Sequence[Check], read_item: Load) -> Load:
    """Takes lists; at one stroke if all values are texts neither too short nor too long."""
    low, high, _ = _lengths(checks)
    read_each = items(lengths, read_item)
    fewest, most, others = _lengths(lengths)

    def read(value: Any) -> Any:
        if others or type(value) is not list or not value or not fewest <= len(value) <= most:
            return read_each(value)
        if {str}.issuperset(map(type, value)):
            sizes = [*map(len, value)]
            if low <= min(sizes) and max(sizes) <= high:
                return tuple(value)
        return read_each(value)

    return read


def items(lengths: Sequence[Check], read_item: Load) -> Load:
    """Takes lists of anything."""
    low, high, others = _lengths(lengths)

    def read(value: Any) -> tuple[Any, ...]:
        if type(value) is not list or not low <= len(value) <= high:
            raise DoubtError
        for check in others:
            check(value)
        return tuple([read_item(item) for item in value])

    return read


def _lengths(checks: Sequence[Check]) -> tuple[float, float, Sequence[Check]]:
    """The least and the greatest length that checks allow, and the checks that are about anything else."""
    spans = [_length(check) for check in checks if type(check) is validate.Length]
    low, high = max((span[0] for span in spans), default=0), min((span[1] for span in spans), default=float("inf"))
    return low, high, [check for check in checks if type(check) is not validate.Length]


def _length(check: validate.Length) -> tuple[float, float]:
    if check.equal is not None:
        return check.equal, check.equal
    return check.min or 0, float("inf") if check.max is None else check.max


def _of_type(kind: type, *, allow_none: bool) -> Load:
    def read(value: Any) -> Any:
        if type(value) is kind or (value is None and allow_none):
            return value
        raise DoubtError

    return read


def _between(kind: type, low: Any, high: Any, *, allow_none: bool) -> Load:
    def read(value: Any) -> Any:
        if type(value) is kind and low <= value <= high:
            return value
        if value is None and allow_none:
            return None
        raise DoubtError

    return read


def _is_span(check: Any) -> TypeGuard[validate.Range]:
    """Whether a check is a range with both ends in it."""
    is_closed = type(check) is validate.Range and check.min_inclusive and check.max_inclusive
    return is_closed and None not in (check.min, check.max)


def _known(kind: type, checks: Sequence[Check]) -> set[Any]:
    """Values that are known to pass all checks; perhaps not all of them."""
    if len(checks) != 1:
        return set()
    (check,) = checks
    if type(check) is validate.OneOf:
        return {choice for choice in check.choices if type(choice) is kind}
    if kind is int and _is_span(check) and check.max - check.min < _WIDEST:
        return set(range(check.min, check.max + 1))
    return set()


def _learner(known: set[Any], checks: Sequence[Check]) -> Callable[[Any], bool]:
    """Applies the checks, which raise ValidationError; short texts that match a pattern are known from then on."""
    learns = len(checks) == 1 and type(checks[0]) is FullMatch

    def learn(value: Any) -> bool:
        for check in checks:
            check(value)
        if learns and len(value) <= _LONGEST_KNOWN and len(known) < _MOST_KNOWN:
            known.add(value)
        return True

    return learn
