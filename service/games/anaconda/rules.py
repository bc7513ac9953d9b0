"""The rules of play: who moves, what is legal and what a move does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Final

from service.chance import Stream
from service.game import CHANCE, TERMINAL, Violation, Violations
from service.games.anaconda.notation import format_key
from service.games.anaconda.state import (
    DICE,
    FACES,
    OCCURRENCES,
    OPENER,
    PAIRS,
    Dice,
    Die,
    Move,
    Phase,
    Place,
    Roll,
    Rolled,
    Setup,
    State,
    broken,
    even_double,
    neighbours,
    third,
)
from service.sentences import Sentence, all_of, say


@dataclass(frozen=True, slots=True)
class _Rule:
    """One rule of placing a die: its code, where it is written, what to say, and when it is broken."""

    code: str
    heading: str
    detail: Sentence
    broken: Callable[[State, Place], bool]


# Each rule is told apart even where several are broken at once, so every one must make sense without the others.
_PLACING: Final = (
    _Rule("not_a_face", "material", say("Die {die} has no face {face}."), lambda _, m: m.face not in FACES[m.die]),
    _Rule("touches_itself", "position", say("Die {die} cannot touch itself."), lambda _, m: m.die == m.neighbour),
    _Rule(
        "not_the_third_die",
        "setting-up",
        say("Die {die} was rolled; the set-up ends with the third die."),
        lambda s, m: s.phase == "place" and s.dice.of(m.die) is not None,
    ),
    _Rule(
        "neighbour_not_lying",
        "setting-up",
        say("Die {neighbour} does not lie on the table."),
        lambda s, m: s.phase == "place" and m.neighbour != m.die and s.dice.of(m.neighbour) is None,
    ),
    _Rule(
        "must_resolve",
        "pasch-double",
        say("After a double its other die must be placed again; die {die} is not that one."),
        lambda s, m: s.resolve not in (None, m.die),
    ),
    _Rule(
        "die_is_centre",
        "a-turn",
        say("Die {die} is the centre; taking it would part the two others."),
        lambda s, m: m.die == s.centre,
    ),
    _Rule("die_placed_last", "a-turn", say("Die {die} was placed last."), lambda s, m: m.die == s.last),
    _Rule("same_face", "a-turn", say("Die {die} shows {face} already."), lambda s, m: s.dice.of(m.die) == m.face),
    _Rule(
        "not_a_neighbour",
        "a-turn",
        say("{face} is no neighbour of the number that die {neighbour} shows."),
        lambda s, m: m.neighbour != m.die and _shown(s, m) is not None and not neighbours(m.face, _shown(s, m)),
    ),
    _Rule(
        "even_double",
        "a-turn",
        say("{face} and {face} on the two ends is an even double."),
        lambda s, m: m.neighbour != m.die and even_double(m.face, s.dice.of(third(m.die, m.neighbour))),
    ),
)


_PLACED_IN: Final[tuple[Phase, ...]] = ("place", "play", "pasch")


def initial_state(setup: Setup, seed: str | None) -> State:
    """The opener is to choose two dice; nothing is random before they are rolled."""
    del seed
    return State(setup, "choose", OPENER, seen=() if setup.repetition == "draw" else None)


def setup_of(position: State) -> Setup:
    """The options of the game."""
    return position.setup


def players(setup: Setup) -> int:
    """The number of seats."""
    return setup.players


def to_move(position: State) -> int:
    """The seat to move, CHANCE or TERMINAL."""
    return position.to_move


def view(state: State, seat: int | None) -> State:
    """Everything: Anaconda has no secrets."""
    del seat
    return state


def legal_moves(view: State) -> Sequence[Move]:
    """Every legal move, in the alphabetical order of their texts."""
    return tuple(Roll(pair) for pair in PAIRS) if view.phase == "choose" else _placements(view)


def check_move(view: State, move: Move) -> Violations:
    """Every rule that a player's move breaks."""
    if isinstance(move, Place) and (move.die, move.face, move.neighbour) in _legal_values(view):
        return ()
    phase = _check_phase(view, move)
    match move:
        case Roll():
            odd = move.dice not in PAIRS
            pair = (broken("not_a_pair", say("Two different dice are rolled."), "setting-up"),) if odd else ()
            return phase + pair
        case Rolled():
            return (
                broken("made_by_chance", say("Rolling is for the dice to decide, no player's move."), "setting-up"),
            )
        case Place():
            return phase + tuple(
                broken(
                    rule.code, rule.detail.format(die=move.die, face=move.face, neighbour=move.neighbour), rule.heading
                )
                for rule in _PLACING
                if rule.broken(view, move)
            )


def is_chance(move: Move) -> bool:
    """Whether this is a roll's result."""
    return isinstance(move, Rolled)


def chance_outcomes(state: State) -> Sequence[tuple[Rolled, Fraction]]:
    """The 36 results of rolling two dice, in alphabetical order."""
    if state.phase != "roll" or state.rolling is None:
        return ()
    rolls = product(*(FACES[die] for die in state.rolling))
    results = [Rolled(Dice(**dict(zip(state.rolling, roll, strict=True)))) for roll in rolls]
    return tuple((result, Fraction(1, len(results))) for result in results)


def draw_chance(state: State, stream: Stream) -> Rolled:
    """Roll the dice."""
    return stream.pick(chance_outcomes(state))


def check_chance(state: State, move: Move) -> Violations:
    """Every reason why dice cannot bring this."""
    if not isinstance(move, Rolled):
        return (broken("made_by_player", say("This is a player's move, not a result of rolling dice."), "setting-up"),)
    if state.phase != "roll":
        return (broken("no_roll_pending", say("No dice are being rolled."), "setting-up"),)
    return tuple(_roll_faults(state, move.faces))


def apply(state: State, move: Move) -> State:
    """The state after a legal move; a player who has to place a die and cannot has lost at once."""
    match move:
        case Place():
            return _settled(_placed(state, move))
        case Roll():
            return State(state.setup, "roll", CHANCE, state.dice, move.dice, seen=state.seen)
        case Rolled():
            # Every third die fits every roll (a test tries them all), so nobody is stuck here.
            return State(state.setup, "place", OPENER, move.faces, seen=state.seen)


def _roll_faults(state: State, faces: Dice) -> Iterator[Violation]:
    """Why dice that are being rolled cannot show this."""
    lying = faces.lying()
    if lying != state.rolling:
        detail = say("The dice being rolled are {dice}.", dice=all_of(state.rolling or ()))
        yield broken("wrong_dice", detail, "setting-up")
    for die in lying:
        if faces.of(die) not in FACES[die]:
            yield broken("not_a_face", say("Die {die} has no face {face}.", die=die, face=faces.of(die)), "material")


def stuck(state: State) -> bool:
    """Whether three dice lie and no die may be placed."""
    return not _placements(state)


def _shown(state: State, move: Place) -> int | None:
    return state.dice.of(move.neighbour)


def _placements(state: State) -> tuple[Place, ...]:
    """Every legal placement, by die, face and neighbour."""
    if state.phase not in _PLACED_IN:
        return ()
    return _placements_on(state.phase, state.dice, state.centre, state.last, state.resolve)


def _legal_values(state: State) -> frozenset[tuple[Die, int, Die]]:
    """The values of every legal placement."""
    return _values_on(state.phase, state.dice, state.centre, state.last, state.resolve)


@lru_cache(maxsize=1024)
def _values_on(
    phase: Phase, dice: Dice, centre: Die | None, last: Die | None, resolve: Die | None
) -> frozenset[tuple[Die, int, Die]]:
    if phase not in _PLACED_IN:
        return frozenset()
    placements = _placements_on(phase, dice, centre, last, resolve)
    return frozenset([(move.die, move.face, move.neighbour) for move in placements])


@lru_cache(maxsize=1024)
def _placements_on(
    phase: Phase, dice: Dice, centre: Die | None, last: Die | None, resolve: Die | None
) -> tuple[Place, ...]:
    """The same, kept by what placing depends on: games come to fewer than 400 such tables."""
    return tuple(_tried(State(Setup(), phase, OPENER, dice, centre=centre, last=last, resolve=resolve)))


def _tried(state: State) -> Iterator[Place]:
    """The placements that break no rule."""
    for die in DICE:
        if not _movable(state, die):
            continue
        for face, neighbour in product(FACES[die], DICE):
            move = Place(die, face, neighbour)
            if not any(rule.broken(state, move) for rule in _PLACING):
                yield move


def _movable(state: State, die: str) -> bool:
    """Whether a die is not ruled out whatever its face: saves trying its placements."""
    if state.phase == "place":
        return die not in state.dice.lying()
    return die not in (state.centre, state.last) and state.resolve in (None, die)


def _check_phase(state: State, move: Move) -> Violations:
    """Whether a player may make this kind of move now."""
    if state.phase == "over":
        return (broken("game_over", say("The game is over."), "end"),)
    if state.phase == "roll":
        return (broken("chance_pending", say("The dice are being rolled; their result comes first."), "setting-up"),)
    if isinstance(move, Roll) != (state.phase == "choose"):
        detail = (
            say("First two dice are chosen.")
            if state.phase == "choose"
            else say("The dice to roll are chosen already.")
        )
        return (broken("wrong_phase", detail, "setting-up"),)
    return ()


def _placed(state: State, move: Place) -> State:
    """The table after a placement, before anybody asks how it goes on."""
    dice, resolve = _showing(state.dice, move.die, move.face, move.neighbour)
    return State(
        state.setup,
        "play" if resolve is None else "pasch",
        (state.to_move + 1) % state.setup.players if resolve is None else state.to_move,
        dice,
        state.rolling,
        move.neighbour,
        move.die,
        resolve,
        state.loser,
        state.seen,
    )


@lru_cache(maxsize=4096)
def _showing(dice: Dice, die: Die, face: int, neighbour: Die) -> tuple[Dice, Die | None]:
    """The dice once one of them is placed, and if the two ends show a double, the end to be placed again."""
    far = third(die, neighbour)
    return dice.showing(die, face), far if dice.of(far) == face else None


def _settled(state: State) -> State:
    """The game ends where the seat to move is stuck, or by the third occurrence of a position."""
    if stuck(state):
        return replace(state, phase="over", to_move=TERMINAL, loser=state.to_move)
    return state if state.seen is None else _counted(state, dict(state.seen))


def _counted(state: State, seen: dict[str, int]) -> State:
    key = format_key(state)
    seen[key] = seen.get(key, 0) + 1
    counted = replace(state, seen=tuple(sorted(seen.items())))
    return replace(counted, phase="over", to_move=TERMINAL) if seen[key] >= OCCURRENCES else counted
