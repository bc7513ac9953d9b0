"""`regelwerk access`: keys are made and told once, files are checked as the service reads them."""

from __future__ import annotations

from pathlib import Path

import pytest
from access_files import EVERYBODY, KEYS, TIERS, access_file, key_lines
from click.testing import CliRunner, Result

from service.access_file import read
from service.cli import main
from service.config import Config


def run(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["access", *map(str, arguments)], catch_exceptions=False)


def made(*options: str) -> tuple[str, str]:
    """A new key, and the lines for the file."""
    done = run("new-key", "--name", "City Club", "--tier", "club", *options)
    assert done.exit_code == 0, done.output
    return done.stderr.strip().removeprefix("The key, told this once: "), done.stdout


def test_the_lines_of_a_new_key_let_its_holder_in(tmp_path: Path) -> None:
    key, lines = made("--scope", "organizer", "--expires", "2099-12-31")
    access = read(Path(access_file(tmp_path, TIERS + lines)), Config())

    caller = access.holder(key, 0)
    assert (caller.account, caller.tier.name, caller.scopes) == ("key:City Club", "club", {"organizer"})


def test_a_new_key_can_do_nothing_special_and_does_not_expire_unless_that_is_said(tmp_path: Path) -> None:
    key, lines = made()
    access = read(Path(access_file(tmp_path, TIERS + lines)), Config())

    assert access.holder(key, 1e12).scopes == frozenset()


def test_what_is_kept_is_not_the_key() -> None:
    key, lines = made()

    assert key not in lines
    assert key.removeprefix("rwk_") not in lines


def test_lines_can_be_put_below_others(tmp_path: Path) -> None:
    path = Path(access_file(tmp_path, TIERS))
    for _ in range(3):
        with path.open("a", encoding="utf-8") as file:
            file.write(made()[1])

    assert len(read(path, Config()).keys) == 3


@pytest.mark.parametrize("moment", ["0001-01-01", "9999-12-31T23:59:59Z", "2027-01-31T23:59:59-23:59"])
def test_every_moment_that_a_file_can_name_can_be_told(tmp_path: Path, moment: str) -> None:
    lines = TIERS + key_lines("club", more=f"expires = {moment}")

    assert run("check", access_file(tmp_path, lines)).exit_code == 0


@pytest.mark.parametrize("name", ["", " x", "a\nb", 'a"b', "x" * 65, "ключ"])
@pytest.mark.parametrize("option", ["--name", "--tier"])
def test_a_name_that_the_file_would_not_take_makes_no_key(option: str, name: str) -> None:
    done = run("new-key", "--name", "a", "--tier", "b", option, name)

    assert done.exit_code == 1
    assert done.stdout == ""
    assert "rwk_" not in done.output


def test_a_scope_or_a_day_that_there_is_not_is_misuse() -> None:
    for more in (["--scope", "admin"], ["--expires", "tomorrow"]):
        assert run("new-key", "--name", "a", "--tier", "b", *more).exit_code == 2


def test_a_good_file_is_told_tier_by_tier_and_key_by_key(tmp_path: Path) -> None:
    done = run("check", access_file(tmp_path))

    assert done.exit_code == 0
    assert done.stdout.splitlines() == [
        "tier club: 100 requests in 3600 s, 50 sessions in 3600 s, 60000 ms of solvers in 3600 s",
        "tier small: 2 at once, 1 streams, 2048 bytes",
        "tier anonymous: 5 requests in 3600 s",
        "key club: club",
        "key organizer: club, organizer",
        "key expired: club, EXPIRED 2026-01-31T00:00:00Z",
        "key small: small",
    ]


def test_of_a_closed_service_it_is_told_that_strangers_are_refused(tmp_path: Path) -> None:
    assert run("check", access_file(tmp_path, "anonymous = false")).stdout.splitlines() == [
        "without a key: refused",
        "no keys",
    ]


def test_a_bad_file_is_told_with_its_name_and_ends_with_a_code(tmp_path: Path) -> None:
    path = access_file(tmp_path, TIERS + EVERYBODY.replace('"club"\nhash', '"gold"\nhash', 1))
    done = run("check", path)

    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Error: {path}: /keys/0/tier: no tier of this name is for keys")
    assert not any(key in done.output for key in KEYS.values())


def test_the_service_does_not_start_with_a_bad_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGELWERK_ACCESS", access_file(tmp_path, "colour = 1"))
    done = CliRunner().invoke(main, ["serve", "--port", "0"], catch_exceptions=False)

    assert (done.exit_code, done.stdout) == (1, "")
    assert done.stderr == "Error: REGELWERK_ACCESS: /colour: Unknown field.\n"
