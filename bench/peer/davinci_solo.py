"""The peer's Da Vinci Solo."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from bench.peer.models import (
    Answering,
    Array,
    Closed,
    Judged,
    LegalMovesModel,
    ListedModel,
    Mover,
    Position,
    Subject,
    parts_of,
    router_of,
)
from service.catalog import CATALOG
from service.games import davinci_solo
from service.games.davinci_solo import Held, Row, Setup, State
from service.games.davinci_solo.notation import TILE

Tile = Annotated[str, Field(pattern=f"^{TILE}$")]
Tiles = Annotated[tuple[Tile, ...], Array, Field(max_length=24)]
Turn = Annotated[int, Field(ge=0, le=99)]
Colour = Literal["B", "W"]
Side = Literal["L", "R"]


class SetupModel(Closed):
    """The agreement before a round."""

    row_cap: Literal[4, 5, 6] = 4
    deferral: Literal["optional", "strict", "off"] = "optional"
    cumulative: Literal["shared", "each"] = "shared"
    colour_choice: bool = False
    start: Annotated[tuple[Tile, ...], Array, Field(min_length=6, max_length=6)] | None = None

    def value(self) -> Setup:
        """As the rules take it."""
        return Setup(self.row_cap, self.deferral, self.cumulative, self.colour_choice, self.start)


class RowModel(Closed):
    """A row."""

    spine: Tile
    side: Side | None
    tiles: Tiles


class HeldModel(Closed):
    """A tile in hand."""

    tile: Tile
    drawn: Turn


class StateModel(Position):
    """A moment of a round."""

    setup: SetupModel
    phase: Literal["draw", "tile", "place", "over"]
    to_move: Mover
    turn: Turn
    rows: Annotated[list[RowModel], Field(max_length=6)]
    pool: Tiles
    hand: Annotated[tuple[HeldModel, ...], Array, Field(max_length=9)] = ()
    held_since: Turn | None = None
    allowance: Turn = 0
    pending: Colour | None = None
    won: bool | None = None

    def value(self) -> State:
        """As the rules take it."""
        return State(
            self.setup.value(),
            self.phase,
            self.turn,
            tuple([Row(row.spine, row.side, row.tiles) for row in self.rows]),
            self.pool,
            tuple([Held(held.tile, held.drawn) for held in self.hand]),
            self.held_since,
            self.allowance,
            self.pending,
            self.won,
            self.to_move,
        )


DaVinciSoloSubject = Subject[StateModel, StateModel]


class DaVinciSoloJudged(Judged[StateModel, StateModel]):
    """A move to judge."""

    move: Annotated[str, AfterValidator(davinci_solo.parse_move)]


class DaVinciSoloListed(ListedModel):
    """A move and its parts."""

    tile: str | None = None
    row: int | None = None
    side: Side | None = None
    colour: Colour | None = None


DaVinciSoloMoves = LegalMovesModel[DaVinciSoloListed]


router = router_of(
    Answering(CATALOG["davinci-solo"], parts_of, DaVinciSoloListed, DaVinciSoloMoves),
    DaVinciSoloJudged,
    DaVinciSoloSubject,
)
