"""The text of server-sent events, read back by the rules of the HTML standard."""

from __future__ import annotations

import pytest
from streams import Message, dispatched

from service.streaming import HEARTBEAT, OPENING, RETRY_MS, field_lines


def test_an_event_has_its_number_its_type_and_its_document() -> None:
    assert field_lines("move", b'{"seq":7}', 7) == b'id: 7\nevent: move\ndata: {"seq":7}\n\n'


def test_an_event_without_a_number_leaves_the_last_number_as_it_was() -> None:
    stream = field_lines("move", b"1", 7) + field_lines("session", b"2")

    assert dispatched(stream) == [Message("7", "move", "1"), Message("7", "session", "2")]


@pytest.mark.parametrize(
    ("data", "read"),
    [(b"a\nb", "a\nb"), (b"a\r\nb\rc", "a\nb\nc"), (b"id: 9\n\nevent: x", "id: 9\n\nevent: x"), (b": c", ": c")],
)
def test_what_looks_like_another_line_stays_data(data: bytes, read: str) -> None:
    assert dispatched(field_lines("move", data, 1)) == [Message("1", "move", read)]


def test_line_ends_that_are_none_in_the_standard_stay_as_they_are() -> None:
    text = "a\u2028b\u0085c\x0bd\x1ce"

    assert dispatched(field_lines("move", text.encode(), 1)) == [Message("1", "move", text)]


def test_the_opening_and_a_heartbeat_are_no_events() -> None:
    assert dispatched(OPENING + HEARTBEAT + HEARTBEAT) == []
    assert OPENING == b"retry: %d\n\n" % RETRY_MS
    assert HEARTBEAT.startswith(b":")
    assert HEARTBEAT.endswith(b"\n\n")
