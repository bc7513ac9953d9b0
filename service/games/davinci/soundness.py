"""Whether a state is surely in order: the usual answer of `check_state`, without looking for what may be wrong.

Asked is what `invariants`, `row_checks` and `history_checks` ask as well, but nothing is explained: the answer is yes,
or that they have to look. They also have to where a phase or an option is rare. Nearly every request brings a state
that is in order, and this takes less than half of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from service.game import CHANCE
from service.games.davinci.history_checks import Log, comes_next, concerns, guessed, log_of, missed_before_empty
from service.games.davinci.row_checks import odd_values
from service.games.davinci.rules import seat_of_this_turn
from service.games.davinci.setup import check_setup, pool_at_start, start_size
from service.games.davinci.state import SeenSlot, Slot, State, View
from service.games.davinci.tiles import (
    JOKERS,
    NUMBERS,
    ORDER,
    TILES,
    VALUES,
    Colour,
    Tile,
    Value,
    colour_of,
    in_order,
    value_of,
)

_Name: TypeAlias = tuple[Colour, Value]
_Place: TypeAlias = tuple[int, int]
"""The seat in whose row a tile lies, and since which turn."""

NAMES: Final[dict[Tile, _Name]] = {tile: (colour_of(tile), value_of(tile)) for tile in TILES}
GAME: Final = {False: frozenset(NUMBERS), True: frozenset(TILES)}
_VALUES: Final = {False: frozenset(VALUES[:-1]), True: frozenset(VALUES)}
"""All tiles, and what can be guessed, without jokers and with them."""
_IN_TURNS: Final = frozenset({"draw", "tile", "insert", "stake", "guess", "reveal"})


class Rows(NamedTuple):
    """What lies in the rows: known tiles, turn and seat of those drawn, exposed ones, and what is ruled out."""

    tiles: list[Tile]
    drawn: list[tuple[int, int]]
    exposed: dict[_Name, _Place]
    ruled_out: dict[_Name, list[_Place]]


def surely_sound(state: State) -> bool:
    """Whether a state is in order beyond doubt; False says nothing."""
    if not is_usual(state):
        return False
    rows = Rows([], [], {}, {})
    for seat, row in enumerate(state.rows):
        tiles = [slot.tile for slot in row]
        rows.tiles.extend(tiles)
        if not (lie_in_order(tiles) and slots_fit(state, rows, seat, [*map(colour_of, tiles)])):
            return False
    return _pointers_fit(state) and _piles_fit(state, rows.tiles) and history_fits(state, rows)


def is_usual(position: State | View) -> bool:
    """Whether options and phase are such that nothing rare has to be looked at, and members and seats are right."""
    setup = position.setup
    usual = setup.draw_extra == 0 and setup.joker_start == "allowed" and setup.start_colours is None
    if not usual or position.phase not in _IN_TURNS or position.turn < 1 or check_setup(setup):
        return False
    return _seats_fit(position) and _members_fit(position)


def history_fits(position: State | View, rows: Rows) -> bool:
    """Whether the guesses and what lies in the rows can have come from each other."""
    log = log_of(position)
    if not (_turns_fit(position, log) and _draws_fit(position, log, rows.drawn) and _hits_fit(position, log, rows)):
        return False
    named = _named_rightly(position, log, rows)
    return named is not None and _exposed_fit(position, log, rows, named)


def _seats_fit(position: State | View) -> bool:
    seats = position.setup.players
    counts = {len(position.rows), len(position.returned), len(position.tally)}
    if counts != {seats} or any(position.returned):
        return False
    mover = CHANCE if position.phase == "tile" else seat_of_this_turn(position)
    # Also whose turn it is may come from a log that names a seat that there is not.
    return position.arranged == (True,) * seats and position.to_move == mover < seats


def lie_in_order(tiles: Sequence[Tile]) -> bool:
    """Whether the tiles that are known of a row may lie in it in this order."""
    ranks = [ORDER[tile] for tile in tiles if tile not in JOKERS]
    return ranks == sorted(ranks)


def slots_fit(position: State | View, rows: Rows, seat: int, colours: Sequence[Colour]) -> bool:
    """Whether all that is said of the tiles of a row can be true; it is added to `rows`."""
    row: Sequence[Slot | SeenSlot] = position.rows[seat]
    drawn = [(slot.since, seat) for slot in row if slot.since]
    if len(row) - len(drawn) != start_size(position.setup):
        return False
    rows.drawn.extend(drawn)
    rows.exposed.update({NAMES[slot.tile]: (seat, slot.since) for slot in row if slot.exposed and slot.tile})
    for slot, colour in zip(row, colours, strict=True):
        if slot.ruled_out:
            if odd_values(slot.tile, slot.ruled_out):
                return False
            place = seat, slot.since
            for value in slot.ruled_out:
                rows.ruled_out.setdefault((colour, value), []).append(place)
    return True


def _members_fit(position: State | View) -> bool:
    """Whether the phase is possible now, and has exactly the members that it needs."""
    setup, phase = position.setup, position.phase
    drew, guessing = position.turn <= pool_at_start(setup), phase == "guess"
    inserting, staking = setup.clue_tile == "insert_on_draw", setup.empty_pool_penalty == "stake_before"
    possible = {
        "insert": drew and inserting,
        "stake": not drew and staking,
        "guess": True,
        "reveal": not drew and setup.empty_pool_penalty == "choose_after",
    }.get(phase, drew)
    given = (position.drawing, position.clue, position.clue_at, position.stake, position.winner)
    needed = (
        phase == "tile",
        phase == "insert" or (drew and guessing),
        drew and guessing and inserting,
        not drew and guessing and staking,
        False,
    )
    return possible and tuple([member is not None for member in given]) == needed


def _pointers_fit(state: State) -> bool:
    """Whether what points into the row of the seat to move points at a hidden tile, and at the right one."""
    row = state.rows[state.to_move] if state.to_move >= 0 else ()
    if state.clue_at is not None:
        slot = row[state.clue_at] if state.clue_at < len(row) else None
        if slot is None or (slot.tile, slot.exposed, slot.since) != (state.clue, False, state.turn):
            return False
    return stake_fits(state, row)


def stake_fits(position: State | View, row: Sequence[Slot | SeenSlot]) -> bool:
    """Whether the staked tile, if there is one, lies hidden in the row of the seat to move."""
    stake = position.stake
    return stake is None or (stake < len(row) and not row[stake].exposed)


def pool_size(position: State | View) -> int:
    """How many tiles the pool of a usual round has now: each turn draws one, as long as there is one."""
    drawn = position.turn - 1 if position.phase in ("draw", "tile") else position.turn
    return max(pool_at_start(position.setup) - drawn, 0)


def _piles_fit(state: State, lying: list[Tile]) -> bool:
    """Whether every tile of the game is somewhere once, and as many as there should be are in the pool and removed."""
    setup, pool, removed = state.setup, state.pool, state.removed
    tiles = [*lying, *pool, *removed]
    if state.clue is not None and state.clue_at is None:
        tiles.append(state.clue)
    game = GAME[setup.jokers]
    if len(tiles) != len(game) or set(tiles) != game or pool != in_order(pool) or removed != in_order(removed):
        return False
    if len(pool) != pool_size(state):
        return False
    drawable = state.drawing is None or state.drawing in map(colour_of, pool)
    gone = sorted(map(colour_of, removed))
    numbers = not removed or removed[-1] not in JOKERS
    return drawable and numbers and gone == ["B"] * setup.removed_per_colour + ["W"] * setup.removed_per_colour


def _turns_fit(position: State | View, log: Log) -> bool:
    """Whether the turns of the log follow each other, up to the last or to this one, and each is the right seat's."""
    seats, before, owner = len(position.rows), 0, -1
    for turn, seat in zip(log.turns, log.seats, strict=True):
        if turn == before:
            fits = seat == owner
        elif owner < 0:
            fits = turn == 1 and seat == position.setup.first_player
        else:
            fits = turn == before + 1 and seat < seats
            fits = fits and (seat == (owner + 1) % seats or comes_next(position, log, owner, seat, turn))
        if not fits:
            return False
        before, owner = turn, seat
    ended, begun = before == position.turn - 1, before == position.turn
    values = _VALUES[position.setup.jokers]
    return {"guess": ended or begun, "reveal": begun}.get(position.phase, ended) and all(
        [value in values for _, value in log.names]  # noqa: C419 - twice as fast as without the list
    )


def _draws_fit(position: State | View, log: Log, drawn: list[tuple[int, int]]) -> bool:
    """Whether every turn has brought one tile into the row of its seat, as long as there was one to draw."""
    seats = dict(zip(log.turns, log.seats, strict=True))
    inserted = position.setup.clue_tile == "insert_on_draw" and position.phase == "guess"
    if inserted:
        seats.setdefault(position.turn, position.to_move)
    over = min(position.turn if inserted else position.turn - 1, pool_at_start(position.setup))
    return sorted(drawn) == [(turn, seats[turn]) for turn in range(1, over + 1)]


def _hits_fit(position: State | View, log: Log, rows: Rows) -> bool:
    """Whether the right guesses are counted as they can have been, and who is out was put out by somebody."""
    missed = position.phase == "reveal"
    shown = [owner for owner, _ in rows.exposed.values()]
    gone = [seat for seat, row in enumerate(position.rows) if shown.count(seat) == len(row)]
    if sorted(position.out) != gone or len(gone) > len(position.rows) - 2:
        return False
    if position.hits != log.turns.count(position.turn) - missed:
        return False
    turns = dict(zip(log.turns, log.seats, strict=True))
    now = turns.pop(position.turn, None)
    ended = [*turns.values()]
    for seat, tally in enumerate(position.tally):
        most = log.seats.count(seat) - (missed and seat == now)
        if not most - ended.count(seat) <= tally.hits <= most:
            return False
        if tally.codes_exposed > min(tally.hits, len(gone) - (seat in gone)):
            return False
    exposed = sum([tally.codes_exposed for tally in position.tally])
    own_doing = position.setup.empty_pool_penalty != "none" and position.turn > pool_at_start(position.setup)
    return exposed == len(gone) or (exposed < len(gone) and own_doing)


def _named_rightly(position: State | View, log: Log, rows: Rows) -> set[_Name] | None:
    """The exposed tiles that another seat has named since they are there.

    None: a guess has neither exposed a tile nor ruled a value out, or a value is ruled out without a guess.
    """
    missed = position.phase == "reveal"
    named: set[_Name] = set()
    sure: set[_Name] = set()
    wrong: dict[_Name, list[tuple[int, int]]] = {}
    # A guess was right where the same turn goes on after it; the last of a turn that is over may have been wrong.
    following = (*log.turns[1:], -1 if missed else position.turn)
    for turn, seat, name, next_turn in zip(log.turns, log.seats, log.names, following, strict=False):
        may_be_wrong = turn != next_turn
        if may_be_wrong:
            wrong.setdefault(name, []).append((seat, turn))
        elif name in sure:
            return None
        else:
            sure.add(name)
        owner, since = rows.exposed.get(name, (seat, 0))
        if owner != seat and since < turn:
            named.add(name)
            if next_turn >= 0:
                continue
        if not (may_be_wrong and concerns(seat, turn, rows.ruled_out.get(name, ()))):
            return None
    return named if _were_guessed(rows, wrong) else None


def _were_guessed(rows: Rows, wrong: dict[_Name, list[tuple[int, int]]]) -> bool:
    """Whether each value that is ruled out may have been guessed wrongly for its tile."""
    for name, places in rows.ruled_out.items():
        for owner, since in places:
            if not guessed(wrong.get(name, ()), owner, since):
                return False
    return True


def _exposed_fit(position: State | View, log: Log, rows: Rows, named: set[_Name]) -> bool:
    """Whether right guesses have exposed tiles of others, and wrong ones own tiles, or nothing."""
    pending, costly = position.phase == "reveal", position.setup.empty_pool_penalty != "none"
    shown = [owner for owner, _ in rows.exposed.values()]
    missed = [log.seats.count(seat) - tally.hits for seat, tally in enumerate(position.tally)]
    hits = sum([tally.hits for tally in position.tally])
    paid = sum(missed) - pending
    fewest = hits + (paid if costly else missed_before_empty(position, paid))
    if not fewest <= len(shown) <= hits + paid:
        return False
    by_others = [rows.exposed[name][0] for name in named]
    for seat, count in enumerate(missed):
        own, exposed = count - (pending and seat == position.to_move), shown.count(seat)
        if exposed - by_others.count(seat) > own or (costly and exposed < own):
            return False
    return True
