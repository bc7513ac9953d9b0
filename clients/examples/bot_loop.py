"""A bot that plays any ruleset: it joins a live game, or begins one, and moves whenever it is its turn.

    REGELWERK_TOKEN=... python bot_loop.py numerus --session ID
    python bot_loop.py anaconda --seats all

It asks for the legal moves and chooses by itself: the move with the best lead in points, among equals the one after
which the others can do least, or it can do most itself; no position twice if it can be helped. Where tiles are hidden,
any move will do. It waits while the service cannot be reached; moves that are sent again are played once. Asked to take
plies back, it agrees. If the service wants an API key, put it into REGELWERK_API_KEY.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
from collections.abc import Sequence
from typing import Any

from regelwerk_client import AsyncRegelwerk, RegelwerkError, models
from regelwerk_client.errors import (
    GameOver,
    NotYourTurn,
    RecordFull,
    StaleVersion,
    Unavailable,
    UndoRefused,
    Unreachable,
)

PAUSE_S = 1.0

Value = tuple[float, int]
"""How good a move is: the lead in points, then how much more one can do than the others."""

NO_IDEA: Value = (0.0, 0)
NEVER_AGAIN: Value = (float("-inf"), 0)


class Bot:
    """One seat of a live game.

    Args:
        rw: the service.
        game: the ruleset.
        session: the seat's object, as `session(id, token)` gives it.
    """

    def __init__(self, rw: AsyncRegelwerk, game: models.Game, session: Any) -> None:
        self._rw = rw
        # Every ruleset has the same methods, with states of its own; a bot for a single one would have them typed.
        self._rules: Any = rw.rulesets[game.slug]
        self._hidden = game.information == "hidden"
        self._session = session
        self._after = 0
        self._reached: set[str] = set()

    async def play(self, patience_s: float) -> Any:
        """Play until the game is over; the session as it ended. Raises an error that lasts longer than the patience."""
        loop = asyncio.get_running_loop()
        reached = loop.time()
        while True:
            try:
                await self._session.refresh()
                await self._act()
                reached = loop.time()
                async for event in self._session.events(self._after, patience=patience_s):
                    self._after = event.seq
                    await self._act()
                return await self._session.refresh()
            except (Unreachable, Unavailable):
                if loop.time() - reached > patience_s:
                    raise
                await asyncio.sleep(PAUSE_S)

    async def _act(self) -> None:
        """Do whatever there is to do now."""
        while (seen := self._session.seen).status == "running" and seen.your_move:
            try:
                if "answer_undo" in seen.your_move:
                    await self._session.answer_undo(ply=seen.undo.ply, agree=True)
                elif seen.your_turn:
                    played = await self._session.move(await self._chosen(seen))
                    self._reached.add(_text(played.view))
                    print(f"seat {seen.you.seat}:", *played.moves, flush=True)
                else:
                    return
            except StaleVersion:
                continue  # somebody was quicker, and `seen` is the game as it is now
            except (GameOver, NotYourTurn, UndoRefused):
                await self._session.refresh()
            except RecordFull:
                await self._session.resign()

    async def _chosen(self, seen: Any) -> str:
        """The best of the legal moves, one of them by lot where several are."""
        listed = await self._rules.legal_moves(view=seen.view)
        moves: list[str] = [each.move for each in listed.moves]
        values = await self._values(seen, moves)
        highest = max(values)
        best = [move for move, value in zip(moves, values, strict=True) if value == highest]
        return random.choice(best)  # noqa: S311 - no secret

    async def _values(self, seen: Any, moves: Sequence[str]) -> list[Value]:
        """How good each move is: all are tried, in a request that plays them and two that look at what comes of it."""
        if self._hidden:
            return [NO_IDEA] * len(moves)  # moves can only be tried in a position that is known
        applied = await self._asked(self._rules.apply, [{"state": seen.view, "moves": [move]} for move in moves])
        reached = [{"state": each.state} for each in applied]
        scores = await self._asked(self._rules.score, reached)
        listed = await self._asked(self._rules.legal_moves, reached)
        return [
            NEVER_AGAIN
            if _text(each.state) in self._reached
            else (_lead(score, seen.you.seat), _room(next_moves, seen))
            for each, score, next_moves in zip(applied, scores, listed, strict=True)
        ]

    async def _asked(self, operation: Any, questions: Sequence[dict[str, Any]]) -> list[Any]:
        """The answers to questions that are asked together."""
        batch = self._rw.batch()
        pending = [batch.ask(operation, **question) for question in questions]
        await batch.send()
        return [each.value for each in pending]


def _lead(score: Any, seat: int) -> float:
    """How many points a seat has more than the best of the others."""
    points = [each.points for each in score.seats]
    own = float(points.pop(seat))
    return own - max(points, default=0)


def _room(listed: Any, seen: Any) -> int:
    """How much can be done next: counts for whoever may do it."""
    count = len(listed.moves)
    return 0 if listed.to_move == "chance" else count if listed.to_move == seen.you.seat else -count


def _text(state: Any) -> str:
    """A state, or a view, as something to remember it by."""
    return json.dumps(state.to_dict())


async def seats(rw: AsyncRegelwerk, options: argparse.Namespace) -> list[Any]:
    """The seats to play: of a game that was begun by others, or of a new one."""
    rules = rw.rulesets[options.game]
    if options.session:
        return [rules.session(options.session, os.environ["REGELWERK_TOKEN"])]
    game: Any = await rules.create_session()
    print("session", game.id, flush=True)
    mine = game.seats if options.seats == "all" else game.seats[:1]
    for seat, other in enumerate(game.seats[len(mine) :], len(mine)):
        print(f"token of seat {seat}", other.token, flush=True)
    return list(mine)


async def run(options: argparse.Namespace) -> None:
    """Play, and tell how it ended."""
    async with AsyncRegelwerk(options.url, api_key=os.environ.get("REGELWERK_API_KEY") or None) as rw:
        game = await rw.get_game(options.game)
        bots = [Bot(rw, game, seat) for seat in await seats(rw, options)]
        ends = await asyncio.gather(*(bot.play(options.patience) for bot in bots))
        result = ends[0].result
        print("over:", result.reason)
        for each in result.score.seats:
            print(f"seat {each.seat}: place {each.place}, {each.points} points")


def main() -> int:
    """Read the options, and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the ruleset, such as anaconda")
    parser.add_argument("--session", metavar="ID", help="join this game, with the token in REGELWERK_TOKEN")
    parser.add_argument(
        "--seats", choices=("first", "all"), default="first", help="of a new game; for the others tokens are printed"
    )
    parser.add_argument("--url", default="http://localhost:8000", help="the service (default: %(default)s)")
    parser.add_argument("--patience", type=float, default=300, metavar="S", help="how long to wait for it (300 s)")
    options = parser.parse_args()
    if options.session and not os.environ.get("REGELWERK_TOKEN"):
        parser.error("--session needs the seat's token in REGELWERK_TOKEN")
    try:
        asyncio.run(run(options))
    except RegelwerkError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
