from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_change_game import DaVinciSoloChangeGame, check_da_vinci_solo_change_game
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_result import DaVinciSoloResult


T = TypeVar("T", bound="DaVinciSoloChange")


@_attrs_define
class DaVinciSoloChange:
    game: DaVinciSoloChangeGame
    """ The ruleset. """
    round_: int
    """ The number of the round. """
    table: int
    """ The number of the table. """
    result: DaVinciSoloResult | None | Unset = UNSET
    """ How it ended; null: it has not, or nobody played. """
    forfeits: list[str] | Unset = UNSET
    """ Who forfeited: did not come, or left. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.da_vinci_solo_result import DaVinciSoloResult  # noqa: PLC0415

        game: str = self.game

        round_ = self.round_

        table = self.table

        result: dict[str, Any] | None | Unset
        if isinstance(self.result, Unset):
            result = UNSET
        elif isinstance(self.result, DaVinciSoloResult):
            result = self.result.to_dict()
        else:
            result = self.result

        forfeits: list[str] | Unset = UNSET
        if not isinstance(self.forfeits, Unset):
            forfeits = self.forfeits

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "round": round_,
                "table": table,
            }
        )
        if result is not UNSET:
            field_dict["result"] = result
        if forfeits is not UNSET:
            field_dict["forfeits"] = forfeits

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_result import DaVinciSoloResult  # noqa: PLC0415

        d = dict(src_dict)
        game = check_da_vinci_solo_change_game(d.pop("game"))

        round_ = d.pop("round")

        table = d.pop("table")

        def _parse_result(data: object) -> DaVinciSoloResult | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = DaVinciSoloResult.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloResult | None | Unset, data)

        result = _parse_result(d.pop("result", UNSET))

        forfeits = cast(list[str], d.pop("forfeits", UNSET))

        da_vinci_solo_change = cls(
            game=game,
            round_=round_,
            table=table,
            result=result,
            forfeits=forfeits,
        )

        return da_vinci_solo_change
