from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.unreadiness_part import UnreadinessPart, check_unreadiness_part

T = TypeVar("T", bound="Unreadiness")


@_attrs_define
class Unreadiness:
    part: UnreadinessPart
    """ What it is that is not ready. """
    code: str
    """ `store_away`: The store cannot be reached. · `store_silent`: The store does not answer in time. ·
    `store_loading`: The store has just started and is reading what it has kept. · `store_failing_over`: The store
    has no primary just now: another server is about to take its place. · `store_read_only`: The store takes no
    changes: this server is a replica. · `store_replicas_missing`: The store takes no changes, since its primary has
    too few replicas. · `store_unconfirmed`: The store takes changes, but its replicas do not confirm them in time.
    · `store_full`: The store is full: nothing new can be kept. · `store_not_saving`: The store takes no changes,
    since it cannot write to its disk. · `store_misconfigured`: The store refuses this service: the password, the
    rights or the server are wrong. · `store_failing`: The store answers with an error that the service does not
    know. · `draining`: This process is about to stop. """
    detail: str
    """ The same for people. """

    def to_dict(self) -> dict[str, Any]:
        part: str = self.part

        code = self.code

        detail = self.detail

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "part": part,
                "code": code,
                "detail": detail,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        part = check_unreadiness_part(d.pop("part"))

        code = d.pop("code")

        detail = d.pop("detail")

        unreadiness = cls(
            part=part,
            code=code,
            detail=detail,
        )

        return unreadiness
