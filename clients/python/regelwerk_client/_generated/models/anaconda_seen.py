from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.anaconda_state import AnacondaState


T = TypeVar("T", bound="AnacondaSeen")


@_attrs_define
class AnacondaSeen:
    view: AnacondaState

    def to_dict(self) -> dict[str, Any]:
        view = self.view.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "view": view,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_state import AnacondaState  # noqa: PLC0415

        d = dict(src_dict)
        view = AnacondaState.from_dict(d.pop("view"))

        anaconda_seen = cls(
            view=view,
        )

        return anaconda_seen
