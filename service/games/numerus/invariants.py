"""What is always true of a setup and of a state: every broken invariant, not the first."""

from __future__ import annotations

from collections.abc import Iterator

from service.game import CHANCE, TERMINAL, Violation, Violations
from service.games.numerus.board import layout_faults
from service.games.numerus.state import MOST_EXCHANGE_CHIPS, PLAYERS, SCORINGS, SLUG, Setup, State, broken
from service.games.numerus.table import table_faults
from service.sentences import say


def check_setup(setup: Setup) -> Violations:
    """Every option that has no such value, and every fault of a custom board."""
    return tuple(_option_faults(setup)) + tuple(layout_faults(setup.board, SLUG))


def check_state(state: State) -> Violations:
    """Every broken invariant; empty for every reachable state.

    Not checked is whether a series of turns leads from a deal to this board; only that the last turn is possible.
    """
    setup = tuple(fault.below("/setup") for fault in check_setup(state.setup))
    table, seats = tuple(table_faults(state, state.collected, "/collected", SLUG)), tuple(_seat_faults(state))
    found = setup + table + seats + tuple(_exchange_faults(state))
    # Whose turn it is follows from the seats, so without them there is nothing to compare it with.
    return found if setup or seats else found + tuple(_turn_faults(state))


def check_view(view: State) -> Violations:
    """The same: a view is a state."""
    return check_state(view)


def _option_faults(setup: Setup) -> Iterator[Violation]:
    if setup.players not in PLAYERS:
        yield broken("players_out_of_range", say("Two to four can play."), "material", "/players")
    if setup.exchange_chips not in range(MOST_EXCHANGE_CHIPS + 1):
        detail = say("Each player has 0 to {most} exchange chips.", most=MOST_EXCHANGE_CHIPS)
        yield broken("exchange_out_of_range", detail, "exchange", "/exchange_chips")
    if setup.scoring not in SCORINGS:
        yield broken("unknown_scoring", say("Scoring is longest or tournament."), "scoring", "/scoring")
    if setup.first_player not in range(setup.players):
        detail = say(
            "There is no seat {seat} in a game of {players}; seats count from 0.",
            seat=setup.first_player,
            players=setup.players,
        )
        yield broken("no_such_seat", detail, "setting-up", "/first_player")


def _seat_faults(state: State) -> Iterator[Violation]:
    """Members that have one entry per seat, and the order of a collection."""
    for name in ("collected", "exchange_left"):
        if len(getattr(state, name)) != state.setup.players:
            detail = say(
                "`{name}` has one entry for each of the {players} players.", name=name, players=state.setup.players
            )
            yield broken("wrong_number_of_seats", detail, "material", f"/{name}")
    for seat, numbers in enumerate(state.collected):
        if list(numbers) != sorted(numbers):
            yield broken("not_sorted", say("A player's numbers are listed in ascending order."), "position", _of(seat))


def _exchange_faults(state: State) -> Iterator[Violation]:
    """Exchange chips that nobody can have, or that nobody can have spent yet."""
    chips, taken = state.setup.exchange_chips, sum(map(len, state.collected))
    for seat, left in enumerate(state.exchange_left):
        pointer = f"/exchange_left/{seat}"
        if left not in range(chips + 1):
            detail = say("Of {count} exchange chips 0 to {count} are left.", count=chips)
            yield broken("exchange_out_of_range", detail, "exchange", pointer)
        elif left < chips and taken < _second_turn(state.setup, seat):
            detail = say("Seat {seat} can swap from its second turn on: before, it has nothing to give.", seat=seat)
            yield broken("spent_too_early", detail, "exchange", pointer)


def _turn_faults(state: State) -> Iterator[Violation]:
    """Whose turn it is, and how many chips each seat has: players take one each in turn, and swaps change no count."""
    setup, taken = state.setup, sum(map(len, state.collected))
    if state.to_move not in (CHANCE, TERMINAL, (setup.first_player + taken) % setup.players):
        detail = say(
            "After {taken} chips, seat {seat} first, it is another seat's turn.", taken=taken, seat=setup.first_player
        )
        yield broken("impossible_turn", detail, "a-turn", "/to_move")
    for seat, numbers in enumerate(state.collected):
        share = (taken + setup.players - 1 - (seat - setup.first_player) % setup.players) // setup.players
        if len(numbers) != share:
            detail = say(
                "Of {taken} chips seat {seat} has taken {share}, not {count}.",
                taken=taken,
                seat=seat,
                share=share,
                count=len(numbers),
            )
            yield broken("impossible_share", detail, "a-turn", _of(seat))


def _second_turn(setup: Setup, seat: int) -> int:
    """How many chips are taken when a seat is to move for the second time."""
    return setup.players + (seat - setup.first_player) % setup.players


def _of(seat: int) -> str:
    return f"/collected/{seat}"
