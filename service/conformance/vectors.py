"""Vectors: questions to an engine with the answers that the rules demand, as JSON Lines, for any language."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import orjson


@dataclass(frozen=True, slots=True)
class Vector:
    """One question with its answer.

    Attributes:
        id: unique among all vectors, such as `davinci/1/illegal/0012`.
        game: slug of the ruleset.
        rules: its version.
        kind: a key of `schemas.conformance.KINDS`.
        input: the members of the question.
        expect: the members that the answer must have.
    """

    id: str
    game: str
    rules: str
    kind: str
    input: Mapping[str, Any]
    expect: Mapping[str, Any]

    @property
    def line(self) -> bytes:
        """The vector as it stands in the files, with the end of the line."""
        return orjson.dumps(self, option=orjson.OPT_APPEND_NEWLINE)


@cache
def vectors_of(slug: str) -> tuple[Vector, ...]:
    """All vectors of a ruleset, in the order of their kinds."""
    return tuple(Vector(**orjson.loads(line)) for line in _data(slug).splitlines())


def lines_of(slug: str, kind: str | None = None) -> bytes:
    """The vectors of a ruleset as JSON Lines: all, or those of one kind."""
    if kind is None:
        return _data(slug)
    # The kind is the third part of the id, with which each line begins; nothing need be parsed for it.
    return b"".join(line for line in _data(slug).splitlines(keepends=True) if line.split(b"/", 3)[2] == kind.encode())


def chosen(slug: str, kinds: Collection[str] = ()) -> tuple[Vector, ...]:
    """The vectors of some kinds; of all, when none is named."""
    return tuple(vector for vector in vectors_of(slug) if not kinds or vector.kind in kinds)


@cache
def _data(slug: str) -> bytes:
    return files("service.conformance").joinpath("data", f"{slug}.jsonl").read_bytes()
