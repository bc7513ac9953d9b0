"""Who asks for which live game, and whether they may."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from service.catalog import Entry
from service.live import Session
from service.packing import unpack
from service.refusal import Refusal
from service.sentences import say
from service.tokens import Caller, caller_of, unauthorized


@dataclass(frozen=True, slots=True)
class Call:
    """Who asks for which session, and on which conditions.

    Attributes:
        authorization: the header, as it came.
        if_match: the entity tags of which the session must have one still, or `*`; None: it may have any.
        idempotency_key: the caller's name for this request; None: no repeat will come.
    """

    session_id: str
    authorization: str | None = None
    if_match: str | None = None
    idempotency_key: str | None = None


def admitted(entry: Entry, call: Call, values: Mapping[str, str] | None) -> tuple[Session, Caller]:
    """The session and who asks. Raises Refusal if there is none, or if the token is not one of it."""
    session = None if values is None else unpack(entry, call.session_id, values)
    if session is None:
        raise unknown(call)
    return session, caller_of(call.authorization, session.digests)


def seat_of(caller: Caller) -> int:
    """The caller's seat. Raises Refusal for the host and for spectators."""
    if caller.seat is not None:
        return caller.seat
    if caller.role == "host":
        raise Refusal("forbidden", say("The host does not play; send the token of a seat."))
    raise unauthorized(say("Send the token of a seat as `Authorization: Bearer <token>`."))


def refuse_all_but_host(caller: Caller) -> None:
    """Raise Refusal unless the host asks."""
    if caller.role == "spectator":
        raise unauthorized(say("Send the host's token as `Authorization: Bearer <token>`."))
    if caller.role != "host":
        raise Refusal("forbidden", say("Only the host may do this."))


def refuse_assistance(session: Session, *enough: str) -> None:
    """Raise Refusal unless the assist policy is one of those that are enough."""
    if session.assist not in enough:
        raise Refusal(
            "forbidden",
            say("The session's assist policy is `{policy}`, which does not include this.", policy=session.assist),
        )


def unknown(call: Call) -> Refusal:
    """The refusal of a call for a session that is not there."""
    return Refusal(
        "unknown_session", say("There is no session {session}; it may have expired.", session=call.session_id)
    )


def names_version(tags: str, version: int) -> bool:
    """Whether entity tags name a version. Proxies that compress mark tags as weak, which changes nothing here."""
    given = {tag.strip().removeprefix("W/").strip('"') for tag in tags.split(",")}
    return not given.isdisjoint({"*", str(version)})
