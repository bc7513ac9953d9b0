from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.batch_outcome_body import BatchOutcomeBody
    from ..models.problem import Problem


T = TypeVar("T", bound="BatchOutcome")


@_attrs_define
class BatchOutcome:
    id: None | str
    """ As it was sent; null if it was left out. """
    status: int
    """ The HTTP status of the single request. """
    body: BatchOutcomeBody | Unset = UNSET
    """ The body of the single request's answer. """
    problem: Problem | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id: None | str
        id = self.id

        status = self.status

        body: dict[str, Any] | Unset = UNSET
        if not isinstance(self.body, Unset):
            body = self.body.to_dict()

        problem: dict[str, Any] | Unset = UNSET
        if not isinstance(self.problem, Unset):
            problem = self.problem.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "status": status,
            }
        )
        if body is not UNSET:
            field_dict["body"] = body
        if problem is not UNSET:
            field_dict["problem"] = problem

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.batch_outcome_body import BatchOutcomeBody  # noqa: PLC0415
        from ..models.problem import Problem  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        id = _parse_id(d.pop("id"))

        status = d.pop("status")

        _body = d.pop("body", UNSET)
        body: BatchOutcomeBody | Unset
        if isinstance(_body, Unset):
            body = UNSET
        else:
            body = BatchOutcomeBody.from_dict(_body)

        _problem = d.pop("problem", UNSET)
        problem: Problem | Unset
        if isinstance(_problem, Unset):
            problem = UNSET
        else:
            problem = Problem.from_dict(_problem)

        batch_outcome = cls(
            id=id,
            status=status,
            body=body,
            problem=problem,
        )

        return batch_outcome
