"""What all routes of live sessions share: where one is, and who calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from flask import request

from service.admission import Call

ONE: Final = "/sessions/<session_id:session_id>"
"""The path of a session, below its ruleset."""
OPTIONAL: Final[list[dict[str, list[str]]]] = [{"bearer": []}, {}]
"""A token may be sent."""
REQUIRED: Final[list[dict[str, list[str]]]] = [{"bearer": []}]
"""A token must be sent."""


def call_of(session_id: str, conditions: Mapping[str, Any] | None = None) -> Call:
    """The call that this request is; `conditions` are those of its headers that were loaded."""
    return Call(session_id, request.headers.get("Authorization"), **(conditions or {}))
