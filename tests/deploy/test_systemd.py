"""The unit for systemd: good in systemd's own eyes, and in agreement with the service that it runs."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from serving import ROOT

from service.cli import main
from service.config import Config, variable_of

SHIPPED = ROOT / "deploy" / "systemd"


def values(name: str) -> dict[str, list[str]]:
    """Every assignment of a unit, in order."""
    found: dict[str, list[str]] = {}
    for key, value in re.findall(r"^([A-Za-z]+)=(.*)$", (SHIPPED / name).read_text(), re.MULTILINE):
        found.setdefault(key, []).append(value)
    return found


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with the drop-in for receipts, as if it were installed."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd-analyze on the PATH")
    text = (SHIPPED / "regelwerk.service").read_text()
    path = tmp_path / "regelwerk.service"
    path.write_text(text.replace("/opt/regelwerk/.venv/bin/regelwerk", shutil.which("true")))
    drop_in = tmp_path / "regelwerk.service.d"
    drop_in.mkdir()
    shutil.copy(SHIPPED / "receipts.conf", drop_in)
    return path


def test_systemd_finds_no_fault_in_the_unit(unit):
    told = subprocess.run(["systemd-analyze", "verify", str(unit)], check=False, capture_output=True, text=True)
    assert (told.returncode, told.stderr) == (0, "")


def test_a_misspelt_setting_would_be_found(unit):
    unit.write_text(unit.read_text().replace("NoNewPrivileges=", "NoNewPrivilege="))
    told = subprocess.run(["systemd-analyze", "verify", str(unit)], check=False, capture_output=True, text=True)
    assert "NoNewPrivilege" in told.stderr


def test_systemd_finds_the_service_little_exposed(unit):
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=15", str(unit)]
    told = subprocess.run(command, check=False, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout


def test_the_command_is_one_that_the_service_takes():
    (command,) = values("regelwerk.service")["ExecStart"]
    program, name, *arguments = command.split()
    assert program.endswith("/.venv/bin/regelwerk")
    assert main.commands[name].make_context(name, arguments).params["host"] == "127.0.0.1"


def test_every_setting_of_the_example_exists_and_takes_its_value():
    lines = re.findall(r"^(?:# )?([A-Z_]+)=(.*)$", (SHIPPED / "regelwerk.env").read_text(), re.MULTILINE)
    known = {variable_of(name) for name in Config.__dataclass_fields__}
    assert {name for name, _ in lines} <= known
    assert Config.from_environment(dict(lines)).proxies == 1


def test_requests_have_the_time_that_the_service_gives_them():
    example = (SHIPPED / "regelwerk.env").read_text()
    graceful = int(re.search(r"^REGELWERK_GRACEFUL_TIMEOUT_S=(\d+)$", example, re.MULTILINE)[1])
    assert graceful + 2 < int(values("regelwerk.service")["TimeoutStopSec"][0])


def test_the_copy_of_the_key_is_where_the_example_says():
    (copy,) = values("receipts.conf")["ExecStartPre"]
    example = (SHIPPED / "regelwerk.env").read_text()
    target = copy.split()[-1].replace("%t", "/run")
    assert f"# REGELWERK_SIGNING_KEY={target}\n" in example
    assert "install -m 600 " in copy
