from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.da_vinci_value_chance import DaVinciValueChance


T = TypeVar("T", bound="DaVinciHiddenTile")


@_attrs_define
class DaVinciHiddenTile:
    seat: int
    """ Whose row. """
    position: int
    """ Where in the row, from 0. """
    distribution: list[DaVinciValueChance]
    """ Every value that it can have, in order, the joker last. """

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        position = self.position

        distribution = []
        for distribution_item_data in self.distribution:
            distribution_item = distribution_item_data.to_dict()
            distribution.append(distribution_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "position": position,
                "distribution": distribution,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_value_chance import DaVinciValueChance  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        position = d.pop("position")

        distribution = []
        _distribution = d.pop("distribution")
        for distribution_item_data in _distribution:
            distribution_item = DaVinciValueChance.from_dict(distribution_item_data)

            distribution.append(distribution_item)

        da_vinci_hidden_tile = cls(
            seat=seat,
            position=position,
            distribution=distribution,
        )

        return da_vinci_hidden_tile
