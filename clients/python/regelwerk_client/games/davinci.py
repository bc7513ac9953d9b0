"""The ruleset davinci. Generated from openapi.yaml by tools/generate_client.py; never edited."""

# ruff: noqa: PLR0913 - methods take what the operation takes
from __future__ import annotations

from regelwerk_client import models
from regelwerk_client._generated.api.davinci import (
    davinci_apply,
    davinci_conformance,
    davinci_hint,
    davinci_legal_moves,
    davinci_new,
    davinci_posterior,
    davinci_replay,
    davinci_rules,
    davinci_score,
    davinci_validate,
    davinci_view,
)
from regelwerk_client._generated.api.davinci_sessions import (
    davinci_answer_undo,
    davinci_ask_undo,
    davinci_commit,
    davinci_create_session,
    davinci_delete_session,
    davinci_fork_session,
    davinci_get_session,
    davinci_move,
    davinci_reissue_token,
    davinci_resign,
    davinci_session_events,
    davinci_session_hint,
    davinci_session_legal_moves,
    davinci_session_ply,
    davinci_session_record,
    davinci_session_record_text,
    davinci_session_score,
)
from regelwerk_client._generated.types import UNSET, Unset
from regelwerk_client.session import AsyncLive, Created, Live, created
from regelwerk_client.transport import AsyncCaller, Caller


class LiveDavinci(Live):
    """A live game of davinci, as one caller sees it."""

    _sessions = "/v1/davinci/sessions"

    @property
    def seen(self) -> models.DaVinciSession | None:
        """The session as it was seen last; None before the first look."""
        return self._recall(davinci_get_session.answer)

    def refresh(self) -> models.DaVinciSession:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        return self._refresh(davinci_get_session.answer, davinci_get_session.request(session_id=self.id))

    def delete(self) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        return self._ask(
            davinci_delete_session.answer, davinci_delete_session.request(session_id=self.id), repeatable=False
        )

    def fork(
        self,
        *,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.DaVinciForkAssist | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[LiveDavinci, models.DaVinciCreatedSession]:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the
        host may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would
        bring stays secret. Where sessions are limited, this costs 1 session.
        """
        document = self._ask(
            davinci_fork_session.answer,
            davinci_fork_session.request(
                session_id=self.id,
                body=models.DaVinciFork(seed=seed, seats=seats, ttl_s=ttl_s, clock=clock, assist=assist, ply=ply),
            ),
            repeatable=False,
        )
        return created(LiveDavinci, self._channel, document)

    def move(self, move: str) -> models.DaVinciPlayedSession:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same
        time one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return self._turn(
            davinci_move.answer, davinci_move.request(session_id=self.id, body=models.DaVinciSessionMove(move=move))
        )

    def resign(self) -> models.DaVinciPlayedSession:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return self._turn(davinci_resign.answer, davinci_resign.request(session_id=self.id))

    def ask_undo(self, *, ply: int | Unset = UNSET) -> models.DaVinciPlayedSession:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once
        between two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return self._turn(
            davinci_ask_undo.answer, davinci_ask_undo.request(session_id=self.id, body=models.Undo(ply=ply))
        )

    def answer_undo(self, *, ply: int, agree: bool) -> models.DaVinciPlayedSession:
        """Answer whether plies may be taken back.

        By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining.
        An answer to a question that is not asked (any more) is refused.
        """
        return self._turn(
            davinci_answer_undo.answer,
            davinci_answer_undo.request(session_id=self.id, body=models.UndoAnswer(ply=ply, agree=agree)),
        )

    def legal_moves(self) -> models.DaVinciLegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return self._ask(
            davinci_session_legal_moves.answer, davinci_session_legal_moves.request(session_id=self.id), repeatable=True
        )

    def hint(
        self,
        *,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
        model: models.DavinciSessionHintModel | Unset = UNSET,
        no_self_guess: bool | Unset = UNSET,
    ) -> models.DaVinciHint:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move. Where
        solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes,
        2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return self._ask(
            davinci_session_hint.answer,
            davinci_session_hint.request(
                session_id=self.id,
                budget_ms=budget_ms,
                budget_nodes=budget_nodes,
                seed=seed,
                model=model,
                no_self_guess=no_self_guess,
            ),
            repeatable=True,
        )

    def score(self) -> models.Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return self._ask(
            davinci_session_score.answer, davinci_session_score.request(session_id=self.id), repeatable=True
        )

    def record_text(self) -> str:
        """Download the record as text.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return self._ask(
            davinci_session_record_text.answer, davinci_session_record_text.request(session_id=self.id), repeatable=True
        )

    def record(self) -> models.DaVinciSessionRecord:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return self._ask(
            davinci_session_record.answer, davinci_session_record.request(session_id=self.id), repeatable=True
        )

    def ply(self, ply: int) -> models.DaVinciPly:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return self._ask(
            davinci_session_ply.answer, davinci_session_ply.request(session_id=self.id, ply=ply), repeatable=True
        )

    def reissue(self, seat: int) -> models.SeatToken:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return self._ask(
            davinci_reissue_token.answer, davinci_reissue_token.request(session_id=self.id, seat=seat), repeatable=False
        )

    def poll_events(
        self, *, after: int | Unset = UNSET, wait: int | Unset = UNSET, limit: int | Unset = UNSET
    ) -> models.DaVinciSessionEvents:
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
            davinci_session_events.answer,
            davinci_session_events.request(session_id=self.id, after=after, wait=wait, limit=limit),
            repeatable=True,
        )


class Davinci(Caller):
    """Everybody lines up secret numbers in ascending order and guesses those of the others; who is exposed, is out."""

    def new(self, *, setup: models.DaVinciSetup | Unset = UNSET, seed: str | Unset = UNSET) -> models.DaVinciDealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return self._ask(
            davinci_new.answer, davinci_new.request(body=models.DaVinciNew(setup=setup, seed=seed)), repeatable=True
        )

    def legal_moves(
        self, *, state: models.DaVinciState | Unset = UNSET, view: models.DaVinciView | Unset = UNSET
    ) -> models.DaVinciLegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return self._ask(
            davinci_legal_moves.answer,
            davinci_legal_moves.request(body=models.DaVinciSubject(state=state, view=view)),
            repeatable=True,
        )

    def apply(
        self, *, state: models.DaVinciState, moves: list[str], seed: str | Unset = UNSET
    ) -> models.DaVinciApplied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return self._ask(
            davinci_apply.answer,
            davinci_apply.request(body=models.DaVinciApply(state=state, moves=moves, seed=seed)),
            repeatable=True,
        )

    def view(self, state: models.DaVinciState, *, seat: int | Unset | None = UNSET) -> models.DaVinciSeen:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return self._ask(
            davinci_view.answer,
            davinci_view.request(body=models.DaVinciSeated(state=state, seat=seat)),
            repeatable=True,
        )

    def validate(
        self, move: str, *, state: models.DaVinciState | Unset = UNSET, view: models.DaVinciView | Unset = UNSET
    ) -> models.DaVinciVerdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return self._ask(
            davinci_validate.answer,
            davinci_validate.request(body=models.DaVinciJudged(move=move, state=state, view=view)),
            repeatable=True,
        )

    def score(
        self,
        *,
        state: models.DaVinciState | Unset = UNSET,
        sheet: models.DaVinciSheet | Unset = UNSET,
        record: models.DaVinciRecord | Unset = UNSET,
        receipt: bool | Unset = UNSET,
    ) -> models.ScoreAnswer:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The
        score of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is
        refused (403). Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return self._ask(
            davinci_score.answer,
            davinci_score.request(body=models.DaVinciScored(state=state, sheet=sheet, record=record, receipt=receipt)),
            repeatable=True,
        )

    def replay(
        self, *, record: models.DaVinciRecord | Unset = UNSET, text: str | Unset = UNSET
    ) -> models.DaVinciReplayed:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        return self._ask(
            davinci_replay.answer,
            davinci_replay.request(body=models.DaVinciReplay(record=record, text=text)),
            repeatable=True,
        )

    def hint(
        self,
        *,
        state: models.DaVinciState | Unset = UNSET,
        view: models.DaVinciView | Unset = UNSET,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
        model: models.DaVinciAskModel | Unset = UNSET,
        no_self_guess: bool | Unset = UNSET,
    ) -> models.DaVinciHint:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates. Where solver time is limited, this reserves `budget_ms`, or with
        `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer;
        where something is hidden, all of it.
        """
        return self._ask(
            davinci_hint.answer,
            davinci_hint.request(
                body=models.DaVinciAsk(
                    state=state,
                    view=view,
                    budget_ms=budget_ms,
                    budget_nodes=budget_nodes,
                    seed=seed,
                    model=model,
                    no_self_guess=no_self_guess,
                )
            ),
            repeatable=True,
        )

    def rules(self) -> str:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return self._ask(davinci_rules.answer, davinci_rules.request(), repeatable=True)

    def posterior(
        self,
        view: models.DaVinciView,
        *,
        model: models.DaVinciInferModel | Unset = UNSET,
        no_self_guess: bool | Unset = UNSET,
    ) -> models.DaVinciPosterior:
        """Infer what is hidden.

        Exact probabilities, as fractions and floats, of every value of everything that the view hides, and the
        number of ways to explain it. A view that nothing can explain is refused, with the part that contradicts the
        rest. Where solver time is limited, this costs 250 ms.
        """
        return self._ask(
            davinci_posterior.answer,
            davinci_posterior.request(body=models.DaVinciInfer(view=view, model=model, no_self_guess=no_self_guess)),
            repeatable=True,
        )

    def conformance(self, *, kind: models.DavinciConformanceKind | Unset = UNSET) -> str:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return self._ask(davinci_conformance.answer, davinci_conformance.request(kind=kind), repeatable=True)

    def commit(self) -> models.Commitment:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and
        with a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if
        that fails with 503, ask for another one. Where sessions are limited, this costs 1 session.
        """
        return self._ask(davinci_commit.answer, davinci_commit.request(), repeatable=True)

    def create_session(
        self,
        *,
        setup: models.DaVinciSetup | Unset = UNSET,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.DaVinciNewSessionAssist | Unset = UNSET,
        commitment: str | Unset = UNSET,
        entropy: list[str] | Unset = UNSET,
        record: models.DaVinciRecord | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[LiveDavinci, models.DaVinciCreatedSession]:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is
        secret until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last
        change. With `record`, the game goes on where that one stood. 404 when no game waits for the `commitment`
        that is given. Where sessions are limited, this costs 1 session.
        """
        document = self._ask(
            davinci_create_session.answer,
            davinci_create_session.request(
                body=models.DaVinciNewSession(
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
        return created(LiveDavinci, self._channel, document)

    def session(self, session_id: str, token: str | None = None) -> LiveDavinci:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return LiveDavinci(self._channel, session_id, token)


class AsyncLiveDavinci(AsyncLive):
    """A live game of davinci, as one caller sees it."""

    _sessions = "/v1/davinci/sessions"

    @property
    def seen(self) -> models.DaVinciSession | None:
        """The session as it was seen last; None before the first look."""
        return self._recall(davinci_get_session.answer)

    async def refresh(self) -> models.DaVinciSession:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        return await self._refresh(davinci_get_session.answer, davinci_get_session.request(session_id=self.id))

    async def delete(self) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        return await self._ask(
            davinci_delete_session.answer, davinci_delete_session.request(session_id=self.id), repeatable=False
        )

    async def fork(
        self,
        *,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.DaVinciForkAssist | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[AsyncLiveDavinci, models.DaVinciCreatedSession]:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the
        host may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would
        bring stays secret. Where sessions are limited, this costs 1 session.
        """
        document = await self._ask(
            davinci_fork_session.answer,
            davinci_fork_session.request(
                session_id=self.id,
                body=models.DaVinciFork(seed=seed, seats=seats, ttl_s=ttl_s, clock=clock, assist=assist, ply=ply),
            ),
            repeatable=False,
        )
        return created(AsyncLiveDavinci, self._channel, document)

    async def move(self, move: str) -> models.DaVinciPlayedSession:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same
        time one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return await self._turn(
            davinci_move.answer, davinci_move.request(session_id=self.id, body=models.DaVinciSessionMove(move=move))
        )

    async def resign(self) -> models.DaVinciPlayedSession:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return await self._turn(davinci_resign.answer, davinci_resign.request(session_id=self.id))

    async def ask_undo(self, *, ply: int | Unset = UNSET) -> models.DaVinciPlayedSession:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once
        between two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return await self._turn(
            davinci_ask_undo.answer, davinci_ask_undo.request(session_id=self.id, body=models.Undo(ply=ply))
        )

    async def answer_undo(self, *, ply: int, agree: bool) -> models.DaVinciPlayedSession:
        """Answer whether plies may be taken back.

        By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining.
        An answer to a question that is not asked (any more) is refused.
        """
        return await self._turn(
            davinci_answer_undo.answer,
            davinci_answer_undo.request(session_id=self.id, body=models.UndoAnswer(ply=ply, agree=agree)),
        )

    async def legal_moves(self) -> models.DaVinciLegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return await self._ask(
            davinci_session_legal_moves.answer, davinci_session_legal_moves.request(session_id=self.id), repeatable=True
        )

    async def hint(
        self,
        *,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
        model: models.DavinciSessionHintModel | Unset = UNSET,
        no_self_guess: bool | Unset = UNSET,
    ) -> models.DaVinciHint:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move. Where
        solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes,
        2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return await self._ask(
            davinci_session_hint.answer,
            davinci_session_hint.request(
                session_id=self.id,
                budget_ms=budget_ms,
                budget_nodes=budget_nodes,
                seed=seed,
                model=model,
                no_self_guess=no_self_guess,
            ),
            repeatable=True,
        )

    async def score(self) -> models.Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return await self._ask(
            davinci_session_score.answer, davinci_session_score.request(session_id=self.id), repeatable=True
        )

    async def record_text(self) -> str:
        """Download the record as text.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return await self._ask(
            davinci_session_record_text.answer, davinci_session_record_text.request(session_id=self.id), repeatable=True
        )

    async def record(self) -> models.DaVinciSessionRecord:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return await self._ask(
            davinci_session_record.answer, davinci_session_record.request(session_id=self.id), repeatable=True
        )

    async def ply(self, ply: int) -> models.DaVinciPly:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return await self._ask(
            davinci_session_ply.answer, davinci_session_ply.request(session_id=self.id, ply=ply), repeatable=True
        )

    async def reissue(self, seat: int) -> models.SeatToken:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return await self._ask(
            davinci_reissue_token.answer, davinci_reissue_token.request(session_id=self.id, seat=seat), repeatable=False
        )

    async def poll_events(
        self, *, after: int | Unset = UNSET, wait: int | Unset = UNSET, limit: int | Unset = UNSET
    ) -> models.DaVinciSessionEvents:
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
            davinci_session_events.answer,
            davinci_session_events.request(session_id=self.id, after=after, wait=wait, limit=limit),
            repeatable=True,
        )


class AsyncDavinci(AsyncCaller):
    """Everybody lines up secret numbers in ascending order and guesses those of the others; who is exposed, is out."""

    async def new(
        self, *, setup: models.DaVinciSetup | Unset = UNSET, seed: str | Unset = UNSET
    ) -> models.DaVinciDealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return await self._ask(
            davinci_new.answer, davinci_new.request(body=models.DaVinciNew(setup=setup, seed=seed)), repeatable=True
        )

    async def legal_moves(
        self, *, state: models.DaVinciState | Unset = UNSET, view: models.DaVinciView | Unset = UNSET
    ) -> models.DaVinciLegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return await self._ask(
            davinci_legal_moves.answer,
            davinci_legal_moves.request(body=models.DaVinciSubject(state=state, view=view)),
            repeatable=True,
        )

    async def apply(
        self, *, state: models.DaVinciState, moves: list[str], seed: str | Unset = UNSET
    ) -> models.DaVinciApplied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return await self._ask(
            davinci_apply.answer,
            davinci_apply.request(body=models.DaVinciApply(state=state, moves=moves, seed=seed)),
            repeatable=True,
        )

    async def view(self, state: models.DaVinciState, *, seat: int | Unset | None = UNSET) -> models.DaVinciSeen:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return await self._ask(
            davinci_view.answer,
            davinci_view.request(body=models.DaVinciSeated(state=state, seat=seat)),
            repeatable=True,
        )

    async def validate(
        self, move: str, *, state: models.DaVinciState | Unset = UNSET, view: models.DaVinciView | Unset = UNSET
    ) -> models.DaVinciVerdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return await self._ask(
            davinci_validate.answer,
            davinci_validate.request(body=models.DaVinciJudged(move=move, state=state, view=view)),
            repeatable=True,
        )

    async def score(
        self,
        *,
        state: models.DaVinciState | Unset = UNSET,
        sheet: models.DaVinciSheet | Unset = UNSET,
        record: models.DaVinciRecord | Unset = UNSET,
        receipt: bool | Unset = UNSET,
    ) -> models.ScoreAnswer:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The
        score of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is
        refused (403). Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return await self._ask(
            davinci_score.answer,
            davinci_score.request(body=models.DaVinciScored(state=state, sheet=sheet, record=record, receipt=receipt)),
            repeatable=True,
        )

    async def replay(
        self, *, record: models.DaVinciRecord | Unset = UNSET, text: str | Unset = UNSET
    ) -> models.DaVinciReplayed:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        return await self._ask(
            davinci_replay.answer,
            davinci_replay.request(body=models.DaVinciReplay(record=record, text=text)),
            repeatable=True,
        )

    async def hint(
        self,
        *,
        state: models.DaVinciState | Unset = UNSET,
        view: models.DaVinciView | Unset = UNSET,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
        model: models.DaVinciAskModel | Unset = UNSET,
        no_self_guess: bool | Unset = UNSET,
    ) -> models.DaVinciHint:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates. Where solver time is limited, this reserves `budget_ms`, or with
        `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer;
        where something is hidden, all of it.
        """
        return await self._ask(
            davinci_hint.answer,
            davinci_hint.request(
                body=models.DaVinciAsk(
                    state=state,
                    view=view,
                    budget_ms=budget_ms,
                    budget_nodes=budget_nodes,
                    seed=seed,
                    model=model,
                    no_self_guess=no_self_guess,
                )
            ),
            repeatable=True,
        )

    async def rules(self) -> str:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return await self._ask(davinci_rules.answer, davinci_rules.request(), repeatable=True)

    async def posterior(
        self,
        view: models.DaVinciView,
        *,
        model: models.DaVinciInferModel | Unset = UNSET,
        no_self_guess: bool | Unset = UNSET,
    ) -> models.DaVinciPosterior:
        """Infer what is hidden.

        Exact probabilities, as fractions and floats, of every value of everything that the view hides, and the
        number of ways to explain it. A view that nothing can explain is refused, with the part that contradicts the
        rest. Where solver time is limited, this costs 250 ms.
        """
        return await self._ask(
            davinci_posterior.answer,
            davinci_posterior.request(body=models.DaVinciInfer(view=view, model=model, no_self_guess=no_self_guess)),
            repeatable=True,
        )

    async def conformance(self, *, kind: models.DavinciConformanceKind | Unset = UNSET) -> str:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return await self._ask(davinci_conformance.answer, davinci_conformance.request(kind=kind), repeatable=True)

    async def commit(self) -> models.Commitment:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and
        with a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if
        that fails with 503, ask for another one. Where sessions are limited, this costs 1 session.
        """
        return await self._ask(davinci_commit.answer, davinci_commit.request(), repeatable=True)

    async def create_session(
        self,
        *,
        setup: models.DaVinciSetup | Unset = UNSET,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.DaVinciNewSessionAssist | Unset = UNSET,
        commitment: str | Unset = UNSET,
        entropy: list[str] | Unset = UNSET,
        record: models.DaVinciRecord | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[AsyncLiveDavinci, models.DaVinciCreatedSession]:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is
        secret until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last
        change. With `record`, the game goes on where that one stood. 404 when no game waits for the `commitment`
        that is given. Where sessions are limited, this costs 1 session.
        """
        document = await self._ask(
            davinci_create_session.answer,
            davinci_create_session.request(
                body=models.DaVinciNewSession(
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
        return created(AsyncLiveDavinci, self._channel, document)

    def session(self, session_id: str, token: str | None = None) -> AsyncLiveDavinci:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return AsyncLiveDavinci(self._channel, session_id, token)
