"""Receipts: what they say and sign, that every change is found and named, and what other programs say of them."""

from __future__ import annotations

import copy
import hashlib
import json
import shutil
import subprocess
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from receipt_keys import OLD_SEED, SEED, private, public, signer
from serving import ROOT

from schemas.receipts import RECEIPT_FAULTS
from schemas.records import record_schema
from schemas.requests import build
from service import operations, receipts
from service.catalog import CATALOG, Entry
from service.receipts import CONTEXT, VIOLATIONS, Receipt, Receipts, full_form, signed_bytes, violations
from service.record import Record
from service.records import format_record, parse_record
from service.refusal import Refusal
from service.signing import Keys, decoded, encoded

VECTOR = json.loads((ROOT / "tests/receipt_vectors.json").read_text(encoding="utf-8"))["receipt"]
GOLDEN = sorted((ROOT / "tests/games").glob("*/records/*.json"))
KEYS = Keys(signer(), {public().id: public()})
DESK = Receipts(KEYS, "Example")
ANACONDA = CATALOG["anaconda"]
NOON_S = 1_767_268_800


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """All receipts are issued at noon of 2026-01-01."""
    monkeypatch.setattr(receipts, "now", lambda: NOON_S)


def loaded(content: dict[str, Any]) -> tuple[Entry, Record]:
    entry = CATALOG[content["game"]]
    return entry, record_schema(entry.schemas, entry.game)().load(content)


def golden(path: Path) -> tuple[Entry, Record]:
    return loaded(json.loads(path.read_text(encoding="utf-8")))


def issued(entry: Entry, record: Record, desk: Receipts = DESK) -> Receipt:
    receipt = desk.scored(entry, {"record": record, "receipt": True}).receipt
    assert receipt is not None
    return receipt


def codes(receipt: Receipt, record: Record | None = None, keys: Keys = KEYS) -> list[str]:
    return [fault.code for fault in violations(receipt, keys, record)]


ENTRY, RECORD = loaded(VECTOR["record"])
GOOD = Receipt(**VECTOR["receipt"])


def resigned(changes: dict[str, Any]) -> Receipt:
    """What the owner of the key could issue if he wanted to."""
    payload = {**GOOD.payload, **changes}
    return Receipt(payload, public().id, encoded(private().sign(signed_bytes(payload))))


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list) and value:
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))
    else:
        yield path


def with_value(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    forged = copy.deepcopy(document)
    place = forged
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return forged


# What is signed -------------------------------------------------------------------------------------------------------


def test_the_published_receipt_is_issued_again_to_the_byte() -> None:
    """It was made with other programs."""
    assert json.loads(VECTOR["full_form"]) == full_form(ENTRY, RECORD)
    receipt = issued(ENTRY, RECORD)
    assert receipt.payload == VECTOR["receipt"]["payload"]
    assert receipt == Receipt(**VECTOR["receipt"])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_receipt_says_what_was_scored_and_holds(path: Path) -> None:
    entry, record = golden(path)
    receipt = issued(entry, record)
    score = build(entry.game, entry.schemas).score().dump(operations.score(entry, {"record": record}))
    assert receipt.payload | {"record_sha256": ""} == {
        "version": 1,
        "issued_at": "2026-01-01T12:00:00Z",
        "issuer": "Example",
        "game": entry.game.INFO.slug,
        "rules": entry.game.INFO.rules_version,
        "record_sha256": "",
        "players": list(record.players),
        "plies": len(record.moves),
        "final": score["final"],
        "score": score,
    }
    assert codes(receipt) == codes(receipt, record) == []


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_record_has_the_same_hash_in_all_its_forms(path: Path) -> None:
    """As text, with its members in another order, with its defaults written out, after a trip through the service."""
    entry, record = golden(path)
    sent = json.loads(path.read_text(encoding="utf-8"))
    wire = record_schema(entry.schemas, entry.game)()
    forms = [
        parse_record(entry, format_record(entry, record)),
        wire.load(dict(reversed(sent.items()))),
        wire.load(wire.dump(record)),
        wire.load({name: value for name, value in sent.items() if name not in {"game", "rules"}}),
        wire.load(full_form(entry, record)),
    ]
    # A text form does not tell a start to the last counter, and has no empty tags.
    for form in forms if record.start is None else forms[1:]:
        assert codes(issued(entry, record), form) == []


def test_a_setup_that_is_left_out_is_that_of_the_start_or_the_default() -> None:
    bare = replace(RECORD, setup=None)
    assert full_form(ENTRY, bare) == full_form(ENTRY, RECORD)
    start = ENTRY.game.initial_state(ENTRY.schemas.setup().load({"players": 3}), None)
    assert full_form(ENTRY, replace(bare, start=start))["setup"]["players"] == 3


DIFFERENT: dict[str, dict[str, Any]] = {
    "another name": {"players": ("Zo\u00eb", "Ben")},
    "names exchanged": {"players": tuple(reversed(RECORD.players))},
    "the same name in other characters": {
        "players": tuple(unicodedata.normalize("NFD", name) for name in RECORD.players)
    },
    "no names": {"players": ()},
    "a ply less": {"moves": RECORD.moves[:-1]},
    "a ply twice": {"moves": (*RECORD.moves, RECORD.moves[-1])},
    "another ply": {"moves": ("roll:IV,III", *RECORD.moves[1:])},
    "a seed": {"seed": "tuesday"},
    "another round": {"tags": {"round": "2"}},
    "no tags": {"tags": {}},
    "a result": {"result": {"note": "draw"}},
    "a fraction": {"result": {"note": 0.5}},
}


@pytest.mark.parametrize("name", DIFFERENT)
def test_another_record_is_told_from_the_one_of_the_receipt(name: str) -> None:
    assert codes(GOOD, replace(RECORD, **DIFFERENT[name])) == ["record_differs"]


def test_a_record_of_another_game_is_told_from_the_one_of_the_receipt() -> None:
    for path in GOLDEN:
        entry, record = golden(path)
        if entry is not ENTRY:
            assert codes(GOOD, record) == ["record_differs"]


def test_a_signature_is_of_receipts_and_nothing_else() -> None:
    assert CONTEXT == b"regelwerk-receipt-v1\n"
    bare = private().sign(signed_bytes(GOOD.payload).removeprefix(CONTEXT))
    assert codes(replace(GOOD, signature=encoded(bare))) == ["bad_signature"]


# What is found --------------------------------------------------------------------------------------------------------


def others(value: Any) -> list[Any]:
    if isinstance(value, str):
        return [value + "x", value[:-1], value[:-1] + ("0" if value[-1:] != "0" else "1"), 7, None]
    return [
        None,
        str(value),
        [value],
        {"a": value},
        not value if isinstance(value, bool) else value + 1 if isinstance(value, int) else 1,
    ]


def test_no_value_of_a_payload_can_be_changed() -> None:
    for path in leaves(GOOD.payload):
        old: Any = GOOD.payload
        for key in path:
            old = old[key]
        for value in others(old):
            assert "bad_signature" in codes(replace(GOOD, payload=with_value(GOOD.payload, path, value))), (path, value)


def test_no_member_of_a_payload_can_be_left_out_or_added() -> None:
    for name in GOOD.payload:
        rest = {key: value for key, value in GOOD.payload.items() if key != name}
        assert "bad_signature" in codes(replace(GOOD, payload=rest))
    assert codes(replace(GOOD, payload={**GOOD.payload, "note": None})) == ["bad_signature"]


def test_the_order_of_members_and_the_writing_of_numbers_do_not_matter() -> None:
    payload = dict(reversed(GOOD.payload.items()))
    assert codes(replace(GOOD, payload={**payload, "plies": 7.0}), RECORD) == []


@pytest.mark.parametrize(
    "signature",
    ["", "x", "A" * 86, GOOD.signature + "=", GOOD.signature + "==", GOOD.signature[:-1], GOOD.signature[:-1] + "B",
     " " + GOOD.signature, GOOD.signature + "\n", GOOD.signature + "AA", "é" * 86, "*" * 86],
)  # fmt: skip
def test_a_signature_that_is_written_badly_is_a_bad_one(signature: str) -> None:
    assert codes(replace(GOOD, signature=signature)) == ["bad_signature"]


@pytest.mark.parametrize("bad", [{"x": 0.5}, {"x": 2**60}, {"x": "\ud800"}])
def test_a_payload_that_nobody_can_sign_has_a_bad_signature(bad: dict[str, Any]) -> None:
    assert codes(replace(GOOD, payload={**GOOD.payload, **bad})) == ["bad_signature"]


def test_a_payload_of_any_depth_is_judged() -> None:
    deep: Any = 1
    for _ in range(900):
        deep = [deep]
    assert codes(replace(GOOD, payload={**GOOD.payload, "x": deep})) == ["bad_signature"]


def test_everything_is_told_not_the_first_thing() -> None:
    keys = Keys(None, {public().id: public(SEED, None, "2025-01-01T00:00:00Z")})
    forged = replace(GOOD, payload={**GOOD.payload, "version": 2, "plies": 8})
    assert codes(forged, RECORD, keys) == ["unknown_version", "bad_signature", "key_not_in_use", "record_differs"]


@pytest.mark.parametrize("key", ["", "0" * 16, public(OLD_SEED).id, public().id.upper(), public().raw.hex()])
def test_a_key_that_is_not_known_is_told(key: str) -> None:
    assert codes(replace(GOOD, key=key)) == ["unknown_key"]


def test_another_known_key_has_not_signed_it() -> None:
    keys = Keys(None, {each.id: each for each in (public(), public(OLD_SEED))})
    assert codes(replace(GOOD, key=public(OLD_SEED).id), keys=keys) == ["bad_signature"]


@pytest.mark.parametrize(
    ("period", "found"),
    [
        ((None, None), []),
        (("2026-01-01T12:00:00Z", "2026-01-01T12:00:00Z"), []),
        (("2026-01-01T12:00:01Z", None), ["key_not_in_use"]),
        ((None, "2026-01-01T11:59:59Z"), ["key_not_in_use"]),
    ],
)
def test_a_key_is_good_for_the_time_in_which_it_was_in_use(period: tuple[str | None, ...], found: list[str]) -> None:
    assert codes(GOOD, RECORD, Keys(None, {public().id: public(SEED, *period)})) == found


@pytest.mark.parametrize("changes", [{"score": {}}, {"final": False}, {"score": GOOD.payload["score"] | {"seats": []}}])
def test_a_score_that_does_not_follow_from_the_record_is_found_though_it_is_signed(changes: dict[str, Any]) -> None:
    assert codes(resigned(changes)) == []
    assert codes(resigned(changes), RECORD) == ["score_differs"]


@pytest.mark.parametrize("changes", [{"plies": 8}, {"players": ["Eve", "Ben"]}, {"record_sha256": "0" * 64}])
def test_a_payload_that_contradicts_its_record_is_found_though_it_is_signed(changes: dict[str, Any]) -> None:
    assert codes(resigned(changes), RECORD) == ["record_differs"]


def test_a_record_that_breaks_rules_has_no_score() -> None:
    bad = replace(RECORD, moves=("roll:III,IV", "III=7,IV=4", "V=4@III"))
    form = hashlib.sha256(
        json.dumps(full_form(ENTRY, bad), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    )
    assert codes(resigned({"record_sha256": form.hexdigest(), "plies": 3}), bad) == ["score_differs"]


def test_rules_that_are_not_served_are_told_only_where_something_is_to_be_scored() -> None:
    older = resigned({"rules": "anaconda/0"})
    assert codes(older) == []
    assert codes(older, RECORD) == ["rules_unknown"]


def test_every_code_is_documented_and_has_its_place() -> None:
    assert set(VIOLATIONS) == set(RECEIPT_FAULTS)
    for pointer, detail in VIOLATIONS.values():
        assert pointer.startswith(("#/receipt", "#/record"))
        assert detail.endswith(".")


# What is not issued ---------------------------------------------------------------------------------------------------


def test_a_table_that_noted_fractions_gets_no_receipt_and_is_told_where() -> None:
    noted = replace(RECORD, result={"points": [1, 0.5], "a/b": 2**53})
    with pytest.raises(Refusal) as refusal:
        issued(ENTRY, noted)
    assert refusal.value.code == "invalid_state"
    assert [(fault.code, fault.pointer) for fault in refusal.value.violations] == [
        ("inexact_number", "#/record/result/points/1"),
        ("inexact_number", "#/record/result/a~1b"),
    ]


def test_without_a_key_there_are_no_receipts_but_scores() -> None:
    desk = Receipts(Keys(), "Example")
    assert desk.scored(ENTRY, {"record": RECORD, "receipt": False}).receipt is None
    with pytest.raises(Refusal) as refusal:
        issued(ENTRY, RECORD, desk)
    assert refusal.value.code == "forbidden"


# Another program ------------------------------------------------------------------------------------------------------


def openssl(receipt: Receipt, message: bytes, folder: Path) -> bool:
    """Whether OpenSSL's own program takes the signature; it knows nothing of this project."""
    (folder / "message").write_bytes(message)
    (folder / "signature").write_bytes(decoded(receipt.signature, 64))
    # RFC 8410: what stands before the 32 bytes of a public key.
    (folder / "key").write_bytes(bytes.fromhex("302a300506032b6570032100") + public().raw)
    command = "openssl pkeyutl -verify -pubin -keyform DER -inkey key -rawin -in message -sigfile signature"
    return subprocess.run(command.split(), cwd=folder, capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no program `openssl` here")
@pytest.mark.parametrize("path", GOLDEN[::4], ids=lambda path: path.stem)
def test_another_program_takes_the_signature(path: Path, tmp_path: Path) -> None:
    receipt = issued(*golden(path))
    text = json.dumps(receipt.payload, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    assert openssl(receipt, b"regelwerk-receipt-v1\n" + text.encode(), tmp_path)
    assert not openssl(receipt, text.encode(), tmp_path)
    assert not openssl(receipt, b"regelwerk-receipt-v1\n" + text.encode() + b" ", tmp_path)
