from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DaVinciSoloHeld")


@_attrs_define
class DaVinciSoloHeld:
    tile: str
    """ Which tile it is. """
    drawn: int
    """ The turn in which it was drawn. """

    def to_dict(self) -> dict[str, Any]:
        tile = self.tile

        drawn = self.drawn

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tile": tile,
                "drawn": drawn,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tile = d.pop("tile")

        drawn = d.pop("drawn")

        da_vinci_solo_held = cls(
            tile=tile,
            drawn=drawn,
        )

        return da_vinci_solo_held
