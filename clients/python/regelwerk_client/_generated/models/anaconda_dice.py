from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="AnacondaDice")


@_attrs_define
class AnacondaDice:
    iii: int | None
    """ The number that die III shows. """
    iv: int | None
    """ The number that die IV shows. """
    v: int | None
    """ The number that die V shows. """

    def to_dict(self) -> dict[str, Any]:
        iii: int | None
        iii = self.iii

        iv: int | None
        iv = self.iv

        v: int | None
        v = self.v

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "III": iii,
                "IV": iv,
                "V": v,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_iii(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        iii = _parse_iii(d.pop("III"))

        def _parse_iv(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        iv = _parse_iv(d.pop("IV"))

        def _parse_v(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        v = _parse_v(d.pop("V"))

        anaconda_dice = cls(
            iii=iii,
            iv=iv,
            v=v,
        )

        return anaconda_dice
