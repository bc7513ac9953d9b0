from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_state_to_move_type_1 import NumerusStateToMoveType1, check_numerus_state_to_move_type_1

if TYPE_CHECKING:
    from ..models.numerus_setup import NumerusSetup


T = TypeVar("T", bound="NumerusState")


@_attrs_define
class NumerusState:
    setup: NumerusSetup
    to_move: int | None | NumerusStateToMoveType1
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    board: list[int]
    """ The number on each field in reading order; 0 is an empty field, the star's among them. """
    star: None | str
    """ The star's field, like `d5`; null before the deal. """
    collected: list[list[int]]
    """ What each seat has taken, by seat. """
    exchange_left: list[int]
    """ The exchange chips that each seat still has, by seat; all 0 without the variant. """

    def to_dict(self) -> dict[str, Any]:
        setup = self.setup.to_dict()

        to_move: int | None | str
        if isinstance(self.to_move, str):
            to_move = self.to_move
        else:
            to_move = self.to_move

        board = self.board

        star: None | str
        star = self.star

        collected = []
        for collected_item_data in self.collected:
            collected_item = collected_item_data

            collected.append(collected_item)

        exchange_left = self.exchange_left

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "setup": setup,
                "to_move": to_move,
                "board": board,
                "star": star,
                "collected": collected,
                "exchange_left": exchange_left,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_setup import NumerusSetup  # noqa: PLC0415

        d = dict(src_dict)
        setup = NumerusSetup.from_dict(d.pop("setup"))

        def _parse_to_move(data: object) -> int | None | NumerusStateToMoveType1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_numerus_state_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | NumerusStateToMoveType1, data)

        to_move = _parse_to_move(d.pop("to_move"))

        board = cast(list[int], d.pop("board"))

        def _parse_star(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        star = _parse_star(d.pop("star"))

        collected = []
        _collected = d.pop("collected")
        for collected_item_data in _collected:
            collected_item = cast(list[int], collected_item_data)

            collected.append(collected_item)

        exchange_left = cast(list[int], d.pop("exchange_left"))

        numerus_state = cls(
            setup=setup,
            to_move=to_move,
            board=board,
            star=star,
            collected=collected,
            exchange_left=exchange_left,
        )

        return numerus_state
