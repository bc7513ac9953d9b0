"""What the tests of metrics, logs and traces share."""

from __future__ import annotations

import pytest
from measured import client_with_metrics


@pytest.fixture
def client(clean_redis):
    """A client of an application that counts."""
    return client_with_metrics(clean_redis)
