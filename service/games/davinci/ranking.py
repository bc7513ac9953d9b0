"""The ranking of a hint: exact probabilities, rollouts of the promising moves, estimates for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import Final

from service.game import Budget, Hint, Proof, RankedMove
from service.games.davinci import kernels_play as play
from service.games.davinci.evidence import puzzle
from service.games.davinci.policy import LEAK_LIMIT, SURE_ENOUGH, Leaks, colour_difference
from service.games.davinci.posterior import HiddenTile, posterior_of
from service.games.davinci.reasons import (
    Exclusions,
    draw_reasons,
    guess_reasons,
    place_reasons,
    simulated,
    stop_reasons,
)
from service.games.davinci.rollout import MOST, Arm, Rollouts
from service.games.davinci.rules import clue_places
from service.games.davinci.state import Draw, Guess, Insert, Move, Reveal, Stake, Stop, View
from service.games.davinci.tiles import Value
from service.games.davinci.values import Basis, MoveValue, Reason
from service.games.davinci.worlds import Worlds

CANDIDATES: Final = 8
"""The guesses that are compared by rollouts; more did not play better."""
STOPS: Final = 2
"""The places for a clue tile that are compared when stopping."""
FEW: Final = 10
"""With fewer rollouts per move than that, simple rules decide."""
ALONE: Final = 64
"""The rollouts of a move without an alternative."""
_PRIOR: Final = 4
"""How many rollouts the mean of all moves counts for, after a hit and after a miss."""


@dataclass(frozen=True)
class Outlook:
    """What rollouts say about hits and misses in general."""

    hit: tuple[float, float]
    miss: tuple[float, float]

    def after(self, chance: float) -> tuple[float, float]:
        """Win probability and expected points of a guess that is right so often."""
        won, points = (chance * hit + (1 - chance) * miss for hit, miss in zip(self.hit, self.miss, strict=True))
        return won, points


@dataclass
class Ranker:
    """One hint in the making."""

    view: View
    moves: Sequence[Move]
    worlds: Worlds
    budget: Budget
    basis: Basis
    leaks_of: dict[tuple[int, bool], float] = field(default_factory=dict)

    @cached_property
    def arena(self) -> Rollouts:
        """Where moves are compared."""
        return Rollouts(self.view, self.worlds, self.budget.seed, no_self_guess=self.evidence)

    @property
    def evidence(self) -> bool:
        """Whether wrong guesses count against the guesser's own tiles."""
        return self.basis.evidence == "used"

    @cached_property
    def leaks(self) -> Leaks:
        """What the own row gives away."""
        return Leaks(self.view, no_self_guess=self.evidence)

    @cached_property
    def tiles(self) -> dict[tuple[int, int], HiddenTile]:
        """The hidden tiles of the others."""
        posterior = posterior_of(self.worlds, no_self_guess=self.evidence)
        return {(tile.seat, tile.position): tile for tile in posterior.tiles}

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Where the clue tile can go, when that is a choice."""
        places = clue_places(self.view)
        return places if len(places) > 1 else ()

    def chance(self, move: Move) -> Fraction | None:
        """How probably a guess is right."""
        if not isinstance(move, Guess):
            return None
        return self.tiles[move.seat, move.position].chance(move.value)

    def leak(self, move: Move) -> float:
        """What the others know of the own row if the clue tile goes where a move puts it; 0 where it is no choice."""
        if not isinstance(move, Guess | Stop | Insert) or move.index is None or not self.places:
            return 0.0
        return self.leak_at(move.index, exposed=isinstance(move, Guess))

    def leak_at(self, place: int, *, exposed: bool) -> float:
        """What the others know of the own row with the clue tile at a place."""
        key = (place, exposed)
        if key not in self.leaks_of:
            self.leaks_of[key] = self.leaks.with_clue(place, exposed=exposed)
        return self.leaks_of[key]

    def hint(self) -> Hint[Move]:
        """All moves, best first."""
        arms = [self.arena.arm(move) for move in self.candidates()]
        order = self.arena.compare(arms, self.budget, self.judge, most=MOST if len(self.moves) > 1 else ALONE)
        if min(arm.results[play.PLAYED] for arm in arms) < FEW:
            order = self.by_rule(order)
        order.sort(key=self.precedence)
        outlook = self.outlook(order)
        values = {arm.move: self.value(arm.move, outlook, arm) for arm in order}
        rest = {move: self.value(move, outlook, None) for move in self.moves if move not in values}
        ranked = [*values, *sorted(rest, key=lambda move: (-rest[move].expected_points, self.leak(move)))]
        entries = tuple(RankedMove(move, self.proof(move), values.get(move) or rest[move]) for move in ranked)
        basis = replace(self.basis, rollouts=self.arena.nodes)
        return Hint(entries, entries[0].proof, self.arena.nodes, basis)

    def candidates(self) -> list[Move]:
        """The moves to compare by rollouts."""
        if self.view.phase != "guess":
            return list(self.moves)
        guesses = [move for move in self.moves if isinstance(move, Guess)]
        best_place = min(self.places, key=lambda place: self.leak_at(place, exposed=True), default=None)
        at_best = [move for move in guesses if move.index == best_place]
        at_best.sort(key=lambda move: -(self.chance(move) or 0))
        likely = [move for move in at_best[:CANDIDATES] if self.chance(move)]
        stops = [move for move in self.moves if isinstance(move, Stop)]
        return [*(likely or at_best[:1]), *sorted(stops, key=self.leak)[:STOPS]]

    def precedence(self, arm: Arm) -> int:
        """What comes before all estimates: a certain hit; the rule for the colour to draw."""
        if isinstance(arm.move, Draw):
            return -colour_difference(self.view, arm.move.colour)
        return -1 if self.chance(arm.move) == 1 else 0

    def by_rule(self, arms: list[Arm]) -> list[Arm]:
        """The order of simple rules: the most probable guess; before it a stop that gives away little."""
        if self.view.phase != "guess":
            return arms
        best = max(self.chance(arm.move) or Fraction(0) for arm in arms)
        stop_first = self.stopping_is_better(best)

        def key(arm: Arm) -> tuple[bool, Fraction, float]:
            stop = isinstance(arm.move, Stop)
            return (stop != stop_first, -(self.chance(arm.move) or Fraction(0)), self.leak(arm.move))

        return sorted(arms, key=key)

    def stopping_is_better(self, best: Fraction) -> bool:
        """The leak rule; with nothing to lose, going on is better, and with an own tile at stake, even odds decide."""
        if self.view.clue is None:
            return self.view.setup.empty_pool_penalty != "none" and best < Fraction(1, 2)
        return best < SURE_ENOUGH and self.clue_leak() < LEAK_LIMIT

    def clue_leak(self) -> float:
        """What a hidden clue tile gives away beyond an exposed one, each at its best place."""
        if self.view.clue_at is not None:
            places: tuple[int, ...] = (self.view.clue_at,)
        else:
            places = clue_places(self.view)
        hidden, exposed = (min(self.leak_at(place, exposed=way) for place in places) for way in (False, True))
        return hidden - exposed

    def judge(self, arms: Sequence[Arm]) -> Callable[[Arm], float]:
        """Expected points, given the results of all moves."""
        outlook = self.outlook(arms)
        return lambda arm: self.estimate(arm, outlook)[1]

    def outlook(self, arms: Sequence[Arm]) -> Outlook:
        """The mean results of all rollouts after a hit, and after a miss."""
        guesses = [arm.results for arm in arms if isinstance(arm.move, Guess)] or [arm.results for arm in arms]
        total = [sum(column) for column in zip(*guesses, strict=True)]
        every = self.means(total[play.PLAYED], total[play.WON], total[play.LEAD]) or (0.0, 0.0)
        hits, misses = _by_hit(total)
        return Outlook(self.means(*hits) or every, self.means(*misses) or every)

    def means(self, played: float, won: float, lead: float) -> tuple[float, float] | None:
        """Win probability and expected points."""
        if not played:
            return None
        return won / played, lead / played / (self.view.setup.players - 1)

    def estimate(self, arm: Arm, outlook: Outlook) -> tuple[float, float]:
        """Win probability and expected points of a move that was played.

        How often a guess hits is known; so its hits and its misses are judged apart, whatever their share was.
        """
        chance = self.chance(arm.move)
        if chance is None:
            return self.means(*arm.results[: play.LEAD + 1]) or outlook.after(0.5)
        hits, misses = _by_hit(arm.results)
        return Outlook(self.blended(hits, outlook.hit), self.blended(misses, outlook.miss)).after(float(chance))

    def blended(self, results: tuple[int, int, int], common: tuple[float, float]) -> tuple[float, float]:
        """Own means, pulled a little to those of all moves."""
        played, won, lead = results
        own = self.means(played, won, lead) or common
        won_share, points = (
            (mean * played + all_mean * _PRIOR) / (played + _PRIOR) for mean, all_mean in zip(own, common, strict=True)
        )
        return won_share, points

    def value(self, move: Move, outlook: Outlook, arm: Arm | None) -> MoveValue:
        """What a move is worth."""
        chance = self.chance(move)
        probability = None if chance is None else float(chance)
        played = 0 if arm is None else arm.results[play.PLAYED]
        if arm is None:
            won, points = outlook.after(0.5 if probability is None else probability)
        elif self.sure_win(move):
            won, points = self.means(*arm.results[: play.LEAD + 1]) or (1.0, 0.0)
        else:
            won, points = self.estimate(arm, outlook)
        reasons = (*self.reasons(move), simulated(played))
        return MoveValue(probability, chance, points, won, reasons)

    def reasons(self, move: Move) -> Iterator[Reason]:
        """What speaks for a move or against it."""
        match move:
            case Guess():
                tile = self.tiles[move.seat, move.position]
                yield from guess_reasons(self.view, move, tile.chance(move.value), tile, self.excluded[tile])
            case Draw():
                yield from draw_reasons(move, colour_difference(self.view, move.colour))
            case Stop() if self.view.clue is not None:
                yield from stop_reasons(self.clue_leak())
            case Stake() | Reveal():
                yield from place_reasons(self.leaks.exposing(move.position))
            case _:
                pass
        if self.places and isinstance(move, Guess | Stop | Insert):
            yield from place_reasons(self.leak(move))

    @cached_property
    def excluded(self) -> dict[HiddenTile, dict[str, tuple[Value, ...]]]:
        """Why the hidden tiles cannot have other values."""
        exclusions = Exclusions(self.view, self.basis)
        return {tile: exclusions.of(tile) for tile in self.tiles.values()}

    def proof(self, move: Move) -> Proof:
        """Exact only where there is nothing to weigh."""
        return "exact" if len(self.moves) == 1 or self.sure_win(move) else "heuristic"

    def sure_win(self, move: Move) -> bool:
        """Whether a guess wins the round in every world, whatever anybody guessed before."""
        if not isinstance(move, Guess) or self.chance(move) != 1 or len(self.tiles) > 1:
            return False
        if not self.evidence:
            return True
        (tile,) = posterior_of(self.without_evidence, no_self_guess=False).tiles
        return tile.chance(move.value) == 1

    @cached_property
    def without_evidence(self) -> Worlds:
        """The worlds that the rules alone allow."""
        return Worlds(self.view, puzzle(self.view), self.worlds.model)


def _by_hit(results: Sequence[int]) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Rollouts played and won and their leads: after hits, and after misses."""
    played, won, lead, hit_played, hit_won, hit_lead = results
    return (hit_played, hit_won, hit_lead), (played - hit_played, won - hit_won, lead - hit_lead)


def ranked(view: View, moves: Sequence[Move], worlds: Worlds, budget: Budget, basis: Basis) -> Hint[Move]:
    """Rank the legal moves of a view."""
    return Ranker(view, moves, worlds, budget, basis).hint()
