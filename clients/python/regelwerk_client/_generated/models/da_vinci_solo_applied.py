from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState


T = TypeVar("T", bound="DaVinciSoloApplied")


@_attrs_define
class DaVinciSoloApplied:
    state: DaVinciSoloState
    applied: int
    """ How many of the given moves were played: all. """
    moves: list[str]
    """ All plies in order, drawn ones included. """

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        applied = self.applied

        moves = self.moves

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "applied": applied,
                "moves": moves,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415

        d = dict(src_dict)
        state = DaVinciSoloState.from_dict(d.pop("state"))

        applied = d.pop("applied")

        moves = cast(list[str], d.pop("moves"))

        da_vinci_solo_applied = cls(
            state=state,
            applied=applied,
            moves=moves,
        )

        return da_vinci_solo_applied
