"""How many deals of numerus-solo a hint brings to penalty 0: `python -m bench.numerus_solo_strength [--plain]`."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time

from service.game import Budget
from service.games.jit import COMPILED
from service.games.numerus_solo import Setup, initial_state
from service.games.numerus_solo.solver import hint, warm


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--ms", type=int, nargs="+", default=[200, 1000])
    parser.add_argument("--penalty", default="per_chip")
    parser.add_argument("--plain", action="store_true", help="without numba")
    args = parser.parse_args()
    if args.plain and COMPILED:
        command = [sys.executable, "-m", "bench.numerus_solo_strength", *sys.argv[1:]]
        sys.exit(subprocess.run(command, env={**os.environ, "REGELWERK_JIT": "0"}, check=False).returncode)
    warm()
    print("$ python -m bench.numerus_solo_strength", *sys.argv[1:])
    print(f"{'kernels':9} {'budget':>8} {'penalty 0':>10} {'all moves exact':>16} {'median ms':>10} {'most ms':>8}")
    for ms in args.ms:
        perfect, exact, times = 0, 0, []
        for number in range(args.deals):
            state = initial_state(Setup(solo_penalty=args.penalty), f"bench {number}")
            start = time.perf_counter()
            found = hint(state, Budget(ms=ms), {})
            times.append((time.perf_counter() - start) * 1000)
            perfect += found.moves[0].value.penalty == 0
            exact += all(entry.proof == "exact" for entry in found.moves)
        name = "numba" if COMPILED else "Python"
        shares = f"{perfect:>6}/{args.deals} {exact:>12}/{args.deals}"
        print(f"{name:9} {ms:>5} ms {shares} {statistics.median(times):>10.1f} {max(times):>8.1f}", flush=True)


if __name__ == "__main__":
    main()
