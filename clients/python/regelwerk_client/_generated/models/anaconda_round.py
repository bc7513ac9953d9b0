from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

T = TypeVar("T", bound="AnacondaRound")


@_attrs_define
class AnacondaRound:
    loser: int | None
    """ The seat that was stuck; null for a draw by repetition. """

    def to_dict(self) -> dict[str, Any]:
        loser: int | None
        loser = self.loser

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "loser": loser,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_loser(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        loser = _parse_loser(d.pop("loser"))

        anaconda_round = cls(
            loser=loser,
        )

        return anaconda_round
