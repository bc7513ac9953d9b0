"""Metrics for Prometheus: counted by every worker in a file of its own, and added up by whichever is asked.

Only imported where metrics are on. Labels are rulesets, operations, routes and codes of closed lists, so the number of
series has a bound whatever callers send.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from service.telemetry import Answer, Ended, Limit, Telemetry

_ANSWER_S: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
_STORE_S: Final = (0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_SOLVER_S: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)
_WAIT_S: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 5)
_LIVE: Final = "livesum"
"""How gauges of several workers make one: added up, without those of workers that are gone."""


class Metrics(Telemetry):
    """Counts into a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._begun = self._gauge("http_requests_in_progress", "Requests that are being answered; no open streams.")
        self._answers = self._counter("http_requests_total", "Requests answered.", "method", "route", "status", "code")
        self._answer_s = self._histogram(
            "http_request_duration_seconds", "From a request to its answer.", _ANSWER_S, "method", "route"
        )
        self._store_busy = self._gauge("store_connections_in_use", "Requests to the store that wait for their answer.")
        self._store_answers = self._counter(
            "store_requests_total", "Requests to the store, by what became of them.", "operation", "outcome"
        )
        self._store_s = self._histogram(
            "store_request_duration_seconds", "From a request to the store to its answer.", _STORE_S, "operation"
        )
        self._waiting = self._gauge("solver_waiting", "Requests that wait for a place for their solver.")
        self._wait_s = self._histogram("solver_wait_duration_seconds", "Waits for a place for a solver.", _WAIT_S)
        self._running = self._gauge("solver_slots_in_use", "Places for solvers that are taken.")
        self._run_s = self._histogram(
            "solver_run_duration_seconds", "Time of solvers, by ruleset.", _SOLVER_S, "game", "operation"
        )
        self._streams = self._gauge("streams_open", "Open event streams, and polls that wait.")
        self._followed = self._gauge("sessions_followed", "Live games that somebody follows, for each worker.")
        self._refusals = self._counter("refusals_total", "Requests refused for what they would use.", "limit")
        self._created = self._counter("sessions_created_total", "Live games begun.", "game")
        self._moves = self._counter("moves_played_total", "Moves of live games, those of chance included.", "game")
        self._ended = self._counter("sessions_finished_total", "Live games ended.", "game", "reason")
        self._child = lru_cache(maxsize=None)(_child)
        self._count_of = cache(self._counting)

    def request(self, environ: dict[str, Any]) -> Ended:
        del environ
        self._begun.inc()
        return self._answered

    def _answered(self, answer: Answer) -> None:
        self._begun.dec()
        count, observe = self._count_of(answer[:4])
        count()
        observe(answer.seconds)

    def _counting(self, kind: tuple[str, str, int, str]) -> tuple[Callable[[], None], Callable[[float], None]]:
        """What counts and what times the answers of a method, route, status and code; kept, as by `_child`."""
        method, route, status, code = kind
        counter = self._answers.labels(method, route, str(status), code)
        return counter.inc, self._answer_s.labels(method, route).observe

    @contextmanager
    def store_request(self, operation: str) -> Iterator[None]:
        outcome, start = "ok", time.perf_counter()
        self._store_busy.inc()
        try:
            yield
        except Exception as failure:
            outcome = getattr(failure, "trouble", "failing")
            raise
        finally:
            self._store_busy.dec()
            self._child(self._store_answers, operation, outcome).inc()
            self._child(self._store_s, operation).observe(time.perf_counter() - start)

    def solver_wait(self) -> Any:
        return _timed(self._waiting, self._wait_s.observe)

    def solver_run(self, game: str, operation: str) -> Any:
        return _timed(self._running, self._child(self._run_s, game, operation).observe)

    def stream(self) -> Any:
        return self._streams.track_inprogress()

    def followed(self, change: int) -> None:
        self._followed.inc(change)

    def refused(self, limit: Limit) -> None:
        self._child(self._refusals, limit).inc()

    def session_created(self, game: str) -> None:
        self._child(self._created, game).inc()

    def session_changed(self, game: str, moves: int, ended: str | None) -> None:
        self._child(self._moves, game).inc(moves)
        if ended is not None:
            self._child(self._ended, game, ended).inc()

    def _counter(self, name: str, told: str, *labels: str) -> Counter:
        return Counter(f"regelwerk_{name}", told, labels, registry=self.registry)

    def _gauge(self, name: str, told: str) -> Gauge:
        return Gauge(f"regelwerk_{name}", told, registry=self.registry, multiprocess_mode=_LIVE)

    def _histogram(self, name: str, told: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"regelwerk_{name}", told, labels, buckets=buckets, registry=self.registry)


def _child(metric: Any, *labels: str) -> Any:
    """The series with these labels. Kept, since finding one takes longer than counting in it."""
    return metric.labels(*labels)


@contextmanager
def _timed(gauge: Gauge, observe: Callable[[float], None]) -> Iterator[None]:
    start = time.perf_counter()
    gauge.inc()
    try:
        yield
    finally:
        gauge.dec()
        observe(time.perf_counter() - start)
