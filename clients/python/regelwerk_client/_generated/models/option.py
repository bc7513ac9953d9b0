from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="Option")


@_attrs_define
class Option:
    name: str
    """ Its name in `setup`. """
    default: Any
    """ What holds when it is left out. """
    values: list[bool | int | str] | None
    """ All allowed values; null: see meaning. """
    meaning: str
    """ What it does. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        default = self.default

        values: list[bool | int | str] | None
        if isinstance(self.values, list):
            values = []
            for values_type_0_item_data in self.values:
                values_type_0_item: bool | int | str
                values_type_0_item = values_type_0_item_data
                values.append(values_type_0_item)

        else:
            values = self.values

        meaning = self.meaning

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "default": default,
                "values": values,
                "meaning": meaning,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        default = d.pop("default")

        def _parse_values(data: object) -> list[bool | int | str] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                values_type_0 = []
                _values_type_0 = data
                for values_type_0_item_data in _values_type_0:

                    def _parse_values_type_0_item(data: object) -> bool | int | str:
                        return cast(bool | int | str, data)

                    values_type_0_item = _parse_values_type_0_item(values_type_0_item_data)

                    values_type_0.append(values_type_0_item)

                return values_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[bool | int | str] | None, data)

        values = _parse_values(d.pop("values"))

        meaning = d.pop("meaning")

        option = cls(
            name=name,
            default=default,
            values=values,
            meaning=meaning,
        )

        return option
