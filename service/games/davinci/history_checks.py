"""Invariants of what has happened: turns, guesses, exposed tiles, who is out, who has won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import starmap
from operator import gt, ne
from typing import NamedTuple, TypeAlias

from service.game import Violation
from service.games.davinci.rules import values_to_name
from service.games.davinci.setup import pool_at_start
from service.games.davinci.state import State, View, broken
from service.games.davinci.tiles import Colour, Value, value_of
from service.sentences import say

_Named: TypeAlias = tuple[Colour, Value]
_Places: TypeAlias = dict[_Named, list[tuple[int, int]]]
"""By the tile that was named or lies there: pairs of a seat and a turn."""


class Log(NamedTuple):
    """The guesses of a round, one list for each thing that is told of them; many checks read only some of it."""

    turns: tuple[int, ...]
    seats: tuple[int, ...]
    names: tuple[_Named, ...]


def history_faults(view: View) -> Iterator[Violation]:
    """Every broken invariant of the course of the round."""
    yield from _ending_faults(view)
    log = log_of(view)
    out_of_order = (*_turn_faults(view, log), *_seat_faults(view, log))
    yield from out_of_order
    # What follows reads the log, so it can only be asked of one that is in order.
    if not out_of_order:
        yield from _drawn_faults(view, log)
        yield from _hit_faults(view, log)
        exposed = _exposed(view)
        yield from _trace_faults(view, log, exposed)
        yield from _exposure_faults(view, log, exposed)


def log_of(position: State | View) -> Log:
    """The guesses, each thing by itself."""
    if not position.guesses:
        return Log((), (), ())
    turns, seats, colours, values = zip(*position.guesses, strict=True)
    return Log(turns, seats, tuple(zip(colours, values, strict=True)))


def _ending_faults(view: View) -> Iterator[Violation]:
    """Who is out, and whether the round is over."""
    gone = {seat for seat, row in enumerate(view.rows) if row and all(slot.exposed for slot in row)}
    if len(view.out) != len(set(view.out)) or set(view.out) != gone:
        detail = say("`out` lists, each once, the seats whose tiles are all exposed.")
        yield broken("out_and_rows_differ", detail, "end-of-a-round", "/out")
    left = [seat for seat in range(len(view.rows)) if seat not in gone]
    if (len(left) <= 1) != (view.phase == "over"):
        detail = say("The round is over as soon as one seat only has hidden tiles, and not before.")
        yield broken("over_or_not", detail, "end-of-a-round", "/phase")
    elif view.winner is not None and left != [view.winner]:
        detail = say("The winner is the seat with hidden tiles.")
        yield broken("wrong_winner", detail, "end-of-a-round", "/winner")


def _turn_faults(view: View, log: Log) -> Iterator[Violation]:
    """The turns of the log: every one in order, up to the last or to this one."""
    past = list(range(1, view.turn))
    now = {"guess": (past, [*past, view.turn]), "reveal": ([*past, view.turn],), "over": ([*past, view.turn],)}
    if any(map(gt, log.turns, log.turns[1:])) or sorted(set(log.turns)) not in now.get(view.phase, (past,)):
        detail = say(
            "Every turn that is over has at least one guess, in order; this turn has one where a guess was made."
        )
        yield broken("log_out_of_step", detail, "position", "/guesses")


def _seat_faults(view: View, log: Log) -> Iterator[Violation]:
    """The seats of the log, and what they named."""
    values = values_to_name(view.setup)
    for index, (seat, (_, value)) in enumerate(zip(log.seats, log.names, strict=True)):
        if seat >= len(view.rows):
            yield broken("seat_out_of_range", say("There is no such seat."), "position", f"/guesses/{index}/1")
        if value not in values:
            yield broken("no_jokers", say("There are no jokers in this round."), "material", f"/guesses/{index}/3")
    if view.guesses and view.guesses[0].seat != view.setup.first_player:
        detail = say("Seat {seat} has the first turn.", seat=view.setup.first_player)
        yield broken("log_seats", detail, "set-up", "/guesses/0/1")
    count = len(view.rows)
    steps = zip(log.turns, log.turns[1:], log.seats, log.seats[1:], strict=False)
    for index, (turn, next_turn, seat, next_seat) in enumerate(steps, 1):
        # Nearly always the seat goes on with its turn, or the one to its left begins the next.
        if next_seat == (seat if turn == next_turn else (seat + 1) % count):
            continue
        if turn == next_turn or not comes_next(view, log, seat, next_seat, next_turn):
            detail = say("One seat has all guesses of a turn; then follows the next one to the left that is still in.")
            yield broken("log_seats", detail, "a-turn", f"/guesses/{index}/1")


def comes_next(position: State | View, log: Log, seat: int, next_seat: int, turn: int) -> bool:
    """Whether a turn can be that of `next_seat`, after one of `seat`: those passed over are out, and guess no more."""
    seats, last = len(position.rows), dict(zip(log.seats, log.turns, strict=True))
    steps = (next_seat - seat) % seats or seats
    passed = [(seat + step) % seats for step in range(1, steps)]
    return all(other in position.out and last.get(other, 0) < turn for other in passed)


def _drawn_faults(view: View, log: Log) -> Iterator[Violation]:
    """Every turn has brought one tile into the row of its seat, as long as there was one to draw."""
    seats = dict(zip(log.turns, log.seats, strict=True))
    inserted = view.setup.clue_tile == "insert_on_draw" and view.phase in ("guess", "over")
    if inserted and view.to_move in range(len(view.rows)):
        seats.setdefault(view.turn, view.to_move)
    over = min(view.turn if inserted else view.turn - 1, pool_at_start(view.setup))
    expected = [(turn, seats.get(turn)) for turn in range(1, over + 1)]
    drawn = sorted([(slot.since, seat) for seat, row in enumerate(view.rows) for slot in row if slot.since])
    if drawn != expected:
        detail = say("For every turn over in which there was a tile to draw, the row of its seat has one `since` then.")
        yield broken("drawn_out_of_step", detail, "a-turn", "/rows")


def _hit_faults(view: View, log: Log) -> Iterator[Violation]:
    """Right guesses: of this turn, and of every seat in all turns."""
    if view.hits != log.turns.count(view.turn) - missed_now(view):
        detail = say("`hits` counts the right guesses of this turn.")
        yield broken("wrong_hits", detail, "a-turn", "/hits")
    for seat, tally in enumerate(view.tally):
        fewest, most = _possible_hits(view, log, seat)
        if not fewest <= tally.hits <= most:
            detail = say(
                "In `guesses` seat {seat} has been right {fewest} to {most} times.", seat=seat, fewest=fewest, most=most
            )
            yield broken("wrong_tally", detail, "scoring", f"/tally/{seat}/hits")
        if tally.codes_exposed > min(tally.hits, len(set(view.out) - {seat})):
            detail = say("A code is exposed by a right guess that puts another seat out.")
            yield broken("wrong_tally", detail, "scoring", f"/tally/{seat}/codes_exposed")
    exposed = sum(tally.codes_exposed for tally in view.tally)
    own_doing = _costly(view) and view.turn > pool_at_start(view.setup)
    if exposed > len(view.out) or (exposed < len(view.out) and not own_doing):
        detail = say("Every seat that is out was put out by another one, or by itself with an empty pool.")
        yield broken("wrong_tally", detail, "scoring", "/tally")


def missed_now(view: View) -> bool:
    """Whether the last guess of this turn was wrong, though the turn still counts as this one."""
    if view.phase == "reveal":
        return True
    # A round that a guesser lost by exposing himself ends with his wrong guess.
    return view.phase == "over" and bool(view.guesses) and view.guesses[-1].seat != view.winner


def _possible_hits(view: View, log: Log, seat: int) -> tuple[int, int]:
    """Each turn ends with a wrong guess or without one."""
    own = [turn for turn, guesser in zip(log.turns, log.seats, strict=True) if guesser == seat]
    ended = {turn for turn in own if turn < view.turn}
    sure = int(bool(own) and own[-1] == view.turn and missed_now(view))
    return len(own) - len(ended) - sure, len(own) - sure


def _trace_faults(view: View, log: Log, exposed: _Places) -> Iterator[Violation]:
    """Every guess has exposed a tile or ruled a value out, and no value is ruled out without one."""
    ruled_out = _ruled_out(view)
    surely_wrong = len(view.guesses) - 1 if missed_now(view) else None
    sure: set[_Named] = set()
    wrong: _Places = defaultdict(list)
    guesses = zip(log.turns, log.seats, log.names, _may_be_wrong(view, log), strict=True)
    for index, (turn, seat, named, may_be_wrong) in enumerate(guesses):
        if may_be_wrong:
            wrong[named].append((seat, turn))
        elif named in sure:
            detail = say("{colour}{value} was guessed rightly more than once.", colour=named[0], value=named[1])
            yield broken("guessed_twice", detail, "a-turn", f"/guesses/{index}")
        else:
            sure.add(named)
        hit = index != surely_wrong and named in exposed and concerns(seat, turn, exposed[named])
        if not hit and not (may_be_wrong and concerns(seat, turn, ruled_out.get(named, ()))):
            detail = say("Neither is such a tile of another seat exposed, nor the value ruled out for one.")
            yield broken("guess_without_trace", detail, "a-turn", f"/guesses/{index}")
    places = [(wrong.get(name, ()), seat, since) for name, places in ruled_out.items() for seat, since in places]
    if not all(starmap(guessed, places)):
        yield from _unexplained_faults(view, wrong)


def _unexplained_faults(view: View, wrong: _Places) -> Iterator[Violation]:
    for seat, row in enumerate(view.rows):
        for position, slot in enumerate(row):
            if not all(guessed(wrong[slot.colour, value], seat, slot.since) for value in slot.ruled_out):
                detail = say("No wrong guess of another seat has ruled this out since the tile is there.")
                yield broken("ruled_out_without_guess", detail, "a-turn", f"/rows/{seat}/{position}/ruled_out")


def _may_be_wrong(view: View, log: Log) -> list[bool]:
    """For each guess: one with another one after it in the same turn was right, as are all of a turn that goes on."""
    last = [turn < view.turn or missed_now(view) for turn in log.turns[-1:]]
    return [*map(ne, log.turns, log.turns[1:]), *last]


def _exposed(view: View) -> _Places:
    """Where exposed tiles lie: seat and `since`."""
    places: _Places = defaultdict(list)
    for seat, row in enumerate(view.rows):
        for slot in row:
            if slot.exposed and slot.tile is not None:
                places[slot.colour, value_of(slot.tile)].append((seat, slot.since))
    return places


def _ruled_out(view: View) -> _Places:
    """For which tiles a value is ruled out: their seat and `since`."""
    places: _Places = defaultdict(list)
    for seat, row in enumerate(view.rows):
        for slot in row:
            for value in slot.ruled_out:
                places[slot.colour, value].append((seat, slot.since))
    return places


def concerns(guesser: int, turn: int, places: Sequence[tuple[int, int]]) -> bool:
    """Whether one of these tiles may be the one that was guessed."""
    for owner, since in places:  # noqa: SIM110 - asked for every guess, and twice as fast as `any`
        if owner != guesser and since < turn:
            return True
    return False


def guessed(guesses: Sequence[tuple[int, int]], owner: int, since: int) -> bool:
    """Whether one of these guesses, each a seat and a turn, may have meant a tile that is there `since` a turn."""
    for guesser, turn in guesses:  # noqa: SIM110 - asked for every value that is ruled out
        if guesser != owner and turn > since:
            return True
    return False


def _exposure_faults(view: View, log: Log, lying: _Places) -> Iterator[Violation]:
    """Every right guess exposes a tile of another seat; a wrong one exposes an own tile, or costs nothing."""
    pending = view.phase == "reveal"
    exposed = [sum([slot.exposed for slot in row]) for row in view.rows]
    missed = [log.seats.count(seat) - tally.hits for seat, tally in enumerate(view.tally)]
    hits = sum([tally.hits for tally in view.tally])
    paid = sum(missed) - pending
    fewest = hits + (paid if _costly(view) else missed_before_empty(view, paid))
    if not fewest <= sum(exposed) <= hits + paid:
        detail = say(
            "After these guesses {fewest} to {most} tiles are exposed, not {exposed}.",
            fewest=fewest,
            most=hits + paid,
            exposed=sum(exposed),
        )
        yield broken("wrong_number_exposed", detail, "a-turn", "/rows")
    by: _Places = defaultdict(list)
    for turn, guesser, name in zip(*log, strict=True):
        by[name].append((guesser, turn))
    named = [(by.get(name, ()), *place) for name, places in lying.items() for place in places]
    owners = [seat for guesses, seat, since in named if guessed(guesses, seat, since)]
    for seat in range(len(view.rows)):
        rightly = owners.count(seat)
        own = missed[seat] - (pending and seat == view.to_move)
        if exposed[seat] - rightly > own or (_costly(view) and exposed[seat] < own):
            detail = say(
                "Seat {seat} has exposed {own} tiles by wrong guesses, others {named} at most by right ones.",
                seat=seat,
                own=own,
                named=rightly,
            )
            yield broken("exposed_without_guess", detail, "a-turn", f"/rows/{seat}")


def _costly(view: View) -> bool:
    return view.setup.empty_pool_penalty != "none"


def missed_before_empty(position: State | View, missed: int) -> int:
    """How many of the wrong guesses at least were made while there was a tile to draw.

    Each turn has one at most, and one that goes on has none so far.
    """
    first = pool_at_start(position.setup)
    last = position.turn if position.phase == "over" else position.turn - 1
    late = {guess.turn for guess in position.guesses if first < guess.turn <= last}
    return max(missed - len(late), 0)
