"""Check a record of a live game with its proof, offline: trust in the service is not needed, nor the service itself.

Everything is computed anew, with nothing but hashes, from what the service documents:

* the commitment is SHA-256 of `<salt>:<seed>`;
* the seed of the game is the service's seed, or SHA-256 of that and what each player added, joined by `|`;
* the box of tiles is shuffled by the key `<salt>:<seed of the game>`; the place of a tile is the number on its back.
  Every tile is a leaf of the Merkle tree of RFC 6962, SHA-256 of a zero byte and `<back>:<tile>:<its salt>`, where its
  salt is HMAC-SHA256 of `salt|<back>` with that key, cut to 32 hexadecimal digits.

Rules are not replayed here. Whether the rules allow the plies, and whether deal and draws follow from the seed, is for
`regelwerk verify`, or for any other program that knows the rules.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, Final, Literal, Protocol, TypeAlias

Status: TypeAlias = Literal["ok", "failed", "later", "open"]

_NUMBERS: Final = tuple(f"{colour}{number}" for number in range(12) for colour in "BW")
_JOKERS: Final = ("B-", "W-")
_TILE_PLY: Final = re.compile(r"tile:([BW](?:-|\d+))")


class Model(Protocol):
    """An answer as a class of `regelwerk_client.models`."""

    def to_dict(self) -> dict[str, Any]:
        """The answer as it came."""


@dataclass(frozen=True)
class Check:
    """One thing that was looked at.

    Attributes:
        name: stable snake_case name, as `regelwerk verify` has it.
        status: `later`: only after the end of the game can it be checked; `open`: this function cannot tell.
        detail: one English sentence for people.
    """

    name: str
    status: Status
    detail: str


def verify(answer: Mapping[str, Any] | Model) -> list[Check]:
    """Check the answer of a session's `record`, as JSON or as a model: `{"record": ..., "proof": ...}`.

    As long as no check is `failed`, nothing was changed; after the end none is `later`. Rules are not replayed.

    Raises:
        ValueError: this is not such an answer.
    """
    document = answer if isinstance(answer, Mapping) else answer.to_dict()
    try:
        game = _Game.read(document)
    except (KeyError, TypeError, AttributeError, ValueError, OverflowError) as wrong:
        raise ValueError(f"This is not the answer of a session's record: {wrong!r}") from wrong
    rules = Check("plies", "open", "The rules are not replayed here; `regelwerk verify` does that.")
    return [_commitment(game), _seed(game), rules, *_tile_checks(game)]


@dataclass(frozen=True)
class _Opened:
    """The proof of a tile."""

    back: int
    tile: str
    salt: str
    path: tuple[str, ...]

    @classmethod
    def read(cls, proof: Mapping[str, Any]) -> _Opened:
        return cls(int(proof["back"]), _text(proof["tile"]), _text(proof["salt"]), tuple(map(_text, proof["path"])))


@dataclass(frozen=True)
class _Game:
    """What an answer says, as far as it is checked here."""

    slug: str
    jokers: bool
    players: int | None
    over: bool
    record_seed: str | None
    moves: tuple[str, ...]
    commitment: str
    salt: str | None
    seed: str | None
    entropy: tuple[str, ...] | None
    root: str | None
    tiles: int | None
    backs: tuple[int, ...] | None
    proofs: tuple[_Opened, ...]

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> _Game:
        record, proof = document["record"], document["proof"]
        setup = record.get("setup") or (record.get("start") or {}).get("setup") or {}
        return cls(
            slug=_text(record["game"]),
            jokers=bool(setup.get("jokers", False)),
            players=len(record["players"]) if record.get("players") else None,
            over=record.get("result") is not None,
            record_seed=_text_in(record, "seed"),
            moves=tuple(map(_text, record["moves"])),
            commitment=_text(proof["commitment"]),
            salt=_text_in(proof, "salt"),
            seed=_text_in(proof, "seed"),
            entropy=None if proof.get("entropy") is None else tuple(map(_text, proof["entropy"])),
            root=_text_in(proof, "root"),
            tiles=None if proof.get("tiles") is None else int(proof["tiles"]),
            backs=_backs_in(proof.get("backs")),
            proofs=tuple(map(_Opened.read, proof.get("proofs", ()))),
        )

    @property
    def game_seed(self) -> str | None:
        """What every random choice follows from; None until the game is over."""
        if self.seed is None or self.entropy is None:
            return self.seed
        return hashlib.sha256("|".join([self.seed, *self.entropy]).encode()).hexdigest()

    @property
    def box_key(self) -> str | None:
        """What the box was sealed with."""
        return None if self.salt is None or self.game_seed is None else f"{self.salt}:{self.game_seed}"

    @property
    def box(self) -> tuple[str, ...] | None:
        """All tiles; None for rulesets of which this module does not know them."""
        if self.slug != "davinci":
            return None
        return _NUMBERS + _JOKERS if self.jokers else _NUMBERS


def _text(value: object) -> str:
    """A member that must be a text. Raises TypeError; ValueError when it has no UTF-8."""
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    value.encode()
    return value


def _text_in(members: Mapping[str, Any], name: str) -> str | None:
    """A member that may be missing."""
    return None if members.get(name) is None else _text(members[name])


def _backs_in(backs: Mapping[str, Any] | None) -> tuple[int, ...] | None:
    """All numbers on the table, whatever lies where."""
    if backs is None:
        return None
    aside = [] if backs.get("clue") is None else [backs["clue"]]
    return tuple(int(back) for row in (*backs["rows"], aside) for back in row)


def _commitment(game: _Game) -> Check:
    if game.seed is None and game.salt is None:
        return Check("commitment", "later", "Seed and salt must match the commitment.")
    if hashlib.sha256(f"{game.salt}:{game.seed}".encode()).hexdigest() != game.commitment:
        return Check("commitment", "failed", "Seed and salt do not match the commitment.")
    return Check("commitment", "ok", "Seed and salt match the commitment.")


def _seed(game: _Game) -> Check:
    if game.entropy is not None and game.players not in (None, len(game.entropy)):
        return Check("seed", "failed", "The players' additions to the seed are not one for each seat.")
    if game.seed is None and game.over:
        return Check("seed", "failed", "The game is over, but its seed is not told.")
    if game.record_seed != game.game_seed:
        return Check("seed", "failed", "The record's seed does not follow from the proof.")
    if game.seed is None:
        return Check("seed", "later", "The record's seed must follow from the service's and what players added.")
    return Check("seed", "ok", "The record's seed follows from the service's and what players added.")


def _tile_checks(game: _Game) -> Iterator[Check]:
    """Everything about sealed tiles; nothing for rulesets without."""
    sealed = game.root is not None and game.tiles is not None and game.backs is not None
    if game.box is not None and (not sealed or game.tiles != len(game.box)):
        yield Check("root", "failed", f"The proof does not seal the {len(game.box)} tiles of the game.")
    elif sealed:
        yield from (_root(game), _proofs(game), _backs(game), _named(game))


def _root(game: _Game) -> Check:
    if game.box_key is None:
        return Check("root", "later", "The root must follow from the seed.")
    if game.box is None:
        return Check("root", "open", "Which tiles there are is not known here.")
    if _root_of(_leaves(game.box_key, game.box)).hex() != game.root:
        return Check("root", "failed", "The root is not that of the tiles as the seed shuffles them.")
    return Check("root", "ok", f"The root is that of all {game.tiles} tiles as the seed shuffles them.")


def _proofs(game: _Game) -> Check:
    if wrong := [proof.tile for proof in game.proofs if not _opens(game, proof)]:
        return Check("proofs", "failed", f"The proof of {wrong[0]} does not lead to the root.")
    if _repeated([proof.tile for proof in game.proofs]) or _repeated([proof.back for proof in game.proofs]):
        return Check("proofs", "failed", "A tile is proved twice.")
    detail = f"The proofs of all {len(game.proofs)} known tiles lead to the root; none is there twice."
    return Check("proofs", "ok", detail)


def _backs(game: _Game) -> Check:
    backs, tiles = game.backs or (), range(game.tiles or 0)
    if _repeated(backs) or not all(back in tiles for back in backs):
        return Check("backs", "failed", "A back is on the table twice, or is not one of the box.")
    return Check("backs", "open", "The tiles on the table have different backs; where each lies is not replayed here.")


def _named(game: _Game) -> Check:
    """Whether the tiles that the plies name came out once, and are proved, so that they are in the box."""
    named = [found[1] for found in map(_TILE_PLY.fullmatch, game.moves) if found]
    proved = {proof.tile for proof in game.proofs}
    if _repeated(named):
        return Check("tiles", "failed", "A ply names a tile that was drawn before.")
    if unproved := [tile for tile in named if tile not in proved]:
        return Check("tiles", "failed", f"There is no proof of {unproved[0]}, which the record shows.")
    return Check("tiles", "ok", f"No tile was drawn twice, and all {len(named)} that the plies name are proved.")


def _repeated(values: Sequence[object]) -> bool:
    return len(set(values)) < len(values)


def _opens(game: _Game, proof: _Opened) -> bool:
    """Whether a proof leads to the root, and is written in the one way that there is."""
    hashes = all(re.fullmatch("[0-9a-f]{64}", node) for node in proof.path)
    if not hashes or not re.fullmatch("[0-9a-f]{32}", proof.salt) or (game.box and proof.tile not in game.box):
        return False
    path = [bytes.fromhex(node) for node in proof.path]
    top = _climb(_leaf(proof.back, proof.tile, proof.salt), proof.back, game.tiles or 0, path)
    return top is not None and top.hex() == game.root


def _leaves(key: str, box: Sequence[str]) -> list[bytes]:
    """The leaves of the tiles in the order of their backs."""
    return [_leaf(back, tile, _salt(key, back)) for back, tile in enumerate(_shuffled(key, box))]


def _shuffled(key: str, box: Sequence[str]) -> list[str]:
    """The tiles by their backs: Fisher and Yates, from the last place down, with numbers that follow from the key."""
    numbers = (hmac.digest(key.encode(), f"backs|{block}".encode(), "sha256") for block in count())
    mixed = list(box)
    for last in range(len(mixed) - 1, 0, -1):
        other = _below(last + 1, numbers)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def _below(limit: int, numbers: Iterator[bytes]) -> int:
    """The first number that is under the largest multiple of the limit below 2**256, modulo the limit."""
    usable = (1 << 256) // limit * limit
    return next(number for block in numbers if (number := int.from_bytes(block)) < usable) % limit


def _salt(key: str, back: int) -> str:
    return hmac.digest(key.encode(), f"salt|{back}".encode(), "sha256").hex()[:32]


def _leaf(back: int, tile: str, salt: str) -> bytes:
    return hashlib.sha256(b"\0" + f"{back}:{tile}:{salt}".encode()).digest()


def _node(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\1" + left + right).digest()


def _left_of(leaves: int) -> int:
    """How many of two or more leaves are on the left: the largest power of two below their number."""
    return 1 << ((leaves - 1).bit_length() - 1)


def _root_of(leaves: Sequence[bytes]) -> bytes:
    if len(leaves) == 1:
        return leaves[0]
    left = _left_of(len(leaves))
    return _node(_root_of(leaves[:left]), _root_of(leaves[left:]))


def _climb(leaf: bytes, place: int, leaves: int, path: Sequence[bytes]) -> bytes | None:
    """The root to which a path leads from the leaf at a place among so many; None where the path does not fit."""
    if leaves <= 1 or not path:
        return leaf if leaves == 1 and place == 0 and not path else None
    left = _left_of(leaves)
    if place < left:
        below = _climb(leaf, place, left, path[:-1])
        return below and _node(below, path[-1])
    below = _climb(leaf, place - left, leaves - left, path[:-1])
    return below and _node(path[-1], below)
