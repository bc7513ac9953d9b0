"""Fields that read JSON as strictly as the OpenAPI document promises, and dump what they load."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sized
from fractions import Fraction
from typing import Any

import marshmallow as ma
from marshmallow import fields, validate

from service.game import CHANCE, TERMINAL
from service.sentences import said_by, say


class FullMatch(validate.Regexp):
    """A regular expression that must match the whole string (in Python, `$` also matches before a final newline)."""

    def __init__(self, pattern: str) -> None:
        super().__init__(pattern)
        self.whole = re.compile(pattern)

    def __call__(self, value: Any) -> Any:
        """Return the value or raise ValidationError."""
        if not isinstance(value, str) or self.whole.fullmatch(value) is None:
            raise ma.ValidationError(say("Must match {pattern}", pattern=self.whole.pattern))
        return value


class Int(fields.Integer):
    """An integer as JSON Schema has it: `3` and `3.0`, but not `"3"`, `3.5` or `true`."""

    def _validated(self, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int | float) or value != value // 1:
            raise self.make_error("invalid", input=value)
        return int(value)


class QueryInt(fields.Integer):
    """An integer in a query string: decimal digits only."""

    def _validated(self, value: Any) -> int:
        if re.fullmatch(r"[0-9]{1,9}", str(value)) is None:
            raise self.make_error("invalid", input=value)
        return int(value)


class Bool(fields.Boolean):
    """`true` or `false`, nothing else."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> bool:
        del attr, data, kwargs
        if not isinstance(value, bool):
            raise self.make_error("invalid", input=value)
        return value


class QueryBool(fields.Boolean):
    """`true` or `false` in a query string."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> bool:
        del attr, data, kwargs
        if value not in ("true", "false"):
            raise self.make_error("invalid", input=value)
        return bool(value == "true")


class Seq(fields.List[Any]):
    """A JSON array that loads into a tuple. One that is too long is refused before its items are looked at."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        if isinstance(value, list):
            refuse_longer(value, self.validators)
        return tuple(super()._deserialize(value, attr, data, **kwargs))


def refuse_longer(value: Sized, validators: Iterable[Any]) -> None:
    """Raise ValidationError if a validator of the length says so."""
    for validator in validators:
        if isinstance(validator, validate.Length):
            validator(value)


class Text(fields.String):
    """A string that a parser turns into a domain value and a formatter turns back, like a move or a position.

    `pattern` is the anchored regular expression of every readable text; it stands in the OpenAPI document.
    """

    def __init__(
        self,
        parse: Callable[[str], Any],
        format: Callable[[Any], str],  # noqa: A002 - the pair is parse and format everywhere
        pattern: str | None,
        **kwargs: Any,
    ) -> None:
        self.parse, self.format, self.pattern = parse, format, pattern
        metadata = dict(kwargs.pop("metadata", {}))
        if pattern is not None:
            metadata["pattern"] = pattern
        super().__init__(metadata=metadata, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        try:
            return self.parse(text)
        except ValueError as unreadable:
            raise ma.ValidationError(said_by(unreadable)) from None

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> str | None:
        del attr, obj, kwargs
        return None if value is None else self.format(value)


class ToMove(fields.Field[int]):
    """The mover: a seat, `"chance"`, or null when the round is over."""

    default_error_messages = {"invalid": say('Must be a seat number, "chance" or null.')}  # noqa: RUF012 - as marshmallow has it

    def __init__(self, **kwargs: Any) -> None:
        metadata = {
            "anyOf": [
                {"type": "integer", "minimum": 0, "maximum": 3},
                {"type": "string", "enum": ["chance"]},
                {"type": "null"},
            ],
            "description": 'The seat to move, "chance" where dice or a draw decide, or null when the round is over.',
            **kwargs.pop("metadata", {}),
        }
        super().__init__(allow_none=True, metadata=metadata, **kwargs)

    def deserialize(self, value: Any, attr: str | None = None, data: Any = None, **kwargs: Any) -> Any:
        """Load null too, as the end of the round."""
        return TERMINAL if value is None else super().deserialize(value, attr, data, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> int:
        del attr, data, kwargs
        if value == "chance":
            return CHANCE
        if isinstance(value, bool) or not isinstance(value, int | float) or value not in (0, 1, 2, 3):
            raise self.make_error("invalid")
        return int(value)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        del attr, obj, kwargs
        return {CHANCE: "chance", TERMINAL: None}.get(value, value)


class ObjectField(fields.Field[dict[str, Any]]):
    """Any JSON object."""

    default_error_messages = {"invalid": say("Must be an object.")}  # noqa: RUF012 - as marshmallow has it

    def __init__(self, **kwargs: Any) -> None:
        metadata = {"type": "object", **kwargs.pop("metadata", {})}
        super().__init__(metadata=metadata, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> dict[str, Any]:
        del attr, data, kwargs
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        return value


class Exact(fields.Field[Fraction]):
    """A fraction as text: `1/36`."""

    def __init__(self, **kwargs: Any) -> None:
        metadata = {"type": "string", "pattern": "^[0-9]+/[0-9]+$", **kwargs.pop("metadata", {})}
        super().__init__(metadata=metadata, **kwargs)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> str | None:
        del attr, obj, kwargs
        return None if value is None else f"{value.numerator}/{value.denominator}"

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Fraction:
        del attr, data, kwargs
        try:
            return Fraction(str(value))
        except (ValueError, ZeroDivisionError):
            raise ma.ValidationError(say("Must be a fraction like 1/36.")) from None
