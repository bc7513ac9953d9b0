"""Property-based tests of the whole API by schemathesis: every check, stateful phase included, on the real server."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from access_files import EVERYBODY, TIERS, access_file, sent_by

ROOT = Path(__file__).resolve().parents[2]


LARGE = "^/v1/tournaments/"
"""Operations with so many members that the systematic requests alone take minutes."""


def run(url: str, examples: int, *chosen: str) -> subprocess.CompletedProcess[str]:
    """Test the chosen operations with so many generated requests each, besides the systematic ones."""
    command = [
        Path(sys.executable).parent / "schemathesis",
        "run",
        f"{url}/openapi.json",
        "--checks=all",
        f"--max-examples={examples}",
        *chosen,
        "--seed=1",
        "--generation-database=none",
        "--no-color",
    ]
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": "tests.api.schemathesis_hooks", "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=1500)


GUARDED = "^/v1/(?:anaconda/(?:validate|score|sessions)|limits|keys|tournaments/pairings)$"
"""Some operations of each kind: plain, with a receipt, live, told, open, with a scope."""


@pytest.mark.parametrize("holder", ["club", "organizer", None])
def test_no_generated_request_finds_a_fault_where_access_is_on(serve, tmp_path, holder):
    tiers = TIERS.replace('"5/hour"', '"9000/minute"').replace('"100/hour"', '"9000/minute"')
    server = serve("--workers", "2", environment={"REGELWERK_ACCESS": access_file(tmp_path, tiers + EVERYBODY)})
    headers = [f"--header={name}: {value}" for name, value in sent_by(holder).items()]

    done = run(server.url, 5, f"--include-path-regex={GUARDED}", "--phases=examples,fuzzing", *headers)

    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr


@pytest.mark.parametrize("examples", [5, pytest.param(100, marks=pytest.mark.long)])
def test_no_generated_request_finds_a_fault(live_server, examples):
    done = run(live_server, examples, f"--exclude-path-regex={LARGE}")

    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr


def test_no_generated_request_finds_a_fault_in_large_operations(live_server):
    done = run(live_server, 20, f"--include-path-regex={LARGE}", "--phases=examples,fuzzing,stateful")

    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr


@pytest.mark.long
def test_no_systematic_request_finds_a_fault_in_large_operations(live_server):
    done = run(live_server, 100, f"--include-path-regex={LARGE}")

    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr
