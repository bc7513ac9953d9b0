from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Scale")


@_attrs_define
class Scale:
    seats: int
    """ The number of seats. """
    points: list[int | str]
    """ What each place is worth, the first one first. """

    def to_dict(self) -> dict[str, Any]:
        seats = self.seats

        points = []
        for points_item_data in self.points:
            points_item: int | str
            points_item = points_item_data
            points.append(points_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seats": seats,
                "points": points,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seats = d.pop("seats")

        points = []
        _points = d.pop("points")
        for points_item_data in _points:

            def _parse_points_item(data: object) -> int | str:
                return cast(int | str, data)

            points_item = _parse_points_item(points_item_data)

            points.append(points_item)

        scale = cls(
            seats=seats,
            points=points,
        )

        return scale
