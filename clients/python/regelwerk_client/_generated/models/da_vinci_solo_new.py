from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_setup import DaVinciSoloSetup


T = TypeVar("T", bound="DaVinciSoloNew")


@_attrs_define
class DaVinciSoloNew:
    setup: DaVinciSoloSetup | Unset = UNSET
    seed: str | Unset = UNSET
    """ Fixes every random choice: any 1 to 64 characters. Without it the service takes one. """

    def to_dict(self) -> dict[str, Any]:
        setup: dict[str, Any] | Unset = UNSET
        if not isinstance(self.setup, Unset):
            setup = self.setup.to_dict()

        seed = self.seed

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if setup is not UNSET:
            field_dict["setup"] = setup
        if seed is not UNSET:
            field_dict["seed"] = seed

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

        da_vinci_solo_new = cls(
            setup=setup,
            seed=seed,
        )

        return da_vinci_solo_new
