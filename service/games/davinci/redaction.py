"""The plies of a running round as a seat or a spectator may read them.

A secret is replaced by a question mark, and no form depends on what the reader cannot see: a stop and a wrong guess
always say where the clue tile went, a right guess never, because only some hands have a choice to write down.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from service.games.davinci.notation import format_move
from service.games.davinci.play import apply, clue_index, is_right
from service.games.davinci.rules import canonical, seat_of_turn
from service.games.davinci.state import Arrange, Drawn, Guess, Move, Return, Stake, State, Stop
from service.games.davinci.tiles import colour_of
from service.games.davinci.view import view


def redact(before: State, move: Move, seat: int | None) -> str:
    """A legal ply as `seat` (None: a spectator) may read it; `before` is the state in which it is made.

    Of others: `tile:B?` and `return:B?` say the colour only, `arrange` nothing more.
    """
    match move:
        case Guess():
            return format_move(replace(move, index=None if is_right(before, move) else clue_index(before, move)))
        case Stop():
            return format_move(Stop(clue_index(before, move)))
        case Drawn() if seat_of_turn(before) != seat:
            return f"tile:{colour_of(move.tile)}?"
        case Return() if before.to_move != seat:
            return f"return:{colour_of(before.rows[before.to_move][move.position].tile)}?"
        case Arrange():
            return format_move(canonical(view(before, seat), move) if before.to_move == seat else Arrange())
        case _:
            return format_move(move)


def public_moves(start: State, plies: Iterable[Move], seat: int | None) -> tuple[str, ...]:
    """All plies of a round, as `seat` may read them before its end."""
    shown, state = [], start
    for move in plies:
        shown.append(redact(state, move, seat))
        state = apply(state, move)
    return tuple(shown)


def reveals(before: State, move: Move) -> bool:
    """Whether a ply tells anybody something new: all do but a stake, which names a place only."""
    del before
    return not isinstance(move, Stake)
