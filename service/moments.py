"""Moments as texts."""

from __future__ import annotations

from datetime import UTC, datetime


def moment(seconds: int) -> str:
    """Seconds since 1970 as a date and time of RFC 3339."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def moment_ms(milliseconds: int) -> str:
    """The same with milliseconds."""
    seconds, rest = divmod(milliseconds, 1000)
    return f"{moment(seconds)[:-1]}.{rest:03}Z"
