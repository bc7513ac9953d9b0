"""What a seat or a spectator may know of a state."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from service.game import TERMINAL
from service.games.davinci.state import Counts, SeenClue, SeenSlot, State, View
from service.games.davinci.tiles import Colour, Tile, Value, colour_of


def view(state: State, seat: int | None) -> View:
    """What a seat may know; None: what everybody may know."""
    rows = tuple(_row(state, owner, seat) for owner in range(len(state.rows)))
    returned = tuple(_returned(tile, known=owner == seat) for owner, tile in enumerate(state.returned))
    clue = _clue(state.clue, known=seat is not None and clue_owner(state) == seat)
    return _seen(state, rows, returned, clue, seat)


def open_view(state: State) -> View:
    """The table with every tile in a row face up: what a spectator would see who may walk around it."""
    rows = tuple([tuple([_slot(s.tile, True, s.exposed, s.ruled_out, s.since) for s in row]) for row in state.rows])
    return _seen(state, rows, state.returned, _clue(state.clue, known=True), None)


def clue_owner(position: State | View) -> int | None:
    """The seat that has drawn the clue tile: the one to move, and at the end the winner."""
    return position.winner if position.to_move == TERMINAL else position.to_move


def colour_counts(colours: Iterable[Colour]) -> Counts:
    """How often each colour occurs."""
    listed = list(colours)
    black = listed.count("B")
    return Counts(black, len(listed) - black)


def _seen(
    state: State,
    rows: tuple[tuple[SeenSlot, ...], ...],
    returned: tuple[Tile | Colour | None, ...],
    clue: SeenClue | None,
    seat: int | None,
) -> View:
    return View(
        setup=state.setup,
        phase=state.phase,
        to_move=state.to_move,
        turn=state.turn,
        rows=rows,
        arranged=state.arranged,
        pool=colour_counts(map(colour_of, state.pool)),
        removed=colour_counts(map(colour_of, state.removed)),
        returned=returned,
        tally=state.tally,
        drawing=state.drawing,
        clue=clue,
        clue_at=state.clue_at,
        stake=state.stake,
        hits=state.hits,
        out=state.out,
        guesses=state.guesses,
        winner=state.winner,
        seat=seat,
    )


def _row(state: State, owner: int, seat: int | None) -> tuple[SeenSlot, ...]:
    own = owner == seat
    row = [_slot(s.tile, own or s.exposed, s.exposed, s.ruled_out, s.since) for s in state.rows[owner]]
    # Before a row is arranged, its tiles lie in no order: the one they have in the state would tell their numbers.
    lying = sorted(row, key=lambda slot: slot.colour) if owner != seat and not _arranged(state, owner) else row
    return tuple(lying)


def _arranged(state: State, owner: int) -> bool:
    return owner < len(state.arranged) and state.arranged[owner]


# Most slots look like others that have been seen, and to find one again is quicker than to make it.
@lru_cache(maxsize=4096)
def _slot(tile: Tile, known: bool, exposed: bool, ruled_out: tuple[Value, ...], since: int) -> SeenSlot:
    return SeenSlot(colour_of(tile), tile if known else None, exposed, ruled_out, since)


def _returned(tile: Tile | None, *, known: bool) -> Tile | Colour | None:
    return tile if tile is None or known else colour_of(tile)


def _clue(tile: Tile | None, *, known: bool) -> SeenClue | None:
    return None if tile is None else SeenClue(colour_of(tile), tile if known else None)
