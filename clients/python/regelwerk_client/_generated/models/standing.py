from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.round_counts import RoundCounts
    from ..models.tie_break_value import TieBreakValue


T = TypeVar("T", bound="Standing")


@_attrs_define
class Standing:
    place: int
    """ 1 is first; equal ones share a place (1, 1, 3). """
    player: str
    """ The id of the player. """
    name: str
    """ The name of the player. """
    values: list[TieBreakValue]
    """ The value under every criterion, in the order of the request. """
    rounds: RoundCounts

    def to_dict(self) -> dict[str, Any]:
        place = self.place

        player = self.player

        name = self.name

        values = []
        for values_item_data in self.values:
            values_item = values_item_data.to_dict()
            values.append(values_item)

        rounds = self.rounds.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "place": place,
                "player": player,
                "name": name,
                "values": values,
                "rounds": rounds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.round_counts import RoundCounts  # noqa: PLC0415
        from ..models.tie_break_value import TieBreakValue  # noqa: PLC0415

        d = dict(src_dict)
        place = d.pop("place")

        player = d.pop("player")

        name = d.pop("name")

        values = []
        _values = d.pop("values")
        for values_item_data in _values:
            values_item = TieBreakValue.from_dict(values_item_data)

            values.append(values_item)

        rounds = RoundCounts.from_dict(d.pop("rounds"))

        standing = cls(
            place=place,
            player=player,
            name=name,
            values=values,
            rounds=rounds,
        )

        return standing
