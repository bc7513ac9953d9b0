"""What is wrong with the store, as a code of a short list, from what the client of Redis has raised."""

from __future__ import annotations

from typing import Final

import redis
from redis.exceptions import ClusterDownError, NoPermissionError, ReadOnlyError, ResponseError, TryAgainError
from redis.sentinel import MasterNotFoundError

from service.cluster_map import SilentNodeError
from service.connections import TooFewReplicasError
from service.readiness import Trouble

_KINDS: Final[tuple[tuple[type[Exception] | tuple[type[Exception], ...], Trouble], ...]] = (
    ((redis.AuthenticationError, redis.exceptions.AuthorizationError, NoPermissionError), "misconfigured"),
    ((redis.TimeoutError, SilentNodeError), "silent"),
    (redis.BusyLoadingError, "loading"),
    ((MasterNotFoundError, ClusterDownError, TryAgainError), "failing_over"),
    (ReadOnlyError, "read_only"),
    (TooFewReplicasError, "unconfirmed"),
    (redis.OutOfMemoryError, "full"),
)
_BEGINNINGS: Final[dict[str, Trouble]] = {
    "NOREPLICAS": "replicas_missing",
    "MISCONF": "not_saving",
    "NOAUTH": "misconfigured",
    "WRONGPASS": "misconfigured",
    "NOPERM": "misconfigured",
    "READONLY": "read_only",
    "OOM": "full",
    "LOADING": "loading",
    "CLUSTERDOWN": "failing_over",
    "unknown command": "misconfigured",
}
"""What redis-py has no class for, or leaves in the text of a script's failure."""
_DEMOTED: Final = "The previous master is now a slave"
"""How redis-py tells of a primary that sentinels have replaced."""


def trouble_of(failure: Exception) -> Trouble:
    """The code of a failure."""
    for kind, trouble in _KINDS:
        if isinstance(failure, kind):
            return trouble
    text = str(failure)
    if isinstance(failure, ResponseError):
        return next((found for start, found in _BEGINNINGS.items() if text.startswith(start)), "failing")
    if _DEMOTED in text:
        return "failing_over"
    if isinstance(failure, redis.ConnectionError | OSError):
        # The client of a cluster, and the one of sentinels, tell of what a node has said as the cause.
        cause = failure.__cause__
        return trouble_of(cause) if isinstance(cause, redis.RedisError) else "away"
    return "failing"
