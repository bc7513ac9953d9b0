"""Where metrics are asked for: an address of its own, so that what the public reaches never shows them.

The web server listens there with the same workers. What comes in at that address is answered here and gets nothing of
the service; what comes in elsewhere gets nothing from here.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from prometheus_client import CollectorRegistry, Metric, make_wsgi_app
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector

from service import VERSION, worker_files
from service.config import Config
from service.metrics import Metrics
from service.telemetry import Application

_PAGE: Final = "/metrics"
_PROC: Final = "/proc"
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")


def beside(application: Application, metrics: Metrics, config: Config) -> Application:
    """The application, and the metrics for whoever comes to their address."""
    registry = CollectorRegistry() if worker_files.in_use() else metrics.registry
    if worker_files.in_use():
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        registry.register(Workers())
    registry.register(Facts(config))
    page: Application = make_wsgi_app(registry)
    host, port = config.metrics_bind or ("", 0)
    here = (host, str(port))

    def routed(environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        # Both are of the listening socket: nothing that a caller sends changes them.
        if (environ["SERVER_NAME"], environ["SERVER_PORT"]) != here:
            return application(environ, start_response)
        if environ["PATH_INFO"] == _PAGE:
            return page(environ, start_response)
        start_response("404 Not Found", [("Content-Type", "text/plain")])
        return [b"The metrics are at /metrics.\n"]

    return routed


class Facts:
    """What stays as it is: the version, and how much there is of what can be taken."""

    def __init__(self, config: Config) -> None:
        self._config = config

    def collect(self) -> Iterator[Metric]:
        """The samples."""
        config = self._config
        build = {"version": VERSION, "python": platform.python_version()}
        yield InfoMetricFamily("regelwerk_build", "What is running.", build)
        yield GaugeMetricFamily("regelwerk_workers", "Workers that there should be.", config.workers)
        slots = config.solvers * config.workers
        yield GaugeMetricFamily("regelwerk_solver_slots", "Places for solvers, of all workers.", slots)
        places = config.streams * config.workers
        yield GaugeMetricFamily("regelwerk_stream_places", "Places for streams and polls, of all workers.", places)


class Workers:
    """What the system knows of each worker; nothing where there is no /proc."""

    def collect(self) -> Iterator[Metric]:
        """The samples."""
        found = [(number, numbers) for number, pid in worker_files.pids() if (numbers := _numbers(pid))]
        for place, (name, told, family) in enumerate(_OF_A_WORKER):
            metric = family(f"regelwerk_worker_{name}", told, labels=["worker"])
            for number, numbers in found:
                metric.add_metric([number], numbers[place])
            yield metric


_OF_A_WORKER: Final = (
    ("resident_memory_bytes", "Resident memory of a worker.", GaugeMetricFamily),
    ("cpu_seconds", "Processor time of a worker since it began.", CounterMetricFamily),
    ("threads", "Threads of a worker.", GaugeMetricFamily),
    ("open_fds", "Files and connections that a worker has open.", GaugeMetricFamily),
)


def _numbers(pid: int) -> tuple[float, ...] | None:
    """Memory, processor time, threads and open files; None if the process is gone, or cannot be looked at."""
    try:
        with open(f"{_PROC}/{pid}/stat", encoding="utf-8") as file:  # noqa: PTH123 - no path is built of it
            # The name of the program, in brackets, may have spaces.
            fields = file.read().rpartition(")")[2].split()
        files = len(os.listdir(f"{_PROC}/{pid}/fd"))  # noqa: PTH208
    except OSError:
        return None
    ticks, threads, pages = int(fields[11]) + int(fields[12]), int(fields[17]), int(fields[21])
    return pages * _PAGE_BYTES, ticks / _TICKS, threads, files
