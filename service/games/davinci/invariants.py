"""What is always true of a state and of a view: every broken invariant, not the first.

A state is checked as the table with every tile face up, a view as the same table with some tiles face down; the
checks of `row_checks` and `history_checks` serve both. Here are those of only one of them, and of the members that a
phase needs.
"""

from __future__ import annotations

from collections.abc import Iterator

from service.game import CHANCE, TERMINAL, Violation, Violations
from service.games.davinci.history_checks import history_faults
from service.games.davinci.row_checks import row_faults, unplaceable_faults
from service.games.davinci.rules import seat_of_this_turn
from service.games.davinci.setup import check_setup, pool_at_start, tiles_in_game
from service.games.davinci.soundness import surely_sound
from service.games.davinci.state import SETTING_UP, SeenSlot, State, View, broken
from service.games.davinci.tiles import COLOURS, Tile, colour_of, in_order, is_joker
from service.games.davinci.view import clue_owner, open_view
from service.games.davinci.view_soundness import surely_sound_view
from service.sentences import say


def check_state(state: State) -> Violations:
    """Every broken invariant of a state."""
    return () if surely_sound(state) else state_faults(state)


def state_faults(state: State) -> Violations:
    """The same, looked for one by one."""
    shape, rest = _table_faults(open_view(state))
    return shape or (*rest, *_pile_faults(state))


def check_view(view: View) -> Violations:
    """Every broken invariant that a view shows."""
    return () if surely_sound_view(view) else view_faults(view)


def view_faults(view: View) -> Violations:
    """The same, looked for one by one."""
    shape, rest = _table_faults(view)
    # Whether the hidden tiles can be anything at all is only asked where all that can be seen is in order.
    return shape or (*rest, *_visibility_faults(view)) or tuple(unplaceable_faults(view))


def _table_faults(view: View) -> tuple[Violations, Violations]:
    """What is wrong with the number of seats, or with anything else that a table shows."""
    setup = tuple(fault.below("/setup") for fault in check_setup(view.setup))
    sizes = tuple(_size_faults(view))
    if setup or sizes:
        return setup + sizes, ()
    phase = (*_phase_faults(view), *_member_faults(view), *_step_faults(view), *_mover_faults(view))
    return (), (*phase, *row_faults(view), *history_faults(view))


def _size_faults(view: View) -> Iterator[Violation]:
    seats = view.setup.players
    for name in ("rows", "arranged", "returned", "tally"):
        if len(getattr(view, name)) != seats:
            yield broken(
                "wrong_number_of_seats",
                say("`{name}` has one entry per seat: {count}.", name=name, count=seats),
                "position",
                f"/{name}",
            )


def _phase_faults(view: View) -> Iterator[Violation]:
    """Phases that this round does not have now."""
    setup, begun = view.setup, view.turn > 0
    if begun == (view.phase in SETTING_UP):
        yield broken("wrong_turn", say("Turns count from 1; the set-up is turn 0."), "position", "/turn")
    empty = begun and view.turn > pool_at_start(setup)
    possible = {
        "return": setup.draw_extra == 1,
        "arrange": setup.jokers,
        "draw": not empty,
        "tile": not empty,
        "insert": setup.clue_tile == "insert_on_draw" and not empty,
        "stake": setup.empty_pool_penalty == "stake_before" and empty,
        "reveal": setup.empty_pool_penalty == "choose_after" and empty,
    }
    if not possible.get(view.phase, True):
        detail = say("With these options and in this turn there is no phase {phase}.", phase=view.phase)
        yield broken("no_such_phase", detail, "position", "/phase")


def _member_faults(view: View) -> Iterator[Violation]:
    """Members that are needed now, or that must be null."""
    setup, phase = view.setup, view.phase
    drew = 0 < view.turn <= pool_at_start(setup)
    inserting = setup.clue_tile == "insert_on_draw"
    needed = {
        "drawing": phase == "tile",
        "clue": phase == "insert" or (drew and (phase == "guess" or (phase == "over" and not inserting))),
        "clue_at": drew and inserting and phase == "guess",
        "stake": not drew and setup.empty_pool_penalty == "stake_before" and phase == "guess",
        "winner": phase == "over",
    }
    for name, wanted in needed.items():
        given = getattr(view, name) is not None
        if given and not wanted:
            yield broken("unexpected_member", say("`{name}` is null here.", name=name), "position", f"/{name}")
        if wanted and not given:
            yield broken("missing_member", say("`{name}` is needed here.", name=name), "position", f"/{name}")


def _step_faults(view: View) -> Iterator[Violation]:
    """How far each seat has come in the set-up."""
    setup, phase = view.setup, view.phase
    seats = range(setup.players)
    put_back = [setup.draw_extra == 1 and (phase != "return" or seat < view.to_move) for seat in seats]
    if [tile is not None for tile in view.returned] != put_back:
        detail = say("With `draw_extra` each seat puts a tile back in its turn; otherwise nobody does.")
        yield broken("returned_out_of_step", detail, "set-up", "/returned")
    order = [_has_order(view, seat) for seat in seats]
    if list(view.arranged) != order:
        detail = say("Rows get their order seat by seat, when nothing more goes back and the jokers have their places.")
        yield broken("arranged_out_of_step", detail, "set-up", "/arranged")


def _has_order(view: View, seat: int) -> bool:
    if view.phase == "return":
        return not view.setup.jokers and seat < view.to_move
    return view.phase != "arrange" or seat < view.to_move


def _mover_faults(view: View) -> Iterator[Violation]:
    if view.phase in SETTING_UP:
        right = view.to_move in range(view.setup.players)
    else:
        right = view.to_move == {"tile": CHANCE, "over": TERMINAL}.get(view.phase, seat_of_this_turn(view))
    if not right:
        yield broken("wrong_mover", say("Not who is to move in phase {phase}.", phase=view.phase), "a-turn", "/to_move")


def _pile_faults(state: State) -> Iterator[Violation]:
    """The tiles that no view shows: all in the game, each once, in order."""
    for name in ("pool", "removed"):
        tiles = getattr(state, name)
        if tiles != in_order(tiles):
            yield broken("not_sorted", say("`{name}` is sorted: B0 W0 B1 … B- W-.", name=name), "material", f"/{name}")
    game = tiles_in_game(state.setup)
    tiles = [slot.tile for row in state.rows for slot in row] + [*state.pool, *state.removed]
    if state.clue is not None and state.clue_at is None:
        tiles.append(state.clue)
    # Nearly always every tile of the game is there once; only where not, each is looked at with its place.
    if len(tiles) != len(game) or set(tiles) != set(game):
        yield from _whereabouts_faults(state)
    yield from _origin_faults(state)


def _whereabouts_faults(state: State) -> Iterator[Violation]:
    """Tiles that are in two places, or in none."""
    seen: dict[Tile, str] = {}
    for tile, pointer in _located(state):
        # Two that lie in rows have been reported by the checks of rows.
        if tile in seen and not (pointer.startswith("/rows") and seen[tile].startswith("/rows")):
            yield broken(
                "duplicate_tile",
                say("{tile} is here and at {place}.", tile=tile, place=seen[tile]),
                "material",
                pointer,
            )
        seen.setdefault(tile, pointer)
    if missing := [tile for tile in tiles_in_game(state.setup) if tile not in seen]:
        yield broken("missing_tile", say("Nowhere: {tiles}.", tiles=", ".join(missing)), "material", "/pool")


def _located(state: State) -> Iterator[tuple[Tile, str]]:
    """Every tile and where it is."""
    for seat, row in enumerate(state.rows):
        for position, slot in enumerate(row):
            yield slot.tile, f"/rows/{seat}/{position}/tile"
    for index, tile in enumerate(state.pool):
        yield tile, f"/pool/{index}"
    for index, tile in enumerate(state.removed):
        yield tile, f"/removed/{index}"
    if state.clue is not None and state.clue_at is None:
        yield state.clue, "/clue"


def _origin_faults(state: State) -> Iterator[Violation]:
    """Tiles that cannot have come where they are."""
    for index, tile in enumerate(state.removed):
        if is_joker(tile):
            yield broken("joker_removed", say("Only number tiles are removed."), "set-up", f"/removed/{index}")
    for index, tile in enumerate(state.pool):
        if is_joker(tile) and not state.setup.jokers:
            yield broken(
                "tile_not_in_game", say("{tile} is not in this round.", tile=tile), "material", f"/pool/{index}"
            )
    for seat, back in enumerate(state.returned):
        if back is not None and back in state.removed:
            detail = say("{tile} was put back, so it was not removed.", tile=back)
            yield broken("returned_tile_elsewhere", detail, "set-up", f"/returned/{seat}")


def _visibility_faults(view: View) -> Iterator[Violation]:
    """What this seat cannot know, or must."""
    seats = range(view.setup.players)
    if view.seat is not None and view.seat not in seats:
        yield broken("seat_out_of_range", say("There is no such seat."), "what-a-player-may-know", "/seat")
    for seat, row in enumerate(view.rows):
        for position, slot in enumerate(row):
            known = slot.exposed or seat == view.seat
            yield from _slot_faults(slot, f"/rows/{seat}/{position}/tile", known=known)
    if view.clue is not None:
        known = view.seat is not None and clue_owner(view) == view.seat
        clue = SeenSlot(view.clue.colour, view.clue.tile)
        yield from _slot_faults(clue, "/clue/tile", known=known)
    for seat, tile in enumerate(view.returned):
        if tile is not None and (tile not in COLOURS) != (seat == view.seat):
            detail = say("The own tile that went back is known, of others only the colour.")
            yield broken("wrong_visibility", detail, "what-a-player-may-know", f"/returned/{seat}")


def _slot_faults(slot: SeenSlot, pointer: str, *, known: bool) -> Iterator[Violation]:
    if (slot.tile is not None) != known:
        detail = say("This tile is not hidden from this seat.") if known else say("This tile is hidden from this seat.")
        yield broken("wrong_visibility", detail, "what-a-player-may-know", pointer)
    if slot.tile is not None and colour_of(slot.tile) != slot.colour:
        yield broken(
            "wrong_colour",
            say("{tile} is not of colour {colour}.", tile=slot.tile, colour=slot.colour),
            "material",
            pointer,
        )
