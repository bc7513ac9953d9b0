"""The id that a request has in answers and logs: its caller's own, if that is harmless, or else a new one."""

from __future__ import annotations

import re
import uuid
from typing import Final

_HARMLESS: Final = re.compile(r"[A-Za-z0-9_.:-]{1,64}")


def request_id(given: str) -> str:
    """The id of a request whose caller has given this one; empty: none."""
    return given if _HARMLESS.fullmatch(given) else uuid.uuid4().hex
