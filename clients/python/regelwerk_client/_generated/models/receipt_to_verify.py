from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.receipt_to_verify_payload import ReceiptToVerifyPayload


T = TypeVar("T", bound="ReceiptToVerify")


@_attrs_define
class ReceiptToVerify:
    payload: ReceiptToVerifyPayload
    """ As it was issued, with all members. """
    key: str
    """ The id of the key. """
    signature: str
    """ The signature. """

    def to_dict(self) -> dict[str, Any]:
        payload = self.payload.to_dict()

        key = self.key

        signature = self.signature

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "payload": payload,
                "key": key,
                "signature": signature,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.receipt_to_verify_payload import ReceiptToVerifyPayload  # noqa: PLC0415

        d = dict(src_dict)
        payload = ReceiptToVerifyPayload.from_dict(d.pop("payload"))

        key = d.pop("key")

        signature = d.pop("signature")

        receipt_to_verify = cls(
            payload=payload,
            key=key,
            signature=signature,
        )

        return receipt_to_verify
