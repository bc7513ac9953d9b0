from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_setup_board_type_0 import NumerusSetupBoardType0, check_numerus_setup_board_type_0
from ..models.numerus_setup_players import NumerusSetupPlayers, check_numerus_setup_players
from ..models.numerus_setup_scoring import NumerusSetupScoring, check_numerus_setup_scoring
from ..types import UNSET, Unset

T = TypeVar("T", bound="NumerusSetup")


@_attrs_define
class NumerusSetup:
    players: NumerusSetupPlayers | Unset = 2
    """ How many play. """
    board: list[str] | NumerusSetupBoardType0 | Unset = "eight"
    """ `eight`: rows of 3 5 7 7 5 7 7 5 3 fields. `square`: 7 by 7. Or the names of 49 different fields in reading
    order (row 1 from left to right, then row 2, ...). """
    cross_gaps: bool | Unset = False
    """ Whether the star slides on behind a gap or notch of the board. """
    exchange_chips: int | Unset = 0
    """ How many swaps each player may make; the exchange variant has 2. """
    scoring: NumerusSetupScoring | Unset = "longest"
    """ `longest`: the longest chain wins. `tournament`: a chain of n is worth 1 + 2 + ... + n. """
    first_player: int | Unset = 0
    """ The seat that begins. """

    def to_dict(self) -> dict[str, Any]:
        players: int | Unset = UNSET
        if not isinstance(self.players, Unset):
            players = self.players

        board: list[str] | str | Unset
        if isinstance(self.board, Unset):
            board = UNSET
        elif isinstance(self.board, str):
            board = self.board
        else:
            board = self.board

        cross_gaps = self.cross_gaps

        exchange_chips = self.exchange_chips

        scoring: str | Unset = UNSET
        if not isinstance(self.scoring, Unset):
            scoring = self.scoring

        first_player = self.first_player

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if players is not UNSET:
            field_dict["players"] = players
        if board is not UNSET:
            field_dict["board"] = board
        if cross_gaps is not UNSET:
            field_dict["cross_gaps"] = cross_gaps
        if exchange_chips is not UNSET:
            field_dict["exchange_chips"] = exchange_chips
        if scoring is not UNSET:
            field_dict["scoring"] = scoring
        if first_player is not UNSET:
            field_dict["first_player"] = first_player

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _players = d.pop("players", UNSET)
        players: NumerusSetupPlayers | Unset
        if isinstance(_players, Unset):
            players = UNSET
        else:
            players = check_numerus_setup_players(_players)

        def _parse_board(data: object) -> list[str] | NumerusSetupBoardType0 | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                board_type_0 = check_numerus_setup_board_type_0(data)

                return board_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, list):
                raise TypeError()
            board_type_1 = cast(list[str], data)

            return board_type_1

        board = _parse_board(d.pop("board", UNSET))

        cross_gaps = d.pop("cross_gaps", UNSET)

        exchange_chips = d.pop("exchange_chips", UNSET)

        _scoring = d.pop("scoring", UNSET)
        scoring: NumerusSetupScoring | Unset
        if isinstance(_scoring, Unset):
            scoring = UNSET
        else:
            scoring = check_numerus_setup_scoring(_scoring)

        first_player = d.pop("first_player", UNSET)

        numerus_setup = cls(
            players=players,
            board=board,
            cross_gaps=cross_gaps,
            exchange_chips=exchange_chips,
            scoring=scoring,
            first_player=first_player,
        )

        return numerus_setup
