"""What this project's own rules answer to the questions of vectors."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from schemas.common import ScoreSchema, kept
from schemas.fields import Exact, ToMove
from schemas.records import record_schema
from schemas.requests import build
from service import operations
from service.answers import ListedMove
from service.catalog import Entry
from service.game import CHANCE, Violations
from service.refusal import Refusal

Members = dict[str, Any]
_TO_MOVE: Final = ToMove()
_EXACT: Final = Exact()


def answer(entry: Entry, kind: str, given: Mapping[str, Any]) -> Members:
    """The members of the right answer.

    Args:
        entry: the ruleset.
        kind: a key of `schemas.conformance.KINDS`.
        given: the `input` of a vector.

    Raises:
        KeyError: the kind is unknown, or a member is missing.
        ValueError: a text cannot be read.
        marshmallow.ValidationError: an object does not match its schema.
    """
    return _ANSWERS[kind](entry, given)


def _position(entry: Entry, given: Mapping[str, Any]) -> Members:
    if "position" in given:
        return {"state": kept(entry.schemas.state).dump(entry.game.parse_position(given["position"]))}
    return {"position": entry.game.format_position(_state(entry, given))}


def _legal_moves(entry: Entry, given: Mapping[str, Any]) -> Members:
    listed = operations.legal_moves(entry, {"state": _state(entry, given)})
    moves = [entry.game.format_move(each.move) for each in listed.moves]
    members = {"to_move": _TO_MOVE.serialize("to_move", listed), "moves": moves}
    return members | ({"probabilities": _probabilities(listed.moves)} if listed.to_move == CHANCE else {})


def _probabilities(outcomes: Sequence[ListedMove]) -> list[Any]:
    return [_EXACT.serialize("exact", each.probability) for each in outcomes]


def _count(entry: Entry, given: Mapping[str, Any]) -> Members:
    @cache
    def series(state: Any, plies: int) -> int:
        following = possible(entry.game, state)
        return (
            len(following)
            if plies == 1
            else sum(series(entry.game.apply(state, move), plies - 1) for move in following)
        )

    return {"count": series(_state(entry, given), given["plies"])}


def _illegal(entry: Entry, given: Mapping[str, Any]) -> Members:
    move = entry.game.parse_move(given["move"])
    if "view" in given:
        return _codes(entry.game.check_move(kept(entry.schemas.view).load(given["view"]), move))
    return _codes(operations.move_violations(entry.game, _state(entry, given), move))


def _invalid_state(entry: Entry, given: Mapping[str, Any]) -> Members:
    ((name, value),) = given.items()
    return _codes(getattr(entry.game, f"check_{name}")(kept(getattr(entry.schemas, name)).load(value)))


def _apply(entry: Entry, given: Mapping[str, Any]) -> Members:
    applied = operations.apply(entry, _state(entry, given), [entry.game.parse_move(given["move"])])
    return {"position": entry.game.format_position(applied.state)}


def _score(entry: Entry, given: Mapping[str, Any]) -> Members:
    subject = {name: kept(getattr(entry.schemas, name)).load(value) for name, value in given.items()}
    scored: Members = kept(ScoreSchema).dump(operations.score(entry, subject))
    return scored


def _posterior(entry: Entry, given: Mapping[str, Any]) -> Members:
    loaded = kept(build(entry.game, entry.schemas).infer).load(given)
    try:
        found = operations.infer(entry, loaded.pop("view"), loaded)
    except Refusal as refusal:
        return _codes(refusal.violations)
    exact: Members = without_floats(kept(_posterior_schema(entry)).dump(found))
    return exact


def _record(entry: Entry, given: Mapping[str, Any]) -> Members:
    played = operations.replay(entry, kept(record_schema(entry.schemas, entry.game)).load(given["record"]))
    if not played.valid:
        return {"valid": False, "ply": played.ply, **_codes(played.violations)}
    score = kept(ScoreSchema).dump(played.score)
    return {"valid": True, "position": entry.game.format_position(played.state), "score": score}


def _chance(entry: Entry, given: Mapping[str, Any]) -> Members:
    if "setup" in given:
        dealt = operations.new(entry, kept(entry.schemas.setup).load(given["setup"]), given["seed"])
        return {"position": entry.game.format_position(dealt.state)}
    return {"move": entry.game.format_move(operations.draw(entry.game, _state(entry, given), given["seed"]))}


def _view(entry: Entry, given: Mapping[str, Any]) -> Members:
    return {"view": kept(entry.schemas.view).dump(operations.view(entry, _state(entry, given), given["seat"]))}


_ANSWERS: Final[Mapping[str, Callable[[Entry, Mapping[str, Any]], Members]]] = {
    "position": _position,
    "legal_moves": _legal_moves,
    "count": _count,
    "illegal": _illegal,
    "invalid_state": _invalid_state,
    "apply": _apply,
    "score": _score,
    "posterior": _posterior,
    "record": _record,
    "chance": _chance,
    "view": _view,
}


def possible(game: operations.AnyGame, state: Any) -> list[Any]:
    """Everything that can come next, from a player or from chance."""
    outcomes = [move for move, _ in game.chance_outcomes(state)]
    return outcomes or list(game.legal_moves(operations.viewed_by_mover(game, state)))


def without_floats(value: Any) -> Any:
    """A JSON value without the floats beside exact fractions: no two languages must round alike."""
    if isinstance(value, dict):
        return {name: without_floats(member) for name, member in value.items() if not isinstance(member, float)}
    return [without_floats(item) for item in value] if isinstance(value, list) else value


def sorted_codes(codes: Iterable[str]) -> list[str]:
    """Codes as a set in a fixed order."""
    return sorted(set(codes))


def _codes(violations: Violations) -> Members:
    return {"violations": sorted_codes(violation.code for violation in violations)}


def _state(entry: Entry, given: Mapping[str, Any]) -> Any:
    return kept(entry.schemas.state).load(given["state"])


def _posterior_schema(entry: Entry) -> Any:
    if entry.posterior is None or entry.schemas.posterior is None:
        raise ValueError(f"{entry.game.INFO.slug} hides nothing.")
    return entry.schemas.posterior
