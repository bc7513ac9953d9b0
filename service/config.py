"""Every setting of the service in one table: its variable, its default, what it means."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

PREFIX: Final = "REGELWERK_"
_ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?")


class SettingError(ValueError):
    """A variable has a value that the setting cannot have; the message names the variable and what it takes."""


@dataclass(frozen=True, slots=True)
class _Kind:
    """How the text of a variable becomes a value (`read` raises ValueError), and in words what it takes."""

    takes: str
    read: Callable[[str], Any]


def _whole(low: int, high: int) -> _Kind:
    def read(text: str) -> int:
        value = int(text)
        if not low <= value <= high:
            raise ValueError
        return value

    return _Kind(f"a whole number from {low} to {high}", read)


def _seconds(low: float, high: float) -> _Kind:
    def read(text: str) -> float:
        value = float(text)
        if not low <= value <= high:
            raise ValueError
        return value

    return _Kind(f"a number of seconds from {low:g} to {high:g}", read)


def _one_of(*choices: str) -> _Kind:
    def read(text: str) -> str:
        if text not in choices:
            raise ValueError
        return text

    return _Kind("one of " + ", ".join(choices), read)


def _switch() -> _Kind:
    return _Kind("0 or 1", lambda text: {"0": False, "1": True}[text])


def _origins() -> _Kind:
    def read(text: str) -> tuple[str, ...]:
        origins = tuple(origin.strip() for origin in text.split(",") if origin.strip())
        # flask-cors takes anything else for a regular expression.
        if not all(origin == "*" or _ORIGIN.fullmatch(origin) for origin in origins):
            raise ValueError
        return origins

    return _Kind("origins as https://host[:port], separated by commas; or *; or nothing", read)


def _redis() -> _Kind:
    def read(text: str) -> str | None:
        if not text.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError
        return text

    return _Kind("an address that begins with redis://, rediss:// or unix://", read)


def _setting(default: Any, kind: _Kind, meaning: str, variable: str | None = None, *, secret: bool = False) -> Any:
    return field(default=default, repr=not secret, metadata={"kind": kind, "meaning": meaning, "variable": variable})


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of one process; `Config()` has the defaults, `Config.from_environment()` what the variables say."""

    redis_url: str | None = _setting(
        None, _redis(), "where live games are kept; unset: a private server of its own", "REDIS_URL", secret=True
    )
    workers: int = _setting(2, _whole(1, 64), "processes that answer requests")
    threads: int = _setting(64, _whole(2, 1000), "requests and open event streams that one process holds at a time")
    log_level: str = _setting(
        "warning", _one_of("debug", "info", "warning", "error"), "the least important message that is logged"
    )
    access_log: bool = _setting(False, _switch(), "1: one line per request, to standard output")
    max_body_bytes: int = _setting(1 << 20, _whole(1024, 1 << 28), "the largest request body that is read")
    cors_origins: tuple[str, ...] = _setting(("*",), _origins(), "web pages that may call the API, by commas")
    session_ttl_s: int = _setting(86_400, _whole(60, 604_800), "a live game is kept this long after its last change")
    session_ttl_max_s: int = _setting(604_800, _whole(60, 604_800), "the longest time that a caller can ask for")
    max_plies: int = _setting(5000, _whole(10, 5000), "moves, of players and of chance, that one game may hold")
    store_timeout_s: float = _setting(2.0, _seconds(0.1, 60), "how long an answer of the store is waited for")
    store_connect_timeout_s: float = _setting(1.0, _seconds(0.1, 60), "how long a connection to it is waited for")
    solvers: int = _setting(2, _whole(1, 64), "hints that one process works out at a time")
    solver_wait_s: float = _setting(1.0, _seconds(0, 60), "how long a hint waits for its turn before it is refused")
    embedded_store: str = _setting(
        "auto", _one_of("auto", "wheel", "system", "python"), "which private server: see `service.embedded`"
    )
    embedded_memory_mb: int = _setting(256, _whole(16, 65_536), "memory of the private server; full: nothing is stored")
    read_timeout_s: int = _setting(10, _whole(1, 300), "how long the next bytes of a request are waited for")
    graceful_timeout_s: int = _setting(3, _whole(1, 300), "how long a stop waits for requests that are being answered")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Config:
        """Read the variables; one that is unset or empty keeps its default. Raises SettingError."""
        values = {}
        for name, variable, kind in _table():
            text = environment.get(variable, "").strip()
            # An empty list of origins means something else than the default: no page at all.
            if text or (name == "cors_origins" and variable in environment):
                values[name] = _read(variable, kind, text)
        config = cls(**values)
        if config.session_ttl_s > config.session_ttl_max_s:
            raise SettingError("REGELWERK_SESSION_TTL_S must not be above REGELWERK_SESSION_TTL_MAX_S.")
        return config


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return next(variable for each, variable, _ in _table() if each == name)


def describe() -> str:
    """The table of all settings as text, for people: variable, default, meaning."""
    rows = [(variable_of(item.name), _shown(item.default), item.metadata["meaning"]) for item in fields(Config)]
    rows.insert(0, ("Variable", "Default", "Meaning"))
    wide = [max(len(row[column]) for row in rows) for column in (0, 1)]
    return "\n".join(f"{name:<{wide[0]}}  {default:<{wide[1]}}  {meaning}" for name, default, meaning in rows)


def _table() -> list[tuple[str, str, _Kind]]:
    return [
        (item.name, item.metadata["variable"] or PREFIX + item.name.upper(), item.metadata["kind"])
        for item in fields(Config)
    ]


def _read(variable: str, kind: _Kind, text: str) -> Any:
    try:
        return kind.read(text)
    except (ValueError, KeyError):
        # An address may hold a password, and errors end up in logs.
        told = "" if variable == "REDIS_URL" else f", not {text!r}"
        raise SettingError(f"{variable} must be {kind.takes}{told}.") from None


def _shown(default: Any) -> str:
    if isinstance(default, bool):
        return str(int(default))
    if isinstance(default, tuple):
        return ",".join(default)
    return "-" if default is None else str(default)
