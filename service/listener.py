"""News of live games from Redis: one connection that hears for which sessions something was published.

Nothing here connects again by itself: a listener that has failed is closed, and whoever uses it makes another. Names of
sessions may be added and taken away while another thread waits in `get`.
"""

from __future__ import annotations

from typing import Any, Final

import redis

from service.config import Config
from service.connections import listener
from service.store import StoreUnavailableError, channel_of

_TELLING: Final = (b"message", b"subscribe")
_CLOSED_MEANWHILE: Final = (ValueError, AttributeError)
"""What redis-py raises in the thread that reads when another one, which could not send, has closed the connection."""
_AWAY: Final = "The news of live sessions are out of reach for now."


class Listener:
    """A connection that waits for news. Everything but `close` raises StoreUnavailableError when it is broken."""

    def __init__(self, config: Config) -> None:
        self._asked = False
        try:
            self._client = listener(config)
            self._connection = self._client.connection_pool.get_connection()
        except (redis.RedisError, OSError) as failure:
            raise StoreUnavailableError(_AWAY) from failure

    def subscribe(self, session_id: str) -> None:
        """Hear of a session from now on; that it is so comes as its first news."""
        self._send("SUBSCRIBE", channel_of(session_id))

    def unsubscribe(self, session_id: str) -> None:
        """Hear no more of a session."""
        self._send("UNSUBSCRIBE", channel_of(session_id))

    def get(self, timeout_s: float) -> str | None:
        """The session that the next news are of; None if there are none in time."""
        try:
            if not self._connection.can_read(timeout_s):
                self._check()
                return None
            message = self._connection.read_response(push_request=True)
        except (redis.RedisError, OSError, *_CLOSED_MEANWHILE) as failure:
            raise StoreUnavailableError(_AWAY) from failure
        self._asked = False
        return _session_of(message)

    def close(self) -> None:
        """End the connection."""
        self._connection.disconnect()
        self._client.close()

    def _check(self) -> None:
        """After a silence, ask whether there is anybody; after a second one, there is nobody."""
        if self._asked:
            raise StoreUnavailableError(_AWAY)
        self._asked = True
        self._send("PING")

    def _send(self, *command: str) -> None:
        try:
            self._connection.send_command(*command, check_health=False)
        except (redis.RedisError, OSError) as failure:
            raise StoreUnavailableError(_AWAY) from failure


def _session_of(message: Any) -> str | None:
    """The session of a message or of a confirmed subscription; None for answers of other kinds."""
    if not isinstance(message, list) or message[0] not in _TELLING:
        return None
    before, _, after = channel_of("|").partition("|")
    name: str = message[1].decode()
    return name.removeprefix(before).removesuffix(after)
