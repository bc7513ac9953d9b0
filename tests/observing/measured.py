"""An application with metrics, and what they say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flask.testing import FlaskClient
from prometheus_client.parser import text_string_to_metric_families

from service.app import create_app
from service.config import Config

ADDRESS = ("127.0.0.1", 9464)


def client_with_metrics(url: str, **settings: Any) -> FlaskClient:
    """A client of an application that counts."""
    return create_app(Config(redis_url=url, metrics_bind=ADDRESS, **settings)).test_client()


def page(client: FlaskClient, path: str = "/metrics") -> Any:
    """What whoever comes to the address of the metrics gets."""
    return client.get(path, environ_overrides={"SERVER_NAME": ADDRESS[0], "SERVER_PORT": str(ADDRESS[1])})


def samples(text: str) -> Mapping[str, float]:
    """Every series with its value, the labels in alphabetical order."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def told(client: FlaskClient) -> Mapping[str, float]:
    """The series of an application."""
    return samples(page(client).text)
