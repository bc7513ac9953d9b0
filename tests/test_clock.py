"""Clocks of live games: whose time runs, when it runs out, what happens then."""

from __future__ import annotations

from typing import Any

import pytest
from live_table import START, Table

from service.catalog import CATALOG
from service.chance import Stream
from service.clock import Clock, Times, deadline, decided, ran_out, started
from service.config import Config
from service.game import Budget
from service.operations import hint_of_view, random_move, replay
from service.refusal import Refusal
from service.sessions import Sessions
from service.slots import Slots

CLOCK = Clock(turn_s=10, bank_s=30, policy="forfeit")


def at_table(clean_redis: str, policy: str, game: str = "anaconda", bank_s: int = 0, **order: Any) -> Table:
    return Table(clean_redis, game, clock=Clock(10, bank_s, policy), seed="seven", **order)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("took_ms", "left_ms"), [(0, 30_000), (10_000, 30_000), (10_001, 29_999), (25_000, 15_000), (40_000, 0)]
)
def test_the_bank_pays_only_for_what_a_decision_takes_beyond_its_turn(took_ms: int, left_ms: int) -> None:
    times = decided(CLOCK, started(CLOCK, 2, 1000), 1, 1000 + took_ms)

    assert times == Times(1000 + took_ms, (30_000, left_ms), (0, 0))


def test_the_time_runs_out_when_turn_and_bank_are_used_up_and_the_next_decision_begins_there() -> None:
    times = Times(1000, (30_000, 7_000), (0, 2))

    assert deadline(CLOCK, times, 1) == 18_000
    assert ran_out(CLOCK, times, 1) == Times(18_000, (30_000, 0), (0, 3))


def test_a_clock_is_shown_with_the_banks_and_the_deadline(clean_redis: str) -> None:
    table = at_table(clean_redis, "forfeit", bank_s=5)

    assert table.created["clock"] == {
        "turn_s": 10,
        "bank_s": 5,
        "policy": "forfeit",
        "banks_ms": [5000, 5000],
        "expired": [0, 0],
        "deadline": "2027-01-15T08:00:15.000Z",
    }
    table.now += 12.5
    assert table.play_any()["clock"]["banks_ms"] == [2500, 5000]
    assert Table(clean_redis, "anaconda").created["clock"] is None


def test_until_the_last_moment_nothing_happens_and_then_the_seat_to_move_has_lost(clean_redis: str) -> None:
    table = at_table(clean_redis, "forfeit", bank_s=5)
    table.now = START + 14.999
    assert table.show()["status"] == "running"
    table.now = START + 15
    shown = table.show()

    assert (shown["status"], shown["result"]["reason"], shown["result"]["forfeited"]) == ("over", "forfeited", 0)
    assert [(seat["points"], seat["place"]) for seat in shown["result"]["score"]["seats"]] == [(0, 2), (1, 1)]
    assert [event["type"] for event in table.events()] == ["created", "dealt", "forfeited", "over"]
    assert (shown["version"], table.show()["version"]) == (2, 2)


def test_a_move_that_comes_too_late_is_not_played(clean_redis: str) -> None:
    table = at_table(clean_redis, "forfeit")
    table.now += 11
    with pytest.raises(Refusal) as found:
        table.play(0, "roll:III,IV")

    assert found.value.code == "stale_version"
    assert found.value.members["current"]["status"] == "over"
    assert table.moves() == ()


def test_a_move_that_comes_too_late_is_not_played_even_while_no_solver_can_play_for_the_seat(clean_redis: str) -> None:
    table = at_table(clean_redis, "hint")
    table.sessions = Sessions(table.store, Config(), Slots(1, 0), clock=lambda: table.now)
    slots = table.sessions._slots
    table.now += 10
    with slots.taken("anaconda", "hint"), pytest.raises(Refusal) as found:
        table.play(0, "roll:III,IV")

    assert found.value.code == "overloaded"
    assert table.show()["clock"]["expired"] == [1, 0]


def test_a_move_counts_as_made_when_it_came_however_long_it_takes_to_be_kept(clean_redis: str) -> None:
    table = at_table(clean_redis, "forfeit", bank_s=5)
    table.now += 12
    moments = [table.now]

    def later() -> float:
        """The first who asks is told the present moment; then much time goes by."""
        return moments.pop() if moments else table.now

    table.sessions = Sessions(table.store, Config(), Slots(1, 0), clock=later)
    table.now += 2
    shown = table.play(0, "roll:III,IV")

    assert shown["clock"]["banks_ms"] == [3000, 5000]


@pytest.mark.parametrize("look", ["show", "legal_moves", "score", "record", "catch_up", "fork"])
def test_whoever_looks_in_whatever_way_sees_that_the_time_has_run_out(clean_redis: str, look: str) -> None:
    table = at_table(clean_redis, "forfeit")
    table.now += 60
    looks: dict[str, Any] = {
        "show": lambda: table.sessions.show(table.entry, table.call()),
        "legal_moves": lambda: table.sessions.legal_moves(table.entry, table.call()),
        "score": lambda: table.sessions.score(table.entry, table.call()),
        "record": lambda: table.sessions.record(table.entry, table.call()),
        "catch_up": lambda: table.sessions.catch_up(table.entry, table.id),
        "fork": lambda: table.sessions.fork(table.entry, table.call(), {"assist": "none"}),
    }
    looks[look]()

    assert (table.store.read(table.id) or {})["version"] == "2"


def test_with_the_random_policy_a_move_that_the_seed_fixes_is_played_and_marked(clean_redis: str) -> None:
    table = at_table(clean_redis, "random")
    legal = [listed.move for listed in table.sessions.legal_moves(table.entry, table.call(0)).moves]
    game, state = table.entry.game, table.entry.game.initial_state(table.entry.schemas.setup().load({}), "seven")
    chosen = legal[Stream("seven", f"clock|0|{game.format_position(state)}").below(len(legal))]
    table.now += 10
    shown = table.show()

    assert shown["clock"]["expired"] == [1, 0]
    assert table.moves()[0] == game.format_move(chosen)
    moved = [event for event in table.events() if event["type"] == "move"]
    assert [(event["by"], event["seat"]) for event in moved] == [("random", 0), ("chance", None)]
    record, _ = table.sessions.record(table.entry, table.call())
    assert [(each.ply, each.by) for each in record.stand_ins] == [(0, "random")]
    assert replay(table.entry, record).valid


@pytest.mark.parametrize("game", list(CATALOG))
def test_with_the_hint_policy_the_solver_plays_and_the_game_goes_on(clean_redis: str, game: str) -> None:
    table = at_table(clean_redis, "hint", game)
    mover = table.show()["to_move"]
    table.now += 10
    shown = table.show()

    assert sum(shown["clock"]["expired"]) == shown["clock"]["expired"][mover] == 1
    assert next(event for event in table.events() if event["type"] == "move" and event["seat"] == mover)["by"] == "hint"


def test_the_solver_plays_from_the_view_of_the_absent_player_and_knows_nothing_else(
    clean_redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def spy(entry: Any, view: Any, budget: Budget, options: Any) -> Any:
        asked.append(view)
        return hint_of_view(entry, view, budget, options)

    monkeypatch.setattr("service.sessions.hint_of_view", spy)
    table = at_table(clean_redis, "hint", "davinci")
    table.now += 10
    table.show()

    assert [view.seat for view in asked] == [0]
    assert all(slot.tile is None for slot in asked[0].rows[1])


def test_players_who_stay_away_are_played_for_at_the_moments_when_their_time_ran_out(clean_redis: str) -> None:
    table = at_table(clean_redis, "random", "numerus")
    table.now = START + 35
    shown = table.show()

    assert shown["clock"]["expired"] == [2, 1]
    assert shown["clock"]["deadline"] == "2027-01-15T08:00:40.000Z"


def test_one_look_makes_up_for_no_more_than_a_part_and_the_next_one_goes_on(clean_redis: str) -> None:
    table = at_table(clean_redis, "random", "numerus")
    table.now = START + 86_400
    first, second = table.show(), table.show()

    assert sum(first["clock"]["expired"]) == 20
    assert sum(second["clock"]["expired"]) > 20
    while table.show()["status"] == "running":
        continue
    assert table.show()["result"]["reason"] == "finished"


def test_where_the_record_is_full_the_absent_player_loses(clean_redis: str) -> None:
    table = at_table(clean_redis, "random", max_plies=3)
    for _ in range(3):
        table.now += 10
        shown = table.show()

    assert shown["status"] == "over"
    assert shown["result"]["reason"] == "forfeited"


@pytest.mark.parametrize("max_plies", range(10, 16))
def test_where_there_is_no_room_for_a_move_and_its_draws_the_game_ends_as_well(
    clean_redis: str, max_plies: int
) -> None:
    table = at_table(clean_redis, "random", "davinci", max_plies=max_plies)
    table.now += 3600
    shown = table.show()

    assert (shown["status"], shown["result"]["reason"]) == ("over", "forfeited")
    assert max_plies - 2 < shown["plies"] <= max_plies
    assert sum(shown["clock"]["expired"]) == len(table.sessions.record(table.entry, table.call())[0].stand_ins) + 1


def test_a_game_that_is_over_has_no_deadline(clean_redis: str) -> None:
    table = at_table(clean_redis, "forfeit")
    table.sessions.resign(table.entry, table.call(1))
    table.now += 1000

    assert table.show()["clock"]["deadline"] is None
    assert table.show()["result"]["reason"] == "resigned"


def test_random_moves_do_not_go_round_in_circles_when_a_position_comes_again() -> None:
    entry = CATALOG["anaconda"]
    state = entry.game.initial_state(entry.schemas.setup().load({}), "seven")

    assert len({entry.game.format_move(random_move(entry.game, state, "seven", ply)) for ply in range(30)}) == 3
