"""The checker of histories: a good one passes, and each way to break a promise is found and shown."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest
from history import check
from history_values import Attempt, Call, Event, History, Kind, Table, Told

ID = "abcdefghijklmnopqrstuv"
HAPPENED: list[dict[str, Any]] = [
    {"type": "created", "version": 1},
    {"type": "dealt", "version": 1},
    {"type": "move", "version": 2, "seat": 0, "ply": 0, "move": "tile:B7", "by": "player"},
    {"type": "move", "version": 2, "ply": 1, "move": "draw:W", "by": "chance"},
    {"type": "move", "version": 3, "seat": 1, "ply": 2, "move": "take:4", "by": "player"},
    {"type": "undo_asked", "version": 4, "seat": 1, "ply": 2},
    {"type": "undone", "version": 5, "seat": 1, "ply": 2},
    {"type": "move", "version": 6, "seat": 1, "ply": 2, "move": "take:5", "by": "random"},
    {"type": "resigned", "version": 7, "seat": 0},
    {"type": "over", "version": 7, "reason": "resigned"},
]
MOVE, LATER, ASK, AGREE, RESIGN, READ = range(6)


def events(spectator: bool = False) -> list[dict[str, Any]]:
    blank: dict[str, Any] = {"seat": None, "ply": None, "move": None, "by": None, "reason": None, "your_move": []}
    made = [{**blank, "seq": seq, **each} for seq, each in enumerate(HAPPENED, 1)]
    if spectator:
        made[2]["move"] = "tile:B?"
    return made


def good(at: float, version: int, digest: str = "same") -> Attempt:
    return Attempt(at, at + 0.5, 200, "", version, digest)


def refused(at: float, status: int, code: str, version: int | None = None) -> Attempt:
    return Attempt(at, at + 0.5, status, code, version)


def call(kind: Kind, seat: int | None, *attempts: Attempt, move: str = "", if_match: int | None = None) -> Call:
    return Call(7, ID, kind, seat, attempts, move, if_match)


def history() -> History:
    """What a good service leaves: with a lost answer, a hung store, rivals that came too late, and repeats."""
    lost, away = Attempt(1, 2, 0), refused(2.1, 503, "store_unavailable")
    calls = [
        call("move", 0, lost, away, good(3, 2), good(3.6, 2), move="tile:B7", if_match=1),
        call("move", 1, good(5, 3), move="take:4"),
        call("ask", 1, good(7, 4)),
        call("agree", 0, good(9, 5)),
        call("resign", 0, good(13, 7)),
        call("read", None, good(14, 7), Attempt(15, 15.1, 304, "", 7)),
        call("move", 0, refused(3, 412, "stale_version", 2), move="tile:B7", if_match=1),
        call("move", 1, Attempt(4, 5, 0), refused(5.5, 409, "not_your_turn"), move="take:9"),
    ]
    told = [Told(1, ID, "spectator", events(True)), Told(2, ID, "host", events())]
    table = Table(ID, 2, 7, {"host": events(), "spectator": events(True)}, ["tile:B7", "draw:W", "take:5"])
    return History(calls, told, [table])


def with_call(index: int, **changes: Any) -> History:
    made = history()
    made.calls[index] = replace(made.calls[index], **changes)
    return made


def with_extra(*calls: Call) -> History:
    made = history()
    made.calls.extend(calls)
    return made


def with_table(change: Callable[[dict[int, Any]], Any], *audiences: str) -> History:
    """All audiences of the table, and its followers, see events that were changed."""
    made = history()
    found = {name: [dict(event) for event in heard] for name, heard in made.tables[0].events.items()}
    for name in audiences or ("host", "spectator"):
        change({event["seq"]: event for event in found[name]})
    made.tables[0] = replace(made.tables[0], events=found)
    made.told = [replace(each, events=deepcopy(found[each.audience])) for each in made.told]
    return made


def with_told(audience: int, heard: Callable[[list[Event]], list[Event]]) -> History:
    made = history()
    made.told[audience] = replace(made.told[audience], events=heard(list(made.told[audience].events)))
    return made


def promises(found: History) -> list[str]:
    return [violation.promise for violation in check(found)]


def test_nothing_is_said_against_a_good_history() -> None:
    assert check(history()) == []


def test_a_change_whose_answer_never_came_may_have_been_made_once() -> None:
    moved = with_call(LATER, attempts=(Attempt(5, 6, 0), refused(7, 409, "not_your_turn")))

    assert check(moved) == []


NOT_THERE = "an acknowledged change is not among the events"
NOBODY = "version {} was made by a refused request, by a second hearing of one, or by nobody"


@pytest.mark.parametrize(
    ("broken", "promise"),
    [
        pytest.param(with_extra(call("move", 1, good(20, 8), move="take:9")), NOT_THERE, id="a change that is nowhere"),
        pytest.param(with_call(LATER, move="take:6"), NOT_THERE, id="another move than the acknowledged one"),
        pytest.param(with_call(RESIGN, seat=1), NOT_THERE, id="another seat than the one that resigned"),
        pytest.param(
            with_call(LATER, attempts=(good(5, 3), good(6, 3, "other"))),
            "the same request was acknowledged with two different answers",
            id="a repeat with another answer",
        ),
        pytest.param(
            with_call(LATER, attempts=(good(5, 3), refused(6, 409, "not_your_turn"))),
            "a request was refused after it had been acknowledged",
            id="a repeat that is refused",
        ),
        pytest.param(
            with_extra(call("move", 1, good(5, 3), move="take:4")),
            "two changes were acknowledged for one version",
            id="two winners of a race",
        ),
        pytest.param(
            with_call(LATER, attempts=(refused(5, 409, "illegal_move"),)), NOBODY.format(3), id="refused but made"
        ),
        pytest.param(
            with_call(LATER, attempts=(refused(5, 412, "stale_version", 2),)), NOBODY.format(3), id="stale but made"
        ),
        pytest.param(with_table(lambda at: at[8].update(by="player", seat=0)), NOBODY.format(6), id="a move of nobody"),
        pytest.param(
            with_call(READ, attempts=(good(14, 6),)), "version 7 had been seen before", id="a read of the past"
        ),
        pytest.param(
            with_extra(call("read", 1, good(0, 5))), "version 5 had been seen before", id="a read of the future"
        ),
        pytest.param(
            with_call(LATER, if_match=1),
            "a change was made on another version than its condition names",
            id="a condition that was not heeded",
        ),
        pytest.param(
            with_extra(call("move", 0, refused(3.5, 412, "stale_version", 2), move="x", if_match=2)),
            "a change was refused as stale on the version that its condition names",
            id="a condition that held",
        ),
        pytest.param(
            with_extra(call("read", 1, refused(3, 500, "internal_error"))),
            "an answer is not one of the documented ones",
            id="a failure of ours",
        ),
        pytest.param(
            with_extra(call("read", 1, refused(3, 404, "unknown_session"))),
            "an answer is not one of the documented ones",
            id="a session that vanished",
        ),
        pytest.param(
            with_extra(call("read", 1, refused(30, 503, "store_unavailable"))),
            "a request was never answered",
            id="a client that gave up",
        ),
        pytest.param(
            with_table(lambda at: at[9].update(version=9)),
            "after version 6 does not come the next one",
            id="a version that was left out",
        ),
        pytest.param(
            with_table(lambda at: at[9].update(seq=10)), "event 9 has another number", id="a number that was left out"
        ),
        pytest.param(
            with_table(lambda at: at[5].update(ply=3)), "after 2 plies does not come the next one", id="a lost ply"
        ),
        pytest.param(
            with_table(lambda at: at[5].update(move="take:6"), "spectator"),
            "audience spectator is told another event than the host",
            id="another move for the spectators",
        ),
    ],
)
def test_a_broken_promise_is_found(broken: History, promise: str) -> None:
    assert promise in promises(broken)


@pytest.mark.parametrize(
    ("heard", "seq"),
    [
        pytest.param(lambda told: told[:4] + told[5:], 5, id="a loss"),
        pytest.param(lambda told: told[:4] + told[3:], 5, id="a repetition"),
        pytest.param(lambda told: [*told[:4], told[5], told[4], *told[6:]], 5, id="another order"),
        pytest.param(lambda told: told[:-1], 10, id="an end that was not told"),
        pytest.param(lambda told: [*told, told[-1]], 11, id="something after the end"),
        pytest.param(lambda told: [*told[:2], {**told[2], "move": "tile:B7"}, *told[3:]], 3, id="a secret"),
    ],
)
def test_a_follower_that_is_told_anything_else_is_found(heard: Callable[[list[Event]], list[Event]], seq: int) -> None:
    [violation] = check(with_told(0, heard))

    assert f"a follower for spectator, was not told event {seq}" in violation.promise


def test_what_was_only_shown_can_be_left_out_and_then_what_was_acknowledged_still_counts() -> None:
    shown = with_call(READ, attempts=(good(14, 6),))
    shown.told = with_told(0, lambda told: told[:-1]).told

    assert len(check(shown)) == 2
    assert check(shown, shown=False) == []
    assert len(check(with_call(LATER, move="take:6"), shown=False)) == 1


def test_a_record_that_differs_from_the_events_is_shown_from_where_it_does() -> None:
    made = history()
    made.tables[0] = replace(made.tables[0], moves=["tile:B7", "draw:W", "take:4"])

    [violation] = check(made)
    assert violation.promise == "the record differs from the events at ply 2"
    assert violation.excerpt == ("events: ['take:5']", "record: ['take:4']")


def test_a_record_against_the_rules_is_found() -> None:
    made = history()
    made.tables[0] = replace(made.tables[0], replayed=False)

    assert promises(made) == ["the record is against the rules"]


def test_an_excerpt_has_the_calls_that_show_it_and_no_others() -> None:
    [violation] = check(with_call(READ, attempts=(good(14, 6),)))

    assert violation.excerpt == (
        "client 7 seat 0 resign: 13.0000-13.5000 200 version 7",
        "client 7 seat None read: 14.0000-14.5000 200 version 6",
    )
    assert str(violation).startswith(f"version 7 had been seen before (table {ID})\n  client 7 seat 0 resign")


def test_a_request_without_an_answer_excuses_one_change_and_not_two() -> None:
    """As when a server hears the same request twice and plays it twice."""
    made = with_call(LATER, attempts=(Attempt(5, 6, 0), refused(7, 409, "not_your_turn")))
    table = made.tables[0]
    again = {**events()[4], "seq": 11, "version": 8, "ply": 3}
    twice = {name: [*heard, again] for name, heard in table.events.items()}
    made.tables[0] = replace(table, events=twice, version=8, moves=[*table.moves, "take:4"])
    made.told = [replace(each, events=twice[each.audience]) for each in made.told]

    [violation] = check(made)
    assert violation.promise == NOBODY.format(8)
