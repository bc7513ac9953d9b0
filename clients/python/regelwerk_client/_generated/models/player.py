from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="Player")


@_attrs_define
class Player:
    id: str
    """ Any text that no other player has. """
    name: None | str | Unset = UNSET
    """ The name for people; left out: the id. """
    absent_from: int | None | Unset = UNSET
    """ The round from which on he is gone for good; null: he stays. """

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        name: None | str | Unset
        if isinstance(self.name, Unset):
            name = UNSET
        else:
            name = self.name

        absent_from: int | None | Unset
        if isinstance(self.absent_from, Unset):
            absent_from = UNSET
        else:
            absent_from = self.absent_from

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if absent_from is not UNSET:
            field_dict["absent_from"] = absent_from

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        def _parse_name(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        name = _parse_name(d.pop("name", UNSET))

        def _parse_absent_from(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        absent_from = _parse_absent_from(d.pop("absent_from", UNSET))

        player = cls(
            id=id,
            name=name,
            absent_from=absent_from,
        )

        return player
