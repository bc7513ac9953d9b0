"""The service. Generated from openapi.yaml by tools/generate_client.py; never edited."""

# ruff: noqa: PLR0913 - methods take what the operation takes
from __future__ import annotations

from collections.abc import Mapping

from regelwerk_client import models
from regelwerk_client._generated.api.games import get_game, list_games
from regelwerk_client._generated.api.limits import get_limits
from regelwerk_client._generated.api.probes import healthz, readyz
from regelwerk_client._generated.api.receipts import list_keys, verify_receipt
from regelwerk_client._generated.api.tournaments import (
    tournament_pairings,
    tournament_pairings_check,
    tournament_standings,
)
from regelwerk_client._generated.types import UNSET, Unset
from regelwerk_client.games.anaconda import Anaconda, AsyncAnaconda
from regelwerk_client.games.davinci import AsyncDavinci, Davinci
from regelwerk_client.games.davinci_solo import AsyncDavinciSolo, DavinciSolo
from regelwerk_client.games.numerus import AsyncNumerus, Numerus
from regelwerk_client.games.numerus_solo import AsyncNumerusSolo, NumerusSolo
from regelwerk_client.transport import AsyncCaller, AsyncChannel, Caller, Channel


class Service(Caller):
    """Everything that the service offers.

    Attributes:
        rulesets: every ruleset by its name, for programs that know no single one.
    """

    def __init__(self, channel: Channel) -> None:
        super().__init__(channel)
        self.anaconda = Anaconda(channel)
        self.davinci = Davinci(channel)
        self.davinci_solo = DavinciSolo(channel)
        self.numerus = Numerus(channel)
        self.numerus_solo = NumerusSolo(channel)
        self.rulesets: Mapping[str, Anaconda | Davinci | DavinciSolo | Numerus | NumerusSolo] = {
            "anaconda": self.anaconda,
            "davinci": self.davinci,
            "davinci-solo": self.davinci_solo,
            "numerus": self.numerus,
            "numerus-solo": self.numerus_solo,
        }

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

    def list_keys(self) -> models.Keys:
        """List the public keys.

        With them anybody can check receipts without the service, also later: save the answer. A key that is gone
        from the list is not to be trusted any more.
        """
        return self._ask(list_keys.answer, list_keys.request(), repeatable=True)

    def verify_receipt(
        self,
        receipt: models.ReceiptToVerify,
        *,
        record: models.AnacondaRecord
        | models.DaVinciRecord
        | models.DaVinciSoloRecord
        | models.NumerusRecord
        | models.NumerusSoloRecord
        | Unset = UNSET,
    ) -> models.ReceiptVerdict:
        """Check a receipt.

        A bad receipt is an answer here, not an error. With `record` it is also checked that the receipt is for this
        record, and the record is scored again.
        """
        return self._ask(
            verify_receipt.answer,
            verify_receipt.request(body=models.VerifyReceipt(receipt=receipt, record=record)),
            repeatable=True,
        )

    def tournament_standings(
        self,
        players: list[models.Player],
        *,
        rounds: list[models.TournamentRound] | Unset = UNSET,
        scoring: models.Scoring | Unset = UNSET,
        tie_breaks: list[models.TournamentStandingsOrderTieBreaksItem] | Unset = UNSET,
        corrections: list[models.TournamentCorrection] | Unset = UNSET,
        seed: str | Unset | None = UNSET,
        preview: list[models.TournamentCorrection] | Unset | None = UNSET,
        explain: bool | Unset = UNSET,
    ) -> models.Standings:
        """Rank the players of an event.

        From the results of all tables: points, a score, a sheet or a record, in any mixture. Every value is an
        exact fraction with the rounds that it comes from; `decided_by` says what put neighbours apart. Corrections
        are a list that only grows; `preview` shows what further ones would change. The order of players, rounds and
        tables in the request makes no difference. Where solver time is limited, this reserves 2000 ms, and costs
        the processor time that it took. Where callers have keys, this needs one with the scope `organizer`.
        """
        return self._ask(
            tournament_standings.answer,
            tournament_standings.request(
                body=models.TournamentStandingsOrder(
                    players=players,
                    rounds=rounds,
                    scoring=scoring,
                    tie_breaks=tie_breaks,
                    corrections=corrections,
                    seed=seed,
                    preview=preview,
                    explain=explain,
                )
            ),
            repeatable=True,
        )

    def tournament_pairings(
        self,
        *,
        players: list[models.Player],
        method: models.TournamentPairingsOrderMethod,
        game: models.TournamentPairingsOrderGame,
        rounds: list[models.TournamentRound] | Unset = UNSET,
        scoring: models.Scoring | Unset = UNSET,
        tie_breaks: list[models.TournamentPairingsOrderTieBreaksItem] | Unset = UNSET,
        corrections: list[models.TournamentCorrection] | Unset = UNSET,
        seed: str | Unset | None = UNSET,
        sizes: list[int] | Unset | None = UNSET,
        absent: list[str] | Unset = UNSET,
        rounds_to_plan: int | Unset = UNSET,
    ) -> models.Pairings:
        """Pair the next round.

        `swiss`: by points, without meetings that repeat earlier ones where that can be. `round_robin`: everybody
        meets everybody as evenly as can be; several rounds can be planned. Whatever is left to chance is drawn from
        `seed`, so the same request has the same answer. Where solver time is limited, this reserves 2000 ms, and
        costs the processor time that it took. Where callers have keys, this needs one with the scope `organizer`.
        """
        return self._ask(
            tournament_pairings.answer,
            tournament_pairings.request(
                body=models.TournamentPairingsOrder(
                    players=players,
                    method=method,
                    game=game,
                    rounds=rounds,
                    scoring=scoring,
                    tie_breaks=tie_breaks,
                    corrections=corrections,
                    seed=seed,
                    sizes=sizes,
                    absent=absent,
                    rounds_to_plan=rounds_to_plan,
                )
            ),
            repeatable=True,
        )

    def tournament_pairings_check(
        self,
        *,
        players: list[models.Player],
        method: models.TournamentCheckOrderMethod,
        game: models.TournamentCheckOrderGame,
        round_: models.ProposedRound,
        rounds: list[models.TournamentRound] | Unset = UNSET,
        scoring: models.Scoring | Unset = UNSET,
        tie_breaks: list[models.TournamentCheckOrderTieBreaksItem] | Unset = UNSET,
        corrections: list[models.TournamentCorrection] | Unset = UNSET,
        seed: str | Unset | None = UNSET,
        sizes: list[int] | Unset | None = UNSET,
        absent: list[str] | Unset = UNSET,
        rounds_to_plan: int | Unset = UNSET,
    ) -> models.Ruling:
        """Check a pairing.

        A pairing against the rules is an answer here, not an error. It is compared with the best one that is found
        for the same people: who meets again, sits with others of fewer points or has a bye without need is named.
        Where solver time is limited, this reserves 2000 ms, and costs the processor time that it took. Where
        callers have keys, this needs one with the scope `organizer`.
        """
        return self._ask(
            tournament_pairings_check.answer,
            tournament_pairings_check.request(
                body=models.TournamentCheckOrder(
                    players=players,
                    method=method,
                    game=game,
                    round_=round_,
                    rounds=rounds,
                    scoring=scoring,
                    tie_breaks=tie_breaks,
                    corrections=corrections,
                    seed=seed,
                    sizes=sizes,
                    absent=absent,
                    rounds_to_plan=rounds_to_plan,
                )
            ),
            repeatable=True,
        )

    def get_limits(self) -> models.CallerLimits:
        """Show what you may use.

        The limits that hold for whoever sends the request, and what is left of each after it; where API keys are
        given out also the tier and the scopes. What each request costs stands at its operation.
        """
        return self._ask(get_limits.answer, get_limits.request(), repeatable=True)

    def healthz(self) -> models.Health:
        """Is the process alive?

        Touches nothing but the process: restart it when this fails.
        """
        return self._ask(healthz.answer, healthz.request(), repeatable=True)

    def readyz(self) -> models.Readiness:
        """Can everything be served?

        503 while live games cannot be begun or changed, with the reason; stateless operations go on all the same.
        The store is asked to keep something for a moment, so one that is full or takes no changes is found out.
        """
        return self._ask(readyz.answer, readyz.request(), repeatable=True)


class AsyncService(AsyncCaller):
    """Everything that the service offers.

    Attributes:
        rulesets: every ruleset by its name, for programs that know no single one.
    """

    def __init__(self, channel: AsyncChannel) -> None:
        super().__init__(channel)
        self.anaconda = AsyncAnaconda(channel)
        self.davinci = AsyncDavinci(channel)
        self.davinci_solo = AsyncDavinciSolo(channel)
        self.numerus = AsyncNumerus(channel)
        self.numerus_solo = AsyncNumerusSolo(channel)
        self.rulesets: Mapping[
            str, AsyncAnaconda | AsyncDavinci | AsyncDavinciSolo | AsyncNumerus | AsyncNumerusSolo
        ] = {
            "anaconda": self.anaconda,
            "davinci": self.davinci,
            "davinci-solo": self.davinci_solo,
            "numerus": self.numerus,
            "numerus-solo": self.numerus_solo,
        }

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

    async def list_keys(self) -> models.Keys:
        """List the public keys.

        With them anybody can check receipts without the service, also later: save the answer. A key that is gone
        from the list is not to be trusted any more.
        """
        return await self._ask(list_keys.answer, list_keys.request(), repeatable=True)

    async def verify_receipt(
        self,
        receipt: models.ReceiptToVerify,
        *,
        record: models.AnacondaRecord
        | models.DaVinciRecord
        | models.DaVinciSoloRecord
        | models.NumerusRecord
        | models.NumerusSoloRecord
        | Unset = UNSET,
    ) -> models.ReceiptVerdict:
        """Check a receipt.

        A bad receipt is an answer here, not an error. With `record` it is also checked that the receipt is for this
        record, and the record is scored again.
        """
        return await self._ask(
            verify_receipt.answer,
            verify_receipt.request(body=models.VerifyReceipt(receipt=receipt, record=record)),
            repeatable=True,
        )

    async def tournament_standings(
        self,
        players: list[models.Player],
        *,
        rounds: list[models.TournamentRound] | Unset = UNSET,
        scoring: models.Scoring | Unset = UNSET,
        tie_breaks: list[models.TournamentStandingsOrderTieBreaksItem] | Unset = UNSET,
        corrections: list[models.TournamentCorrection] | Unset = UNSET,
        seed: str | Unset | None = UNSET,
        preview: list[models.TournamentCorrection] | Unset | None = UNSET,
        explain: bool | Unset = UNSET,
    ) -> models.Standings:
        """Rank the players of an event.

        From the results of all tables: points, a score, a sheet or a record, in any mixture. Every value is an
        exact fraction with the rounds that it comes from; `decided_by` says what put neighbours apart. Corrections
        are a list that only grows; `preview` shows what further ones would change. The order of players, rounds and
        tables in the request makes no difference. Where solver time is limited, this reserves 2000 ms, and costs
        the processor time that it took. Where callers have keys, this needs one with the scope `organizer`.
        """
        return await self._ask(
            tournament_standings.answer,
            tournament_standings.request(
                body=models.TournamentStandingsOrder(
                    players=players,
                    rounds=rounds,
                    scoring=scoring,
                    tie_breaks=tie_breaks,
                    corrections=corrections,
                    seed=seed,
                    preview=preview,
                    explain=explain,
                )
            ),
            repeatable=True,
        )

    async def tournament_pairings(
        self,
        *,
        players: list[models.Player],
        method: models.TournamentPairingsOrderMethod,
        game: models.TournamentPairingsOrderGame,
        rounds: list[models.TournamentRound] | Unset = UNSET,
        scoring: models.Scoring | Unset = UNSET,
        tie_breaks: list[models.TournamentPairingsOrderTieBreaksItem] | Unset = UNSET,
        corrections: list[models.TournamentCorrection] | Unset = UNSET,
        seed: str | Unset | None = UNSET,
        sizes: list[int] | Unset | None = UNSET,
        absent: list[str] | Unset = UNSET,
        rounds_to_plan: int | Unset = UNSET,
    ) -> models.Pairings:
        """Pair the next round.

        `swiss`: by points, without meetings that repeat earlier ones where that can be. `round_robin`: everybody
        meets everybody as evenly as can be; several rounds can be planned. Whatever is left to chance is drawn from
        `seed`, so the same request has the same answer. Where solver time is limited, this reserves 2000 ms, and
        costs the processor time that it took. Where callers have keys, this needs one with the scope `organizer`.
        """
        return await self._ask(
            tournament_pairings.answer,
            tournament_pairings.request(
                body=models.TournamentPairingsOrder(
                    players=players,
                    method=method,
                    game=game,
                    rounds=rounds,
                    scoring=scoring,
                    tie_breaks=tie_breaks,
                    corrections=corrections,
                    seed=seed,
                    sizes=sizes,
                    absent=absent,
                    rounds_to_plan=rounds_to_plan,
                )
            ),
            repeatable=True,
        )

    async def tournament_pairings_check(
        self,
        *,
        players: list[models.Player],
        method: models.TournamentCheckOrderMethod,
        game: models.TournamentCheckOrderGame,
        round_: models.ProposedRound,
        rounds: list[models.TournamentRound] | Unset = UNSET,
        scoring: models.Scoring | Unset = UNSET,
        tie_breaks: list[models.TournamentCheckOrderTieBreaksItem] | Unset = UNSET,
        corrections: list[models.TournamentCorrection] | Unset = UNSET,
        seed: str | Unset | None = UNSET,
        sizes: list[int] | Unset | None = UNSET,
        absent: list[str] | Unset = UNSET,
        rounds_to_plan: int | Unset = UNSET,
    ) -> models.Ruling:
        """Check a pairing.

        A pairing against the rules is an answer here, not an error. It is compared with the best one that is found
        for the same people: who meets again, sits with others of fewer points or has a bye without need is named.
        Where solver time is limited, this reserves 2000 ms, and costs the processor time that it took. Where
        callers have keys, this needs one with the scope `organizer`.
        """
        return await self._ask(
            tournament_pairings_check.answer,
            tournament_pairings_check.request(
                body=models.TournamentCheckOrder(
                    players=players,
                    method=method,
                    game=game,
                    round_=round_,
                    rounds=rounds,
                    scoring=scoring,
                    tie_breaks=tie_breaks,
                    corrections=corrections,
                    seed=seed,
                    sizes=sizes,
                    absent=absent,
                    rounds_to_plan=rounds_to_plan,
                )
            ),
            repeatable=True,
        )

    async def get_limits(self) -> models.CallerLimits:
        """Show what you may use.

        The limits that hold for whoever sends the request, and what is left of each after it; where API keys are
        given out also the tier and the scopes. What each request costs stands at its operation.
        """
        return await self._ask(get_limits.answer, get_limits.request(), repeatable=True)

    async def healthz(self) -> models.Health:
        """Is the process alive?

        Touches nothing but the process: restart it when this fails.
        """
        return await self._ask(healthz.answer, healthz.request(), repeatable=True)

    async def readyz(self) -> models.Readiness:
        """Can everything be served?

        503 while live games cannot be begun or changed, with the reason; stateless operations go on all the same.
        The store is asked to keep something for a moment, so one that is full or takes no changes is found out.
        """
        return await self._ask(readyz.answer, readyz.request(), repeatable=True)
