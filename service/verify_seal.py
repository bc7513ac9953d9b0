"""The sealed tiles of a record: whether each was from the beginning what it is said to be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from service.catalog import Entry
from service.checks import Check
from service.proofs import Backs, Seal, SessionProof, check, sealing


@dataclass(frozen=True, slots=True)
class _Case:
    """What is looked at: `end` is the state after the last ply, None where it is not known; `moves` can be read."""

    seal: Seal[Any, Any, Any]
    box: tuple[str, ...]
    root: str
    proof: SessionProof
    end: Any
    moves: Sequence[Any]

    @property
    def proved(self) -> frozenset[str]:
        """The tiles for which there is a proof."""
        return frozenset(proof.tile for proof in self.proof.proofs)


def seal_checks(entry: Entry, setup: Any, proof: SessionProof, end: Any, moves: Sequence[Any]) -> Iterator[Check]:
    """Everything that can be checked of the tiles; nothing for rulesets without sealed tiles."""
    if entry.seal is None:
        if (proof.root, proof.tiles, proof.backs, proof.proofs) != (None, None, None, ()):
            yield Check("root", "failed", "Tiles are proved in a game that has no hidden tiles.")
        return
    box = entry.seal.tiles(setup)
    if proof.root is None or proof.backs is None or proof.tiles != len(box):
        yield Check("root", "failed", f"The proof does not seal the {len(box)} tiles of the game.")
        return
    case = _Case(entry.seal, box, proof.root, proof, end, moves)
    yield from (_root(case), _proofs(case), _backs(case, proof.backs), _named(case))


def _root(case: _Case) -> Check:
    key = case.proof.box_key
    if key is None:
        return Check("root", "later", "The root must follow from the seed.")
    if sealing(key, case.box).root != case.root:
        return Check("root", "failed", "The root is not that of the tiles as the seed shuffles them.")
    return Check("root", "ok", f"The root is that of all {len(case.box)} tiles as the seed shuffles them.")


def _proofs(case: _Case) -> Check:
    """Whether every tile that is proved was in its place from the beginning, and no tile is there twice."""
    given = case.proof.proofs
    wrong = [proof.tile for proof in given if proof.tile not in case.box or not check(case.root, len(case.box), proof)]
    if wrong:
        return Check("proofs", "failed", f"The proof of {wrong[0]} does not lead to the root.")
    if len(case.proved) < len(given) or len({proof.back for proof in given}) < len(given):
        return Check("proofs", "failed", "A tile is proved twice.")
    return Check(
        "proofs", "ok", f"The proofs of all {len(given)} known tiles lead to the root; no tile is there twice."
    )


def _backs(case: _Case, backs: Backs) -> Check:
    """Whether the tiles on the table are different ones and, where it is known, lie where the plies put them."""
    key, seen = case.proof.box_key, [*(back for row in backs.rows for back in row)]
    seen += [] if backs.clue is None else [backs.clue]
    if len(set(seen)) < len(seen) or not set(seen) <= set(range(len(case.box))):
        return Check("backs", "failed", "A back is on the table twice, or is not one of the box.")
    if key is None or case.end is None:
        return Check(
            "backs", "later", "The tiles on the table have different backs; each must lie where the plies put it."
        )
    if case.seal.backs(case.end, sealing(key, case.box).back_of) != backs:
        return Check("backs", "failed", "The tiles on the table are not those that the plies put there.")
    return Check("backs", "ok", "The tiles on the table are those that the plies put there.")


def _named(case: _Case) -> Check:
    """Whether the tiles that the plies name came from the box once, and those that the record shows are proved."""
    named = [tile for move in case.moves if (tile := case.seal.named(move)) is not None]
    if len(set(named)) < len(named) or not set(named) <= set(case.box):
        return Check("tiles", "failed", "A ply names a tile that is not in the box, or that was drawn before.")
    # Who is not told everything reads the names of his own tiles only, and has proofs of those.
    known = {*named, *(() if case.end is None else case.seal.exposed(case.end))}
    if unproved := sorted(known - case.proved):
        return Check("tiles", "failed", f"There is no proof of {unproved[0]}, which the record shows.")
    return Check("tiles", "ok", f"No tile was drawn twice, and all {len(known)} that the record shows are proved.")
