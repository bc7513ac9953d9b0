from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.session_caller_role import SessionCallerRole, check_session_caller_role

T = TypeVar("T", bound="SessionCaller")


@_attrs_define
class SessionCaller:
    role: SessionCallerRole
    """ By the token: the host's, a seat's, or none. """
    seat: int | None
    """ The caller's seat; null without one. """

    def to_dict(self) -> dict[str, Any]:
        role: str = self.role

        seat: int | None
        seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "role": role,
                "seat": seat,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        role = check_session_caller_role(d.pop("role"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        session_caller = cls(
            role=role,
            seat=seat,
        )

        return session_caller
