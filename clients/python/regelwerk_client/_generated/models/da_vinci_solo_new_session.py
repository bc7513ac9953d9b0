from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_new_session_assist import (
    DaVinciSoloNewSessionAssist,
    check_da_vinci_solo_new_session_assist,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_setup import DaVinciSoloSetup


T = TypeVar("T", bound="DaVinciSoloNewSession")


@_attrs_define
class DaVinciSoloNewSession:
    setup: DaVinciSoloSetup | Unset = UNSET
    seed: str | Unset = UNSET
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """
    seats: list[str] | Unset = UNSET
    """ Names in seat order, one per seat; left out: `Seat 0`, `Seat 1`, … """
    assist: DaVinciSoloNewSessionAssist | Unset = "legal"
    """ What the service tells during play: nothing, the legal moves, or solver hints too. """
    ttl_s: int | Unset = UNSET
    """ How long the session is kept after its last change; the service may allow less, see `expires_at`. """

    def to_dict(self) -> dict[str, Any]:
        setup: dict[str, Any] | Unset = UNSET
        if not isinstance(self.setup, Unset):
            setup = self.setup.to_dict()

        seed = self.seed

        seats: list[str] | Unset = UNSET
        if not isinstance(self.seats, Unset):
            seats = self.seats

        assist: str | Unset = UNSET
        if not isinstance(self.assist, Unset):
            assist = self.assist

        ttl_s = self.ttl_s

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if setup is not UNSET:
            field_dict["setup"] = setup
        if seed is not UNSET:
            field_dict["seed"] = seed
        if seats is not UNSET:
            field_dict["seats"] = seats
        if assist is not UNSET:
            field_dict["assist"] = assist
        if ttl_s is not UNSET:
            field_dict["ttl_s"] = ttl_s

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_setup import DaVinciSoloSetup  # noqa: PLC0415

        d = dict(src_dict)
        _setup = d.pop("setup", UNSET)
        setup: DaVinciSoloSetup | Unset
        if isinstance(_setup, Unset):
            setup = UNSET
        else:
            setup = DaVinciSoloSetup.from_dict(_setup)

        seed = d.pop("seed", UNSET)

        seats = cast(list[str], d.pop("seats", UNSET))

        _assist = d.pop("assist", UNSET)
        assist: DaVinciSoloNewSessionAssist | Unset
        if isinstance(_assist, Unset):
            assist = UNSET
        else:
            assist = check_da_vinci_solo_new_session_assist(_assist)

        ttl_s = d.pop("ttl_s", UNSET)

        da_vinci_solo_new_session = cls(
            setup=setup,
            seed=seed,
            seats=seats,
            assist=assist,
            ttl_s=ttl_s,
        )

        return da_vinci_solo_new_session
