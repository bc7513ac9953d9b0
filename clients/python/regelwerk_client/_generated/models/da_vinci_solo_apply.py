from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState


T = TypeVar("T", bound="DaVinciSoloApply")


@_attrs_define
class DaVinciSoloApply:
    state: DaVinciSoloState
    moves: list[str]
    """ Moves to play in order, all or none; chance moves may be among them. """
    seed: str | Unset = UNSET
    """ With it, chance is drawn wherever `moves` has no chance move; the same seed and position give the same
    outcome. Without it, play stops at a chance node. """

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        moves = self.moves

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "moves": moves,
            }
        )
        if seed is not UNSET:
            field_dict["seed"] = seed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415

        d = dict(src_dict)
        state = DaVinciSoloState.from_dict(d.pop("state"))

        moves = cast(list[str], d.pop("moves"))

        seed = d.pop("seed", UNSET)

        da_vinci_solo_apply = cls(
            state=state,
            moves=moves,
            seed=seed,
        )

        return da_vinci_solo_apply
