from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.numerus_session import NumerusSession
    from ..models.session_event import SessionEvent


T = TypeVar("T", bound="NumerusSessionEvents")


@_attrs_define
class NumerusSessionEvents:
    events: list[SessionEvent]
    """ In order; numbers have no gaps. """
    next_: int
    """ The number of the last event here; ask for what comes `after` it. """
    session: NumerusSession

    def to_dict(self) -> dict[str, Any]:
        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        next_ = self.next_

        session = self.session.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "events": events,
                "next": next_,
                "session": session,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_session import NumerusSession  # noqa: PLC0415
        from ..models.session_event import SessionEvent  # noqa: PLC0415

        d = dict(src_dict)
        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = SessionEvent.from_dict(events_item_data)

            events.append(events_item)

        next_ = d.pop("next")

        session = NumerusSession.from_dict(d.pop("session"))

        numerus_session_events = cls(
            events=events,
            next_=next_,
            session=session,
        )

        return numerus_session_events
