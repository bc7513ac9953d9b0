"""The rules of play: what is legal and what a move does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from service.chance import Stream
from service.game import CHANCE, Violation, Violations
from service.games.davinci_solo.state import (
    COLOURS,
    RANK,
    ROWS,
    TILES,
    Colour,
    Draw,
    Drawn,
    Held,
    Hold,
    Move,
    Place,
    Row,
    Setup,
    State,
    Tile,
    broken,
    colour_of,
    mover_of,
    takes,
)
from service.games.davinci_solo.turn import doomed, hold_faults, shared_deferral, with_drawn
from service.sentences import say


def initial_state(setup: Setup, seed: str | None) -> State:
    """The spine: the tiles of `start`, or drawn by the seed; without either a bare table, and chance lays it out."""
    state = State(setup, "tile", 0, (), TILES, to_move=CHANCE)
    stream = Stream(seed or "", "deal")
    while state.turn == 0 and (setup.start is not None or seed is not None):
        tile = setup.start[len(state.rows)] if setup.start is not None else draw_chance(state, stream).tile
        state = _laid_out(state, tile)
    return state


def setup_of(position: State) -> Setup:
    """The options of the round."""
    return position.setup


def players(setup: Setup) -> int:
    """One."""
    del setup
    return 1


def to_move(position: State) -> int:
    """The only seat, CHANCE or TERMINAL."""
    return position.to_move


def view(state: State, seat: int | None) -> State:
    """Everything: which tiles the pool holds follows from those that are seen."""
    del seat
    return state


def legal_moves(view: State) -> Sequence[Move]:
    """Placements by hand and row, then `hold`; at the start of a turn the draw, by colour where that is a choice."""
    if view.phase == "draw":
        if not view.setup.colour_choice:
            return (Draw(),)
        colours = {colour_of(tile) for tile in view.pool}
        return tuple(Draw(colour) for colour in COLOURS if colour in colours)
    if view.phase != "place":
        return ()
    places: list[Move] = [
        Place(held.tile, index, side)
        for held in view.hand
        for index, row in enumerate(view.rows)
        if (side := takes(row, view.setup.row_cap, held.tile))
    ]
    return (*places, *(() if hold_faults(view, view.hand) else (Hold(),)))


def check_move(view: State, move: Move) -> Violations:
    """Every rule that the player's move breaks."""
    if isinstance(move, Drawn):
        return (broken("made_by_chance", say("Which tile comes is for chance to say, not for the player."), "a-turn"),)
    if view.phase == "over":
        return (broken("game_over", say("The round is over."), "end"),)
    if view.phase == "tile":
        return (broken("tile_pending", say("The tile that was drawn is not turned over yet."), "a-turn"),)
    if isinstance(move, Draw):
        return tuple(_draw_faults(view, move))
    if view.phase == "draw":
        return (broken("draw_first", say("A turn begins with drawing a tile."), "a-turn"),)
    return tuple(hold_faults(view, view.hand) if isinstance(move, Hold) else _place_faults(view, move))


def is_chance(move: Move) -> bool:
    """Whether this is a tile that comes."""
    return isinstance(move, Drawn)


def chance_outcomes(state: State) -> Sequence[tuple[Drawn, Fraction]]:
    """Every tile that can come, each as probable as the others."""
    if state.to_move != CHANCE:
        return ()
    tiles = _possible(state)
    return tuple((Drawn(tile), Fraction(1, len(tiles))) for tile in tiles)


def draw_chance(state: State, stream: Stream) -> Drawn:
    """One of them: as they are equally probable, picking by probability is picking by number."""
    tiles = _possible(state)
    return Drawn(tiles[stream.below(len(tiles))])


def check_chance(state: State, move: Move) -> Violations:
    """Every reason why chance cannot bring this."""
    if not isinstance(move, Drawn):
        return (broken("made_by_player", say("This is the player's move, not a tile that comes."), "a-turn"),)
    if state.to_move != CHANCE:
        return (broken("no_tile_pending", say("No tile is being drawn."), "a-turn"),)
    if move.tile not in state.pool:
        return (broken("not_in_pool", say("{tile} does not lie face down any more.", tile=move.tile), "a-turn"),)
    if state.pending not in (None, colour_of(move.tile)):
        return (broken("other_colour", say("{tile} is not of the colour that was named.", tile=move.tile), "a-turn"),)
    return ()


def apply(state: State, move: Move) -> State:
    """The state after a legal move."""
    match move:
        case Draw():
            return _judged(_drawing(state, move.colour))
        case Drawn():
            return _laid_out(state, move.tile) if state.turn == 0 else _judged(with_drawn(state, move.tile))
        case Place():
            return _placed(state, move)
        case Hold():
            return _turn_ended(state, state.rows, state.hand)


def next_spine(state: State) -> tuple[Tile, ...] | None:
    """The spine of the follow-up round: the outermost tile of each row, in row order; None before a win."""
    return tuple(row.end for row in state.rows) if state.won else None


def _possible(state: State) -> list[Tile]:
    """The tiles that can come while one is being drawn."""
    if state.pending is None:
        return [*state.pool]
    return [tile for tile in state.pool if colour_of(tile) == state.pending]


def _draw_faults(state: State, move: Draw) -> list[Violation]:
    if state.phase == "place":
        return [broken("place_first", say("The tile that was drawn is still to be placed or held."), "a-turn")]
    if not state.setup.colour_choice:
        detail = say("Any tile that lies face down may come; its colour is not the player's choice.")
        return [] if move.colour is None else [broken("no_colour_choice", detail, "a-turn")]
    if move.colour is None:
        return [broken("colour_needed", say("The colour must be named: draw:B or draw:W."), "a-turn")]
    if all(colour_of(tile) != move.colour for tile in state.pool):
        return [broken("colour_gone", say("No tile of this colour lies face down any more."), "a-turn")]
    return []


def _place_faults(state: State, move: Place) -> list[Violation]:
    """Every reason why the tile may not go there."""
    found = []
    row, cap = state.rows[move.row], state.setup.row_cap
    if move.tile not in [held.tile for held in state.hand]:
        found.append(broken("not_in_hand", say("{tile} is not in hand.", tile=move.tile), "a-turn"))
    if len(row.tiles) >= cap:
        found.append(
            broken("row_full", say("Row {row} has {count} tiles; it takes no more.", row=move.row, count=cap), "rows")
        )
    if row.side not in (None, move.side):
        found.append(broken("other_side", say("Row {row} grows on the other side only.", row=move.row), "rows"))
    if move.side not in _sides(row, move.tile):
        end = row.tiles[-1] if move.side == "R" else row.tiles[0]
        detail = say(
            "{tile} does not go on that side of {neighbour}: rows ascend, black before white at equal numbers.",
            tile=move.tile,
            neighbour=end,
        )
        found.append(broken("out_of_order", detail, "rows"))
    return found


def _sides(row: Row, tile: Tile) -> list[str]:
    """Where a tile would be in order, whatever else speaks against it."""
    rank = RANK[tile]
    fits = ("L", rank < RANK[row.tiles[0]]), ("R", rank > RANK[row.tiles[-1]])
    return [side for side, is_in_order in fits if is_in_order]


def _laid_out(state: State, tile: Tile) -> State:
    """The spine with one tile more; with the last one the first turn begins."""
    rows = (*state.rows, Row(tile, None, (tile,)))
    pool = tuple([other for other in state.pool if other != tile])
    if len(rows) < ROWS:
        return State(state.setup, "tile", 0, rows, pool, to_move=CHANCE)
    return State(state.setup, "draw", 1, rows, pool)


def _drawing(state: State, colour: Colour | None) -> State:
    """A tile is being drawn."""
    return State(
        state.setup,
        "tile",
        state.turn,
        state.rows,
        state.pool,
        state.hand,
        state.held_since,
        state.allowance,
        colour,
        state.won,
        CHANCE,
    )


def _placed(state: State, move: Place) -> State:
    row = state.rows[move.row]
    tiles = (move.tile, *row.tiles) if move.side == "L" else (*row.tiles, move.tile)
    rows = (*state.rows[: move.row], Row(row.spine, move.side, tiles), *state.rows[move.row + 1 :])
    hand = tuple([held for held in state.hand if held.tile != move.tile])
    return _judged(replace(state, rows=rows, hand=hand)) if hand else _turn_ended(state, rows, hand)


def _turn_ended(state: State, rows: tuple[Row, ...], hand: tuple[Held, ...]) -> State:
    """The next turn begins with these rows and this hand, unless all tiles are placed."""
    is_won = not state.pool
    since, allowance = shared_deferral(state, hand)
    after = State(
        state.setup,
        "over" if is_won else "draw",
        state.turn + (not is_won),
        rows,
        state.pool,
        hand,
        since,
        allowance,
        None if is_won else state.pending,
        True if is_won else state.won,
        mover_of("over" if is_won else "draw"),
    )
    return after if is_won else _judged(after)


def _judged(state: State) -> State:
    """The state, or the end if the rules cannot be met in this turn."""
    return _over(state, won=False) if doomed(state) else state


def _over(state: State, *, won: bool) -> State:
    return replace(state, phase="over", won=won, pending=None, to_move=mover_of("over"))
