from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DaVinciPlacement")


@_attrs_define
class DaVinciPlacement:
    tile: str
    """ The joker. """
    index: int
    """ Its index in the finished row. """

    def to_dict(self) -> dict[str, Any]:
        tile = self.tile

        index = self.index

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tile": tile,
                "index": index,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tile = d.pop("tile")

        index = d.pop("index")

        da_vinci_placement = cls(
            tile=tile,
            index=index,
        )

        return da_vinci_placement
