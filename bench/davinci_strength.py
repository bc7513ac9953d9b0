"""How strong the hints of Da Vinci Code are: duels against named players, with 95 % intervals.

    python -m bench.davinci_strength                        # a short run
    python -m bench.davinci_strength --games 600 --jokers   # one row of the table
    python -m bench.davinci_strength --bot lk@c --against mp@c --games 4000

Every deal is played once from every seat. Rounds run through the rules of the service. Figures that a prototype
reached for the same policy (mc), to compare with: no jokers .757 human, .728 mp, .700 mp@c, .628 lk@c (+- .035);
with jokers .888 rand, .838 human, .673 mp, .633 mp@c, .595 lk@c (+- .04).
"""

from __future__ import annotations

import argparse
import random
import time
from math import sqrt

from bench.davinci_bots import BOTS, Bot, Hinted
from service.game import CHANCE, TERMINAL
from service.games.davinci import apply, initial_state, score, view
from service.games.davinci.rules import chance_outcomes
from service.games.davinci.solver import warm
from service.games.davinci.state import Setup, State


def play(setup: Setup, seed: str, bots: list[Bot]) -> State:
    """One round; the same seed deals the same tiles."""
    state = initial_state(setup, seed)
    rngs = [random.Random(f"{seed} {seat}") for seat in range(setup.players)]
    chance = random.Random(f"{seed} chance")
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            move = chance.choice(chance_outcomes(state))[0]
        else:
            move = bots[state.to_move](view(state, state.to_move), rngs[state.to_move])
        state = apply(state, move)
    return state


def duel(setup: Setup, mine: Bot, theirs: Bot, games: int, seed: str) -> tuple[int, int, float, float]:
    """Games and wins of one bot among copies of another, and the mean points of both."""
    wins = played = 0
    points = other_points = 0.0
    while played < games:
        for seat in range(setup.players):
            bots = [mine if other == seat else theirs for other in range(setup.players)]
            state = play(setup, f"{seed} {played // setup.players}", bots)
            scores = [entry.points for entry in score(state).seats]
            played += 1
            wins += state.winner == seat
            points += scores[seat]
            other_points += (sum(scores) - scores[seat]) / (setup.players - 1)
    return played, wins, points / played, other_points / played


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    """Print one line per duel."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=1000, help="rollouts per hint")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--jokers", action="store_true")
    parser.add_argument("--bot", default="hint", choices=BOTS)
    parser.add_argument("--against", nargs="*", default=["human", "mp", "mp@c", "lk@c"], choices=BOTS)
    parser.add_argument("--seed", default="strength")
    given = parser.parse_args()
    warm()
    setup = Setup(players=given.players, jokers=given.jokers, scoring="tournament")
    mine = Hinted(given.nodes) if given.bot == "hint" else BOTS[given.bot]()
    for name in given.against:
        begin = time.process_time()
        games, wins, points, others = duel(setup, mine, BOTS[name](), given.games, given.seed)
        low, high = wilson(wins, games)
        seconds = time.process_time() - begin
        print(
            f"{given.bot} against {name}: {wins / games:.3f} [{low:.3f}, {high:.3f}] of {games} rounds,"
            f" points {points:.1f} : {others:.1f}, {seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
