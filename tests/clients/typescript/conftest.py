"""What the tests of the TypeScript client share."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def node() -> None:
    """Without Node there is nothing to run; where the tests are required, that is a failure."""
    missing = next((name for name in ("node", "npm") if shutil.which(name) is None), None)
    if missing is None and not (ROOT / "clients" / "node_modules").is_dir():
        missing = "clients/node_modules (npm ci --prefix clients)"
    if missing is None:
        return
    reason = f"The tests of the TypeScript client need {missing}."
    if os.environ.get("REGELWERK_NODE_TESTS") == "required":
        pytest.fail(reason)
    pytest.skip(reason)
