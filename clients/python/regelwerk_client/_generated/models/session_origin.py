from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="SessionOrigin")


@_attrs_define
class SessionOrigin:
    session: None | str
    """ The id of the other session; null: a record. """
    ply: int
    """ How many plies of it were played. """

    def to_dict(self) -> dict[str, Any]:
        session: None | str
        session = self.session

        ply = self.ply

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "session": session,
                "ply": ply,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_session(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        session = _parse_session(d.pop("session"))

        ply = d.pop("ply")

        session_origin = cls(
            session=session,
            ply=ply,
        )

        return session_origin
