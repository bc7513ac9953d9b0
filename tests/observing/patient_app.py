"""The application that gives its workers all the time to send their last spans that a busy machine needs."""

from __future__ import annotations

from service import tracing
from tests.cold_app import app

__all__ = ["app"]

tracing._LAST_SPANS_S = 60.0  # type: ignore[misc]
