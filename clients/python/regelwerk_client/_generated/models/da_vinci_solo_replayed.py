from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.da_vinci_solo_state import DaVinciSoloState
    from ..models.score import Score
    from ..models.violation import Violation


T = TypeVar("T", bound="DaVinciSoloReplayed")


@_attrs_define
class DaVinciSoloReplayed:
    valid: bool
    """ Whether every ply follows the rules. """
    plies: int
    """ How many plies were played. """
    state: DaVinciSoloState | None
    """ The last state that the rules allow: the final one, or the one before the bad ply. """
    score: None | Score
    """ The score of the final state; null when a ply is bad. """
    ply: int | None
    """ Index of the bad ply, from 0; null if none is. """
    move: None | str
    """ The bad ply. """
    violations: list[Violation]
    """ Every rule that it breaks. """
    legal: list[str]
    """ What was legal in its place. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415
        from ..models.score import Score  # noqa: PLC0415

        valid = self.valid

        plies = self.plies

        state: dict[str, Any] | None
        if isinstance(self.state, DaVinciSoloState):
            state = self.state.to_dict()
        else:
            state = self.state

        score: dict[str, Any] | None
        if isinstance(self.score, Score):
            score = self.score.to_dict()
        else:
            score = self.score

        ply: int | None
        ply = self.ply

        move: None | str
        move = self.move

        violations = []
        for violations_item_data in self.violations:
            violations_item = violations_item_data.to_dict()
            violations.append(violations_item)

        legal = self.legal

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "valid": valid,
                "plies": plies,
                "state": state,
                "score": score,
                "ply": ply,
                "move": move,
                "violations": violations,
                "legal": legal,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_state import DaVinciSoloState  # noqa: PLC0415
        from ..models.score import Score  # noqa: PLC0415
        from ..models.violation import Violation  # noqa: PLC0415

        d = dict(src_dict)
        valid = d.pop("valid")

        plies = d.pop("plies")

        def _parse_state(data: object) -> DaVinciSoloState | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                state_type_0 = DaVinciSoloState.from_dict(data)

                return state_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciSoloState | None, data)

        state = _parse_state(d.pop("state"))

        def _parse_score(data: object) -> None | Score:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                score_type_0 = Score.from_dict(data)

                return score_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Score, data)

        score = _parse_score(d.pop("score"))

        def _parse_ply(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        ply = _parse_ply(d.pop("ply"))

        def _parse_move(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        move = _parse_move(d.pop("move"))

        violations = []
        _violations = d.pop("violations")
        for violations_item_data in _violations:
            violations_item = Violation.from_dict(violations_item_data)

            violations.append(violations_item)

        legal = cast(list[str], d.pop("legal"))

        da_vinci_solo_replayed = cls(
            valid=valid,
            plies=plies,
            state=state,
            score=score,
            ply=ply,
            move=move,
            violations=violations,
            legal=legal,
        )

        return da_vinci_solo_replayed
