"""Asks an engine all vectors and judges what it answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, Literal

from service.conformance.compare import differences
from service.conformance.engines import Engine, Reply
from service.conformance.vectors import Vector

Status = Literal["passed", "failed", "unsupported", "crashed"]
STATUSES: Final[tuple[Status, ...]] = ("passed", "failed", "unsupported", "crashed")

_MOST_DIFFERENCES: Final = 10


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a vector; `notes` say what was wrong."""

    vector: Vector
    status: Status
    notes: tuple[str, ...] = ()


def run(engine: Engine, vectors: Sequence[Vector], give_up: int) -> Iterator[Result]:
    """Ask one vector after the other; each result comes as soon as nothing can change it any more.

    Args:
        engine: is closed at the end.
        vectors: what to ask.
        give_up: after so many crashes in a row the rest is not asked, and counts as crashed.
    """
    try:
        last: Result | None = None
        for vector, reply in _replies(engine, vectors, give_up):
            if last is not None:
                yield _spoiled(last, reply.late)
            last = judged(vector, reply)
        late = engine.close()
        if last is not None:
            yield _spoiled(last, late)
    finally:
        engine.close()


def _replies(engine: Engine, vectors: Sequence[Vector], give_up: int) -> Iterator[tuple[Vector, Reply]]:
    crashes = 0
    for vector in vectors:
        reply = engine.ask(vector) if crashes < give_up else Reply("crashed", detail="not asked after so many crashes")
        crashes = crashes + 1 if reply.status == "crashed" else 0
        yield vector, reply


def judged(vector: Vector, reply: Reply) -> Result:
    """An answer against what is expected."""
    if reply.status != "answered":
        return Result(vector, reply.status, (reply.detail,) if reply.detail else ())
    notes = tuple(islice(differences(vector.expect, reply.members), _MOST_DIFFERENCES))
    return Result(vector, "failed" if notes else "passed", notes)


def _spoiled(result: Result, late: str) -> Result:
    if not late or result.status == "crashed":
        return result
    return replace(result, status="failed", notes=(*result.notes, late))
