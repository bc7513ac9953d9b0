from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="NumerusSoloRound")


@_attrs_define
class NumerusSoloRound:
    chains: list[list[int]]
    """ The chains at the end, in any order: all 48 chips together. """

    def to_dict(self) -> dict[str, Any]:
        chains = []
        for chains_item_data in self.chains:
            chains_item = chains_item_data

            chains.append(chains_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "chains": chains,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        chains = []
        _chains = d.pop("chains")
        for chains_item_data in _chains:
            chains_item = cast(list[int], chains_item_data)

            chains.append(chains_item)

        numerus_solo_round = cls(
            chains=chains,
        )

        return numerus_solo_round
