from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.receipt import Receipt
    from ..models.seat_score import SeatScore


T = TypeVar("T", bound="ScoreAnswer")


@_attrs_define
class ScoreAnswer:
    scoring: str
    """ The kind of scoring. """
    final: bool
    """ False while the round goes on. """
    seats: list[SeatScore]
    """ In seat order. """
    receipt: Receipt | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        scoring = self.scoring

        final = self.final

        seats = []
        for seats_item_data in self.seats:
            seats_item = seats_item_data.to_dict()
            seats.append(seats_item)

        receipt: dict[str, Any] | Unset = UNSET
        if not isinstance(self.receipt, Unset):
            receipt = self.receipt.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "scoring": scoring,
                "final": final,
                "seats": seats,
            }
        )
        if receipt is not UNSET:
            field_dict["receipt"] = receipt

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.receipt import Receipt  # noqa: PLC0415
        from ..models.seat_score import SeatScore  # noqa: PLC0415

        d = dict(src_dict)
        scoring = d.pop("scoring")

        final = d.pop("final")

        seats = []
        _seats = d.pop("seats")
        for seats_item_data in _seats:
            seats_item = SeatScore.from_dict(seats_item_data)

            seats.append(seats_item)

        _receipt = d.pop("receipt", UNSET)
        receipt: Receipt | Unset
        if isinstance(_receipt, Unset):
            receipt = UNSET
        else:
            receipt = Receipt.from_dict(_receipt)

        score_answer = cls(
            scoring=scoring,
            final=final,
            seats=seats,
            receipt=receipt,
        )

        return score_answer
