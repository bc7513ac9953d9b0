"""The client's `verify_receipt`: it knows nothing of the service's code, and both judge every receipt alike."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from edwards import encoded_point, small_order_points
from receipt_keys import OLD_SEED, private, public, signer
from regelwerk_client import Check, verify_receipt
from serving import ROOT

from schemas.records import record_schema
from service.catalog import CATALOG
from service.keys import told
from service.receipts import Receipt, Receipts, full_form, signed_bytes, violations
from service.signing import Keys, encoded

VECTORS = json.loads((ROOT / "tests/receipt_vectors.json").read_text(encoding="utf-8"))
VECTOR = VECTORS["receipt"]
RECEIPT, RECORD, KEYS = VECTOR["receipt"], VECTOR["record"], VECTOR["keys"]
GOLDEN = sorted((ROOT / "tests/games").glob("*/records/*.json"))
DESK = Receipts(Keys(signer(), {public().id: public()}), "Example")
SAID_BY = {
    "unknown_version": "version",
    "unknown_key": "key",
    "bad_signature": "signature",
    "key_not_in_use": "period",
    "record_differs": "record",
}
"""The codes of the service, and the checks of the client that find the same."""


def statuses(receipt: Any, record: Any = None, keys: Any = KEYS) -> dict[str, str]:
    checks = verify_receipt(receipt, keys, record)
    assert all(isinstance(check, Check) and check.detail.endswith(".") for check in checks)
    assert len({check.name for check in checks}) == len(checks)
    return {check.name: check.status for check in checks}


def failed(receipt: Any, record: Any = None, keys: Any = KEYS) -> set[str]:
    return {name for name, status in statuses(receipt, record, keys).items() if status == "failed"}


def signed(payload: Any) -> dict[str, Any]:
    return {"payload": payload, "key": public().id, "signature": encoded(private().sign(signed_bytes(payload)))}


def with_payload(**changes: Any) -> dict[str, Any]:
    return {**RECEIPT, "payload": {**RECEIPT["payload"], **changes}}


@dataclass
class Document:
    """Stands for a generated model."""

    answer: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        return self.answer


def test_the_published_receipt_passes_in_each_form() -> None:
    good = {"key": "ok", "signature": "ok", "period": "ok", "record": "ok", "score": "open"}
    answer = {**RECEIPT["payload"]["score"], "receipt": RECEIPT}
    session = {"record": RECORD, "proof": {}}
    for form in (dict, Document, json.dumps, lambda value: json.dumps(value, ensure_ascii=False).encode()):
        for receipt in (RECEIPT, answer):
            for record in (RECORD, session):
                assert statuses(form(receipt), form(record), form(KEYS)) == good
    assert statuses(RECEIPT) == {"key": "ok", "signature": "ok", "period": "ok"}


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_receipts_of_every_game_pass_with_the_record_as_the_service_answers_it(path: Path) -> None:
    content = json.loads(path.read_text(encoding="utf-8"))
    entry = CATALOG[content["game"]]
    wire = record_schema(entry.schemas, entry.game)()
    record = wire.load(content)
    found = DESK.scored(entry, {"record": record, "receipt": True}).receipt
    assert found is not None
    receipt = {"payload": found.payload, "key": found.key, "signature": found.signature}
    answered = wire.dump(record) | {"setup": full_form(entry, record)["setup"]}
    assert failed(receipt, answered) == failed(receipt, full_form(entry, record)) == set()
    assert failed(receipt, {**answered, "moves": answered["moves"][:-1]}) == {"record"}
    assert failed(receipt, {**answered, "players": ["Mallory"]}) == {"record"}


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list) and value:
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*path, key))
    else:
        yield path


@pytest.mark.parametrize("value", ["", "x", 0, 8, 7.5, -1, 2**60, None, True, [], {}, "\ud800", "A" * 86, "0" * 16])
def test_client_and_service_judge_every_change_alike(value: Any) -> None:
    keys, entry = Keys(None, {public().id: public()}), CATALOG["anaconda"]
    record = record_schema(entry.schemas, entry.game)().load(RECORD)
    for path in leaves(RECEIPT):
        forged = copy.deepcopy(RECEIPT)
        place: Any = forged
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        if not isinstance(forged["key"], str) or not isinstance(forged["signature"], str):
            with pytest.raises(ValueError, match="not a receipt"):
                verify_receipt(forged, KEYS, RECORD)
            continue
        theirs = {fault.code for fault in violations(Receipt(**forged), keys, record)}
        ours = failed(forged, RECORD)
        # Only the service replays; the client compares the hash, and the signature vouches for everything else.
        assert bool(ours) == bool(theirs) == (json.dumps(forged) != json.dumps(RECEIPT)), path
        assert ours - {"record"} == {SAID_BY.get(code) for code in theirs - {"score_differs", "rules_unknown"}} - {
            "record"
        }


@pytest.mark.parametrize("vector", VECTORS["canonical"], ids=lambda vector: vector["name"])
def test_what_the_service_signs_the_client_writes_the_same(vector: dict[str, Any]) -> None:
    payload = {**RECEIPT["payload"], "value": json.loads(vector["json"])}
    assert failed(signed(payload)) == set()
    assert failed({**signed(payload), "payload": {**payload, "value": None}}) == {"signature"}


def test_a_record_must_tell_its_whole_setup() -> None:
    for setup in (None, {}, {"players": 2}):
        assert failed(RECEIPT, {**RECORD, "setup": setup}) == {"record"}


def test_keys_are_known_by_what_they_are_not_by_what_they_are_called() -> None:
    other = told(public(OLD_SEED)) | {"kid": public().id}
    assert failed(RECEIPT, keys={"keys": [other]}) == {"key"}
    assert failed(RECEIPT, keys={"keys": []}) == {"key"}


@pytest.mark.parametrize(
    ("period", "found"),
    [
        ({"not_before": "2026-01-01T12:00:00Z", "retired_at": "2026-01-01T12:00:00Z"}, set()),
        ({"not_before": "2026-01-01T12:00:01Z"}, {"period"}),
        ({"retired_at": "2026-01-01T11:59:59Z"}, {"period"}),
    ],
)
def test_a_key_is_good_for_the_time_in_which_it_was_in_use(period: dict[str, str], found: set[str]) -> None:
    assert failed(RECEIPT, keys={"keys": [KEYS["keys"][0] | period]}) == found


def test_a_payload_of_a_later_version_is_not_taken_for_one_that_is_known() -> None:
    assert failed(signed({**RECEIPT["payload"], "version": 2})) == {"version"}


WEAK = [{"kty": "OKP", "crv": "Ed25519", "x": encoded(encoded_point(point))} for point in small_order_points()]
KEY = KEYS["keys"][0]


@pytest.mark.parametrize(
    ("receipt", "keys"),
    [
        ({}, KEYS),
        ({**RECEIPT, "payload": None}, KEYS),
        ("[]", KEYS),
        ("receipt", KEYS),
        (json.dumps(RECEIPT).replace('"plies": 7', '"plies": 7, "plies": 7'), KEYS),
        ("[" * 100_000, KEYS),
        (7, KEYS),
        (RECEIPT, {}),
        (RECEIPT, {"keys": [7]}),
        (RECEIPT, {"keys": [{**KEY, "kty": "RSA"}]}),
        (RECEIPT, {"keys": [{**KEY, "x": KEY["x"] + "="}]}),
        (RECEIPT, {"keys": [{**KEY, "x": None}]}),
        (RECEIPT, {"keys": [{**KEY, "x": encoded(b"\xff" * 32)}]}),
        *((RECEIPT, {"keys": [key]}) for key in WEAK),
    ],
)
def test_what_is_no_receipt_and_no_key_raises_a_value_error(receipt: Any, keys: Any) -> None:
    with pytest.raises(ValueError, match="This is not a receipt"):
        verify_receipt(receipt, keys)


def test_a_record_of_any_depth_is_judged() -> None:
    deep: Any = 1
    for _ in range(900):
        deep = [deep]
    assert failed(RECEIPT, {**RECORD, "result": deep}) == {"record"}


def test_without_the_extra_package_everything_else_works_and_this_says_what_is_missing() -> None:
    program = (
        "import sys\nsys.modules['cryptography'] = None\n"
        "import json\nfrom regelwerk_client import verify_receipt\n"
        "receipt, keys = json.loads(sys.stdin.read())\n"
        "try:\n    verify_receipt(receipt, keys)\n"
        "except ImportError as missing:\n    print(missing)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT / "clients" / "python",
        input=json.dumps([RECEIPT, KEYS]),
        capture_output=True,
        text=True,
        check=True,
    )
    assert "pip install 'regelwerk-client[receipts]'" in done.stdout
