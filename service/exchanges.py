"""gunicorn's requests and responses, without what takes time where there is nothing to do.

Whenever a thread asks something of the system another one of its process goes on, and to get the turn back takes longer
than many an answer. So the end of a body that has been read is not looked for, and an answer goes out together with its
head. What is the same for all requests of a connection, or for all answers, is worked out once.

Whatever is not plain is left to gunicorn, and the bytes sent are the same.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from gunicorn.http.body import LengthReader
from gunicorn.http.message import Request
from gunicorn.http.parser import RequestParser
from gunicorn.http.wsgi import Response as AnyResponse

_MOST_HEADERS: Final = 512
"""Headers that are known to be plain; some dozens come with every answer."""
_VARYING: Final = frozenset({"Content-Length", "ETag", "RateLimit", "X-Request-Id"})
"""Headers that nearly every answer has with another value."""
_LONGEST_JOINED: Final = 1 << 16
"""Bytes of a body; to copy more takes longer than to send them by themselves."""

Header = tuple[str, str]


class ConnectionRequest(Request):  # type: ignore[misc]
    """A request that knows what has been found out about its connection."""

    def _peer_is_trusted_proxy(self) -> bool:
        """Whether the other end may say for whom it asks."""
        connection = self.unreader
        if not hasattr(connection, "is_trusted"):
            connection.is_trusted = bool(super()._peer_is_trusted_proxy())
        return bool(connection.is_trusted)


class Requests(RequestParser):  # type: ignore[misc]
    """The requests of a connection."""

    mesg_class = ConnectionRequest

    def finish_body(self, *arguments: Any, **limits: Any) -> bool:
        """Read what is left of a body, if anything is."""
        return _has_been_read(self.mesg) or bool(super().finish_body(*arguments, **limits))


def _has_been_read(request: Any) -> bool:
    """Whether the end of a body is known to have been reached."""
    body = getattr(request, "body", None)
    return body is not None and isinstance(body.reader, LengthReader) and bool(body.reader.length == 0)


class Response(AnyResponse):  # type: ignore[misc]
    """An answer that goes out at once, if it is whole."""

    headers_sent: bool
    sent: int

    def process_headers(self, headers: list[Header]) -> None:
        """Take the headers over, checked."""
        for header in headers:
            if header[0] not in _VARYING and _is_plain(header):
                self.headers.append(header)
            else:
                super().process_headers([header])

    def write(self, data: Any) -> None:
        """Send a part of the body; all of it, if it is short, with what is before it."""
        if self.headers_sent or self._omits_body or not self._is_whole(data) or len(data) > _LONGEST_JOINED:
            super().write(data)
            return
        lines = [*self.default_headers(), *[f"{name}: {value}\r\n" for name, value in self.headers], "\r\n"]
        self.headers_sent, self.sent = True, len(data)
        self.sock.sendall("".join(lines).encode("latin-1") + data)

    def _is_whole(self, data: Any) -> bool:
        return bool(isinstance(data, bytes) and len(data) == self.response_length)


@lru_cache(_MOST_HEADERS)
def _is_plain(header: Header) -> bool:
    """Whether gunicorn takes a header over as it is, and for nothing else; raises what gunicorn raises."""
    blank = object.__new__(AnyResponse)
    blank.headers, blank.response_length, blank.upgrade = [], None, False
    AnyResponse.process_headers(blank, [header])
    return bool(blank.headers == [header] and blank.response_length is None)
