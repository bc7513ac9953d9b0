"""Edwards25519 by the formulas of RFC 8032, slow and plain: what tests say about keys does not come from a library."""

from __future__ import annotations

PRIME = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
_D = -121665 * pow(121666, -1, PRIME) % PRIME
_ROOT = pow(2, (PRIME - 1) // 4, PRIME)

Point = tuple[int, int]


def added(one: Point, other: Point) -> Point:
    (x1, y1), (x2, y2) = one, other
    both = _D * x1 * x2 * y1 * y2
    x = (x1 * y2 + x2 * y1) * pow(1 + both, -1, PRIME)
    y = (y1 * y2 + x1 * x2) * pow(1 - both, -1, PRIME)
    return x % PRIME, y % PRIME


def times(number: int, point: Point) -> Point:
    total: Point = (0, 1)
    while number:
        if number & 1:
            total = added(total, point)
        point, number = added(point, point), number >> 1
    return total


def with_y(y: int) -> Point | None:
    """A point of the curve with this coordinate, if there is one."""
    square = (y * y - 1) * pow(_D * y * y + 1, -1, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    x = x if x * x % PRIME == square else x * _ROOT % PRIME
    return (x, y) if x * x % PRIME == square else None


def encoded_point(point: Point) -> bytes:
    return (point[1] | (point[0] & 1) << 255).to_bytes(32, "little")


def small_order_points() -> set[Point]:
    """All eight: a multiple of any point by the order of the base point has an order of 1, 2, 4 or 8."""
    found: set[Point] = set()
    y = 2
    while len(found) < 8:
        if (point := with_y(y)) is not None:
            torsion = times(ORDER, point)
            found |= {times(multiple, torsion) for multiple in range(8)}
        y += 1
    return found
