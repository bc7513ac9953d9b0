"""Turns what happens to the states of a live game into events: who may read what, and the proofs of sealed tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from service import proofs
from service.catalog import Entry
from service.events import Event
from service.game import CHANCE


@dataclass(frozen=True, slots=True)
class Teller:
    """Tells of one live game.

    Attributes:
        key: what its tiles are sealed with.
        seats: how many there are.
    """

    entry: Entry
    setup: Any
    key: str
    seats: int

    def dealt(self, state: Any) -> Event:
        """The beginning, with the proofs of what lies open already."""
        return Event("dealt", backs=self._backs(state), proofs=self._proofs((), state))

    def ply(self, before: Any, move: Any, after: Any, index: int, by: str) -> Event:
        """A ply between two states."""
        mover = self.entry.game.to_move(before)
        return Event(
            "move",
            seat=None if mover == CHANCE else mover,
            ply=index,
            move=self.entry.game.format_move(move),
            seen=self._seen(before, move),
            by=by,
            backs=self._backs(after),
            proofs=self._proofs(self._exposed(before), after),
        )

    def undone(self, asked_by: int, ply: int, state: Any) -> Event:
        """The return to an earlier state."""
        return Event("undone", asked_by, ply=ply, backs=self._backs(state))

    @property
    def sealing(self) -> proofs.Sealing | None:
        """The tiles under their numbers; None for rulesets that do not seal them."""
        seal = self.entry.seal
        return None if seal is None else proofs.sealing(self.key, seal.tiles(self.setup))

    def _seen(self, before: Any, move: Any) -> tuple[str | None, ...] | None:
        if self.entry.game.INFO.information == "perfect":
            return None
        redact, readers = self.entry.redact, (*range(self.seats), None)
        return tuple(None if redact is None else redact(before, move, reader) for reader in readers)

    def _exposed(self, state: Any) -> tuple[str, ...]:
        return () if self.entry.seal is None else self.entry.seal.exposed(state)

    def _backs(self, state: Any) -> Any:
        sealing, seal = self.sealing, self.entry.seal
        return None if sealing is None or seal is None else seal.backs(state, sealing.back_of)

    def _proofs(self, known: tuple[str, ...], state: Any) -> tuple[Any, ...]:
        sealing = self.sealing
        new = [tile for tile in self._exposed(state) if tile not in known]
        return () if sealing is None else tuple(sealing.proof(tile) for tile in new)
