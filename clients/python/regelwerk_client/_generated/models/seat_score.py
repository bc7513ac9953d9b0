from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.score_item import ScoreItem


T = TypeVar("T", bound="SeatScore")


@_attrs_define
class SeatScore:
    seat: int
    """ The seat, from 0. """
    points: int
    """ All items together. """
    place: int
    """ 1 is first; equal results share a place (1, 1, 3). """
    items: list[ScoreItem]
    """ What the points add up from. """

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        points = self.points

        place = self.place

        items = []
        for items_item_data in self.items:
            items_item = items_item_data.to_dict()
            items.append(items_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "points": points,
                "place": place,
                "items": items,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.score_item import ScoreItem  # noqa: PLC0415

        d = dict(src_dict)
        seat = d.pop("seat")

        points = d.pop("points")

        place = d.pop("place")

        items = []
        _items = d.pop("items")
        for items_item_data in _items:
            items_item = ScoreItem.from_dict(items_item_data)

            items.append(items_item)

        seat_score = cls(
            seat=seat,
            points=points,
            place=place,
            items=items,
        )

        return seat_score
