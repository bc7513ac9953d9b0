"""The facts behind a hint: what a tile can still be and why not the rest, and what a move gives away."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from service.games.davinci.evidence import between_open
from service.games.davinci.posterior import HiddenTile
from service.games.davinci.rules import own_tiles, values_to_name
from service.games.davinci.state import Draw, Guess, SeenSlot, View
from service.games.davinci.tiles import JOKER, ORDER, Tile, Value
from service.games.davinci.values import Basis, Reason
from service.sentences import Sentence, say, say_many

_WHY: Final[dict[str, Sentence]] = {
    "own_tile": say("You have these yourself."),
    "exposed_tile": say("These lie exposed on the table."),
    "ruled_out": say("These were guessed for this tile, and wrong."),
    "out_of_order": say("These do not fit between the open numbers beside the tile."),
    "put_back": say("You put this back after all had taken their tiles."),
    "no_starting_joker": say("Nobody began with a joker."),
    "guessed_by_owner": say("The owner guessed these elsewhere, so he does not have them."),
    "does_not_fit": say("With these, the other tiles would not find their numbers."),
}
"""Why a value is excluded, in the order in which it is asked."""
_MORE: Final = {
    "B": say(
        "The others hide more black tiles than you (by {count}); a tile of that colour tells you most about them."
    ),
    "W": say(
        "The others hide more white tiles than you (by {count}); a tile of that colour tells you most about them."
    ),
}
_FEWER: Final = {
    "B": say(
        "The others hide fewer black tiles than you (by {count}); a tile of that colour tells you most about them."
    ),
    "W": say(
        "The others hide fewer white tiles than you (by {count}); a tile of that colour tells you most about them."
    ),
}


class Exclusions:
    """Why hidden tiles cannot have the values that they cannot have."""

    def __init__(self, view: View, basis: Basis) -> None:
        self._view = view
        self._evidence = basis.evidence == "used"
        self._own = set(own_tiles(view))
        if view.clue is not None and view.clue.tile is not None:
            self._own.add(view.clue.tile)
        self._open = {slot.tile for row in view.rows for slot in row if slot.exposed}

    def of(self, tile: HiddenTile) -> dict[str, tuple[Value, ...]]:
        """The values that are excluded, by the reason."""
        possible = {entry.value for entry in tile.distribution}
        slot = self._view.rows[tile.seat][tile.position]
        room = between_open(self._view.rows[tile.seat])[tile.position] if self._view.arranged[tile.seat] else -1
        grouped: dict[str, list[Value]] = {}
        for value in values_to_name(self._view.setup):
            if value not in possible:
                grouped.setdefault(self._why(tile.seat, slot, value, room), []).append(value)
        return {code: tuple(grouped[code]) for code in _WHY if code in grouped}

    def _why(self, seat: int, slot: SeenSlot, value: Value, room: int) -> str:
        name = f"{slot.colour}{value}"
        checks = {
            "own_tile": name in self._own and name not in self._open,
            "exposed_tile": name in self._open,
            "ruled_out": value in slot.ruled_out,
            "out_of_order": value != JOKER and not (room >> ORDER[name]) & 1,
            "put_back": slot.since == 0 and name == self._put_back(),
            "no_starting_joker": value == JOKER and slot.since == 0 and self._view.setup.joker_start == "redraw",
            "guessed_by_owner": self._evidence and self._guessed(seat, slot, value),
        }
        return next((code for code, holds in checks.items() if holds), "does_not_fit")

    def _put_back(self) -> Tile | None:
        return None if self._view.seat is None else self._view.returned[self._view.seat]

    def _guessed(self, seat: int, slot: SeenSlot, value: Value) -> bool:
        return any(guess[1:] == (seat, slot.colour, value) and slot.since < guess.turn for guess in self._view.guesses)


def guess_reasons(
    view: View, move: Guess, chance: Fraction, tile: HiddenTile, excluded: dict[str, tuple[Value, ...]]
) -> Iterator[Reason]:
    """What speaks for a guess or against it."""
    if not chance:
        code = next((code for code, values in excluded.items() if move.value in values), "does_not_fit")
        yield Reason(
            code, say("{value} is impossible. {reason}", value=move.value, reason=_WHY[code]), values=(move.value,)
        )
        return
    remaining = tuple(entry.value for entry in tile.distribution)
    if chance == 1:
        yield Reason(
            "certain_hit", say("Nothing but {value} is left for this tile.", value=move.value), values=remaining
        )
    else:
        listed = ", ".join(map(str, remaining))
        yield Reason("remaining_values", say("The tile can still be {listed}.", listed=listed), values=remaining)
    yield from (Reason(code, _WHY[code], values=values) for code, values in excluded.items())
    yield from _what_it_ends(view, move)


def _what_it_ends(view: View, move: Guess) -> Iterator[Reason]:
    """Whether a hit exposes a whole code."""
    hidden = [sum(not slot.exposed for slot in row) for row in view.rows]
    if hidden[move.seat] == 1:
        others = sum(count > 0 for seat, count in enumerate(hidden) if seat != view.seat)
        if others == 1:
            yield Reason("wins_round", say("A hit exposes the last hidden tile of the last opponent."))
        else:
            yield Reason("breaks_code", say("A hit exposes the last hidden tile of seat {seat}.", seat=move.seat))


def draw_reasons(move: Draw, difference: int) -> Iterator[Reason]:
    """The rule for the colour."""
    detail = (_MORE if difference >= 0 else _FEWER)[move.colour].format(count=abs(difference))
    yield Reason("colour_difference", detail, number=float(difference))


def stop_reasons(leak: float) -> Iterator[Reason]:
    """What a clue tile gives away that goes in hidden, against one that goes in exposed."""
    detail = say(
        "How many tiles of your row the others would know, on average, beyond what an exposed clue tile tells."
    )
    yield Reason("clue_leak", detail, number=round(leak, 6))


def place_reasons(known: float) -> Iterator[Reason]:
    """What a place or an exposed tile gives away."""
    yield Reason("own_row_known", say("How many tiles of your row the others would then know."), number=round(known, 6))


def simulated(rollouts: int) -> Reason:
    """What the estimates rest on."""
    if rollouts:
        return Reason(
            "simulated",
            _estimated(rollouts),
            number=float(rollouts),
        )
    return Reason("estimated", say("Estimated from the rounds played after other moves."))


def _estimated(rollouts: int) -> Sentence:
    return say_many(
        "Estimated from {count} round played to the end.",
        "Estimated from {count} rounds played to the end.",
        count=rollouts,
    )
