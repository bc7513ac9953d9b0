"""How live games begin: with the players' entropy, and where other games stood."""

from __future__ import annotations

import hashlib
from typing import Any

import orjson
import pytest
from live_table import Table

from service.admission import Call
from service.catalog import CATALOG
from service.operations import new, replay
from service.record import Record
from service.refusal import Refusal

GAMES = list(CATALOG)


def promised(table: Table) -> str:
    commitment: str = table.sessions.promise()["commitment"]
    return commitment


def refused(table: Table, **order: Any) -> Refusal:
    given = {"setup": table.entry.schemas.setup().load({}), "assist": "none", **order}
    with pytest.raises(Refusal) as found:
        table.sessions.create(table.entry, given)
    return found.value


def record_of(table: Table) -> Record:
    return table.sessions.record(table.entry, table.call("host"))[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_players_add_changes_the_seed_that_was_promised_before(clean_redis: str, game: str) -> None:
    table = Table(clean_redis, game)
    commitment = promised(table)
    words = [f"word-{seat}" for seat in range(len(table.created["seats"]))]
    table.open(lambda order: table.sessions.create(table.entry, order), commitment=commitment, entropy=words)
    assert (table.created["commitment"], table.created["entropy"]) == (commitment, words)

    table.sessions.resign(table.entry, table.call(0))
    shown, record = table.show(), record_of(table)
    assert hashlib.sha256(f"{shown['salt']}:{shown['seed']}".encode()).hexdigest() == commitment
    assert record.seed == hashlib.sha256("|".join([shown["seed"], *words]).encode()).hexdigest()
    assert replay(table.entry, record).valid
    dealt = new(table.entry, record.setup, record.seed).state
    assert table.sessions.at_ply(table.entry, table.call(), 0)["state"] == dealt


def test_other_words_bring_another_deal(clean_redis: str) -> None:
    table = Table(clean_redis, "davinci")
    deals = set()
    for word in ("a", "b", "c"):
        order = {"commitment": promised(table), "entropy": ["x", word]}
        table.open(lambda given: table.sessions.create(table.entry, given), **order)
        deals.add(str(table.created["state"]["rows"]))

    assert len(deals) == 3


def test_a_promise_is_good_for_one_game(clean_redis: str) -> None:
    table = Table(clean_redis, "anaconda")
    order = {"commitment": promised(table), "entropy": ["a", "b"]}
    table.open(lambda given: table.sessions.create(table.entry, given), **order)

    assert refused(table, **order).code == "not_found"
    assert refused(table, commitment="0" * 64, entropy=["a", "b"]).code == "not_found"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"entropy": ["a"]}, "wrong_number_of_entropies"),
        ({"entropy": ["a", "b", "c"]}, "wrong_number_of_entropies"),
        ({"seats": ["only one"]}, "wrong_number_of_names"),
        ({"seed": "mine"}, "contradictory_order"),
        ({"record": Record("anaconda", "anaconda/1", None, ())}, "contradictory_order"),
        ({"ply": 3}, "contradictory_order"),
    ],
)
def test_a_refused_order_leaves_the_promise_good(clean_redis: str, wrong: dict[str, Any], code: str) -> None:
    table = Table(clean_redis, "anaconda")
    order = {"commitment": promised(table), "entropy": ["a", "b"]}

    refusal = refused(table, **{**order, **wrong})
    assert (refusal.code, refusal.violations[0].code) == ("invalid_state", code)
    table.open(lambda given: table.sessions.create(table.entry, given), **order)


@pytest.mark.parametrize("order", [{"commitment": "0" * 64}, {"entropy": ["a", "b"]}])
def test_a_promise_and_the_entropy_go_together(clean_redis: str, order: dict[str, Any]) -> None:
    assert refused(Table(clean_redis, "anaconda"), **order).violations[0].code == "contradictory_order"


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_begins_where_the_other_game_stood_and_both_go_on(clean_redis: str, game: str) -> None:
    table = Table(clean_redis, game, seats=None)
    for _ in range(3):
        table.play_any()
    plies, other = table.moves(), table.id
    stood = table.sessions.at_ply(table.entry, table.call("host"), 2)["state"]
    host = table.call("host")
    table.open(lambda order: table.sessions.fork(table.entry, host, {"ply": 2, "assist": "hints"}))

    assert table.created["origin"] == {"session": other, "ply": 2}
    forked = record_of(table)
    assert forked.start == stood
    shown = table.play_to_the_end()
    assert shown["status"] == "over"
    assert replay(table.entry, record_of(table)).valid
    assert table.sessions.record(table.entry, host)[0].moves == plies


def test_a_fork_draws_from_a_seed_of_its_own(clean_redis: str) -> None:
    table = Table(clean_redis, "anaconda", seed="seven")
    host, rolls = table.call("host"), set()
    for _ in range(20):
        table.open(lambda order: table.sessions.fork(table.entry, host, {"assist": "none"}))
        rolls.add(table.play(0, "roll:III,IV")["moves"][1])

    assert len(rolls) > 1


def test_while_something_is_hidden_only_the_host_forks_and_after_the_end_anybody(clean_redis: str) -> None:
    table = Table(clean_redis, "davinci")
    for who in (0, 1, None):
        with pytest.raises(Refusal) as found:
            table.sessions.fork(table.entry, table.call(who), {"assist": "none"})
        assert found.value.code == "forbidden"
    table.sessions.fork(table.entry, table.call("host"), {"assist": "none"})

    table.sessions.resign(table.entry, table.call(0))
    table.sessions.fork(table.entry, table.call(None), {"assist": "none"})


def test_a_fork_keeps_the_names_unless_others_are_given(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus", seats=["Ada", "Bob"])
    host = table.call("host")
    table.open(lambda order: table.sessions.fork(table.entry, host, {"assist": "none"}))
    assert [seat["name"] for seat in table.created["seats"]] == ["Ada", "Bob"]

    table.open(lambda order: table.sessions.fork(table.entry, host, {"assist": "none", "seats": ["Cy", "Di"]}))
    assert [seat["name"] for seat in table.created["seats"]] == ["Cy", "Di"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_go_on_from_any_ply_of_a_record(clean_redis: str, game: str) -> None:
    table = Table(clean_redis, game)
    table.play_to_the_end()
    record = record_of(table)
    for ply in (0, 1, len(record.moves) // 2):
        stood = table.sessions.at_ply(table.entry, Call(table.id), ply)["state"]
        other = Table(clean_redis, game, record=record, ply=ply)
        assert other.created["origin"] == {"session": None, "ply": ply}
        assert record_of(other).start == stood


def test_a_record_is_played_only_as_far_as_it_is_needed_and_a_bad_ply_is_named(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus-solo")
    table.play_any()
    table.play_any()
    good = record_of(table)
    bad = Record(good.game, good.rules, good.setup, (*good.moves, good.moves[0]), good.start, good.seed)

    refusal = refused(table, record=bad)
    assert (refusal.code, refusal.members["ply"]) == ("illegal_move", 2)
    Table(clean_redis, "numerus-solo", record=bad, ply=2)
    assert refused(table, record=bad, ply=9).violations[0].code == "no_such_ply"


@pytest.mark.parametrize("game", GAMES)
def test_every_ply_of_a_finished_game_can_be_shown_again(clean_redis: str, game: str) -> None:
    table = Table(clean_redis, game)
    table.play_to_the_end()
    record = record_of(table)
    state = table.entry.game.initial_state(record.setup, record.seed)
    for ply, text in enumerate((None, *record.moves)):
        if text is not None:
            state = table.entry.game.apply(state, table.entry.game.parse_move(text))
        shown = table.sessions.at_ply(table.entry, Call(table.id), ply)
        assert (shown["ply"], shown["plies"], shown["move"]) == (ply, len(record.moves), text)
        assert shown["state"] == state
    with pytest.raises(Refusal) as found:
        table.sessions.at_ply(table.entry, Call(table.id), len(record.moves) + 1)
    assert found.value.code == "not_found"


def test_a_ply_of_a_running_game_shows_each_caller_what_it_was_told(clean_redis: str) -> None:
    table = Table(clean_redis, "davinci", seed="seven")
    table.play(0, "draw:B")
    drawn = table.moves("host")[1]

    for who, told in (("host", drawn), (0, drawn), (1, "tile:B?"), (None, "tile:B?")):
        shown = table.sessions.at_ply(table.entry, table.call(who), 2)
        assert shown["move"] == told
        assert (shown["state"] is not None) == (who == "host")
    wire = orjson.dumps(table.sessions.at_ply(table.entry, table.call(1), 2)["move"]).decode()
    assert drawn not in wire
