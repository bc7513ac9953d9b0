from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.limit_kind import LimitKind, check_limit_kind

T = TypeVar("T", bound="Limit")


@_attrs_define
class Limit:
    kind: LimitKind
    """ `requests`; `sessions` that are begun; ms of `solver` time. """
    amount: int
    """ How much there is. """
    window_s: int
    """ In how many seconds all of it is free again. """
    left: int
    """ How much is left, in whole units. """
    reset_s: int
    """ In how many seconds there is everything again. """

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        amount = self.amount

        window_s = self.window_s

        left = self.left

        reset_s = self.reset_s

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "kind": kind,
                "amount": amount,
                "window_s": window_s,
                "left": left,
                "reset_s": reset_s,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_limit_kind(d.pop("kind"))

        amount = d.pop("amount")

        window_s = d.pop("window_s")

        left = d.pop("left")

        reset_s = d.pop("reset_s")

        limit = cls(
            kind=kind,
            amount=amount,
            window_s=window_s,
            left=left,
            reset_s=reset_s,
        )

        return limit
