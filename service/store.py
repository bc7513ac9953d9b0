"""Where live sessions are kept: what is in Redis, and how it changes.

A session has four keys, in one slot of a cluster: `rw:{<id>}:session` (hash: the session as it stands),
`rw:{<id>}:moves` (list: every ply), `rw:{<id>}:events` (list: everything that happened; event n has index n - 1) and
`rw:{<id>}:keys` (hash: answers by idempotency key, and `made:<version>`: which attempt made a version). All expire
together. Every change is one Lua script (`service/lua`): all of it or nothing; it ends with a message on the channel
`rw:{<id>}:events` that says how many events there are now.

Beside sessions there are `rw:{<commitment>}:promise` (a seed that was committed to and not used yet) and
`rw:{limit:<kind>:<hash of a caller>}:spent` (until when what the caller used is not free again, see `service.limits`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import chain
from typing import Any, Final, Literal, cast

import redis
from redis.backoff import ExponentialBackoff, NoBackoff
from redis.retry import Retry

from service.cluster import Cluster
from service.config import Config
from service.connections import Script, connect
from service.readiness import Trouble
from service.sentences import Sentence, say
from service.telemetry import SILENT, Telemetry
from service.trouble import trouble_of

_PROBE_TIMEOUT_S: Final = 0.5
_PROBE_REPLICAS_MS: Final = 250
_PROBE_TTL_MS: Final = 10_000
_PROBES: Final = 64
_SILENCE_S: Final = 1.0
_AWAY: Final = say("Live sessions are out of reach for now; try again.")
_FULL: Final = say("The store of live sessions is full; nothing was changed.")
_UNSURE: Final = say("The change was made, but is not known to be safe; repeat the request with its Idempotency-Key.")

Verdict = Literal["applied", "repeated", "stale", "gone"]


class StoreUnavailableError(Exception):
    """The store cannot be reached, or does not do what it is asked for.

    Attributes:
        trouble: what is wrong with it, as `/readyz` and the metrics have it.
    """

    def __init__(self, told: str = _AWAY, trouble: Trouble = "away") -> None:
        super().__init__(told)
        self.trouble = trouble


@dataclass(frozen=True, slots=True)
class Change:
    """A turn to store.

    Attributes:
        version: the version of the session that it was worked out from.
        values: what changes in the session's hash.
        plies, events: texts to append.
        keep: how many of the plies so far stay; None: all.
        key, answer: what to answer when the caller repeats the request under this key; no key, no memory.
        attempt: tells this turn from all others, when the connection breaks and the script is sent again.
    """

    version: int
    values: Mapping[str, str]
    plies: Sequence[str]
    events: Sequence[str]
    ttl_s: int
    keep: int | None = None
    key: str = ""
    answer: bytes = b""
    attempt: str = field(default_factory=lambda: secrets.token_hex(8))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a change; `answer` is the remembered one of a repeated request."""

    verdict: Verdict
    answer: bytes = b""


class Store:
    """Live sessions in Redis. Every method raises StoreUnavailableError when it cannot be reached."""

    def __init__(self, config: Config, telemetry: Telemetry = SILENT) -> None:
        self._redis = connect(config, config.store_timeout_s, config.store_connect_timeout_s, _few_retries())
        self._probe = connect(config, _PROBE_TIMEOUT_S, _PROBE_TIMEOUT_S, Retry(NoBackoff(), 0))
        self._reaching = _Reach(telemetry)
        self._copies = config.store_replicas
        copies = (config.store_replicas, config.store_replicas_timeout_ms)
        self._create = _script(self._redis, "create", *copies)
        self._commit = _script(self._redis, "commit", *copies)
        self._recall = _script(self._redis, "recall", *copies)
        self._reissue = _script(self._redis, "reissue", *copies)
        self._delete = _script(self._redis, "delete", *copies)
        self._spend = _script(self._redis, "spend")
        self._try = _script(self._probe, "probe", config.store_replicas, min(copies[1], _PROBE_REPLICAS_MS))

    def probe(self) -> None:
        """Change something in the store as a move would, copies included: at once or not at all.

        Of a cluster another node each time, by chance.
        """
        with self._reaching("probe"):
            self._try([f"rw:{{probe:{secrets.randbelow(_PROBES)}}}:probe"], [_PROBE_TTL_MS])

    def create(self, session_id: str, change: Change) -> None:
        """Begin a session of version 1."""
        session, moves, _, events = _keys(session_id)
        with self._reaching("create"):
            self._create([session, moves, events], [change.ttl_s, *_appended(change), *_pairs(change.values)])

    def read(self, session_id: str) -> Mapping[str, str] | None:
        """The session as it stands; None if there is none."""
        with self._reaching("read"):
            found = self._redis.hgetall(_keys(session_id)[0])
        return _texts(found)

    def read_with_plies(self, session_id: str) -> tuple[Mapping[str, str], tuple[str, ...]] | None:
        """The session as it stands and its plies; None if there is none."""
        session, moves, _, _ = _keys(session_id)
        values, texts = self._read_both("read_with_plies", session, moves, 0, -1)
        if values is None or len(texts) != int(values["plies"]):
            return None
        return values, tuple(text.decode() for text in texts)

    def read_with_events(self, session_id: str, after: int, limit: int) -> tuple[Mapping[str, str], list[bytes]] | None:
        """The session as it stands and its events from number `after` + 1 on; None if there is none."""
        session, _, _, events = _keys(session_id)
        values, texts = self._read_both("read_with_events", session, events, after, after + limit - 1)
        return None if values is None else (values, texts)

    def _read_both(
        self, operation: str, session: str, texts: str, first: int, last: int
    ) -> tuple[Mapping[str, str] | None, list[bytes]]:
        """A hash and a part of a list of the same moment."""
        with self._reaching(operation), self._redis.pipeline(transaction=True) as pipe:
            pipe.hgetall(session)
            pipe.lrange(texts, first, last)
            found, some = pipe.execute()
        return _texts(found), some

    def recall(self, session_id: str, key: str) -> bytes | None:
        """What was answered under an idempotency key; None if nothing was."""
        keys = _keys(session_id)[2]
        with self._reaching("recall"):
            # A repeated answer acknowledges the change, as the first one does: no sooner than its copies are there.
            found = self._recall([keys], [key]) if self._copies else self._redis.hget(keys, key)
        return cast("bytes | None", found)

    def commit(self, session_id: str, change: Change) -> Outcome:
        """Store a turn, if the session has not moved on."""
        keep = "" if change.keep is None else change.keep
        given = [change.version, change.attempt, change.ttl_s, change.key, change.answer, channel_of(session_id), keep]
        with self._reaching("commit"):
            found = self._commit(_keys(session_id), [*given, *_appended(change), *_pairs(change.values)])
        return Outcome(found[0].decode(), *found[1:])

    def reissue(self, session_id: str, name: str, digest: str) -> bool:
        """Replace the digest of a token; False if there is no such session."""
        with self._reaching("reissue"):
            return bool(self._reissue(_keys(session_id)[:1], [name, digest, channel_of(session_id)]) == b"applied")

    def delete(self, session_id: str) -> None:
        """Forget a session, and tell those who follow it."""
        with self._reaching("delete"):
            self._delete(_keys(session_id), [channel_of(session_id)])

    def spend(self, name: str, cost_us: int, room_us: int, now_us: int) -> int:
        """Spend from what a caller may use, if there is room for so much; as `limits.Counter` says."""
        with self._reaching("spend"):
            return int(self._spend([f"rw:{{{name}}}:spent"], [cost_us, room_us, now_us]))

    def promise(self, commitment: str, value: str, ttl_s: int) -> None:
        """Keep a seed that was committed to."""
        with self._reaching("promise"):
            self._redis.set(_promise(commitment), value, ex=ttl_s)

    def redeem(self, commitment: str) -> str | None:
        """Take the seed of a commitment away; None if there is none (any more)."""
        with self._reaching("redeem"):
            found = cast("bytes | None", self._redis.getdel(_promise(commitment)))
        return None if found is None else found.decode()


def _few_retries() -> Retry:
    """Twice more after a broken connection, as after a restart; a silent server is not asked again."""
    return Retry(ExponentialBackoff(cap=0.1, base=0.02), 2, supported_errors=(redis.ConnectionError,))


def channel_of(session_id: str) -> str:
    """Where every change of a session is announced."""
    return f"rw:{{{session_id}}}:events"


def _script(client: redis.Redis | Cluster, name: str, replicas: int = 0, replicas_timeout_ms: int = 0) -> Script:
    text = files("service").joinpath("lua", f"{name}.lua").read_text(encoding="utf-8")
    return Script(client, text, replicas, replicas_timeout_ms)


def _keys(session_id: str) -> list[str]:
    """The keys of a session; the braces keep them in one slot of a cluster."""
    return [f"rw:{{{session_id}}}:{part}" for part in ("session", "moves", "keys", "events")]


def _promise(commitment: str) -> str:
    return f"rw:{{{commitment}}}:promise"


def _appended(change: Change) -> Iterator[str | int]:
    """The plies and the events of a change, each with their number before."""
    return chain([len(change.plies)], change.plies, [len(change.events)], change.events)


def _pairs(values: Mapping[str, str]) -> Iterator[str]:
    return chain.from_iterable(values.items())


def _texts(found: Mapping[Any, Any]) -> Mapping[str, str] | None:
    return {name.decode(): value.decode() for name, value in found.items()} or None


class _Reach:
    """Turns failures of the client into ours. After a silence, callers are sent away for a moment without waiting.

    A store that does not answer would otherwise hold every thread for the whole timeout, and stateless requests with
    them.
    """

    def __init__(self, telemetry: Telemetry) -> None:
        self._telemetry = telemetry
        self._silent_until = 0.0

    @contextmanager
    def __call__(self, operation: str) -> Iterator[None]:
        with self._telemetry.store_request(operation):
            if time.monotonic() < self._silent_until:
                raise StoreUnavailableError(_AWAY, "silent")
            try:
                yield
            except (redis.RedisError, OSError) as failure:
                if isinstance(failure, redis.TimeoutError):
                    self._silent_until = time.monotonic() + _SILENCE_S
                trouble = trouble_of(failure)
                raise StoreUnavailableError(_TOLD.get(trouble, _AWAY), trouble) from failure


_TOLD: Final[Mapping[Trouble, Sentence]] = {"full": _FULL, "unconfirmed": _UNSURE}
"""What callers are told where it is more than that the store is away."""
