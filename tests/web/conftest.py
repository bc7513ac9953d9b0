"""Services that know API keys, for the tests of the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from access_files import access_file
from key_pages import CLOSED, OPEN
from serving import Serving


@pytest.fixture(scope="session")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service that answers nobody without a key."""
    yield from served(tmp_path_factory.mktemp("closed"), CLOSED)


@pytest.fixture(scope="session")
def with_keys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a service that answers everybody, and knows the holders of keys."""
    yield from served(tmp_path_factory.mktemp("open"), OPEN)


def served(folder: Path, access: str) -> Iterator[str]:
    """The address of a service with this file, until it is no longer needed."""
    server = Serving("--workers", "1", environment={"REGELWERK_ACCESS": access_file(folder, access)})
    yield server.url
    server.stop()
