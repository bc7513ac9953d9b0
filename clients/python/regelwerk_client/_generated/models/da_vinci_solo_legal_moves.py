from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_legal_moves_to_move_type_1 import (
    DaVinciSoloLegalMovesToMoveType1,
    check_da_vinci_solo_legal_moves_to_move_type_1,
)

if TYPE_CHECKING:
    from ..models.da_vinci_solo_listed_move import DaVinciSoloListedMove


T = TypeVar("T", bound="DaVinciSoloLegalMoves")


@_attrs_define
class DaVinciSoloLegalMoves:
    to_move: DaVinciSoloLegalMovesToMoveType1 | int | None
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    terminal: bool
    """ True when the round is over. """
    moves: list[DaVinciSoloListedMove]
    """ Every legal move in canonical order; at a chance node every outcome. """

    def to_dict(self) -> dict[str, Any]:
        to_move: int | None | str
        if isinstance(self.to_move, str):
            to_move = self.to_move
        else:
            to_move = self.to_move

        terminal = self.terminal

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "to_move": to_move,
                "terminal": terminal,
                "moves": moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_listed_move import DaVinciSoloListedMove  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_to_move(data: object) -> DaVinciSoloLegalMovesToMoveType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_da_vinci_solo_legal_moves_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloLegalMovesToMoveType1 | int | None, data)

        to_move = _parse_to_move(d.pop("to_move"))

        terminal = d.pop("terminal")

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = DaVinciSoloListedMove.from_dict(moves_item_data)

            moves.append(moves_item)

        da_vinci_solo_legal_moves = cls(
            to_move=to_move,
            terminal=terminal,
            moves=moves,
        )

        return da_vinci_solo_legal_moves
