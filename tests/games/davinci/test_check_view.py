"""Which views a round can be seen in: every fault that a view shows is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from davinci.checked import RETURNING, TURN, view_faults, with_slot
from davinci.tables import dealt, play, viewed
from service.games import davinci
from service.games.davinci import Counts, Guessed, SeenClue, View

SEEN = viewed(TURN)
SEEN_BY_THE_WRONG_SEAT = [
    f"wrong_visibility {tile}" for tile in ("/clue/tile", *(f"/rows/0/{n}/tile" for n in range(4)))
]


@pytest.mark.parametrize(
    ("view", "expected"),
    [
        (replace(SEEN, seat=3), ", ".join(["seat_out_of_range /seat", *SEEN_BY_THE_WRONG_SEAT])),
        (with_slot(SEEN, 0, 1, tile=None), "wrong_visibility /rows/0/1/tile"),
        (with_slot(SEEN, 1, 2, tile="W2"), "wrong_visibility /rows/1/2/tile"),
        (with_slot(SEEN, 1, 2, colour="B"), "wrong_number_of_tiles /pool"),
        (with_slot(SEEN, 0, 1, colour="B"), "wrong_colour /rows/0/1/tile, wrong_number_of_tiles /pool"),
        (replace(SEEN, clue=SeenClue("B", None)), "wrong_visibility /clue/tile"),
        (replace(SEEN, clue=SeenClue("W", "B4")), "wrong_colour /clue/tile, wrong_number_of_tiles /pool"),
        (replace(SEEN, clue=SeenClue("B", "B7")), "duplicate_tile /clue"),
        (replace(SEEN, pool=Counts(7, 6)), "wrong_number_of_tiles /pool"),
        (replace(SEEN, removed=Counts(1, 1)), "wrong_number_of_tiles /pool, wrong_number_removed /removed"),
        (with_slot(viewed(RETURNING), 1, 0, tile="W0", colour="W"), "wrong_number_of_tiles /pool"),
        (replace(viewed(RETURNING), returned=("B7", None)), "wrong_visibility /returned/0"),
    ],
)
def test_every_fault_that_a_view_shows_is_told(view: View, expected: str) -> None:
    assert view_faults(view) == expected.split(", ")


def test_a_view_whose_hidden_tiles_can_be_nothing_is_told() -> None:
    state = play(dealt(("B0 B2 W4 W5", "B1 W1 B3 W3")), "draw:W tile:W11 guess:1.2=4 draw:W tile:W2 guess:0.0=5")
    view = davinci.view(state, 0)
    assert davinci.check_view(view) == ()
    # Seat 1 has B?, W?, W2!, B?, W?: below W2 its black tile can only be 1, for this seat itself holds 0 and 2.
    blocked = with_slot(view, 1, 0, ruled_out=(1,))
    blocked = replace(blocked, guesses=(Guessed(1, 0, "B", 1), *view.guesses[1:]))
    blocked = with_slot(blocked, 1, 3, ruled_out=())
    assert view_faults(blocked) == ["impossible_row /rows/1"]
