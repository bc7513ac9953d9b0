"""What lies on the table: setup, state and moves of Da Vinci Solo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from service.game import CHANCE, TERMINAL, Violation
from service.sentences import Sentence

SLUG: Final = "davinci-solo"
PLAYER: Final = 0
"""The only seat."""

Colour: TypeAlias = Literal["B", "W"]
Side: TypeAlias = Literal["L", "R"]
Tile: TypeAlias = str
"""Colour and number: `B7`, `W11`."""

COLOURS: Final[tuple[Colour, ...]] = ("B", "W")
SIDES: Final[tuple[Side, ...]] = ("L", "R")
TILES: Final[tuple[Tile, ...]] = tuple(f"{colour}{number}" for number in range(12) for colour in COLOURS)
"""All tiles in order: B0 W0 B1 W1 ... B11 W11."""
RANK: Final[dict[Tile, int]] = {tile: rank for rank, tile in enumerate(TILES)}
_PATIENCE: Final = {tile: max(0, 2 - min(rank // 2, 11 - rank // 2)) for tile, rank in RANK.items()}
ROWS: Final = 6

ROW_CAPS: Final = (4, 5, 6)
"""With fewer than 4 in each of 6 rows, 24 tiles have no room."""
DEFERRALS: Final = ("optional", "strict", "off")
CUMULATIVE: Final = ("shared", "each")
PHASES: Final = ("draw", "tile", "place", "over")


@dataclass(frozen=True, slots=True)
class Setup:
    """The agreement before a round.

    Attributes:
        row_cap: how many tiles a row holds, its spine tile included.
        deferral: which tiles may be held: `optional` any 0, 1, 10 or 11; `strict` only those without a place; `off`.
        cumulative: how long: `shared` all tiles in hand for the sum of their allowances; `each` for its own.
        colour_choice: whether the player names the colour of the tile that is drawn.
        start: the six tiles of the spine in row order; None: at random.
    """

    row_cap: int = 4
    deferral: str = "optional"
    cumulative: str = "shared"
    colour_choice: bool = False
    start: tuple[Tile, ...] | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its spine tile, the side to which it grows (None: not decided), its tiles from left to right."""

    spine: Tile
    side: Side | None
    tiles: tuple[Tile, ...]

    @property
    def end(self) -> Tile:
        """The outermost tile: the end away from the spine."""
        return self.tiles[0] if self.side == "L" else self.tiles[-1]


@dataclass(frozen=True, slots=True)
class Held:
    """A tile in hand and the turn in which it was drawn."""

    tile: Tile
    drawn: int


@dataclass(frozen=True, slots=True)
class State:
    """A moment of a round; nothing is hidden but the order of the pool, which is chance.

    Attributes:
        setup: the options of this round.
        phase: `draw`, `tile` (chance decides which one comes), `place`, `over`.
        turn: the turns from 1; 0 while the spine is laid out.
        rows: the rows in the order of the spine.
        pool: the tiles face down, in order.
        hand: the tiles in hand, by the turn in which they were drawn.
        held_since: with shared allowances, the turn in which the first of the tiles held was drawn.
        allowance: with shared allowances, for how many turns from then on.
        pending: the colour that is being drawn, where the player names it.
        won: whether all tiles were placed; None before the end.
    """

    setup: Setup
    phase: str
    turn: int
    rows: tuple[Row, ...]
    pool: tuple[Tile, ...]
    hand: tuple[Held, ...] = ()
    held_since: int | None = None
    allowance: int = 0
    pending: Colour | None = None
    won: bool | None = None
    to_move: int = PLAYER


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile is drawn; with `colour_choice` one of this colour."""

    kind: ClassVar[str] = "draw"
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance: the tile that comes."""

    kind: ClassVar[str] = "tile"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Place:
    """A tile from the hand goes to the outer end of a row."""

    kind: ClassVar[str] = "place"
    tile: Tile
    row: int
    side: Side


@dataclass(frozen=True, slots=True)
class Hold:
    """The turn ends; what is left in hand is held."""

    kind: ClassVar[str] = "hold"


Move: TypeAlias = Draw | Drawn | Place | Hold


def mover_of(phase: str) -> int:
    """Who is to move in a phase."""
    return CHANCE if phase == "tile" else TERMINAL if phase == "over" else PLAYER


def in_order(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles as every list has them."""
    return tuple(sorted(tiles, key=RANK.__getitem__))


def colour_of(tile: Tile) -> Colour:
    """The colour of a tile."""
    return COLOURS[RANK[tile] % 2]


def patience(tile: Tile) -> int:
    """For how many further turns a tile may be held: two for 0 and 11, one for 1 and 10."""
    return _PATIENCE[tile]


def takes(row: Row, row_cap: int, tile: Tile) -> Side | None:
    """The side on which a row takes a tile; it is never a choice. None: it does not."""
    if len(row.tiles) >= row_cap or tile in row.tiles:
        return None
    if row.side != "L" and RANK[tile] > RANK[row.tiles[-1]]:
        return "R"
    if row.side != "R" and RANK[tile] < RANK[row.tiles[0]]:
        return "L"
    return None


def broken(code: str, detail: Sentence, heading: str, pointer: str = "") -> Violation:
    """A violation of what the rules text says under a heading (as an anchor: `a-turn`)."""
    return Violation(code, detail, f"{SLUG}#{heading}", pointer)
