from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="MoveForm")


@_attrs_define
class MoveForm:
    name: str
    """ As `kind` of listed moves. """
    pattern: str
    """ Regular expression of every well-formed text. """
    when: str
    """ Who makes it, and when. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        pattern = self.pattern

        when = self.when

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "pattern": pattern,
                "when": when,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        pattern = d.pop("pattern")

        when = d.pop("when")

        move_form = cls(
            name=name,
            pattern=pattern,
            when=when,
        )

        return move_form
