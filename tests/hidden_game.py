"""A tiny ruleset with secrets, for the tests: each seat in turn asks for a tile that only it may see; four are drawn.

It satisfies `service.game.Game` with a class in place of a package.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from marshmallow import fields

from schemas.common import Domain, GameSchemas
from schemas.fields import Bool, Int, Seq
from service.catalog import Entry
from service.chance import Stream
from service.game import (
    CHANCE,
    TERMINAL,
    Budget,
    GameInfo,
    Hint,
    MoveForm,
    RankedMove,
    Score,
    ScoreItem,
    SeatScore,
    Violation,
    Violations,
    places,
)

TILES = ("tile:1", "tile:2", "tile:3")
DRAWN_IN_ALL = 4


class Move(str):
    """A move is its own text."""

    __slots__ = ()

    @property
    def kind(self) -> str:
        """What comes before the colon."""
        return self.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Setup:
    """No options."""


@dataclass(frozen=True, slots=True)
class State:
    """What each seat has drawn, after a first tile from the seed; whether a tile is being drawn."""

    hands: tuple[tuple[int, ...], ...]
    drawing: bool = False

    @property
    def drawn(self) -> int:
        """How many tiles were asked for."""
        return sum(len(hand) - 1 for hand in self.hands)


@dataclass(frozen=True, slots=True)
class View:
    """The own hand, and how many tiles everybody has."""

    seat: int | None
    own: tuple[int, ...]
    counts: tuple[int, ...]
    drawing: bool


class SetupSchema(Domain):
    domain = Setup


class StateSchema(Domain):
    domain = State
    hands = Seq(Seq(Int()), required=True)
    drawing = Bool(required=True)


class ViewSchema(Domain):
    domain = View
    seat = Int(required=True, allow_none=True)
    own = Seq(Int(), required=True)
    counts = Seq(Int(), required=True)
    drawing = Bool(required=True)


class Secret:
    """The rules."""

    INFO = GameInfo(
        slug="secret",
        title="Secret",
        summary="A game for tests.",
        rules_version="secret/1",
        min_players=2,
        max_players=2,
        chance=True,
        information="hidden",
        options=(),
        move_forms=(MoveForm("ask", "ask", "ask", "in turn"), MoveForm("tile", "tile:1", "tile:[1-3?]", "chance")),
        position_pattern=None,
    )

    def check_setup(self, setup: Setup) -> Violations:
        return ()

    def initial_state(self, setup: Setup, seed: str | None) -> State:
        stream = Stream(seed or "", "deal")
        return State(((1 + stream.below(3),), (1 + stream.below(3),)))

    def check_state(self, state: State) -> Violations:
        return ()

    def check_view(self, view: View) -> Violations:
        return ()

    def setup_of(self, position: State | View) -> Setup:
        return Setup()

    def players(self, setup: Setup) -> int:
        return 2

    def to_move(self, position: State | View) -> int:
        drawn = position.drawn if isinstance(position, State) else sum(position.counts) - 2
        return CHANCE if position.drawing else TERMINAL if drawn >= DRAWN_IN_ALL else drawn % 2

    def view(self, state: State, seat: int | None) -> View:
        own = () if seat is None else state.hands[seat]
        return View(seat, own, tuple(len(hand) for hand in state.hands), state.drawing)

    def legal_moves(self, view: View) -> Sequence[str]:
        assert view.seat == self.to_move(view), "only the seat to move knows what it can do"
        return (Move("ask"),)

    def check_move(self, view: View, move: str) -> Violations:
        return () if move == "ask" else (Violation("not_a_move", "Only asking is possible.", "secret#turn"),)

    def is_chance(self, move: str) -> bool:
        return move in TILES

    def chance_outcomes(self, state: State) -> Sequence[tuple[str, Fraction]]:
        return [(tile, Fraction(1, 3)) for tile in TILES] if state.drawing else []

    def draw_chance(self, state: State, stream: Stream) -> str:
        return stream.pick(self.chance_outcomes(state))

    def check_chance(self, state: State, move: str) -> Violations:
        return ()

    def apply(self, state: State, move: str) -> State:
        if move == "ask":
            return replace(state, drawing=True)
        mover = state.drawn % 2
        hands = [(*hand, int(move[-1])) if seat == mover else hand for seat, hand in enumerate(state.hands)]
        return State(tuple(hands))

    def score(self, state: State) -> Score:
        final = self.to_move(state) == TERMINAL
        points = [sum(hand) if final else 0 for hand in state.hands]
        rows = enumerate(zip(points, places(points), strict=True))
        seats = tuple(SeatScore(seat, have, place, (ScoreItem("tiles", have),)) for seat, (have, place) in rows)
        return Score("plain", final, seats)

    def check_sheet(self, sheet: Any) -> Violations:
        return ()

    def score_sheet(self, sheet: Any) -> Score:
        raise NotImplementedError

    def parse_move(self, text: str) -> str:
        return Move(text)

    def format_move(self, move: str) -> str:
        return move

    def parse_position(self, text: str) -> State:
        raise NotImplementedError

    def format_position(self, state: State) -> str:
        return f"{state.hands} {state.drawing}"


class Guess:
    """The solver."""

    def hint(self, view: View, budget: Budget, options: Mapping[str, Any]) -> Hint[str]:
        return Hint((RankedMove("ask", "exact", None),), "exact", 1)


def redact(state: State, move: str, seat: int | None) -> str:
    """A drawn tile is told to the seat that draws it."""
    return move if move == "ask" or seat == state.drawn % 2 else "tile:?"


SCHEMAS = GameSchemas(
    name="Secret",
    setup=SetupSchema,
    state=StateSchema,
    view=ViewSchema,
    parts={},
    values={"nothing": fields.String(attribute="value.nothing")},
    sheet=SetupSchema,
    sheet_example={},
)
ENTRY = Entry(Secret(), SCHEMAS, Guess(), redact=redact)
ENTRY_THAT_TELLS_NOTHING = Entry(Secret(), SCHEMAS, Guess())
