"""The questions that can be answered by their body alone, by the paths at which they are asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache, lru_cache
from typing import Any, Final

import orjson

from schemas.quick import quick
from schemas.quick_dump import quick_dump
from schemas.requests import build
from service.answers import LegalMoves, ListedMove, Probability
from service.catalog import CATALOG
from service.stateless import operations_of

_PLAIN: Final = ("legal-moves", "validate", "apply", "view")
_MOST_TEXTS: Final = 4096
"""Moves of a ruleset whose texts are kept: there are fewer in a game."""


def questions() -> Mapping[str, Callable[[Any], Any]]:
    """From the path of an operation to what works out its answer: from JSON to what orjson writes down as JSON."""
    return {f"/v1/{slug}/{name}": _question(slug, name) for slug in CATALOG for name in _PLAIN}


def _question(slug: str, name: str) -> Callable[[Any], Any]:
    entry, operation = CATALOG[slug], operations_of(slug)[name]
    load, work, dump = quick(operation.asked), operation.work, dump_of(slug, name)

    def ask(body: Any) -> Any:
        return dump(work(entry, load(body)))

    return ask


def dump_of(slug: str, name: str) -> Callable[[Any], Any]:
    """How the answers of an operation are dumped here."""
    dump = operations_of(slug)[name].dump
    return _dump_of_lists(slug, dump) if name == "legal-moves" else dump


def _dump_of_lists(slug: str, dump: Callable[[Any], Any]) -> Callable[[LegalMoves], Any]:
    """Dumps lists of moves. The same ones come again and again, so each that is wholly equal is written down once."""
    dump_one = quick_dump(build(CATALOG[slug].game, CATALOG[slug].schemas).listed)

    # By type, for moves of different kinds can be equal as tuples.
    @lru_cache(_MOST_TEXTS, typed=True)
    def text(move: Any, probability: Probability | None) -> orjson.Fragment:
        return orjson.Fragment(orjson.dumps(dump_one(ListedMove(move, probability))))

    def dump_all(answer: LegalMoves) -> Any:
        listed = [
            text(each.move, each.probability) if _is_wholly_compared(each.move.__class__) else dump_one(each)
            for each in answer.moves
        ]
        return {**dump(replace(answer, moves=())), "moves": listed}

    return dump_all


@cache
def _is_wholly_compared(kind: type[Any]) -> bool:
    """Whether equal moves of a kind have the same parts: some tell more of their position than makes them equal.

    This sees the members of a move, not those of its parts, as `typed` above sees the type of a move and not those of
    its parts. It is enough as long as parts have no uncompared members themselves, which a test makes sure of, and
    `parse_move` and the rules make numbers of one type only.
    """
    return all(field.compare for field in fields(kind))
