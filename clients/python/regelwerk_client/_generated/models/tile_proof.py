from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="TileProof")


@_attrs_define
class TileProof:
    back: int
    """ The number on the back of the tile. """
    tile: str
    """ What is on its front. """
    salt: str
    """ What makes the leaf impossible to guess. """
    path: list[str]
    """ The hashes beside the way from the leaf to the root. """

    def to_dict(self) -> dict[str, Any]:
        back = self.back

        tile = self.tile

        salt = self.salt

        path = self.path

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "back": back,
                "tile": tile,
                "salt": salt,
                "path": path,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        back = d.pop("back")

        tile = d.pop("tile")

        salt = d.pop("salt")

        path = cast(list[str], d.pop("path"))

        tile_proof = cls(
            back=back,
            tile=tile,
            salt=salt,
            path=path,
        )

        return tile_proof
