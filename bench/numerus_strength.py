"""How often hints win games of numerus: `python -m bench.numerus_strength --players 2 --scoring longest`."""

from __future__ import annotations

import argparse
import random
import sys
from math import sqrt

from service.game import Budget
from service.games import numerus
from service.games.jit import COMPILED
from service.games.numerus import Setup, State, Take
from service.games.numerus.solver import hint, warm


def greedy(state: State, rng: random.Random) -> Take:
    """Take what makes the longest chain, then what would make the longest for another seat; ties at random."""

    def worth(move: Take) -> tuple[int, int, float]:
        lengths = [_joined(set(hand), move.number) for hand in state.collected]
        mine = lengths.pop(state.to_move)
        return mine, max(lengths), rng.random()

    return max((move for move in numerus.legal_moves(state) if isinstance(move, Take)), key=worth)


def chance(state: State, rng: random.Random) -> Take:
    """Any chip."""
    return rng.choice([move for move in numerus.legal_moves(state) if isinstance(move, Take)])


def _joined(hand: set[int], number: int) -> int:
    below = next(n for n in range(1, 50) if number - n not in hand)
    return below - 1 + next(n for n in range(1, 50) if number + n not in hand)


def part_won(seed: str, seat: int, setup: Setup, opponent, budget: Budget) -> float:
    """The part of the win for the hints on one seat."""
    rng = random.Random(f"{seed} {seat}")
    state = numerus.initial_state(setup, seed)
    while state.to_move >= 0:
        move = hint(state, budget, {}).best if state.to_move == seat else opponent(state, rng)
        state = numerus.apply(state, move)
    first = [one.seat for one in numerus.score(state).seats if one.place == 1]
    return (seat in first) / len(first)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--scoring", default="longest")
    parser.add_argument("--deals", type=int, default=50, help="each is played once from every seat")
    parser.add_argument("--ms", type=int, default=100)
    parser.add_argument("--nodes", type=int, help="instead of ms")
    parser.add_argument("--opponents", nargs="+", choices=["greedy", "chance"], default=["greedy", "chance"])
    args = parser.parse_args()
    warm()
    setup = Setup(players=args.players, scoring=args.scoring)
    print("$ python -m bench.numerus_strength", *sys.argv[1:], "" if COMPILED else "(without numba)")
    heads = f"{'won':>5} {'shared':>6} {'lost':>5} {'part':>6}"
    print(f"{'players':>7} {'scoring':>11} {'against':>8} {'games':>6} {heads}")
    for name in args.opponents:
        opponent = {"greedy": greedy, "chance": chance}[name]
        parts = [
            part_won(f"bench {deal}", seat, setup, opponent, Budget(args.ms, args.nodes))
            for deal in range(args.deals)
            for seat in range(args.players)
        ]
        mean = sum(parts) / len(parts)
        # Agresti and Coull: the plain interval is empty at 0 and 1.
        adjusted = (sum(parts) + 2) / (len(parts) + 4)
        error = 1.96 * sqrt(adjusted * (1 - adjusted) / (len(parts) + 4))
        counts = f"{sum(p == 1 for p in parts):>5} {sum(0 < p < 1 for p in parts):>6} {sum(p == 0 for p in parts):>5}"
        interval = f"[{max(0.0, adjusted - error):.3f}, {min(1.0, adjusted + error):.3f}]"
        head = f"{args.players:>7} {args.scoring:>11} {name:>8} {len(parts):>6}"
        print(f"{head} {counts} {mean:>6.3f} {interval}", flush=True)


if __name__ == "__main__":
    main()
