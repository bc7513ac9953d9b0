"""The file that says who may call: strictly, so that no slip of the pen lets anybody in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, date, datetime, time
from typing import Any, Final

import marshmallow as ma
from marshmallow import fields, validate

from schemas.common import Strict
from schemas.fields import Bool, FullMatch, Int
from service.access import SCOPES
from service.config import RATES

_NAME: Final = r"[A-Za-z0-9][A-Za-z0-9 ._@-]{0,63}"


class RateText(fields.Field[Any]):
    """So much in a window, as the settings of limits write it."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self._kind = RATES[kind]

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        del attr, data, kwargs
        try:
            return self._kind.read(value if isinstance(value, str) else "")
        except ValueError:
            raise ma.ValidationError(f"Must be {self._kind.takes}.") from None


class Moment(fields.Field[float]):
    """A date (its beginning, in UTC) or a date and time with an offset; loads to seconds since 1970."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> float:
        del attr, data, kwargs
        if isinstance(value, datetime) and value.tzinfo is not None:
            return _seconds(value)
        if isinstance(value, date) and not isinstance(value, datetime):
            return _seconds(datetime.combine(value, time(), UTC))
        raise ma.ValidationError("Must be a date, as 2027-01-31, or a moment, as 2027-01-31T12:00:00Z; without quotes.")


def _seconds(moment: datetime) -> float:
    """Seconds since 1970. Raises ValidationError for what in UTC is before the year 1 or after the year 9999."""
    try:
        return moment.astimezone(UTC).timestamp()
    except OverflowError:
        raise ma.ValidationError("Must be in one of the years from 1 to 9999, in UTC as well.") from None


class TierSchema(Strict):
    """What each caller of a tier may use."""

    requests = RateText("requests")
    sessions = RateText("sessions")
    solver = RateText("solver")
    concurrency = Int(validate=validate.Range(1, 1000))
    streams = Int(validate=validate.Range(0, 1000))
    max_body_bytes = Int(validate=validate.Range(1024))


class ByName(fields.Dict):
    """An object whose members all are of one kind; faults are told at the member."""

    def _deserialize(self, value: Any, attr: str | None, data: Mapping[str, Any] | None, **kwargs: Any) -> Any:
        try:
            return super()._deserialize(value, attr, data, **kwargs)  # type: ignore[no-untyped-call]
        except ma.ValidationError as error:
            if not isinstance(error.messages, Mapping):
                raise
            raise ma.ValidationError({name: _either(found) for name, found in error.messages.items()}) from None


def _either(found: Mapping[str, Any]) -> Any:
    """What is wrong with a member, by its value or its name."""
    return found.get("value", found.get("key"))


class KeySchema(Strict):
    """A key, by its hash."""

    name = fields.String(required=True, validate=FullMatch(_NAME))
    tier = fields.String(required=True)
    hash = fields.String(required=True, validate=FullMatch("[0-9a-f]{64}"))
    scopes = fields.List(fields.String(validate=validate.OneOf(SCOPES)), load_default=())
    expires = Moment(load_default=None)


class AccessSchema(Strict):
    """The whole file."""

    anonymous = Bool(load_default=True)
    tiers = ByName(fields.String(validate=FullMatch(_NAME)), fields.Nested(TierSchema), load_default=dict)
    keys = fields.List(fields.Nested(KeySchema), load_default=())


def is_name(text: str) -> bool:
    """Whether a tier or the holder of a key can be called so."""
    return re.fullmatch(_NAME, text) is not None
