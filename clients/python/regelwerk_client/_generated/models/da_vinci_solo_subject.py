from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState


T = TypeVar("T", bound="DaVinciSoloSubject")


@_attrs_define
class DaVinciSoloSubject:
    state: DaVinciSoloState | Unset = UNSET
    view: DaVinciSoloState | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        state: dict[str, Any] | Unset = UNSET
        if not isinstance(self.state, Unset):
            state = self.state.to_dict()

        view: dict[str, Any] | Unset = UNSET
        if not isinstance(self.view, Unset):
            view = self.view.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if state is not UNSET:
            field_dict["state"] = state
        if view is not UNSET:
            field_dict["view"] = view

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415

        d = dict(src_dict)
        _state = d.pop("state", UNSET)
        state: DaVinciSoloState | Unset
        if isinstance(_state, Unset):
            state = UNSET
        else:
            state = DaVinciSoloState.from_dict(_state)

        _view = d.pop("view", UNSET)
        view: DaVinciSoloState | Unset
        if isinstance(_view, Unset):
            view = UNSET
        else:
            view = DaVinciSoloState.from_dict(_view)

        da_vinci_solo_subject = cls(
            state=state,
            view=view,
        )

        return da_vinci_solo_subject
