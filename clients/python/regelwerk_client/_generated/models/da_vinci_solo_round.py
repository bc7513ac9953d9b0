from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DaVinciSoloRound")


@_attrs_define
class DaVinciSoloRound:
    placed: int
    """ How many tiles lay in rows at the end, the spine included; 24: won. """

    def to_dict(self) -> dict[str, Any]:
        placed = self.placed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "placed": placed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        placed = d.pop("placed")

        da_vinci_solo_round = cls(
            placed=placed,
        )

        return da_vinci_solo_round
