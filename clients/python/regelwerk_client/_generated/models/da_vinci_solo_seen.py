from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState


T = TypeVar("T", bound="DaVinciSoloSeen")


@_attrs_define
class DaVinciSoloSeen:
    view: DaVinciSoloState

    def to_dict(self) -> dict[str, Any]:
        view = self.view.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "view": view,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415

        d = dict(src_dict)
        view = DaVinciSoloState.from_dict(d.pop("view"))

        da_vinci_solo_seen = cls(
            view=view,
        )

        return da_vinci_solo_seen
