from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_value_chance_value_type_1 import (
    DaVinciValueChanceValueType1,
    check_da_vinci_value_chance_value_type_1,
)

T = TypeVar("T", bound="DaVinciValueChance")


@_attrs_define
class DaVinciValueChance:
    value: DaVinciValueChanceValueType1 | int
    """ The value. """
    p: float
    """ Its probability. """
    exact: str
    """ The same as a fraction. """

    def to_dict(self) -> dict[str, Any]:
        value: int | str
        if isinstance(self.value, str):
            value = self.value
        else:
            value = self.value

        p = self.p

        exact = self.exact

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "value": value,
                "p": p,
                "exact": exact,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_value(data: object) -> DaVinciValueChanceValueType1 | int:
            try:
                if not isinstance(data, str):
                    raise TypeError()
                value_type_1 = check_da_vinci_value_chance_value_type_1(data)

                return value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciValueChanceValueType1 | int, data)

        value = _parse_value(d.pop("value"))

        p = d.pop("p")

        exact = d.pop("exact")

        da_vinci_value_chance = cls(
            value=value,
            p=p,
            exact=exact,
        )

        return da_vinci_value_chance
