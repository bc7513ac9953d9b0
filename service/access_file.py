"""The file that says who may call: read as a whole or not at all. No message repeats a value that is in it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import marshmallow as ma

from schemas.access import AccessSchema
from schemas.common import kept
from schemas.faults import faults
from service.access import Access, Caller, Key, Tier
from service.config import RATES, Config, SettingError, variable_of

ANONYMOUS: Final = "anonymous"
"""The tier of callers without a key."""
_CAPS: Final = ("concurrency", "streams", "max_body_bytes")


def load(config: Config) -> Access | None:
    """What the file that the settings name says; None without one. Raises SettingError."""
    if config.access is None:
        return None
    try:
        return read(Path(config.access), config)
    except ValueError as wrong:
        raise SettingError(f"{variable_of('access')}: {wrong}") from None


def read(path: Path, config: Config) -> Access:
    """What a file says, under these settings. Raises ValueError, with every fault and its place."""
    try:
        document = tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        raise ValueError(f"the file cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ValueError("the file is not text in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"the file is not TOML: {error}.") from None
    except RecursionError:
        raise ValueError("the file is not TOML: too much in each other.") from None
    try:
        found = kept(AccessSchema).load(document)
    except ma.ValidationError as error:
        _refuse(f"{pointer}: {_told(pointer, str(detail))}" for _, detail, pointer in faults(error.messages, ""))
    return _made(found, config)


def _told(pointer: str, detail: str) -> str:
    """A fault; of what would be right above the first table, that it belongs there."""
    is_below_a_table = pointer.endswith(f"/{ANONYMOUS}") and pointer != f"/{ANONYMOUS}"
    return f"{detail} It belongs above every [table]." if is_below_a_table else detail


def _made(found: Mapping[str, Any], config: Config) -> Access:
    _refuse(_contradictions(found, config))
    # A file may keep the tier of strangers while they are kept out.
    general = {"sessions": config.limit_sessions, "solver": config.limit_solver}
    tiers = {name: _tier(name, members, {}) for name, members in found["tiers"].items() if name != ANONYMOUS}
    anonymous = _tier(ANONYMOUS, found["tiers"].get(ANONYMOUS, {}), general) if found["anonymous"] else None
    return Access(tiers, {each["hash"]: _key(each, tiers) for each in found["keys"]}, anonymous)


def _key(members: Mapping[str, Any], tiers: Mapping[str, Tier]) -> Key:
    name = members["name"]
    return Key(name, Caller(f"key:{name}", tiers[members["tier"]], frozenset(members["scopes"])), members["expires"])


def _tier(name: str, members: Mapping[str, Any], general: Mapping[str, Any]) -> Tier:
    """A tier; of rates that it does not say itself, `general` may."""
    rates = {kind: members.get(kind, general.get(kind)) for kind in RATES}
    return Tier(
        name,
        {kind: rate for kind, rate in rates.items() if rate is not None},
        **{cap: members.get(cap) for cap in _CAPS},
    )


def _contradictions(found: Mapping[str, Any], config: Config) -> Iterator[str]:
    """What is wrong although each member by itself is good."""
    for name, members in found["tiers"].items():
        if members.get("max_body_bytes", 0) > config.max_body_bytes:
            yield f"/tiers/{name}/max_body_bytes: must not be above {variable_of('max_body_bytes')}"
    hashes: set[str] = set()
    tiers: dict[str, str] = {}
    for number, key in enumerate(found["keys"]):
        if key["tier"] not in found["tiers"] or key["tier"] == ANONYMOUS:
            yield f"/keys/{number}/tier: no tier of this name is for keys"
        if key["hash"] in hashes:
            yield f"/keys/{number}/hash: is there twice"
        if tiers.setdefault(key["name"], key["tier"]) != key["tier"]:
            yield f"/keys/{number}/tier: keys of one name are one caller, and of one tier"
        hashes.add(key["hash"])


def _refuse(wrong: Iterator[str]) -> None:
    """Raise ValueError for whatever is wrong."""
    found = list(wrong)
    if found:
        raise ValueError("; ".join(found))
