from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_solo_ply_to_move_type_1 import NumerusSoloPlyToMoveType1, check_numerus_solo_ply_to_move_type_1

if TYPE_CHECKING:
    from ..models.numerus_solo_state import NumerusSoloState


T = TypeVar("T", bound="NumerusSoloPly")


@_attrs_define
class NumerusSoloPly:
    ply: int
    """ How many plies were played. """
    plies: int
    """ How many there are in all. """
    move: None | str
    """ The last of them, as far as the caller may know; null before the first. """
    to_move: int | None | NumerusSoloPlyToMoveType1
    """ The seat to move, "chance" where dice or a draw decide, or null when the round is over. """
    view: NumerusSoloState
    state: None | NumerusSoloState
    """ Everything, for those from whom nothing is hidden (after the end: for all); else null. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.numerus_solo_state import NumerusSoloState  # noqa: PLC0415

        ply = self.ply

        plies = self.plies

        move: None | str
        move = self.move

        to_move: int | None | str
        if isinstance(self.to_move, str):
            to_move = self.to_move
        else:
            to_move = self.to_move

        view = self.view.to_dict()

        state: dict[str, Any] | None
        if isinstance(self.state, NumerusSoloState):
            state = self.state.to_dict()
        else:
            state = self.state

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "ply": ply,
                "plies": plies,
                "move": move,
                "to_move": to_move,
                "view": view,
                "state": state,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_solo_state import NumerusSoloState  # noqa: PLC0415

        d = dict(src_dict)
        ply = d.pop("ply")

        plies = d.pop("plies")

        def _parse_move(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        move = _parse_move(d.pop("move"))

        def _parse_to_move(data: object) -> int | None | NumerusSoloPlyToMoveType1:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                to_move_type_1 = check_numerus_solo_ply_to_move_type_1(data)

                return to_move_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(int | None | NumerusSoloPlyToMoveType1, data)

        to_move = _parse_to_move(d.pop("to_move"))

        view = NumerusSoloState.from_dict(d.pop("view"))

        def _parse_state(data: object) -> None | NumerusSoloState:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                state_type_0 = NumerusSoloState.from_dict(data)

                return state_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | NumerusSoloState, data)

        state = _parse_state(d.pop("state"))

        numerus_solo_ply = cls(
            ply=ply,
            plies=plies,
            move=move,
            to_move=to_move,
            view=view,
            state=state,
        )

        return numerus_solo_ply
