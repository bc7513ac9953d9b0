from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="NamedSeat")


@_attrs_define
class NamedSeat:
    seat: int
    """ The seat, from 0. """
    name: str
    """ As given when the session began. """

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        name = self.name

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "name": name,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        name = d.pop("name")

        named_seat = cls(
            seat=seat,
            name=name,
        )

        return named_seat
