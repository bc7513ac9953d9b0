"""How the figures of a game are told: its players by name, standings and losses as text."""

from __future__ import annotations

from service.record import default_name
from service.report.analysis import Analysis
from service.report.words import Words


class Teller:
    """Tells the figures of one game in one language."""

    def __init__(self, analysis: Analysis, words: Words) -> None:
        self.analysis, self.words = analysis, words
        self.names = [self._name(seat) for seat in range(analysis.seats)]

    @property
    def is_penalty(self) -> bool:
        """Whether less is better."""
        return self.analysis.lens.scale == "penalty"

    def standing(self, chance: float | None) -> str:
        """How a seat stands."""
        if chance is None:
            return ""
        return self.words.number(chance) if self.is_penalty else self.words.share(chance)

    def _name(self, seat: int) -> str:
        """A player's name, if there is one."""
        given = self.analysis.record.players[seat : seat + 1]
        known = [name for name in given if name.strip() and name != default_name(seat)]
        return known[0] if known else self.words.seat.format(number=seat + 1)

    def loss(self, loss: float) -> str:
        """What a move lost."""
        return self.words.some(loss) if self.analysis.unit == "points" else self.words.share(loss)
