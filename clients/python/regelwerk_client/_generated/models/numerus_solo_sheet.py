from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.numerus_solo_sheet_solo_penalty import NumerusSoloSheetSoloPenalty, check_numerus_solo_sheet_solo_penalty
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.numerus_solo_round import NumerusSoloRound


T = TypeVar("T", bound="NumerusSoloSheet")


@_attrs_define
class NumerusSoloSheet:
    rounds: list[NumerusSoloRound]
    """ The games in the order in which they were played. """
    solo_penalty: NumerusSoloSheetSoloPenalty | Unset = "per_chip"
    """ What a chain of n < 6 costs: `per_chip` n, `per_chain` 1, `triangular` 1 + 2 + ... + n. """

    def to_dict(self) -> dict[str, Any]:
        rounds = []
        for rounds_item_data in self.rounds:
            rounds_item = rounds_item_data.to_dict()
            rounds.append(rounds_item)

        solo_penalty: str | Unset = UNSET
        if not isinstance(self.solo_penalty, Unset):
            solo_penalty = self.solo_penalty

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "rounds": rounds,
            }
        )
        if solo_penalty is not UNSET:
            field_dict["solo_penalty"] = solo_penalty

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_solo_round import NumerusSoloRound  # noqa: PLC0415

        d = dict(src_dict)
        rounds = []
        _rounds = d.pop("rounds")
        for rounds_item_data in _rounds:
            rounds_item = NumerusSoloRound.from_dict(rounds_item_data)

            rounds.append(rounds_item)

        _solo_penalty = d.pop("solo_penalty", UNSET)
        solo_penalty: NumerusSoloSheetSoloPenalty | Unset
        if isinstance(_solo_penalty, Unset):
            solo_penalty = UNSET
        else:
            solo_penalty = check_numerus_solo_sheet_solo_penalty(_solo_penalty)

        numerus_solo_sheet = cls(
            rounds=rounds,
            solo_penalty=solo_penalty,
        )

        return numerus_solo_sheet
