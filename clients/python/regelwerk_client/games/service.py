"""The service. Generated from openapi.yaml by tools/generate_client.py; never edited."""

from __future__ import annotations

from regelwerk_client import models
from regelwerk_client._generated.api.games import get_game, list_games
from regelwerk_client._generated.api.probes import healthz, readyz
from regelwerk_client.games.anaconda import Anaconda, AsyncAnaconda
from regelwerk_client.games.davinci import AsyncDavinci, Davinci
from regelwerk_client.games.davinci_solo import AsyncDavinciSolo, DavinciSolo
from regelwerk_client.games.numerus import AsyncNumerus, Numerus
from regelwerk_client.games.numerus_solo import AsyncNumerusSolo, NumerusSolo
from regelwerk_client.transport import AsyncCaller, AsyncChannel, Caller, Channel


class Service(Caller):
    """Everything that the service offers."""

    def __init__(self, channel: Channel) -> None:
        super().__init__(channel)
        self.anaconda = Anaconda(channel)
        self.davinci = Davinci(channel)
        self.davinci_solo = DavinciSolo(channel)
        self.numerus = Numerus(channel)
        self.numerus_solo = NumerusSolo(channel)

    def list_games(self) -> models.Games:
        """List the rulesets.

        Each with its players, options and defaults, grammar of moves, and the address of its rules text.
        """
        return self._ask(list_games.answer, list_games.request(), repeatable=True)

    def get_game(self, game: str) -> models.Game:
        """Describe a ruleset.

        Players, options and defaults, grammar of moves, version and address of its rules text.
        """
        return self._ask(get_game.answer, get_game.request(game=game), repeatable=True)

    def healthz(self) -> models.Health:
        """Is the process alive?

        Touches nothing but the process: restart it when this fails.
        """
        return self._ask(healthz.answer, healthz.request(), repeatable=True)

    def readyz(self) -> models.Readiness:
        """Can everything be served?

        503 while the store is out of reach; stateless operations go on all the same.
        """
        return self._ask(readyz.answer, readyz.request(), repeatable=True)


class AsyncService(AsyncCaller):
    """Everything that the service offers."""

    def __init__(self, channel: AsyncChannel) -> None:
        super().__init__(channel)
        self.anaconda = AsyncAnaconda(channel)
        self.davinci = AsyncDavinci(channel)
        self.davinci_solo = AsyncDavinciSolo(channel)
        self.numerus = AsyncNumerus(channel)
        self.numerus_solo = AsyncNumerusSolo(channel)

    async def list_games(self) -> models.Games:
        """List the rulesets.

        Each with its players, options and defaults, grammar of moves, and the address of its rules text.
        """
        return await self._ask(list_games.answer, list_games.request(), repeatable=True)

    async def get_game(self, game: str) -> models.Game:
        """Describe a ruleset.

        Players, options and defaults, grammar of moves, version and address of its rules text.
        """
        return await self._ask(get_game.answer, get_game.request(game=game), repeatable=True)

    async def healthz(self) -> models.Health:
        """Is the process alive?

        Touches nothing but the process: restart it when this fails.
        """
        return await self._ask(healthz.answer, healthz.request(), repeatable=True)

    async def readyz(self) -> models.Readiness:
        """Can everything be served?

        503 while the store is out of reach; stateless operations go on all the same.
        """
        return await self._ask(readyz.answer, readyz.request(), repeatable=True)
