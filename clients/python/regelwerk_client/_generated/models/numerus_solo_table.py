from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_solo_table_game import NumerusSoloTableGame, check_numerus_solo_table_game
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.numerus_solo_result import NumerusSoloResult


T = TypeVar("T", bound="NumerusSoloTable")


@_attrs_define
class NumerusSoloTable:
    game: NumerusSoloTableGame
    """ The ruleset. """
    table: int
    """ The number of the table. """
    seats: list[str]
    """ Who sits there, in seat order. """
    result: None | NumerusSoloResult | Unset = UNSET
    """ How it ended; null: it has not, or nobody played. """
    forfeits: list[str] | Unset = UNSET
    """ Who forfeited: did not come, or left. """
    adjourned: bool | Unset = False
    """ True: the game is not over and counts for nothing yet. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.numerus_solo_result import NumerusSoloResult  # noqa: PLC0415

        game: str = self.game

        table = self.table

        seats = self.seats

        result: dict[str, Any] | None | Unset
        if isinstance(self.result, Unset):
            result = UNSET
        elif isinstance(self.result, NumerusSoloResult):
            result = self.result.to_dict()
        else:
            result = self.result

        forfeits: list[str] | Unset = UNSET
        if not isinstance(self.forfeits, Unset):
            forfeits = self.forfeits

        adjourned = self.adjourned

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "table": table,
                "seats": seats,
            }
        )
        if result is not UNSET:
            field_dict["result"] = result
        if forfeits is not UNSET:
            field_dict["forfeits"] = forfeits
        if adjourned is not UNSET:
            field_dict["adjourned"] = adjourned

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_solo_result import NumerusSoloResult  # noqa: PLC0415

        d = dict(src_dict)
        game = check_numerus_solo_table_game(d.pop("game"))

        table = d.pop("table")

        seats = cast(list[str], d.pop("seats"))

        def _parse_result(data: object) -> None | NumerusSoloResult | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                result_type_0 = NumerusSoloResult.from_dict(data)

                return result_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | NumerusSoloResult | Unset, data)

        result = _parse_result(d.pop("result", UNSET))

        forfeits = cast(list[str], d.pop("forfeits", UNSET))

        adjourned = d.pop("adjourned", UNSET)

        numerus_solo_table = cls(
            game=game,
            table=table,
            seats=seats,
            result=result,
            forfeits=forfeits,
            adjourned=adjourned,
        )

        return numerus_solo_table
