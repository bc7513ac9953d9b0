"""Before the first turn: what a setup may say, and the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from service.chance import Stream
from service.game import Violation, Violations
from service.games.davinci.state import Phase, Setup, Slot, State, Tally, broken
from service.games.davinci.tiles import COLOURS, JOKERS, NUMBERS, TILES, Colour, Tile, colour_of, in_order, is_joker
from service.sentences import say

CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "players": (2, 3, 4),
    "removed_per_colour": (0, 1),
    "draw_extra": (0, 1),
    "joker_start": ("allowed", "redraw"),
    "clue_tile": ("aside", "insert_on_draw"),
    "empty_pool_penalty": ("choose_after", "stake_before", "none"),
    "scoring": ("plain", "tournament"),
    "bonus_source": ("winner_hidden", "winner_hidden_plus_pool"),
}
"""The values of every option that has a few."""


def start_size(setup: Setup) -> int:
    """How many tiles a player takes at the start; with `draw_extra` one of them goes back."""
    return (3 if setup.players == 4 else 4) + setup.draw_extra


def tiles_in_game(setup: Setup) -> tuple[Tile, ...]:
    """All tiles of the round, those removed included, in order."""
    return TILES if setup.jokers else NUMBERS


def pool_at_start(setup: Setup) -> int:
    """How many tiles can be drawn in the round."""
    taken = setup.players * (start_size(setup) - setup.draw_extra)
    return len(tiles_in_game(setup)) - 2 * setup.removed_per_colour - taken


def check_setup(setup: Setup) -> Violations:
    """Every contradiction between the options of a setup."""
    unknown = tuple(
        broken(
            "unknown_choice",
            say("`{name}` is one of {values}.", name=name, values=", ".join(map(str, values))),
            "options",
            f"/{name}",
        )
        for name, values in CHOICES.items()
        if getattr(setup, name) not in values
    )
    return unknown or tuple(_seat_faults(setup)) + tuple(_colour_faults(setup))


def initial_state(setup: Setup, seed: str | None) -> State:
    """The deal that follows from a seed, ready for the first player's move.

    A round on paper begins with a state of its own, so nothing is left to chance moves here: without a seed this is
    the deal of the empty seed, one fixed example. From `Stream(seed, "deal")` come first the removed tiles, black
    before white (`below(12)` each); then the other tiles, in tile order, are shuffled; then each seat in turn takes
    all its tiles, each time the foremost tile of the colour it wishes, or the foremost of all without a wish.
    """
    stream = Stream(seed or "", "deal")
    removed = [f"{colour}{stream.below(12)}" for colour in COLOURS[: 2 * setup.removed_per_colour]]
    heap = stream.shuffled([tile for tile in tiles_in_game(setup) if tile not in removed])
    hands = [[_take(setup, heap, wish) for wish in _wishes(setup, seat)] for seat in range(setup.players)]
    return _dealt(setup, hands, heap, removed)


def _dealt(setup: Setup, hands: list[list[Tile]], pool: list[Tile], removed: list[Tile]) -> State:
    """The state after the deal."""
    phase: Phase = "return" if setup.draw_extra else "arrange" if setup.jokers else "draw"
    begun = phase == "draw"
    return State(
        setup,
        phase,
        to_move=setup.first_player if begun else 0,
        turn=int(begun),
        rows=tuple(tuple(Slot(tile) for tile in in_order(hand)) for hand in hands),
        arranged=(begun,) * setup.players,
        pool=in_order(pool),
        removed=in_order(removed),
        returned=(None,) * setup.players,
        tally=(Tally(),) * setup.players,
    )


def _wishes(setup: Setup, seat: int) -> tuple[str | None, ...]:
    """The colours that a seat takes, tile by tile; None: whatever comes."""
    return (None,) * start_size(setup) if setup.start_colours is None else tuple(setup.start_colours[seat])


def _take(setup: Setup, heap: list[Tile], wish: str | None) -> Tile:
    """Take the foremost tile that fits; with `redraw` a joker is put back, so it stays in the heap."""
    fits = (
        place
        for place, tile in enumerate(heap)
        if wish in (None, colour_of(tile)) and not (setup.joker_start == "redraw" and is_joker(tile))
    )
    return heap.pop(next(fits))


def _seat_faults(setup: Setup) -> Iterator[Violation]:
    if setup.first_player not in range(setup.players):
        detail = say("The first player is one of the seats 0 to {last}.", last=setup.players - 1)
        yield broken("seat_out_of_range", detail, "set-up", "/first_player")


def _colour_faults(setup: Setup) -> Iterator[Violation]:
    """Wishes that nobody can grant."""
    wishes = setup.start_colours
    if wishes is None:
        return
    if len(wishes) != setup.players:
        yield broken("wrong_number_of_wishes", say("There is one wish per seat."), "set-up", "/start_colours")
    for seat, wish in enumerate(wishes):
        if len(wish) != start_size(setup) or not set(wish) <= set(COLOURS):
            detail = say("A wish is {count} letters B or W, one per tile that a player takes.", count=start_size(setup))
            yield broken("bad_wish", detail, "set-up", f"/start_colours/{seat}")
    for colour in COLOURS:
        there = _number_to_take(setup, colour)
        if sum(wish.count(colour) for wish in wishes) > there:
            detail = say("Only {there} tiles of colour {colour} can be taken.", there=there, colour=colour)
            yield broken("too_many_of_a_colour", detail, "set-up", "/start_colours")


def _number_to_take(setup: Setup, colour: Colour) -> int:
    """How many tiles of a colour starting hands can hold together."""
    jokers = sum(colour_of(tile) == colour for tile in JOKERS) if setup.jokers else 0
    return 12 - setup.removed_per_colour + (jokers if setup.joker_start == "allowed" else 0)
