from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.because_floats_item import BecauseFloatsItem, check_because_floats_item

if TYPE_CHECKING:
    from ..models.repeat import Repeat


T = TypeVar("T", bound="Because")


@_attrs_define
class Because:
    points: list[str]
    """ Of each seat, before the round. """
    floats: list[BecauseFloatsItem]
    """ By seat: `up` where the others at the table have more points on average, `down` where fewer. """
    repeats: list[Repeat]
    """ Who meets again. """

    def to_dict(self) -> dict[str, Any]:
        points = self.points

        floats = []
        for floats_item_data in self.floats:
            floats_item: str = floats_item_data
            floats.append(floats_item)

        repeats = []
        for repeats_item_data in self.repeats:
            repeats_item = repeats_item_data.to_dict()
            repeats.append(repeats_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "points": points,
                "floats": floats,
                "repeats": repeats,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.repeat import Repeat  # noqa: PLC0415

        d = dict(src_dict)
        points = cast(list[str], d.pop("points"))

        floats = []
        _floats = d.pop("floats")
        for floats_item_data in _floats:
            floats_item = check_because_floats_item(floats_item_data)

            floats.append(floats_item)

        repeats = []
        _repeats = d.pop("repeats")
        for repeats_item_data in _repeats:
            repeats_item = Repeat.from_dict(repeats_item_data)

            repeats.append(repeats_item)

        because = cls(
            points=points,
            floats=floats,
            repeats=repeats,
        )

        return because
