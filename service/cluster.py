"""A client of a Redis Cluster, for a store of which every request stays within one slot.

redis-py's own connects as it is made, cannot keep a script and its WAIT on one connection, and fails with what is no
`RedisError` (when no node can be reached, or as an AttributeError when a slot moves to a node that it has not met).
This one finds the nodes when it needs them, and a cluster that is away is a `RedisError` like any other.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Self

import redis
from redis.commands import CoreCommands
from redis.crc import key_slot
from redis.event import EventDispatcher
from redis.exceptions import AskError, ClusterDownError, MovedError, TryAgainError
from redis.retry import Retry

from service.cluster_map import ClusterMap, Node, SilentNodeError

_HOPS: Final = 16
"""How many redirections and pauses one request may take."""
_PAUSE_S: Final = 0.05
"""While the keys of a slot move, a request that needs several of them waits until they are together."""
_REDIRECTIONS: Final = (AskError, TryAgainError)  # MovedError is an AskError


@dataclass(frozen=True, slots=True)
class Command:
    """A command as redis-py takes it: its words, and options for reading its answer."""

    words: tuple[Any, ...]
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def slot(self) -> int | None:
        """The slot of its first key; None if it has none, and any node can answer."""
        place = 3 if self.words[0] in {"EVAL", "EVALSHA"} else 1
        return key_slot(str(self.words[place]).encode()) if len(self.words) > place else None


_MULTI: Final = Command(("MULTI",))
_EXEC: Final = Command(("EXEC",))


class _Commands(CoreCommands):
    """The commands of redis-py, for a class that has `execute_command`."""

    _is_async_client: Literal[False] = False
    _event_dispatcher = EventDispatcher()


class Cluster(_Commands):
    """A cluster as one client: the commands of `redis.Redis`, each sent to the node that has the key.

    Args:
        seeds: some nodes of the cluster; the others are learned from them.
        client_of: makes the client of a node; one that does not try again by itself.
        retry: how often, and for which errors, a request is sent again.
    """

    def __init__(self, seeds: Sequence[Node], client_of: Callable[[Node], redis.Redis], retry: Retry) -> None:
        self._map = ClusterMap(seeds, client_of)
        self._retry = retry
        self._readers = self._map.client(seeds[0]).response_callbacks

    def execute_command(self, *words: Any, **options: Any) -> Any:
        """Run one command."""
        return self.together([Command(words, options)])[0]

    def together(self, commands: Sequence[Command]) -> list[Any]:
        """Run commands in order on one connection to the node that has the first one's key."""
        return self._again_if_broken(lambda: self._follow(commands))

    def at_once(self, commands: Sequence[Command]) -> list[Any]:
        """Run commands on keys of one slot in one moment (MULTI, EXEC)."""
        *_, found = self.together([_MULTI, *commands, _EXEC])
        return [self._read(command, answer) for command, answer in zip(commands, found, strict=True)]

    def each(self, commands: Sequence[Command]) -> list[Any]:
        """Run commands on keys of one slot in one go; while the slot moves, each where its own key is."""
        return self._again_if_broken(lambda: self._each(commands))

    def pipeline(self, transaction: bool = True) -> Batch:
        """Collect commands on keys of one slot; a transaction runs them in one moment."""
        return Batch(self, transaction)

    def close(self) -> None:
        """Close all connections that are not in use."""
        self._map.close()

    def a_node(self) -> redis.Redis:
        """The client of a node that answers just now; what is published at any node can be heard there."""
        return self._map.client(self._map.any_awake())

    def _read(self, command: Command, answer: Any) -> Any:
        """What the answer to a command in a transaction means; redis-py does this for commands outside of one."""
        read = self._readers.get(command.words[0])
        options = {name: value for name, value in command.options.items() if name != "keys"}
        return read(answer, **options) if read else answer

    def _again_if_broken(self, run: Callable[[], list[Any]]) -> list[Any]:
        return self._retry.call_with_retry(lambda: _all_good(run()), lambda _: None)

    def _each(self, commands: Sequence[Command]) -> list[Any]:
        slot = commands[0].slot
        found = self._send(self._map.owner(slot), slot, commands)
        return [
            self._follow([command])[0] if isinstance(answer, _REDIRECTIONS) else answer
            for command, answer in zip(commands, found, strict=True)
        ]

    def _follow(self, commands: Sequence[Command]) -> list[Any]:
        """Send commands together, to wherever the first redirection among their answers leads."""
        slot = next((command.slot for command in commands if command.slot is not None), None)
        node, asking = self._map.owner(slot), False
        for _ in range(_HOPS):
            found = self._send(node, slot, commands, asking=asking)
            match next((answer for answer in found if isinstance(answer, _REDIRECTIONS)), None):
                case MovedError() as moved:
                    node, asking = _target(moved, node), False
                    self._map.move(slot, node)
                case AskError() as ask:
                    node, asking = _target(ask, node), True
                case TryAgainError():
                    time.sleep(_PAUSE_S)
                    node, asking = self._map.owner(slot), False
                case _:
                    return found
        raise ClusterDownError("The keys are still on the move.")

    def _send(self, node: Node, slot: int | None, commands: Sequence[Command], *, asking: bool = False) -> list[Any]:
        try:
            return _sent(self._map.client(node), commands, asking=asking)
        except redis.ConnectionError:
            self._map.doubt(slot, node)
            raise
        except redis.TimeoutError as failure:
            self._map.doubt(slot, node, silent=True)
            raise SilentNodeError("A node of the cluster did not answer in time.") from failure


class Batch(_Commands):
    """Commands that wait to be run in one go."""

    def __init__(self, cluster: Cluster, transaction: bool) -> None:
        self._run = cluster.at_once if transaction else cluster.each
        self._commands: list[Command] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._commands.clear()

    def execute_command(self, *words: Any, **options: Any) -> Batch:
        """Add a command."""
        self._commands.append(Command(words, options))
        return self

    def execute(self) -> list[Any]:
        """Run them; the answers in order. Raises the first error."""
        return self._run(self._commands) if self._commands else []


def _sent(client: redis.Redis, commands: Sequence[Command], *, asking: bool) -> list[Any]:
    """The answers to commands on one connection; an error is an answer."""
    with client.pipeline(transaction=False) as pipe:
        if asking:
            # It is about the next command, or about a whole transaction.
            pipe.execute_command("ASKING")
        for command in commands:
            pipe.execute_command(*command.words, **command.options)
        found = pipe.execute(raise_on_error=False)
    return found[1:] if asking else found


def _all_good(found: list[Any]) -> list[Any]:
    for answer in found:
        if isinstance(answer, Exception):
            raise answer
    return found


def _target(redirection: AskError, teller: Node) -> Node:
    return Node(redirection.host or teller.host, redirection.port)
