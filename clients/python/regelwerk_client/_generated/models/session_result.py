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
    """ `finished` by the rules, or a seat `resigned`. """
    resigned: int | None
    """ The seat that resigned, or null. """
    score: Score

    def to_dict(self) -> dict[str, Any]:
        reason: str = self.reason

        resigned: int | None
        resigned = self.resigned

        score = self.score.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "reason": reason,
                "resigned": resigned,
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

        score = Score.from_dict(d.pop("score"))

        session_result = cls(
            reason=reason,
            resigned=resigned,
            score=score,
        )

        return session_result
