"""The ruleset davinci-solo. Generated from openapi.yaml by tools/generate_client.py; never edited."""

# ruff: noqa: PLR0913 - methods take what the operation takes
from __future__ import annotations

from regelwerk_client import models
from regelwerk_client._generated.api.davinci_solo import (
    davinci_solo_apply,
    davinci_solo_conformance,
    davinci_solo_hint,
    davinci_solo_hint_position,
    davinci_solo_legal_moves,
    davinci_solo_legal_moves_of_position,
    davinci_solo_new,
    davinci_solo_replay,
    davinci_solo_rules,
    davinci_solo_score,
    davinci_solo_score_position,
    davinci_solo_validate,
    davinci_solo_validate_position,
    davinci_solo_view,
)
from regelwerk_client._generated.api.davinci_solo_sessions import (
    davinci_solo_ask_undo,
    davinci_solo_commit,
    davinci_solo_create_session,
    davinci_solo_delete_session,
    davinci_solo_fork_session,
    davinci_solo_get_session,
    davinci_solo_move,
    davinci_solo_reissue_token,
    davinci_solo_resign,
    davinci_solo_session_events,
    davinci_solo_session_hint,
    davinci_solo_session_legal_moves,
    davinci_solo_session_ply,
    davinci_solo_session_record,
    davinci_solo_session_record_text,
    davinci_solo_session_score,
)
from regelwerk_client._generated.types import UNSET, Unset
from regelwerk_client.session import AsyncLive, Created, Live, created
from regelwerk_client.transport import AsyncCaller, Caller


class LiveDavinciSolo(Live):
    """A live game of davinci-solo, as one caller sees it."""

    _sessions = "/v1/davinci-solo/sessions"

    @property
    def seen(self) -> models.DaVinciSoloSession | None:
        """The session as it was seen last; None before the first look."""
        return self._recall(davinci_solo_get_session.answer)

    def refresh(self) -> models.DaVinciSoloSession:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        return self._refresh(davinci_solo_get_session.answer, davinci_solo_get_session.request(session_id=self.id))

    def delete(self) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        return self._ask(
            davinci_solo_delete_session.answer,
            davinci_solo_delete_session.request(session_id=self.id),
            repeatable=False,
        )

    def fork(
        self,
        *,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.DaVinciSoloForkAssist | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[LiveDavinciSolo, models.DaVinciSoloCreatedSession]:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the
        host may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would
        bring stays secret. Where sessions are limited, this costs 1 session.
        """
        document = self._ask(
            davinci_solo_fork_session.answer,
            davinci_solo_fork_session.request(
                session_id=self.id,
                body=models.DaVinciSoloFork(seed=seed, seats=seats, ttl_s=ttl_s, clock=clock, assist=assist, ply=ply),
            ),
            repeatable=False,
        )
        return created(LiveDavinciSolo, self._channel, document)

    def move(self, move: str) -> models.DaVinciSoloPlayedSession:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same
        time one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return self._turn(
            davinci_solo_move.answer,
            davinci_solo_move.request(session_id=self.id, body=models.DaVinciSoloSessionMove(move=move)),
        )

    def resign(self) -> models.DaVinciSoloPlayedSession:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return self._turn(davinci_solo_resign.answer, davinci_solo_resign.request(session_id=self.id))

    def ask_undo(self, *, ply: int | Unset = UNSET) -> models.DaVinciSoloPlayedSession:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once
        between two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return self._turn(
            davinci_solo_ask_undo.answer, davinci_solo_ask_undo.request(session_id=self.id, body=models.Undo(ply=ply))
        )

    def legal_moves(self) -> models.DaVinciSoloLegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return self._ask(
            davinci_solo_session_legal_moves.answer,
            davinci_solo_session_legal_moves.request(session_id=self.id),
            repeatable=True,
        )

    def hint(
        self, *, budget_ms: int | Unset = UNSET, budget_nodes: int | Unset | None = UNSET, seed: str | Unset = UNSET
    ) -> models.DaVinciSoloHint:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move. Where
        solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes,
        2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return self._ask(
            davinci_solo_session_hint.answer,
            davinci_solo_session_hint.request(
                session_id=self.id, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
            ),
            repeatable=True,
        )

    def score(self) -> models.Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return self._ask(
            davinci_solo_session_score.answer, davinci_solo_session_score.request(session_id=self.id), repeatable=True
        )

    def record_text(self) -> str:
        """Download the record as text.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return self._ask(
            davinci_solo_session_record_text.answer,
            davinci_solo_session_record_text.request(session_id=self.id),
            repeatable=True,
        )

    def record(self) -> models.DaVinciSoloSessionRecord:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return self._ask(
            davinci_solo_session_record.answer, davinci_solo_session_record.request(session_id=self.id), repeatable=True
        )

    def ply(self, ply: int) -> models.DaVinciSoloPly:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return self._ask(
            davinci_solo_session_ply.answer,
            davinci_solo_session_ply.request(session_id=self.id, ply=ply),
            repeatable=True,
        )

    def reissue(self, seat: int) -> models.SeatToken:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return self._ask(
            davinci_solo_reissue_token.answer,
            davinci_solo_reissue_token.request(session_id=self.id, seat=seat),
            repeatable=False,
        )

    def poll_events(
        self, *, after: int | Unset = UNSET, wait: int | Unset = UNSET, limit: int | Unset = UNSET
    ) -> models.DaVinciSoloSessionEvents:
        """Follow a live game.

        What happened after event `after`, as far as the caller may know it: the same whenever it is asked for, in
        order, without gaps. With `wait`, the answer comes as soon as there is something, or empty after that time;
        ask again `after` its `next`. With `Accept: text/event-stream`: server-sent events. Each has its number as
        `id`, its type as `event` and its document as `data`; after each group of them the type `session`, without a
        number, brings the session as it stands now. A comment comes every 15 seconds if nothing else does. The
        stream ends by itself after the event `over`, when the session is gone, when the token has been replaced,
        and now and then: come back with `Last-Event-ID` (`EventSource` does), and nothing is lost or told twice.
        `EventSource` cannot send a token: it shows what a spectator may know. To follow a seat, read the stream
        with `fetch`; a token does not belong in an address.
        """
        return self._ask(
            davinci_solo_session_events.answer,
            davinci_solo_session_events.request(session_id=self.id, after=after, wait=wait, limit=limit),
            repeatable=True,
        )


class DavinciSolo(Caller):
    """Six tiles are the spine; each turn a tile is drawn and added to the outer end of a row. All 24 must lie."""

    def new(
        self, *, setup: models.DaVinciSoloSetup | Unset = UNSET, seed: str | Unset = UNSET
    ) -> models.DaVinciSoloDealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return self._ask(
            davinci_solo_new.answer,
            davinci_solo_new.request(body=models.DaVinciSoloNew(setup=setup, seed=seed)),
            repeatable=True,
        )

    def legal_moves(
        self, *, state: models.DaVinciSoloState | Unset = UNSET, view: models.DaVinciSoloState | Unset = UNSET
    ) -> models.DaVinciSoloLegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return self._ask(
            davinci_solo_legal_moves.answer,
            davinci_solo_legal_moves.request(body=models.DaVinciSoloSubject(state=state, view=view)),
            repeatable=True,
        )

    def legal_moves_of_position(self, position: str) -> models.DaVinciSoloLegalMoves:
        """List the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            davinci_solo_legal_moves_of_position.answer,
            davinci_solo_legal_moves_of_position.request(position=position),
            repeatable=True,
        )

    def apply(
        self, *, state: models.DaVinciSoloState, moves: list[str], seed: str | Unset = UNSET
    ) -> models.DaVinciSoloApplied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return self._ask(
            davinci_solo_apply.answer,
            davinci_solo_apply.request(body=models.DaVinciSoloApply(state=state, moves=moves, seed=seed)),
            repeatable=True,
        )

    def view(self, state: models.DaVinciSoloState, *, seat: int | Unset | None = UNSET) -> models.DaVinciSoloSeen:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return self._ask(
            davinci_solo_view.answer,
            davinci_solo_view.request(body=models.DaVinciSoloSeated(state=state, seat=seat)),
            repeatable=True,
        )

    def validate(
        self,
        move: str,
        *,
        state: models.DaVinciSoloState | Unset = UNSET,
        view: models.DaVinciSoloState | Unset = UNSET,
    ) -> models.DaVinciSoloVerdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return self._ask(
            davinci_solo_validate.answer,
            davinci_solo_validate.request(body=models.DaVinciSoloJudged(move=move, state=state, view=view)),
            repeatable=True,
        )

    def validate_position(self, *, position: str, move: str) -> models.DaVinciSoloVerdict:
        """Judge a move in a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            davinci_solo_validate_position.answer,
            davinci_solo_validate_position.request(position=position, move=move),
            repeatable=True,
        )

    def score(
        self,
        *,
        state: models.DaVinciSoloState | Unset = UNSET,
        sheet: models.DaVinciSoloSheet | Unset = UNSET,
        record: models.DaVinciSoloRecord | Unset = UNSET,
        receipt: bool | Unset = UNSET,
    ) -> models.ScoreAnswer:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The
        score of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is
        refused (403). Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return self._ask(
            davinci_solo_score.answer,
            davinci_solo_score.request(
                body=models.DaVinciSoloScored(state=state, sheet=sheet, record=record, receipt=receipt)
            ),
            repeatable=True,
        )

    def score_position(self, position: str) -> models.Score:
        """Score a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            davinci_solo_score_position.answer, davinci_solo_score_position.request(position=position), repeatable=True
        )

    def replay(
        self, *, record: models.DaVinciSoloRecord | Unset = UNSET, text: str | Unset = UNSET
    ) -> models.DaVinciSoloReplayed:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        return self._ask(
            davinci_solo_replay.answer,
            davinci_solo_replay.request(body=models.DaVinciSoloReplay(record=record, text=text)),
            repeatable=True,
        )

    def hint(
        self,
        *,
        state: models.DaVinciSoloState | Unset = UNSET,
        view: models.DaVinciSoloState | Unset = UNSET,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
    ) -> models.DaVinciSoloHint:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates. Where solver time is limited, this reserves `budget_ms`, or with
        `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer;
        where something is hidden, all of it.
        """
        return self._ask(
            davinci_solo_hint.answer,
            davinci_solo_hint.request(
                body=models.DaVinciSoloAsk(
                    state=state, view=view, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
                )
            ),
            repeatable=True,
        )

    def hint_position(
        self,
        position: str,
        *,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
    ) -> models.DaVinciSoloHint:
        """Rank the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer. Where solver time is limited, this reserves
        `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs
        `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return self._ask(
            davinci_solo_hint_position.answer,
            davinci_solo_hint_position.request(
                position=position, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
            ),
            repeatable=True,
        )

    def rules(self) -> str:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return self._ask(davinci_solo_rules.answer, davinci_solo_rules.request(), repeatable=True)

    def conformance(self, *, kind: models.DavinciSoloConformanceKind | Unset = UNSET) -> str:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return self._ask(davinci_solo_conformance.answer, davinci_solo_conformance.request(kind=kind), repeatable=True)

    def commit(self) -> models.Commitment:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and
        with a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if
        that fails with 503, ask for another one. Where sessions are limited, this costs 1 session.
        """
        return self._ask(davinci_solo_commit.answer, davinci_solo_commit.request(), repeatable=True)

    def create_session(
        self,
        *,
        setup: models.DaVinciSoloSetup | Unset = UNSET,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.DaVinciSoloNewSessionAssist | Unset = UNSET,
        commitment: str | Unset = UNSET,
        entropy: list[str] | Unset = UNSET,
        record: models.DaVinciSoloRecord | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[LiveDavinciSolo, models.DaVinciSoloCreatedSession]:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is
        secret until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last
        change. With `record`, the game goes on where that one stood. 404 when no game waits for the `commitment`
        that is given. Where sessions are limited, this costs 1 session.
        """
        document = self._ask(
            davinci_solo_create_session.answer,
            davinci_solo_create_session.request(
                body=models.DaVinciSoloNewSession(
                    setup=setup,
                    seed=seed,
                    seats=seats,
                    ttl_s=ttl_s,
                    clock=clock,
                    assist=assist,
                    commitment=commitment,
                    entropy=entropy,
                    record=record,
                    ply=ply,
                )
            ),
            repeatable=False,
        )
        return created(LiveDavinciSolo, self._channel, document)

    def session(self, session_id: str, token: str | None = None) -> LiveDavinciSolo:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return LiveDavinciSolo(self._channel, session_id, token)


class AsyncLiveDavinciSolo(AsyncLive):
    """A live game of davinci-solo, as one caller sees it."""

    _sessions = "/v1/davinci-solo/sessions"

    @property
    def seen(self) -> models.DaVinciSoloSession | None:
        """The session as it was seen last; None before the first look."""
        return self._recall(davinci_solo_get_session.answer)

    async def refresh(self) -> models.DaVinciSoloSession:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        return await self._refresh(
            davinci_solo_get_session.answer, davinci_solo_get_session.request(session_id=self.id)
        )

    async def delete(self) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        return await self._ask(
            davinci_solo_delete_session.answer,
            davinci_solo_delete_session.request(session_id=self.id),
            repeatable=False,
        )

    async def fork(
        self,
        *,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.DaVinciSoloForkAssist | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[AsyncLiveDavinciSolo, models.DaVinciSoloCreatedSession]:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the
        host may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would
        bring stays secret. Where sessions are limited, this costs 1 session.
        """
        document = await self._ask(
            davinci_solo_fork_session.answer,
            davinci_solo_fork_session.request(
                session_id=self.id,
                body=models.DaVinciSoloFork(seed=seed, seats=seats, ttl_s=ttl_s, clock=clock, assist=assist, ply=ply),
            ),
            repeatable=False,
        )
        return created(AsyncLiveDavinciSolo, self._channel, document)

    async def move(self, move: str) -> models.DaVinciSoloPlayedSession:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same
        time one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return await self._turn(
            davinci_solo_move.answer,
            davinci_solo_move.request(session_id=self.id, body=models.DaVinciSoloSessionMove(move=move)),
        )

    async def resign(self) -> models.DaVinciSoloPlayedSession:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return await self._turn(davinci_solo_resign.answer, davinci_solo_resign.request(session_id=self.id))

    async def ask_undo(self, *, ply: int | Unset = UNSET) -> models.DaVinciSoloPlayedSession:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once
        between two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return await self._turn(
            davinci_solo_ask_undo.answer, davinci_solo_ask_undo.request(session_id=self.id, body=models.Undo(ply=ply))
        )

    async def legal_moves(self) -> models.DaVinciSoloLegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return await self._ask(
            davinci_solo_session_legal_moves.answer,
            davinci_solo_session_legal_moves.request(session_id=self.id),
            repeatable=True,
        )

    async def hint(
        self, *, budget_ms: int | Unset = UNSET, budget_nodes: int | Unset | None = UNSET, seed: str | Unset = UNSET
    ) -> models.DaVinciSoloHint:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move. Where
        solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes,
        2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return await self._ask(
            davinci_solo_session_hint.answer,
            davinci_solo_session_hint.request(
                session_id=self.id, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
            ),
            repeatable=True,
        )

    async def score(self) -> models.Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return await self._ask(
            davinci_solo_session_score.answer, davinci_solo_session_score.request(session_id=self.id), repeatable=True
        )

    async def record_text(self) -> str:
        """Download the record as text.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return await self._ask(
            davinci_solo_session_record_text.answer,
            davinci_solo_session_record_text.request(session_id=self.id),
            repeatable=True,
        )

    async def record(self) -> models.DaVinciSoloSessionRecord:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return await self._ask(
            davinci_solo_session_record.answer, davinci_solo_session_record.request(session_id=self.id), repeatable=True
        )

    async def ply(self, ply: int) -> models.DaVinciSoloPly:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return await self._ask(
            davinci_solo_session_ply.answer,
            davinci_solo_session_ply.request(session_id=self.id, ply=ply),
            repeatable=True,
        )

    async def reissue(self, seat: int) -> models.SeatToken:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return await self._ask(
            davinci_solo_reissue_token.answer,
            davinci_solo_reissue_token.request(session_id=self.id, seat=seat),
            repeatable=False,
        )

    async def poll_events(
        self, *, after: int | Unset = UNSET, wait: int | Unset = UNSET, limit: int | Unset = UNSET
    ) -> models.DaVinciSoloSessionEvents:
        """Follow a live game.

        What happened after event `after`, as far as the caller may know it: the same whenever it is asked for, in
        order, without gaps. With `wait`, the answer comes as soon as there is something, or empty after that time;
        ask again `after` its `next`. With `Accept: text/event-stream`: server-sent events. Each has its number as
        `id`, its type as `event` and its document as `data`; after each group of them the type `session`, without a
        number, brings the session as it stands now. A comment comes every 15 seconds if nothing else does. The
        stream ends by itself after the event `over`, when the session is gone, when the token has been replaced,
        and now and then: come back with `Last-Event-ID` (`EventSource` does), and nothing is lost or told twice.
        `EventSource` cannot send a token: it shows what a spectator may know. To follow a seat, read the stream
        with `fetch`; a token does not belong in an address.
        """
        return await self._ask(
            davinci_solo_session_events.answer,
            davinci_solo_session_events.request(session_id=self.id, after=after, wait=wait, limit=limit),
            repeatable=True,
        )


class AsyncDavinciSolo(AsyncCaller):
    """Six tiles are the spine; each turn a tile is drawn and added to the outer end of a row. All 24 must lie."""

    async def new(
        self, *, setup: models.DaVinciSoloSetup | Unset = UNSET, seed: str | Unset = UNSET
    ) -> models.DaVinciSoloDealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return await self._ask(
            davinci_solo_new.answer,
            davinci_solo_new.request(body=models.DaVinciSoloNew(setup=setup, seed=seed)),
            repeatable=True,
        )

    async def legal_moves(
        self, *, state: models.DaVinciSoloState | Unset = UNSET, view: models.DaVinciSoloState | Unset = UNSET
    ) -> models.DaVinciSoloLegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return await self._ask(
            davinci_solo_legal_moves.answer,
            davinci_solo_legal_moves.request(body=models.DaVinciSoloSubject(state=state, view=view)),
            repeatable=True,
        )

    async def legal_moves_of_position(self, position: str) -> models.DaVinciSoloLegalMoves:
        """List the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            davinci_solo_legal_moves_of_position.answer,
            davinci_solo_legal_moves_of_position.request(position=position),
            repeatable=True,
        )

    async def apply(
        self, *, state: models.DaVinciSoloState, moves: list[str], seed: str | Unset = UNSET
    ) -> models.DaVinciSoloApplied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return await self._ask(
            davinci_solo_apply.answer,
            davinci_solo_apply.request(body=models.DaVinciSoloApply(state=state, moves=moves, seed=seed)),
            repeatable=True,
        )

    async def view(self, state: models.DaVinciSoloState, *, seat: int | Unset | None = UNSET) -> models.DaVinciSoloSeen:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return await self._ask(
            davinci_solo_view.answer,
            davinci_solo_view.request(body=models.DaVinciSoloSeated(state=state, seat=seat)),
            repeatable=True,
        )

    async def validate(
        self,
        move: str,
        *,
        state: models.DaVinciSoloState | Unset = UNSET,
        view: models.DaVinciSoloState | Unset = UNSET,
    ) -> models.DaVinciSoloVerdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return await self._ask(
            davinci_solo_validate.answer,
            davinci_solo_validate.request(body=models.DaVinciSoloJudged(move=move, state=state, view=view)),
            repeatable=True,
        )

    async def validate_position(self, *, position: str, move: str) -> models.DaVinciSoloVerdict:
        """Judge a move in a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            davinci_solo_validate_position.answer,
            davinci_solo_validate_position.request(position=position, move=move),
            repeatable=True,
        )

    async def score(
        self,
        *,
        state: models.DaVinciSoloState | Unset = UNSET,
        sheet: models.DaVinciSoloSheet | Unset = UNSET,
        record: models.DaVinciSoloRecord | Unset = UNSET,
        receipt: bool | Unset = UNSET,
    ) -> models.ScoreAnswer:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The
        score of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is
        refused (403). Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return await self._ask(
            davinci_solo_score.answer,
            davinci_solo_score.request(
                body=models.DaVinciSoloScored(state=state, sheet=sheet, record=record, receipt=receipt)
            ),
            repeatable=True,
        )

    async def score_position(self, position: str) -> models.Score:
        """Score a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            davinci_solo_score_position.answer, davinci_solo_score_position.request(position=position), repeatable=True
        )

    async def replay(
        self, *, record: models.DaVinciSoloRecord | Unset = UNSET, text: str | Unset = UNSET
    ) -> models.DaVinciSoloReplayed:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        return await self._ask(
            davinci_solo_replay.answer,
            davinci_solo_replay.request(body=models.DaVinciSoloReplay(record=record, text=text)),
            repeatable=True,
        )

    async def hint(
        self,
        *,
        state: models.DaVinciSoloState | Unset = UNSET,
        view: models.DaVinciSoloState | Unset = UNSET,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
    ) -> models.DaVinciSoloHint:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates. Where solver time is limited, this reserves `budget_ms`, or with
        `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer;
        where something is hidden, all of it.
        """
        return await self._ask(
            davinci_solo_hint.answer,
            davinci_solo_hint.request(
                body=models.DaVinciSoloAsk(
                    state=state, view=view, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
                )
            ),
            repeatable=True,
        )

    async def hint_position(
        self,
        position: str,
        *,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
    ) -> models.DaVinciSoloHint:
        """Rank the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer. Where solver time is limited, this reserves
        `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs
        `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return await self._ask(
            davinci_solo_hint_position.answer,
            davinci_solo_hint_position.request(
                position=position, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
            ),
            repeatable=True,
        )

    async def rules(self) -> str:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return await self._ask(davinci_solo_rules.answer, davinci_solo_rules.request(), repeatable=True)

    async def conformance(self, *, kind: models.DavinciSoloConformanceKind | Unset = UNSET) -> str:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return await self._ask(
            davinci_solo_conformance.answer, davinci_solo_conformance.request(kind=kind), repeatable=True
        )

    async def commit(self) -> models.Commitment:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and
        with a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if
        that fails with 503, ask for another one. Where sessions are limited, this costs 1 session.
        """
        return await self._ask(davinci_solo_commit.answer, davinci_solo_commit.request(), repeatable=True)

    async def create_session(
        self,
        *,
        setup: models.DaVinciSoloSetup | Unset = UNSET,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.DaVinciSoloNewSessionAssist | Unset = UNSET,
        commitment: str | Unset = UNSET,
        entropy: list[str] | Unset = UNSET,
        record: models.DaVinciSoloRecord | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[AsyncLiveDavinciSolo, models.DaVinciSoloCreatedSession]:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is
        secret until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last
        change. With `record`, the game goes on where that one stood. 404 when no game waits for the `commitment`
        that is given. Where sessions are limited, this costs 1 session.
        """
        document = await self._ask(
            davinci_solo_create_session.answer,
            davinci_solo_create_session.request(
                body=models.DaVinciSoloNewSession(
                    setup=setup,
                    seed=seed,
                    seats=seats,
                    ttl_s=ttl_s,
                    clock=clock,
                    assist=assist,
                    commitment=commitment,
                    entropy=entropy,
                    record=record,
                    ply=ply,
                )
            ),
            repeatable=False,
        )
        return created(AsyncLiveDavinciSolo, self._channel, document)

    def session(self, session_id: str, token: str | None = None) -> AsyncLiveDavinciSolo:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return AsyncLiveDavinciSolo(self._channel, session_id, token)
