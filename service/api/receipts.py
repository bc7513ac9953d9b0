"""The keys of receipts, and whether a receipt is good."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import orjson

from schemas.receipts import KeysSchema, ReceiptVerdictSchema, verify_schema
from schemas.records import record_schema
from service.api.caching import cacheable_by
from service.api.smorest import Blueprint
from service.catalog import CATALOG
from service.keys import told
from service.receipts import Receipt, Receipts

Body = dict[str, Any]
_MAX_AGE_S: Final = 300


def blueprint(desk: Receipts) -> Blueprint:
    """`/v1/keys` and `/v1/receipts/verify`."""
    blp = Blueprint("receipts", __name__, url_prefix="/v1", description="Signed receipts of scores.")
    keys = [told(key) for key in desk.keys.public.values()]
    records = {slug: record_schema(entry.schemas, entry.game) for slug, entry in CATALOG.items()}

    @blp.operation("/keys", "list_keys", methods=["GET"])
    @cacheable_by(hashlib.sha256(orjson.dumps(keys)).hexdigest(), _MAX_AGE_S)
    @blp.response(200, KeysSchema, description="The key that is signed with now, and those of earlier receipts.")
    @blp.refuses(304)
    def list_keys() -> Body:
        """List the public keys.

        With them anybody can check receipts without the service, also later: save the answer. A key that is gone from
        the list is not to be trusted any more.
        """
        return {"keys": keys}

    @blp.operation("/receipts/verify", "verify_receipt", methods=["POST"])
    @blp.arguments(verify_schema(records))
    @blp.response(200, ReceiptVerdictSchema, description="Whether the receipt is good, and everything that is wrong.")
    def verify_receipt(body: Body) -> Body:
        """Check a receipt.

        A bad receipt is an answer here, not an error. With `record` it is also checked that the receipt is for this
        record, and the record is scored again.
        """
        found = desk.verify(Receipt(**body["receipt"]), body.get("record"))
        return {"valid": not found, "violations": found}

    return blp
