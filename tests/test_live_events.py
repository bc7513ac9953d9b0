"""The events of live games: numbered without gaps, told to each caller as far as it may know, always the same."""

from __future__ import annotations

from typing import Any

import pytest
from hidden_game import ENTRY_THAT_TELLS_NOTHING as MUTE
from live_table import Table

from service.catalog import CATALOG
from service.events import PLAYERS, TYPES
from service.proofs import Proof, check
from service.refusal import Refusal

CALLERS: tuple[Any, ...] = (0, 1, None, "host")


@pytest.mark.parametrize("game", list(CATALOG))
def test_the_events_of_a_game_tell_its_record(clean_redis: str, game: str) -> None:
    table = Table(clean_redis, game)
    table.play_to_the_end()
    events = table.events()

    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert {event["type"] for event in events} <= set(TYPES)
    moves = [event for event in events if event["type"] == "move"]
    assert [event["ply"] for event in moves] == list(range(len(moves)))
    assert tuple(event["move"] for event in table.events("host") if event["type"] == "move") == table.moves()
    assert {event["by"] for event in moves} <= set(PLAYERS)
    assert [event["type"] for event in events][:2] == ["created", "dealt"]
    assert (events[-1]["type"], events[-1]["reason"]) == ("over", "finished")
    assert table.show()["events"] == len(events)
    versions = [event["version"] for event in events]
    assert versions == sorted(versions)


@pytest.mark.parametrize("game", list(CATALOG))
def test_events_read_the_same_whenever_they_are_asked_for(clean_redis: str, game: str) -> None:
    table = Table(clean_redis, game)
    callers = [who for who in CALLERS if not isinstance(who, int) or who < len(table.created["seats"])]
    heard: dict[Any, list[Any]] = {who: [] for who in callers}
    while table.show()["status"] == "running":
        for who in callers:
            heard[who] += table.events(who, after=len(heard[who]), limit=2)
        table.play_any()
    for who in callers:
        heard[who] += table.events(who, after=len(heard[who]))
        assert heard[who] == table.events(who)


def test_a_drawn_tile_is_told_to_its_owner_and_to_the_host_only(clean_redis: str) -> None:
    table = Table(clean_redis, "davinci")
    table.play(0, "draw:B")
    drawn = table.moves()[1]

    told = {who: table.events(who)[-1]["move"] for who in CALLERS}
    assert told == {0: drawn, 1: "tile:B?", None: "tile:B?", "host": drawn}


def test_where_a_ruleset_tells_nothing_of_its_plies_the_events_have_no_move(clean_redis: str) -> None:
    table = Table(clean_redis, MUTE)
    table.play(0, "ask")

    for who in (0, 1, None):
        assert [event["move"] for event in table.events(who) if event["type"] == "move"] == [None, None]
    assert None not in [event["move"] for event in table.events("host") if event["type"] == "move"]


def test_only_the_seat_to_move_is_told_what_it_has_to_do_and_only_by_the_last_event_of_a_change(
    clean_redis: str,
) -> None:
    table = Table(clean_redis, "davinci")
    assert table.show(0)["your_move"] == ["draw"]
    table.play(0, "draw:B")

    assert table.show(0)["your_move"] == ["guess"]
    assert [event["your_move"] for event in table.events(0)] == [[], ["draw"], [], ["guess"]]
    for who in (1, None, "host"):
        assert table.show(who)["your_move"] == []
        assert all(event["your_move"] == [] for event in table.events(who))


@pytest.mark.parametrize("game", list(CATALOG))
def test_what_there_is_to_do_are_the_kinds_of_the_legal_moves(clean_redis: str, game: str) -> None:
    table = Table(clean_redis, game)
    while (shown := table.show())["status"] == "running":
        mover = shown["to_move"]
        legal = table.sessions.legal_moves(table.entry, table.call(mover)).moves
        assert set(table.show(mover)["your_move"]) == {listed.move.kind for listed in legal}
        table.play_any()
    assert all(table.show(seat["seat"])["your_move"] == [] for seat in table.created["seats"])


def test_every_exposed_tile_comes_with_a_proof_that_leads_to_the_root_of_the_beginning(clean_redis: str) -> None:
    table = Table(clean_redis, "davinci")
    root = table.created["root"]
    table.play_to_the_end()
    proofs = [proof for event in table.events(None) for proof in event["proofs"]]
    exposed = [slot["tile"] for row in table.show(None)["view"]["rows"] for slot in row if slot["exposed"]]

    assert sorted(proof["tile"] for proof in proofs) == sorted(exposed) != []
    assert all(check(root, 24, Proof(**{**proof, "path": tuple(proof["path"])})) for proof in proofs)
    assert len({proof["back"] for proof in proofs}) == len(proofs)


def test_a_proof_shows_a_back_that_lay_on_the_table_since_the_tile_came(clean_redis: str) -> None:
    table = Table(clean_redis, "davinci")
    table.play_to_the_end()
    lain: set[int] = set()
    for event in table.events(None):
        new = {back for row in event["backs"]["rows"] for back in row} if event["backs"] else set()
        assert {proof["back"] for proof in event["proofs"]} <= new
        lain |= new
    assert lain <= set(range(24))


def test_there_are_no_events_beyond_the_newest_one(clean_redis: str) -> None:
    table = Table(clean_redis, "anaconda")
    assert table.events(after=2) == []
    with pytest.raises(Refusal) as found:
        table.events(after=3)

    assert found.value.code == "range_not_satisfiable"


def test_of_several_that_play_the_same_ply_one_makes_events(clean_redis: str) -> None:
    table = Table(clean_redis, "anaconda")
    table.play(0, "roll:III,IV")
    before = table.events()
    with pytest.raises(Refusal):
        table.play(0, "roll:III,V", if_match='"1"')

    assert table.events() == before
