from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.numerus_solo_setup import NumerusSoloSetup


T = TypeVar("T", bound="NumerusSoloNew")


@_attrs_define
class NumerusSoloNew:
    setup: NumerusSoloSetup | Unset = UNSET
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
        from ..models.numerus_solo_setup import NumerusSoloSetup  # noqa: PLC0415

        d = dict(src_dict)
        _setup = d.pop("setup", UNSET)
        setup: NumerusSoloSetup | Unset
        if isinstance(_setup, Unset):
            setup = UNSET
        else:
            setup = NumerusSoloSetup.from_dict(_setup)

        seed = d.pop("seed", UNSET)

        numerus_solo_new = cls(
            setup=setup,
            seed=seed,
        )

        return numerus_solo_new
