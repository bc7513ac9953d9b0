from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="AnacondaFaces")


@_attrs_define
class AnacondaFaces:
    iii: int | Unset = UNSET
    """ The number that die III shows. """
    iv: int | Unset = UNSET
    """ The number that die IV shows. """
    v: int | Unset = UNSET
    """ The number that die V shows. """

    def to_dict(self) -> dict[str, Any]:
        iii = self.iii

        iv = self.iv

        v = self.v

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if iii is not UNSET:
            field_dict["III"] = iii
        if iv is not UNSET:
            field_dict["IV"] = iv
        if v is not UNSET:
            field_dict["V"] = v

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        iii = d.pop("III", UNSET)

        iv = d.pop("IV", UNSET)

        v = d.pop("V", UNSET)

        anaconda_faces = cls(
            iii=iii,
            iv=iv,
            v=v,
        )

        return anaconda_faces
