from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.session_event_by_type_0 import SessionEventByType0, check_session_event_by_type_0
from ..models.session_event_reason_type_0 import SessionEventReasonType0, check_session_event_reason_type_0
from ..models.session_event_type import SessionEventType, check_session_event_type

if TYPE_CHECKING:
    from ..models.backs import Backs
    from ..models.tile_proof import TileProof


T = TypeVar("T", bound="SessionEvent")


@_attrs_define
class SessionEvent:
    seq: int
    """ Its number, from 1, without gaps. """
    type_: SessionEventType
    """ `created` and `dealt`: the session begins. `move`: a ply. `undo_asked`, `undo_agreed`, `undo_declined`,
    `undone`: plies are to be taken back, or are. `resigned`, `forfeited`: a seat gives up, or its time has run out.
    `over`: the last event of a game. """
    version: int
    """ The version of the session that it belongs to. """
    at: datetime.datetime
    """ When, UTC. """
    seat: int | None
    """ Who did it or whom it is about; null: nobody, chance. """
    ply: int | None
    """ Of a `move` its index, from 0; of an undo how many plies stay; else null. """
    move: None | str
    """ The ply, with `?` for what is secret; null where all of it is, and for other types. """
    by: None | SessionEventByType0
    """ Who made the ply: its player, chance, or a policy of the clock in its place. """
    reason: None | SessionEventReasonType0
    """ Of `over`: how the game ended. """
    your_move: list[str]
    """ What the caller has to do now: kinds of moves, and `answer_undo` when a seat wants something taken back;
    empty: nothing. """
    backs: Backs | None
    """ Which backs lie where after it; null for rulesets without hidden tiles. """
    proofs: list[TileProof]
    """ For every tile that it exposed: what shows that it was this one from the beginning. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.backs import Backs  # noqa: PLC0415

        seq = self.seq

        type_: str = self.type_

        version = self.version

        at = self.at.isoformat()

        seat: int | None
        seat = self.seat

        ply: int | None
        ply = self.ply

        move: None | str
        move = self.move

        by: None | str
        if isinstance(self.by, str):
            by = self.by
        else:
            by = self.by

        reason: None | str
        if isinstance(self.reason, str):
            reason = self.reason
        else:
            reason = self.reason

        your_move = self.your_move

        backs: dict[str, Any] | None
        if isinstance(self.backs, Backs):
            backs = self.backs.to_dict()
        else:
            backs = self.backs

        proofs = []
        for proofs_item_data in self.proofs:
            proofs_item = proofs_item_data.to_dict()
            proofs.append(proofs_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seq": seq,
                "type": type_,
                "version": version,
                "at": at,
                "seat": seat,
                "ply": ply,
                "move": move,
                "by": by,
                "reason": reason,
                "your_move": your_move,
                "backs": backs,
                "proofs": proofs,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.backs import Backs  # noqa: PLC0415
        from ..models.tile_proof import TileProof  # noqa: PLC0415

        d = dict(src_dict)
        seq = d.pop("seq")

        type_ = check_session_event_type(d.pop("type"))

        version = d.pop("version")

        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

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

        def _parse_by(data: object) -> None | SessionEventByType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                by_type_0 = check_session_event_by_type_0(data)

                return by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SessionEventByType0, data)

        by = _parse_by(d.pop("by"))

        def _parse_reason(data: object) -> None | SessionEventReasonType0:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                reason_type_0 = check_session_event_reason_type_0(data)

                return reason_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | SessionEventReasonType0, data)

        reason = _parse_reason(d.pop("reason"))

        your_move = cast(list[str], d.pop("your_move"))

        def _parse_backs(data: object) -> Backs | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                backs_type_0 = Backs.from_dict(data)

                return backs_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(Backs | None, data)

        backs = _parse_backs(d.pop("backs"))

        proofs = []
        _proofs = d.pop("proofs")
        for proofs_item_data in _proofs:
            proofs_item = TileProof.from_dict(proofs_item_data)

            proofs.append(proofs_item)

        session_event = cls(
            seq=seq,
            type_=type_,
            version=version,
            at=at,
            seat=seat,
            ply=ply,
            move=move,
            by=by,
            reason=reason,
            your_move=your_move,
            backs=backs,
            proofs=proofs,
        )

        return session_event
