"""The ruleset anaconda. Generated from openapi.yaml by tools/generate_client.py; never edited."""

# ruff: noqa: PLR0913 - methods take what the operation takes
from __future__ import annotations

from regelwerk_client import models
from regelwerk_client._generated.api.anaconda import (
    anaconda_apply,
    anaconda_conformance,
    anaconda_hint,
    anaconda_hint_position,
    anaconda_legal_moves,
    anaconda_legal_moves_of_position,
    anaconda_new,
    anaconda_replay,
    anaconda_rules,
    anaconda_score,
    anaconda_score_position,
    anaconda_solution,
    anaconda_validate,
    anaconda_validate_position,
    anaconda_view,
)
from regelwerk_client._generated.api.anaconda_sessions import (
    anaconda_answer_undo,
    anaconda_ask_undo,
    anaconda_commit,
    anaconda_create_session,
    anaconda_delete_session,
    anaconda_fork_session,
    anaconda_get_session,
    anaconda_move,
    anaconda_reissue_token,
    anaconda_resign,
    anaconda_session_events,
    anaconda_session_hint,
    anaconda_session_legal_moves,
    anaconda_session_ply,
    anaconda_session_record,
    anaconda_session_record_text,
    anaconda_session_score,
)
from regelwerk_client._generated.types import UNSET, Unset
from regelwerk_client.session import AsyncLive, Created, Live, created
from regelwerk_client.transport import AsyncCaller, Caller


class LiveAnaconda(Live):
    """A live game of anaconda, as one caller sees it."""

    _sessions = "/v1/anaconda/sessions"

    @property
    def seen(self) -> models.AnacondaSession | None:
        """The session as it was seen last; None before the first look."""
        return self._recall(anaconda_get_session.answer)

    def refresh(self) -> models.AnacondaSession:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        return self._refresh(anaconda_get_session.answer, anaconda_get_session.request(session_id=self.id))

    def delete(self) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        return self._ask(
            anaconda_delete_session.answer, anaconda_delete_session.request(session_id=self.id), repeatable=False
        )

    def fork(
        self,
        *,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.AnacondaForkAssist | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[LiveAnaconda, models.AnacondaCreatedSession]:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the
        host may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would
        bring stays secret. Where sessions are limited, this costs 1 session.
        """
        document = self._ask(
            anaconda_fork_session.answer,
            anaconda_fork_session.request(
                session_id=self.id,
                body=models.AnacondaFork(seed=seed, seats=seats, ttl_s=ttl_s, clock=clock, assist=assist, ply=ply),
            ),
            repeatable=False,
        )
        return created(LiveAnaconda, self._channel, document)

    def move(self, move: str) -> models.AnacondaPlayedSession:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same
        time one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return self._turn(
            anaconda_move.answer, anaconda_move.request(session_id=self.id, body=models.AnacondaSessionMove(move=move))
        )

    def resign(self) -> models.AnacondaPlayedSession:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return self._turn(anaconda_resign.answer, anaconda_resign.request(session_id=self.id))

    def ask_undo(self, *, ply: int | Unset = UNSET) -> models.AnacondaPlayedSession:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once
        between two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return self._turn(
            anaconda_ask_undo.answer, anaconda_ask_undo.request(session_id=self.id, body=models.Undo(ply=ply))
        )

    def answer_undo(self, *, ply: int, agree: bool) -> models.AnacondaPlayedSession:
        """Answer whether plies may be taken back.

        By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining.
        An answer to a question that is not asked (any more) is refused.
        """
        return self._turn(
            anaconda_answer_undo.answer,
            anaconda_answer_undo.request(session_id=self.id, body=models.UndoAnswer(ply=ply, agree=agree)),
        )

    def legal_moves(self) -> models.AnacondaLegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return self._ask(
            anaconda_session_legal_moves.answer,
            anaconda_session_legal_moves.request(session_id=self.id),
            repeatable=True,
        )

    def hint(
        self, *, budget_ms: int | Unset = UNSET, budget_nodes: int | Unset | None = UNSET, seed: str | Unset = UNSET
    ) -> models.AnacondaHint:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move. Where
        solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes,
        2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return self._ask(
            anaconda_session_hint.answer,
            anaconda_session_hint.request(
                session_id=self.id, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
            ),
            repeatable=True,
        )

    def score(self) -> models.Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return self._ask(
            anaconda_session_score.answer, anaconda_session_score.request(session_id=self.id), repeatable=True
        )

    def record_text(self) -> str:
        """Download the record as text.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return self._ask(
            anaconda_session_record_text.answer,
            anaconda_session_record_text.request(session_id=self.id),
            repeatable=True,
        )

    def record(self) -> models.AnacondaSessionRecord:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return self._ask(
            anaconda_session_record.answer, anaconda_session_record.request(session_id=self.id), repeatable=True
        )

    def ply(self, ply: int) -> models.AnacondaPly:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return self._ask(
            anaconda_session_ply.answer, anaconda_session_ply.request(session_id=self.id, ply=ply), repeatable=True
        )

    def reissue(self, seat: int) -> models.SeatToken:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return self._ask(
            anaconda_reissue_token.answer,
            anaconda_reissue_token.request(session_id=self.id, seat=seat),
            repeatable=False,
        )

    def poll_events(
        self, *, after: int | Unset = UNSET, wait: int | Unset = UNSET, limit: int | Unset = UNSET
    ) -> models.AnacondaSessionEvents:
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
            anaconda_session_events.answer,
            anaconda_session_events.request(session_id=self.id, after=after, wait=wait, limit=limit),
            repeatable=True,
        )


class Anaconda(Caller):
    """Three Miwin dice in a row, always one of them moves on to a neighbouring number; who is stuck, loses."""

    def new(self, *, setup: models.AnacondaSetup | Unset = UNSET, seed: str | Unset = UNSET) -> models.AnacondaDealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return self._ask(
            anaconda_new.answer, anaconda_new.request(body=models.AnacondaNew(setup=setup, seed=seed)), repeatable=True
        )

    def legal_moves(
        self, *, state: models.AnacondaState | Unset = UNSET, view: models.AnacondaState | Unset = UNSET
    ) -> models.AnacondaLegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return self._ask(
            anaconda_legal_moves.answer,
            anaconda_legal_moves.request(body=models.AnacondaSubject(state=state, view=view)),
            repeatable=True,
        )

    def legal_moves_of_position(self, position: str) -> models.AnacondaLegalMoves:
        """List the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            anaconda_legal_moves_of_position.answer,
            anaconda_legal_moves_of_position.request(position=position),
            repeatable=True,
        )

    def apply(
        self, *, state: models.AnacondaState, moves: list[str], seed: str | Unset = UNSET
    ) -> models.AnacondaApplied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return self._ask(
            anaconda_apply.answer,
            anaconda_apply.request(body=models.AnacondaApply(state=state, moves=moves, seed=seed)),
            repeatable=True,
        )

    def view(self, state: models.AnacondaState, *, seat: int | Unset | None = UNSET) -> models.AnacondaSeen:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return self._ask(
            anaconda_view.answer,
            anaconda_view.request(body=models.AnacondaSeated(state=state, seat=seat)),
            repeatable=True,
        )

    def validate(
        self, move: str, *, state: models.AnacondaState | Unset = UNSET, view: models.AnacondaState | Unset = UNSET
    ) -> models.AnacondaVerdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return self._ask(
            anaconda_validate.answer,
            anaconda_validate.request(body=models.AnacondaJudged(move=move, state=state, view=view)),
            repeatable=True,
        )

    def validate_position(self, *, position: str, move: str) -> models.AnacondaVerdict:
        """Judge a move in a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            anaconda_validate_position.answer,
            anaconda_validate_position.request(position=position, move=move),
            repeatable=True,
        )

    def score(
        self,
        *,
        state: models.AnacondaState | Unset = UNSET,
        sheet: models.AnacondaSheet | Unset = UNSET,
        record: models.AnacondaRecord | Unset = UNSET,
        receipt: bool | Unset = UNSET,
    ) -> models.ScoreAnswer:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The
        score of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is
        refused (403). Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return self._ask(
            anaconda_score.answer,
            anaconda_score.request(
                body=models.AnacondaScored(state=state, sheet=sheet, record=record, receipt=receipt)
            ),
            repeatable=True,
        )

    def score_position(self, position: str) -> models.Score:
        """Score a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            anaconda_score_position.answer, anaconda_score_position.request(position=position), repeatable=True
        )

    def replay(
        self, *, record: models.AnacondaRecord | Unset = UNSET, text: str | Unset = UNSET
    ) -> models.AnacondaReplayed:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        return self._ask(
            anaconda_replay.answer,
            anaconda_replay.request(body=models.AnacondaReplay(record=record, text=text)),
            repeatable=True,
        )

    def hint(
        self,
        *,
        state: models.AnacondaState | Unset = UNSET,
        view: models.AnacondaState | Unset = UNSET,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
    ) -> models.AnacondaHint:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates. Where solver time is limited, this reserves `budget_ms`, or with
        `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer;
        where something is hidden, all of it.
        """
        return self._ask(
            anaconda_hint.answer,
            anaconda_hint.request(
                body=models.AnacondaAsk(
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
    ) -> models.AnacondaHint:
        """Rank the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer. Where solver time is limited, this reserves
        `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs
        `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return self._ask(
            anaconda_hint_position.answer,
            anaconda_hint_position.request(
                position=position, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
            ),
            repeatable=True,
        )

    def rules(self) -> str:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return self._ask(anaconda_rules.answer, anaconda_rules.request(), repeatable=True)

    def solution(self) -> models.AnacondaSolution:
        """Download the complete solution.

        Computed from the rules when the service starts; the checksum lets two services compare theirs.
        """
        return self._ask(anaconda_solution.answer, anaconda_solution.request(), repeatable=True)

    def conformance(self, *, kind: models.AnacondaConformanceKind | Unset = UNSET) -> str:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return self._ask(anaconda_conformance.answer, anaconda_conformance.request(kind=kind), repeatable=True)

    def commit(self) -> models.Commitment:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and
        with a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if
        that fails with 503, ask for another one. Where sessions are limited, this costs 1 session.
        """
        return self._ask(anaconda_commit.answer, anaconda_commit.request(), repeatable=True)

    def create_session(
        self,
        *,
        setup: models.AnacondaSetup | Unset = UNSET,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.AnacondaNewSessionAssist | Unset = UNSET,
        commitment: str | Unset = UNSET,
        entropy: list[str] | Unset = UNSET,
        record: models.AnacondaRecord | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[LiveAnaconda, models.AnacondaCreatedSession]:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is
        secret until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last
        change. With `record`, the game goes on where that one stood. 404 when no game waits for the `commitment`
        that is given. Where sessions are limited, this costs 1 session.
        """
        document = self._ask(
            anaconda_create_session.answer,
            anaconda_create_session.request(
                body=models.AnacondaNewSession(
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
        return created(LiveAnaconda, self._channel, document)

    def session(self, session_id: str, token: str | None = None) -> LiveAnaconda:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return LiveAnaconda(self._channel, session_id, token)


class AsyncLiveAnaconda(AsyncLive):
    """A live game of anaconda, as one caller sees it."""

    _sessions = "/v1/anaconda/sessions"

    @property
    def seen(self) -> models.AnacondaSession | None:
        """The session as it was seen last; None before the first look."""
        return self._recall(anaconda_get_session.answer)

    async def refresh(self) -> models.AnacondaSession:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        return await self._refresh(anaconda_get_session.answer, anaconda_get_session.request(session_id=self.id))

    async def delete(self) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        return await self._ask(
            anaconda_delete_session.answer, anaconda_delete_session.request(session_id=self.id), repeatable=False
        )

    async def fork(
        self,
        *,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.AnacondaForkAssist | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[AsyncLiveAnaconda, models.AnacondaCreatedSession]:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the
        host may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would
        bring stays secret. Where sessions are limited, this costs 1 session.
        """
        document = await self._ask(
            anaconda_fork_session.answer,
            anaconda_fork_session.request(
                session_id=self.id,
                body=models.AnacondaFork(seed=seed, seats=seats, ttl_s=ttl_s, clock=clock, assist=assist, ply=ply),
            ),
            repeatable=False,
        )
        return created(AsyncLiveAnaconda, self._channel, document)

    async def move(self, move: str) -> models.AnacondaPlayedSession:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same
        time one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return await self._turn(
            anaconda_move.answer, anaconda_move.request(session_id=self.id, body=models.AnacondaSessionMove(move=move))
        )

    async def resign(self) -> models.AnacondaPlayedSession:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return await self._turn(anaconda_resign.answer, anaconda_resign.request(session_id=self.id))

    async def ask_undo(self, *, ply: int | Unset = UNSET) -> models.AnacondaPlayedSession:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once
        between two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return await self._turn(
            anaconda_ask_undo.answer, anaconda_ask_undo.request(session_id=self.id, body=models.Undo(ply=ply))
        )

    async def answer_undo(self, *, ply: int, agree: bool) -> models.AnacondaPlayedSession:
        """Answer whether plies may be taken back.

        By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining.
        An answer to a question that is not asked (any more) is refused.
        """
        return await self._turn(
            anaconda_answer_undo.answer,
            anaconda_answer_undo.request(session_id=self.id, body=models.UndoAnswer(ply=ply, agree=agree)),
        )

    async def legal_moves(self) -> models.AnacondaLegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return await self._ask(
            anaconda_session_legal_moves.answer,
            anaconda_session_legal_moves.request(session_id=self.id),
            repeatable=True,
        )

    async def hint(
        self, *, budget_ms: int | Unset = UNSET, budget_nodes: int | Unset | None = UNSET, seed: str | Unset = UNSET
    ) -> models.AnacondaHint:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move. Where
        solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes,
        2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return await self._ask(
            anaconda_session_hint.answer,
            anaconda_session_hint.request(
                session_id=self.id, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
            ),
            repeatable=True,
        )

    async def score(self) -> models.Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return await self._ask(
            anaconda_session_score.answer, anaconda_session_score.request(session_id=self.id), repeatable=True
        )

    async def record_text(self) -> str:
        """Download the record as text.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return await self._ask(
            anaconda_session_record_text.answer,
            anaconda_session_record_text.request(session_id=self.id),
            repeatable=True,
        )

    async def record(self) -> models.AnacondaSessionRecord:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return await self._ask(
            anaconda_session_record.answer, anaconda_session_record.request(session_id=self.id), repeatable=True
        )

    async def ply(self, ply: int) -> models.AnacondaPly:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return await self._ask(
            anaconda_session_ply.answer, anaconda_session_ply.request(session_id=self.id, ply=ply), repeatable=True
        )

    async def reissue(self, seat: int) -> models.SeatToken:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return await self._ask(
            anaconda_reissue_token.answer,
            anaconda_reissue_token.request(session_id=self.id, seat=seat),
            repeatable=False,
        )

    async def poll_events(
        self, *, after: int | Unset = UNSET, wait: int | Unset = UNSET, limit: int | Unset = UNSET
    ) -> models.AnacondaSessionEvents:
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
            anaconda_session_events.answer,
            anaconda_session_events.request(session_id=self.id, after=after, wait=wait, limit=limit),
            repeatable=True,
        )


class AsyncAnaconda(AsyncCaller):
    """Three Miwin dice in a row, always one of them moves on to a neighbouring number; who is stuck, loses."""

    async def new(
        self, *, setup: models.AnacondaSetup | Unset = UNSET, seed: str | Unset = UNSET
    ) -> models.AnacondaDealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return await self._ask(
            anaconda_new.answer, anaconda_new.request(body=models.AnacondaNew(setup=setup, seed=seed)), repeatable=True
        )

    async def legal_moves(
        self, *, state: models.AnacondaState | Unset = UNSET, view: models.AnacondaState | Unset = UNSET
    ) -> models.AnacondaLegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return await self._ask(
            anaconda_legal_moves.answer,
            anaconda_legal_moves.request(body=models.AnacondaSubject(state=state, view=view)),
            repeatable=True,
        )

    async def legal_moves_of_position(self, position: str) -> models.AnacondaLegalMoves:
        """List the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            anaconda_legal_moves_of_position.answer,
            anaconda_legal_moves_of_position.request(position=position),
            repeatable=True,
        )

    async def apply(
        self, *, state: models.AnacondaState, moves: list[str], seed: str | Unset = UNSET
    ) -> models.AnacondaApplied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return await self._ask(
            anaconda_apply.answer,
            anaconda_apply.request(body=models.AnacondaApply(state=state, moves=moves, seed=seed)),
            repeatable=True,
        )

    async def view(self, state: models.AnacondaState, *, seat: int | Unset | None = UNSET) -> models.AnacondaSeen:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return await self._ask(
            anaconda_view.answer,
            anaconda_view.request(body=models.AnacondaSeated(state=state, seat=seat)),
            repeatable=True,
        )

    async def validate(
        self, move: str, *, state: models.AnacondaState | Unset = UNSET, view: models.AnacondaState | Unset = UNSET
    ) -> models.AnacondaVerdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return await self._ask(
            anaconda_validate.answer,
            anaconda_validate.request(body=models.AnacondaJudged(move=move, state=state, view=view)),
            repeatable=True,
        )

    async def validate_position(self, *, position: str, move: str) -> models.AnacondaVerdict:
        """Judge a move in a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            anaconda_validate_position.answer,
            anaconda_validate_position.request(position=position, move=move),
            repeatable=True,
        )

    async def score(
        self,
        *,
        state: models.AnacondaState | Unset = UNSET,
        sheet: models.AnacondaSheet | Unset = UNSET,
        record: models.AnacondaRecord | Unset = UNSET,
        receipt: bool | Unset = UNSET,
    ) -> models.ScoreAnswer:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The
        score of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is
        refused (403). Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return await self._ask(
            anaconda_score.answer,
            anaconda_score.request(
                body=models.AnacondaScored(state=state, sheet=sheet, record=record, receipt=receipt)
            ),
            repeatable=True,
        )

    async def score_position(self, position: str) -> models.Score:
        """Score a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            anaconda_score_position.answer, anaconda_score_position.request(position=position), repeatable=True
        )

    async def replay(
        self, *, record: models.AnacondaRecord | Unset = UNSET, text: str | Unset = UNSET
    ) -> models.AnacondaReplayed:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        return await self._ask(
            anaconda_replay.answer,
            anaconda_replay.request(body=models.AnacondaReplay(record=record, text=text)),
            repeatable=True,
        )

    async def hint(
        self,
        *,
        state: models.AnacondaState | Unset = UNSET,
        view: models.AnacondaState | Unset = UNSET,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
    ) -> models.AnacondaHint:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates. Where solver time is limited, this reserves `budget_ms`, or with
        `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer;
        where something is hidden, all of it.
        """
        return await self._ask(
            anaconda_hint.answer,
            anaconda_hint.request(
                body=models.AnacondaAsk(
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
    ) -> models.AnacondaHint:
        """Rank the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer. Where solver time is limited, this reserves
        `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs
        `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return await self._ask(
            anaconda_hint_position.answer,
            anaconda_hint_position.request(
                position=position, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed
            ),
            repeatable=True,
        )

    async def rules(self) -> str:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return await self._ask(anaconda_rules.answer, anaconda_rules.request(), repeatable=True)

    async def solution(self) -> models.AnacondaSolution:
        """Download the complete solution.

        Computed from the rules when the service starts; the checksum lets two services compare theirs.
        """
        return await self._ask(anaconda_solution.answer, anaconda_solution.request(), repeatable=True)

    async def conformance(self, *, kind: models.AnacondaConformanceKind | Unset = UNSET) -> str:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return await self._ask(anaconda_conformance.answer, anaconda_conformance.request(kind=kind), repeatable=True)

    async def commit(self) -> models.Commitment:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and
        with a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if
        that fails with 503, ask for another one. Where sessions are limited, this costs 1 session.
        """
        return await self._ask(anaconda_commit.answer, anaconda_commit.request(), repeatable=True)

    async def create_session(
        self,
        *,
        setup: models.AnacondaSetup | Unset = UNSET,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.AnacondaNewSessionAssist | Unset = UNSET,
        commitment: str | Unset = UNSET,
        entropy: list[str] | Unset = UNSET,
        record: models.AnacondaRecord | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[AsyncLiveAnaconda, models.AnacondaCreatedSession]:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is
        secret until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last
        change. With `record`, the game goes on where that one stood. 404 when no game waits for the `commitment`
        that is given. Where sessions are limited, this costs 1 session.
        """
        document = await self._ask(
            anaconda_create_session.answer,
            anaconda_create_session.request(
                body=models.AnacondaNewSession(
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
        return created(AsyncLiveAnaconda, self._channel, document)

    def session(self, session_id: str, token: str | None = None) -> AsyncLiveAnaconda:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return AsyncLiveAnaconda(self._channel, session_id, token)
