"""Check a receipt."""

from __future__ import annotations

from typing import Any

import httpx

from ...models.receipt_verdict import ReceiptVerdict
from ...models.verify_receipt import VerifyReceipt


def request(
    *,
    body: VerifyReceipt,
) -> dict[str, Any]:
    """The request, as httpx takes it."""
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "POST",
        "url": "/v1/receipts/verify",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"
    _kwargs["headers"] = headers
    return _kwargs


def answer(response: httpx.Response) -> ReceiptVerdict:
    """What a good answer says."""
    response_200 = ReceiptVerdict.from_dict(response.json())

    return response_200
