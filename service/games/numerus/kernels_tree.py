"""Kernel of the tree search: UCT (Kocsis and Szepesvari 2006), counting only whether a play-out is won.

Play-outs are played by players who take what lengthens their chains and spoils those of others, and who choose at
random in one turn of ten. The moves of the root come with the positions after them, so they can be any moves.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from service.games.jit import Ints, highest, kernel, lowest, ones
from service.games.numerus.kernels import draw, leaders, run_above, run_below, share, targets

# What `control` holds; a node of the search is a ply that is played.
NODES: Final = 0
LIMIT: Final = 1
USED: Final = 2
PLAYERS: Final = 3
TOURNAMENT: Final = 4
SEAT: Final = 5
CONTROLS: Final = 6

NODE: Final = 5
"""Integers of a tree node: first child, number of children, visits, won twelfths (for who chose it), field."""
START: Final = 7
"""Integers of a position after a move of the root: fields with chips, star, seat to move, chips of up to 4 seats."""
_CURIOSITY: Final = 0.7
_LN2: Final = 0.6931471805599453


@kernel
def grow(
    rays: Ints, numbers: Ints, starts: Ints, tree: Ints, path: Ints, hands: Ints, dice: Ints, control: Ints
) -> None:
    """Add play-outs until `LIMIT` nodes are spent; node 0 is the root, its children are there already."""
    players = control[PLAYERS]
    while control[NODES] < control[LIMIT]:
        node = _choose(tree, 0)
        path[0] = node
        path[1] = control[SEAT]
        depth = 1
        start = (node - 1) * START
        occupied = starts[start]
        star = starts[start + 1]
        seat = starts[start + 2]
        for other in range(players):
            hands[other] = starts[start + 3 + other]
        growing = True
        while growing and occupied:
            if tree[node * NODE + 1] == 0:
                growing = False
                if tree[node * NODE + 2] == 0 or not _expand(rays, tree, control, node, occupied, star):
                    break
            node = _choose(tree, node)
            star = tree[node * NODE + 4]
            occupied ^= 1 << star
            hands[seat] |= 1 << numbers[star]
            path[2 * depth] = node
            path[2 * depth + 1] = seat
            depth += 1
            seat = (seat + 1) % players
        control[NODES] += depth + ones(occupied)
        _play_out(rays, numbers, hands, dice, players, occupied, star, seat)
        winners = leaders(hands, players, control[TOURNAMENT])
        tree[2] += 1
        for step in range(depth):
            at = path[2 * step] * NODE
            tree[at + 2] += 1
            tree[at + 3] += share(winners, path[2 * step + 1])


@kernel
def _choose(tree: Ints, node: int) -> int:
    """The child with the best upper confidence bound, or the first that has not been tried."""
    first = tree[node * NODE]
    visits = tree[node * NODE + 2]
    power = highest(visits + 1)
    # The logarithm by straight lines between the powers of two: near enough, and the same on every machine.
    urge = _CURIOSITY * sqrt(_LN2 * (power - 1 + (visits + 1) / (1 << power)))
    best = first
    most = -1.0
    for child in range(first, first + tree[node * NODE + 1]):
        tried = tree[child * NODE + 2]
        if tried == 0:
            return child
        bound = tree[child * NODE + 3] / (12 * tried) + urge / sqrt(tried)
        if bound > most:
            most = bound
            best = child
    return best


@kernel
def _expand(rays: Ints, tree: Ints, control: Ints, node: int, occupied: int, star: int) -> bool:
    """Give a node its children, while there is room for them."""
    reach = targets(rays, occupied, star)
    count = ones(reach)
    first = control[USED]
    if (first + count) * NODE > len(tree):
        return False
    for child in range(first, first + count):
        for part in range(NODE - 1):
            tree[child * NODE + part] = 0
        tree[child * NODE + 4] = lowest(reach)
        reach &= reach - 1
    tree[node * NODE] = first
    tree[node * NODE + 1] = count
    control[USED] += count
    return True


@kernel
def _play_out(
    rays: Ints, numbers: Ints, hands: Ints, dice: Ints, players: int, occupied: int, star: int, seat: int
) -> None:
    """Play to the end; `hands` get what each seat takes."""
    while occupied:
        reach = targets(rays, occupied, star)
        star = lowest(reach)
        if reach & reach - 1:
            if draw(dice, 10) == 0:
                for _ in range(draw(dice, ones(reach))):
                    reach &= reach - 1
                star = lowest(reach)
            else:
                star = _greediest(numbers, hands, dice, players, seat, reach)
        occupied ^= 1 << star
        hands[seat] |= 1 << numbers[star]
        seat = (seat + 1) % players


@kernel
def _greediest(numbers: Ints, hands: Ints, dice: Ints, players: int, seat: int, reach: int) -> int:
    """The field whose chip does most for the own chains and against the best of the others'; ties at random."""
    most = -1
    ties = 0
    best = 0
    spite = 3 if players == 2 else 1
    while reach:
        field = lowest(reach)
        reach &= reach - 1
        bit = numbers[field]
        loss = 0
        for step in range(1, players):
            hand = hands[(seat + step) % players]
            loss = max(loss, run_below(hand, bit) + run_above(hand, bit))
        worth = 4 * (run_below(hands[seat], bit) + run_above(hands[seat], bit)) + spite * loss
        if worth > most:
            most = worth
            best = field
            ties = 1
        elif worth == most:
            ties += 1
            if draw(dice, ties) == 0:
                best = field
    return best
