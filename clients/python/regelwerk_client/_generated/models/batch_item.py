from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.batch_item_body import BatchItemBody


T = TypeVar("T", bound="BatchItem")


@_attrs_define
class BatchItem:
    game: str
    """ The ruleset. """
    operation: str
    """ The last part of the address of the single request, such as `validate`: any stateless operation of the
    ruleset that is sent with POST. """
    id: None | str | Unset = UNSET
    """ Your name for it, sent back with its answer; need not be unique. """
    body: BatchItemBody | Unset = UNSET
    """ The body of the single request. """

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        operation = self.operation

        id: None | str | Unset
        if isinstance(self.id, Unset):
            id = UNSET
        else:
            id = self.id

        body: dict[str, Any] | Unset = UNSET
        if not isinstance(self.body, Unset):
            body = self.body.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "operation": operation,
            }
        )
        if id is not UNSET:
            field_dict["id"] = id
        if body is not UNSET:
            field_dict["body"] = body

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.batch_item_body import BatchItemBody  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        operation = d.pop("operation")

        def _parse_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        id = _parse_id(d.pop("id", UNSET))

        _body = d.pop("body", UNSET)
        body: BatchItemBody | Unset
        if isinstance(_body, Unset):
            body = UNSET
        else:
            body = BatchItemBody.from_dict(_body)

        batch_item = cls(
            game=game,
            operation=operation,
            id=id,
            body=body,
        )

        return batch_item
