from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_solo_setup_board_type_0 import NumerusSoloSetupBoardType0, check_numerus_solo_setup_board_type_0
from ..models.numerus_solo_setup_solo_penalty import NumerusSoloSetupSoloPenalty, check_numerus_solo_setup_solo_penalty
from ..types import UNSET, Unset

T = TypeVar("T", bound="NumerusSoloSetup")


@_attrs_define
class NumerusSoloSetup:
    board: list[str] | NumerusSoloSetupBoardType0 | Unset = "eight"
    """ `eight`: rows of 3 5 7 7 5 7 7 5 3 fields. `square`: 7 by 7. Or the names of 49 different fields in reading
    order (row 1 from left to right, then row 2, ...). """
    cross_gaps: bool | Unset = False
    """ Whether the star slides on behind a gap or notch of the board. """
    solo_penalty: NumerusSoloSetupSoloPenalty | Unset = "per_chip"
    """ What a chain of n < 6 costs: `per_chip` n, `per_chain` 1, `triangular` 1 + 2 + ... + n. """

    def to_dict(self) -> dict[str, Any]:
        board: list[str] | str | Unset
        if isinstance(self.board, Unset):
            board = UNSET
        elif isinstance(self.board, str):
            board = self.board
        else:
            board = self.board

        cross_gaps = self.cross_gaps

        solo_penalty: str | Unset = UNSET
        if not isinstance(self.solo_penalty, Unset):
            solo_penalty = self.solo_penalty

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if board is not UNSET:
            field_dict["board"] = board
        if cross_gaps is not UNSET:
            field_dict["cross_gaps"] = cross_gaps
        if solo_penalty is not UNSET:
            field_dict["solo_penalty"] = solo_penalty

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_board(data: object) -> list[str] | NumerusSoloSetupBoardType0 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                board_type_0 = check_numerus_solo_setup_board_type_0(data)

                return board_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, list):
                raise TypeError()
            board_type_1 = cast(list[str], data)

            return board_type_1

        board = _parse_board(d.pop("board", UNSET))

        cross_gaps = d.pop("cross_gaps", UNSET)

        _solo_penalty = d.pop("solo_penalty", UNSET)
        solo_penalty: NumerusSoloSetupSoloPenalty | Unset
        if isinstance(_solo_penalty, Unset):
            solo_penalty = UNSET
        else:
            solo_penalty = check_numerus_solo_setup_solo_penalty(_solo_penalty)

        numerus_solo_setup = cls(
            board=board,
            cross_gaps=cross_gaps,
            solo_penalty=solo_penalty,
        )

        return numerus_solo_setup
