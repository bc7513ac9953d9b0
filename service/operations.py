"""What a request does, without HTTP: pure functions from a ruleset and loaded values to answers.

Routes, live sessions and the command line all go through here. A request that cannot be answered raises `Refusal`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from schemas.quick import quick
from service.answers import Applied, Dealt, LegalMoves, ListedMove, Probability, Ranking, Replay, Verdict
from service.catalog import Entry
from service.chance import Stream, fresh_seed
from service.game import (
    CHANCE,
    TERMINAL,
    Budget,
    ContradictionError,
    Game,
    Score,
    Violation,
    Violations,
)
from service.record import Record
from service.records import UnreadableRecordError, parse_record
from service.refusal import Refusal
from service.sentences import said_by, say

AnyGame = Game[Any, Any, Any, Any]


def new(entry: Entry, setup: Any, seed: str | None = None) -> Dealt:
    """Begin a game: the same setup and seed give the same deal on every machine."""
    refuse_state(entry.game.check_setup(setup), "#/setup")
    seed = fresh_seed() if seed is None else seed
    return Dealt(entry.game.initial_state(setup, seed), seed)


def legal_moves(entry: Entry, subject: Mapping[str, Any]) -> LegalMoves:
    """Every legal move of a state, view or position; the outcomes where chance is to move and the state is known."""
    state, view = _checked(entry.game, subject)
    return legal_moves_of_view(entry, view) if state is None else _listed(entry, state)


def legal_moves_of_view(entry: Entry, view: Any) -> LegalMoves:
    """Every legal move that a view shows."""
    return LegalMoves(entry.game.to_move(view), tuple(map(ListedMove, entry.game.legal_moves(view))))


def validate(entry: Entry, subject: Mapping[str, Any], move: Any) -> Verdict:
    """Judge one move: every broken rule, not the first."""
    state, view = _checked(entry.game, subject)
    found = entry.game.check_move(view, move) if state is None else move_violations(entry.game, state, move)
    return Verdict(below(found, "#/query/move" if "position" in subject else "#/move"))


def apply(entry: Entry, state: Any, moves: Sequence[Any], seed: str | None = None) -> Applied:
    """Play moves one after the other, all or none. With a seed, chance is drawn wherever no chance move is given."""
    game = entry.game
    refuse_state(game.check_state(state), "#/state")
    plies: list[Any] = []
    for ply, move in enumerate(moves):
        if seed is not None and not game.is_chance(move):
            state = _draw_all(game, state, seed, plies)
        refuse_move(entry, state, move, f"#/moves/{ply}", ply)
        state = game.apply(state, move)
        plies.append(move)
    if seed is not None:
        state = _draw_all(game, state, seed, plies)
    return Applied(state, len(moves), tuple(plies))


def view(entry: Entry, state: Any, seat: int | None) -> Any:
    """What a seat, or a spectator, may know of a state."""
    refuse_state(entry.game.check_state(state), "#/state")
    seats = entry.game.players(entry.game.setup_of(state))
    if seat is not None and seat >= seats:
        detail = say("There is no seat {seat} in a game of {players}; seats count from 0.", seat=seat, players=seats)
        refuse_state((Violation("no_such_seat", detail, ""),), "#/seat")
    return entry.game.view(state, seat)


def score(entry: Entry, subject: Mapping[str, Any]) -> Score:
    """Score a state, a position, a record, or what a table wrote down on paper."""
    if "sheet" in subject:
        refuse_state(entry.game.check_sheet(subject["sheet"]), "#/sheet")
        return entry.game.score_sheet(subject["sheet"])
    if "record" in subject:
        return replayed(entry, subject["record"])[1]
    state, _ = _checked(entry.game, subject)
    return entry.game.score(state)


def hint(entry: Entry, subject: Mapping[str, Any], budget: Budget, options: Mapping[str, Any]) -> Ranking:
    """Rank the legal moves of a state, view or position, best first."""
    state, view = _checked(entry.game, subject)
    return hint_of_view(entry, view if state is None else viewed_by_mover(entry.game, state), budget, options)


def hint_of_view(entry: Entry, view: Any, budget: Budget, options: Mapping[str, Any]) -> Ranking:
    """Rank the legal moves that a view shows, best first."""
    start = time.perf_counter()
    with _explained():
        found = entry.solver.hint(view, budget, options)
    elapsed_ms = round((time.perf_counter() - start) * 1000, 3)
    return Ranking(found, None if entry.game.INFO.information == "hidden" else elapsed_ms)


def infer(entry: Entry, view: Any, options: Mapping[str, Any]) -> Any:
    """The exact distribution of what a view hides; only for rulesets that have such a function."""
    if entry.posterior is None:
        raise TypeError(f"{entry.game.INFO.slug} hides nothing")
    refuse_state(entry.game.check_view(view), "#/view")
    with _explained():
        return entry.posterior(view, **options)


def replay(entry: Entry, record: Record) -> Replay:
    """Play a record through and score it, or say what is wrong with its first bad ply."""
    game, is_plainly_legal = entry.game, entry.is_plainly_legal
    state = start_of(entry, record)
    for ply, text in enumerate(record.moves):
        try:
            move = game.parse_move(text)
            is_legal = is_plainly_legal is not None and is_plainly_legal(state, move)
            violations = () if is_legal else move_violations(game, state, move)
        except ValueError as unreadable:
            violations = (Violation("unreadable_move", said_by(unreadable), f"{game.INFO.slug}#moves"),)
        if violations:
            legal = [listed.move for listed in _listed(entry, state).moves]
            wrong = below(violations, f"#/record/moves/{ply}")
            return Replay(False, ply, state, ply=ply, move=text, violations=wrong, legal=tuple(legal))
        state = game.apply(state, move)
    return Replay(True, len(record.moves), state, game.score(state))


def replayed(entry: Entry, record: Record) -> tuple[Any, Score]:
    """The end of a record and its score. Raises Refusal when one of its plies is not possible."""
    played = replay(entry, record)
    if played.score is None:
        detail = say(
            "Ply {ply} of the record, {move}, is not possible: {reason}",
            ply=played.ply,
            move=played.move,
            reason=played.violations[0].detail,
        )
        raise Refusal("illegal_move", detail, played.violations, {"ply": played.ply, "move": played.move})
    return played.state, played.score


def replay_text(entry: Entry, text: str, first_line: int = 1) -> Replay:
    """The same for a record in its text form; faults name its lines, the first of which has this number."""
    try:
        record = parse_record(entry, text, first_line)
    except UnreadableRecordError as unreadable:
        fault = Violation("unreadable_record", said_by(unreadable), f"{entry.game.INFO.slug}#moves", "#/text")
        return Replay(False, 0, violations=(fault,))
    try:
        played = replay(entry, record)
    except Refusal as refusal:
        raise Refusal(refusal.code, refusal.detail, _in_text(refusal.violations)) from None
    return replace(played, violations=_in_text(played.violations))


def viewed_by_mover(game: AnyGame, state: Any) -> Any:
    """The view of the seat to move; at chance and at the end, a spectator's."""
    if game.INFO.information == "perfect":
        return state
    mover = game.to_move(state)
    return game.view(state, mover if mover >= 0 else None)


def move_violations(game: AnyGame, state: Any, move: Any) -> Violations:
    """Every rule that a move breaks, made by a player or by chance."""
    mover = game.to_move(state)
    if mover == CHANCE and game.is_chance(move):
        return game.check_chance(state, move)
    if game.INFO.information == "perfect":
        return game.check_move(state, move)
    return game.check_move(game.view(state, mover if mover >= 0 else None), move)


def draw(game: AnyGame, state: Any, seed: str) -> Any:
    """What chance brings in a state: fixed by the seed and the position text, see `service.chance`."""
    return game.draw_chance(state, Stream(seed, game.format_position(state)))


def draws(game: AnyGame, state: Any, seed: str) -> Iterator[tuple[Any, Any]]:
    """Draw until a player is to move or the round is over; yields each outcome with the state after it."""
    while game.to_move(state) == CHANCE:
        outcome = draw(game, state, seed)
        state = game.apply(state, outcome)
        yield outcome, state


def random_move(game: AnyGame, state: Any, seed: str, ply: int) -> Any:
    """A clock's move in place of an absent player: fixed by the seed, the ply (from 0) and the position text.

    Without the ply, absent players would go round in circles wherever a position can come again.
    """
    moves = game.legal_moves(viewed_by_mover(game, state))
    return moves[Stream(seed, f"clock|{ply}|{game.format_position(state)}").below(len(moves))]


def refuse_move(entry: Entry, state: Any, move: Any, pointer: str, ply: int | None = None) -> None:
    """Raise `Refusal` unless the move is legal."""
    violations = move_violations(entry.game, state, move)
    if not violations:
        return
    text = entry.game.format_move(move)
    over = entry.game.to_move(state) == TERMINAL
    detail = say("{move} is not possible: {reason}", move=text, reason=violations[0].detail)
    members = {"move": text} if ply is None else {"ply": ply, "move": text}
    raise Refusal("game_over" if over else "illegal_move", detail, below(violations, pointer), members)


def refuse_state(violations: Violations, pointer: str) -> None:
    """Raise `Refusal` when there are violations."""
    if violations:
        raise Refusal("invalid_state", violations[0].detail, below(violations, pointer))


def below(violations: Violations, pointer: str) -> Violations:
    """The violations seen from a document that holds the checked value at `pointer`."""
    return tuple(violation.below(pointer) for violation in violations)


def budget_in(body: Mapping[str, Any]) -> Budget:
    """The budget that a hint's request grants."""
    return Budget(body["budget_ms"], body["budget_nodes"], body["seed"])


def options_in(body: Mapping[str, Any]) -> Mapping[str, Any]:
    """The ruleset's own options of a hint's request."""
    return {name: value for name, value in body.items() if name not in _SHARED_MEMBERS}


def default_options(entry: Entry) -> Mapping[str, Any]:
    """The ruleset's own options of a hint, as they are when left out."""
    return {name: field.load_default for name, field in entry.schemas.hint_options.items()}


_SHARED_MEMBERS = {"state", "view", "position", "budget_ms", "budget_nodes", "seed"}


def _checked(game: AnyGame, subject: Mapping[str, Any]) -> tuple[Any, Any]:
    """The state or else the view that a request speaks of; the other one is None."""
    if "view" in subject:
        refuse_state(game.check_view(subject["view"]), "#/view")
        return None, subject["view"]
    name = "state" if "state" in subject else "position"
    refuse_state(game.check_state(subject[name]), "#/state" if name == "state" else "#/query/position")
    return subject[name], None


@contextmanager
def _explained() -> Iterator[None]:
    """Refuses a view that nothing hidden can explain."""
    try:
        yield
    except ContradictionError as contradiction:
        raise Refusal("invalid_state", said_by(contradiction), below(contradiction.violations, "#/view")) from None


def _in_text(violations: Violations) -> Violations:
    """The violations of a record that came as text: it has no parts to point at."""
    return tuple(replace(violation, pointer="#/text") for violation in violations)


def _listed(entry: Entry, state: Any) -> LegalMoves:
    """What can come next: moves of a player, or outcomes of chance."""
    if entry.game.to_move(state) != CHANCE:
        return legal_moves_of_view(entry, viewed_by_mover(entry.game, state))
    outcomes = entry.game.chance_outcomes(state)
    return LegalMoves(CHANCE, tuple(ListedMove(move, Probability(weight)) for move, weight in outcomes))


def _draw_all(game: AnyGame, state: Any, seed: str, plies: list[Any]) -> Any:
    for outcome, after in draws(game, state, seed):
        plies.append(outcome)
        state = after
    return state


def start_of(entry: Entry, record: Record) -> Any:
    """The state in which a record begins. Raises Refusal where no game can begin so."""
    if record.start is not None:
        refuse_state(entry.game.check_state(record.start), "#/record/start")
        if record.setup not in (None, entry.game.setup_of(record.start)):
            detail = say("The record has another setup than the state that it starts from.")
            refuse_state((Violation("setup_contradicts_start", detail, ""),), "#/record/setup")
        return record.start
    setup = quick(entry.schemas.setup)({}) if record.setup is None else record.setup
    refuse_state(entry.game.check_setup(setup), "#/record/setup")
    return entry.game.initial_state(setup, record.seed)
