"""The stateless operations, built once per ruleset with its own exact types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Response

from schemas.receipts import ScoreAnswerSchema
from schemas.requests import Requests, build
from service import operations
from service.answers import Applied, Dealt, LegalMoves, Ranking, Replay, Verdict
from service.api.caching import cacheable
from service.api.smorest import Blueprint
from service.catalog import Entry
from service.game import Score
from service.prices import HINT, POSTERIOR
from service.receipts import Receipts, Scored
from service.record import Record
from service.slots import Slots

Body = dict[str, Any]


def blueprint(entry: Entry, slots: Slots, desk: Receipts) -> Blueprint:
    """The operations on values that the caller sends along."""
    info = entry.game.INFO
    wire = build(entry.game, entry.schemas)
    blp = Blueprint(info.slug, __name__, url_prefix=f"/v1/{info.slug}", description=info.summary)
    name = info.slug.replace("-", "_")
    _add_play(blp, entry, name, wire)
    _add_judgement(blp, entry, name, wire, desk)
    _add_hint(blp, entry, name, wire, slots)
    _add_rules(blp, entry, name)
    if info.position_pattern is not None:
        _add_position_forms(blp, entry, name, wire)
        _add_position_hint(blp, entry, name, wire, slots)
    if entry.solution is not None:
        _add_solution(blp, entry, name, entry.solution)
    if entry.posterior is not None:
        _add_posterior(blp, entry, name, wire, slots)

    return blp


def _add_play(blp: Blueprint, entry: Entry, name: str, wire: Requests) -> None:
    """Begin, list, play, show."""

    @blp.operation("/new", f"{name}_new", methods=["POST"])
    @blp.arguments(wire.new)
    @blp.response(200, wire.dealt, description="The state in which the game begins, and the seed.")
    @blp.refuses(409)
    def new(body: Body) -> Dealt:
        """Begin a game.

        The same setup and seed give the same deal, on every machine and for every version of the service that
        follows the same version of the rules. The service keeps nothing: send the state along with each request.
        """
        return operations.new(entry, body["setup"], body.get("seed"))

    @blp.operation("/legal-moves", f"{name}_legal_moves", methods=["POST"])
    @blp.arguments(wire.subject)
    @blp.response(200, wire.legal_moves, description="Every legal move, as text and in its parts.")
    @blp.refuses(409)
    def legal_moves(body: Body) -> LegalMoves:
        """List the legal moves.

        From a full state, or from the view of the seat to move. At a chance node of a state the outcomes are listed
        with their exact probabilities.
        """
        return operations.legal_moves(entry, body)

    @blp.operation("/apply", f"{name}_apply", methods=["POST"])
    @blp.arguments(wire.apply)
    @blp.response(200, wire.applied, description="The state after all moves.")
    @blp.refuses(409)
    def apply(body: Body) -> Applied:
        """Play moves.

        All or none: the first move that is not legal refuses the request with its index (`ply`) and every broken
        rule. Chance is given as a move, drawn from `seed`, or left open.
        """
        return operations.apply(entry, body["state"], body["moves"], body.get("seed"))

    @blp.operation("/view", f"{name}_view", methods=["POST"])
    @blp.arguments(wire.seated)
    @blp.response(200, wire.seen, description="What the seat, or a spectator, may know.")
    @blp.refuses(409)
    def view(body: Body) -> Body:
        """Show what one seat may know.

        Without a seat: what a spectator may know. Where nothing is hidden the view is the state.
        """
        return {"view": operations.view(entry, body["state"], body["seat"])}


def _add_judgement(blp: Blueprint, entry: Entry, name: str, wire: Requests, desk: Receipts) -> None:
    """Judge, score, check."""

    @blp.operation("/validate", f"{name}_validate", methods=["POST"])
    @blp.arguments(wire.judged)
    @blp.response(200, wire.verdict, description="Whether the move is legal, and every rule that it breaks.")
    @blp.refuses(409)
    def validate(body: Body) -> Verdict:
        """Judge a move.

        An illegal move is an answer here, not an error: `legal` is false and `violations` has a stable code, a text
        and the section of the rules for each broken rule.
        """
        return operations.validate(entry, body, body["move"])

    @blp.operation("/score", f"{name}_score", methods=["POST"])
    @blp.arguments(wire.scored)
    @blp.response(200, ScoreAnswerSchema, description="Points and place of every seat, and what they add up from.")
    @blp.refuses(403, 409)
    def score(body: Body) -> Scored:
        """Score a game.

        From a state, from a record, or from the sheet that a table wrote on paper (several rounds together). The score
        of a record comes with a signed `receipt` if you ask for one; without a key to sign with that is refused (403).
        Where callers have keys, a receipt needs one with the scope `organizer`.
        """
        return desk.scored(entry, body)

    @blp.operation("/replay", f"{name}_replay", methods=["POST"])
    @blp.arguments(wire.replay)
    @blp.response(200, wire.replayed, description="The final state and score, or the first bad ply.")
    @blp.refuses(409)
    def replay(body: Body) -> Replay:
        """Check a record.

        Plays a record (JSON, or its text form) through. A ply against the rules, or one that cannot be read, is an
        answer here: its index, every broken rule and what was legal in its place.
        """
        record: Record | None = body.get("record")
        return operations.replay_text(entry, body["text"]) if record is None else operations.replay(entry, record)


def _add_hint(blp: Blueprint, entry: Entry, name: str, wire: Requests, slots: Slots) -> None:
    """Advise."""

    @blp.operation("/hint", f"{name}_hint", methods=["POST"])
    @blp.arguments(wire.ask)
    @blp.response(200, wire.hint, description="Every legal move, best first, with its value and proof.")
    @blp.refuses(409, 503)
    @blp.limited(HINT)
    def hint(body: Body) -> Ranking:
        """Rank the legal moves.

        Each move has a value and says how sure it is: `exact` values are proved, `bounded` ones lie between proved
        bounds, `heuristic` ones are estimates.
        """
        with slots.taken(entry.game.INFO.slug, "hint"):
            return operations.hint(entry, body, operations.budget_in(body), operations.options_in(body))


def _add_rules(blp: Blueprint, entry: Entry, name: str) -> None:
    """The rules text."""

    @blp.operation("/rules", f"{name}_rules", methods=["GET"])
    @blp.response(200, {"type": "string"}, content_type="text/markdown", description="The rules as Markdown.")
    def rules() -> Response:
        """Read the rules.

        The normative text that `rule` members of violations point into: `<ruleset>#<heading>`.
        """
        return Response(entry.rules_text(), mimetype="text/markdown")


def _add_position_forms(blp: Blueprint, entry: Entry, name: str, wire: Requests) -> None:
    """The read-only operations as GET with a position text, for caches and links."""

    @blp.operation("/legal-moves", f"{name}_legal_moves_of_position", methods=["GET"])
    @cacheable(entry)
    @blp.arguments(wire.position, location="query")
    @blp.response(200, wire.legal_moves, description="Every legal move, as text and in its parts.")
    @blp.refuses(304, 409)
    def legal_moves(query: Body) -> LegalMoves:
        """List the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return operations.legal_moves(entry, query)

    @blp.operation("/validate", f"{name}_validate_position", methods=["GET"])
    @cacheable(entry, in_languages=True)
    @blp.arguments(wire.position_and_move, location="query")
    @blp.response(200, wire.verdict, description="Whether the move is legal, and every rule that it breaks.")
    @blp.refuses(304, 409)
    def validate(query: Body) -> Verdict:
        """Judge a move in a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return operations.validate(entry, query, query["move"])

    @blp.operation("/score", f"{name}_score_position", methods=["GET"])
    @cacheable(entry)
    @blp.arguments(wire.position, location="query")
    @blp.response(200, wire.score, description="Points and place of every seat, and what they add up from.")
    @blp.refuses(304, 409)
    def score(query: Body) -> Score:
        """Score a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        return operations.score(entry, query)


def _add_position_hint(blp: Blueprint, entry: Entry, name: str, wire: Requests, slots: Slots) -> None:
    """The hint as GET."""

    @blp.operation("/hint", f"{name}_hint_position", methods=["GET"])
    @cacheable(entry, in_languages=True)
    @blp.arguments(wire.position_and_budget, location="query")
    @blp.response(200, wire.hint, description="Every legal move, best first, with its value and proof.")
    @blp.refuses(304, 409, 503)
    @blp.limited(HINT)
    def hint(query: Body) -> Ranking:
        """Rank the legal moves of a position text.

        As the POST form; any HTTP cache can keep the answer.
        """
        with slots.taken(entry.game.INFO.slug, "hint"):
            return operations.hint(entry, query, operations.budget_in(query), operations.options_in(query))


def _add_solution(blp: Blueprint, entry: Entry, name: str, solve: Callable[[], Any]) -> None:
    """The complete solution of a solved ruleset."""

    @blp.operation("/solution", f"{name}_solution", methods=["GET"])
    @cacheable(entry)
    @blp.response(200, entry.schemas.solution, description="Every reachable position with its value.")
    @blp.refuses(304)
    def solution() -> Any:
        """Download the complete solution.

        Computed from the rules when the service starts; the checksum lets two services compare theirs.
        """
        return solve()


def _add_posterior(blp: Blueprint, entry: Entry, name: str, wire: Requests, slots: Slots) -> None:
    """What a view says about the hidden."""

    @blp.operation("/posterior", f"{name}_posterior", methods=["POST"])
    @blp.arguments(wire.infer)
    @blp.response(200, entry.schemas.posterior, description="The distribution of every hidden tile.")
    @blp.refuses(409, 503)
    @blp.limited(POSTERIOR)
    def posterior(body: Body) -> Any:
        """Infer what is hidden.

        Exact probabilities, as fractions and floats, of every value of everything that the view hides, and the number
        of ways to explain it. A view that nothing can explain is refused, with the part that contradicts the rest.
        """
        view = body.pop("view")
        with slots.taken(entry.game.INFO.slug, "posterior"):
            return operations.infer(entry, view, body)
