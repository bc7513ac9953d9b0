"""The kinds of conformance vectors, and how they are asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from marshmallow import fields, validate

from schemas.common import Strict

KINDS: Final[Mapping[str, str]] = {
    "position": "A position text and its state object, in both directions.",
    "legal_moves": "A state and the complete list of what can come next, in canonical order.",
    "count": "A state and the number of series of so many plies from it; at chance nodes every outcome counts.",
    "illegal": "A state or view, a move, and the set of rules that it breaks; empty when it breaks none.",
    "invalid_state": "A setup, state, view or sheet that cannot be, and the set of its faults.",
    "apply": "A state, a legal move or outcome, and the position text after it.",
    "score": "A state or a sheet and its score.",
    "posterior": "A view and the exact distribution of what it hides, or the set of contradictions in it.",
    "record": "A whole game and what it comes to, or its first bad ply with the rules that this breaks.",
    "chance": "A seed, and the deal or the outcome that follows from it.",
    "view": "A state, a seat, and what this seat may know.",
}
"""The kinds of vectors, and what a vector of each holds."""


class VectorsQuerySchema(Strict):
    """Which vectors."""

    kind = fields.String(
        validate=validate.OneOf(list(KINDS)),
        metadata={"description": "Only the vectors of this kind; left out: all."},
    )
