"""The ruleset numerus. Generated from openapi.yaml by tools/generate_client.py; never edited."""

# ruff: noqa: PLR0913 - methods take what the operation takes
from __future__ import annotations

from regelwerk_client import models
from regelwerk_client._generated.api.numerus import (
    numerus_apply,
    numerus_conformance,
    numerus_hint,
    numerus_hint_position,
    numerus_legal_moves,
    numerus_legal_moves_of_position,
    numerus_new,
    numerus_replay,
    numerus_rules,
    numerus_score,
    numerus_score_position,
    numerus_validate,
    numerus_validate_position,
    numerus_view,
)
from regelwerk_client._generated.api.numerus_sessions import (
    numerus_answer_undo,
    numerus_ask_undo,
    numerus_commit,
    numerus_create_session,
    numerus_delete_session,
    numerus_fork_session,
    numerus_get_session,
    numerus_move,
    numerus_reissue_token,
    numerus_resign,
    numerus_session_events,
    numerus_session_hint,
    numerus_session_legal_moves,
    numerus_session_ply,
    numerus_session_record,
    numerus_session_record_text,
    numerus_session_score,
)
from regelwerk_client._generated.types import UNSET, Unset
from regelwerk_client.session import AsyncLive, Created, Live, created
from regelwerk_client.transport import AsyncCaller, Caller


class LiveNumerus(Live):
    """A live game of numerus, as one caller sees it."""

    _sessions = "/v1/numerus/sessions"

    @property
    def seen(self) -> models.NumerusSession | None:
        """The session as it was seen last; None before the first look."""
        return self._recall(numerus_get_session.answer)

    def refresh(self) -> models.NumerusSession:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        return self._refresh(numerus_get_session.answer, numerus_get_session.request(session_id=self.id))

    def delete(self) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        return self._ask(
            numerus_delete_session.answer, numerus_delete_session.request(session_id=self.id), repeatable=False
        )

    def fork(
        self,
        *,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.NumerusForkAssist | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[LiveNumerus, models.NumerusCreatedSession]:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the
        host may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would
        bring stays secret. Where sessions are limited, this costs 1 session.
        """
        document = self._ask(
            numerus_fork_session.answer,
            numerus_fork_session.request(
                session_id=self.id,
                body=models.NumerusFork(seed=seed, seats=seats, ttl_s=ttl_s, clock=clock, assist=assist, ply=ply),
            ),
            repeatable=False,
        )
        return created(LiveNumerus, self._channel, document)

    def move(self, move: str) -> models.NumerusPlayedSession:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same
        time one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return self._turn(
            numerus_move.answer, numerus_move.request(session_id=self.id, body=models.NumerusSessionMove(move=move))
        )

    def resign(self) -> models.NumerusPlayedSession:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return self._turn(numerus_resign.answer, numerus_resign.request(session_id=self.id))

    def ask_undo(self, *, ply: int | Unset = UNSET) -> models.NumerusPlayedSession:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once
        between two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return self._turn(
            numerus_ask_undo.answer, numerus_ask_undo.request(session_id=self.id, body=models.Undo(ply=ply))
        )

    def answer_undo(self, *, ply: int, agree: bool) -> models.NumerusPlayedSession:
        """Answer whether plies may be taken back.

        By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining.
        An answer to a question that is not asked (any more) is refused.
        """
        return self._turn(
            numerus_answer_undo.answer,
            numerus_answer_undo.request(session_id=self.id, body=models.UndoAnswer(ply=ply, agree=agree)),
        )

    def legal_moves(self) -> models.NumerusLegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return self._ask(
            numerus_session_legal_moves.answer, numerus_session_legal_moves.request(session_id=self.id), repeatable=True
        )

    def hint(
        self, *, budget_ms: int | Unset = UNSET, budget_nodes: int | Unset | None = UNSET, seed: str | Unset = UNSET
    ) -> models.NumerusHint:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move. Where
        solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes,
        2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return self._ask(
            numerus_session_hint.answer,
            numerus_session_hint.request(session_id=self.id, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed),
            repeatable=True,
        )

    def score(self) -> models.Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return self._ask(
            numerus_session_score.answer, numerus_session_score.request(session_id=self.id), repeatable=True
        )

    def record_text(self) -> str:
        """Download the record as text.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return self._ask(
            numerus_session_record_text.answer, numerus_session_record_text.request(session_id=self.id), repeatable=True
        )

    def record(self) -> models.NumerusSessionRecord:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return self._ask(
            numerus_session_record.answer, numerus_session_record.request(session_id=self.id), repeatable=True
        )

    def ply(self, ply: int) -> models.NumerusPly:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return self._ask(
            numerus_session_ply.answer, numerus_session_ply.request(session_id=self.id, ply=ply), repeatable=True
        )

    def reissue(self, seat: int) -> models.SeatToken:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return self._ask(
            numerus_reissue_token.answer, numerus_reissue_token.request(session_id=self.id, seat=seat), repeatable=False
        )

    def poll_events(
        self, *, after: int | Unset = UNSET, wait: int | Unset = UNSET, limit: int | Unset = UNSET
    ) -> models.NumerusSessionEvents:
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
            numerus_session_events.answer,
            numerus_session_events.request(session_id=self.id, after=after, wait=wait, limit=limit),
            repeatable=True,
        )


class Numerus(Caller):
    """A star wanders over a board of 48 numbers; take the chips it comes to: the longest chain of numbers wins."""

    def new(self, *, setup: models.NumerusSetup | Unset = UNSET, seed: str | Unset = UNSET) -> models.NumerusDealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return self._ask(
            numerus_new.answer, numerus_new.request(body=models.NumerusNew(setup=setup, seed=seed)), repeatable=True
        )

    def legal_moves(
        self, *, state: models.NumerusState | Unset = UNSET, view: models.NumerusState | Unset = UNSET
    ) -> models.NumerusLegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return self._ask(
            numerus_legal_moves.answer,
            numerus_legal_moves.request(body=models.NumerusSubject(state=state, view=view)),
            repeatable=True,
        )

    def legal_moves_of_position(self, position: str) -> models.NumerusLegalMoves:
        """List the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            numerus_legal_moves_of_position.answer,
            numerus_legal_moves_of_position.request(position=position),
            repeatable=True,
        )

    def apply(
        self, *, state: models.NumerusState, moves: list[str], seed: str | Unset = UNSET
    ) -> models.NumerusApplied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return self._ask(
            numerus_apply.answer,
            numerus_apply.request(body=models.NumerusApply(state=state, moves=moves, seed=seed)),
            repeatable=True,
        )

    def view(self, state: models.NumerusState, *, seat: int | Unset | None = UNSET) -> models.NumerusSeen:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return self._ask(
            numerus_view.answer,
            numerus_view.request(body=models.NumerusSeated(state=state, seat=seat)),
            repeatable=True,
        )

    def validate(
        self, move: str, *, state: models.NumerusState | Unset = UNSET, view: models.NumerusState | Unset = UNSET
    ) -> models.NumerusVerdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return self._ask(
            numerus_validate.answer,
            numerus_validate.request(body=models.NumerusJudged(move=move, state=state, view=view)),
            repeatable=True,
        )

    def validate_position(self, *, position: str, move: str) -> models.NumerusVerdict:
        """Judge a move in a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            numerus_validate_position.answer,
            numerus_validate_position.request(position=position, move=move),
            repeatable=True,
        )

    def score(
        self,
        *,
        state: models.NumerusState | Unset = UNSET,
        sheet: models.NumerusSheet | Unset = UNSET,
        record: models.NumerusRecord | Unset = UNSET,
        receipt: bool | Unset = UNSET,
    ) -> models.ScoreAnswer:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The
        score of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is
        refused (403). Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return self._ask(
            numerus_score.answer,
            numerus_score.request(body=models.NumerusScored(state=state, sheet=sheet, record=record, receipt=receipt)),
            repeatable=True,
        )

    def score_position(self, position: str) -> models.Score:
        """Score a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return self._ask(
            numerus_score_position.answer, numerus_score_position.request(position=position), repeatable=True
        )

    def replay(
        self, *, record: models.NumerusRecord | Unset = UNSET, text: str | Unset = UNSET
    ) -> models.NumerusReplayed:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        return self._ask(
            numerus_replay.answer,
            numerus_replay.request(body=models.NumerusReplay(record=record, text=text)),
            repeatable=True,
        )

    def hint(
        self,
        *,
        state: models.NumerusState | Unset = UNSET,
        view: models.NumerusState | Unset = UNSET,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
    ) -> models.NumerusHint:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates. Where solver time is limited, this reserves `budget_ms`, or with
        `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer;
        where something is hidden, all of it.
        """
        return self._ask(
            numerus_hint.answer,
            numerus_hint.request(
                body=models.NumerusAsk(
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
    ) -> models.NumerusHint:
        """Rank the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer. Where solver time is limited, this reserves
        `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs
        `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return self._ask(
            numerus_hint_position.answer,
            numerus_hint_position.request(position=position, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed),
            repeatable=True,
        )

    def rules(self) -> str:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return self._ask(numerus_rules.answer, numerus_rules.request(), repeatable=True)

    def conformance(self, *, kind: models.NumerusConformanceKind | Unset = UNSET) -> str:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return self._ask(numerus_conformance.answer, numerus_conformance.request(kind=kind), repeatable=True)

    def commit(self) -> models.Commitment:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and
        with a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if
        that fails with 503, ask for another one. Where sessions are limited, this costs 1 session.
        """
        return self._ask(numerus_commit.answer, numerus_commit.request(), repeatable=True)

    def create_session(
        self,
        *,
        setup: models.NumerusSetup | Unset = UNSET,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.NumerusNewSessionAssist | Unset = UNSET,
        commitment: str | Unset = UNSET,
        entropy: list[str] | Unset = UNSET,
        record: models.NumerusRecord | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[LiveNumerus, models.NumerusCreatedSession]:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is
        secret until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last
        change. With `record`, the game goes on where that one stood. 404 when no game waits for the `commitment`
        that is given. Where sessions are limited, this costs 1 session.
        """
        document = self._ask(
            numerus_create_session.answer,
            numerus_create_session.request(
                body=models.NumerusNewSession(
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
        return created(LiveNumerus, self._channel, document)

    def session(self, session_id: str, token: str | None = None) -> LiveNumerus:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return LiveNumerus(self._channel, session_id, token)


class AsyncLiveNumerus(AsyncLive):
    """A live game of numerus, as one caller sees it."""

    _sessions = "/v1/numerus/sessions"

    @property
    def seen(self) -> models.NumerusSession | None:
        """The session as it was seen last; None before the first look."""
        return self._recall(numerus_get_session.answer)

    async def refresh(self) -> models.NumerusSession:
        """Show a live game.

        With a seat's token: that seat's view. With the host's: everything. Without: what a spectator may know.
        """
        return await self._refresh(numerus_get_session.answer, numerus_get_session.request(session_id=self.id))

    async def delete(self) -> None:
        """Forget a live game.

        With the host's token. Nothing of it is kept.
        """
        return await self._ask(
            numerus_delete_session.answer, numerus_delete_session.request(session_id=self.id), repeatable=False
        )

    async def fork(
        self,
        *,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.NumerusForkAssist | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[AsyncLiveNumerus, models.NumerusCreatedSession]:
        """Begin a new game where this one stood.

        After any of its plies. The caller gets all tokens of the new game, so while something is hidden only the
        host may; after the end, and where nothing is hidden, anybody. Chance is new: what this game's seed would
        bring stays secret. Where sessions are limited, this costs 1 session.
        """
        document = await self._ask(
            numerus_fork_session.answer,
            numerus_fork_session.request(
                session_id=self.id,
                body=models.NumerusFork(seed=seed, seats=seats, ttl_s=ttl_s, clock=clock, assist=assist, ply=ply),
            ),
            repeatable=False,
        )
        return created(AsyncLiveNumerus, self._channel, document)

    async def move(self, move: str) -> models.NumerusPlayedSession:
        """Play a move.

        With the token of the seat to move. Draws that follow are made at once. Of several moves sent at the same
        time one is played; the others get 412 (or 409), and nothing of them is kept.
        """
        return await self._turn(
            numerus_move.answer, numerus_move.request(session_id=self.id, body=models.NumerusSessionMove(move=move))
        )

    async def resign(self) -> models.NumerusPlayedSession:
        """Resign.

        At any time, by the token of a seat. The game ends: the seat is last, the others share the first place.
        """
        return await self._turn(numerus_resign.answer, numerus_resign.request(session_id=self.id))

    async def ask_undo(self, *, ply: int | Unset = UNSET) -> models.NumerusPlayedSession:
        """Ask to take plies back.

        Done as soon as every other seat agrees; the next move makes the question lapse. Each seat may ask once
        between two moves. What has revealed something (a draw, a roll, a guess) is never taken back.
        """
        return await self._turn(
            numerus_ask_undo.answer, numerus_ask_undo.request(session_id=self.id, body=models.Undo(ply=ply))
        )

    async def answer_undo(self, *, ply: int, agree: bool) -> models.NumerusPlayedSession:
        """Answer whether plies may be taken back.

        By the seats that are asked; one that declines ends the question. Who has asked withdraws it by declining.
        An answer to a question that is not asked (any more) is refused.
        """
        return await self._turn(
            numerus_answer_undo.answer,
            numerus_answer_undo.request(session_id=self.id, body=models.UndoAnswer(ply=ply, agree=agree)),
        )

    async def legal_moves(self) -> models.NumerusLegalMoves:
        """List the legal moves of a live game.

        If the session's assist policy is `legal` or `hints`. Where something is hidden, only for the seat to move.
        """
        return await self._ask(
            numerus_session_legal_moves.answer, numerus_session_legal_moves.request(session_id=self.id), repeatable=True
        )

    async def hint(
        self, *, budget_ms: int | Unset = UNSET, budget_nodes: int | Unset | None = UNSET, seed: str | Unset = UNSET
    ) -> models.NumerusHint:
        """Rank the legal moves of a live game.

        If the session's assist policy is `hints`. Where something is hidden, only for the seat to move. Where
        solver time is limited, this reserves `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes,
        2000 ms at most, and costs `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return await self._ask(
            numerus_session_hint.answer,
            numerus_session_hint.request(session_id=self.id, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed),
            repeatable=True,
        )

    async def score(self) -> models.Score:
        """Score a live game.

        As it stands; `final` is true after the end.
        """
        return await self._ask(
            numerus_session_score.answer, numerus_session_score.request(session_id=self.id), repeatable=True
        )

    async def record_text(self) -> str:
        """Download the record as text.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return await self._ask(
            numerus_session_record_text.answer, numerus_session_record_text.request(session_id=self.id), repeatable=True
        )

    async def record(self) -> models.NumerusSessionRecord:
        """Download the record.

        Complete after the end, with the seed: replay it to check every draw. Before, as far as the caller may know.
        `proof` is what it can be verified with, by `regelwerk verify` or the client, without the service.
        """
        return await self._ask(
            numerus_session_record.answer, numerus_session_record.request(session_id=self.id), repeatable=True
        )

    async def ply(self, ply: int) -> models.NumerusPly:
        """Show a live game as it stood.

        After `ply` plies, 0 for its beginning, as far as the caller may know; after the end all of it.
        """
        return await self._ask(
            numerus_session_ply.answer, numerus_session_ply.request(session_id=self.id, ply=ply), repeatable=True
        )

    async def reissue(self, seat: int) -> models.SeatToken:
        """Replace a seat's token.

        With the host's token, for a player who has lost theirs.
        """
        return await self._ask(
            numerus_reissue_token.answer, numerus_reissue_token.request(session_id=self.id, seat=seat), repeatable=False
        )

    async def poll_events(
        self, *, after: int | Unset = UNSET, wait: int | Unset = UNSET, limit: int | Unset = UNSET
    ) -> models.NumerusSessionEvents:
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
            numerus_session_events.answer,
            numerus_session_events.request(session_id=self.id, after=after, wait=wait, limit=limit),
            repeatable=True,
        )


class AsyncNumerus(AsyncCaller):
    """A star wanders over a board of 48 numbers; take the chips it comes to: the longest chain of numbers wins."""

    async def new(
        self, *, setup: models.NumerusSetup | Unset = UNSET, seed: str | Unset = UNSET
    ) -> models.NumerusDealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return await self._ask(
            numerus_new.answer, numerus_new.request(body=models.NumerusNew(setup=setup, seed=seed)), repeatable=True
        )

    async def legal_moves(
        self, *, state: models.NumerusState | Unset = UNSET, view: models.NumerusState | Unset = UNSET
    ) -> models.NumerusLegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return await self._ask(
            numerus_legal_moves.answer,
            numerus_legal_moves.request(body=models.NumerusSubject(state=state, view=view)),
            repeatable=True,
        )

    async def legal_moves_of_position(self, position: str) -> models.NumerusLegalMoves:
        """List the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            numerus_legal_moves_of_position.answer,
            numerus_legal_moves_of_position.request(position=position),
            repeatable=True,
        )

    async def apply(
        self, *, state: models.NumerusState, moves: list[str], seed: str | Unset = UNSET
    ) -> models.NumerusApplied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return await self._ask(
            numerus_apply.answer,
            numerus_apply.request(body=models.NumerusApply(state=state, moves=moves, seed=seed)),
            repeatable=True,
        )

    async def view(self, state: models.NumerusState, *, seat: int | Unset | None = UNSET) -> models.NumerusSeen:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return await self._ask(
            numerus_view.answer,
            numerus_view.request(body=models.NumerusSeated(state=state, seat=seat)),
            repeatable=True,
        )

    async def validate(
        self, move: str, *, state: models.NumerusState | Unset = UNSET, view: models.NumerusState | Unset = UNSET
    ) -> models.NumerusVerdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return await self._ask(
            numerus_validate.answer,
            numerus_validate.request(body=models.NumerusJudged(move=move, state=state, view=view)),
            repeatable=True,
        )

    async def validate_position(self, *, position: str, move: str) -> models.NumerusVerdict:
        """Judge a move in a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            numerus_validate_position.answer,
            numerus_validate_position.request(position=position, move=move),
            repeatable=True,
        )

    async def score(
        self,
        *,
        state: models.NumerusState | Unset = UNSET,
        sheet: models.NumerusSheet | Unset = UNSET,
        record: models.NumerusRecord | Unset = UNSET,
        receipt: bool | Unset = UNSET,
    ) -> models.ScoreAnswer:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The
        score of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is
        refused (403). Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return await self._ask(
            numerus_score.answer,
            numerus_score.request(body=models.NumerusScored(state=state, sheet=sheet, record=record, receipt=receipt)),
            repeatable=True,
        )

    async def score_position(self, position: str) -> models.Score:
        """Score a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return await self._ask(
            numerus_score_position.answer, numerus_score_position.request(position=position), repeatable=True
        )

    async def replay(
        self, *, record: models.NumerusRecord | Unset = UNSET, text: str | Unset = UNSET
    ) -> models.NumerusReplayed:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        return await self._ask(
            numerus_replay.answer,
            numerus_replay.request(body=models.NumerusReplay(record=record, text=text)),
            repeatable=True,
        )

    async def hint(
        self,
        *,
        state: models.NumerusState | Unset = UNSET,
        view: models.NumerusState | Unset = UNSET,
        budget_ms: int | Unset = UNSET,
        budget_nodes: int | Unset | None = UNSET,
        seed: str | Unset = UNSET,
    ) -> models.NumerusHint:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates. Where solver time is limited, this reserves `budget_ms`, or with
        `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs `elapsed_ms` of the answer;
        where something is hidden, all of it.
        """
        return await self._ask(
            numerus_hint.answer,
            numerus_hint.request(
                body=models.NumerusAsk(
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
    ) -> models.NumerusHint:
        """Rank the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer. Where solver time is limited, this reserves
        `budget_ms`, or with `budget_nodes` 30 ms and 1 ms for every 10 nodes, 2000 ms at most, and costs
        `elapsed_ms` of the answer; where something is hidden, all of it.
        """
        return await self._ask(
            numerus_hint_position.answer,
            numerus_hint_position.request(position=position, budget_ms=budget_ms, budget_nodes=budget_nodes, seed=seed),
            repeatable=True,
        )

    async def rules(self) -> str:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return await self._ask(numerus_rules.answer, numerus_rules.request(), repeatable=True)

    async def conformance(self, *, kind: models.NumerusConformanceKind | Unset = UNSET) -> str:
        """Download the conformance vectors.

        Questions with the answers that the rules demand, as JSON Lines, to check another engine with: each line has
        `id`, `game`, `rules`, `kind`, `input` and `expect`. They change only with the version of the rules or with
        that of the service. `regelwerk conformance run` asks them.
        """
        return await self._ask(numerus_conformance.answer, numerus_conformance.request(kind=kind), repeatable=True)

    async def commit(self) -> models.Commitment:
        """Commit to a seed.

        For players who want to add to the shuffle: show them the commitment, then begin the session with it and
        with a text of each. Nobody, the service included, can choose what is drawn. It is good for one attempt: if
        that fails with 503, ask for another one. Where sessions are limited, this costs 1 session.
        """
        return await self._ask(numerus_commit.answer, numerus_commit.request(), repeatable=True)

    async def create_session(
        self,
        *,
        setup: models.NumerusSetup | Unset = UNSET,
        seed: str | Unset = UNSET,
        seats: list[str] | Unset = UNSET,
        ttl_s: int | Unset = UNSET,
        clock: models.ClockOrder | Unset = UNSET,
        assist: models.NumerusNewSessionAssist | Unset = UNSET,
        commitment: str | Unset = UNSET,
        entropy: list[str] | Unset = UNSET,
        record: models.NumerusRecord | Unset = UNSET,
        ply: int | Unset = UNSET,
    ) -> Created[AsyncLiveNumerus, models.NumerusCreatedSession]:
        """Begin a live game.

        Gives each seat a secret token, and one to the host. Chance is drawn by the service from a seed that is
        secret until the end; `commitment` fixes it now. Sessions are forgotten `ttl_s` seconds after their last
        change. With `record`, the game goes on where that one stood. 404 when no game waits for the `commitment`
        that is given. Where sessions are limited, this costs 1 session.
        """
        document = await self._ask(
            numerus_create_session.answer,
            numerus_create_session.request(
                body=models.NumerusNewSession(
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
        return created(AsyncLiveNumerus, self._channel, document)

    def session(self, session_id: str, token: str | None = None) -> AsyncLiveNumerus:
        """Join a live game: with a seat's token, with the host's, or as a spectator without one."""
        return AsyncLiveNumerus(self._channel, session_id, token)
