from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.numerus_state import NumerusState


T = TypeVar("T", bound="NumerusSeen")


@_attrs_define
class NumerusSeen:
    view: NumerusState

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
        from ..models.numerus_state import NumerusState  # noqa: PLC0415

        d = dict(src_dict)
        view = NumerusState.from_dict(d.pop("view"))

        numerus_seen = cls(
            view=view,
        )

        return numerus_seen
