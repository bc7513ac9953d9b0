from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.readiness_status import ReadinessStatus, check_readiness_status
from ..models.readiness_store import ReadinessStore, check_readiness_store

T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    status: ReadinessStatus
    """ The verdict. """
    version: str
    """ The version of the service. """
    store: ReadinessStore
    """ Live sessions need the store; stateless operations do not. """

    def to_dict(self) -> dict[str, Any]:
        status: str = self.status

        version = self.version

        store: str = self.store

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "status": status,
                "version": version,
                "store": store,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = check_readiness_status(d.pop("status"))

        version = d.pop("version")

        store = check_readiness_store(d.pop("store"))

        readiness = cls(
            status=status,
            version=version,
            store=store,
        )

        return readiness
