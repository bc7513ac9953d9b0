"""Every way to fail has a type of its own."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from regelwerk_client import ApiError, Regelwerk, RegelwerkError, errors
from regelwerk_client.models import AnacondaState

from service.refusal import REASONS

PROBLEM = {
    "type": "urn:regelwerk:problem:strange",
    "title": "Strange",
    "status": 409,
    "detail": "This is new.",
    "instance": "urn:regelwerk:request:1",
    "code": "strange",
    "errors": [],
}


def without_retries(fake: Any) -> Regelwerk:
    """A client that gives up at once."""
    return Regelwerk(fake.url, retries=0)


def test_every_code_of_the_service_has_a_class() -> None:
    assert set(REASONS) <= set(errors.BY_CODE)


def test_all_refusals_by_401_but_that_of_a_token_concern_the_key(fake: Any) -> None:
    codes = [code for code, kind in errors.BY_CODE.items() if kind is errors.Unauthorized]
    concern_key = {}
    with without_retries(fake) as rw:
        for code in [*codes, "from_the_future_api_key"]:
            fake.then(401, json.dumps({**PROBLEM, "status": 401, "code": code}))
            with pytest.raises(errors.Unauthorized) as raised:
                rw.healthz()
            concern_key[code] = raised.value.concerns_key

    others = {"unauthorized", "from_the_future_api_key"}
    assert concern_key == {code: code not in others for code in concern_key}
    assert len(concern_key) > len(others)


def impossible(state: AnacondaState) -> AnacondaState:
    """A state that no game can be in."""
    return AnacondaState.from_dict({**state.to_dict(), "to_move": 3})


FAILURES: dict[str, tuple[type[ApiError], Callable[[Regelwerk], Any]]] = {
    "illegal_move": (
        errors.IllegalMove,
        lambda rw: rw.anaconda.apply(state=rw.anaconda.new().state, moves=["V=6@III"]),
    ),
    "invalid_state": (
        errors.InvalidState,
        lambda rw: rw.anaconda.legal_moves(state=impossible(rw.anaconda.new().state)),
    ),
    "not_your_turn": (errors.NotYourTurn, lambda rw: rw.anaconda.create_session().seats[1].move("roll:III,IV")),
    "invalid_request": (errors.InvalidRequest, lambda rw: rw.anaconda.legal_moves()),
    "unauthorized": (
        errors.Unauthorized,
        lambda rw: rw.anaconda.session(rw.anaconda.create_session().id, "wrong").refresh(),
    ),
    "forbidden": (errors.Forbidden, lambda rw: rw.anaconda.create_session(assist="none").seats[0].hint()),
    "unknown_session": (errors.UnknownSession, lambda rw: rw.anaconda.session("A" * 22).refresh()),
    "not_found": (errors.NotFound, lambda rw: rw.anaconda.session("nonsense").refresh()),
}


@pytest.mark.parametrize("code", FAILURES)
def test_a_failure_raises_its_class(rw: Regelwerk, code: str) -> None:
    kind, provoke = FAILURES[code]
    with pytest.raises(kind) as raised:
        provoke(rw)
    assert type(raised.value) is errors.BY_CODE[code]
    assert raised.value.code == code
    assert raised.value.status == REASONS[code].status
    assert raised.value.request_id
    assert raised.value.problem is not None
    assert raised.value.detail == raised.value.problem.detail


def test_an_illegal_move_names_its_ply_and_every_broken_rule(rw: Regelwerk) -> None:
    with pytest.raises(errors.IllegalMove) as raised:
        rw.anaconda.apply(state=rw.anaconda.new().state, moves=["roll:III,IV", "V=6@III"])
    assert (raised.value.ply, raised.value.move) == (1, "V=6@III")
    assert all(fault.rule for fault in raised.value.errors)


def test_an_invalid_request_points_to_its_faults(rw: Regelwerk) -> None:
    with pytest.raises(errors.InvalidRequest) as raised:
        rw.anaconda.new(seed="")
    assert [fault.pointer for fault in raised.value.errors] == ["#/seed"]


def test_a_code_from_the_future_raises_the_class_of_its_status(fake: Any) -> None:
    fake.then(409, json.dumps({**PROBLEM, "from_the_future": 1}), Content_Type="application/problem+json")
    with without_retries(fake) as rw, pytest.raises(errors.Conflict) as raised:
        rw.healthz()
    assert raised.value.code == "strange"
    assert raised.value.detail == "This is new."


def test_an_answer_of_something_before_the_service_raises_too(fake: Any) -> None:
    fake.then(502, "<h1>Bad gateway</h1>", Content_Type="text/html").then(418, "short and stout")
    with without_retries(fake) as rw:
        with pytest.raises(errors.Unavailable) as gateway:
            rw.healthz()
        with pytest.raises(ApiError) as teapot:
            rw.healthz()
    assert gateway.value.problem is None
    assert gateway.value.code == ""
    assert gateway.value.status == 502
    assert teapot.value.status == 418


def test_a_fault_of_the_service_tells_the_request_id(fake: Any) -> None:
    document = {**PROBLEM, "status": 500, "code": "internal_error"}
    fake.then(500, json.dumps(document), X_Request_Id="abc")
    with without_retries(fake) as rw, pytest.raises(errors.ServerError) as raised:
        rw.healthz()
    assert raised.value.request_id == "abc"


def test_rate_limits_and_overload_tell_when_to_come_back(fake: Any) -> None:
    fake.then(429, json.dumps({**PROBLEM, "code": "rate_limited"}), Retry_After="7")
    fake.then(503, json.dumps({**PROBLEM, "code": "overloaded"}), Retry_After="8")
    with without_retries(fake) as rw:
        with pytest.raises(errors.RateLimited) as limited:
            rw.healthz()
        with pytest.raises(errors.Overloaded) as overloaded:
            rw.healthz()
    assert (limited.value.retry_after, overloaded.value.retry_after) == ("7", "8")


def test_an_answer_of_something_else_is_not_taken_for_one_of_the_service(fake: Any) -> None:
    fake.then(200, "<h1>It works!</h1>").then(200, "{}")
    with without_retries(fake) as rw:
        for _ in range(2):
            with pytest.raises(errors.UnexpectedAnswer):
                rw.healthz()


def test_errors_travel_between_processes(rw: Regelwerk) -> None:
    with pytest.raises(errors.NotFound) as raised:
        rw.anaconda.session("nonsense").refresh()
    copy = pickle.loads(pickle.dumps(raised.value))  # noqa: S301 - our own bytes
    assert isinstance(copy, RegelwerkError)
    assert str(copy) == str(raised.value)
