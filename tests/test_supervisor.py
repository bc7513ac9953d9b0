"""A store that cannot be started again for now is tried again, and the service goes on."""

from __future__ import annotations

import errno
from typing import cast

import pytest

from service.embedded import PrivateStore
from service.supervisor import StoreKeeper


class Dead:
    """A store that has ended, and starts only when there are processes again."""

    def __init__(self) -> None:
        self.code: int | None = 1
        self.failures = 3

    def ended(self) -> int | None:
        return self.code

    def start(self) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError(errno.EAGAIN, "Resource temporarily unavailable")
        self.code = None


def test_a_store_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("service.supervisor.time.monotonic", lambda: now[0])
    dead, said = Dead(), list[str]()
    keeper = StoreKeeper(cast("PrivateStore", dead), said.append)
    for _ in range(20):
        now[0] += keeper.tend()

    assert dead.ended() is None
    assert sum("cannot be started ([Errno 11] Resource temporarily unavailable)" in each for each in said) == 3
