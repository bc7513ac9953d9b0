"""What a move does."""

from __future__ import annotations

from dataclasses import replace

from service.game import CHANCE, TERMINAL
from service.games.davinci.rules import completed, hidden_positions, next_seat, seat_of_turn
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
from service.games.davinci.tiles import Tile, colour_of, in_order, is_joker, legal_places, value_of, value_order


def apply(state: State, move: Move) -> State:  # noqa: PLR0911 - one line per kind of move
    """The state after a legal move of a player or of chance."""
    match move:
        case Return():
            return _after_return(state, move)
        case Arrange():
            return _after_arrange(state, move)
        case Draw():
            return replace(state, phase="tile", to_move=CHANCE, drawing=move.colour)
        case Drawn():
            return _after_tile(state, move.tile)
        case Insert():
            return replace(_with_clue(state, move.index, exposed=False), phase="guess", clue_at=move.index)
        case Stake():
            return replace(state, phase="guess", stake=move.position)
        case Guess():
            return _after_guess(state, move)
        case Stop():
            return _next_turn(_with_clue(state, clue_index(state, move), exposed=False))
        case Reveal():
            return _after_penalty(state, move.position)


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
        _with_row(state, seat, row[: move.position] + row[move.position + 1 :]),
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
    return _next_of_setup(replace(_with_row(state, seat, row), arranged=arranged), "draw")


def _next_of_setup(state: State, following: Phase) -> State:
    """The next seat does the same; after the last one the next phase begins."""
    if state.to_move + 1 < state.setup.players:
        return replace(state, to_move=state.to_move + 1)
    if following == "arrange":
        return replace(state, phase=following, to_move=0)
    return _begin_turn(state, state.setup.first_player)


def _after_tile(state: State, tile: Tile) -> State:
    aside = state.setup.clue_tile == "aside"
    pool = tuple(other for other in state.pool if other != tile)
    seat = seat_of_turn(state)
    return replace(state, phase="guess" if aside else "insert", to_move=seat, pool=pool, drawing=None, clue=tile)


def _after_guess(state: State, move: Guess) -> State:
    colour = colour_of(state.rows[move.seat][move.position].tile)
    logged = replace(state, guesses=(*state.guesses, Guessed(state.turn, state.to_move, colour, move.value)))
    return _after_hit(logged, move) if is_right(state, move) else _after_miss(logged, move)


def _after_hit(state: State, move: Guess) -> State:
    """The tile is exposed; with the last one of its row, the seat is out."""
    after = _exposed(state, move.seat, move.position)
    hits, codes = state.tally[state.to_move]
    gone = move.seat in after.out
    tally = (*state.tally[: state.to_move], Tally(hits + 1, codes + gone), *state.tally[state.to_move + 1 :])
    after = replace(after, hits=state.hits + 1, tally=tally)
    return _over(after) if _decided(after) else after


def _after_miss(state: State, move: Guess) -> State:
    """The value is ruled out, and the guesser pays for it."""
    slot = state.rows[move.seat][move.position]
    ruled_out = tuple(sorted({*slot.ruled_out, move.value}, key=value_order))
    after = _with_slot(state, move.seat, move.position, replace(slot, ruled_out=ruled_out))
    if state.clue_at is not None:
        return _next_turn(_exposed(after, state.to_move, state.clue_at))
    if state.clue is not None:
        return _next_turn(_with_clue(after, clue_index(state, move), exposed=True))
    if state.stake is not None:
        return _after_penalty(after, state.stake)
    return replace(after, phase="reveal") if state.setup.empty_pool_penalty == "choose_after" else _next_turn(after)


def _after_penalty(state: State, position: int) -> State:
    """An own tile is exposed for a wrong guess; nobody scores if it was the last one."""
    after = _exposed(state, state.to_move, position)
    return _over(after) if _decided(after) else _next_turn(after)


def _next_turn(state: State) -> State:
    return _begin_turn(state, next_seat(state, state.to_move))


def _begin_turn(state: State, seat: int) -> State:
    phase: Phase = "draw" if state.pool else "stake" if state.setup.empty_pool_penalty == "stake_before" else "guess"
    return replace(state, phase=phase, to_move=seat, turn=state.turn + 1, clue=None, clue_at=None, stake=None, hits=0)


def _over(state: State) -> State:
    """The round ends; a clue tile still aside stays the winner's."""
    winner = next(seat for seat, row in enumerate(state.rows) if hidden_positions(row))
    clue = None if state.clue_at is not None else state.clue
    return replace(state, phase="over", to_move=TERMINAL, winner=winner, clue=clue, clue_at=None, stake=None)


def _decided(state: State) -> bool:
    return len(state.out) == state.setup.players - 1


def _with_clue(state: State, index: int | None, *, exposed: bool) -> State:
    """The clue tile is in the row; without one, nothing changes."""
    if state.clue is None or index is None:
        return state
    slot = Slot(state.clue, exposed, since=state.turn)
    return _with_row(state, state.to_move, inserted(_own_row(state), slot, index))


def _exposed(state: State, seat: int, position: int) -> State:
    """A tile is exposed; the seat is out if it was its last hidden one."""
    after = _with_slot(state, seat, position, replace(state.rows[seat][position], exposed=True))
    return after if hidden_positions(after.rows[seat]) else replace(after, out=(*after.out, seat))


def _own_row(state: State) -> tuple[Slot, ...]:
    return state.rows[state.to_move]


def _with_slot(state: State, seat: int, position: int, slot: Slot) -> State:
    row = state.rows[seat]
    return _with_row(state, seat, (*row[:position], slot, *row[position + 1 :]))


def _with_row(state: State, seat: int, row: tuple[Slot, ...]) -> State:
    return replace(state, rows=(*state.rows[:seat], row, *state.rows[seat + 1 :]))
