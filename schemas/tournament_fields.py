"""Fields of tournaments: exact amounts, and objects whose form depends on the ruleset that they name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields

from schemas.common import kept
from service.sentences import say

_TEXT: Final = r"^-?[0-9]{1,6}(?:/[1-9][0-9]{0,2}|\.[0-9]{1,3})?$"
_READABLE: Final = re.compile(_TEXT)
_MOST: Final = 999_999


class Amount(fields.Field[Fraction]):
    """An exact number: an integer, or text like `1/2` or `0.5`."""

    default_error_messages = {"invalid": say('Must be an integer or text like "1/2" or "0.5".')}  # noqa: RUF012 - as marshmallow has it

    def __init__(self, **kwargs: Any) -> None:
        forms: list[dict[str, Any]] = [
            {"type": "integer", "minimum": -_MOST, "maximum": _MOST},
            {"type": "string", "pattern": _TEXT},
            *([{"type": "null"}] if kwargs.get("allow_none") else []),
        ]
        super().__init__(metadata={"anyOf": forms, **kwargs.pop("metadata", {})}, **kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Fraction:
        del attr, data, kwargs
        if isinstance(value, str) and _READABLE.fullmatch(value):
            return Fraction(value)
        whole = isinstance(value, int | float) and not isinstance(value, bool) and value == value // 1
        if not whole or abs(value) > _MOST:
            raise self.make_error("invalid")
        return Fraction(int(value))

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> Any:
        del attr, obj, kwargs
        return None if value is None else str(value)


class ExactText(fields.Field[Fraction]):
    """An exact number in an answer: `3` or `7/2`."""

    def __init__(self, **kwargs: Any) -> None:
        form = {"type": "string", "pattern": "^-?[0-9]+(?:/[1-9][0-9]*)?$"}
        super().__init__(metadata={**form, **kwargs.pop("metadata", {})}, **kwargs)

    def _serialize(self, value: Any, attr: str | None, obj: Any, **kwargs: Any) -> str | None:
        del attr, obj, kwargs
        return None if value is None else str(value)


class ByGame(fields.Field[Any]):
    """An object with a member `game`, which says what the other members are like."""

    default_error_messages = {"invalid": say("Must be an object.")}  # noqa: RUF012 - as marshmallow has it

    def __init__(self, forms: Mapping[str, type[ma.Schema]], **kwargs: Any) -> None:
        self.forms = forms
        super().__init__(**kwargs)

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        del attr, data, kwargs
        if not isinstance(value, dict):
            raise self.make_error("invalid")
        if "game" not in value:
            raise ma.ValidationError({"game": ["Missing data for required field."]})
        game = value["game"]
        if not isinstance(game, str) or game not in self.forms:
            raise ma.ValidationError({"game": [say("Must be one of: {choices}.", choices=", ".join(self.forms))]})
        return kept(self.forms[game]).load(value)
