"""Clients of the store: which addresses there are, what a cluster's client does with each answer, scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread
from typing import Any

import pytest
import redis
from redis.backoff import NoBackoff
from redis.connection import SSLConnection
from redis.crc import key_slot
from redis.exceptions import AskError, ClusterDownError, MovedError, TryAgainError
from redis.retry import Retry

from service.cluster import Cluster, Command
from service.cluster_map import Node
from service.config import Config
from service.connections import Script, _Address, connect, listener
from service.embedded import StoreError, check_reachable, public_address

A, B, NEW = Node("a", 7000), Node("b", 7001), Node("new", 7002)
KEY = "rw:{id}:session"
SLOT = key_slot(KEY.encode())


def client_of(url: str | None) -> Any:
    return connect(Config(redis_url=url), 1, 1, Retry(NoBackoff(), 0))


@pytest.mark.parametrize(
    ("url", "kind", "nodes", "service"),
    [
        ("redis+cluster://a:7000,b:7001", "cluster", (A, B), ""),
        ("rediss+cluster://u:p%40@a:7000", "cluster", (A,), ""),
        ("redis+cluster://[::1]:7000,a", "cluster", (Node("::1", 7000), Node("a", 6379)), ""),
        ("redis+sentinel://a:7000,b/games", "sentinel", (A, Node("b", 26379)), "games"),
        ("redis+sentinel://:hush@a:7000,b:7001/games/2?sentinel_password=hush", "sentinel", (A, B), "games"),
        ("redis://h:1/2", "", (), ""),
        ("unix:///tmp/s", "", (), ""),
    ],
)
def test_an_address_names_nodes_and_what_they_are(url: str, kind: str, nodes: tuple[Node, ...], service: str) -> None:
    address = _Address.of(url)

    assert (address.kind, address.nodes, address.service) == (kind, nodes, service)
    assert "hush" not in repr(address)


@pytest.mark.parametrize(
    "url",
    [
        "redis+cluster://",
        "redis+cluster://a:port",
        "redis+cluster://a:1,,b:2",
        "redis+cluster://a:1/0",
        "redis+sentinel://a:1",
        "redis+sentinel://a:1/games/first",
        "redis+other://a:1",
        "http+cluster://a:1",
    ],
)
def test_what_is_no_address_is_refused_without_showing_it(url: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        client_of(url)
    with pytest.raises(StoreError) as refused:
        check_reachable(url.replace("//", "//:hush@"))
    assert "hush" not in str(refused.value)


def test_an_address_is_told_without_its_password() -> None:
    assert public_address("redis+cluster://u:hush@a:1,b:2") == "redis+cluster://a:1,b:2"
    assert public_address("redis+sentinel://:hush@a/games?sentinel_password=hush") == "redis+sentinel://a/games"


@pytest.mark.parametrize("url", [None, "redis+cluster://127.0.0.1:1", "redis+sentinel://127.0.0.1:1/games"])
def test_a_client_is_made_without_its_server_and_fails_as_redis_does(url: str | None) -> None:
    client = client_of(url)

    calls: list[Callable[[], Any]] = [
        client.ping,
        lambda: client.hgetall(KEY),
        lambda: Script(client, "return 1")([KEY], []),
    ]
    for call in calls:
        with pytest.raises(redis.RedisError):
            call()
    with pytest.raises(redis.RedisError):
        listener(Config(redis_url=url)).ping()


def test_an_unreachable_cluster_is_reported_at_the_start() -> None:
    with pytest.raises(StoreError, match=r"redis\+cluster://127.0.0.1:1 \(REDIS_URL\) cannot be used"):
        check_reachable("redis+cluster://:hush@127.0.0.1:1")


@pytest.mark.parametrize("kind", ["cluster://a:7000", "sentinel://a:7000/games"])
def test_a_second_s_in_the_scheme_means_tls(kind: str) -> None:
    address, plain = f"rediss+{kind}", f"redis+{kind}"

    assert issubclass(connection_class(address), SSLConnection)
    assert not issubclass(connection_class(plain), SSLConnection)


def connection_class(url: str) -> type:
    client = client_of(url)
    made: type = (client._map.client(A) if isinstance(client, Cluster) else client).connection_pool.connection_class
    return made


def test_a_script_that_the_server_does_not_know_is_sent_whole(clean_redis: str) -> None:
    client = client_of(clean_redis)
    script = Script(client, "redis.call('SET', KEYS[1], ARGV[1]) return redis.call('GET', KEYS[1])")

    assert script([KEY], ["first"]) == b"first"
    client.script_flush()
    assert script([KEY], ["second"]) == b"second"


def test_a_mistake_in_a_script_is_no_reason_to_send_it_again(clean_redis: str) -> None:
    with pytest.raises(redis.ResponseError):
        Script(client_of(clean_redis), "redis.call('INCR', 'n') return redis.call('NO SUCH COMMAND')")(["n"], [])

    assert client_of(clean_redis).get("n") == b"1"


class Nodes:
    """Nodes of a cluster in the hands of a test: each does with a command what `does` says, and all is noted down."""

    def __init__(self, owner: Node = A) -> None:
        self.owner = owner
        self.failure: redis.RedisError | None = None
        self.does: dict[Node, Callable[[tuple[Any, ...]], Any]] = {}
        self.said: list[tuple[Node, str]] = []

    def client(self, node: Node) -> Any:
        return _Client(self, node)

    def answer(self, node: Node, words: tuple[Any, ...]) -> Any:
        self.said.append((node, str(words[0])))
        if words[0] == "CLUSTER SLOTS":
            if self.failure:
                raise self.failure
            return [[0, 16383, [self.owner.host.encode(), self.owner.port, b"id"]]]
        does: Callable[[tuple[Any, ...]], Any] = self.does.get(node, lambda _: b"OK")
        return does(words)

    @property
    def told(self) -> list[tuple[Node, str]]:
        return [(node, word) for node, word in self.said if word != "CLUSTER SLOTS"]


class _Client:
    """A client of one of the nodes, and its own pipeline."""

    def __init__(self, nodes: Nodes, node: Node) -> None:
        self.nodes, self.node = nodes, node
        self.response_callbacks: dict[str, Any] = {}
        self.waiting: list[tuple[Any, ...]] = []
        self.collects = False

    @contextmanager
    def pipeline(self, transaction: bool) -> Iterator[_Client]:
        pipe = _Client(self.nodes, self.node)
        pipe.collects = True
        yield pipe

    def execute_command(self, *words: Any, **_: Any) -> Any:
        if self.collects:
            return self.waiting.append(words)
        return self.nodes.answer(self.node, words)

    def execute(self, raise_on_error: bool) -> list[Any]:
        return [self.nodes.answer(self.node, words) for words in self.waiting]


def one_after_the_other(*answers: Any) -> Callable[[tuple[Any, ...]], Any]:
    """Gives these answers in turn; an exception that is no answer is raised."""
    left = list(answers)

    def answer(_: tuple[Any, ...]) -> Any:
        found = left.pop(0)
        if isinstance(found, redis.ConnectionError | redis.TimeoutError):
            raise found
        return found

    return answer


def cluster_of(nodes: Nodes, retries: int = 2) -> Cluster:
    retry = Retry(NoBackoff(), retries, supported_errors=(redis.ConnectionError,))
    return Cluster([A, B], nodes.client, retry)


def test_a_slot_that_has_moved_is_found_and_remembered() -> None:
    nodes = Nodes()
    nodes.does[A] = one_after_the_other(MovedError(f"{SLOT} new:7002"))
    client = cluster_of(nodes)

    assert [client.get(KEY), client.get(KEY)] == [b"OK", b"OK"]
    assert nodes.told == [(A, "GET"), (NEW, "GET"), (NEW, "GET")]


def test_a_key_that_has_gone_ahead_of_its_slot_is_asked_for_once() -> None:
    nodes = Nodes()
    nodes.does[A] = one_after_the_other(AskError(f"{SLOT} new:7002"), b"here")
    client = cluster_of(nodes)

    assert [client.get(KEY), client.get(KEY)] == [b"OK", b"here"]
    assert nodes.told == [(A, "GET"), (NEW, "ASKING"), (NEW, "GET"), (A, "GET")]


def test_a_node_that_does_not_tell_its_name_is_the_one_that_was_asked() -> None:
    nodes = Nodes()
    nodes.does[A] = one_after_the_other(MovedError(f"{SLOT} :7009"))
    client = cluster_of(nodes)
    client.get(KEY)

    assert nodes.told[1] == (Node("a", 7009), "GET")


def test_keys_that_are_being_moved_are_waited_for() -> None:
    nodes = Nodes()
    nodes.does[A] = one_after_the_other(TryAgainError(), TryAgainError(), b"together")

    assert cluster_of(nodes).get(KEY) == b"together"


def test_keys_that_never_come_together_are_given_up() -> None:
    nodes = Nodes()
    nodes.does[A] = lambda _: TryAgainError()
    with pytest.raises(redis.RedisError):
        cluster_of(nodes).get(KEY)
    assert len(nodes.told) <= 16


def test_commands_that_belong_together_are_redirected_together() -> None:
    nodes = Nodes()
    nodes.does[A] = one_after_the_other(MovedError(f"{SLOT} new:7002"), 0)
    commands = [Command(("EVALSHA", "digest", 1, KEY)), Command(("WAIT", 1, 100))]

    assert cluster_of(nodes).together(commands) == [b"OK", b"OK"]
    assert nodes.told == [(A, "EVALSHA"), (A, "WAIT"), (NEW, "EVALSHA"), (NEW, "WAIT")]


def test_of_commands_that_do_not_belong_together_only_the_redirected_ones_are_sent_again() -> None:
    nodes = Nodes()
    nodes.does[A] = one_after_the_other(b"here", AskError(f"{SLOT} new:7002"), AskError(f"{SLOT} new:7002"))
    with cluster_of(nodes).pipeline(transaction=False) as pipe:
        pipe.get(KEY)
        pipe.hgetall(KEY)
        assert pipe.execute() == [b"here", b"OK"]
    assert nodes.told == [(A, "GET"), (A, "HGETALL"), (A, "HGETALL"), (NEW, "ASKING"), (NEW, "HGETALL")]


def test_a_broken_connection_makes_the_client_look_again_for_the_slot() -> None:
    nodes = Nodes()

    def dies(_: tuple[Any, ...]) -> Any:
        nodes.owner = B
        raise redis.ConnectionError

    nodes.does[A] = dies
    assert cluster_of(nodes).get(KEY) == b"OK"
    assert nodes.told == [(A, "GET"), (B, "GET")]


def test_a_broken_node_is_tried_as_often_as_told() -> None:
    nodes = Nodes()
    nodes.does[A] = one_after_the_other(*[redis.ConnectionError()] * 9)
    with pytest.raises(redis.ConnectionError):
        cluster_of(nodes, retries=2).get(KEY)
    assert nodes.told == [(A, "GET")] * 3


def test_a_silent_node_is_waited_for_once_and_then_left_alone() -> None:
    nodes = Nodes()
    nodes.does[A] = one_after_the_other(redis.TimeoutError())
    client = cluster_of(nodes)

    for _ in range(3):
        # A TimeoutError would say that all nodes are silent.
        with pytest.raises(redis.ConnectionError):
            client.get(KEY)
    assert nodes.told == [(A, "GET")]


@pytest.mark.parametrize("failure", [redis.TimeoutError(), redis.ConnectionError()])
def test_nodes_that_are_all_silent_are_told_from_nodes_that_are_all_gone(failure: redis.RedisError) -> None:
    nodes = Nodes()
    nodes.failure = failure
    client = cluster_of(nodes)

    with pytest.raises(type(failure)):
        client.get(KEY)
    nodes.failure = None
    assert client.get(KEY) == b"OK"


def test_a_slot_that_nobody_has_is_a_failure_of_the_cluster() -> None:
    nodes = Nodes()
    client = cluster_of(nodes)
    client.get(KEY)
    client._map._owners = {SLOT + 1: A}
    nodes.does[A] = lambda _: ClusterDownError("CLUSTERDOWN Hash slot not served")

    with pytest.raises(redis.RedisError):
        client.get(KEY)


def test_many_who_miss_the_cluster_at_once_ask_it_once() -> None:
    nodes = Nodes()
    asked, go = Event(), Event()

    def slowly(node: Node) -> Any:
        client = nodes.client(node)
        answer = client.execute_command

        def execute_command(*words: Any, **options: Any) -> Any:
            asked.set()
            assert go.wait(10)
            return answer(*words, **options)

        client.execute_command = execute_command
        return client

    client = Cluster([A], slowly, Retry(NoBackoff(), 0))
    callers = [Thread(target=client.get, args=(KEY,)) for _ in range(8)]
    for caller in callers:
        caller.start()
    assert asked.wait(10)
    go.set()
    for caller in callers:
        caller.join(10)

    assert len(nodes.told) == 8
    # A caller who begins only when the first search is over may begin a second one.
    assert 1 <= len(nodes.said) - len(nodes.told) < 8
