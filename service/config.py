"""Every setting of the service in one table: its variable, its default, what it means."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address
from typing import Any, Final, NamedTuple

PREFIX: Final = "REGELWERK_"
_ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9.-]+(?::[0-9]{1,5})?")
_STORES: Final = (
    *("redis://", "redis+cluster://", "redis+sentinel://"),
    *("rediss://", "rediss+cluster://", "rediss+sentinel://"),
    "unix://",
)
_WINDOWS_S: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86_400}
_SPARE_THREADS: Final = 8
_LONGEST_NAME: Final = 100
LONGEST_HINT_MS: Final = 2000
"""The most that one hint can be granted; a smaller limit could never be met."""


class SettingError(ValueError):
    """A variable has a value that the setting cannot have; the message names the variable and what it takes."""


class Rate(NamedTuple):
    """So many units (requests, sessions, or ms of solvers) in so many seconds."""

    amount: int
    window_s: int


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
        if not text.startswith(_STORES):
            raise ValueError
        return text

    return _Kind("an address that begins with redis[s]://, unix://, redis[s]+cluster:// or redis[s]+sentinel://", read)


def _file() -> _Kind:
    def read(text: str) -> str:
        if not text.startswith("/"):
            raise ValueError
        return text

    return _Kind("the path of a file, from the root on", read)


def _address() -> _Kind:
    def read(text: str) -> tuple[str, int]:
        host, _, port = text.rpartition(":")
        number = int(port)
        if not 1 <= number <= 65_535 or (":" in host) != (host[:1] + host[-1:] == "[]"):
            raise ValueError
        return str(ip_address(host.strip("[]"))), number

    return _Kind("an IP address and a port, as 127.0.0.1:9464 or [::1]:9464", read)


def _web() -> _Kind:
    def read(text: str) -> str:
        if not text.startswith(("http://", "https://")):
            raise ValueError
        return text

    return _Kind("an address that begins with http:// or https://", read)


def _name() -> _Kind:
    def read(text: str) -> str:
        if len(text) > _LONGEST_NAME or not text.isprintable():
            raise ValueError
        return text

    return _Kind(f"a text of at most {_LONGEST_NAME} printable characters", read)


def _rate(units: Mapping[str, int], least: int, takes: str) -> _Kind:
    pattern = re.compile(f"([1-9][0-9]{{0,8}})({'|'.join(units)})/({'|'.join(_WINDOWS_S)})")

    def read(text: str) -> Rate:
        found = pattern.fullmatch(text)
        if found is None or (amount := int(found[1]) * units[found[2]]) < least:
            raise ValueError
        return Rate(amount, _WINDOWS_S[found[3]])

    return _Kind(takes, read)


RATES: Final[Mapping[str, _Kind]] = {
    "requests": _rate({"": 1}, 1, "a number per second, minute, hour or day, as 600/minute"),
    "sessions": _rate({"": 1}, 1, "a number per second, minute, hour or day, as 60/hour"),
    "solver": _rate({"ms": 1, "s": 1000}, LONGEST_HINT_MS, "2s or more per second, minute, hour or day, as 30s/minute"),
}
"""How the limits are written, by what they limit."""


def _setting(default: Any, kind: _Kind, meaning: str, variable: str | None = None, *, secret: bool = False) -> Any:
    return field(default=default, repr=not secret, metadata={"kind": kind, "meaning": meaning, "variable": variable})


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of one process; `Config()` has the defaults, `Config.from_environment()` what the variables say."""

    redis_url: str | None = _setting(
        None, _redis(), "where live games are kept; unset: a private server of its own", "REDIS_URL", secret=True
    )
    workers: int = _setting(2, _whole(1, 64), "processes that answer requests")
    threads: int = _setting(320, _whole(2, 1000), "requests and open event streams that one process holds at a time")
    streams: int = _setting(256, _whole(0, 992), "open event streams and waiting polls; at least 8 fewer than threads")
    stream_max_s: float = _setting(3600.0, _seconds(1, 86_400), "a stream ends after this time; its reader comes back")
    heartbeat_s: float = _setting(15.0, _seconds(0.1, 300), "how often a stream in which nothing happens shows life")
    log_level: str = _setting(
        "warning", _one_of("debug", "info", "warning", "error"), "the least important message that is logged"
    )
    access_log: bool = _setting(False, _switch(), "1: one line per request, to standard output")
    log_format: str = _setting("text", _one_of("text", "json"), "json: every line of the log is a JSON object")
    metrics_bind: tuple[str, int] | None = _setting(
        None, _address(), "where Prometheus finds /metrics; unset: nothing is counted"
    )
    otlp_endpoint: str | None = _setting(
        None,
        _web(),
        "where traces are sent, by OTLP over HTTP; needs requirements-otel.lock",
        "OTEL_EXPORTER_OTLP_ENDPOINT",
        secret=True,
    )
    max_body_bytes: int = _setting(1 << 20, _whole(1024, 1 << 28), "the largest request body that is read")
    cors_origins: tuple[str, ...] = _setting(("*",), _origins(), "web pages that may call the API, by commas")
    session_ttl_s: int = _setting(86_400, _whole(60, 604_800), "a live game is kept this long after its last change")
    session_ttl_max_s: int = _setting(604_800, _whole(60, 604_800), "the longest time that a caller can ask for")
    max_plies: int = _setting(5000, _whole(10, 5000), "moves, of players and of chance, that one game may hold")
    store_timeout_s: float = _setting(2.0, _seconds(0.1, 60), "how long an answer of the store is waited for")
    store_connect_timeout_s: float = _setting(1.0, _seconds(0.1, 60), "how long a connection to it is waited for")
    store_replicas: int = _setting(0, _whole(0, 5), "replicas of the store that must have a change before it counts")
    store_replicas_timeout_ms: int = _setting(500, _whole(1, 60_000), "how long these replicas are waited for")
    solvers: int = _setting(2, _whole(1, 64), "hints that one process works out at a time")
    solver_wait_s: float = _setting(1.0, _seconds(0, 60), "how long a hint waits for its turn before it is refused")
    limit_sessions: Rate | None = _setting(  # noqa: RUF009 - a field, as the others
        None,
        RATES["sessions"],
        "live games that a caller may begin",
    )
    limit_solver: Rate | None = _setting(  # noqa: RUF009
        None,
        RATES["solver"],
        "wall clock of solvers that a caller may use",
    )
    access: str | None = _setting(
        None, _file(), "file of API keys, and what they may use; unset: everybody may call", secret=True
    )
    signing_key: str | None = _setting(
        None, _file(), "file of the key that receipts are signed with; unset: no receipts", secret=True
    )
    retired_keys: str | None = _setting(
        None, _file(), "file of the public keys of earlier receipts, as `/v1/keys` tells them", secret=True
    )
    issuer: str = _setting("Regelwerk", _name(), "who signs, as receipts say it")
    proxies: int = _setting(0, _whole(0, 16), "trusted proxies in front, which add to X-Forwarded-For")
    embedded_store: str = _setting(
        "auto", _one_of("auto", "wheel", "system", "python"), "which private server: see `service.embedded`"
    )
    embedded_memory_mb: int = _setting(256, _whole(16, 65_536), "memory of the private server; full: nothing is stored")
    read_timeout_s: int = _setting(10, _whole(1, 300), "how long the next bytes of a request are waited for")
    graceful_timeout_s: int = _setting(15, _whole(1, 300), "how long a stop waits for requests that are being answered")

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
        config.check()
        return config

    def check(self) -> None:
        """Raise SettingError for settings that contradict each other."""
        if self.session_ttl_s > self.session_ttl_max_s:
            raise SettingError("REGELWERK_SESSION_TTL_S must not be above REGELWERK_SESSION_TTL_MAX_S.")
        if self.store_replicas and self.store_replicas_timeout_ms >= self.store_timeout_s * 1000:
            raise SettingError("REGELWERK_STORE_REPLICAS_TIMEOUT_MS must be below REGELWERK_STORE_TIMEOUT_S.")
        if self.streams > max(0, self.threads - _SPARE_THREADS):
            raise SettingError(
                f"REGELWERK_STREAMS must be at least {_SPARE_THREADS} below REGELWERK_THREADS: "
                f"{self.streams} streams need {self.streams + _SPARE_THREADS} threads, not {self.threads}."
            )


def variable_of(name: str) -> str:
    """The environment variable of a setting."""
    return next(variable for each, variable, _ in _table() if each == name)


def address_text(address: tuple[str, int]) -> str:
    """An IP address and a port as they are written."""
    host, port = address
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


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
        # An address may hold a password, a key may stand where its file should, and errors end up in logs.
        told = "" if variable in _SECRET else f", not {text!r}"
        raise SettingError(f"{variable} must be {kind.takes}{told}.") from None


_SECRET: Final = frozenset(variable_of(item.name) for item in fields(Config) if not item.repr)


def _shown(default: Any) -> str:
    if isinstance(default, bool):
        return str(int(default))
    if isinstance(default, tuple):
        return ",".join(default)
    return "-" if default is None else str(default)
