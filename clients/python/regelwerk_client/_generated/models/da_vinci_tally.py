from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="DaVinciTally")


@_attrs_define
class DaVinciTally:
    hits: int
    """ Right guesses. """
    codes_exposed: int
    """ Codes of others whose last hidden tile it has exposed. """

    def to_dict(self) -> dict[str, Any]:
        hits = self.hits

        codes_exposed = self.codes_exposed

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "hits": hits,
                "codes_exposed": codes_exposed,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        hits = d.pop("hits")

        codes_exposed = d.pop("codes_exposed")

        da_vinci_tally = cls(
            hits=hits,
            codes_exposed=codes_exposed,
        )

        return da_vinci_tally
