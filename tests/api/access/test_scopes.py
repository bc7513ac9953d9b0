"""What needs a scope."""

from __future__ import annotations

from pathlib import Path

import pytest
from access_files import sent_by
from asking import Make, seen
from flask.testing import FlaskClient
from recorded import body_of, operations, order

from service.app import create_app
from service.config import Config


@pytest.mark.parametrize("name", ["club", None])
@pytest.mark.parametrize("operation", ["standings", "pairings", "pairings/check"])
def test_tournaments_are_for_organizers(guarded: FlaskClient, operation: str, name: str | None) -> None:
    path, body = f"/v1/tournaments/{operation}", order(f"tournament_{operation.replace('/', '_')}")

    refused = guarded.post(path, json=body, headers=sent_by(name))
    assert seen(refused) == (403, "missing_scope")
    assert body_of(refused)["detail"] == "This needs an API key with the scope organizer."
    assert seen(guarded.post(path, data="{", headers=sent_by(name))) == (403, "missing_scope"), "before it is read"
    assert guarded.post(path, json=body, headers=sent_by("organizer")).status_code == 200


@pytest.fixture
def signing(make: Make, tmp_path: Path) -> FlaskClient:
    key = tmp_path / "key"
    key.touch(mode=0o600)
    key.write_text("AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8")
    return make(signing_key=str(key))


def test_receipts_are_signed_for_organizers_only_alone_and_in_batches(signing: FlaskClient) -> None:
    record = {"moves": ["roll:III,IV", "III=7,IV=4", "V=8@III"]}
    body = {"record": record, "receipt": True}
    item = {"game": "anaconda", "operation": "score", "body": body}

    for name, statuses in (("club", (403, 403)), ("organizer", (200, 200))):
        alone = signing.post("/v1/anaconda/score", json=body, headers=sent_by(name))
        batch = signing.post("/v1/batch", json={"items": [item]}, headers=sent_by(name))
        assert (alone.status_code, body_of(batch)["items"][0]["status"]) == statuses
    assert signing.post("/v1/anaconda/score", json={"record": record}, headers=sent_by("club")).status_code == 200


def test_a_receipt_can_be_checked_by_everybody(signing: FlaskClient) -> None:
    body = {"record": {"game": "anaconda", "moves": ["roll:III,IV"]}, "receipt": True}
    scored = body_of(signing.post("/v1/anaconda/score", json=body, headers=sent_by("organizer")))

    answer = signing.post("/v1/receipts/verify", json={"receipt": scored["receipt"], "record": body["record"]})
    assert body_of(answer) == {"valid": True, "violations": []}


def test_where_a_scope_is_needed_the_document_says_so() -> None:
    document = body_of(create_app(Config()).test_client().get("/openapi.json"))
    told = {
        operation["operationId"]
        for _, _, operation in operations(document)
        if "scope `organizer`" in operation["description"]
    }

    assert {"tournament_standings", "tournament_pairings", "tournament_pairings_check", "anaconda_score"} <= told
    for _, _, operation in operations(document):
        assert operation["operationId"] not in told or "403" in operation["responses"]
