from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.session_clock_policy import SessionClockPolicy, check_session_clock_policy

T = TypeVar("T", bound="SessionClock")


@_attrs_define
class SessionClock:
    turn_s: int
    """ Seconds for each decision. """
    bank_s: int
    """ Seconds that each seat has besides, for the whole game. """
    policy: SessionClockPolicy
    """ What happens when both are used up. """
    banks_ms: list[int]
    """ What each seat has left in its bank, in milliseconds. """
    expired: list[int]
    """ How often the time of each seat ran out. """
    deadline: datetime.datetime | None
    """ When the time of the seat to move runs out, UTC; null after the end. """

    def to_dict(self) -> dict[str, Any]:
        turn_s = self.turn_s

        bank_s = self.bank_s

        policy: str = self.policy

        banks_ms = self.banks_ms

        expired = self.expired

        deadline: None | str
        if isinstance(self.deadline, datetime.datetime):
            deadline = self.deadline.isoformat()
        else:
            deadline = self.deadline

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "turn_s": turn_s,
                "bank_s": bank_s,
                "policy": policy,
                "banks_ms": banks_ms,
                "expired": expired,
                "deadline": deadline,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        turn_s = d.pop("turn_s")

        bank_s = d.pop("bank_s")

        policy = check_session_clock_policy(d.pop("policy"))

        banks_ms = cast(list[int], d.pop("banks_ms"))

        expired = cast(list[int], d.pop("expired"))

        def _parse_deadline(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                deadline_type_0 = datetime.datetime.fromisoformat(data)

                return deadline_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        deadline = _parse_deadline(d.pop("deadline"))

        session_clock = cls(
            turn_s=turn_s,
            bank_s=bank_s,
            policy=policy,
            banks_ms=banks_ms,
            expired=expired,
            deadline=deadline,
        )

        return session_clock
