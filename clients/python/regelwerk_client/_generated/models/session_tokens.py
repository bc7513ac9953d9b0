from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="SessionTokens")


@_attrs_define
class SessionTokens:
    host: str
    """ A secret: whoever has it speaks for the host. Sent as `Authorization: Bearer …`; it is not shown again. """
    seats: list[str]
    """ One per seat, in seat order. """

    def to_dict(self) -> dict[str, Any]:
        host = self.host

        seats = self.seats

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "host": host,
                "seats": seats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        host = d.pop("host")

        seats = cast(list[str], d.pop("seats"))

        session_tokens = cls(
            host=host,
            seats=seats,
        )

        return session_tokens
