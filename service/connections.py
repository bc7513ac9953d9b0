"""Connections to the store, for every kind of address: one server, a cluster, servers that sentinels watch.

    redis://[user:password@]host[:port][/db]                    one server; rediss:// with TLS
    unix://[user:password@]/path[?db=0]                         one server, on a socket of this machine
    redis+cluster://[user:password@]host:port[,host:port...]    some nodes of a Redis Cluster
    redis+sentinel://[user:password@]host:port[,host:port...]/service[/db]
                                                                the primary that these sentinels name

`rediss+cluster://` and `rediss+sentinel://` are the same with TLS. User and password are those of the servers; those of
the sentinels, if they have any, are the parameters `sentinel_username` and `sentinel_password`. All other parameters
(`?name=value`) go to redis-py, as `ssl_ca_certs`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qsl, quote, urlencode, urlsplit

import redis
from redis.backoff import NoBackoff
from redis.connection import parse_url
from redis.exceptions import NoScriptError
from redis.retry import Retry
from redis.sentinel import Sentinel, SentinelManagedConnection, SentinelManagedSSLConnection

from service.cluster import Cluster, Command
from service.cluster_map import Node
from service.config import Config

NOWHERE: Final = "unix:///dev/null"
"""Without an address every call says that the store is away; Redis's default address may be somebody else's."""

_PORTS: Final = {"cluster": 6379, "sentinel": 26379}


class TooFewReplicasError(redis.RedisError):
    """A change was made, but not enough replicas have told in time that they have it; it may be lost."""


class Script:
    """A Lua script on the server, or on whichever server has the keys.

    With `replicas`, a call returns once that many replicas have what the script wrote, and else raises
    TooFewReplicasError. WAIT speaks of the connection that it comes on, so the two travel together, and a script that
    finds its work already done has to write something nevertheless: what was never written cannot be waited for.

    Args:
        client: what `connect` gives.
        text: the script; all keys that it touches are in its KEYS.
        replicas: how many replicas must have what it wrote; 0: none is asked.
        replicas_timeout_ms: how long they are waited for.
    """

    def __init__(
        self, client: redis.Redis | Cluster, text: str, replicas: int = 0, replicas_timeout_ms: int = 500
    ) -> None:
        self._client = client
        self._execute: Callable[..., Any] = client.execute_command
        self._text = text
        self._digest = hashlib.sha1(text.encode(), usedforsecurity=False).hexdigest()
        self._replicas = replicas
        self._wait = Command(("WAIT", replicas, replicas_timeout_ms))

    def __call__(self, keys: Sequence[str], args: Iterable[Any]) -> Any:
        """Run it; what it returns. A server that does not know it yet, or no more, learns it by this."""
        given = (len(keys), *keys, *args)
        try:
            return self._run(Command(("EVALSHA", self._digest, *given)))
        except NoScriptError:
            return self._run(Command(("EVAL", self._text, *given)))

    def _run(self, command: Command) -> Any:
        if not self._replicas:
            return self._execute(*command.words)
        answer, reached = _together(self._client, (command, self._wait))
        if reached < self._replicas:
            raise TooFewReplicasError(f"{reached} of {self._replicas} replicas have the change.")
        return answer


def connect(config: Config, timeout_s: float, connect_timeout_s: float, retry: Retry) -> redis.Redis | Cluster:
    """A client of the store; connects with its first command. Raises ValueError for what is no address.

    Args:
        config: has the address.
        timeout_s: how long an answer is waited for.
        connect_timeout_s: how long a connection is waited for.
        retry: how often, and for which errors, a command is sent again.
    """
    address = _Address.of(config.redis_url or NOWHERE)
    settings = {
        "socket_timeout": timeout_s,
        "socket_connect_timeout": connect_timeout_s,
        "max_connections": max(100, config.threads),
    }
    match address.kind:
        case "cluster":
            return _cluster(address, settings, retry)
        case "sentinel":
            return _watched(address, settings, retry)
        case _:
            return redis.Redis.from_url(address.url, **settings, retry=retry)


def listener(config: Config) -> redis.Redis:
    """A client of one server, for one long subscription. Raises RedisError when no node of a cluster answers.

    A subscription ends with its server, and is not renewed by itself; a new listener finds another node of a cluster,
    or the primary that the sentinels name by then.
    """
    client = connect(config, config.store_timeout_s, config.store_connect_timeout_s, Retry(NoBackoff(), 0))
    return client.a_node() if isinstance(client, Cluster) else client


@dataclass(frozen=True, slots=True)
class _Address:
    """An address, taken apart.

    Attributes:
        kind: `cluster`, `sentinel`, or nothing for one server.
        url: of one server, or of what is common to all, with a host to be replaced.
        nodes: the nodes of a cluster that are named, or the sentinels.
        service: what the sentinels call the servers.
        sentinel_login: `user:password@` for the sentinels.
    """

    kind: str
    url: str = field(repr=False)
    nodes: tuple[Node, ...] = ()
    service: str = ""
    sentinel_login: str = field(default="", repr=False)

    @classmethod
    def of(cls, url: str) -> _Address:
        """Take an address apart. Raises ValueError, whose message may quote a part of the address."""
        parts = urlsplit(url)
        scheme, _, kind = parts.scheme.partition("+")
        if not kind:
            return cls("", url)
        login, at, hosts = parts.netloc.rpartition("@")
        service, _, db = parts.path.strip("/").partition("/")
        if scheme not in {"redis", "rediss"} or kind not in _PORTS or bool(service) != (kind == "sentinel"):
            raise ValueError("not an address of a cluster or of sentinels")
        if db and not db.isdecimal():
            raise ValueError("a database has a number")
        query, sentinel_login = _split_query(parts.query)
        return cls(
            kind,
            f"{scheme}://{login}{at}node/{db}?{query}",
            tuple(_node(host, _PORTS[kind]) for host in hosts.split(",")),
            service,
            sentinel_login,
        )

    @property
    def scheme(self) -> str:
        """`redis`, or `rediss` for TLS."""
        return self.url.partition(":")[0]


def _split_query(query: str) -> tuple[str, str]:
    """The parameters for the servers, and `user:password@` for the sentinels."""
    given = dict(parse_qsl(query))
    user, password = given.pop("sentinel_username", ""), given.pop("sentinel_password", "")
    login = f"{quote(user, safe='')}:{quote(password, safe='')}@" if user or password else ""
    return urlencode(given), login


def _node(text: str, port: int) -> Node:
    """A node from `host:port`, `host` or `[v6]:port`."""
    parts = urlsplit(f"//{text}")
    if not parts.hostname:
        raise ValueError("a node has no name")
    return Node(parts.hostname, parts.port or port)


def _cluster(address: _Address, settings: dict[str, Any], retry: Retry) -> Cluster:
    options = {**parse_url(address.url), **settings, "retry": Retry(NoBackoff(), 0)}

    def client_of(node: Node) -> redis.Redis:
        pool = redis.ConnectionPool(**{**options, "host": node.host, "port": node.port})
        return redis.Redis.from_pool(pool)

    return Cluster(address.nodes, client_of, retry)


def _watched(address: _Address, settings: dict[str, Any], retry: Retry) -> redis.Redis:
    """The client of a primary: each new connection asks the sentinels which server that is."""
    watch = Sentinel([])
    watch.sentinels = [_sentinel(address, node, settings) for node in address.nodes]
    connection = _ManagedWithTLS if address.scheme == "rediss" else _Managed
    options = {**parse_url(address.url), "connection_class": connection}
    del options["host"]
    client: redis.Redis = watch.master_for(address.service, **options, **settings, retry=retry)
    return client


class _Managed(SentinelManagedConnection):
    """A connection to the primary that closes after a silence.

    redis-py 8.1 keeps it (its pull request 4292 mends that): the next command would go to the same silent server, or
    read a belated answer to the last one.
    """

    def read_response(self, *arguments: Any, **options: Any) -> Any:
        return super().read_response(*arguments, **{"disconnect_on_error": True, **options})


class _ManagedWithTLS(_Managed, SentinelManagedSSLConnection):
    """The same with TLS."""


def _sentinel(address: _Address, node: Node, settings: dict[str, Any]) -> redis.Redis:
    query = urlsplit(address.url).query
    host = f"[{node.host}]" if ":" in node.host else node.host
    url = f"{address.scheme}://{address.sentinel_login}{host}:{node.port}?{query}"
    return redis.Redis.from_url(url, **settings, retry=Retry(NoBackoff(), 0))


def _together(client: redis.Redis | Cluster, commands: Sequence[Command]) -> list[Any]:
    """The answers to commands on one connection. Raises the first error."""
    if isinstance(client, Cluster):
        return client.together(commands)
    with client.pipeline(transaction=False) as pipe:
        for command in commands:
            pipe.execute_command(*command.words)
        return pipe.execute()
