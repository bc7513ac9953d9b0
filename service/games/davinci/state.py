"""What the table knows and what a seat knows: setup, state, view and moves of Da Vinci Code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from service.game import Violation
from service.games.davinci.tiles import Colour, Tile, Value
from service.sentences import Sentence

Phase: TypeAlias = Literal["return", "arrange", "draw", "tile", "insert", "stake", "guess", "reveal", "over"]

PHASES: Final[tuple[Phase, ...]] = (
    "return",
    "arrange",
    "draw",
    "tile",
    "insert",
    "stake",
    "guess",
    "reveal",
    "over",
)
SETTING_UP: Final[tuple[Phase, ...]] = ("return", "arrange")
"""The phases before the first turn."""


@dataclass(frozen=True, slots=True)
class Setup:
    """The agreement before a round; the options are explained in `INFO`."""

    players: int = 2
    jokers: bool = False
    removed_per_colour: int = 0
    draw_extra: int = 0
    joker_start: str = "allowed"
    clue_tile: str = "aside"
    empty_pool_penalty: str = "choose_after"
    scoring: str = "plain"
    bonus_source: str = "winner_hidden"
    first_player: int = 0
    start_colours: tuple[str, ...] | None = None


class Tally(NamedTuple):
    """What a seat has done so far: right guesses, and codes of others whose last hidden tile it exposed."""

    hits: int = 0
    codes_exposed: int = 0


class Guessed(NamedTuple):
    """One guess in the public log: when, by whom, and what was named."""

    turn: int
    seat: int
    colour: Colour
    value: Value


@dataclass(frozen=True, slots=True)
class Slot:
    """A tile in a row.

    Attributes:
        exposed: whether everybody sees its number.
        ruled_out: the values that were guessed wrongly for it, in order, the joker last.
        since: the turn in which it came into the row; 0 from the start.
    """

    tile: Tile
    exposed: bool = False
    ruled_out: tuple[Value, ...] = ()
    since: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """Everything about a round.

    Attributes:
        setup: the options.
        phase: what is to be done next.
        to_move: a seat, CHANCE in phase `tile`, TERMINAL in phase `over`.
        turn: counts the turns from 1; 0 during the set-up.
        rows: the row of each seat from left to right; not yet arranged: in tile order.
        arranged: whether the row of each seat has its order.
        pool: the tiles that can be drawn, in tile order.
        removed: the tiles that nobody will ever see, in tile order.
        returned: the tile that each seat has put back.
        drawing: the colour being drawn, in phase `tile` only.
        clue: the tile drawn in this turn, until it lies in a row for good.
        clue_at: with `insert_on_draw`, its index in the row of the seat to move.
        stake: with `stake_before`, the index of the tile that the seat to move has staked.
        hits: the right guesses of this turn.
        tally: what each seat has done in all turns.
        out: the seats whose tiles are all exposed, in the order in which they went out.
        guesses: every guess of the round.
        winner: the only seat with hidden tiles, once the round is over.
    """

    setup: Setup
    phase: Phase
    to_move: int
    turn: int
    rows: tuple[tuple[Slot, ...], ...]
    arranged: tuple[bool, ...]
    pool: tuple[Tile, ...]
    removed: tuple[Tile, ...]
    returned: tuple[Tile | None, ...]
    tally: tuple[Tally, ...]
    drawing: Colour | None = None
    clue: Tile | None = None
    clue_at: int | None = None
    stake: int | None = None
    hits: int = 0
    out: tuple[int, ...] = ()
    guesses: tuple[Guessed, ...] = ()
    winner: int | None = None


class Counts(NamedTuple):
    """How many tiles of each colour."""

    B: int = 0
    W: int = 0

    def of(self, colour: Colour) -> int:
        """How many of a colour."""
        return self.B if colour == "B" else self.W


@dataclass(frozen=True, slots=True)
class SeenSlot:
    """A tile in a row as a seat sees it: `tile` is None while its number is secret."""

    colour: Colour
    tile: Tile | None
    exposed: bool = False
    ruled_out: tuple[Value, ...] = ()
    since: int = 0


@dataclass(frozen=True, slots=True)
class SeenClue:
    """The clue tile as a seat sees it: `tile` is None for everybody but its owner."""

    colour: Colour
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class View:
    """What one seat may know of a state; the members are those of `State`, made blind where they must be.

    Attributes:
        rows: own tiles and exposed ones with their names; of a row not yet arranged others see the black tiles first.
        pool: how many tiles of each colour can be drawn.
        removed: how many of each colour nobody will ever see.
        returned: the own tile that was put back; of the others its colour.
        clue: with its name for its owner only.
        seat: whose view this is; None: a spectator's.
    """

    setup: Setup
    phase: Phase
    to_move: int
    turn: int
    rows: tuple[tuple[SeenSlot, ...], ...]
    arranged: tuple[bool, ...]
    pool: Counts
    removed: Counts
    returned: tuple[Tile | Colour | None, ...]
    tally: tuple[Tally, ...]
    drawing: Colour | None = None
    clue: SeenClue | None = None
    clue_at: int | None = None
    stake: int | None = None
    hits: int = 0
    out: tuple[int, ...] = ()
    guesses: tuple[Guessed, ...] = ()
    winner: int | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a joker is put: its index in the finished row."""

    tile: Tile
    index: int


@dataclass(frozen=True, slots=True)
class Return:
    """Set-up with `draw_extra`: the own tile at `position` goes back into the pool."""

    kind: ClassVar[str] = "return"
    position: int


@dataclass(frozen=True, slots=True)
class Arrange:
    """Set-up with `jokers`: the row gets its order; `placements` names own jokers, black before white."""

    kind: ClassVar[str] = "arrange"
    placements: tuple[Placement, ...] = ()


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile of this colour is drawn."""

    kind: ClassVar[str] = "draw"
    colour: Colour


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance: the tile that came."""

    kind: ClassVar[str] = "tile"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Insert:
    """With `insert_on_draw`: the drawn tile goes to this index of the row."""

    kind: ClassVar[str] = "insert"
    index: int


@dataclass(frozen=True, slots=True)
class Stake:
    """With `stake_before` and an empty pool: the own tile that a wrong guess will expose."""

    kind: ClassVar[str] = "stake"
    position: int


@dataclass(frozen=True, slots=True)
class Guess:
    """A hidden tile of another seat is named; `index`: where the own clue tile goes if the guess is wrong."""

    kind: ClassVar[str] = "guess"
    seat: int
    position: int
    value: Value
    index: int | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """The turn ends after a right guess; `index`: where the own clue tile goes."""

    kind: ClassVar[str] = "stop"
    index: int | None = None


@dataclass(frozen=True, slots=True)
class Reveal:
    """With `choose_after` and an empty pool: the own tile that a wrong guess exposes."""

    kind: ClassVar[str] = "reveal"
    position: int


Move: TypeAlias = Return | Arrange | Draw | Drawn | Insert | Stake | Guess | Stop | Reveal


def broken(code: str, detail: Sentence, heading: str, pointer: str = "") -> Violation:
    """A violation of what the rules text says under a heading (as an anchor: `a-turn`)."""
    return Violation(code, detail, f"davinci#{heading}", pointer)
