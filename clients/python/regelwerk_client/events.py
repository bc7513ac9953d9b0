"""What happens in a live game, as it happens: a stream that comes back by itself, or polls where none passes.

Twice the same, for programs without and with an event loop; `following` decides, here it is done.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Generator
from typing import Final

from regelwerk_client.errors import Unavailable, Unreachable
from regelwerk_client.following import Following
from regelwerk_client.models import SessionEvent
from regelwerk_client.transport import AsyncChannel, Channel

_SILENCE_S: Final = 45.0
"""The service gives a sign of life every 15 seconds, unless it was told to do so less often."""


def followed(channel: Channel, following: Following) -> Generator[SessionEvent, None, None]:
    """Every event once, in order, until the game is over. Raises ApiError, and Unreachable out of patience."""
    while not following.over:
        try:
            if following.polls:
                yield from following.told_by(channel.send(following.page(), repeatable=True))
                continue
            with channel.stream(following.stream(), _SILENCE_S) as response:
                following.begun(response)
                for piece in response.iter_bytes():
                    yield from following.told(piece)
            following.ended()
        except (Unreachable, Unavailable) as away:
            following.failed(away)
        time.sleep(following.pause_s)


async def followed_async(channel: AsyncChannel, following: Following) -> AsyncGenerator[SessionEvent, None]:
    """The same for programs with an event loop."""
    while not following.over:
        try:
            if following.polls:
                for event in following.told_by(await channel.send(following.page(), repeatable=True)):
                    yield event
                continue
            async with channel.stream(following.stream(), _SILENCE_S) as response:
                following.begun(response)
                async for piece in response.aiter_bytes():
                    for event in following.told(piece):
                        yield event
            following.ended()
        except (Unreachable, Unavailable) as away:
            following.failed(away)
        await asyncio.sleep(following.pause_s)
