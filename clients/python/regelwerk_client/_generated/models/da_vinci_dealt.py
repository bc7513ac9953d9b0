from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.da_vinci_state import DaVinciState


T = TypeVar("T", bound="DaVinciDealt")


@_attrs_define
class DaVinciDealt:
    state: DaVinciState
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
        from ..models.da_vinci_state import DaVinciState  # noqa: PLC0415

        d = dict(src_dict)
        state = DaVinciState.from_dict(d.pop("state"))

        seed = d.pop("seed")

        da_vinci_dealt = cls(
            state=state,
            seed=seed,
        )

        return da_vinci_dealt
