from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.fault import Fault
    from ..models.problem_current import ProblemCurrent


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    type_: str
    """ URN of the kind of problem. """
    title: str
    """ The kind of problem, for people. """
    status: int
    """ The HTTP status. """
    detail: str
    """ What was wrong this time, for people. """
    instance: str
    """ URN with the request id. """
    code: str
    """ Stable name of the kind of problem; branch on this. """
    errors: list[Fault]
    """ Everything that is wrong, not only the first; may be empty. """
    ply: int | Unset = UNSET
    """ Index of the move that is not possible, from 0. """
    move: str | Unset = UNSET
    """ The move that is not possible. """
    current: ProblemCurrent | Unset = UNSET
    """ 412: the session as the caller may see it now. """

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        instance = self.instance

        code = self.code

        errors = []
        for errors_item_data in self.errors:
            errors_item = errors_item_data.to_dict()
            errors.append(errors_item)

        ply = self.ply

        move = self.move

        current: dict[str, Any] | Unset = UNSET
        if not isinstance(self.current, Unset):
            current = self.current.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "instance": instance,
                "code": code,
                "errors": errors,
            }
        )
        if ply is not UNSET:
            field_dict["ply"] = ply
        if move is not UNSET:
            field_dict["move"] = move
        if current is not UNSET:
            field_dict["current"] = current

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.fault import Fault  # noqa: PLC0415
        from ..models.problem_current import ProblemCurrent  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        instance = d.pop("instance")

        code = d.pop("code")

        errors = []
        _errors = d.pop("errors")
        for errors_item_data in _errors:
            errors_item = Fault.from_dict(errors_item_data)

            errors.append(errors_item)

        ply = d.pop("ply", UNSET)

        move = d.pop("move", UNSET)

        _current = d.pop("current", UNSET)
        current: ProblemCurrent | Unset
        if isinstance(_current, Unset):
            current = UNSET
        else:
            current = ProblemCurrent.from_dict(_current)

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            instance=instance,
            code=code,
            errors=errors,
            ply=ply,
            move=move,
            current=current,
        )

        return problem
