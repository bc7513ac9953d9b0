"""The table of settings: defaults, variables, what they refuse, how they are told."""

from __future__ import annotations

from dataclasses import Field, fields
from typing import Any

import pytest

from service.config import Config, SettingError, describe, variable_of


def test_without_variables_everything_has_its_default() -> None:
    assert Config.from_environment({}) == Config()
    assert Config.from_environment({"REGELWERK_WORKERS": " ", "REDIS_URL": ""}) == Config()


def test_every_setting_has_a_variable_and_a_meaning_in_the_table() -> None:
    table = describe().splitlines()
    assert len(table) == 1 + len(fields(Config))
    for item, line in zip(fields(Config), table[1:], strict=True):
        assert line.startswith(variable_of(item.name))
        assert line.endswith(item.metadata["meaning"])
    assert all(len(line) < 120 for line in table)


@pytest.mark.parametrize("item", fields(Config), ids=lambda item: item.name)
def test_every_default_is_a_value_that_the_variable_takes(item: Field[Any]) -> None:
    if item.default is not None:
        text = ",".join(item.default) if isinstance(item.default, tuple) else str(item.default)
        text = str(int(item.default)) if isinstance(item.default, bool) else text
        assert getattr(Config.from_environment({variable_of(item.name): text}), item.name) == item.default


@pytest.mark.parametrize(
    ("variable", "text", "name", "value"),
    [
        ("REDIS_URL", "rediss://db.example/1", "redis_url", "rediss://db.example/1"),
        ("REDIS_URL", "redis+cluster://a:1,b:2", "redis_url", "redis+cluster://a:1,b:2"),
        ("REDIS_URL", "rediss+sentinel://a,b/games", "redis_url", "rediss+sentinel://a,b/games"),
        ("REGELWERK_WORKERS", "4", "workers", 4),
        ("REGELWERK_ACCESS_LOG", "1", "access_log", True),
        ("REGELWERK_STORE_TIMEOUT_S", "0.5", "store_timeout_s", 0.5),
        (
            "REGELWERK_CORS_ORIGINS",
            "https://a.example, http://b:8080",
            "cors_origins",
            ("https://a.example", "http://b:8080"),
        ),
        ("REGELWERK_CORS_ORIGINS", "", "cors_origins", ()),
        ("REGELWERK_LOG_LEVEL", "info", "log_level", "info"),
    ],
)
def test_a_variable_sets_its_setting(variable: str, text: str, name: str, value: object) -> None:
    assert getattr(Config.from_environment({variable: text}), name) == value


@pytest.mark.parametrize(
    ("variable", "text", "takes"),
    [
        ("REGELWERK_WORKERS", "0", "a whole number from 1 to 64, not '0'"),
        ("REGELWERK_WORKERS", "two", "a whole number from 1 to 64, not 'two'"),
        ("REGELWERK_STORE_TIMEOUT_S", "nan", "a number of seconds from 0.1 to 60, not 'nan'"),
        ("REGELWERK_ACCESS_LOG", "yes", "0 or 1, not 'yes'"),
        ("REGELWERK_EMBEDDED_STORE", "none", "one of auto, wheel, system, python, not 'none'"),
        ("REGELWERK_CORS_ORIGINS", "example.com", "origins as https"),
        ("REGELWERK_CORS_ORIGINS", "https://*", "origins as https"),
        ("REDIS_URL", "db.example:6379", "an address that begins with redis[s]://, unix://, "),
    ],
)
def test_another_value_is_refused_by_the_name_of_the_variable(variable: str, text: str, takes: str) -> None:
    with pytest.raises(SettingError) as refused:
        Config.from_environment({variable: text})
    assert str(refused.value).startswith(f"{variable} must be {takes}")


def test_the_password_of_the_store_is_never_shown() -> None:
    assert "hush" not in repr(Config(redis_url="redis://:hush@db.example"))
    with pytest.raises(SettingError) as refused:
        Config.from_environment({"REDIS_URL": "http://:hush@db.example"})
    assert "hush" not in str(refused.value)


def test_a_game_cannot_be_kept_longer_by_default_than_at_most() -> None:
    with pytest.raises(SettingError, match="REGELWERK_SESSION_TTL_S must not be above REGELWERK_SESSION_TTL_MAX_S"):
        Config.from_environment({"REGELWERK_SESSION_TTL_S": "1000", "REGELWERK_SESSION_TTL_MAX_S": "100"})


def test_replicas_are_waited_for_less_long_than_the_store_itself() -> None:
    waiting = {"REGELWERK_STORE_REPLICAS_TIMEOUT_MS": "2000", "REGELWERK_STORE_TIMEOUT_S": "2"}
    assert Config.from_environment(waiting).store_replicas == 0
    with pytest.raises(
        SettingError, match="REGELWERK_STORE_REPLICAS_TIMEOUT_MS must be below REGELWERK_STORE_TIMEOUT_S"
    ):
        Config.from_environment({**waiting, "REGELWERK_STORE_REPLICAS": "1"})


@pytest.mark.parametrize(
    ("threads", "streams", "fits"),
    [("320", "312", True), ("320", "313", False), ("2", "0", True), ("2", "1", False), ("64", "", False)],
)
def test_streams_leave_threads_for_other_requests(threads: str, streams: str, fits: bool) -> None:
    environment = {"REGELWERK_THREADS": threads, "REGELWERK_STREAMS": streams}
    if fits:
        assert Config.from_environment(environment).streams == int(streams)
        return
    with pytest.raises(SettingError, match="REGELWERK_STREAMS must be at least 8 below REGELWERK_THREADS"):
        Config.from_environment(environment)
