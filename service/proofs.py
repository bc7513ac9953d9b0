"""Proofs that nobody changed what is hidden: commitments to seeds, and sealed boxes of tiles.

A box is sealed with a key: `<salt>:<seed of the game>`. Its tiles, in the order of the ruleset, are shuffled by
`Stream(key, "backs")`: the tile that comes to place j has the number j on its back. Its salt is HMAC-SHA256 of
`salt|<j>` with that key, the first 32 hexadecimal digits. Leaf j is SHA-256 of a zero byte and `<j>:<tile>:<salt>`; the
leaves make the Merkle tree of RFC 6962 (an inner node is SHA-256 of a byte 1, its left and its right child). All texts
are UTF-8.

The root is told at once. It says nothing of the tiles, however short the seed: nobody can guess the salt. A proof opens
one tile.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol, TypeVar

from service.chance import Stream

ENTROPY_PATTERN: Final = "^[A-Za-z0-9_-]{1,64}$"
"""What a player may add to the seed."""
HASH_PATTERN: Final = "^[0-9a-f]{64}$"
SALT_PATTERN: Final = "^[0-9a-f]{32}$"
_BOXES_KEPT: Final = 512

U_contra = TypeVar("U_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Proof:
    """What was on the front of a tile from the start.

    Attributes:
        back: the number on its back.
        salt: 32 hexadecimal digits that nobody could guess before.
        path: hashes (64 hexadecimal digits) from the leaf's sibling upwards.
    """

    back: int
    tile: str
    salt: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Backs:
    """The backs that everybody sees: of the tiles in each row, and of a tile that lies aside."""

    rows: tuple[tuple[int, ...], ...]
    clue: int | None = None


@dataclass(frozen=True, slots=True)
class SessionProof:
    """What a record is verified with.

    Attributes:
        commitment: of the service's seed.
        salt, seed: what was committed to; None until the game is over.
        entropy: what each seat added to the seed; None: nothing was, everything follows from the seed itself.
        root, tiles: of the sealed box the root and the number of tiles; None for rulesets without one.
        backs: what lies on the table; None without a sealed box.
        proofs: of every tile that may be known.
    """

    commitment: str
    salt: str | None = None
    seed: str | None = None
    entropy: tuple[str, ...] | None = None
    root: str | None = None
    tiles: int | None = None
    backs: Backs | None = None
    proofs: tuple[Proof, ...] = ()

    @property
    def game_seed(self) -> str | None:
        """What every random choice of the game follows from; None until the game is over."""
        return self.seed if self.seed is None or self.entropy is None else combined(self.seed, self.entropy)

    @property
    def box_key(self) -> str | None:
        """What the box was sealed with; None until the game is over."""
        return None if self.salt is None or self.game_seed is None else box_key(self.salt, self.game_seed)


class Seal(Protocol[U_contra, S_contra, M_contra]):
    """What a ruleset with hidden tiles tells of them; a module with these names is one."""

    def tiles(self, setup: U_contra) -> tuple[str, ...]:
        """All tiles in the box, in the order in which they are shuffled to get their backs."""
        ...

    def backs(self, state: S_contra, back_of: Callable[[str], int]) -> Backs:
        """What everybody sees of the backs, in an order that tells nothing of the fronts."""
        ...

    def exposed(self, state: S_contra) -> tuple[str, ...]:
        """The tiles whose fronts everybody sees."""
        ...

    def known(self, state: S_contra, seat: int | None) -> tuple[str, ...]:
        """The tiles whose fronts and backs a seat may connect; None: a spectator."""
        ...

    def named(self, move: M_contra) -> str | None:
        """The tile that comes out of the box by a ply; None: the ply names none."""
        ...


@dataclass(frozen=True, slots=True)
class Sealing:
    """A sealed box; see `sealing`.

    Attributes:
        root: what is told of the box at once, 64 hexadecimal digits.
    """

    root: str
    _key: str
    _backs: Mapping[str, int]
    _leaves: tuple[bytes, ...]

    def back_of(self, tile: str) -> int:
        """The number on the back of a tile. Raises KeyError when the box has no such tile."""
        return self._backs[tile]

    def proof(self, tile: str) -> Proof:
        """What shows that a tile has its back."""
        back = self._backs[tile]
        path = tuple(node.hex() for node in _path(self._leaves, back))
        return Proof(back, tile, _salt(self._key, back), path)


@lru_cache(maxsize=_BOXES_KEPT)
def sealing(key: str, tiles: tuple[str, ...]) -> Sealing:
    """Seal a box of tiles, all of them different."""
    shuffled = Stream(key, "backs").shuffled(tiles)
    leaves = tuple(_leaf(back, tile, _salt(key, back)) for back, tile in enumerate(shuffled))
    return Sealing(_root(leaves).hex(), key, {tile: back for back, tile in enumerate(shuffled)}, leaves)


def check(root: str, tiles: int, proof: Proof) -> bool:
    """Whether a proof opens a tile of a box of so many tiles (RFC 9162, section 2.1.3.2)."""
    if not (0 <= proof.back < tiles and _is_well_formed(proof)):
        return False
    node, place, last = _leaf(proof.back, proof.tile, proof.salt), proof.back, tiles - 1
    for sibling in map(bytes.fromhex, proof.path):
        if last == 0:
            return False
        if place % 2 or place == last:
            node = _node(sibling, node)
            while place % 2 == 0 and place != 0:
                place, last = place >> 1, last >> 1
        else:
            node = _node(node, sibling)
        place, last = place >> 1, last >> 1
    return last == 0 and node.hex() == root


def commitment(salt: str, seed: str) -> str:
    """What is published of a seed beforehand: SHA-256 (hex) of `<salt>:<seed>`."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def combined(seed: str, entropy: Sequence[str]) -> str:
    """The seed of a game to which every seat added a text: SHA-256 (hex) of all, the service's first, joined by `|`."""
    return hashlib.sha256("|".join([seed, *entropy]).encode()).hexdigest()


def box_key(salt: str, seed: str) -> str:
    """What a box is sealed with: the salt of the commitment and the seed of the game."""
    return f"{salt}:{seed}"


def _salt(key: str, back: int) -> str:
    return hmac.digest(key.encode(), f"salt|{back}".encode(), hashlib.sha256).hex()[:32]


def _leaf(back: int, tile: str, salt: str) -> bytes:
    return hashlib.sha256(b"\0" + f"{back}:{tile}:{salt}".encode()).digest()


def _node(left: bytes, right: bytes) -> bytes:
    return hashlib.sha256(b"\1" + left + right).digest()


def _split(leaves: int) -> int:
    """How many of two or more leaves are on the left: the largest power of two below their number."""
    return 1 << ((leaves - 1).bit_length() - 1)


def _root(leaves: Sequence[bytes]) -> bytes:
    if len(leaves) == 1:
        return leaves[0]
    left = _split(len(leaves))
    return _node(_root(leaves[:left]), _root(leaves[left:]))


def _path(leaves: Sequence[bytes], place: int) -> tuple[bytes, ...]:
    if len(leaves) == 1:
        return ()
    left = _split(len(leaves))
    if place < left:
        return (*_path(leaves[:left], place), _root(leaves[left:]))
    return (*_path(leaves[left:], place - left), _root(leaves[:left]))


def _is_well_formed(proof: Proof) -> bool:
    """Whether there is one way only to write what is hashed."""
    hashes = all(re.fullmatch(HASH_PATTERN, node) for node in proof.path)
    return hashes and re.fullmatch(SALT_PATTERN, proof.salt) is not None
