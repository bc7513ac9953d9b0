"""The examples in the OpenAPI document are what the service answers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def test_the_recorded_examples_are_what_the_service_answers_now():
    command = [sys.executable, "tools/record_examples.py", "--check"]

    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)

    assert done.returncode == 0, done.stdout + done.stderr
