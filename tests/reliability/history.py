"""Finds where a history breaks a promise of the service. Pure functions.

No acknowledged change is lost, none is made twice, nobody sees the past, nobody is told anything else than what
happened.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from history_values import UNSURE, Call, Deed, Event, History, Table, Told

DOCUMENTED: Final = {
    **dict.fromkeys(("not_your_turn", "illegal_move", "game_over", "undo_refused", "record_full"), 409),
    "stale_version": 412,
    **dict.fromkeys(("store_unavailable", "overloaded"), 503),
}
"""Problems that callers with good tokens and readable requests can meet, and their statuses."""

_KINDS: Final = {
    "resigned": "resign",
    "undo_asked": "ask",
    "undo_agreed": "agree",
    "undone": "agree",
    "undo_declined": "decline",
}
"""What made the events of other types than moves; alone at the table, who asks takes back at once."""

_PARTLY_HIDDEN: Final = frozenset(("tile", "return", "arrange", "guess", "stop"))
"""Kinds of moves that are told in other words to those who may not know all of them."""

_OWN: Final = ("move", "your_move")
"""The members of an event that are not the same for all who read it."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A promise that was broken, at which table, and the few lines of the history that show it."""

    promise: str
    table: str
    excerpt: tuple[str, ...]

    def __str__(self) -> str:
        return "\n  ".join((f"{self.promise} (table {self.table})", *self.excerpt))


def check(history: History, *, shown: bool = True) -> list[Violation]:
    """Every broken promise.

    Args:
        history: of sessions that have come to rest.
        shown: whether what was shown to readers and followers counts, too, besides what was acknowledged. A primary
            that hung while a replica took its place shows for a moment, when it comes back, what no replica has.
    """
    return [
        Violation(promise, table.id, tuple(map(str, excerpt)))
        for table in history.tables
        for promise, *excerpt in _broken(
            table,
            [call for call in history.calls if call.table == table.id],
            [told for told in history.told if told.table == table.id],
            shown,
        )
    ]


def _broken(table: Table, calls: Sequence[Call], told: Sequence[Told], shown: bool) -> Iterator[tuple[Any, ...]]:
    yield from _badly_answered(calls)
    yield from _badly_numbered(table)
    yield from _lost(table, calls)
    yield from _answered_differently(calls)
    yield from _made_twice(calls)
    yield from _made_by_nobody(table, calls)
    yield from _made_on_another_version(calls)
    for audience in table.events:
        yield from _beyond_entitlement(table, audience)
    yield from _recorded_differently(table)
    if shown:
        yield from _seen_in_the_past(calls)
        for each in told:
            yield from _mistold(table, each)


def _badly_answered(calls: Iterable[Call]) -> Iterator[tuple[Any, ...]]:
    for call in calls:
        for each in call.attempts:
            good = (0, 200, 304) if call.kind == "read" else (0, 200)
            if each.status not in good and DOCUMENTED.get(each.code) != each.status:
                yield "an answer is not one of the documented ones", call
        if call.keyed and all(each.status in UNSURE for each in call.attempts):
            yield "a request was never answered", call


def _badly_numbered(table: Table) -> Iterator[tuple[Any, ...]]:
    version = 1
    for seq, event in enumerate(table.events["host"], 1):
        if event["seq"] != seq:
            yield f"event {seq} has another number", event
        if event["version"] not in {version, version + (seq > 1)}:
            yield f"after version {version} does not come the next one", event
        version = event["version"]
    if version != table.version:
        yield (f"the session is of version {table.version}, its last event of {version}",)


def _made(table: Table) -> dict[int, list[Event]]:
    """The events of each version."""
    made: dict[int, list[Event]] = {}
    for event in table.events["host"]:
        made.setdefault(event["version"], []).append(event)
    return made


def _deed(events: Sequence[Event], seats: int) -> Deed | None:
    """What somebody must have asked for to make a version; None: it is the beginning, or the clock's."""
    first = events[0]
    if first["type"] == "move":
        return ("move", first["seat"], first["move"]) if first["by"] == "player" else None
    kind = _KINDS.get(first["type"])
    if first["type"] == "undone" and seats == 1:
        kind = "ask"
    return None if kind is None else (kind, None if kind == "agree" else first["seat"], "")


def _changes(calls: Iterable[Call]) -> list[Call]:
    return [call for call in calls if call.kind != "read"]


def _lost(table: Table, calls: Iterable[Call]) -> Iterator[tuple[Any, ...]]:
    made = _made(table)
    for call in _changes(calls):
        if call.version is not None:
            found = made.get(call.version, [])
            if not found or _deed(found, table.seats) != call.deed:
                yield "an acknowledged change is not among the events", call, *found


def _answered_differently(calls: Iterable[Call]) -> Iterator[tuple[Any, ...]]:
    for call in _changes(calls):
        if len({(each.version, each.digest) for each in call.good}) > 1:
            yield "the same request was acknowledged with two different answers", call
        if call.good and any(
            each.begun > call.good[0].ended and each.status not in (200, *UNSURE) for each in call.attempts
        ):
            yield "a request was refused after it had been acknowledged", call


def _made_twice(calls: Iterable[Call]) -> Iterator[tuple[Any, ...]]:
    owner: dict[int, Call] = {}
    for call in _changes(calls):
        if call.version is not None and call.version in owner:
            yield "two changes were acknowledged for one version", owner[call.version], call
        elif call.version is not None:
            owner[call.version] = call


def _made_by_nobody(table: Table, calls: Sequence[Call]) -> Iterator[tuple[Any, ...]]:
    """Versions that nobody was acknowledged for must be those of requests of which nothing is known, one for each."""
    changes = _changes(calls)
    acknowledged = {call.version for call in changes}
    free = Counter(call.deed for call in changes if call.unsure)
    for version, events in _made(table).items():
        deed = _deed(events, table.seats)
        if deed is None or version in acknowledged:
            continue
        if not free[deed]:
            yield (
                f"version {version} was made by a refused request, by a second hearing of one, or by nobody",
                events[0],
                *(call for call in changes if call.deed == deed),
            )
        free[deed] -= 1


class _Sight(NamedTuple):
    """A version that somebody was shown, or made, between two moments."""

    begun: float
    ended: float
    version: int
    made: bool
    call: Call


def _sights(calls: Iterable[Call]) -> Iterator[_Sight]:
    for call in calls:
        for each in call.attempts:
            if each.version is not None and (call.kind == "read" or each.status == 412):
                yield _Sight(each.begun, each.ended, each.version, False, call)
        if call.kind != "read" and call.version is not None:
            yield _Sight(call.begun, call.good[0].ended, call.version, True, call)


def _seen_in_the_past(calls: Sequence[Call]) -> Iterator[tuple[Any, ...]]:
    """What begins after something has ended is not older than it, and what it makes is newer."""
    by_end = sorted(_sights(calls), key=lambda sight: sight.ended)
    newest: _Sight | None = None
    ended = iter(by_end)
    coming = next(ended, None)
    for sight in sorted(by_end, key=lambda sight: sight.begun):
        while coming is not None and coming.ended < sight.begun:
            newest = coming if newest is None or coming.version > newest.version else newest
            coming = next(ended, None)
        if newest is not None and sight.version < newest.version + sight.made:
            yield f"version {newest.version} had been seen before", newest.call, sight.call


def _made_on_another_version(calls: Iterable[Call]) -> Iterator[tuple[Any, ...]]:
    for call in _changes(calls):
        if call.if_match is None:
            continue
        if call.version is not None and call.version != call.if_match + 1:
            yield "a change was made on another version than its condition names", call
        if any(each.status == 412 and each.version == call.if_match for each in call.attempts):
            yield "a change was refused as stale on the version that its condition names", call


def _beyond_entitlement(table: Table, audience: str) -> Iterator[tuple[Any, ...]]:
    """All read the same of an event, except for what is hidden in its move, and what each has to do after it."""
    nothing: Event = {}
    for full, told in zip_longest(table.events["host"], table.events[audience], fillvalue=nothing):
        same = {name: full.get(name) for name in full if name not in _OWN}
        if same != {name: told.get(name) for name in told if name not in _OWN} or not _redacts(told, full):
            yield f"audience {audience} is told another event than the host", full, told
            return


def _redacts(told: Event, full: Event) -> bool:
    """Whether a move is told as it is, or in the words for those from whom a part of it is hidden."""
    if told["move"] is None or told["move"] == full["move"]:
        return True
    verbs = {re.split("[:@]", event["move"] or "")[0] for event in (told, full)}
    return len(verbs) == 1 and verbs <= _PARTLY_HIDDEN


def _mistold(table: Table, told: Told) -> Iterator[tuple[Any, ...]]:
    for seq, (right, heard) in enumerate(zip_longest(table.events[told.audience], told.events), 1):
        if right != heard:
            what = f"client {told.client}, a follower for {told.audience}, was not told event {seq} as number {seq}"
            yield what, f"happened: {right}", f"told: {heard}"
            return


def _recorded_differently(table: Table) -> Iterator[tuple[Any, ...]]:
    """The moves, less those that were taken back, are the record."""
    plies: list[str] = []
    for event in table.events["host"]:
        if event["type"] == "move":
            if event["ply"] != len(plies):
                yield f"after {len(plies)} plies does not come the next one", event
            plies.append(event["move"])
        elif event["type"] == "undone":
            del plies[event["ply"] :]
    if not table.replayed:
        yield "the record is against the rules", f"record: {table.moves}"
    if plies != list(table.moves):
        at = next(index for index, (a, b) in enumerate(zip_longest(plies, table.moves)) if a != b)
        yield f"the record differs from the events at ply {at}", f"events: {plies[at:]}", f"record: {table.moves[at:]}"
