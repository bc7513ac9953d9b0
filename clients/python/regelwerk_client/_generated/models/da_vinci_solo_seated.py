from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState


T = TypeVar("T", bound="DaVinciSoloSeated")


@_attrs_define
class DaVinciSoloSeated:
    state: DaVinciSoloState
    seat: int | None | Unset = UNSET
    """ Whose view, from 0; null or left out: a spectator's. """

    def to_dict(self) -> dict[str, Any]:
        state = self.state.to_dict()

        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "state": state,
            }
        )
        if seat is not UNSET:
            field_dict["seat"] = seat

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415

        d = dict(src_dict)
        state = DaVinciSoloState.from_dict(d.pop("state"))

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        da_vinci_solo_seated = cls(
            state=state,
            seat=seat,
        )

        return da_vinci_solo_seated
