"""How long a posterior takes, over every view at which a player of a self-played round guesses.

    python -m bench.davinci_posterior
    python -m bench.davinci_posterior --rounds 100 --model history

The figures are microseconds of processor time (the best of three) for the whole of `posterior(view)`, exact fractions
included; the first line says how fast the machine is just now. Figures of a prototype in pure Python with
fractions and one sweep per place of the jokers, median / 99 of 100: 2 players with jokers 278 / 2,136, 3 players with
jokers 426 / 10,448, 4 players with jokers 634 / 32,178; plain counts without jokers 47 / 109, 105 / 567, 327 / 2,162.
"""

from __future__ import annotations

import argparse
import gc
import time

from bench.davinci_bots import BOTS
from bench.davinci_strength import play
from service.games.davinci.models import Model
from service.games.davinci.posterior import posterior
from service.games.davinci.state import Setup, View


def views(players: int, *, jokers: bool, rounds: int) -> list[View]:
    """The views of the guesses of self-played rounds."""
    found: list[View] = []
    bot = BOTS["mp@c"]()

    def watched(view: View, rng: object) -> object:
        if view.phase == "guess":
            found.append(view)
        return bot(view, rng)

    for number in range(rounds):
        play(Setup(players=players, jokers=jokers), f"views {number}", [watched] * players)
    return found


def timed(view: View, model: Model) -> tuple[float, int]:
    """The time that a posterior takes, and how many worlds there are."""
    begin = time.process_time()
    found = posterior(view, model)
    return time.process_time() - begin, found.worlds


def _machine() -> float:
    begin = time.process_time()
    total = 0
    for number in range(10_000_000):
        total += number
    return time.process_time() - begin


def main() -> None:
    """Print one line per number of players, with and without jokers."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--model", default="deal", choices=("deal", "history", "worlds"))
    given = parser.parse_args()
    print(f"ten million additions: {_machine():.2f} s", flush=True)
    for players in (2, 3, 4):
        for jokers in (False, True):
            measured = []
            gc.disable()
            for view in views(players, jokers=jokers, rounds=given.rounds):
                seconds, worlds = min(timed(view, given.model) for _ in range(3))
                measured.append((seconds, worlds))
            gc.enable()
            times = sorted(1e6 * seconds for seconds, _ in measured)
            most = max(worlds for _, worlds in measured)
            print(
                f"{players} players{', jokers' if jokers else ''}: median {times[len(times) // 2]:.0f},"
                f" 99 of 100 {times[len(times) * 99 // 100]:.0f}, longest {times[-1]:.0f} microseconds;"
                f" {len(times)} views, up to {most} worlds",
                flush=True,
            )


if __name__ == "__main__":
    main()
