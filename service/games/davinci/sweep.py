"""The sweep: count, without listing them, the ways to fill lines of hidden tiles with ascending numbers and jokers.

The unseen number tiles are swept in ascending order. A state of the sweep says how many tiles of each line are filled
and which tiles are jokers; the next tile fills the first empty place of one line, if it may be there, or goes to no
line. Jokers have no order, so a step that fills a place may also jump over one or two jokers behind it (and the start
over those that a line begins with); each way is counted once. With `before[s]` the weight of all ways to a state and
`after[s]` that of all ways on from it, `before[s] * weight * after[s']` is that of the ways which make the step from s
to s'. Whole numbers only, so everything is exact.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple, TypeAlias

_WIDTH: Final = 5
"""Bits per line in a state; no line has 31 tiles."""
_FIELD: Final = (1 << _WIDTH) - 1
_NEVER: Final = 99
"""A tile that comes after all tiles."""

States: TypeAlias = dict[int, int]
Spot: TypeAlias = tuple[int, int]
"""A line and a place in it."""
Edge: TypeAlias = tuple[int, int, int, Spot, tuple[Spot, ...]]
"""A step that fills a place: from which state to which, its weight, the place, the jokers behind it."""


class Hole(NamedTuple):
    """A hidden tile: the numbers that it can have, and its label if it can be a joker (0: it cannot)."""

    mask: int
    label: int


class Jokers(NamedTuple):
    """What the places of the jokers weigh.

    Attributes:
        last: the weight at the end when no joker is used (label 0), or one at the place with a label.
        two: the weight of two jokers at places with these labels, in either order; only pairs that can be.
    """

    last: Mapping[int, int]
    two: Mapping[tuple[int, int], int]


class Stage(NamedTuple):
    """What a tile can do: the weights of the states before it, the steps that put it somewhere, whether it can stay."""

    tile: int
    before: States
    edges: list[Edge]
    stays: bool


class Lane(NamedTuple):
    """A line as the sweep walks it.

    Attributes:
        shift: where a state says how many places are filled.
        masks: the numbers that each place can have, and nothing behind the last one.
        spots: the places.
        jumps: whether the place behind each one can be a joker.
        latest: per number of unused jokers and of filled places, the last tile with which the rest can begin.
    """

    shift: int
    masks: list[int]
    spots: list[Spot]
    jumps: list[bool]
    latest: list[list[int]]


class Sweep:
    """All ways to fill the lines: how many there are, what they weigh, and each single one."""

    def __init__(self, lines: Sequence[Sequence[Hole]], jokers: Jokers, needed: int | None = None) -> None:
        """Sweep lines of hidden tiles; the number tile `needed` must be in one of them."""
        self._lines = lines
        self._two = jokers.two
        self._shift = _WIDTH * len(lines)
        self._both = 1 + max((hole.label for line in lines for hole in line), default=0)
        self._unused = 2 if jokers.two else min(1, self._both - 1)
        self._lanes = [_lane(number, line, self._unused) for number, line in enumerate(lines)]
        self._first_due = min((latest_of[0] for lane in self._lanes for latest_of in lane.latest), default=_NEVER)
        self._known_jumps: dict[tuple[int, int, int], list[tuple[int, int, tuple[Spot, ...]]]] = {}
        self._begin = self._start()
        self._stages: list[Stage] = []
        end = self._go_forward(needed)
        goal = sum(len(line) << (_WIDTH * number) for number, line in enumerate(lines))
        self._finish = {goal | label << self._shift: weight for label, weight in jokers.last.items() if weight}
        self._finish[goal | self._both << self._shift] = 1
        self.weight = sum(ways * self._finish[state] for state, ways in end.items() if state in self._finish)

    def _start(self) -> States:
        """The states before the first tile: every line may begin with jokers."""
        states: States = {0: 1}
        for line in range(len(self._lines)):
            for state, ways in list(states.items()):
                for step, weight, _ in self._over(line, 0, state >> self._shift):
                    states[state + step] = states.get(state + step, 0) + ways * weight
        return self._alive(states, -1)

    def _over(self, line: int, place: int, used: int) -> list[tuple[int, int, tuple[Spot, ...]]]:
        """What a state with some label adds when it goes over one or two jokers, the first of them at a place.

        The step, the weight and the jokers; the same for all states with this label.
        """
        key = (line, place, used)
        if key not in self._known_jumps:
            self._known_jumps[key] = list(self._jumps(line, place, used))
        return self._known_jumps[key]

    def _jumps(self, line: int, place: int, used: int) -> Iterator[tuple[int, int, tuple[Spot, ...]]]:
        step = 0
        weight = 1
        jokers: tuple[Spot, ...] = ()
        for index in range(place, len(self._lines[line])):
            label = self._lines[line][index].label
            if not label or used == self._both or (used and not self._two.get((used, label))):
                return
            if used:
                weight *= self._two[used, label]
            joined = self._both if used else label
            step += (1 << (_WIDTH * line)) + ((joined - used) << self._shift)
            jokers = (*jokers, (line, index))
            used = joined
            yield step, weight, jokers

    def _go_forward(self, needed: int | None) -> States:
        """From the first tile to the last; what it returns are the states after the last one."""
        every = 0 if needed is None else 1 << needed
        for lane in self._lanes:
            for mask in lane.masks:
                every |= mask
        states = self._begin
        while every:
            bit = every & -every
            every ^= bit
            tile = bit.bit_length() - 1
            edges = self._edges(bit, states)
            self._stages.append(Stage(tile, states, edges, tile != needed))
            reached = {} if tile == needed else dict(states)
            for state, then, weight, _, _ in edges:
                reached[then] = reached.get(then, 0) + states[state] * weight
            states = self._alive(reached, tile)
        return states

    def _edges(self, bit: int, states: States) -> list[Edge]:
        """All steps that put a tile somewhere."""
        edges: list[Edge] = []
        for line, (shift, masks, spots, jumps, _) in enumerate(self._lanes):
            unit = 1 << shift
            for state in states:
                place = (state >> shift) & _FIELD
                if masks[place] & bit:
                    spot = spots[place]
                    edges.append((state, state + unit, 1, spot, ()))
                    if jumps[place]:
                        for step, weight, jokers in self._over(line, place + 1, state >> self._shift):
                            edges.append((state, state + unit + step, weight, spot, jokers))
        return edges

    def _alive(self, states: States, tile: int) -> States:
        """The states from which every line can still be filled with later tiles and the jokers not yet used."""
        if tile < self._first_due:
            return states
        due = [
            [(lane.shift, filled) for lane in self._lanes if (filled := bisect_right(lane.latest[unused], tile))]
            for unused in range(self._unused + 1)
        ]
        alive: States = {}
        for state, ways in states.items():
            used = state >> self._shift
            unused = self._unused - (0 if not used else 2 if used == self._both else 1)
            for shift, filled in due[unused]:
                if (state >> shift) & _FIELD < filled:
                    break
            else:
                alive[state] = ways
        return alive

    @property
    def number(self) -> int:
        """How many ways there are."""
        states = dict.fromkeys(self._begin, 1)
        for index, stage in enumerate(self._stages):
            reached = dict(states) if stage.stays else {}
            for state, then, _, _, _ in stage.edges:
                reached[then] = reached.get(then, 0) + states[state]
            following = self._stages[index + 1].before if index + 1 < len(self._stages) else self._finish
            states = {state: ways for state, ways in reached.items() if state in following}
        return sum(ways for state, ways in states.items() if state in self._finish)

    @cached_property
    def _counted(self) -> tuple[list[States], dict[Spot, dict[int, int]], dict[Spot, int]]:
        """Backwards: what the ways on from each state weigh, before every tile and after the last; and the counts."""
        numbers: dict[Spot, dict[int, int]] = {spot: {} for lane in self._lanes for spot in lane.spots}
        jokers: dict[Spot, int] = {}
        after = self._finish
        back = [after]
        for tile, before, edges, stays in reversed(self._stages):
            here = {state: after[state] for state in before if state in after} if stays else {}
            for state, then, weight, hole, jumped in edges:
                if then in after:
                    onward = weight * after[then]
                    here[state] = here.get(state, 0) + onward
                    ways = before[state] * onward
                    tiles = numbers[hole]
                    tiles[tile] = tiles.get(tile, 0) + ways
                    for joker in jumped:
                        jokers[joker] = jokers.get(joker, 0) + ways
            back.append(here)
            after = here
        for state, ways in self._begin.items():
            if state in after:
                for joker in self._leading(state):
                    jokers[joker] = jokers.get(joker, 0) + ways * after[state]
        return back[::-1], numbers, jokers

    def counts(self) -> tuple[dict[Spot, dict[int, int]], dict[Spot, int]]:
        """What the ways weigh together that put a number tile into a place, and those that have a joker there."""
        return self._counted[1:]

    def _leading(self, state: int) -> Iterator[Spot]:
        """The jokers with which lines begin in a state before the first tile."""
        for line in range(len(self._lines)):
            for place in range((state >> (_WIDTH * line)) & _FIELD):
                yield line, place

    def way(self, number: int) -> dict[Spot, int | None]:
        """One way, by a number under `weight`, each as wide as its weight: the tile of every place, None for jokers."""
        back = self._counted[0]
        state, number = _pick(number, ((state, ways, back[0].get(state, 0)) for state, ways in self._begin.items()))
        named: dict[Spot, int | None] = dict.fromkeys(self._leading(state))
        for stage, after in zip(self._stages, back[1:], strict=True):
            stay = after.get(state, 0) if stage.stays else 0
            if number < stay:
                continue
            number -= stay
            edges = [edge for edge in stage.edges if edge[0] == state]
            index, number = _pick(number, ((i, edge[2], after.get(edge[1], 0)) for i, edge in enumerate(edges)))
            _, state, _, hole, jumped = edges[index]
            named[hole] = stage.tile
            named.update(dict.fromkeys(jumped))
        return named


def _pick(number: int, choices: Iterator[tuple[int, int, int]]) -> tuple[int, int]:
    """The choice that a number hits, and the number within it; a choice is a key, its weight, the ways behind it."""
    for key, weight, ways in choices:
        if number < weight * ways:
            return key, number // weight
        number -= weight * ways
    raise ValueError("the number is not under the weight of all choices")


def _lane(number: int, line: Sequence[Hole], unused: int) -> Lane:
    holes = len(line)
    return Lane(
        number * _WIDTH,
        # Every number of filled places can be asked for, that of all places included.
        [*(hole.mask for hole in line), 0],
        [(number, place) for place in range(holes)],
        [place + 1 < holes and line[place + 1].label > 0 for place in range(holes)],
        [latest(line, jokers) for jokers in range(unused + 1)],
    )


def latest(line: Sequence[Hole], unused: int) -> list[int]:
    """For every number of filled places, the last tile with which the rest of a line can begin.

    Up to `unused` of the rest are jokers; -1: the rest cannot be filled.
    """
    fewer = latest(line, unused - 1) if unused else []
    begin = [_NEVER] * (len(line) + 1)
    for place in range(len(line) - 1, -1, -1):
        begin[place] = (line[place].mask & ((1 << max(0, begin[place + 1])) - 1)).bit_length() - 1
        if unused and line[place].label:
            begin[place] = max(begin[place], fewer[place + 1])
    return begin


def narrowed(masks: Sequence[int]) -> list[int]:
    """What is left of the sets of a line without jokers, since its numbers ascend."""
    rising: list[int] = []
    floor = 0
    for mask in masks:
        rest = mask >> floor << floor
        floor = (rest & -rest).bit_length() if rest else floor
        rising.append(rest)
    ceiling = -1
    for index in range(len(rising) - 1, -1, -1):
        rest = rising[index] & ceiling
        ceiling = (1 << (rest.bit_length() - 1)) - 1 if rest else ceiling
        rising[index] = rest
    return rising
