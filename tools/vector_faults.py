"""Values with faults for the vectors: good ones, changed in one or two places, until every code has come up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from typing import Any

import marshmallow

from service.chance import Stream

Path = tuple[Any, ...]
_STRANGE: tuple[Any, ...] = (None, 0, 1, 2, 3, 5, 11, 24, 48, 49, True, False, [], "B0", "W-", "III", "a1")


def paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value below its root."""
    items: Iterable[tuple[Any, Any]] = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, member in items:
        yield (*at, key)
        yield from paths(member, (*at, key))


def changed(value: Any, others: list[Any], draw: Stream) -> Any:
    """A copy of a JSON value with one or two changes; parts of the others may take the place of its own."""
    copy = deepcopy(value)
    for _ in range(1 + draw.below(2)):
        found = list(paths(copy))
        path = found[draw.below(len(found))]
        # Parts high up are few, but most of the rules speak of them.
        path = path[: 1 + draw.below(len(path))]
        holder = _at(copy, path[:-1])
        holder[path[-1]] = _instead(holder[path[-1]], path, others, draw)
    return copy


def _instead(value: Any, path: Path, others: list[Any], draw: Stream) -> Any:
    other = others[draw.below(len(others))]
    ways: list[Callable[[], Any]] = [
        lambda: deepcopy(_at(other, path)),
        lambda: _any(other, draw),
        lambda: _STRANGE[draw.below(len(_STRANGE))],
    ]
    if isinstance(value, bool):
        ways += [lambda: not value] * 3
    if isinstance(value, int) and not isinstance(value, bool):
        ways += [lambda: value + 1, lambda: value - 1]
    if isinstance(value, list) and value:
        ways += [lambda: _reordered(value, draw), lambda: _shorter(value, draw), lambda: _longer(value, draw)]
    return ways[draw.below(len(ways))]()


def _at(value: Any, path: Path) -> Any:
    """What stands at a place; None where there is no such place."""
    for key in path:
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            return None
    return value


def _any(value: Any, draw: Stream) -> Any:
    found = list(paths(value))
    return deepcopy(_at(value, found[draw.below(len(found))]))


def _reordered(items: list[Any], draw: Stream) -> list[Any]:
    return items[::-1] if draw.below(2) else draw.shuffled(items)


def _shorter(items: list[Any], draw: Stream) -> list[Any]:
    gone = draw.below(len(items))
    return items[:gone] + items[gone + 1 :]


def _longer(items: list[Any], draw: Stream) -> list[Any]:
    at = draw.below(len(items))
    return [*items[:at], deepcopy(items[at]), *items[at:]]


def faulty(
    good: list[Any], codes_of: Callable[[Any], list[str]], draw: Stream, tries: int
) -> Iterator[tuple[Any, list[str]]]:
    """Changed values that can be read, each with its codes; those without a fault have none."""
    for _ in range(tries):
        value = changed(good[draw.below(len(good))], good, draw)
        try:
            yield value, codes_of(value)
        except marshmallow.ValidationError:
            continue


def covering(found: Iterable[tuple[Any, list[str]]], most: int) -> list[Any]:
    """Of values with their codes: those that show a code for the first time, then other sets of codes; few each."""
    by_codes: dict[tuple[str, ...], Any] = {}
    for value, codes in found:
        if codes:
            by_codes.setdefault(tuple(codes), value)
    shown: set[str] = set()
    chosen: list[tuple[str, ...]] = []
    for codes in sorted(by_codes, key=lambda each: (len(each), each)):
        if not shown.issuperset(codes):
            shown.update(codes)
            chosen.append(codes)
    rest = [codes for codes in by_codes if codes not in chosen][: max(0, most - len(chosen))]
    return [by_codes[codes] for codes in chosen + rest]
