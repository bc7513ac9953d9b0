"""The deployment files fit the project: what can be said without a container engine."""

from __future__ import annotations

import re
import runpy
from typing import Any

import pytest
import yaml
from gunicorn.util import load_class
from gunicorn.workers.gthread import ThreadWorker
from serving import ROOT

from service.config import Config

DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text()


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    """The services of the compose file."""
    compose = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
    assert set(compose["volumes"]) == {"games"}
    found: dict[str, Any] = compose["services"]
    return found


def copied() -> list[str]:
    """What the image is built from."""
    lines = re.findall(r"^COPY (?!--from)(.*)$", DOCKERFILE, re.MULTILINE)
    return [source for line in lines for source in line.split()[:-1]]


def test_every_file_that_the_image_copies_exists_and_is_sent_to_the_builder() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert len(copied()) == 7
    for source in copied():
        assert (ROOT / source).exists()
        assert "!" + source in ignored


def test_the_image_runs_as_nobody_in_particular_with_a_health_check() -> None:
    assert re.search(r"^USER 1\d{4}$", DOCKERFILE, re.MULTILINE)
    assert "HEALTHCHECK" in DOCKERFILE
    assert "/healthz" in DOCKERFILE
    assert "ARG LOCK=requirements.lock\n" in DOCKERFILE
    assert '--require-hashes -r "$LOCK"' in DOCKERFILE


def test_no_image_is_taken_by_a_floating_tag(services: dict[str, Any]) -> None:
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    for image in [*bases, services["store"]["image"]]:
        assert re.search(r":\d+\.\d+", image)


def test_the_services_are_a_web_server_and_a_store_that_keeps_its_games(services: dict[str, Any]) -> None:
    assert set(services) == {"web", "store"}
    assert all(service["healthcheck"]["test"] for service in services.values())
    assert services["web"]["environment"]["REDIS_URL"] == "redis://store:6379/0"
    assert services["web"]["depends_on"]["store"]["condition"] == "service_healthy"
    assert (ROOT / "deploy" / services["web"]["build"]["context"] / services["web"]["build"]["dockerfile"]).is_file()
    assert "--appendonly yes" in services["store"]["command"]
    assert "noeviction" in services["store"]["command"]


def test_a_stopping_container_has_the_time_to_answer_what_it_has(services: dict[str, Any]) -> None:
    given = int(re.fullmatch(r"(\d+)s", services["web"]["stop_grace_period"])[1])
    assert Config().graceful_timeout_s + 2 < given


def test_gunicorn_reads_the_same_settings_from_either_file() -> None:
    settings = runpy.run_path(str(ROOT / "deploy/gunicorn.conf.py"))
    assert issubclass(load_class(settings["worker_class"]), ThreadWorker)
    assert settings["threads"] == Config.from_environment().threads
    assert settings["control_socket_disable"] is True
    assert callable(settings["post_fork"])
