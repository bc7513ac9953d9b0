from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_solo_state_to_move_type_1 import (
    NumerusSoloStateToMoveType1,
    check_numerus_solo_state_to_move_type_1,
)

if TYPE_CHECKING:
    from ..models.numerus_solo_setup import NumerusSoloSetup


T = TypeVar("T", bound="NumerusSoloState")


@_attrs_define
class NumerusSoloState:
    setup: NumerusSoloSetup
    to_move: int | None | NumerusSoloStateToMoveType1
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    board: list[int]
    """ The number on each field in reading order; 0 is an empty field, the star's among them. """
    star: None | str
    """ The star's field, like `d5`; null before the deal. """
    chains: list[list[int]]
    """ The chains, ordered by their first number. """

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

        chains = []
        for chains_item_data in self.chains:
            chains_item = chains_item_data

            chains.append(chains_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "setup": setup,
                "to_move": to_move,
                "board": board,
                "star": star,
                "chains": chains,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_solo_setup import NumerusSoloSetup  # noqa: PLC0415

        d = dict(src_dict)
        setup = NumerusSoloSetup.from_dict(d.pop("setup"))

        def _parse_to_move(data: object) -> int | None | NumerusSoloStateToMoveType1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_numerus_solo_state_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | NumerusSoloStateToMoveType1, data)

        to_move = _parse_to_move(d.pop("to_move"))

        board = cast(list[int], d.pop("board"))

        def _parse_star(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        star = _parse_star(d.pop("star"))

        chains = []
        _chains = d.pop("chains")
        for chains_item_data in _chains:
            chains_item = cast(list[int], chains_item_data)

            chains.append(chains_item)

        numerus_solo_state = cls(
            setup=setup,
            to_move=to_move,
            board=board,
            star=star,
            chains=chains,
        )

        return numerus_solo_state
