"""The commands as a process: standard input, standard error, exit codes."""

from __future__ import annotations

import json
import subprocess
import sys

from told_rounds import BAD, IMPOSSIBLE, OVER, REASONS, ROOT, SCORE, TEXT


def process(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "service.cli", *arguments],
        cwd=ROOT,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_a_process_reads_standard_input_and_ends_with_the_exit_code() -> None:
    good = process("replay", "anaconda", "-", given=TEXT)
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.splitlines() == ["-: 7 plies, good", f"  {OVER}", *SCORE]

    bad = process("replay", "anaconda", "-", given=json.dumps(BAD))
    assert (bad.returncode, bad.stderr) == (1, "")
    assert bad.stdout.startswith("-: ply 2 (counted from 0), V=4@III, is not possible\n")


def test_a_process_tells_refusals_to_standard_error() -> None:
    done = process("show", "anaconda", IMPOSSIBLE)
    assert (done.returncode, done.stdout) == (1, "")
    assert all(reason in done.stderr for reason in REASONS)
