"""How much each caller may use: requests, sessions that are begun, time of solvers. Off unless a setting says so.

Counted as a bucket that drains evenly (GCRA): a caller may use the whole amount at once, and it is free again bit by
bit, all of it after one window. A counter keeps one number per caller: the moment at which everything that was spent
is free again. What something costs is known only afterwards, so a request reserves the most that it can take and gives
back the rest; requests at the same time cannot spend the same twice.
"""

from __future__ import annotations

import hashlib
import math
import re
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from service.config import Config, Rate
from service.leases import Counter, Leased, Spared
from service.prices import Kind
from service.refusal import Refusal
from service.sentences import Sentence, say
from service.store import StoreUnavailableError
from service.telemetry import SILENT, Telemetry
from service.telemetry import Limit as Measured

_USED_UP: Final[Mapping[Kind, Sentence]] = {
    "requests": say(
        "Each caller may send {amount} requests in {window_s} s. There will be room for this one in {seconds} s."
    ),
    "sessions": say(
        "Each caller may use {amount} sessions in {window_s} s. This needs {units} and {left} are left; there will be "
        "enough in {seconds} s."
    ),
    "solver": say(
        "Each caller may use {amount} ms of solver time in {window_s} s. This needs {units} and {left} are left; there "
        "will be enough in {seconds} s."
    ),
}
_US: Final = 1_000_000
_WHATEVER: Final = 1 << 52
"""Room for what has been used already: it is counted even where nothing is left."""
_REMEMBERED: Final = 10_000
_WITH_PORT: Final = re.compile(r"\[(?P<six>.*)\](?::[0-9]+)?|(?P<four>[0-9.]+):[0-9]+")
_MEASURED: Final[Mapping[Kind, Measured]] = {"requests": "requests", "sessions": "sessions", "solver": "solver_time"}


class Limit:
    """How much of something each caller may use in a window; made once, by `limit_of`.

    Attributes:
        room_us: the window: so far ahead lies the moment of a caller who has used everything.
        policy: the limit as a header tells it.
    """

    __slots__ = ("kind", "policy", "rate", "room_us")

    def __init__(self, kind: Kind, rate: Rate) -> None:
        self.kind = kind
        self.rate = rate
        self.room_us = rate.window_s * _US
        self.policy = f'"{kind}";q={rate.amount};w={rate.window_s}'

    def cost_us(self, units: float) -> int:
        """How long it takes until so many units are free again: rounded down, or the whole amount would not fit.

        But nothing is free, however large the amount is.
        """
        return max(int(units > 0), int(units * self.room_us / self.rate.amount))

    def left(self, ahead_us: int) -> int:
        """Whole units that are left."""
        return max(0, (self.room_us - ahead_us) * self.rate.amount // self.room_us)

    def headers(self, left: int, seconds: int) -> Mapping[str, str]:
        """The fields of draft-ietf-httpapi-ratelimit-headers-11."""
        return {
            "RateLimit-Policy": self.policy,
            "RateLimit": f'"{self.kind}";r={left};t={seconds}',
        }

    def refusal(self, units: float, ahead_us: int) -> Refusal:
        """Tells when there will be room for so many units, which would have moved the moment so far ahead."""
        spent_us = max(0, ahead_us - self.cost_us(units))
        left = self.left(spent_us)
        seconds = max(1, math.ceil((ahead_us - self.room_us) / _US))
        detail = _USED_UP[self.kind].format(
            amount=self.rate.amount,
            window_s=self.rate.window_s,
            units=units,
            left=left,
            seconds=seconds,
        )
        headers = {"Retry-After": str(seconds), **self.headers(left, math.ceil(spent_us / _US))}
        return Refusal("rate_limited", detail, headers=headers)


@dataclass(slots=True)
class Charge:
    """What one request has reserved; settled when it is known what it used, or else counted in full.

    Attributes:
        units: the amount.
        counter: has counted it, under this name.
        clock: what it is counted by.
        ahead_us: how far ahead the caller's moment lies.
    """

    limit: Limit
    units: float
    counter: Counter
    name: str
    clock: Callable[[], float]
    ahead_us: int

    def settle(self, used: float) -> None:
        """Give back what was not used, or count what was used beyond; neither happens when the counter is away."""
        rest_us = self.limit.cost_us(used) - self.limit.cost_us(self.units)
        with suppress(StoreUnavailableError):
            self.ahead_us = self.counter.spend(self.name, rest_us, _WHATEVER, int(self.clock() * _US))

    @property
    def left(self) -> int:
        """Whole units that are left."""
        return self.limit.left(self.ahead_us)

    @property
    def reset_s(self) -> int:
        """In how many seconds there is everything again."""
        return -(-self.ahead_us // _US)

    @property
    def headers(self) -> Mapping[str, str]:
        """What is left, and in how many seconds there is everything again."""
        return self.limit.headers(self.limit.left(self.ahead_us), -(-self.ahead_us // _US))


class Limits:
    """The limits that are set, counted for all workers in the store; each for itself while the store is away.

    Requests are counted ahead (`service.leases`), so that hardly any of them waits for the store. A store that did not
    answer is not asked for some seconds: what needs it for nothing else must not wait for it again and again. Sessions
    need it themselves, so whoever begins one asks, and as soon as it is back all workers count together.

    Args:
        config: says what is limited.
        shared: counts for all workers.
        clock: what callers' moments are counted by.
        telemetry: is told who is refused.
        elapsed: seconds since some moment, by a clock that nobody sets.
    """

    def __init__(
        self,
        config: Config,
        shared: Counter,
        clock: Callable[[], float] = time.time,
        telemetry: Telemetry = SILENT,
        elapsed: Callable[[], float] = time.monotonic,
    ) -> None:
        rates = {"sessions": config.limit_sessions, "solver": config.limit_solver}
        self.rates: Mapping[str, Rate] = {kind: rate for kind, rate in rates.items() if rate is not None}
        self._shared = shared
        self._spared = Spared(shared, elapsed, after=["silent"])
        self._leased = Leased(Spared(shared, elapsed))
        self._own = LocalCounter()
        self._clock = clock
        self._telemetry = telemetry

    def reserve(
        self, kind: Kind, account: str, units: Callable[[], float], rates: Mapping[str, Rate] | None = None
    ) -> Charge | None:
        """Take what a request may need; None where there is no limit. Raises Refusal `rate_limited`.

        Args:
            kind: what is used.
            account: whose it is, as `<kind of caller>:<name>`.
            units: how much; asked only if there is a limit.
            rates: by kind, what this caller may use; None: what the settings say.
        """
        rate = (self.rates if rates is None else rates).get(kind)
        if rate is None:
            return None
        limit, name = limit_of(kind, rate), _name(kind, account)
        needed = units()
        try:
            return self._charge(limit, needed, self._counter(kind, needed), name)
        except StoreUnavailableError:
            return self._charge(limit, needed, self._own, name)

    def _counter(self, kind: Kind, units: float) -> Counter:
        if kind == "requests":
            return self._leased
        # Who begins a session needs the store anyway; who wants to know how many are left does not.
        return self._shared if kind == "sessions" and units else self._spared

    def _charge(self, limit: Limit, units: float, counter: Counter, name: str) -> Charge:
        ahead_us = counter.spend(name, limit.cost_us(units), limit.room_us, int(self._clock() * _US))
        if ahead_us > limit.room_us:
            self._telemetry.refused(_MEASURED[limit.kind])
            raise limit.refusal(units, ahead_us)
        return Charge(limit, units, counter, name, self._clock, ahead_us)


class LocalCounter:
    """Counts in this process. Forgets whoever spent nothing for longest, when there are too many."""

    def __init__(self, most: int = _REMEMBERED) -> None:
        self._free_at: dict[str, int] = {}
        self._most = most
        self._lock = threading.Lock()

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        """As the script `spend.lua` does it."""
        with self._lock:
            free_at = max(self._free_at.get(name, now_us), now_us) + cost_us
            if free_at - now_us > room_us:
                return free_at - now_us
            self._free_at.pop(name, None)
            self._free_at[name] = free_at
            if len(self._free_at) > self._most:
                del self._free_at[next(iter(self._free_at))]
        return max(0, free_at - now_us)


limit_of: Final = lru_cache(maxsize=256)(Limit)
"""The limit of a kind and a rate: there are as many as the settings name."""


@lru_cache(maxsize=1024)
def _name(kind: Kind, account: str) -> str:
    """Under which name something is counted; it tells no address."""
    return f"limit:{kind}:{hashlib.sha256(account.encode()).hexdigest()[:16]}"


@lru_cache(maxsize=1024)
def caller_at(address: str | None) -> str:
    """Who calls from an address: an IPv4 address, or the /64 network that an IPv6 host can take any address of.

    A port is no part of it. Callers without a readable address (a Unix socket, a proxy that hides it) are one.
    """
    found = _WITH_PORT.fullmatch(address or "")
    try:
        host = ip_address((found["six"] or found["four"]) if found else address or "")
    except ValueError:
        return "address:unknown"
    return f"address:{_counted(host)}"


def _counted(host: IPv4Address | IPv6Address) -> str:
    if isinstance(host, IPv4Address):
        return str(host)
    return str(host.ipv4_mapped) if host.ipv4_mapped else f"{IPv6Address(int(host) >> 64 << 64)}/64"
