"""How the figures of a game are told: its players by name, standings and losses as text."""

from __future__ import annotations

from service.report.analysis import Analysis
from service.report.words import Words


class Teller:
    """Tells the figures of one game in one language."""

    def __init__(self, analysis: Analysis, words: Words) -> None:
        self.analysis, self.words = analysis, words
        given = analysis.record.players
        self.names = [
            given[seat] if seat < len(given) and given[seat].strip() else words.seat.format(seat=seat)
            for seat in range(analysis.seats)
        ]

    @property
    def is_penalty(self) -> bool:
        """Whether less is better."""
        return self.analysis.lens.scale == "penalty"

    def standing(self, chance: float | None) -> str:
        """How a seat stands."""
        if chance is None:
            return ""
        return self.words.number(chance) if self.is_penalty else self.words.share(chance)

    def loss(self, loss: float) -> str:
        """What a move lost."""
        return self.words.some(loss) if self.analysis.unit == "points" else self.words.share(loss)
