"""Engines as commands: whatever they do wrong is told of the right vector, and the run goes on."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from service.conformance.engines import EngineError, StdioEngine
from service.conformance.runner import run
from service.conformance.vectors import chosen

SLY = str(Path(__file__).with_name("sly_engine.py"))
LEGAL = [vector for vector in chosen("anaconda", ("legal_moves",)) if len(vector.expect["moves"]) > 1][:4]
ILLEGAL = [vector for vector in chosen("anaconda", ("illegal",)) if vector.expect["violations"]][:4]


@pytest.fixture(autouse=True)
def counted(tmp_path, monkeypatch):
    monkeypatch.setenv("SLY_COUNTER", str(tmp_path / "counter"))


def outcome(way, *numbers, vectors=LEGAL, timeout_s=30.0, give_up=20):
    """Every vector's status, and all notes."""
    engine = StdioEngine([sys.executable, SLY, way, *map(str, numbers)], timeout_s)
    results = list(run(engine, vectors, give_up))
    assert [result.vector for result in results] == list(vectors)
    return [result.status for result in results], [note for result in results for note in result.notes]


def test_right_answers_pass():
    assert outcome("more", 1) == (["passed"] * 4, [])


def test_moves_in_another_order_fail():
    statuses, notes = outcome("wrong_order", 1)
    assert statuses == ["passed", "failed", "passed", "passed"]
    first, last = LEGAL[1].expect["moves"][0], LEGAL[1].expect["moves"][-1]
    assert notes == [f'/moves: order: "{first}" comes at 0, not "{last}"']


def test_a_missing_move_is_named():
    statuses, notes = outcome("missing_move", 2)
    assert statuses == ["passed", "passed", "failed", "passed"]
    assert notes == [f"/moves: missing {LEGAL[2].expect['moves'][0]}"]


def test_a_wrong_code_is_named_with_the_right_one():
    statuses, notes = outcome("wrong_code", 0, vectors=ILLEGAL)
    assert statuses == ["failed", "passed", "passed", "passed"]
    code = ILLEGAL[0].expect["violations"][0]
    assert notes == [f"/violations: missing {code}", "/violations: unexpected because_i_say_so"]


def test_a_crash_is_told_with_the_last_words_and_the_engine_is_started_again():
    statuses, (note,) = outcome("crash", 1)
    assert statuses == ["passed", "crashed", "passed", "passed"]
    assert note == "it ended with exit code 3: …out of cheese"


def test_an_engine_that_is_killed_has_crashed():
    statuses, notes = outcome("killed", 1)
    assert (statuses, notes) == (["passed", "crashed", "passed", "passed"], ["it ended by signal 9"])


def test_an_engine_that_ends_in_the_middle_of_a_line_has_crashed():
    statuses, notes = outcome("half", 1)
    assert (statuses, notes) == (["passed", "crashed", "passed", "passed"], ["it ended with exit code 0"])


def test_an_engine_that_hangs_is_ended_and_started_again():
    statuses, notes = outcome("hang", 1, timeout_s=6.0)
    assert (statuses, notes) == (["passed", "crashed", "passed", "passed"], ["no answer in time"])


def test_an_engine_that_does_not_listen_any_more_is_ended_and_started_again():
    statuses, notes = outcome("deaf", 0, 1, timeout_s=6.0, vectors=LEGAL[:3])
    assert statuses == ["crashed", "crashed", "passed"]
    assert notes == ["no answer in time"] * 2


@pytest.mark.parametrize(("way", "said"), [("rubbish", '"thinking..."'), ("list", '"[1, 2]"')])
def test_rubbish_is_told_and_spoils_nothing_after_it(way, said):
    statuses, notes = outcome(way, 1)
    assert statuses == ["passed", "failed", "passed", "passed"]
    assert notes == [f"a line that is no JSON object: {said}"]


@pytest.mark.parametrize("number", [0, 3])
@pytest.mark.parametrize("way", ["twice", "twice_slowly"])
def test_an_answer_too_many_spoils_its_own_vector_and_no_other(way, number):
    statuses, (note,) = outcome(way, number)
    assert statuses == ["failed" if index == number else "passed" for index in range(4)]
    assert note.startswith("something follows the answer: ")


def test_an_answer_to_something_else_is_no_answer():
    statuses, (note,) = outcome("other_id", 1)
    assert statuses == ["passed", "failed", "passed", "passed"]
    assert note.startswith("an answer to another request: ")


def test_a_line_that_is_far_too_long_is_not_read_to_its_end():
    statuses, notes = outcome("huge", 1)
    assert (statuses, notes) == (["passed", "failed", "passed", "passed"], ["a line of more than 1048576 bytes"])


def test_what_an_engine_does_not_support_is_no_failure():
    assert outcome("unsupported", 1) == (["passed", "unsupported", "passed", "passed"], [])


def test_blank_lines_and_windows_line_ends_are_no_fault():
    assert outcome("blank") == (["passed"] * 4, [])


def test_an_engine_that_always_crashes_is_given_up():
    statuses, notes = outcome("crash", give_up=2)
    assert statuses == ["crashed"] * 4
    assert notes[2:] == ["not asked after so many crashes"] * 2


def test_a_command_that_is_not_there_cannot_be_started():
    with pytest.raises(EngineError, match="no-such-engine cannot be started"):
        list(run(StdioEngine(["./no-such-engine"], 1.0), LEGAL, 20))


def test_nothing_that_an_engine_has_started_outlives_it(tmp_path):
    sign = tmp_path / "sign"
    helper = f"(for _ in $(seq 600); do echo . >> {sign}; sleep 0.1; done) & exec {sys.executable} {SLY} hang"
    engine = StdioEngine(["sh", "-c", helper], 3.0)
    assert engine.ask(LEGAL[0]).status == "crashed"
    size = sign.stat().st_size
    time.sleep(0.5)
    assert sign.stat().st_size == size
