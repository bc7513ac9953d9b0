"""The fields from which the wire formats of Da Vinci Code are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from marshmallow import fields, validate

from schemas.fields import FullMatch, Int, Seq
from service.games.davinci import Guessed
from service.games.davinci.notation import TILE_PATTERN
from service.games.davinci.setup import CHOICES
from service.games.davinci.tiles import COLOURS, JOKER
from service.sentences import say

MAX_TURN: Final = 99_999
"""So that numbers stay small; a round that the penalties end is over within sixty turns."""
MAX_ROW: Final = 26


def about(description: str) -> dict[str, str]:
    """The metadata of a field that needs no more than a description."""
    return {"description": description}


def tile_field(description: str, **kwargs: Any) -> fields.String:
    """A tile: `B7`, `W11`, or a joker `B-`."""
    return fields.String(validate=FullMatch(f"^{TILE_PATTERN}$"), metadata=about(description), **kwargs)


def colour_field(description: str, **kwargs: Any) -> fields.String:
    """`B` or `W`."""
    return fields.String(validate=validate.OneOf(COLOURS), metadata=about(description), **kwargs)


def tiles_field(description: str, **kwargs: Any) -> Seq:
    """A list of tiles."""
    size = validate.Length(max=MAX_ROW)
    return Seq(
        tile_field("A tile: `B7`, `W11`, or a joker `B-`."), validate=size, metadata=about(description), **kwargs
    )


def seat_field(description: str, **kwargs: Any) -> Int:
    """A seat, from 0."""
    return Int(validate=validate.Range(0, 3), metadata=about(description), **kwargs)


def index_field(description: str, **kwargs: Any) -> Int:
    """A place in a row, from 0."""
    return Int(validate=validate.Range(0, 99), metadata=about(description), **kwargs)


def count_field(description: str, most: int = 26, **kwargs: Any) -> Int:
    """A number of things."""
    return Int(validate=validate.Range(0, most), metadata=about(description), **kwargs)


def choice_field(name: str, description: str, **kwargs: Any) -> fields.String:
    """An option with a few values."""
    return fields.String(validate=validate.OneOf(CHOICES[name]), metadata=about(description), **kwargs)


def small_choice_field(name: str, description: str, **kwargs: Any) -> Int:
    """An option with a few numbers as values."""
    return Int(validate=validate.OneOf(CHOICES[name]), metadata=about(description), **kwargs)


def per_seat(field: fields.Field[Any], description: str) -> Seq:
    """A list with one entry per seat."""
    return Seq(field, required=True, validate=validate.Length(2, 4), metadata=about(description))


class ValueField(fields.Field[Any]):
    """A number from 0 to 11, or `"-"` for the joker."""

    default_error_messages = {"invalid": say('Must be a number from 0 to 11, or "-".')}  # noqa: RUF012 - as marshmallow has it

    def __init__(self, **kwargs: Any) -> None:
        metadata = {
            "anyOf": [{"type": "integer", "minimum": 0, "maximum": 11}, {"type": "string", "enum": [JOKER]}],
            **kwargs.pop("metadata", {}),
        }
        super().__init__(metadata=metadata, **kwargs)
        self.number = Int(validate=validate.Range(0, 11))

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        del attr, data, kwargs
        if value == JOKER:
            return JOKER
        if isinstance(value, str):
            raise self.make_error("invalid")
        return self.number.deserialize(value)


class GuessedField(fields.Field[Guessed]):
    """One guess of the log as an array: turn, seat, colour, value."""

    default_error_messages = {"invalid": say("Must be [turn, seat, colour, value].")}  # noqa: RUF012 - as marshmallow has it

    def __init__(self) -> None:
        self.members: tuple[fields.Field[Any], ...] = (
            Int(validate=validate.Range(1, MAX_TURN)),
            Int(validate=validate.Range(0, 3)),
            fields.String(validate=validate.OneOf(COLOURS)),
            ValueField(),
        )
        items = [
            {"type": "integer", "minimum": 1, "maximum": MAX_TURN},
            {"type": "integer", "minimum": 0, "maximum": 3},
            {"type": "string", "enum": list(COLOURS)},
            {"anyOf": self.members[3].metadata["anyOf"]},
        ]
        array = {"type": "array", "minItems": 4, "maxItems": 4, "json_schema": {"prefixItems": items}}
        super().__init__(metadata=array)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        del attr, obj, kwargs
        return None if value is None else list(value)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Guessed:
        del attr, data, kwargs
        if not isinstance(value, list) or len(value) != len(self.members):
            raise self.make_error("invalid")
        return Guessed(*(field.deserialize(item) for field, item in zip(self.members, value, strict=True)))
