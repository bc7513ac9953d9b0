"""How gunicorn is set up, where a server as a whole would not show it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_a_worker_that_is_told_to_stop_before_it_has_begun_does_and_does_not_forget_it_as_the_master_would() -> None:
    code = (
        "import os, signal; from types import SimpleNamespace as Some; from service import gunicorn_conf\n"
        "for number in (signal.SIGTERM, signal.SIGINT, signal.SIGQUIT):\n"
        "    signal.signal(number, lambda *_: None)\n"
        "    if (child := os.fork()) == 0:\n"
        "        gunicorn_conf.post_fork(None, Some(ppid=os.getppid()))\n"
        "        os.kill(os.getpid(), number)\n"
        "        os._exit(1)\n"
        "    print(os.waitpid(child, 0)[1])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["0", "0", "0"]


def test_garbage_is_not_looked_for_during_the_load_and_is_again_in_the_workers() -> None:
    code = (
        "import gc; from types import SimpleNamespace as Some; from service import gunicorn_conf\n"
        "loading = gc.isenabled()\n"
        "gunicorn_conf.when_ready(Some(app=Some(app_uri='tests.app:app'), LISTENERS=[]))\n"
        "print(loading, gc.isenabled(), gc.get_freeze_count() > 10_000)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True", "True"]
