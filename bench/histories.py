"""Long runs of rival clients under faults: `python -m bench.histories --seconds 120 --nemesis kill,restart,freeze`.

32 clients play, race, take back, resign and follow at eight places while workers and the store are killed and frozen;
then everything that they were answered and told is checked. With `failover` or `hang` among the faults, the store is
a primary with a replica under sentinels (or with --cluster three of them), and a change counts when the replica has
it. With `hang`, what was only shown, and to nobody acknowledged, is not checked. Exit code 1: a promise was broken.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

_TESTS = Path(__file__).resolve().parents[1] / "tests"
sys.path[:0] = [str(_TESTS), str(_TESTS / "reliability")]

from history import check  # noqa: E402 - the tests are no package
from history_runs import Run, play  # noqa: E402
from nemesis import FAULTS, Storing, cluster_store, lone_store, watched_store, worker_killer  # noqa: E402
from serving import Serving  # noqa: E402


def faults_until(end: float, names: Sequence[str], rng: random.Random) -> Iterator[str]:
    """One fault after the other, at random, until the time is over."""
    while time.monotonic() < end:
        yield rng.choice(names)


def run(storing: Storing, seconds: float, names: Sequence[str], seed: str) -> Run:
    """A service with two workers, its store, and the clients."""
    with tempfile.TemporaryDirectory(prefix="rw-") as folder, storing(Path(folder) / "store") as (settings, faults):
        schedule = faults_until(time.monotonic() + seconds, names, random.Random(seed))
        service = Serving("--workers", "2", environment={"REGELWERK_HEARTBEAT_S": "0.5", **settings})
        try:
            return play(service.url, seed, {**faults, "kill": worker_killer(service)}, schedule)
        finally:
            service.stop()


def main() -> None:
    """Run, print what there was, and the verdict."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--nemesis", default="kill,restart,freeze", help=f"some of {','.join(FAULTS)}")
    parser.add_argument("--cluster", action="store_true")
    parser.add_argument("--seed", default="1")
    options = parser.parse_args()
    names = options.nemesis.split(",")
    if not set(names) <= set(FAULTS):
        parser.error(f"--nemesis takes {', '.join(FAULTS)}, separated by commas")
    doubled = bool({"failover", "hang"} & set(names))
    if doubled and "cut" in names:
        parser.error("cut is for a lone store, failover and hang are for one with a replica")
    storing = (cluster_store if options.cluster else watched_store) if doubled else lone_store
    found = run(storing, options.seconds, names, options.seed)
    for name, count in sorted(found.counts.items()):
        print(f"{name:<28}{count:>8,}")
    broken = check(found.history, shown="hang" not in names)
    print("", *broken, f"{len(broken)} promises broken.", sep="\n")
    sys.exit(bool(broken))


if __name__ == "__main__":
    main()
