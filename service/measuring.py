"""Which of metrics and traces an application has, by its settings; what is off is not even imported."""

from __future__ import annotations

import logging
import os
from importlib.util import find_spec
from typing import Any, Final

from service.config import Config
from service.telemetry import SILENT, Application, Telemetry, Together

_LOG: Final = logging.getLogger("regelwerk")


class Measuring:
    """What measures an application.

    Attributes:
        telemetry: is told what happens.
    """

    def __init__(self, config: Config) -> None:
        self._config = config
        self._metrics: Any = None
        parts: list[Telemetry] = []
        if config.metrics_bind is not None:
            from service.metrics import Metrics  # noqa: PLC0415

            self._metrics = Metrics()
            parts.append(self._metrics)
        if traces_are_on(config):
            parts.append(_traces())
        elif config.otlp_endpoint is not None:
            _LOG.warning("OTEL_EXPORTER_OTLP_ENDPOINT is set, but requirements-otel.lock is not installed: no traces")
        self.telemetry = _one_of(parts)

    def beside(self, application: Application) -> Application:
        """The application, with its metrics at their own address, if there are any."""
        if self._metrics is None:
            return application
        from service.metrics_page import beside  # noqa: PLC0415

        return beside(application, self._metrics, self._config)


def traces_are_on(config: Config) -> bool:
    """Whether there is a collector, and what it takes to send to it."""
    return config.otlp_endpoint is not None and all(map(find_spec, ("opentelemetry", "opentelemetry.sdk")))


def _traces() -> Telemetry:
    from service.tracing import Traces, share  # noqa: PLC0415

    return Traces(share=share(os.environ))


def _one_of(parts: list[Telemetry]) -> Telemetry:
    match parts:
        case []:
            return SILENT
        case [part]:
            return part
        case _:
            return Together(parts)
