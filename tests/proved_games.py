"""Games for the tests of proofs: played at random, and told as the service tells their records."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, replace
from typing import Any

from schemas.common import ScoreSchema
from schemas.proofs import SessionProofSchema
from schemas.records import record_schema
from service.catalog import CATALOG, Entry
from service.chance import Stream
from service.game import CHANCE, TERMINAL
from service.proofs import SessionProof, combined, commitment, sealing
from service.record import Record

SALT = "5a" * 16
SEED = "c3" * 32
OPTIONS: dict[str, dict[str, Any]] = {
    "anaconda": {"players": 3},
    "davinci": {"players": 3, "jokers": True, "draw_extra": 1, "removed_per_colour": 1},
    "davinci-solo": {},
    "numerus": {"players": 2},
    "numerus-solo": {},
}


@dataclass(frozen=True)
class Played:
    """A game: every ply with the state before it, and the state after the last one."""

    entry: Entry
    entropy: tuple[str, ...] | None
    seed: str
    start: Any
    plies: tuple[tuple[Any, Any], ...]
    end: Any
    forked: bool = False

    @property
    def over(self) -> bool:
        return self.entry.game.to_move(self.end) == TERMINAL

    @property
    def setup(self) -> Any:
        return self.entry.game.setup_of(self.start)

    def cut(self, plies: int) -> Played:
        """The same game after so many plies."""
        return replace(self, plies=self.plies[:plies], end=(*self.plies, (self.end, None))[plies][0])


def game(slug: str, options: dict[str, Any] | None = None, *, entropy: bool = False, plies: int = 600) -> Played:
    """A game played at random to its end, or for so many plies, with draws from the seed."""
    entry = CATALOG[slug]
    setup = entry.schemas.setup().load(OPTIONS[slug] if options is None else options)
    added = tuple(f"player-{seat}" for seat in range(entry.game.players(setup))) if entropy else None
    seed = SEED if added is None else combined(SEED, added)
    return continued(entry, entry.game.initial_state(setup, seed), seed, added, plies)


def continued(entry: Entry, start: Any, seed: str, entropy: tuple[str, ...] | None = None, plies: int = 600) -> Played:
    """A game played at random from a state."""
    dice, state, played = random.Random(seed), start, []
    while entry.game.to_move(state) != TERMINAL and len(played) < plies:
        move = _move(entry, state, seed, dice)
        played.append((state, move))
        state = entry.game.apply(state, move)
    return Played(entry, entropy, seed, start, tuple(played), state)


def _move(entry: Entry, state: Any, seed: str, dice: random.Random) -> Any:
    mover = entry.game.to_move(state)
    if mover == CHANCE:
        return entry.game.draw_chance(state, Stream(seed, entry.game.format_position(state)))
    return dice.choice(entry.game.legal_moves(entry.game.view(state, mover)))


def record_of(played: Played, reader: int | str | None = "host") -> Record:
    """The record as a reader gets it: the host, a seat, or (None) a spectator."""
    info = played.entry.game.INFO
    everything = played.over or reader == "host" or info.information == "perfect"
    result = {"reason": "finished", "resigned": None, "score": score_of(played)}
    return Record(
        info.slug,
        info.rules_version,
        played.setup,
        tuple(_told(played, ply, None if everything else (reader,)) for ply in played.plies),
        start=played.start if everything and (played.forked or not played.over) else None,
        seed=played.seed if played.over else None,
        players=tuple(f"Seat {seat}" for seat in range(played.entry.game.players(played.setup))),
        result=result if played.over else None,
        tags={},
    )


def score_of(played: Played) -> dict[str, Any]:
    """The score after the last ply, as JSON."""
    score: dict[str, Any] = ScoreSchema().dump(played.entry.game.score(played.end))
    return score


def _told(played: Played, ply: tuple[Any, Any], reader: tuple[Any] | None) -> str:
    state, move = ply
    if reader is None or played.entry.redact is None:
        return played.entry.game.format_move(move)
    return played.entry.redact(state, move, reader[0])


def proof_of(played: Played, reader: int | str | None = "host") -> SessionProof:
    """The proof as the reader gets it."""
    plain = SessionProof(commitment(SALT, SEED), entropy=played.entropy)
    if played.over:
        plain = replace(plain, salt=SALT, seed=SEED)
    seal = played.entry.seal
    if seal is None:
        return plain
    box = seal.tiles(played.setup)
    sealed = sealing(f"{SALT}:{played.seed}", box)
    tiles = box if played.over or reader == "host" else seal.known(played.end, reader)
    backs, proofs = seal.backs(played.end, sealed.back_of), tuple(map(sealed.proof, tiles))
    return replace(plain, root=sealed.root, tiles=len(box), backs=backs, proofs=proofs)


def answer_of(played: Played, reader: int | str | None = "host") -> dict[str, Any]:
    """The answer of `/record` as JSON."""
    record = record_schema(played.entry.schemas, played.entry.game)().dump(record_of(played, reader))
    proof = SessionProofSchema().dump(proof_of(played, reader))
    return json.loads(json.dumps({"record": record, "proof": proof}))
