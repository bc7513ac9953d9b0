from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_seen_tile_colour import DaVinciSeenTileColour, check_da_vinci_seen_tile_colour
from ..models.da_vinci_seen_tile_ruled_out_item_type_1 import (
    DaVinciSeenTileRuledOutItemType1,
    check_da_vinci_seen_tile_ruled_out_item_type_1,
)

T = TypeVar("T", bound="DaVinciSeenTile")


@_attrs_define
class DaVinciSeenTile:
    colour: DaVinciSeenTileColour
    """ Its colour, which is always public. """
    tile: None | str
    """ Which tile it is; null while that is hidden from this seat. """
    exposed: bool
    """ Whether everybody sees its number. """
    ruled_out: list[DaVinciSeenTileRuledOutItemType1 | int]
    """ The values that were guessed wrongly for it, sorted, the joker last. """
    since: int
    """ The turn in which it came into the row; 0 from the start. """

    def to_dict(self) -> dict[str, Any]:
        colour: str = self.colour

        tile: None | str
        tile = self.tile

        exposed = self.exposed

        ruled_out = []
        for ruled_out_item_data in self.ruled_out:
            ruled_out_item: int | str
            if isinstance(ruled_out_item_data, str):
                ruled_out_item = ruled_out_item_data
            else:
                ruled_out_item = ruled_out_item_data
            ruled_out.append(ruled_out_item)

        since = self.since

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "colour": colour,
                "tile": tile,
                "exposed": exposed,
                "ruled_out": ruled_out,
                "since": since,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        colour = check_da_vinci_seen_tile_colour(d.pop("colour"))

        def _parse_tile(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tile = _parse_tile(d.pop("tile"))

        exposed = d.pop("exposed")

        ruled_out = []
        _ruled_out = d.pop("ruled_out")
        for ruled_out_item_data in _ruled_out:

            def _parse_ruled_out_item(data: object) -> DaVinciSeenTileRuledOutItemType1 | int:
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    ruled_out_item_type_1 = check_da_vinci_seen_tile_ruled_out_item_type_1(data)

                    return ruled_out_item_type_1
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(DaVinciSeenTileRuledOutItemType1 | int, data)

            ruled_out_item = _parse_ruled_out_item(ruled_out_item_data)

            ruled_out.append(ruled_out_item)

        since = d.pop("since")

        da_vinci_seen_tile = cls(
            colour=colour,
            tile=tile,
            exposed=exposed,
            ruled_out=ruled_out,
            since=since,
        )

        return da_vinci_seen_tile
