"""The client's `verify`: it agrees with the service's, knows nothing of it, and finds what was changed anywhere."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from proved_games import OPTIONS, SALT, SEED, answer_of, continued, game, proof_of, record_of
from regelwerk_client import Check, verify

from service import verify as service
from service.proofs import sealing

ROOT = Path(__file__).resolve().parents[3]
TOGETHER = game("davinci", entropy=True)
RUNNING = TOGETHER.cut(60)
OVER, SEEN_BY_1 = answer_of(TOGETHER), answer_of(RUNNING, 1)
NUMBERS = [f"{colour}{number}" for number in range(12) for colour in "BW"]


def statuses(answer: Any) -> dict[str, str]:
    checks = verify(answer)
    assert len({check.name for check in checks}) == len(checks)
    return {check.name: check.status for check in checks}


def failed(answer: Any) -> set[str]:
    return {name for name, status in statuses(answer).items() if status == "failed"}


def with_value(answer: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    forged = copy.deepcopy(answer)
    place: Any = forged
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return forged


def value_at(answer: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        answer = answer[key]
    return answer


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list) and value:
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))
    else:
        yield path


@pytest.mark.parametrize("entropy", [False, True], ids=["alone", "together"])
@pytest.mark.parametrize("slug", list(OPTIONS))
def test_a_whole_game_passes(slug: str, entropy: bool) -> None:
    found = statuses(answer_of(game(slug, entropy=entropy)))
    sealed = {"root": "ok", "proofs": "ok", "backs": "open", "tiles": "ok"} if slug == "davinci" else {}
    assert found == {"commitment": "ok", "seed": "ok", "plies": "open", **sealed}


@pytest.mark.parametrize("reader", ["host", None, 0, 1, 2])
@pytest.mark.parametrize("plies", [0, 1, 2, 9, 30, 60, len(TOGETHER.plies)])
def test_what_client_and_service_both_know_they_judge_alike(plies: int, reader: int | str | None) -> None:
    cut = TOGETHER.cut(plies)
    own = statuses(answer_of(cut, reader))
    others = {c.name: c.status for c in service.verify(cut.entry, record_of(cut, reader), proof_of(cut, reader))}
    for name in ("commitment", "seed", "root", "proofs", "tiles"):
        assert own[name] == others[name]
    assert own["plies"] == own["backs"] == "open"


def test_a_forked_game_passes() -> None:
    forked = replace(continued(TOGETHER.entry, TOGETHER.plies[40][0], SEED), forked=True)
    assert failed(answer_of(forked)) == set()
    bare = with_value(answer_of(forked), ("record", "setup"), None)
    assert statuses(bare)["root"] == "ok"


def plain_answer(seed: str) -> dict[str, Any]:
    """The end of a game that resigned at once, with everything computed here, as the documents say."""
    key = f"pepper:{seed}".encode()

    def number(block: int) -> int:
        return int(hmac.new(key, f"backs|{block}".encode(), "sha256").hexdigest(), 16)

    # A block is passed over with a probability of under 24 / 2**256, so block i is the i-th number.
    box = list(NUMBERS)
    for block, last in enumerate(range(23, 0, -1)):
        other = number(block) % (last + 1)
        box[last], box[other] = box[other], box[last]
    salts = [hmac.new(key, f"salt|{back}".encode(), "sha256").hexdigest()[:32] for back in range(24)]
    level = [hashlib.sha256(f"\0{j}:{box[j]}:{salts[j]}".encode()).digest() for j in range(24)]

    def tree(hashes: list[bytes]) -> bytes:
        if len(hashes) == 1:
            return hashes[0]
        half = max(size for size in (1, 2, 4, 8, 16) if size < len(hashes))
        return hashlib.sha256(b"\1" + tree(hashes[:half]) + tree(hashes[half:])).digest()

    # 24 leaves: two full trees of 16 and 8, so a way up is 4 + 1 or 3 + 1 hashes.
    pairs = [tree(level[at : at + 2]) for at in range(0, 24, 2)]
    fours = [tree(level[at : at + 4]) for at in range(0, 24, 4)]
    eights = [tree(level[at : at + 8]) for at in range(0, 24, 8)]
    path_5 = [level[4], pairs[3], fours[0], eights[1], eights[2]]
    path_19 = [level[18], pairs[8], fours[5], tree(level[:16])]
    opened = [(5, path_5), (19, path_19)]
    return {
        "record": {"game": "davinci", "setup": {"jokers": False}, "moves": ["draw:B"], "seed": seed, "result": {}},
        "proof": {
            "commitment": hashlib.sha256(f"pepper:{seed}".encode()).hexdigest(),
            "salt": "pepper",
            "seed": seed,
            "entropy": None,
            "root": tree(level).hex(),
            "tiles": 24,
            "backs": {"rows": [[1, 5], [19, 2]], "clue": None},
            "proofs": [
                {"back": back, "tile": box[back], "salt": salts[back], "path": [node.hex() for node in path]}
                for back, path in opened
            ],
        },
    }


@pytest.mark.parametrize("seed", ["tuesday", "Zürich ★", "0" * 64])
def test_an_answer_that_was_computed_by_hand_passes(seed: str) -> None:
    answer = plain_answer(seed)
    assert statuses(answer) == {
        "commitment": "ok", "seed": "ok", "plies": "open", "root": "ok", "proofs": "ok", "backs": "open", "tiles": "ok",
    }  # fmt: skip
    assert failed(with_value(answer, ("proof", "proofs", 1, "path", 3), answer["proof"]["root"])) == {"proofs"}


def changed(value: Any) -> list[Any]:
    """For a text every single character changed; for a number others."""
    if isinstance(value, str):
        return [value[:at] + ("0" if value[at] != "0" else "1") + value[at + 1 :] for at in range(len(value))]
    return [value + 1, value - 1, value + 7, -1] if isinstance(value, int) else ["x"]


SURE = ("commitment", "salt", "seed", "entropy", "root", "tiles", "proofs")
"""All members of a proof but the backs, of which only the rules tell where each must lie."""


@pytest.mark.parametrize("member", SURE)
def test_after_the_end_no_byte_of_a_proof_can_be_changed(member: str) -> None:
    for path in leaves(OVER["proof"][member], ("proof", member)):
        if path[:2] == ("proof", "proofs") and path[2] not in (0, 13, 25):
            continue
        for value in changed(value_at(OVER, path)):
            assert failed(with_value(OVER, path, value)), (path, value)


@pytest.mark.parametrize("member", ["root", "tiles", "proofs"])
def test_during_play_no_byte_of_a_proof_can_be_changed(member: str) -> None:
    for path in leaves(SEEN_BY_1["proof"][member], ("proof", member)):
        if path[:2] == ("proof", "proofs") and path[2] % 5:
            continue
        for value in changed(value_at(SEEN_BY_1, path)):
            assert failed(with_value(SEEN_BY_1, path, value)), (path, value)


TAMPERED: dict[str, tuple[tuple[Any, ...], Any, set[str]]] = {
    "another seed in the record": (("record", "seed"), SEED, {"seed"}),
    "no seed in the record": (("record", "seed"), None, {"seed"}),
    "no seed in the proof": (("proof", "seed"), None, {"commitment", "seed"}),
    "no salt": (("proof", "salt"), None, {"commitment"}),
    "no additions": (("proof", "entropy"), None, {"seed", "root"}),
    "an addition less": (("proof", "entropy"), ["player-0"], {"seed", "root"}),
    "no root": (("proof", "root"), None, {"root"}),
    "no backs": (("proof", "backs"), None, {"root"}),
    "no jokers": (("record", "setup", "jokers"), False, {"root"}),
    "a back twice": (("proof", "backs", "clue"), OVER["proof"]["backs"]["rows"][0][0], {"backs"}),
    "a back too many": (("proof", "backs", "clue"), 26, {"backs"}),
    "a proof twice": (("proof", "proofs"), [*OVER["proof"]["proofs"], OVER["proof"]["proofs"][0]], {"proofs"}),
    "no proofs": (("proof", "proofs"), [], {"tiles"}),
    "a tile drawn twice": (("record", "moves"), [*OVER["record"]["moves"]] * 2, {"tiles"}),
    "a tile that there is not": (("record", "moves"), ["tile:B12"], {"tiles"}),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_what_was_changed_is_named(name: str) -> None:
    path, value, found = TAMPERED[name]
    assert failed(with_value(OVER, path, value)) == found


def forged_paths() -> Iterator[list[str]]:
    """Other ways to write the path of a proof: none of them is the same."""
    path = OVER["proof"]["proofs"][0]["path"]
    yield from (path[1:], path[:-1], [path[0], *path], [*path, path[-1]], path[::-1], [])
    yield from ([node.upper(), *path[1:]] for node in path[:1])
    yield from ([*path[:-1], f"{path[-1]} "], [*path[:-1], "zz" * 32], [*path[:-1], path[-1][:-2]])


@pytest.mark.parametrize("path", list(forged_paths()))
def test_a_path_is_written_in_one_way_only(path: list[str]) -> None:
    assert failed(with_value(OVER, ("proof", "proofs", 0, "path"), path)) == {"proofs"}


@pytest.mark.parametrize(("back", "length"), [(0, 4), (0, 6), (9, 3), (23, 3), (23, 5), (24, 5), (25, 5), (40, 6)])
def test_a_tree_of_another_shape_proves_nothing(back: int, length: int) -> None:
    """A forger hangs a tile where a box of 24 has no leaf, and publishes the root that follows by the plain rule: the
    bits of the back tell left from right.
    """
    path = [hashlib.sha256(bytes([number])).digest() for number in range(length)]
    node = hashlib.sha256(f"\0{back}:B7:{'0' * 32}".encode()).digest()
    for height, sibling in enumerate(path):
        node = hashlib.sha256(b"\1" + (sibling + node if back >> height & 1 else node + sibling)).digest()
    answer = answer_of(game("davinci", {}).cut(1), None)
    proof = {"back": back, "tile": "B7", "salt": "0" * 32, "path": [each.hex() for each in path]}
    forged = with_value(with_value(answer, ("proof", "root"), node.hex()), ("proof", "proofs"), [proof])
    assert failed(forged) == {"proofs"}


def test_every_seat_adds_to_the_seed_or_none() -> None:
    two = ("player-0", "player-1")
    seed = hashlib.sha256("|".join([SEED, *two]).encode()).hexdigest()
    start = TOGETHER.entry.game.initial_state(TOGETHER.setup, seed)
    assert failed(answer_of(replace(continued(TOGETHER.entry, start, seed), entropy=two))) == {"seed"}


def test_a_game_that_is_over_cannot_keep_its_seed() -> None:
    bare = with_value(with_value(OVER, ("proof", "seed"), None), ("proof", "salt"), None)
    assert failed(with_value(bare, ("record", "seed"), None)) == {"seed"}


def test_a_box_with_a_tile_that_the_game_has_not_is_found_during_play() -> None:
    box = tuple("B12" if tile == "B11" else tile for tile in RUNNING.entry.seal.tiles(RUNNING.setup))
    foreign = sealing("any key", box)
    proofs = [
        {"back": one.back, "tile": one.tile, "salt": one.salt, "path": one.path} for one in [foreign.proof("B12")]
    ]
    forged = with_value(
        with_value(answer_of(RUNNING, None), ("proof", "root"), foreign.root), ("proof", "proofs"), proofs
    )
    assert failed(forged) == {"proofs"}


def test_a_tile_of_another_box_is_found() -> None:
    """Both boxes are good, but a proof of the one says nothing of the other."""
    other = answer_of(game("davinci"))["proof"]["proofs"][3]
    assert failed(with_value(OVER, ("proof", "proofs", 3), other)) == {"proofs"}


def test_a_game_that_is_not_known_here_is_checked_as_far_as_hashes_go() -> None:
    answer = with_value(OVER, ("record", "game"), "newer-game")
    assert statuses(answer)["root"] == "open"
    assert statuses(answer)["proofs"] == "ok"
    forged = with_value(answer, ("proof", "proofs", 0, "tile"), "B0")
    assert failed(with_value(forged, ("proof", "proofs", 0, "salt"), SALT)) >= {"proofs"}


@dataclass
class Document:
    """Stands for a generated model."""

    answer: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        return self.answer


def test_a_model_is_as_good_as_json() -> None:
    assert verify(Document(OVER)) == verify(OVER)
    assert all(isinstance(check, Check) and check.detail.endswith(".") for check in verify(OVER))


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"record": {}, "proof": {}},
        {"record": OVER["record"]},
        {"record": OVER["record"], "proof": None},
        {"record": [], "proof": OVER["proof"]},
        with_value(OVER, ("proof", "proofs", 0), 7),
        with_value(OVER, ("proof", "proofs", 0, "back"), "seven"),
        with_value(OVER, ("proof", "backs", "rows"), 7),
        with_value(OVER, ("proof", "tiles"), "many"),
        with_value(OVER, ("record", "setup"), "jokers"),
        with_value(OVER, ("proof", "tiles"), float("inf")),
        with_value(OVER, ("record", "moves", 0), None),
        with_value(OVER, ("proof", "seed"), {"a": 1}),
        with_value(OVER, ("proof", "salt"), "\ud800"),
    ],
    ids=range(14),
)
def test_what_is_no_answer_raises_a_value_error(answer: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="This is not the answer of a session's record"):
        verify(answer)


def test_the_module_needs_nothing_but_the_standard_library() -> None:
    """It runs alone in a Python without any other package, in a folder without the service."""
    program = (
        "import json, sys, importlib.util\n"
        "spec = importlib.util.spec_from_file_location('alone', sys.argv[1])\n"
        "alone = sys.modules['alone'] = importlib.util.module_from_spec(spec)\n"
        "spec.loader.exec_module(alone)\n"
        "print(*sorted({check.status for check in alone.verify(json.load(sys.stdin))}))\n"
    )
    module = ROOT / "clients" / "python" / "regelwerk_client" / "verify.py"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, module],
        input=json.dumps(OVER),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == ["ok", "open"]
