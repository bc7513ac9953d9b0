"""Simple judgements: which colour to draw, and how much a move gives away."""

from __future__ import annotations

from typing import Final

from service.games.davinci import kernels_table as at
from service.games.davinci.kernels_survey import CELLS, SEAT, TOTAL, WAYS, WORK, survey
from service.games.davinci.rollout_table import table
from service.games.davinci.state import View
from service.games.davinci.tiles import Colour
from service.games.jit import Ints, ints, zeros

LEAK_LIMIT: Final = 0.2
SURE_ENOUGH: Final = 0.75
"""The leak rule: stop if the best guess is less probable than that and the hidden clue tile would give little away."""


def colour_difference(view: View, colour: Colour) -> int:
    """How many more hidden tiles of a colour the others have than the seat to move: the more, the better to draw it."""
    hidden = [
        1 if seat != view.to_move else -1
        for seat, row in enumerate(view.rows)
        for slot in row
        if slot.colour == colour and not slot.exposed
    ]
    return sum(hidden)


class Leaks:
    """How well the others would know the own row: what everybody can know, without any row of his own."""

    def __init__(self, view: View, *, no_self_guess: bool) -> None:
        self._view = view
        self._base = table(view, no_self_guess=no_self_guess)
        self._work = zeros(WORK)

    def with_clue(self, place: int, *, exposed: bool) -> float:
        """The sum, over the own hidden tiles, of the largest probability, once the clue tile stands at a place."""
        g = ints(self._base)
        clue = g[at.CLUE]
        g[at.CLUE] = -1
        at.insert(g, self._view.to_move, clue, place, int(exposed))
        return self._known(g)

    def exposing(self, position: int) -> float:
        """The same once an own hidden tile is exposed."""
        g = ints(self._base)
        g[at.OPEN + self._view.to_move * at.ROOM + position] = 1
        return self._known(g)

    def _known(self, g: Ints) -> float:
        w = self._work
        if survey(g, w, -1) == 0:
            return 0.0
        own = [cell for cell in range(w[CELLS]) if w[SEAT + cell] == self._view.to_move]
        most = (max(w[WAYS + cell * at.ROOM + tile] for tile in range(at.ROOM)) for cell in own)
        return sum(int(ways) for ways in most) / int(w[TOTAL])
