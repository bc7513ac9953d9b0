"""Files that say who may call, for tests: keys are made here and known by their names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from service.access import hash_of, made_key

KEYS: Mapping[str, str] = {name: made_key() for name in ("club", "organizer", "expired", "small", "unlisted")}
TIERS = """
[tiers.anonymous]
requests = "5/hour"
[tiers.club]
requests = "100/hour"
sessions = "50/hour"
solver = "60s/hour"
[tiers.small]
concurrency = 2
streams = 1
max_body_bytes = 2048
"""
CLOSED = TIERS.replace('[tiers.anonymous]\nrequests = "5/hour"', "").join(["anonymous = false\n", ""])


def key_lines(name: str, tier: str = "club", more: str = "", key: str | None = None) -> str:
    """The lines of a key."""
    return f'[[keys]]\nname = "{name}"\ntier = "{tier}"\nhash = "{hash_of(key or KEYS[name])}"\n{more}\n'


EVERYBODY = (
    key_lines("club")
    + key_lines("organizer", more='scopes = ["organizer"]')
    + key_lines("expired", more="expires = 2026-01-31")
    + key_lines("small", "small")
)


def access_file(folder: Path, text: str = TIERS + EVERYBODY) -> str:
    """The path of a file with this text."""
    path = folder / "access.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def sent_by(name: str | None) -> dict[str, Any]:
    """The headers of a request by the holder of a key, or by a stranger."""
    return {} if name is None else {"X-API-Key": KEYS[name]}
