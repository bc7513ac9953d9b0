"""Lines of play for one: quick ones, and ever better ones by widening beams that end in a proof."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from service.game import Budget
from service.games.jit import Ints, ints, zeros
from service.games.numerus.board import fields_of
from service.games.numerus.kernels import targets
from service.games.numerus.solver_board import bits_of, chip_bits, chip_mask, mask_of, occupied_mask, ray_masks
from service.games.numerus.solver_clock import Clock
from service.games.numerus_solo import kernels_beam as beam
from service.games.numerus_solo import solver_gaps
from service.games.numerus_solo.kernels import SPACE, judge
from service.games.numerus_solo.state import State, Take

WIDTHS: Final = (1, 2, 4, 8, 16, 32, 95, 300, 950, 3_000, 9_500, 30_000)
"""Most deals need a width under ten, so the first steps are small; then about the root of ten."""
_UPPER: Final = 2
"""The choice to join the chain above, where there is one to make."""
_FOR_THE_BEST: Final = 0.85
"""The part of the budget that only the best line gets; all moves share the rest."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position as masks, see `kernels`."""

    occupied: int
    star: int
    waiting: int
    joined: int


@dataclass(slots=True)
class Search:
    """What is known of a position: bounds of the least penalty, the line that reaches the upper one, passes made."""

    position: Position
    lower: int
    upper: int
    line: list[int]
    passes: int = 0

    @property
    def proved(self) -> bool:
        """Whether the bounds meet."""
        return self.lower >= self.upper

    @property
    def exhausted(self) -> bool:
        """Whether there is no use in going on."""
        return self.proved or self.passes == len(WIDTHS)


@dataclass(frozen=True, slots=True)
class Analysis:
    """For every move the penalty and a lower bound of it, the best line, and a bound for the whole position."""

    penalties: tuple[int, ...]
    lower_bounds: tuple[int, ...]
    lower_bound: int
    best: int
    line: tuple[Take, ...]
    nodes: int


def analyse(state: State, moves: Sequence[Take], budget: Budget) -> Analysis:
    """Search for the best line through every legal move."""
    lines, clock = Lines(state), Clock(budget)
    root = position_of(state)
    codes = [lines.code(root, move) for move in moves]
    branches = [lines.start(lines.after(root, code)) for code in codes]
    lower = _search_all(lines, clock, root, codes, branches)
    best = min(range(len(moves)), key=lambda index: (branches[index].upper, branches[index].lower))
    line = (moves[best], *lines.takes(branches[best]))
    uppers, lowers = tuple(branch.upper for branch in branches), tuple(branch.lower for branch in branches)
    return Analysis(uppers, lowers, lower, best, line, clock.nodes)


def _search_all(lines: Lines, clock: Clock, root: Position, codes: Sequence[int], branches: Sequence[Search]) -> int:
    """Improve the bounds of all branches while the budget lasts; returns the proved bound of the root."""
    whole = Search(root, min(branch.lower for branch in branches), min(branch.upper for branch in branches), [])
    while len(branches) > 1 and not whole.exhausted and not clock.over(_FOR_THE_BEST):
        lines.improve(whole, clock, _FOR_THE_BEST)
    if whole.line:
        branch = branches[codes.index(whole.line[0])]
        branch.upper, branch.line = whole.upper, whole.line[1:]
    for branch in branches:
        branch.lower = max(branch.lower, whole.lower)
    while not clock.over() and (open_ones := [branch for branch in branches if not branch.exhausted]):
        lines.improve(min(open_ones, key=lambda one: (one.passes, one.lower, one.upper)), clock, 1.0)
    return max(whole.lower, min(branch.lower for branch in branches))


def position_of(state: State) -> Position:
    """The position of a dealt state."""
    joined = mask_of(number - 1 for chain in state.chains for number in chain[:-1])
    star = fields_of(state.setup.board).index(state.star or "")
    return Position(occupied_mask(state.board), star, chip_mask(filter(None, state.board)), joined)


class Lines:
    """The arrays of one board and penalty, and what can be done with them."""

    def __init__(self, state: State) -> None:
        self._rays = ints(ray_masks(state.setup.board, state.setup.cross_gaps))
        self._bits = chip_bits(state.board)
        self._numbers = ints(self._bits)
        self._table = ints(solver_gaps.table(state.setup.solo_penalty))
        self._work = zeros(SPACE)
        self._control = zeros(beam.CONTROLS)
        self._tally = zeros(beam.TALLY)
        self._arrays: dict[int, tuple[Ints, Ints, Ints, Ints]] = {}

    def start(self, position: Position) -> Search:
        """Bounds of a position by the table and a quick line."""
        upper, line = self._quick(position)
        return Search(position, self.bound(position), upper, line)

    def bound(self, position: Position) -> int:
        """The least penalty if the star could fly."""
        return int(judge(self._rays, self._numbers, self._table, self._work, *_parts(position)))

    def code(self, position: Position, move: Take) -> int:
        """A move as the kernels write it."""
        chosen = 0 if move.chain is None else _UPPER if move.chain > move.number else 1
        return 4 * next(f for f in bits_of(position.occupied) if self._bits[f] == move.number - 1) + chosen

    def takes(self, search: Search) -> list[Take]:
        """The moves of the best line."""
        numbers = [(self._bits[code >> 2] + 1, code & 3) for code in search.line]
        return [Take(number, (None, number - 1, number + 1)[choice]) for number, choice in numbers]

    def after(self, position: Position, code: int) -> Position:
        """The position after a move."""
        chip, choice = code >> 2, code & 3
        bit = self._bits[chip]
        lower, upper = _beside(position.waiting, bit)
        joined = position.joined
        if lower and choice != _UPPER:
            joined |= 1 << bit - 1
        elif upper:
            joined |= 1 << bit
        return Position(position.occupied ^ 1 << chip, chip, position.waiting ^ 1 << bit, joined)

    def improve(self, search: Search, clock: Clock, share: float) -> None:
        """Make the next wider pass; without effect when the budget ends before it does."""
        width = WIDTHS[search.passes]
        nodes, kids, history, seen = self._room(width)
        control, position = self._control, search.position
        levels = position.occupied.bit_count()
        for index, part in enumerate(_parts(position)):
            nodes[index] = part
        start = (0, 0, 0, levels, 0, 1, 0, width, search.upper, beam.NOTHING, int(control[beam.STAMP]) + 1, -1)
        for index, part in enumerate(start):
            control[index] = part
        arrays = (self._rays, self._numbers, self._table, self._work, control, nodes, kids, history, seen, self._tally)
        over = False
        while not over:
            if clock.over(share):
                return
            before, since = int(control[beam.NODES]), clock.now()
            control[beam.LIMIT] = before + clock.slice(share)
            over = bool(beam.advance(*arrays))
            clock.spend(int(control[beam.NODES]) - before, since)
        search.passes += 1
        if control[beam.FOUND] >= 0:
            search.upper = int(control[beam.BEST])
            search.line = self._trace(history, width, levels, int(control[beam.FOUND]))
        search.lower = max(search.lower, min(search.upper, int(control[beam.MISSED])))

    def _room(self, width: int) -> tuple[Ints, Ints, Ints, Ints]:
        if width not in self._arrays:
            kids = 8 * width + 64
            self._arrays = {
                width: (
                    zeros(beam.NODE * width),
                    zeros(beam.KID * kids),
                    zeros(2 * 48 * width),
                    zeros(1 << (2 * kids).bit_length()),
                )
            }
        return self._arrays[width]

    def _quick(self, position: Position) -> tuple[int, list[int]]:
        """A line that continues chains where it can; its penalty."""
        line = []
        while position.occupied:
            reach = bits_of(int(targets(self._rays, position.occupied, position.star)))
            chip = max(reach, key=lambda target: sum(_beside(position.waiting, self._bits[target])))
            code = 4 * chip + (1 if all(_beside(position.waiting, self._bits[chip])) else 0)
            line.append(code)
            position = self.after(position, code)
        return self.bound(position), line

    @staticmethod
    def _trace(history: Ints, width: int, levels: int, index: int) -> list[int]:
        line = []
        for level in range(levels - 1, -1, -1):
            at = 2 * (level * width + index)
            index = int(history[at])
            line.append(int(history[at + 1]))
        return line[::-1]


def _parts(position: Position) -> tuple[int, int, int, int]:
    return position.occupied, position.star, position.waiting, position.joined


def _beside(waiting: int, bit: int) -> tuple[bool, bool]:
    """Whether the numbers below and above a number are taken."""
    return bit > 0 and not waiting >> bit - 1 & 1, bit < 47 and not waiting >> bit + 1 & 1
