from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.limit import Limit


T = TypeVar("T", bound="CallerLimits")


@_attrs_define
class CallerLimits:
    holder: None | str
    """ The name of the API key; null without one. """
    tier: None | str
    """ The tier of the caller; null where the service knows none. """
    scopes: list[str]
    """ What the key may be used for besides; all there is where no keys are asked for. """
    limits: list[Limit]
    """ What is limited; whatever is not listed is not. """
    concurrency: int | None
    """ Requests that one process answers for the caller at a time; null: no limit. """
    streams: int | None
    """ Event streams and polls that one process holds for the caller; null: no limit. """
    max_body_bytes: int
    """ The largest body that is read. """

    def to_dict(self) -> dict[str, Any]:
        holder: None | str
        holder = self.holder

        tier: None | str
        tier = self.tier

        scopes = self.scopes

        limits = []
        for limits_item_data in self.limits:
            limits_item = limits_item_data.to_dict()
            limits.append(limits_item)

        concurrency: int | None
        concurrency = self.concurrency

        streams: int | None
        streams = self.streams

        max_body_bytes = self.max_body_bytes

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "holder": holder,
                "tier": tier,
                "scopes": scopes,
                "limits": limits,
                "concurrency": concurrency,
                "streams": streams,
                "max_body_bytes": max_body_bytes,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.limit import Limit  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_holder(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        holder = _parse_holder(d.pop("holder"))

        def _parse_tier(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        tier = _parse_tier(d.pop("tier"))

        scopes = cast(list[str], d.pop("scopes"))

        limits = []
        _limits = d.pop("limits")
        for limits_item_data in _limits:
            limits_item = Limit.from_dict(limits_item_data)

            limits.append(limits_item)

        def _parse_concurrency(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        concurrency = _parse_concurrency(d.pop("concurrency"))

        def _parse_streams(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        streams = _parse_streams(d.pop("streams"))

        max_body_bytes = d.pop("max_body_bytes")

        caller_limits = cls(
            holder=holder,
            tier=tier,
            scopes=scopes,
            limits=limits,
            concurrency=concurrency,
            streams=streams,
            max_body_bytes=max_body_bytes,
        )

        return caller_limits
