"""What is always true of a setup and of a state: every broken invariant, not the first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from service.game import CHANCE, TERMINAL, Violation, Violations
from service.games.anaconda.graph import Node, graph, nodes, position_of, successors
from service.games.anaconda.notation import format_key
from service.games.anaconda.rules import stuck
from service.games.anaconda.state import (
    DICE,
    FACES,
    OCCURRENCES,
    OPENER,
    PAIRS,
    Phase,
    Setup,
    State,
    broken,
    even_double,
    neighbours,
    third,
)
from service.sentences import say

_PLAYERS: Final = (2, 3)
_REPETITION: Final = ("none", "draw")
_LYING: Final[dict[Phase, int]] = {"choose": 0, "roll": 0, "place": 2, "play": 3, "pasch": 3, "over": 3}
"""How many dice lie on the table."""
_NEEDED: Final[dict[Phase, tuple[str, ...]]] = {
    "choose": (),
    "roll": ("rolling",),
    "place": (),
    "play": ("centre", "last"),
    "pasch": ("centre", "last", "resolve"),
    "over": ("centre", "last"),
}
_ALLOWED: Final[dict[Phase, tuple[str, ...]]] = {**_NEEDED, "over": ("centre", "last", "resolve", "loser")}


def check_setup(setup: Setup) -> Violations:
    """Every option that has no such value."""
    return tuple(_setup_faults(setup))


def check_state(state: State) -> Violations:
    """Every broken invariant; empty exactly for the positions that a game can come to, with any seat to move.

    Seats are names here: a table may begin where it likes, so nobody is told that another seat should be to move. And
    `seen` is not checked to the last: its positions follow each other, but perhaps not so often as it says.
    """
    return _kept_faults(state) if state.seen is None else _state_faults(state)


@lru_cache(maxsize=4096)
def _kept_faults(state: State) -> Violations:
    """The same for a state without counted positions: games come to fewer than 2000 of these, so they are kept."""
    return _state_faults(state)


def _state_faults(state: State) -> Violations:
    setup = tuple(fault.below("/setup") for fault in _setup_faults(state.setup))
    shape = setup + tuple(_member_faults(state)) + tuple(_mover_faults(state)) + tuple(_dice_faults(state))
    if setup or _LYING[state.phase] < len(DICE):
        return shape + tuple(_early_count_faults(state))
    faults = shape + tuple(_table_faults(state)) + tuple(_ending_faults(state)) + tuple(_count_faults(state))
    # Whether counts hang together can only be asked where everything else is in order.
    return faults or tuple(_path_faults(state))


def check_view(view: State) -> Violations:
    """The same: a view is a state."""
    return check_state(view)


def _setup_faults(setup: Setup) -> Iterator[Violation]:
    if setup.players not in _PLAYERS:
        yield broken("players_out_of_range", say("Two or three can play."), "anaconda", "/players")
    if setup.repetition not in _REPETITION:
        yield broken("unknown_repetition", say("Repetition is none or draw."), "endless-play", "/repetition")


def _member_faults(state: State) -> Iterator[Violation]:
    """Members that the phase forbids or needs."""
    for name in ("rolling", "centre", "last", "resolve", "loser"):
        given = getattr(state, name) is not None
        if given and name not in _ALLOWED[state.phase]:
            yield broken(
                "unexpected_member",
                say("`{name}` is null in phase {phase}.", name=name, phase=state.phase),
                "position",
                f"/{name}",
            )
        if not given and name in _NEEDED[state.phase]:
            yield broken(
                "missing_member",
                say("`{name}` is needed in phase {phase}.", name=name, phase=state.phase),
                "position",
                f"/{name}",
            )
    if (state.seen is not None) != (state.setup.repetition == "draw"):
        detail = say("`seen` is a list with `repetition` draw, and null without.")
        yield broken("seen_and_setup_differ", detail, "endless-play", "/seen")
    if state.rolling is not None and state.rolling not in PAIRS:
        yield broken("not_a_pair", say("Two different dice roll, in the order III, IV, V."), "setting-up", "/rolling")


def _mover_faults(state: State) -> Iterator[Violation]:
    """Who is to move, and who lost."""
    seats = range(state.setup.players)
    fixed = {"roll": CHANCE, "over": TERMINAL}.get(state.phase, OPENER)
    if state.to_move not in (seats if state.phase in ("play", "pasch") else (fixed,)):
        yield broken(
            "wrong_mover", say("Not who is to move in phase {phase}.", phase=state.phase), "a-turn", "/to_move"
        )
    if state.loser is not None and state.loser not in seats:
        yield broken("seat_out_of_range", say("There is no such seat."), "end", "/loser")
    if state.phase == "over" and state.loser is None and state.setup.repetition != "draw":
        yield broken("missing_member", say("Without draws somebody has lost when the game is over."), "end", "/loser")


def _dice_faults(state: State) -> Iterator[Violation]:
    """Numbers that a die does not have, and dice too many or too few."""
    for die in state.dice.lying():
        if state.dice.of(die) not in FACES[die]:
            detail = say("Die {die} has no face {face}.", die=die, face=state.dice.of(die))
            yield broken("not_a_face", detail, "material", f"/dice/{die}")
    lying = _LYING[state.phase]
    if len(state.dice.lying()) != lying:
        detail = say("In phase {phase} {lying} dice show a number.", phase=state.phase, lying=lying)
        yield broken("wrong_number_of_dice", detail, "position", "/dice")


def _table_faults(state: State) -> Iterator[Violation]:
    """How three dice may lie."""
    centre, last = state.centre, state.last
    if centre is None or last is None:
        return
    if last == centre:
        yield broken("last_is_centre", say("The die placed last is an end, never the centre."), "position", "/last")
        return
    far = third(centre, last)
    number, double = state.dice.of(last), state.dice.of(last) == state.dice.of(far)
    if not neighbours(number, state.dice.of(centre)):
        detail = say("Die {last} was placed last, so its number is a neighbour of the centre's.", last=last)
        yield broken("not_a_neighbour", detail, "a-turn", f"/dice/{last}")
    if even_double(number, state.dice.of(far)):
        yield broken("even_double", say("The two ends never show the same even number."), "a-turn", "/dice")
    if double and state.phase == "play":
        yield broken(
            "double_unresolved", say("The ends show a double, so this is phase pasch."), "pasch-double", "/phase"
        )
    if not double and state.phase == "pasch":
        yield broken("no_double", say("The ends show no double, so this is not phase pasch."), "pasch-double", "/phase")
    allowed = (far,) if double else (None,)
    # In phase pasch a missing die, or one too many, has been reported before.
    if state.resolve not in (allowed if state.phase == "over" else (None, far)):
        detail = say(
            "Names the end of a double that was not placed last, where there is a double, and is null otherwise."
        )
        yield broken("wrong_resolve", detail, "pasch-double", "/resolve")


def _ending_faults(state: State) -> Iterator[Violation]:
    """Whether the game is over."""
    over, drawn = state.phase == "over", state.phase == "over" and state.loser is None
    seat = state.loser if over and state.loser is not None else state.to_move
    if drawn or position_of(state) not in graph() or seat not in range(state.setup.players):
        return
    no_move = stuck(replace(state, phase="play"))
    if no_move and not over:
        yield broken("should_be_over", say("The seat to move is stuck, so it has lost."), "end", "/phase")
    if over and not no_move:
        yield broken("loser_can_place", say("The loser can still place a die."), "end", "/loser")


def _early_count_faults(state: State) -> Iterator[Violation]:
    if state.seen and _LYING[state.phase] < len(DICE):
        yield broken("seen_too_early", say("Positions count once three dice lie."), "endless-play", "/seen")


def _count_faults(state: State) -> Iterator[Violation]:
    """Entries of `seen` that cannot stand there."""
    texts = [text for text, _ in state.seen or ()]
    if texts != sorted(set(texts)):
        yield broken("seen_not_sorted", say("Texts are sorted, each at most once."), "endless-play", "/seen")
    known = nodes(state.setup.players)
    drawn = state.phase == "over" and state.loser is None
    ended = 0
    for index, (text, count) in enumerate(state.seen or ()):
        if text not in known or not successors(known[text], state.setup.players):
            detail = say("Not the canonical text of a position in which a game goes on.")
            yield broken("seen_unreachable", detail, "endless-play", f"/seen/{index}/0")
        # The third occurrence ends the game, so it can only be that of the position on the table.
        last = drawn and count == OCCURRENCES and text in known and known[text][0] == position_of(state)
        ended += last
        if not (1 <= count < OCCURRENCES or last):
            detail = say("Counts are 1 or 2, and 3 for the position that ended the game.")
            yield broken("seen_count", detail, "endless-play", f"/seen/{index}/1")
    if state.seen is not None and ended != int(drawn):
        detail = say("A game drawn by repetition has met its last position three times, with one seat to move.")
        yield broken("not_repeated", detail, "endless-play", "/seen")


def _path_faults(state: State) -> Iterator[Violation]:
    """Counted positions that do not hang together.

    Every position but the first follows another one, and every occurrence but the last was left for another one.
    """
    if state.seen is None:
        return
    counts = {nodes(state.setup.players)[text]: count for text, count in state.seen}
    present = _present(state, counts)
    if state.loser is None and present not in counts:
        detail = say("`{position}`, the position on the table, is counted too.", position=format_key(state))
        yield broken("seen_without_present", detail, "endless-play", "/seen")
        return
    met = counts.keys() | {present}
    followers = frozenset[Node]().union(*(successors(node, state.setup.players) for node in counts))
    first = [node for node in met if node not in followers]
    left = [node for node, count in counts.items() if count > (node == present)]
    dead_ends = [node for node in left if not met & successors(node, state.setup.players)]
    alone = present in first and len(met) > 1
    # The set-up can end in every position, so any of them may be the first; but only one.
    if dead_ends or alone or len(first) > 1:
        detail = say("No game meets exactly these positions: they do not follow each other.")
        yield broken("seen_disconnected", detail, "endless-play", "/seen")


def _present(state: State, counts: dict[Node, int]) -> Node:
    """The position on the table with its seat; after a draw the seat is that of the position counted three times."""
    if state.phase == "over" and state.loser is None:
        return next(node for node, count in counts.items() if count == OCCURRENCES)
    return position_of(state), state.to_move if state.loser is None else state.loser
