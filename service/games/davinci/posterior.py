"""The posterior: how probable every value of every hidden tile is, exactly, from what a view says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from service.game import ContradictionError, Violation
from service.games.davinci.evidence import puzzle
from service.games.davinci.models import Model
from service.games.davinci.state import View, broken
from service.games.davinci.tiles import JOKER, TILES, Value, value_of
from service.games.davinci.worlds import JOKER_INDEX, Worlds
from service.sentences import say

_HEADING = "what-a-player-may-know"


@dataclass(frozen=True, slots=True)
class ValueChance:
    """How probable it is that a hidden tile has a value."""

    value: Value
    exact: Fraction

    @property
    def p(self) -> float:
        """The same as a decimal fraction."""
        return float(self.exact)


@dataclass(frozen=True, slots=True)
class HiddenTile:
    """A hidden tile, and every value that it can have, in order, the joker last."""

    seat: int
    position: int
    distribution: tuple[ValueChance, ...]

    def chance(self, value: Value) -> Fraction:
        """How probable a value is."""
        return next((entry.exact for entry in self.distribution if entry.value == value), Fraction(0))


@dataclass(frozen=True, slots=True)
class Posterior:
    """What can be known of the hidden tiles.

    Attributes:
        model: how the owners' choices for jokers are weighed.
        no_self_guess: whether wrong guesses count as evidence against the guesser's own tiles.
        worlds: in how many ways the hidden tiles can be named; a row not yet arranged counts as a set.
        tiles: the hidden tiles, by seat and position.
    """

    model: Model
    no_self_guess: bool
    worlds: int
    tiles: tuple[HiddenTile, ...]

    def tile(self, seat: int, position: int) -> HiddenTile:
        """The hidden tile at a position. Raises KeyError when there is none."""
        for tile in self.tiles:
            if (tile.seat, tile.position) == (seat, position):
                return tile
        raise KeyError((seat, position))


def posterior(view: View, model: Model = "deal", *, no_self_guess: bool = False) -> Posterior:
    """The exact distribution of every hidden tile.

    Raises:
        ContradictionError: the view contradicts itself, or the evidence of the wrong guesses.
    """
    worlds = Worlds(view, puzzle(view, no_self_guess=no_self_guess), model)
    if not worlds.weight:
        raise ContradictionError(tuple(contradictions(worlds, no_self_guess=no_self_guess)))
    return posterior_of(worlds, no_self_guess=no_self_guess)


def posterior_of(worlds: Worlds, *, no_self_guess: bool) -> Posterior:
    """The posterior from worlds that are at hand; there are some."""
    return Posterior(worlds.model, no_self_guess, worlds.number, tuple(_tiles(worlds)))


def contradictions(worlds: Worlds, *, no_self_guess: bool) -> Iterator[Violation]:
    """Why there are no worlds: the evidence, or tiles for which nothing is left, or all of the view together."""
    if no_self_guess and Worlds(worlds.view, puzzle(worlds.view), worlds.model).weight:
        detail = say("Somebody guessed wrongly what he himself must have; ask without `no_self_guess`.")
        yield broken("evidence_contradicts", detail, _HEADING, "/guesses")
        return
    empty = [cell for cell in worlds.puzzle.cells if cell.impossible]
    for cell in empty:
        detail = say("No value is left for position {position} of seat {seat}.", position=cell.position, seat=cell.seat)
        yield broken("no_value_left", detail, _HEADING, f"/rows/{cell.seat}/{cell.position}")
    if not empty:
        detail = say("No way to name the hidden tiles agrees with the colours, numbers and guesses of this view.")
        yield broken("no_world", detail, _HEADING)


def _tiles(worlds: Worlds) -> Iterator[HiddenTile]:
    weights = iter(worlds.tile_weights())
    for line in worlds.puzzle.lines:
        tiles = [next(weights) for _ in line.cells]
        total = worlds.weight
        if line.loose:
            # The positions of a row not yet arranged say nothing: every tile of the colour has the mean of all.
            tiles = [_sum(tiles)] * len(tiles)
            total *= len(tiles)
        for cell, entries in zip(line.cells, tiles, strict=True):
            distribution = (
                ValueChance(_value(tile), Fraction(weight, total)) for tile, weight in sorted(entries.items())
            )
            yield HiddenTile(cell.seat, cell.position, tuple(distribution))


def _sum(tiles: list[dict[int, int]]) -> dict[int, int]:
    every = {tile for entries in tiles for tile in entries}
    return {tile: sum(entries.get(tile, 0) for entries in tiles) for tile in every}


def _value(tile: int) -> Value:
    return JOKER if tile == JOKER_INDEX else value_of(TILES[tile])
