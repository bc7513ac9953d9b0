"""How often the hints of Da Vinci Solo win a round, with 95 % intervals, beside simple players.

    python -m bench.davinci_solo_strength                      # 200 rounds, 1,000 rollouts a move
    python -m bench.davinci_solo_strength --games 1000
    python -m bench.davinci_solo_strength --rules each --nodes 360

The same seed deals the same spine and the same order of tiles to every player. `greedy` places a tile where it leaves
most places for the others and holds what it may; `learned` ends every turn as the learned weights say. A prototype that
played 60 rollouts for each of 6 candidates won 54.7 % [50.7, 58.6] with the default rules, 43.6 % [39.9, 47.3] with
`each` and 23.4 % [20.4, 26.7] with `off`.

Measured here, default rules: the hint with 1,000 rollouts a move 57.8 % [54.7, 60.8] of the rounds 0 to 999, about
0.65 s of a core a round; greedy 6.5 % [4.5, 9.4] and learned 28.5 % [24.3, 33.1] of 400 rounds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from math import sqrt

from service.chance import Stream
from service.game import CHANCE, TERMINAL, Budget
from service.games.davinci_solo import Draw, Drawn, Hold, Move, Setup, State, apply, initial_state, legal_moves
from service.games.davinci_solo.solver import hint, warm
from service.games.davinci_solo.state import colour_of, takes

RULES = {
    "default": Setup(),
    "each": Setup(cumulative="each"),
    "off": Setup(deferral="off"),
    "colour": Setup(colour_choice=True),
}
Player = Callable[[State], Move]


def hinted(nodes: int) -> Player:
    """Plays the best move of a hint."""

    def choose(state: State) -> Move:
        moves = legal_moves(state)
        return moves[0] if len(moves) == 1 else hint(state, Budget(nodes=nodes), {}).moves[0].move

    return choose


def greedy(state: State) -> Move:
    """Leaves most places to the tiles that are left; holds what it may."""
    moves = legal_moves(state)
    return moves[-1] if isinstance(moves[-1], Hold) else max(moves, key=lambda move: places_after(state, move))


def places_after(state: State, move: Move) -> tuple[bool, int]:
    """Whether the round goes on after a move, and in how many ways the tiles left could be placed."""
    if isinstance(move, Draw):
        return True, 0
    after = apply(state, move)
    tiles = (*after.pool, *(held.tile for held in after.hand))
    ways = sum(takes(row, after.setup.row_cap, tile) is not None for row in after.rows for tile in tiles)
    return after.won is not False, ways


def play(setup: Setup, seed: str, player: Player) -> State:
    """One round; tiles come in an order that the seed fixes."""
    state = initial_state(setup, seed)
    order = Stream(seed, "order").shuffled(state.pool)
    while state.to_move != TERMINAL:
        if state.to_move == CHANCE:
            tile = next(t for t in order if t in state.pool and state.pending in (None, colour_of(t)))
            state = apply(state, Drawn(tile))
        else:
            state = apply(state, player(state))
    return state


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def main() -> None:
    """Print a line for each player."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first round")
    parser.add_argument("--nodes", type=int, default=1000, help="rollouts a move")
    parser.add_argument("--rules", choices=RULES, default="default")
    parser.add_argument("--players", nargs="+", choices=("hint", "learned", "greedy"), default=["greedy", "hint"])
    parser.add_argument("--follow-up", action="store_true", help="begin from the last spine that was won")
    given = parser.parse_args()
    warm()
    players: dict[str, Player] = {"hint": hinted(given.nodes), "learned": hinted(1), "greedy": greedy}
    for name in given.players:
        begin, wins, setup = time.process_time(), 0, RULES[given.rules]
        for number in range(given.first, given.first + given.games):
            state = play(setup, f"strength {number}", players[name])
            wins += state.won is True
            if given.follow_up and state.won:
                ends = tuple(row.end for row in state.rows)
                setup = replace(setup, start=ends)
        low, high = wilson(wins, given.games)
        budget = f" {given.nodes} rollouts a move" if name == "hint" else ""
        spent = time.process_time() - begin
        print(
            f"{name}{budget}, rules {given.rules}: {100 * wins / given.games:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
            f" of {given.games} rounds, {spent:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
