"""Which node of a Redis Cluster has which slot, as far as is known, and a client of each node."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

import redis
from redis.exceptions import ClusterDownError

_SEARCH_LIMIT_S: Final = 2.0
"""How long nodes are asked, one after the other, which of them has which slot."""
_SILENCE_S: Final = 1.0
"""How long a node that did not answer in time is left alone."""
_SILENT: Final = "The nodes of the cluster do not answer."
_AWAY: Final = "No node of the cluster can be used"


class SilentNodeError(redis.ConnectionError):
    """A node does not answer; others may. No TimeoutError, which says that the whole store is silent."""


@dataclass(frozen=True, slots=True)
class Node:
    """Where a server of the cluster listens."""

    host: str
    port: int


class ClusterMap:
    """Finds the node of a slot. What it knows may be old; a node that is asked in vain says who has the slot now.

    Args:
        seeds: some nodes of the cluster; the others are learned from them.
        client_of: makes the client of a node.
    """

    def __init__(self, seeds: Sequence[Node], client_of: Callable[[Node], redis.Redis]) -> None:
        self._seeds = frozenset(seeds)
        self._nodes = self._seeds
        self._client_of = client_of
        self._clients: dict[Node, redis.Redis] = {}
        self._owners: dict[int, Node] = {}
        self._failed_at: dict[Node, float] = {}
        self._silent_until: dict[Node, float] = {}
        self._searching = Lock()
        self._searches = 0
        self._all_silent = False

    def client(self, node: Node) -> redis.Redis:
        """The client of a node. Raises SilentNodeError if it has just failed to answer: nobody waits for it again."""
        if time.monotonic() < self._silent_until.get(node, 0):
            raise SilentNodeError("A node of the cluster has been silent just now.")
        # Of two threads that come at the same time, both get the client that was kept.
        return self._clients.get(node) or self._clients.setdefault(node, self._client_of(node))

    def owner(self, slot: int | None) -> Node:
        """The node that has a slot; for no slot, any node that has some. Raises RedisError."""
        known = self._owners or self._search()
        if slot is None:
            return self._best_first(set(known.values()))[0]
        owner = known.get(slot) or self._search().get(slot)
        if owner is None:
            raise ClusterDownError(f"No node has slot {slot}.")
        return owner

    def any_awake(self) -> Node:
        """A node that has answered just now. Raises RedisError."""
        return self._ask()[0]

    def move(self, slot: int | None, node: Node) -> None:
        """A node has said that a slot is another's."""
        if slot is not None:
            self._owners = {**self._owners, slot: node}

    def doubt(self, slot: int | None, node: Node, *, silent: bool = False) -> None:
        """A node did not answer: whoever comes next asks the others who has its slots."""
        now = time.monotonic()
        self._failed_at[node] = now
        if silent:
            self._silent_until[node] = now + _SILENCE_S
        if slot is None or self._owners.get(slot) == node:
            self._owners = {}

    def close(self) -> None:
        """Close all clients."""
        for client in list(self._clients.values()):
            client.close()

    def _search(self) -> dict[int, Node]:
        """Ask the nodes. Of many who come at the same time one asks, and the others share what comes of it."""
        seen = self._searches
        if not self._searching.acquire(timeout=2 * _SEARCH_LIMIT_S):
            raise redis.TimeoutError(_SILENT)
        try:
            if self._searches == seen:
                self._search_alone()
        finally:
            self._searching.release()
        if not self._owners:
            raise redis.TimeoutError(_SILENT) if self._all_silent else redis.ConnectionError(_AWAY)
        return self._owners

    def _search_alone(self) -> None:
        self._all_silent = False
        try:
            self._owners = self._ask()[1]
        except redis.RedisError as failure:
            self._all_silent = isinstance(failure, redis.TimeoutError)
            raise
        finally:
            self._searches += 1

    def _ask(self) -> tuple[Node, dict[int, Node]]:
        """The first node that knows the cluster, and what it says."""
        limit = time.monotonic() + _SEARCH_LIMIT_S
        failure: Exception | None = None
        for node in self._best_first(self._seeds | self._nodes):
            if time.monotonic() > limit:
                break
            try:
                ranges = self.client(node).execute_command("CLUSTER SLOTS")
            except redis.RedisError as error:
                self._failed_at[node] = time.monotonic()
                failure = error
            else:
                if ranges:
                    return node, self._take(node, ranges)
        if isinstance(failure, redis.TimeoutError):
            raise redis.TimeoutError(_SILENT) from failure
        raise redis.ConnectionError(f"{_AWAY}: {failure}") from failure

    def _best_first(self, nodes: Iterable[Node]) -> list[Node]:
        """In any order, but those that have failed come last."""
        return sorted(nodes, key=lambda node: (self._failed_at.get(node, 0), random.random()))  # noqa: S311 - no secret

    def _take(self, teller: Node, ranges: Sequence[Sequence[Any]]) -> dict[int, Node]:
        """The owners by slot, from the answer of `CLUSTER SLOTS`: first and last slot, primary, replicas."""
        told = [(first, last, [_node(each, teller) for each in nodes]) for first, last, *nodes in ranges]
        self._nodes = frozenset(node for *_, nodes in told for node in nodes)
        for gone in self._clients.keys() - self._nodes - self._seeds:
            self._clients.pop(gone, None)
        return {slot: nodes[0] for first, last, nodes in told for slot in range(first, last + 1)}


def _node(told: Sequence[Any], teller: Node) -> Node:
    """A node of `CLUSTER SLOTS`; one that does not know its own name has that under which it was asked."""
    host = told[0].decode() if isinstance(told[0], bytes) else told[0]
    return Node(host or teller.host, int(told[1]))
