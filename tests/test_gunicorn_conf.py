"""How gunicorn is set up, where a server as a whole would not show it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_garbage_is_not_looked_for_during_the_load_and_is_again_in_the_workers() -> None:
    code = (
        "import gc; from types import SimpleNamespace as Some; from service import gunicorn_conf\n"
        "loading = gc.isenabled()\n"
        "gunicorn_conf.when_ready(Some(app=Some(app_uri='tests.app:app'), LISTENERS=[]))\n"
        "print(loading, gc.isenabled(), gc.get_freeze_count() > 10_000)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True", "True"]
