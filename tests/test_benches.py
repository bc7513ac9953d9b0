"""The benchmarks can be loaded: they lean on parts of the service and of the tests that move."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# The peers need packages that only their comparison needs.
MODULES = sorted(path.stem for path in (ROOT / "bench").glob("*.py"))


@pytest.mark.parametrize("module", MODULES)
def test_a_benchmark_finds_all_that_it_uses(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT), *sys.path])
    assert importlib.import_module(f"bench.{module}").__doc__
