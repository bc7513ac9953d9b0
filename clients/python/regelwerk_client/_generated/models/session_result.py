from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.session_result_reason import SessionResultReason, check_session_result_reason

if TYPE_CHECKING:
    from ..models.score import Score


T = TypeVar("T", bound="SessionResult")


@_attrs_define
class SessionResult:
    reason: SessionResultReason
    """ `finished` by the rules, a seat `resigned`, or its time ran out: `forfeited`. """
    resigned: int | None
    """ The seat that resigned, or null. """
    forfeited: int | None
    """ The seat whose time ran out, or null. """
    score: Score

    def to_dict(self) -> dict[str, Any]:
        reason: str = self.reason

        resigned: int | None
        resigned = self.resigned

        forfeited: int | None
        forfeited = self.forfeited

        score = self.score.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
                "resigned": resigned,
                "forfeited": forfeited,
                "score": score,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.score import Score  # noqa: PLC0415

        d = dict(src_dict)
        reason = check_session_result_reason(d.pop("reason"))

        def _parse_resigned(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        resigned = _parse_resigned(d.pop("resigned"))

        def _parse_forfeited(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        forfeited = _parse_forfeited(d.pop("forfeited"))

        score = Score.from_dict(d.pop("score"))

        session_result = cls(
            reason=reason,
            resigned=resigned,
            forfeited=forfeited,
            score=score,
        )

        return session_result
