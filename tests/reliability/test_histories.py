"""Clients that play against each other while the service and its store die: every promise holds for all of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from history import check
from history_runs import Run, play
from nemesis import Storing, cluster_store, lone_store, watched_store, worker_killer
from serving import Serving

_SETTINGS = {"REGELWERK_HEARTBEAT_S": "0.5", "REGELWERK_STORE_TIMEOUT_S": "1"}


@pytest.fixture
def history_of(serve: Callable[..., Serving], tmp_path: Path) -> Callable[..., Run]:
    """Play on a store, with a list of faults, against the service or another app; the run."""

    def run(store: Storing, schedule: list[str], app: str = "tests.cold_app:app", sabotage: str = "") -> Run:
        with store(tmp_path / "store") as (settings, faults):
            environment = {**_SETTINGS, **settings, "PYTHONPATH": str(Path(__file__).parent), "SABOTAGE": sabotage}
            service = serve("--workers", "2", "--app", app, environment=environment)
            return play(service.url, "seed", {**faults, "kill": worker_killer(service)}, iter(schedule))

    return run


def assert_nothing_broken(run: Run, *, shown: bool = True) -> None:
    broken = check(run.history, shown=shown)
    assert not broken, "\n".join(map(str, broken[:5]))


def assert_it_was_put_to_the_test(run: Run) -> None:
    """A run in which nothing went wrong would show nothing."""
    assert run.counts["changes sent again"]
    assert run.counts["changes repeated"]
    assert run.counts["status 503"]
    assert run.counts["status 409"]
    assert run.counts["status 412"]


def test_no_promise_is_broken_while_workers_and_the_store_die_and_answers_are_lost(
    history_of: Callable[..., Run],
) -> None:
    run = history_of(lone_store, ["kill", "restart", "freeze", "cut", "kill", "restart"])

    assert_it_was_put_to_the_test(run)
    assert_nothing_broken(run)


@pytest.mark.long
@pytest.mark.parametrize("store", [watched_store, cluster_store])
def test_no_promise_is_broken_when_a_replica_takes_over(history_of: Callable[..., Run], store: Storing) -> None:
    run = history_of(store, ["failover", "kill", "restart", "failover", "kill", "failover"])

    assert_it_was_put_to_the_test(run)
    assert_nothing_broken(run)


@pytest.mark.long
@pytest.mark.parametrize("store", [watched_store, cluster_store])
def test_nothing_acknowledged_is_lost_when_a_primary_hangs_and_comes_back_too_late(
    history_of: Callable[..., Run], store: Storing
) -> None:
    run = history_of(store, ["hang", "kill", "hang", "hang"])

    assert_it_was_put_to_the_test(run)
    assert_nothing_broken(run, shown=False)


@pytest.mark.long
@pytest.mark.parametrize(
    ("sabotage", "promise"),
    [
        ("changes are lost", "an acknowledged change is not among the events"),
        ("keys are forgotten", "a request was refused after it had been acknowledged"),
        ("attempts are forgotten", "was made by a refused request, by a second hearing of one, or by nobody"),
        ("changes are made twice", "the session is of version"),
        ("the past is shown", "had been seen before"),
        ("events are skipped", "was not told event"),
        ("conditions are ignored", "a change was made on another version than its condition names"),
    ],
)
def test_a_service_that_breaks_a_promise_is_found_out(
    history_of: Callable[..., Run], sabotage: str, promise: str
) -> None:
    found: list[str] = []
    # Whether a lost answer meets a request that shows it is chance, but not three times.
    for _ in range(3):
        run = history_of(lone_store, ["cut", "cut", "cut"], "sabotaged_app:app", sabotage)
        found += [violation.promise for violation in check(run.history)]
        if any(promise in each for each in found):
            return
    raise AssertionError(found)
