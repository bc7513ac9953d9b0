from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.readiness_status import ReadinessStatus, check_readiness_status
from ..models.readiness_store import ReadinessStore, check_readiness_store

if TYPE_CHECKING:
    from ..models.unreadiness import Unreadiness


T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    status: ReadinessStatus
    """ The verdict. """
    version: str
    """ The version of the service. """
    store: ReadinessStore
    """ Live sessions need the store; stateless operations do not. """
    reasons: list[Unreadiness]
    """ Why the verdict is not `ok`. """

    def to_dict(self) -> dict[str, Any]:
        status: str = self.status

        version = self.version

        store: str = self.store

        reasons = []
        for reasons_item_data in self.reasons:
            reasons_item = reasons_item_data.to_dict()
            reasons.append(reasons_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "status": status,
                "version": version,
                "store": store,
                "reasons": reasons,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.unreadiness import Unreadiness  # noqa: PLC0415

        d = dict(src_dict)
        status = check_readiness_status(d.pop("status"))

        version = d.pop("version")

        store = check_readiness_store(d.pop("store"))

        reasons = []
        _reasons = d.pop("reasons")
        for reasons_item_data in _reasons:
            reasons_item = Unreadiness.from_dict(reasons_item_data)

            reasons.append(reasons_item)

        readiness = cls(
            status=status,
            version=version,
            store=store,
            reasons=reasons,
        )

        return readiness
