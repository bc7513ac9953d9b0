"""What gunicorn would write into its log, and must not."""

from __future__ import annotations

import logging
import re
from typing import Final

_UNREADABLE: Final = re.compile(r"(Invalid request from ip=\S*):.*", re.DOTALL)


def keep_secrets() -> None:
    """Let gunicorn's log say who has sent a request that cannot be read, and not the line: it may hold a key."""
    logging.getLogger("gunicorn.error").addFilter(_without_quotes)


def _without_quotes(record: logging.LogRecord) -> bool:
    record.msg, record.args = _UNREADABLE.sub(r"\1", record.getMessage()), None
    return True
