"""Batches by the client: typed answers and errors for each question, in as few requests as it takes."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fake_server import FakeServer
from regelwerk_client import AsyncRegelwerk, Pending, Regelwerk, batch
from regelwerk_client.errors import IllegalMove, InvalidRequest, InvalidState, RateLimited, UnexpectedAnswer
from regelwerk_client.models import AnacondaRound, AnacondaSheet, AnacondaVerdict

ROOT = Path(__file__).resolve().parents[3]
CLIENT = ROOT / "clients" / "python"
TYPED = """
from typing import assert_type

from regelwerk_client import AsyncRegelwerk, Pending, Regelwerk, models


def ask(rw: Regelwerk, state: models.AnacondaState) -> None:
    assert_type(rw.batch().ask(rw.anaconda.validate, "x", state=state), Pending[models.AnacondaVerdict])
    assert_type(rw.batch().ask(rw.anaconda.score, state=state).value, models.ScoreAnswer)
    rw.batch().ask(rw.anaconda.validate, 7, state=state)


def wait(rw: AsyncRegelwerk, state: models.AnacondaState) -> None:
    assert_type(rw.batch().ask(rw.anaconda.validate, "x", state=state), Pending[models.AnacondaVerdict])
"""


def verdict(legal: bool) -> dict[str, Any]:
    return {"id": None, "status": 200, "body": {"legal": legal, "violations": []}}


def problem(status: int, code: str) -> dict[str, Any]:
    told = {"type": "x:y", "title": "t", "status": status, "detail": "d", "instance": "x:z", "code": code, "errors": []}
    return {"id": None, "status": status, "problem": told}


def answers(*items: dict[str, Any]) -> str:
    return json.dumps({"items": items})


def asked(fake: FakeServer) -> list[list[Any]]:
    return [json.loads(body)["items"] for _, _, _, body in fake.requests]


# With the service.


def test_every_question_has_the_answer_that_it_has_alone(rw: Regelwerk) -> None:
    state = rw.anaconda.new(seed="client").state
    sheet = AnacondaSheet(rounds=[AnacondaRound(loser=0)])
    many = rw.batch()
    legal = many.ask(rw.anaconda.validate, "roll:III,IV", state=state)
    illegal = many.ask(rw.anaconda.validate, "V=6@III", state=state)
    moves = many.ask(rw.anaconda.legal_moves, state=state)
    score = many.ask(rw.anaconda.score, sheet=sheet)
    dealt = many.ask(rw.numerus_solo.new, seed="client")
    hint = many.ask(rw.davinci.hint, state=rw.davinci.new(seed="client").state, budget_nodes=10)
    assert not legal.done

    assert many.send() == [legal, illegal, moves, score, dealt, hint]

    assert isinstance(legal.value, AnacondaVerdict)
    assert legal.value == rw.anaconda.validate("roll:III,IV", state=state)
    assert illegal.value == rw.anaconda.validate("V=6@III", state=state)
    assert moves.value == rw.anaconda.legal_moves(state=state)
    assert score.value == rw.anaconda.score(sheet=sheet)
    assert dealt.value == rw.numerus_solo.new(seed="client")
    assert hint.value.best
    assert all(one.done and one.error is None for one in (legal, illegal, moves, score, dealt, hint))


def test_a_bad_question_has_an_error_and_spoils_no_other(rw: Regelwerk) -> None:
    state = rw.anaconda.new(seed="client").state
    many = rw.batch()
    wrong = many.ask(rw.anaconda.new, seed="x" * 65)
    broken = many.ask(rw.anaconda.score, sheet=AnacondaSheet(rounds=[AnacondaRound(loser=2)]))
    illegal = many.ask(rw.anaconda.apply, state=state, moves=["roll:III,IV", "V=6@III"])
    good = many.ask(rw.anaconda.legal_moves, state=state)
    many.send()

    assert isinstance(wrong.error, InvalidRequest)
    assert isinstance(broken.error, InvalidState)
    assert broken.error.errors[0].pointer == "#/sheet/rounds/0/loser"
    assert isinstance(illegal.error, IllegalMove)
    assert illegal.error.ply == 1
    assert illegal.error.request_id
    with pytest.raises(IllegalMove):
        _ = illegal.value
    assert good.value.moves


def test_the_same_with_an_event_loop(live_server: str, rw: Regelwerk) -> None:
    async def ask() -> tuple[Any, Any]:
        async with AsyncRegelwerk(live_server) as client:
            state = (await client.anaconda.new(seed="client")).state
            many = client.batch()
            good = many.ask(client.anaconda.validate, "roll:III,IV", state=state)
            bad = many.ask(client.anaconda.apply, state=state, moves=["V=6@III"])
            assert await many.send() == [good, bad]
            return good.value, bad.error

    good, bad = asyncio.run(ask())
    assert good == rw.anaconda.validate("roll:III,IV", state=rw.anaconda.new(seed="client").state)
    assert isinstance(bad, IllegalMove)


def test_more_than_a_thousand_questions_go_in_several_requests(rw: Regelwerk) -> None:
    many = rw.batch()
    seeds = [str(number) for number in range(2100)]
    pending = [many.ask(rw.anaconda.new, seed=seed) for seed in seeds]
    assert len(many) == 2100
    many.send()
    assert [one.value.seed for one in pending] == seeds
    assert len(many) == 0


def test_more_than_fits_in_a_body_goes_in_several_requests(rw: Regelwerk) -> None:
    """A state of Da Vinci Code and what was asked: 1,000 of them are more than the service reads at once."""
    state = rw.davinci.new(seed="client").state
    for _ in range(20):
        if (best := rw.davinci.hint(state=state, budget_nodes=10).best) is None:
            break
        state = rw.davinci.apply(state=state, moves=[best], seed="client").state
    many = rw.batch()
    pending = [many.ask(rw.davinci.view, state, seat=0) for _ in range(1000)]
    assert sum(len(one.item) for one in pending) > 1 << 20
    many.send()
    assert all(one.value.view.seat == 0 for one in pending)


# How it is sent.


def test_nothing_is_sent_for_nothing(fake: FakeServer) -> None:
    with Regelwerk(fake.url) as rw:
        assert rw.batch().send() == []
    assert fake.requests == []


def test_parts_have_as_many_questions_and_bytes_as_are_allowed(fake: FakeServer, monkeypatch) -> None:
    with Regelwerk(fake.url) as rw:
        many = rw.batch()
        size = len(many.ask(rw.anaconda.new, seed="x").item)
        for _ in range(6):
            many.ask(rw.anaconda.new, seed="x")
        monkeypatch.setattr(batch, "MOST_ITEMS", 3)
        for count in (3, 3, 1):
            fake.then(200, answers(*[problem(404, "not_found")] * count))
        many.send()
        for _ in range(4):
            many.ask(rw.anaconda.new, seed="x")
        monkeypatch.setattr(batch, "MOST_BYTES", 2 * size + 2)
        for count in (2, 2):
            fake.then(200, answers(*[problem(404, "not_found")] * count))
        many.send()
    assert [len(items) for items in asked(fake)] == [3, 3, 1, 2, 2]
    assert asked(fake)[0][0] == {"game": "anaconda", "operation": "new", "body": {"seed": "x"}}


def test_who_finds_no_solver_is_asked_again_while_others_get_an_answer(fake: FakeServer) -> None:
    busy = problem(429, "rate_limited")
    fake.then(200, answers(verdict(True), busy, busy)).then(200, answers(verdict(False), busy)).then(200, answers(busy))
    with Regelwerk(fake.url) as rw:
        many = rw.batch()
        first, second, third = [many.ask(rw.anaconda.validate, move) for move in "abc"]
        many.send()
    assert [[item["body"]["move"] for item in items] for items in asked(fake)] == [["a", "b", "c"], ["b", "c"], ["c"]]
    assert (first.value.legal, second.value.legal) == (True, False)
    assert isinstance(third.error, RateLimited)


def test_an_answer_with_too_few_items_is_not_taken(fake: FakeServer) -> None:
    fake.then(200, answers(verdict(True)))
    with Regelwerk(fake.url) as rw:
        many = rw.batch()
        many.ask(rw.anaconda.validate, "a")
        many.ask(rw.anaconda.validate, "b")
        with pytest.raises(UnexpectedAnswer):
            many.send()


def test_an_answer_of_another_shape_is_the_error_of_its_question(fake: FakeServer) -> None:
    fake.then(200, answers({"id": None, "status": 200, "body": {"legal": True}}, verdict(True)))
    with Regelwerk(fake.url) as rw:
        many = rw.batch()
        odd, good = many.ask(rw.anaconda.validate, "a"), many.ask(rw.anaconda.validate, "b")
        many.send()
    assert isinstance(odd.error, UnexpectedAnswer)
    assert good.value.legal


# What cannot be asked.


def test_a_question_has_no_value_before_it_is_sent() -> None:
    with Regelwerk("http://x") as rw, pytest.raises(RuntimeError):
        _ = rw.batch().ask(rw.anaconda.validate, "a").value


@pytest.mark.parametrize(
    "ask",
    [
        lambda rw: rw.batch().ask(rw.list_games),
        lambda rw: rw.batch().ask(rw.anaconda.solution),
        lambda rw: rw.batch().ask(rw.anaconda.validate_position, position="x", move="y"),
        lambda rw: rw.batch().ask(rw.anaconda.create_session),
        lambda rw: rw.batch().ask(rw.anaconda.session("id", "token").resign),
    ],
)
def test_what_is_no_stateless_question_is_refused(ask: Callable[[Regelwerk], Pending[Any]]) -> None:
    with Regelwerk("http://x") as rw, pytest.raises((TypeError, ValueError), match="batch"):
        ask(rw)


def test_only_methods_of_rulesets_are_asked() -> None:
    with Regelwerk("http://x") as rw, pytest.raises(TypeError, match=r"rw\.anaconda\.validate"):
        rw.batch().ask(len, "x")


def test_a_noted_question_leaves_the_ruleset_as_it_was(fake: FakeServer) -> None:
    fake.then(200, json.dumps(verdict(True)["body"]))
    with Regelwerk(fake.url) as rw:
        rw.batch().ask(rw.anaconda.validate, "a")
        assert rw.anaconda.validate("b").legal
    assert fake.requests[0][1] == "/v1/anaconda/validate"


# As a package.


def test_questions_have_the_types_of_their_methods(tmp_path: Path) -> None:
    (tmp_path / "typed.py").write_text(TYPED, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir", str(tmp_path / "cache")]
    done = subprocess.run(
        [*command, str(tmp_path / "typed.py")], cwd=CLIENT, capture_output=True, text=True, check=False
    )
    told = re.findall(r"^.*typed\.py:(\d+): error: .*\[(.*)\]$", done.stdout, re.MULTILINE)
    wrong = 1 + TYPED.splitlines().index("    rw.batch().ask(rw.anaconda.validate, 7, state=state)")
    assert told == [(str(wrong), "arg-type")], done.stdout
