"""Applications that know who may call."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from access_files import EVERYBODY, TIERS, access_file
from asking import Make
from flask import Flask
from flask.testing import FlaskClient

from service.api import limiting
from service.app import create_app
from service.config import Config
from service.leases import Leased
from service.limits import LocalCounter


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Flask]:
    """A function that makes an application with a file of access; each only once, since that takes seconds."""

    @cache
    def made(text: str, **settings: Any) -> Flask:
        return create_app(Config(access=access_file(tmp_path_factory.mktemp("access"), text), **settings))

    return made


@pytest.fixture
def make(kept: Callable[..., Flask], clean_redis: str) -> Make:
    """A function that gives an application with a file of access, which has counted nothing yet."""

    def made(text: str = TIERS + EVERYBODY, **settings: Any) -> FlaskClient:
        app = kept(text, **{"redis_url": clean_redis, **settings})
        limits = app.extensions[limiting.EXTENSION]
        limits._leased, limits._own = Leased(limits._shared), LocalCounter()
        return app.test_client()

    return made


@pytest.fixture
def guarded(make: Make) -> FlaskClient:
    return make()
