from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_row_side_type_0 import DaVinciSoloRowSideType0, check_da_vinci_solo_row_side_type_0

T = TypeVar("T", bound="DaVinciSoloRow")


@_attrs_define
class DaVinciSoloRow:
    spine: str
    """ Its tile of the spine. """
    side: DaVinciSoloRowSideType0 | None
    """ The side to which it grows; null while only the spine tile lies. """
    tiles: list[str]
    """ All its tiles from left to right. """

    def to_dict(self) -> dict[str, Any]:
        spine = self.spine

        side: None | str
        if isinstance(self.side, str):
            side = self.side
        else:
            side = self.side

        tiles = self.tiles

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "spine": spine,
                "side": side,
                "tiles": tiles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        spine = d.pop("spine")

        def _parse_side(data: object) -> DaVinciSoloRowSideType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                side_type_0 = check_da_vinci_solo_row_side_type_0(data)

                return side_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloRowSideType0 | None, data)

        side = _parse_side(d.pop("side"))

        tiles = cast(list[str], d.pop("tiles"))

        da_vinci_solo_row = cls(
            spine=spine,
            side=side,
            tiles=tiles,
        )

        return da_vinci_solo_row
