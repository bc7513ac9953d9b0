from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.da_vinci_solo_round import DaVinciSoloRound


T = TypeVar("T", bound="DaVinciSoloSheet")


@_attrs_define
class DaVinciSoloSheet:
    rounds: list[DaVinciSoloRound]
    """ The rounds in the order in which they were played. """

    def to_dict(self) -> dict[str, Any]:
        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rounds": rounds,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_round import DaVinciSoloRound  # noqa: PLC0415

        d = dict(src_dict)
        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = DaVinciSoloRound.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        da_vinci_solo_sheet = cls(
            rounds=rounds,
        )

        return da_vinci_solo_sheet
