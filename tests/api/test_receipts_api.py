"""Receipts over HTTP: asked for with a score, alone and in a batch, checked, and the keys that everybody can have."""

from __future__ import annotations

import json
import logging
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from receipt_keys import OLD_SEED, SEED, config, private, public, secret_file, set_file
from serving import ROOT

from schemas.common import ScoreSchema
from service.app import create_app
from service.catalog import CATALOG
from service.config import Config
from service.keys import told
from service.receipts import VIOLATIONS
from service.signing import decoded, encoded

VECTOR = json.loads((ROOT / "tests/receipt_vectors.json").read_text(encoding="utf-8"))["receipt"]
RECORD = VECTOR["record"]
GOLDEN = sorted((ROOT / "tests/games").glob("*/records/*.json"))
OLD = public(OLD_SEED, "2025-01-01T00:00:00Z", "2026-01-01T00:00:00Z")


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Config:
    folder = tmp_path_factory.mktemp("keys")
    return config(secret_file(folder), set_file(folder, told(OLD)))


@pytest.fixture(scope="module")
def signing_app(settings):
    """The application with a key; it keeps no live games here."""
    return create_app(settings)


@pytest.fixture
def desk(signing_app):
    return signing_app.test_client()


@pytest.fixture(scope="module")
def keyless():
    return create_app(Config()).test_client()


def scored(client: Any, record: Any = RECORD) -> Any:
    answer = client.post(f"/v1/{record['game']}/score", json={"record": record, "receipt": True})
    assert answer.status_code == 200, answer.json
    return answer.json


def verdict(client: Any, receipt: Any, record: Any = None) -> list[str]:
    body = {"receipt": receipt} | ({} if record is None else {"record": record})
    answer = client.post("/v1/receipts/verify", json=body)
    assert answer.status_code == 200, answer.json
    found = [fault["code"] for fault in answer.json["violations"]]
    assert answer.json["valid"] == (not found)
    return found


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_score_comes_with_a_receipt_that_holds(desk, path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    answer = scored(desk, record)
    receipt = answer.pop("receipt")
    assert answer == desk.post(f"/v1/{record['game']}/score", json={"record": record}).json
    assert receipt["payload"]["score"] == answer
    assert receipt["payload"]["issuer"] == "Example"
    text = json.dumps(receipt["payload"], sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    message = b"regelwerk-receipt-v1\n" + text.encode()
    private().public_key().verify(decoded(receipt["signature"], 64), message)
    assert verdict(desk, receipt) == verdict(desk, receipt, record) == []


def test_nobody_gets_a_receipt_who_has_not_asked(desk) -> None:
    for body in ({"record": RECORD}, {"record": RECORD, "receipt": False}):
        assert set(desk.post("/v1/anaconda/score", json=body).json) == set(ScoreSchema().fields)


@pytest.mark.parametrize("game", list(CATALOG))
def test_what_has_no_plies_gets_no_receipt(desk, game: str) -> None:
    sheet = CATALOG[game].schemas.sheet_example
    answer = desk.post(f"/v1/{game}/score", json={"sheet": sheet, "receipt": True})
    assert answer.status_code == 409
    assert [(fault["code"], fault["pointer"]) for fault in answer.json["errors"]] == [
        ("receipt_needs_record", "#/receipt")
    ]


def test_a_record_that_breaks_rules_gets_no_receipt(desk) -> None:
    bad = {**RECORD, "moves": [*RECORD["moves"][:2], "V=4@III"]}
    answer = desk.post("/v1/anaconda/score", json={"record": bad, "receipt": True})
    assert (answer.status_code, answer.json["code"]) == (409, "illegal_move")


def test_notes_that_cannot_be_signed_are_named(desk) -> None:
    noted = {**RECORD, "result": {"a": [0.5], "b": 1e300}}
    answer = desk.post("/v1/anaconda/score", json={"record": noted, "receipt": True})
    assert (answer.status_code, answer.json["code"]) == (409, "invalid_state")
    assert [fault["pointer"] for fault in answer.json["errors"]] == ["#/record/result/a/0", "#/record/result/b"]
    assert desk.post("/v1/anaconda/score", json={"record": noted}).status_code == 200


def test_notes_of_any_depth_are_no_fault_of_ours(desk) -> None:
    deep = '{"x":' * 900 + "1" + "}" * 900
    body = f'{{"record":{{"moves":[],"result":{deep}}},"receipt":true}}'
    answer = desk.post("/v1/anaconda/score", data=body, content_type="application/json")
    assert [fault["code"] for fault in answer.json["errors"]] == ["too_deep"]
    body = f'{{"receipt":{{"payload":{deep},"key":"","signature":""}}}}'
    answer = desk.post("/v1/receipts/verify", data=body, content_type="application/json")
    assert answer.status_code == 200


@pytest.mark.parametrize("value", [1, "true", None, {}])
def test_a_receipt_is_asked_for_with_true_and_nothing_else(desk, value: Any) -> None:
    answer = desk.post("/v1/anaconda/score", json={"record": RECORD, "receipt": value})
    assert (answer.status_code, answer.json["errors"][0]["pointer"]) == (422, "#/receipt")


def test_a_batch_has_receipts_as_well(desk) -> None:
    body = {"record": RECORD, "receipt": True}
    items = [{"game": "anaconda", "operation": "score", "body": body}] * 2
    answers = desk.post("/v1/batch", json={"items": items}).json["items"]
    assert [answer["status"] for answer in answers] == [200, 200]
    assert all(verdict(desk, answer["body"]["receipt"], RECORD) == [] for answer in answers)


def test_without_a_key_a_receipt_is_refused_and_nothing_else(keyless) -> None:
    answer = keyless.post("/v1/anaconda/score", json={"record": RECORD, "receipt": True})
    assert (answer.status_code, answer.json["code"]) == (403, "forbidden")
    assert answer.json["detail"] == "This service has no key to sign receipts with."
    assert keyless.post("/v1/anaconda/score", json={"record": RECORD}).status_code == 200
    assert keyless.get("/v1/keys").json == {"keys": []}
    assert verdict(keyless, VECTOR["receipt"], RECORD) == ["unknown_key"]


def test_the_keys_are_told_the_own_first_and_can_be_kept(desk, keyless) -> None:
    answer = desk.get("/v1/keys")
    assert answer.json == {"keys": [told(public()), told(OLD)]}
    assert answer.headers["Cache-Control"] == "public, max-age=300"
    again = desk.get("/v1/keys", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert keyless.get("/v1/keys", headers={"If-None-Match": answer.headers["ETag"]}).status_code == 200


def test_a_receipt_of_an_earlier_key_holds_after_the_rotation(tmp_path: Path) -> None:
    before = create_app(config(secret_file(tmp_path, encoded(OLD_SEED), name="old"))).test_client()
    receipt = scored(before)["receipt"]
    retired = told(public(OLD_SEED, None, "2099-01-01T00:00:00Z"))
    after = create_app(config(secret_file(tmp_path), set_file(tmp_path, retired))).test_client()
    assert verdict(after, receipt, RECORD) == []
    assert scored(after)["receipt"]["key"] != receipt["key"]
    too_early = told(public(OLD_SEED, None, "2026-01-01T00:00:00Z"))
    expired = create_app(config(secret_file(tmp_path), set_file(tmp_path, too_early))).test_client()
    assert verdict(expired, receipt) == ["key_not_in_use"]
    withdrawn = create_app(config(secret_file(tmp_path))).test_client()
    assert verdict(withdrawn, receipt) == ["unknown_key"]


def test_every_part_that_was_changed_is_named_with_its_place(desk) -> None:
    receipt = scored(desk)["receipt"]
    assert verdict(desk, {**receipt, "signature": "?"}) == ["bad_signature"]
    assert verdict(desk, {**receipt, "payload": {}}) == ["unknown_version", "bad_signature"]
    answer = desk.post("/v1/receipts/verify", json={"receipt": receipt, "record": {**RECORD, "players": []}}).json
    pointer, detail = VIOLATIONS["record_differs"]
    assert answer["violations"] == [{"code": "record_differs", "detail": detail, "pointer": pointer}]


def test_of_a_member_that_is_there_twice_the_last_one_counts(desk) -> None:
    """As everywhere in the service. The command line and the client refuse such a text."""
    receipt = json.dumps(scored(desk)["receipt"])
    for plies, found in (('"plies": 8, "plies": 7', []), ('"plies": 7, "plies": 8', ["bad_signature"])):
        body = '{{"receipt": {}}}'.format(receipt.replace('"plies": 7', plies))
        answer = desk.post("/v1/receipts/verify", data=body, content_type="application/json").json
        assert [fault["code"] for fault in answer["violations"]] == found


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({}, "#/receipt"),
        ({"receipt": []}, "#/receipt"),
        ({"receipt": {**VECTOR["receipt"], "payload": []}}, "#/receipt/payload"),
        ({"receipt": {**VECTOR["receipt"], "key": 7}}, "#/receipt/key"),
        ({"receipt": {**VECTOR["receipt"], "signature": "A" * 201}}, "#/receipt/signature"),
        ({"receipt": {**VECTOR["receipt"], "more": 1}}, "#/receipt/more"),
        ({"receipt": VECTOR["receipt"], "record": None}, "#/record"),
        ({"receipt": VECTOR["receipt"], "record": {"moves": []}}, "#/record/game"),
        ({"receipt": VECTOR["receipt"], "record": {"game": "anaconda"}}, "#/record/moves"),
        ({"receipt": VECTOR["receipt"], "record": {**RECORD, "rules": "anaconda/0"}}, "#/record/rules"),
    ],
)
def test_what_has_not_the_form_of_a_receipt_is_refused_with_its_place(desk, body: Any, pointer: str) -> None:
    answer = desk.post("/v1/receipts/verify", json=body)
    assert (answer.status_code, answer.json["errors"][0]["pointer"]) == (422, pointer)


def test_the_addresses_are_no_rulesets(desk) -> None:
    for path in ("/v1/keys/x", "/v1/receipts/x"):
        assert desk.get(path).json["code"] == "not_found"


def test_no_answer_and_no_log_has_the_key(desk, caplog) -> None:
    caplog.set_level(logging.DEBUG)
    secrets = (encoded(SEED), SEED.hex())
    for path in ("/v1/keys", "/healthz", "/readyz", "/openapi.json", "/v1/games"):
        text = desk.get(path).text
        assert not any(secret in text for secret in secrets)
    scored(desk)
    assert not any(secret in caplog.text for secret in secrets)


def ask(url: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as answer:
        return json.load(answer)


def test_all_workers_of_a_server_sign_with_one_key(serve, tmp_path: Path) -> None:
    path = secret_file(tmp_path)
    server = serve("--workers", "2", environment={"REGELWERK_SIGNING_KEY": str(path), "REGELWERK_LOG_LEVEL": "debug"})
    body = {"record": RECORD, "receipt": True}
    receipts = [ask(f"{server.url}/v1/anaconda/score", body)["receipt"] for _ in range(12)]
    assert {receipt["key"] for receipt in receipts} == {public().id}
    assert [key["kid"] for key in ask(f"{server.url}/v1/keys")["keys"]] == [public().id]
    assert encoded(SEED) not in server.output
    assert str(path) not in server.output


def test_a_server_with_a_bad_key_does_not_start_and_says_why(serve, tmp_path: Path) -> None:
    path = secret_file(tmp_path, mode=0o644)
    server = serve(environment={"REGELWERK_SIGNING_KEY": str(path)})
    assert server.process.wait(60) == 1
    assert server.output == (
        "Error: REGELWERK_SIGNING_KEY: must be a file that nobody but its owner can read or write (chmod 600).\n"
    )
