"""What gunicorn would write into its log, and must not."""

from __future__ import annotations

import logging
import re
from typing import Final

_UNREADABLE: Final = re.compile(r"(Invalid request from ip=\S*):.*", re.DOTALL)


def keep_secrets() -> None:
    """Let gunicorn's log say who has sent a request that cannot be read, and not the line: it may hold a key.

    Nor does it tell of clients that stop in the middle of a request: whoever likes could fill it with tracebacks.
    """
    log = logging.getLogger("gunicorn.error")
    log.addFilter(_without_quotes)
    log.addFilter(_is_no_slow_client)


def _without_quotes(record: logging.LogRecord) -> bool:
    record.msg, record.args = _UNREADABLE.sub(r"\1", record.getMessage()), None
    return True


def _is_no_slow_client(record: logging.LogRecord) -> bool:
    """Whether it is anything else than the end of the time that a client has for a request or an answer."""
    return record.exc_info is None or not isinstance(record.exc_info[1], BlockingIOError)
