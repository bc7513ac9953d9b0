from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="Commitment")


@_attrs_define
class Commitment:
    commitment: str
    """ SHA-256 (hex) of `<salt>:<seed>`. Show it to the players, let each add a text, and begin the session with
    `commitment` and `entropy`. It can be used once. """
    expires_at: datetime.datetime
    """ Until when a session can be begun with it, UTC. """

    def to_dict(self) -> dict[str, Any]:
        commitment = self.commitment

        expires_at = self.expires_at.isoformat()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "commitment": commitment,
                "expires_at": expires_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        commitment = d.pop("commitment")

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        commitment = cls(
            commitment=commitment,
            expires_at=expires_at,
        )

        return commitment
