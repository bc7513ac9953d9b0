from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_seen_clue_colour import DaVinciSeenClueColour, check_da_vinci_seen_clue_colour

T = TypeVar("T", bound="DaVinciSeenClue")


@_attrs_define
class DaVinciSeenClue:
    colour: DaVinciSeenClueColour
    """ Its colour, which is always public. """
    tile: None | str
    """ Which tile it is; null for everybody but its owner. """

    def to_dict(self) -> dict[str, Any]:
        colour: str = self.colour

        tile: None | str
        tile = self.tile

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "colour": colour,
                "tile": tile,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        colour = check_da_vinci_seen_clue_colour(d.pop("colour"))

        def _parse_tile(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tile = _parse_tile(d.pop("tile"))

        da_vinci_seen_clue = cls(
            colour=colour,
            tile=tile,
        )

        return da_vinci_seen_clue
