from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_reason_values_item_type_1 import (
    DaVinciReasonValuesItemType1,
    check_da_vinci_reason_values_item_type_1,
)
from ..types import UNSET, Unset

T = TypeVar("T", bound="DaVinciReason")


@_attrs_define
class DaVinciReason:
    code: str
    """ Stable name of the reason. """
    detail: str
    """ The same for people. """
    values: list[DaVinciReasonValuesItemType1 | int] | Unset = UNSET
    """ The values that it is about. """
    tiles: list[str] | Unset = UNSET
    """ The tiles that it is about. """
    number: float | Unset = UNSET
    """ The figure that it is about. """

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        detail = self.detail

        values: list[int | str] | Unset = UNSET
        if not isinstance(self.values, Unset):
            values = []
            for values_item_data in self.values:
                values_item: int | str
                if isinstance(values_item_data, str):
                    values_item = values_item_data
                else:
                    values_item = values_item_data
                values.append(values_item)

        tiles: list[str] | Unset = UNSET
        if not isinstance(self.tiles, Unset):
            tiles = self.tiles

        number = self.number

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "code": code,
                "detail": detail,
            }
        )
        if values is not UNSET:
            field_dict["values"] = values
        if tiles is not UNSET:
            field_dict["tiles"] = tiles
        if number is not UNSET:
            field_dict["number"] = number

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        detail = d.pop("detail")

        _values = d.pop("values", UNSET)
        values: list[DaVinciReasonValuesItemType1 | int] | Unset = UNSET
        if _values is not UNSET:
            values = []
            for values_item_data in _values:

                def _parse_values_item(data: object) -> DaVinciReasonValuesItemType1 | int:
                    try:
                        if not isinstance(data, str):
                            raise TypeError()
                        values_item_type_1 = check_da_vinci_reason_values_item_type_1(data)

                        return values_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    return cast(DaVinciReasonValuesItemType1 | int, data)

                values_item = _parse_values_item(values_item_data)

                values.append(values_item)

        tiles = cast(list[str], d.pop("tiles", UNSET))

        number = d.pop("number", UNSET)

        da_vinci_reason = cls(
            code=code,
            detail=detail,
            values=values,
            tiles=tiles,
            number=number,
        )

        return da_vinci_reason
