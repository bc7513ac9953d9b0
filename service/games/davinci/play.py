"""What a move does."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from service.game import CHANCE, TERMINAL
from service.games.davinci.rules import completed, hidden_positions, seat_after, seat_of_turn
from service.games.davinci.state import (
    Arrange,
    Draw,
    Drawn,
    Guess,
    Guessed,
    Insert,
    Move,
    Phase,
    Return,
    Reveal,
    Slot,
    Stake,
    State,
    Stop,
    Tally,
)
from service.games.davinci.tiles import Colour, Tile, colour_of, in_order, is_joker, legal_places, value_of, value_order

Rows: TypeAlias = tuple[tuple[Slot, ...], ...]
Guesses: TypeAlias = tuple[Guessed, ...]


def apply(state: State, move: Move) -> State:  # noqa: PLR0911 - one line per kind of move
    """The state after a legal move of a player or of chance."""
    match move:
        case Return():
            return _after_return(state, move)
        case Arrange():
            return _after_arrange(state, move)
        case Draw():
            return _with_tile(state, "tile", CHANCE, state.pool, move.colour, state.clue)
        case Drawn():
            return _after_tile(state, move.tile)
        case Insert():
            rows = _with_clue(state, state.rows, move.index, exposed=False)
            return replace(state, phase="guess", rows=rows, clue_at=move.index)
        case Stake():
            return replace(state, phase="guess", stake=move.position)
        case Guess():
            return _after_guess(state, move)
        case Stop():
            return _next_turn(state, _with_clue(state, state.rows, clue_index(state, move), exposed=False))
        case Reveal():
            return _after_penalty(state, state.rows, state.guesses, move.position)


def is_right(state: State, guess: Guess) -> bool:
    """Whether a guess names the tile."""
    return value_of(state.rows[guess.seat][guess.position].tile) == guess.value


def clue_index(state: State, move: Guess | Stop) -> int | None:
    """Where a clue tile that lies aside goes; None without one. Left out, the leftmost place is meant."""
    if state.clue is None or state.clue_at is not None:
        return None
    if move.index is not None:
        return move.index
    return legal_places([slot.tile for slot in _own_row(state)], state.clue)[0]


def inserted(row: tuple[Slot, ...], slot: Slot, index: int) -> tuple[Slot, ...]:
    """The row with a tile more, which then stands at `index`."""
    return (*row[:index], slot, *row[index:])


def _after_return(state: State, move: Return) -> State:
    """One tile is put back; without jokers the row has its order from then on."""
    seat = state.to_move
    row = _own_row(state)
    tile = row[move.position].tile
    after = replace(
        state,
        rows=_with_row(state.rows, seat, row[: move.position] + row[move.position + 1 :]),
        pool=in_order((*state.pool, tile)),
        returned=(*state.returned[:seat], tile, *state.returned[seat + 1 :]),
        arranged=(*state.arranged[:seat], not state.setup.jokers, *state.arranged[seat + 1 :]),
    )
    return _next_of_setup(after, "arrange" if state.setup.jokers else "draw")


def _after_arrange(state: State, move: Arrange) -> State:
    seat = state.to_move
    jokers = [slot.tile for slot in _own_row(state) if is_joker(slot.tile)]
    row = tuple(slot for slot in _own_row(state) if not is_joker(slot.tile))
    # From left to right every index is that of the finished row.
    for placement in sorted(completed(move.placements, jokers), key=lambda placement: placement.index):
        row = inserted(row, Slot(placement.tile), placement.index)
    arranged = (*state.arranged[:seat], True, *state.arranged[seat + 1 :])
    return _next_of_setup(replace(state, rows=_with_row(state.rows, seat, row), arranged=arranged), "draw")


def _next_of_setup(state: State, following: Phase) -> State:
    """The next seat does the same; after the last one the next phase begins."""
    if state.to_move + 1 < state.setup.players:
        return replace(state, to_move=state.to_move + 1)
    if following == "arrange":
        return replace(state, phase=following, to_move=0)
    return _begin_turn(state, state.setup.first_player, state.rows, state.out, state.guesses)


def _after_tile(state: State, tile: Tile) -> State:
    aside = state.setup.clue_tile == "aside"
    pool = tuple([other for other in state.pool if other != tile])
    seat = seat_of_turn(state)
    return _with_tile(state, "guess" if aside else "insert", seat, pool, None, tile)


def _with_tile(  # noqa: PLR0913, PLR0917 - what drawing a tile changes
    state: State, phase: Phase, to_move: int, pool: tuple[Tile, ...], drawing: Colour | None, clue: Tile | None
) -> State:
    """The state with another pool or clue; `replace` does the same in thrice the time, and most plies draw."""
    return State(
        state.setup,
        phase,
        to_move,
        state.turn,
        state.rows,
        state.arranged,
        pool,
        state.removed,
        state.returned,
        state.tally,
        drawing,
        clue,
        state.clue_at,
        state.stake,
        state.hits,
        state.out,
        state.guesses,
        state.winner,
    )


def _after_guess(state: State, move: Guess) -> State:
    colour = colour_of(state.rows[move.seat][move.position].tile)
    guesses = (*state.guesses, Guessed(state.turn, state.to_move, colour, move.value))
    return _after_hit(state, guesses, move) if is_right(state, move) else _after_miss(state, guesses, move)


def _after_hit(state: State, guesses: Guesses, move: Guess) -> State:
    """The tile is exposed; with the last one of its row, the seat is out."""
    rows, out = _exposed(state.rows, state.out, move.seat, move.position)
    hits, codes = state.tally[state.to_move]
    tally = (
        *state.tally[: state.to_move],
        Tally(hits + 1, codes + (move.seat in out)),
        *state.tally[state.to_move + 1 :],
    )
    after = replace(state, rows=rows, out=out, guesses=guesses, hits=state.hits + 1, tally=tally)
    return _over(after) if _decided(state, out) else after


def _after_miss(state: State, guesses: Guesses, move: Guess) -> State:
    """The value is ruled out, and the guesser pays for it."""
    slot = state.rows[move.seat][move.position]
    ruled_out = tuple(sorted({*slot.ruled_out, move.value}, key=value_order))
    rows = _with_slot(state.rows, move.seat, move.position, Slot(slot.tile, slot.exposed, ruled_out, slot.since))
    if state.clue_at is not None:
        rows, out = _exposed(rows, state.out, state.to_move, state.clue_at)
        return _next_turn(state, rows, out, guesses)
    if state.clue is not None:
        return _next_turn(state, _with_clue(state, rows, clue_index(state, move), exposed=True), guesses=guesses)
    if state.stake is not None:
        return _after_penalty(state, rows, guesses, state.stake)
    if state.setup.empty_pool_penalty == "choose_after":
        return replace(state, phase="reveal", rows=rows, guesses=guesses)
    return _next_turn(state, rows, guesses=guesses)


def _after_penalty(state: State, rows: Rows, guesses: Guesses, position: int) -> State:
    """An own tile is exposed for a wrong guess; nobody scores if it was the last one."""
    rows, out = _exposed(rows, state.out, state.to_move, position)
    if _decided(state, out):
        return _over(replace(state, rows=rows, out=out, guesses=guesses))
    return _next_turn(state, rows, out, guesses)


def _next_turn(state: State, rows: Rows, out: tuple[int, ...] | None = None, guesses: Guesses | None = None) -> State:
    """The turn of the next seat that is in begins, with these rows; what else is given has changed as well."""
    out = state.out if out is None else out
    seat = seat_after(state.to_move, state.setup.players, out)
    return _begin_turn(state, seat, rows, out, state.guesses if guesses is None else guesses)


def _begin_turn(state: State, seat: int, rows: Rows, out: tuple[int, ...], guesses: Guesses) -> State:
    phase: Phase = "draw" if state.pool else "stake" if state.setup.empty_pool_penalty == "stake_before" else "guess"
    return State(
        state.setup,
        phase,
        seat,
        state.turn + 1,
        rows,
        state.arranged,
        state.pool,
        state.removed,
        state.returned,
        state.tally,
        state.drawing,
        out=out,
        guesses=guesses,
        winner=state.winner,
    )


def _over(state: State) -> State:
    """The round ends; a clue tile still aside stays the winner's."""
    winner = next(seat for seat, row in enumerate(state.rows) if hidden_positions(row))
    clue = None if state.clue_at is not None else state.clue
    return replace(state, phase="over", to_move=TERMINAL, winner=winner, clue=clue, clue_at=None, stake=None)


def _decided(state: State, out: tuple[int, ...]) -> bool:
    return len(out) == state.setup.players - 1


def _with_clue(state: State, rows: Rows, index: int | None, *, exposed: bool) -> Rows:
    """The clue tile is in the row; without one, nothing changes."""
    if state.clue is None or index is None:
        return rows
    slot = Slot(state.clue, exposed, since=state.turn)
    return _with_row(rows, state.to_move, inserted(rows[state.to_move], slot, index))


def _exposed(rows: Rows, out: tuple[int, ...], seat: int, position: int) -> tuple[Rows, tuple[int, ...]]:
    """A tile is exposed; the seat is out if it was its last hidden one."""
    slot = rows[seat][position]
    after = _with_slot(rows, seat, position, Slot(slot.tile, True, slot.ruled_out, slot.since))
    return after, out if hidden_positions(after[seat]) else (*out, seat)


def _own_row(state: State) -> tuple[Slot, ...]:
    return state.rows[state.to_move]


def _with_slot(rows: Rows, seat: int, position: int, slot: Slot) -> Rows:
    row = rows[seat]
    return _with_row(rows, seat, (*row[:position], slot, *row[position + 1 :]))


def _with_row(rows: Rows, seat: int, row: tuple[Slot, ...]) -> Rows:
    return (*rows[:seat], row, *rows[seat + 1 :])
