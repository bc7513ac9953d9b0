"""Runs that end in a history: a service, a store, clients at their games, and faults meanwhile."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import Any, Final

from history_clients import Client, Follower, Player
from history_values import History, Table
from history_wire import Game, Line, Place
from nemesis import Fault

PLACES: Final[tuple[tuple[str, Mapping[str, Any]], ...]] = (
    ("anaconda", {}),
    ("numerus", {}),
    ("davinci", {}),
    ("numerus", {"clock": {"turn_s": 1, "policy": "random"}}),
    ("numerus-solo", {}),
    ("davinci-solo", {}),
    ("anaconda", {"setup": {"players": 3, "repetition": "draw"}}),
    ("davinci", {"setup": {"players": 3, "jokers": True}}),
)
"""What is played where."""

_PLAYERS_PER_PLACE: Final = 3
_PATIENCE_S: Final = 90.0


@dataclass(slots=True)
class Run:
    """What a run has left: the history, and how much of what there was."""

    history: History = field(default_factory=History)
    counts: Counter[str] = field(default_factory=Counter)


def play(url: str, seed: str, faults: Mapping[str, Fault], schedule: Iterator[str]) -> Run:
    """Play at all places; each fault of the schedule comes after some changes were acknowledged; then come to rest.

    Args:
        url: of the service.
        seed: of everything that clients and faults do by chance; what threads and servers do is not repeatable.
        faults: by name.
        schedule: their names; the run ends with it.
    """
    run = Run()
    places = [Place(url, ruleset, order) for ruleset, order in PLACES]
    players, followers = _players(url, seed, places, run.history), _followers(url, seed, places, run.history)
    for client in (*players, *followers):
        client.start()
    rng = random.Random(seed)
    for name in schedule:
        _wait_for_changes(players, rng.randint(10, 40))
        faults[name](rng)
        run.counts[f"fault: {name}"] += 1
    _wait_for_changes(players, 20)
    _come_to_rest(places, players, followers)
    for client in (*players, *followers):
        run.counts.update(client.counts)
    games = [game for place in places for game in place.games]
    run.history.tables += [_found(Line(url), game) for game in games]
    run.counts.update(games=len(games), events=sum(len(table.events["host"]) for table in run.history.tables))
    return run


def _players(url: str, seed: str, places: Sequence[Place], history: History) -> list[Player]:
    """At each place as many, so that most seats have rivals: client n is at seat n of its place, if it has so many."""
    return [
        Player(number, url, place, history, seed)
        for number, place in enumerate(place for _ in range(_PLAYERS_PER_PLACE) for place in places)
    ]


def _followers(url: str, seed: str, places: Sequence[Place], history: History) -> list[Follower]:
    audiences = cycle(("0", "spectator", "1", "host", "2"))
    made = [Follower(100 + number, url, place, history, seed) for number, place in enumerate(places)]
    for number, (follower, audience) in enumerate(zip(made, audiences, strict=False)):
        follower.audience, follower.streaming = audience, number % 2 == 0
    return made


def _wait_for_changes(players: Sequence[Player], count: int) -> None:
    """Wait until so many changes more were acknowledged."""
    wanted = _acknowledged(players) + count
    _until(lambda: _acknowledged(players) >= wanted, players, "nothing is acknowledged any more")


def _acknowledged(players: Sequence[Player]) -> int:
    return sum(player.counts["changes acknowledged"] for player in players)


def _come_to_rest(places: Sequence[Place], players: Sequence[Player], followers: Sequence[Follower]) -> None:
    """Let every client finish what it is about, end every game, and let the followers read to the end."""
    for player in players:
        player.stopping.set()
    _until(lambda: not any(player.is_alive() for player in players), players, "players are not answered")
    for place, player in zip(places, players, strict=False):
        game = place.game()
        _resign(player, game)
        place.closed.set()
    # One that does not come to the end is found in the history.
    for follower in followers:
        follower.join(_PATIENCE_S)
    _raise_failures(followers)


def _resign(player: Player, game: Game) -> None:
    while player.read(game, 0)["status"] != "over":
        player.change(game, 0, "resign", None)


def _until(condition: Callable[[], bool], clients: Sequence[Client], otherwise: str) -> None:
    limit = time.monotonic() + _PATIENCE_S
    while not condition():
        _raise_failures(clients)
        assert time.monotonic() < limit, otherwise
        time.sleep(0.02)
    _raise_failures(clients)


def _raise_failures(clients: Sequence[Client]) -> None:
    for client in clients:
        if client.failure is not None:
            raise client.failure


def _found(line: Line, game: Game) -> Table:
    """A session as all its audiences find it at the end."""
    shown = line.ask("GET", game.path).document
    record = line.ask("GET", f"{game.path}/record").document["record"]
    replayed = line.ask("POST", f"/v1/{record['game']}/replay", {"record": record}).document["valid"]
    events = {audience: _events(line, game, audience) for audience in game.tokens}
    return Table(game.id, game.seats, shown["version"], events, record["moves"], replayed)


def _events(line: Line, game: Game, audience: str) -> list[Any]:
    events: list[Any] = []
    while True:
        page = line.ask("GET", f"{game.path}/events?after={len(events)}&limit=1000", None, game.headers(audience))
        if not page.document["events"]:
            return events
        events += page.document["events"]
