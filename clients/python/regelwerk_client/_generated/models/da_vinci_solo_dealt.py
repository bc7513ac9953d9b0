from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState


T = TypeVar("T", bound="DaVinciSoloDealt")


@_attrs_define
class DaVinciSoloDealt:
    state: DaVinciSoloState
    seed: str
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
                "seed": seed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415

        d = dict(src_dict)
        state = DaVinciSoloState.from_dict(d.pop("state"))

        seed = d.pop("seed")

        da_vinci_solo_dealt = cls(
            state=state,
            seed=seed,
        )

        return da_vinci_solo_dealt
