"""How many endgames of two a hint solves exactly within its time: `python -m bench.numerus_endgame`."""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

from bench.numerus_strength import chance, greedy
from service.game import Budget
from service.games import numerus
from service.games.jit import COMPILED
from service.games.numerus import Setup, State
from service.games.numerus.solver import hint, warm


def position(seed: str, left: int, setup: Setup) -> State:
    """What is left when two greedy players, who take any chip in one turn of ten, have played so far."""
    rng = random.Random(seed)
    state = numerus.initial_state(setup, seed)
    while sum(map(bool, state.board)) > left:
        state = numerus.apply(state, (chance if rng.random() < 0.1 else greedy)(state, rng))
    return state


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--ms", type=int, default=1000)
    parser.add_argument("--chips", type=int, nargs="+", default=[16, 18, 20, 22, 24])
    parser.add_argument("--scoring", nargs="+", default=["longest", "tournament"])
    args = parser.parse_args()
    warm()
    print("$ python -m bench.numerus_endgame", *sys.argv[1:], "" if COMPILED else "(without numba)")
    heads = f"{'best exact':>10} {'all exact':>9} {'median ms':>9} {'most ms':>8} {'nodes':>9}"
    print(f"{'scoring':>11} {'chips':>5} {heads}")
    for scoring in args.scoring:
        for left in args.chips:
            best, every, times, nodes = 0, 0, [], []
            for number in range(args.positions):
                state = position(f"bench {number}", left, Setup(scoring=scoring))
                start = time.perf_counter()
                found = hint(state, Budget(ms=args.ms), {})
                times.append((time.perf_counter() - start) * 1000)
                nodes.append(found.nodes)
                best += found.proof == "exact"
                every += all(entry.proof == "exact" for entry in found.moves)
            shares = f"{best / args.positions:>10.1%} {every / args.positions:>9.1%}"
            spent = f"{statistics.median(times):>9.1f} {max(times):>8.1f} {int(statistics.median(nodes)):>9}"
            print(f"{scoring:>11} {left:>5} {shares} {spent}", flush=True)


if __name__ == "__main__":
    main()
