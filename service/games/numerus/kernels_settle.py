"""Kernel that tries everything to the end of any game, exchanges included: max^n (Luckhardt and Irani 1986).

Every seat wants the greatest part of the win. Where it has the choice between equals, it leaves the least to the seat
after it, then to the next; so the result does not depend on the order of moves. With two players this is plain minimax.
"""

from __future__ import annotations

from typing import Final

from service.games.jit import Ints, kernel, lowest
from service.games.numerus.kernels import lead, leaders, share, targets

# What `meter` holds.
NODES: Final = 0
LIMIT: Final = 1
LOG_SIZE: Final = 2
PLAYERS: Final = 3
TOURNAMENT: Final = 4
TOP: Final = 5
METERS: Final = 6

ENTRY: Final = 5
"""Integers of a table entry: board, star and seat; hand of seat 0 and exchange chips; hands of 1 and 2; result."""
_SWAP: Final = 1 << 16
"""A move is a field, or this with the chip to give, the other seat (from bit 6) and the chip to get (from bit 8)."""
_WORD: Final = 0x7FFFFFFF
_HASH: Final = 0x9E3779B1


@kernel
def settle(
    rays: Ints,
    numbers: Ints,
    table: Ints,
    moves: Ints,
    hands: Ints,
    spare: Ints,
    meter: Ints,
    occupied: int,
    star: int,
    seat: int,
) -> int:
    """The seats that share the first place in the end, as a mask; 0 when the limit was reached.

    `hands` are four masks of chips and `spare` four numbers of exchange chips, beginning with seat 0; both are as
    before in the end, unless the limit was reached. `moves` is a stack for the moves of every ply.
    """
    meter[NODES] += 1
    if meter[NODES] > meter[LIMIT]:
        return 0
    players = meter[PLAYERS]
    if occupied == 0:
        return leaders(hands, players, meter[TOURNAMENT])
    if spare[0] + spare[1] + spare[2] + spare[3] == 0:
        decided = _decided(hands, players, meter[TOURNAMENT])
        if decided:
            return decided
    place = occupied | star << 49 | seat << 55
    coins = hands[0] | (spare[0] | spare[1] << 2 | spare[2] << 4 | spare[3] << 6) << 48
    slot = _slot(place, coins, hands[1], hands[2], meter[LOG_SIZE])
    if (
        table[slot] == place
        and table[slot + 1] == coins
        and table[slot + 2] == hands[1]
        and table[slot + 3] == hands[2]
    ):
        return table[slot + 4]
    start = meter[TOP]
    _list(rays, hands, spare, moves, meter, occupied, star, seat)
    best = 0
    for at in range(start, meter[TOP]):
        move = moves[at]
        _turn(numbers, hands, spare, seat, move)
        if move < _SWAP:
            found = settle(
                rays, numbers, table, moves, hands, spare, meter, occupied ^ 1 << move, move, (seat + 1) % players
            )
        else:
            found = settle(rays, numbers, table, moves, hands, spare, meter, occupied, star, seat)
        if found == 0:
            return 0
        _turn_back(numbers, hands, spare, seat, move)
        if best == 0 or prefers(players, seat, found, best):
            best = found
            if best == 1 << seat:
                break
    meter[TOP] = start
    table[slot] = place
    table[slot + 1] = coins
    table[slot + 2] = hands[1]
    table[slot + 3] = hands[2]
    table[slot + 4] = best
    return best


@kernel
def prefers(players: int, seat: int, one: int, other: int) -> bool:
    """Whether a seat likes one result better than another."""
    if share(one, seat) != share(other, seat):
        return share(one, seat) > share(other, seat)
    for step in range(1, players):
        rival = (seat + step) % players
        if share(one, rival) != share(other, rival):
            return share(one, rival) < share(other, rival)
    return False


@kernel
def _decided(hands: Ints, players: int, tournament: int) -> int:
    """The seat, as a mask, that stays ahead even if another one gets all chips that are left; 0 if there is none."""
    rest = (1 << 48) - 1
    for seat in range(players):
        rest &= ~hands[seat]
    for seat in range(players):
        safe = True
        for step in range(1, players):
            if lead(hands[seat], hands[(seat + step) % players] | rest, tournament) <= 0:
                safe = False
                break
        if safe:
            return 1 << seat
    return 0


@kernel
def _list(rays: Ints, hands: Ints, spare: Ints, moves: Ints, meter: Ints, occupied: int, star: int, seat: int) -> None:
    """Put all legal moves on the stack of moves."""
    top = meter[TOP]
    reach = targets(rays, occupied, star)
    while reach:
        moves[top] = lowest(reach)
        reach &= reach - 1
        top += 1
    if spare[seat]:
        for step in range(1, meter[PLAYERS]):
            other = (seat + step) % meter[PLAYERS]
            alone = hands[other] & ~(hands[other] << 1) & ~(hands[other] >> 1)
            while alone:
                get = lowest(alone)
                alone &= alone - 1
                own = hands[seat]
                while own:
                    moves[top] = _SWAP | lowest(own) | other << 6 | get << 8
                    own &= own - 1
                    top += 1
    meter[TOP] = top


@kernel
def _turn(numbers: Ints, hands: Ints, spare: Ints, seat: int, move: int) -> None:
    """Give the mover the chip, or exchange chips."""
    if move < _SWAP:
        hands[seat] |= 1 << numbers[move]
    else:
        both = 1 << (move & 63) | 1 << (move >> 8 & 63)
        hands[seat] ^= both
        hands[move >> 6 & 3] ^= both
        spare[seat] -= 1


@kernel
def _turn_back(numbers: Ints, hands: Ints, spare: Ints, seat: int, move: int) -> None:
    if move < _SWAP:
        hands[seat] ^= 1 << numbers[move]
    else:
        both = 1 << (move & 63) | 1 << (move >> 8 & 63)
        hands[seat] ^= both
        hands[move >> 6 & 3] ^= both
        spare[seat] += 1


@kernel
def _slot(place: int, coins: int, second: int, third: int, log_size: int) -> int:
    key = (place ^ place >> 31 ^ coins >> 7 ^ second >> 3) & _WORD
    key = ((key * _HASH) >> 17 ^ coins ^ second >> 24 ^ third ^ third >> 24) & _WORD
    return (key * _HASH >> 20 & ((1 << log_size) - 1)) * ENTRY
