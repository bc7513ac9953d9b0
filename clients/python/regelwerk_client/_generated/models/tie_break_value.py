from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.tie_break_value_tie_break import TieBreakValueTieBreak, check_tie_break_value_tie_break

if TYPE_CHECKING:
    from ..models.contribution import Contribution


T = TypeVar("T", bound="TieBreakValue")


@_attrs_define
class TieBreakValue:
    tie_break: TieBreakValueTieBreak
    """ The criterion. """
    value: str
    """ Exactly: the sum of the contributions. """
    number: float
    """ The nearest float. """
    contributions: list[Contribution]
    """ Where it comes from, by rounds; empty with `explain` false. """

    def to_dict(self) -> dict[str, Any]:
        tie_break: str = self.tie_break

        value = self.value

        number = self.number

        contributions = []
        for contributions_item_data in self.contributions:
            contributions_item = contributions_item_data.to_dict()
            contributions.append(contributions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "tie_break": tie_break,
                "value": value,
                "number": number,
                "contributions": contributions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.contribution import Contribution  # noqa: PLC0415

        d = dict(src_dict)
        tie_break = check_tie_break_value_tie_break(d.pop("tie_break"))

        value = d.pop("value")

        number = d.pop("number")

        contributions = []
        _contributions = d.pop("contributions")
        for contributions_item_data in _contributions:
            contributions_item = Contribution.from_dict(contributions_item_data)

            contributions.append(contributions_item)

        tie_break_value = cls(
            tie_break=tie_break,
            value=value,
            number=number,
            contributions=contributions,
        )

        return tie_break_value
