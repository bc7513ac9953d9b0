from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.clock_order_policy import ClockOrderPolicy, check_clock_order_policy
from ..types import UNSET, Unset

T = TypeVar("T", bound="ClockOrder")


@_attrs_define
class ClockOrder:
    turn_s: int
    """ Seconds for each decision. """
    bank_s: int | Unset = 0
    """ Seconds that each seat has besides, for the whole game. """
    policy: ClockOrderPolicy | Unset = "forfeit"
    """ What happens when both are used up, seen when a move is sent or when anybody looks: the seat loses
    (`forfeit`), or a move is played for it, `random` (it follows from the seed) or the solver's `hint`. The next
    decision counts from the moment at which the time ran out. """

    def to_dict(self) -> dict[str, Any]:
        turn_s = self.turn_s

        bank_s = self.bank_s

        policy: str | Unset = UNSET
        if not isinstance(self.policy, Unset):
            policy = self.policy

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "turn_s": turn_s,
            }
        )
        if bank_s is not UNSET:
            field_dict["bank_s"] = bank_s
        if policy is not UNSET:
            field_dict["policy"] = policy

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        turn_s = d.pop("turn_s")

        bank_s = d.pop("bank_s", UNSET)

        _policy = d.pop("policy", UNSET)
        policy: ClockOrderPolicy | Unset
        if isinstance(_policy, Unset):
            policy = UNSET
        else:
            policy = check_clock_order_policy(_policy)

        clock_order = cls(
            turn_s=turn_s,
            bank_s=bank_s,
            policy=policy,
        )

        return clock_order
