from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_setup_cumulative import DaVinciSoloSetupCumulative, check_da_vinci_solo_setup_cumulative
from ..models.da_vinci_solo_setup_deferral import DaVinciSoloSetupDeferral, check_da_vinci_solo_setup_deferral
from ..models.da_vinci_solo_setup_row_cap import DaVinciSoloSetupRowCap, check_da_vinci_solo_setup_row_cap
from ..types import UNSET, Unset

T = TypeVar("T", bound="DaVinciSoloSetup")


@_attrs_define
class DaVinciSoloSetup:
    row_cap: DaVinciSoloSetupRowCap | Unset = 4
    """ How many tiles a row holds, its spine tile included. """
    deferral: DaVinciSoloSetupDeferral | Unset = "optional"
    """ Whether a drawn 0, 1, 10 or 11 may be held: `optional` always, `strict` only without a place, `off` never.
    """
    cumulative: DaVinciSoloSetupCumulative | Unset = "shared"
    """ How long: `shared` all tiles in hand for the sum of their allowances, `each` for its own. """
    colour_choice: bool | Unset = False
    """ Whether the player names the colour that is drawn. """
    start: list[str] | None | Unset = UNSET
    """ The six tiles of the spine in row order, such as `next_spine` of a score; null: at random. """

    def to_dict(self) -> dict[str, Any]:
        row_cap: int | Unset = UNSET
        if not isinstance(self.row_cap, Unset):
            row_cap = self.row_cap

        deferral: str | Unset = UNSET
        if not isinstance(self.deferral, Unset):
            deferral = self.deferral

        cumulative: str | Unset = UNSET
        if not isinstance(self.cumulative, Unset):
            cumulative = self.cumulative

        colour_choice = self.colour_choice

        start: list[str] | None | Unset
        if isinstance(self.start, Unset):
            start = UNSET
        elif isinstance(self.start, list):
            start = self.start

        else:
            start = self.start

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if row_cap is not UNSET:
            field_dict["row_cap"] = row_cap
        if deferral is not UNSET:
            field_dict["deferral"] = deferral
        if cumulative is not UNSET:
            field_dict["cumulative"] = cumulative
        if colour_choice is not UNSET:
            field_dict["colour_choice"] = colour_choice
        if start is not UNSET:
            field_dict["start"] = start

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _row_cap = d.pop("row_cap", UNSET)
        row_cap: DaVinciSoloSetupRowCap | Unset
        if isinstance(_row_cap, Unset):
            row_cap = UNSET
        else:
            row_cap = check_da_vinci_solo_setup_row_cap(_row_cap)

        _deferral = d.pop("deferral", UNSET)
        deferral: DaVinciSoloSetupDeferral | Unset
        if isinstance(_deferral, Unset):
            deferral = UNSET
        else:
            deferral = check_da_vinci_solo_setup_deferral(_deferral)

        _cumulative = d.pop("cumulative", UNSET)
        cumulative: DaVinciSoloSetupCumulative | Unset
        if isinstance(_cumulative, Unset):
            cumulative = UNSET
        else:
            cumulative = check_da_vinci_solo_setup_cumulative(_cumulative)

        colour_choice = d.pop("colour_choice", UNSET)

        def _parse_start(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                start_type_0 = cast(list[str], data)

                return start_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        start = _parse_start(d.pop("start", UNSET))

        da_vinci_solo_setup = cls(
            row_cap=row_cap,
            deferral=deferral,
            cumulative=cumulative,
            colour_choice=colour_choice,
            start=start,
        )

        return da_vinci_solo_setup
