"""Taking plies back: by consent, and never what has revealed something."""

from __future__ import annotations

import pytest
from live_table import Table

from service.catalog import CATALOG
from service.clock import Clock
from service.games.davinci import parse_move
from service.operations import replay
from service.refusal import Refusal


def faults(found: pytest.ExceptionInfo[Refusal]) -> list[str]:
    assert found.value.code == "undo_refused"
    return [violation.code for violation in found.value.violations]


@pytest.fixture
def table(clean_redis: str) -> Table:
    """Two have played one ply each of Numerus Zahlus."""
    made = Table(clean_redis, "numerus", seed="seven")
    made.play_any()
    made.play_any()
    return made


def test_with_consent_the_game_stands_where_it_stood_before_the_own_last_ply(table: Table) -> None:
    first = table.sessions.at_ply(table.entry, table.call("host"), 1)
    asked = table.undo(1)
    assert asked["undo"] == {"asked_by": 1, "ply": 1, "agreed": []}
    assert (table.show(0)["your_move"][0], table.show(1)["your_move"]) == ("answer_undo", [])

    back = table.answer(0, agree=True)
    assert (back["plies"], back["to_move"], back["undo"]) == (1, 1, None)
    assert table.show("host")["state"] == table.entry.schemas.state().dump(first["state"])
    assert [event["type"] for event in table.events()][-2:] == ["undo_asked", "undone"]
    assert table.events()[-1]["ply"] == 1


def test_after_an_undo_another_move_can_be_played_and_the_record_holds_only_what_counts(table: Table) -> None:
    before = table.moves()
    table.undo(1)
    table.answer(0, agree=True)
    moves = table.sessions.legal_moves(table.entry, table.call(1)).moves
    other = table.entry.game.format_move(moves[-1].move)
    table.play(1, other)

    assert table.moves() == (before[0], other)
    record, _ = table.sessions.record(table.entry, table.call())
    assert replay(table.entry, record).valid


def test_a_seat_can_ask_for_more_than_its_last_ply(table: Table) -> None:
    table.undo(1, 0)

    assert table.answer(0, agree=True)["plies"] == 0
    assert table.moves() == ()


def test_who_is_asked_can_decline_and_who_asks_can_withdraw(table: Table) -> None:
    for plies, seat in ((2, 0), (3, 1)):
        table.undo(1)
        declined = table.answer(seat, agree=False)
        assert (declined["undo"], declined["plies"]) == (None, plies)
        assert (table.events()[-1]["type"], table.events()[-1]["seat"]) == ("undo_declined", seat)
        table.play_any()


def test_nobody_is_kept_from_playing_by_one_question_after_the_other(table: Table) -> None:
    for seat in (0, 1):
        table.undo(seat)
        table.answer(1 - seat, agree=False)
    version = table.show()["version"]
    for seat in (0, 1):
        with pytest.raises(Refusal) as found:
            table.undo(seat, 0)
        assert faults(found) == ["already_asked"]
    assert table.show()["version"] == version

    table.play_any()
    assert table.undo(1)["undo"]["asked_by"] == 1


def test_a_move_makes_the_question_lapse(table: Table) -> None:
    table.undo(1)
    table.play_any()

    assert table.show()["undo"] is None
    with pytest.raises(Refusal) as found:
        table.answer(0, agree=True)
    assert faults(found) == ["no_undo_asked"]


def test_all_others_must_agree(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus", setup={"players": 3})
    table.play_any()
    table.undo(0)
    assert table.answer(1, agree=True)["undo"] == {"asked_by": 0, "ply": 0, "agreed": [1]}
    with pytest.raises(Refusal) as found:
        table.answer(1, agree=True)
    assert faults(found) == ["already_agreed"]

    assert table.answer(2, agree=True)["plies"] == 0
    assert [event["type"] for event in table.events()][-3:] == ["undo_asked", "undo_agreed", "undone"]


def test_who_has_asked_cannot_agree_in_place_of_the_others(table: Table) -> None:
    table.undo(1)
    with pytest.raises(Refusal) as found:
        table.answer(1, agree=True)

    assert faults(found) == ["already_agreed"]


def test_an_answer_is_to_the_question_that_it_names_and_to_no_other(table: Table) -> None:
    table.undo(1, 0)
    with pytest.raises(Refusal) as found:
        table.answer(0, agree=True, ply=1)
    assert faults(found) == ["another_question"]
    with pytest.raises(Refusal) as found:
        table.answer(0, agree=False, ply=1)
    assert faults(found) == ["another_question"]

    assert table.answer(0, agree=True, ply=0)["plies"] == 0


def test_one_question_is_answered_before_another_seat_asks_the_next(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus", setup={"players": 3})
    for _ in range(3):
        table.play_any()
    table.undo(0)
    table.answer(1, agree=True)
    for seat, ply in ((0, 0), (1, 0), (2, None)):
        with pytest.raises(Refusal) as found:
            table.undo(seat, ply)
        assert faults(found) == ["already_asked"]
    assert table.show()["undo"] == {"asked_by": 0, "ply": 0, "agreed": [1]}


def test_alone_at_the_table_it_is_done_at_once(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus-solo")
    table.play_any()
    table.play_any()

    assert table.undo(0)["plies"] == 1
    assert table.undo(0, 0)["plies"] == 0


@pytest.mark.parametrize("ply", [0, 1])
def test_a_roll_is_never_taken_back(clean_redis: str, ply: int) -> None:
    table = Table(clean_redis, "anaconda", seed="seven")
    table.play(0, "roll:III,IV")
    with pytest.raises(Refusal) as found:
        table.undo(0, ply)

    assert faults(found) == ["information_revealed"]
    assert table.show()["version"] == 2


def test_of_davinci_code_only_a_stake_can_be_taken_back() -> None:
    texts = ["return:0", "arrange", "draw:B", "tile:B7", "insert@1", "guess:1.2=3", "stop", "reveal:0"]

    assert [text for text in texts if not CATALOG["davinci"].is_revealing(None, parse_move(text))] == []
    assert not CATALOG["davinci"].is_revealing(None, parse_move("stake:1"))


def test_nothing_can_be_taken_back_before_anything_was_played(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus")
    for seat, ply in ((0, None), (1, None), (0, 0), (0, 7)):
        with pytest.raises(Refusal) as found:
            table.undo(seat, ply)
        assert faults(found) == ["nothing_to_take_back"]


def test_nothing_can_be_taken_back_after_the_end(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus-solo")
    table.play_to_the_end()
    with pytest.raises(Refusal) as found:
        table.undo(0)

    assert found.value.code == "game_over"


def test_a_repeated_request_asks_once(table: Table) -> None:
    first = table.undo(1, idempotency_key="a")

    assert table.undo(1, idempotency_key="a") == first
    assert [event["type"] for event in table.events()].count("undo_asked") == 1


def test_the_time_of_the_next_decision_begins_with_the_undo_and_banks_stay_as_they_are(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus", clock=Clock(10, 5, "forfeit"))
    table.now += 12
    table.play_any()
    table.now += 9
    table.undo(0)
    table.answer(1, agree=True)
    table.now += 12.5

    assert table.show()["status"] == "running"
    table.now += 0.5
    assert table.show()["status"] == "over"


def test_alone_at_the_table_nobody_gains_time_by_taking_back(clean_redis: str) -> None:
    table = Table(clean_redis, "numerus-solo", clock=Clock(10, 0, "forfeit"))
    table.play_any()
    table.now += 9
    table.undo(0)
    table.now += 1

    assert table.show()["status"] == "over"
