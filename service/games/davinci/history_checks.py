"""Invariants of what has happened: turns, guesses, exposed tiles, who is out, who has won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import TypeAlias

from service.game import Violation
from service.games.davinci.rules import hidden_positions, values_to_name
from service.games.davinci.setup import pool_at_start
from service.games.davinci.state import Guessed, SeenSlot, View, broken
from service.games.davinci.tiles import Colour, Value, value_of
from service.sentences import say

_Named: TypeAlias = tuple[Colour, Value]
_Places: TypeAlias = dict[_Named, list[tuple[int, int]]]
"""By the tile that was named or lies there: pairs of a seat and a turn."""


def history_faults(view: View) -> Iterator[Violation]:
    """Every broken invariant of the course of the round."""
    yield from _ending_faults(view)
    log = (*_turn_faults(view), *_seat_faults(view))
    yield from log
    # What follows reads the log, so it can only be asked of one that is in order.
    if not log:
        yield from _drawn_faults(view)
        yield from _hit_faults(view)
        yield from _trace_faults(view)
        yield from _exposure_faults(view)


def _ending_faults(view: View) -> Iterator[Violation]:
    """Who is out, and whether the round is over."""
    gone = {seat for seat, row in enumerate(view.rows) if row and not hidden_positions(row)}
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


def _turn_faults(view: View) -> Iterator[Violation]:
    """The turns of the log: every one in order, up to the last or to this one."""
    turns = [guess.turn for guess in view.guesses]
    past = list(range(1, view.turn))
    now = {"guess": (past, [*past, view.turn]), "reveal": ([*past, view.turn],), "over": ([*past, view.turn],)}
    if turns != sorted(turns) or sorted(set(turns)) not in now.get(view.phase, (past,)):
        detail = say(
            "Every turn that is over has at least one guess, in order; this turn has one where a guess was made."
        )
        yield broken("log_out_of_step", detail, "position", "/guesses")


def _seat_faults(view: View) -> Iterator[Violation]:
    """The seats of the log, and what they named."""
    for index, guess in enumerate(view.guesses):
        if guess.seat >= len(view.rows):
            yield broken("seat_out_of_range", say("There is no such seat."), "position", f"/guesses/{index}/1")
        if guess.value not in values_to_name(view.setup):
            yield broken("no_jokers", say("There are no jokers in this round."), "material", f"/guesses/{index}/3")
    if view.guesses and view.guesses[0].seat != view.setup.first_player:
        detail = say("Seat {seat} has the first turn.", seat=view.setup.first_player)
        yield broken("log_seats", detail, "set-up", "/guesses/0/1")
    last = {guess.seat: guess.turn for guess in view.guesses}
    for index, (one, next_one) in enumerate(pairwise(view.guesses), 1):
        if not _follows(view, one, next_one, last):
            detail = say("One seat has all guesses of a turn; then follows the next one to the left that is still in.")
            yield broken("log_seats", detail, "a-turn", f"/guesses/{index}/1")


def _follows(view: View, one: Guessed, next_one: Guessed, last: dict[int, int]) -> bool:
    if one.turn == next_one.turn:
        return one.seat == next_one.seat
    seats = len(view.rows)
    steps = (next_one.seat - one.seat) % seats or seats
    passed = [(one.seat + step) % seats for step in range(1, steps)]
    return all(seat in view.out and last.get(seat, 0) < next_one.turn for seat in passed)


def _drawn_faults(view: View) -> Iterator[Violation]:
    """Every turn has brought one tile into the row of its seat, as long as there was one to draw."""
    seats = {guess.turn: guess.seat for guess in view.guesses}
    inserted = view.setup.clue_tile == "insert_on_draw" and view.phase in ("guess", "over")
    if inserted and view.to_move in range(len(view.rows)):
        seats.setdefault(view.turn, view.to_move)
    over = min(view.turn if inserted else view.turn - 1, pool_at_start(view.setup))
    expected = [(turn, seats.get(turn)) for turn in range(1, over + 1)]
    drawn = sorted((slot.since, seat) for seat, row in enumerate(view.rows) for slot in row if slot.since)
    if drawn != expected:
        detail = say("For every turn over in which there was a tile to draw, the row of its seat has one `since` then.")
        yield broken("drawn_out_of_step", detail, "a-turn", "/rows")


def _hit_faults(view: View) -> Iterator[Violation]:
    """Right guesses: of this turn, and of every seat in all turns."""
    this_turn = [guess for guess in view.guesses if guess.turn == view.turn]
    if view.hits != len(this_turn) - missed_now(view):
        detail = say("`hits` counts the right guesses of this turn.")
        yield broken("wrong_hits", detail, "a-turn", "/hits")
    for seat, tally in enumerate(view.tally):
        fewest, most = _possible_hits(view, seat)
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


def _possible_hits(view: View, seat: int) -> tuple[int, int]:
    """Each turn ends with a wrong guess or without one."""
    own = [guess.turn for guess in view.guesses if guess.seat == seat]
    ended = {turn for turn in own if turn < view.turn}
    sure = int(bool(own) and own[-1] == view.turn and missed_now(view))
    return len(own) - len(ended) - sure, len(own) - sure


def _trace_faults(view: View) -> Iterator[Violation]:
    """Every guess has exposed a tile or ruled a value out, and no value is ruled out without one."""
    exposed, ruled_out = _exposed(view), _ruled_out(view)
    sure: set[_Named] = set()
    wrong: _Places = defaultdict(list)
    for index, guess in enumerate(view.guesses):
        named, may_be_wrong = (guess.colour, guess.value), _may_be_wrong(view, index)
        if not may_be_wrong and named in sure:
            detail = say("{colour}{value} was guessed rightly more than once.", colour=guess.colour, value=guess.value)
            yield broken("guessed_twice", detail, "a-turn", f"/guesses/{index}")
        if may_be_wrong:
            wrong[named].append((guess.seat, guess.turn))
        else:
            sure.add(named)
        must_be_wrong = index == len(view.guesses) - 1 and missed_now(view)
        hit = not must_be_wrong and _concerns(guess, exposed[named])
        if not hit and not (may_be_wrong and _concerns(guess, ruled_out[named])):
            detail = say("Neither is such a tile of another seat exposed, nor the value ruled out for one.")
            yield broken("guess_without_trace", detail, "a-turn", f"/guesses/{index}")
    yield from _unexplained_faults(view, wrong)


def _unexplained_faults(view: View, wrong: _Places) -> Iterator[Violation]:
    for seat, row in enumerate(view.rows):
        for position, slot in enumerate(row):
            if not all(_guessed(wrong[slot.colour, value], seat, slot) for value in slot.ruled_out):
                detail = say("No wrong guess of another seat has ruled this out since the tile is there.")
                yield broken("ruled_out_without_guess", detail, "a-turn", f"/rows/{seat}/{position}/ruled_out")


def _may_be_wrong(view: View, index: int) -> bool:
    """A guess with another one after it in the same turn was right, and so are all of a turn that goes on."""
    guess = view.guesses[index]
    if index + 1 < len(view.guesses):
        return view.guesses[index + 1].turn != guess.turn
    return guess.turn < view.turn or missed_now(view)


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


def _concerns(guess: Guessed, places: list[tuple[int, int]]) -> bool:
    """Whether one of these tiles may be the one that was guessed."""
    return any(seat != guess.seat and since < guess.turn for seat, since in places)


def _guessed(guesses: list[tuple[int, int]], owner: int, slot: SeenSlot) -> bool:
    """Whether one of these guesses, each a seat and a turn, may have meant this tile."""
    return any(seat != owner and turn > slot.since for seat, turn in guesses)


def _exposure_faults(view: View) -> Iterator[Violation]:
    """Every right guess exposes a tile of another seat; a wrong one exposes an own tile, or costs nothing."""
    pending = view.phase == "reveal"
    exposed = [sum(slot.exposed for slot in row) for row in view.rows]
    missed = [sum(guess.seat == seat for guess in view.guesses) - tally.hits for seat, tally in enumerate(view.tally)]
    hits = sum(tally.hits for tally in view.tally)
    paid = sum(missed) - pending
    fewest = hits + (paid if _costly(view) else _missed_before_empty(view, paid))
    if not fewest <= sum(exposed) <= hits + paid:
        detail = say(
            "After these guesses {fewest} to {most} tiles are exposed, not {exposed}.",
            fewest=fewest,
            most=hits + paid,
            exposed=sum(exposed),
        )
        yield broken("wrong_number_exposed", detail, "a-turn", "/rows")
    by: _Places = defaultdict(list)
    for guess in view.guesses:
        by[guess.colour, guess.value].append((guess.seat, guess.turn))
    for seat, row in enumerate(view.rows):
        open_slots = [(slot, slot.tile) for slot in row if slot.exposed and slot.tile is not None]
        named = sum(_guessed(by[slot.colour, value_of(tile)], seat, slot) for slot, tile in open_slots)
        own = missed[seat] - (pending and seat == view.to_move)
        if exposed[seat] - named > own or (_costly(view) and exposed[seat] < own):
            detail = say(
                "Seat {seat} has exposed {own} tiles by wrong guesses, others {named} at most by right ones.",
                seat=seat,
                own=own,
                named=named,
            )
            yield broken("exposed_without_guess", detail, "a-turn", f"/rows/{seat}")


def _costly(view: View) -> bool:
    return view.setup.empty_pool_penalty != "none"


def _missed_before_empty(view: View, missed: int) -> int:
    """How many of the wrong guesses at least were made while there was a tile to draw."""
    late = {guess.turn for guess in view.guesses if guess.turn > pool_at_start(view.setup)}
    return max(missed - len(late), 0)
