"""Commitments and sealed boxes, against plain hashes, `openssl dgst`, and the Merkle tree as RFC 6962 writes it."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.chance import Stream
from service.proofs import Proof, SessionProof, check, combined, commitment, sealing

BOX = tuple(f"{colour}{number}" for number in range(12) for colour in "BW")
JOKERS = (*BOX, "B-", "W-")
BOXES = pytest.mark.parametrize("box", [BOX, JOKERS, BOX[:1], BOX[:2], BOX[:3], BOX[:7], BOX[:16], BOX[:17]], ids=len)

# The leaves and roots with which implementations of Certificate Transparency are tested.
LEAVES = ["", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f"]
ROOTS = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]


def sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def mth(entries: list[bytes]) -> bytes:
    """The Merkle tree hash of section 2.1 of RFC 6962."""
    n = len(entries)
    if n == 1:
        return sha(b"\x00" + entries[0])
    k = max(2**power for power in range(9) if 2**power < n)
    return sha(b"\x01" + mth(entries[:k]) + mth(entries[k:n]))


def audit_path(m: int, entries: list[bytes]) -> list[bytes]:
    """The Merkle audit path of section 2.1.1 of RFC 6962."""
    n = len(entries)
    if n == 1:
        return []
    k = max(2**power for power in range(9) if 2**power < n)
    if m < k:
        return [*audit_path(m, entries[:k]), mth(entries[k:n])]
    return [*audit_path(m - k, entries[k:n]), mth(entries[:k])]


def entries_of(seed: str, box: tuple[str, ...]) -> list[bytes]:
    """What the leaves of a box are made of, by the numbers on the backs."""
    shuffled = Stream(seed, "backs").shuffled(box)
    salts = [hmac.new(seed.encode(), b"salt|%d" % back, "sha256").hexdigest()[:32] for back in range(len(box))]
    return [f"{back}:{tile}:{salt}".encode() for back, (tile, salt) in enumerate(zip(shuffled, salts, strict=True))]


def test_the_tree_of_these_tests_is_that_of_certificate_transparency() -> None:
    data = [bytes.fromhex(leaf) for leaf in LEAVES]
    assert [mth(data[:n]).hex() for n in range(1, 9)] == ROOTS


def test_a_commitment_is_the_hash_of_salt_and_seed() -> None:
    # printf 'c0ffee:seed' | sha256sum
    assert commitment("c0ffee", "seed") == "156b71dfa1ef6958a7e777d329d4294d36839f05b5b0d24c7c336ac3f1ea0b22"
    assert commitment("salz", "Würfel") == hashlib.sha256("salz:Würfel".encode()).hexdigest()


def test_what_players_add_makes_another_seed() -> None:
    # printf 'seed|red|blue' | sha256sum
    assert combined("seed", ("red", "blue")) == "aec4307d0f6a3bc17cfd8faa67c5842eb21f91b8793bcc0adbd271ebacfba53c"
    assert len({combined("seed", added) for added in [("a", "b"), ("b", "a"), ("ab",), ("a",)]}) == 4


def test_the_seed_of_a_game_is_the_one_committed_to_unless_players_add_to_it() -> None:
    plain = SessionProof("0" * 64, "c0ffee", "seed")
    assert plain.game_seed == "seed"
    assert replace(plain, entropy=("red", "blue")).game_seed == combined("seed", ("red", "blue"))
    assert replace(plain, seed=None, entropy=("red", "blue")).game_seed is None


@BOXES
@pytest.mark.parametrize("seed", ["seed", "Zürich ★", "f0" * 32])
def test_root_and_proofs_are_those_of_the_rfc(box: tuple[str, ...], seed: str) -> None:
    entries, sealed = entries_of(seed, box), sealing(seed, box)
    assert sealed.root == mth(entries).hex()
    for back, entry in enumerate(entries):
        _, tile, salt = entry.decode().split(":")
        assert sealed.back_of(tile) == back
        path = tuple(node.hex() for node in audit_path(back, entries))
        assert sealed.proof(tile) == Proof(back, tile, salt, path)


def test_the_salts_are_those_of_openssl() -> None:
    # printf 'salt|0' | openssl dgst -sha256 -hmac 'seed'
    salts = {sealing("seed", BOX).proof(tile).back: sealing("seed", BOX).proof(tile).salt for tile in BOX}
    assert salts[0] == "f97bb4feaf06ddd9988000ea5b679cd5"
    assert salts[23] == "db57180cc086bbb7ba060ba3547c3ef2"


@BOXES
def test_every_proof_of_a_box_opens_its_tile_and_no_other(box: tuple[str, ...]) -> None:
    sealed = sealing("seed", box)
    proofs = [sealed.proof(tile) for tile in box]
    assert sorted(proof.back for proof in proofs) == list(range(len(box)))
    for proof in proofs:
        assert check(sealed.root, len(box), proof)
        assert not any(check(sealed.root, len(box), replace(proof, tile=tile)) for tile in box if tile != proof.tile)


def changed(text: str) -> list[str]:
    """The text with one character changed, dropped, doubled or in capitals, at every place."""
    spots = range(len(text))
    swapped = [text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :] for at in spots]
    dropped = [text[:at] + text[at + 1 :] for at in spots]
    doubled = [text[:at] + text[at] + text[at:] for at in spots]
    capitals = [text[:at] + text[at].upper() + text[at + 1 :] for at in spots if text[at] != text[at].upper()]
    return [*swapped, *dropped, *doubled, *capitals, "", f" {text}", f"{text}\n"]


def forged(proof: Proof, box: int) -> dict[str, list[Any]]:
    """For each member, values that a forger may try."""
    path = proof.path
    paths = [(*path[:at], other, *path[at + 1 :]) for at, node in enumerate(path) for other in changed(node)]
    paths += [path[:-1], path[1:], (*path, path[-1]), (path[0], *path), path[::-1], ()]
    return {
        "back": [back for back in range(-2, 2 * box) if back != proof.back],
        "tile": [*(tile for tile in JOKERS if tile != proof.tile), *changed(proof.tile)],
        "salt": changed(proof.salt),
        "path": paths,
    }


@pytest.mark.parametrize("member", ["back", "tile", "salt", "path"])
@pytest.mark.parametrize("tile", ["B0", "W11", "W-"])
@pytest.mark.parametrize("box", [BOX, JOKERS], ids=len)
def test_no_changed_proof_opens_anything(box: tuple[str, ...], tile: str, member: str) -> None:
    tile = tile if tile in box else "B7"
    sealed = sealing("seed", box)
    proof = sealed.proof(tile)
    for value in forged(proof, len(box))[member]:
        assert not check(sealed.root, len(box), replace(proof, **{member: value})), value


def test_no_changed_root_is_opened() -> None:
    sealed = sealing("seed", BOX)
    for root in changed(sealed.root):
        assert not check(root, len(BOX), sealed.proof("B7")), root


def test_a_leaf_is_no_inner_node() -> None:
    """Else a forger could pass the hashes of an inner node off as a tile."""
    entries = entries_of("seed", BOX[:2])
    children = b"".join(sha(b"\x00" + entry) for entry in entries)
    assert sealing("seed", BOX[:2]).root == sha(b"\x01" + children).hex() != sha(b"\x00" + children).hex()


def irregular_root(back: int, leaves: int, path: list[bytes]) -> str:
    """What a forger publishes as root, so that a path of any length leads to it from any back."""
    node, place, last = sha(b"\x00%d:B7:%s" % (back, b"0" * 32)), back, leaves - 1
    for sibling in path:
        if place % 2 == 1 or place == last:
            node = sha(b"\x01" + sibling + node)
            while place % 2 == 0 and place > 0:
                place, last = place // 2, last // 2
        else:
            node = sha(b"\x01" + node + sibling)
        place, last = place // 2, last // 2
    return node.hex()


IRREGULAR = [(0, 4), (0, 6), (0, 0), (9, 3), (9, 7), (23, 3), (23, 5), (24, 5), (25, 5), (32, 5), (40, 6)]
"""Backs that a box of 24 has not, and lengths of paths that its tree has not: it has 5 up to back 15, then 4."""


@pytest.mark.parametrize(("back", "length"), IRREGULAR)
def test_a_tree_of_another_shape_proves_nothing(back: int, length: int) -> None:
    """Else a forger could hang many tiles in it, and open the one that he likes."""
    path = [sha(bytes([number])) for number in range(length)]
    proof = Proof(back, "B7", "0" * 32, tuple(node.hex() for node in path))
    assert not check(irregular_root(back, 24, path), 24, proof)


@pytest.mark.parametrize(("back", "length"), [(0, 5), (9, 5), (15, 5), (16, 4), (23, 4)])
def test_a_tree_of_the_right_shape_can_hold_anything(back: int, length: int) -> None:
    path = [sha(bytes([number])) for number in range(length)]
    proof = Proof(back, "B7", "0" * 32, tuple(node.hex() for node in path))
    assert check(irregular_root(back, 24, path), 24, proof)


@settings(max_examples=50, deadline=None)
@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=64), st.integers(1, 26))
def test_a_box_of_any_size_can_be_opened(seed: str, size: int) -> None:
    box = JOKERS[:size]
    sealed = sealing(seed, box)
    assert sealed.root == mth(entries_of(seed, box)).hex()
    assert all(check(sealed.root, size, sealed.proof(tile)) for tile in box)


def test_different_seeds_make_different_boxes() -> None:
    boxes = [sealing(f"seed {number}", BOX) for number in range(200)]
    assert len({box.root for box in boxes}) == 200
    # Each of 24 backs is as likely as the others: 200 / 24 tiles on average, and 30 are beyond all chance.
    backs = [box.back_of("B7") for box in boxes]
    assert max(map(backs.count, range(24))) < 30
    assert len(set(backs)) > 20


def test_a_tile_that_is_not_in_the_box_has_no_back() -> None:
    with pytest.raises(KeyError):
        sealing("seed", BOX).back_of("B-")
