"""Whether a record is what its proof says: everything that can be checked of a live game, without a running service.

After the end that is the whole game: who knows seed and salt repeats every draw. During play the seed is a secret, so
most of it has to wait; what can be checked at once is that exposed tiles were those tiles from the beginning.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from schemas.common import ScoreSchema, kept
from service import proofs
from service.catalog import Entry
from service.checks import Check
from service.game import CHANCE, TERMINAL
from service.operations import draw, random_move, replay
from service.proofs import SessionProof
from service.record import Record
from service.refusal import Refusal
from service.verify_seal import seal_checks


@dataclass(frozen=True, slots=True)
class _Course:
    """A record that the rules allow: every ply with the state before it, and how it ended."""

    plies: tuple[tuple[Any, Any], ...]
    end: Any


def verify(entry: Entry, record: Record, proof: SessionProof | None) -> tuple[Check, ...]:
    """Everything that can be checked of a record; without a proof, only that the rules allow it."""
    course, plies = _replayed(entry, record, proof)
    checks = [
        plies,
        *_score(entry, record, course),
        *_stand_ins(entry, record, course, None if proof is None else proof.game_seed),
    ]
    if proof is None:
        unproved = Check("proof", "open", "There is no proof: nothing says where the start and the draws came from.")
        return (*checks, unproved)
    seals = seal_checks(
        entry, _setup(entry, record), proof, None if course is None else course.end, _moves(entry, record)
    )
    return (
        *checks,
        _commitment(proof),
        _seed(entry, record, proof),
        _start(entry, record, proof, course),
        _draws(entry, record, proof, course),
        *seals,
    )


def _replayed(entry: Entry, record: Record, proof: SessionProof | None) -> tuple[_Course | None, Check]:
    """Whether the rules allow the plies."""
    if proof is not None and _is_blind(entry, record):
        return None, Check("plies", "later", "The plies are told without their secrets; the rules must allow them.")
    try:
        played = replay(entry, record)
    except Refusal as refusal:
        return None, Check("plies", "failed", f"The game cannot begin like this: {refusal.detail}")
    if not played.valid:
        detail = f"Ply {played.ply}, {played.move}, is not possible: {played.violations[0].detail}"
        return None, Check("plies", "failed", detail)
    return _course(entry, record), Check("plies", "ok", f"The rules allow all {played.plies} plies.")


def _is_blind(entry: Entry, record: Record) -> bool:
    """Whether something is left out, because the game still runs and the reader may not know it."""
    return entry.game.INFO.information == "hidden" and record.seed is None and record.start is None


def _course(entry: Entry, record: Record) -> _Course:
    state = _dealt(entry, record, record.seed) if record.start is None else record.start
    plies = []
    for move in map(entry.game.parse_move, record.moves):
        plies.append((state, move))
        state = entry.game.apply(state, move)
    return _Course(tuple(plies), state)


def _setup(entry: Entry, record: Record) -> Any:
    if record.setup is not None:
        return record.setup
    return entry.schemas.setup().load({}) if record.start is None else entry.game.setup_of(record.start)


def _dealt(entry: Entry, record: Record, seed: str | None) -> Any:
    return entry.game.initial_state(_setup(entry, record), seed)


def _score(entry: Entry, record: Record, course: _Course | None) -> Iterator[Check]:
    """Whether the noted score is that of the plies."""
    result = record.result or {}
    if course is None or "score" not in result:
        return
    if result.get("reason", "finished") != "finished":
        yield _given_up(entry, result, course)
        return
    over = entry.game.to_move(course.end) == TERMINAL
    counted = kept(ScoreSchema).dump(entry.game.score(course.end))
    if not over:
        yield Check("score", "failed", "The game is noted as finished, but after the last ply it goes on.")
    elif counted != result["score"]:
        yield Check("score", "failed", "The noted score is not the one that the plies make.")
    else:
        yield Check("score", "ok", "The noted score is the one that the plies make.")


def _given_up(entry: Entry, result: Any, course: _Course) -> Check:
    if entry.game.to_move(course.end) == TERMINAL:
        detail = f"The game is noted as {result['reason']}, but the rules had ended it before."
        return Check("score", "failed", detail)
    return Check("score", "open", f"The game was {result['reason']}; the score does not come from the plies.")


def _stand_ins(entry: Entry, record: Record, course: _Course | None, seed: str | None) -> Iterator[Check]:
    """Whether the plies that the clock's policy made are plies of players, and the random ones follow from the seed."""
    if not record.stand_ins:
        return
    plies = [stand_in.ply for stand_in in record.stand_ins]
    if not all(0 <= ply < len(record.moves) for ply in plies) or len(set(plies)) < len(plies):
        yield Check("stand_ins", "failed", "A ply that the clock made is not in the record, or stands there twice.")
    elif course is not None and any(entry.game.to_move(course.plies[ply][0]) == CHANCE for ply in plies):
        yield Check("stand_ins", "failed", "A ply that the clock made is a draw.")
    elif chosen := _not_random(entry, record, course, seed):
        yield Check("stand_ins", "failed", f"Ply {chosen[0]} is not the random move that follows from the seed.")
    else:
        listed = ", ".join(f"{stand_in.ply} ({stand_in.by})" for stand_in in record.stand_ins)
        yield Check("stand_ins", "ok", f"The clock made plies in place of players: {listed}.")


def _not_random(entry: Entry, record: Record, course: _Course | None, seed: str | None) -> list[int]:
    """The plies that are said to be random moves and do not follow from the seed, as far as it is known."""
    if course is None or seed is None:
        return []
    said = [(each.ply, *course.plies[each.ply]) for each in record.stand_ins if each.by == "random"]
    return [ply for ply, state, move in said if move != random_move(entry.game, state, seed, ply)]


def _commitment(proof: SessionProof) -> Check:
    if proof.seed is None and proof.salt is None:
        return Check("commitment", "later", "Seed and salt must match the commitment.")
    if proof.seed is None or proof.salt is None:
        return Check("commitment", "failed", "Of seed and salt, one is told and the other is not.")
    if proofs.commitment(proof.salt, proof.seed) != proof.commitment:
        return Check("commitment", "failed", "Seed and salt do not match the commitment.")
    return Check("commitment", "ok", "Seed and salt match the commitment.")


def _seed(entry: Entry, record: Record, proof: SessionProof) -> Check:
    """Whether the record was drawn from what the service committed to and the players added."""
    if proof.entropy is not None and len(proof.entropy) != entry.game.players(_setup(entry, record)):
        return Check("seed", "failed", "The players' additions to the seed are not one for each seat.")
    if proof.seed is None and record.result is not None:
        return Check("seed", "failed", "The game is over, but its seed is not told.")
    if record.seed != proof.game_seed:
        return Check("seed", "failed", "The record's seed does not follow from the proof.")
    whose = "the service's seed" if proof.entropy is None else "the service's seed and what each player added"
    if proof.seed is None:
        return Check("seed", "later", f"The record's seed must follow from {whose}.")
    return Check("seed", "ok", f"The record's seed follows from {whose}.")


def _start(entry: Entry, record: Record, proof: SessionProof, course: _Course | None) -> Check:
    """Whether the deal follows from the seed."""
    if proof.game_seed is None:
        return Check("start", "later", "The start must follow from setup and seed.")
    if course is None:
        return Check("start", "open", "The start cannot be checked in a record that the rules do not allow.")
    if record.start is None or record.start == _dealt(entry, record, proof.game_seed):
        return Check("start", "ok", "The start follows from setup and seed.")
    return Check("start", "open", "The game begins with a given state; how that came about is not covered.")


def _draws(entry: Entry, record: Record, proof: SessionProof, course: _Course | None) -> Check:
    """Whether chance brought what follows from the seed."""
    seed = proof.game_seed
    if seed is None:
        return Check("draws", "later", "Every draw must follow from the seed.")
    if course is None:
        return Check("draws", "open", "The draws cannot be checked in a record that the rules do not allow.")
    drawn = [ply for ply, (state, _) in enumerate(course.plies) if entry.game.to_move(state) == CHANCE]
    wrong = [ply for ply in drawn if not _follows(entry, course.plies[ply], seed)]
    if wrong:
        detail = f"Ply {wrong[0]}, {record.moves[wrong[0]]}, is not what follows from the seed."
        return Check("draws", "failed", detail)
    return Check("draws", "ok", f"All {len(drawn)} draws follow from the seed.")


def _follows(entry: Entry, ply: tuple[Any, Any], seed: str) -> bool:
    state, move = ply
    return bool(draw(entry.game, state, seed) == move)


def _moves(entry: Entry, record: Record) -> Sequence[Any]:
    """The plies that can be read: those with something left out cannot."""
    read = []
    for text in record.moves:
        try:
            read.append(entry.game.parse_move(text))
        except ValueError:
            continue
    return read
