from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_state_pending_type_0 import (
    DaVinciSoloStatePendingType0,
    check_da_vinci_solo_state_pending_type_0,
)
from ..models.da_vinci_solo_state_phase import DaVinciSoloStatePhase, check_da_vinci_solo_state_phase
from ..models.da_vinci_solo_state_to_move_type_1 import (
    DaVinciSoloStateToMoveType1,
    check_da_vinci_solo_state_to_move_type_1,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_held import DaVinciSoloHeld
    from ..models.da_vinci_solo_row import DaVinciSoloRow
    from ..models.da_vinci_solo_setup import DaVinciSoloSetup


T = TypeVar("T", bound="DaVinciSoloState")


@_attrs_define
class DaVinciSoloState:
    setup: DaVinciSoloSetup
    phase: DaVinciSoloStatePhase
    """ `draw`: a turn begins; `tile`: chance decides which tile comes; `place`: tiles are placed or held; `over`.
    """
    to_move: DaVinciSoloStateToMoveType1 | int | None
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    turn: int
    """ The turns from 1; 0 while the spine is laid out. """
    rows: list[DaVinciSoloRow]
    """ The rows in the order of the spine. """
    pool: list[str]
    """ The tiles face down, in order: B0 W0 B1 ... W11. """
    hand: list[DaVinciSoloHeld] | Unset = UNSET
    """ The tiles in hand, by the turn in which they were drawn. """
    held_since: int | None | Unset = UNSET
    """ With shared allowances, the turn in which the first of the tiles held was drawn; null while none is. """
    allowance: int | Unset = 0
    """ With shared allowances, for how many turns from then on tiles may be held. """
    pending: DaVinciSoloStatePendingType0 | None | Unset = UNSET
    """ The colour that is being drawn, where the player has named one. """
    won: bool | None | Unset = UNSET
    """ Whether all tiles were placed; null before the end. """

    def to_dict(self) -> dict[str, Any]:
        setup = self.setup.to_dict()

        phase: str = self.phase

        to_move: int | None | str
        if isinstance(self.to_move, str):
            to_move = self.to_move
        else:
            to_move = self.to_move

        turn = self.turn

        rows = []
        for rows_item_data in self.rows:
            rows_item = rows_item_data.to_dict()
            rows.append(rows_item)

        pool = self.pool

        hand: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.hand, Unset):
            hand = []
            for hand_item_data in self.hand:
                hand_item = hand_item_data.to_dict()
                hand.append(hand_item)

        held_since: int | None | Unset
        if isinstance(self.held_since, Unset):
            held_since = UNSET
        else:
            held_since = self.held_since

        allowance = self.allowance

        pending: None | str | Unset
        if isinstance(self.pending, Unset):
            pending = UNSET
        elif isinstance(self.pending, str):
            pending = self.pending
        else:
            pending = self.pending

        won: bool | None | Unset
        if isinstance(self.won, Unset):
            won = UNSET
        else:
            won = self.won

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "setup": setup,
                "phase": phase,
                "to_move": to_move,
                "turn": turn,
                "rows": rows,
                "pool": pool,
            }
        )
        if hand is not UNSET:
            field_dict["hand"] = hand
        if held_since is not UNSET:
            field_dict["held_since"] = held_since
        if allowance is not UNSET:
            field_dict["allowance"] = allowance
        if pending is not UNSET:
            field_dict["pending"] = pending
        if won is not UNSET:
            field_dict["won"] = won

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_held import DaVinciSoloHeld  # noqa: PLC0415
        from ..models.da_vinci_solo_row import DaVinciSoloRow  # noqa: PLC0415
        from ..models.da_vinci_solo_setup import DaVinciSoloSetup  # noqa: PLC0415

        d = dict(src_dict)
        setup = DaVinciSoloSetup.from_dict(d.pop("setup"))

        phase = check_da_vinci_solo_state_phase(d.pop("phase"))

        def _parse_to_move(data: object) -> DaVinciSoloStateToMoveType1 | int | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_da_vinci_solo_state_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloStateToMoveType1 | int | None, data)

        to_move = _parse_to_move(d.pop("to_move"))

        turn = d.pop("turn")

        rows = []
        _rows = d.pop("rows")
        for rows_item_data in _rows:
            rows_item = DaVinciSoloRow.from_dict(rows_item_data)

            rows.append(rows_item)

        pool = cast(list[str], d.pop("pool"))

        _hand = d.pop("hand", UNSET)
        hand: list[DaVinciSoloHeld] | Unset = UNSET
        if _hand is not UNSET:
            hand = []
            for hand_item_data in _hand:
                hand_item = DaVinciSoloHeld.from_dict(hand_item_data)

                hand.append(hand_item)

        def _parse_held_since(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        held_since = _parse_held_since(d.pop("held_since", UNSET))

        allowance = d.pop("allowance", UNSET)

        def _parse_pending(data: object) -> DaVinciSoloStatePendingType0 | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                pending_type_0 = check_da_vinci_solo_state_pending_type_0(data)

                return pending_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloStatePendingType0 | None | Unset, data)

        pending = _parse_pending(d.pop("pending", UNSET))

        def _parse_won(data: object) -> bool | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(bool | None | Unset, data)

        won = _parse_won(d.pop("won", UNSET))

        da_vinci_solo_state = cls(
            setup=setup,
            phase=phase,
            to_move=to_move,
            turn=turn,
            rows=rows,
            pool=pool,
            hand=hand,
            held_since=held_since,
            allowance=allowance,
            pending=pending,
            won=won,
        )

        return da_vinci_solo_state
