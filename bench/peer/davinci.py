"""The peer's Da Vinci Code."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, Field

from bench.peer.models import (
    Answering,
    Array,
    Closed,
    Judged,
    LegalMovesModel,
    ListedModel,
    Mover,
    Position,
    Seat,
    Subject,
    parts_of,
    router_of,
)
from service.catalog import CATALOG
from service.games import davinci
from service.games.davinci import Counts, Guessed, SeenClue, SeenSlot, Setup, Slot, State, Tally, View
from service.games.davinci.notation import TILE_PATTERN

Colour = Literal["B", "W"]
Tile = Annotated[str, Field(pattern=f"^{TILE_PATTERN}$")]
Tiles = Annotated[tuple[Tile, ...], Array, Field(max_length=26)]
TileOrColour = Annotated[str, Field(pattern=f"^(?:[BW]|{TILE_PATTERN})$")]
Value = Annotated[int, Field(ge=0, le=11)] | Literal["-"]
Turn = Annotated[int, Field(ge=0, le=99_999)]
Index = Annotated[int, Field(ge=0, le=99)]
Few = Annotated[int, Field(ge=0, le=26)]
OfColour = Annotated[int, Field(ge=0, le=13)]
Guess = Annotated[tuple[Annotated[int, Field(ge=1, le=99_999)], Seat, Colour, Value], Array]
NoneOrOne = Annotated[int, Field(ge=0, le=1)]
Wish = Annotated[str, Field(pattern="^[BW]{3,5}$")]
RuledOut = Annotated[tuple[Value, ...], Array, Field(max_length=13)]
BySeat = Field(min_length=2, max_length=4)


class SetupModel(Closed):
    """The agreement before a round."""

    players: Literal[2, 3, 4] = 2
    jokers: bool = False
    removed_per_colour: NoneOrOne = 0
    draw_extra: NoneOrOne = 0
    joker_start: Literal["allowed", "redraw"] = "allowed"
    clue_tile: Literal["aside", "insert_on_draw"] = "aside"
    empty_pool_penalty: Literal["choose_after", "stake_before", "none"] = "choose_after"
    scoring: Literal["plain", "tournament"] = "plain"
    bonus_source: Literal["winner_hidden", "winner_hidden_plus_pool"] = "winner_hidden"
    first_player: Seat = 0
    start_colours: Annotated[tuple[Wish, ...], Array, BySeat] | None = None

    def value(self) -> Setup:
        """As the rules take it."""
        return Setup(
            self.players,
            self.jokers,
            self.removed_per_colour,
            self.draw_extra,
            self.joker_start,
            self.clue_tile,
            self.empty_pool_penalty,
            self.scoring,
            self.bonus_source,
            self.first_player,
            self.start_colours,
        )


class TallyModel(Closed):
    """What a seat has done."""

    hits: Few
    codes_exposed: Annotated[int, Field(ge=0, le=3)]


class CountsModel(Closed):
    """How many tiles of each colour."""

    B: OfColour
    W: OfColour


class SlotModel(Closed):
    """A tile in a row."""

    tile: Tile
    exposed: bool
    ruled_out: RuledOut
    since: Turn


class SeenSlotModel(Closed):
    """A tile in a row as a seat sees it."""

    colour: Colour
    tile: Tile | None
    exposed: bool
    ruled_out: RuledOut
    since: Turn


class SeenClueModel(Closed):
    """The clue tile as a seat sees it."""

    colour: Colour
    tile: Tile | None


class SharedModel(Position):
    """What states and views have in common."""

    setup: SetupModel
    phase: Literal["return", "arrange", "draw", "tile", "insert", "stake", "guess", "reveal", "over"]
    to_move: Mover
    turn: Turn
    arranged: Annotated[tuple[bool, ...], Array, BySeat]
    tally: Annotated[list[TallyModel], BySeat]
    drawing: Colour | None = None
    clue_at: Index | None = None
    stake: Index | None = None
    hits: Few = 0
    out: Annotated[tuple[Seat, ...], Array, Field(max_length=4)] = ()
    guesses: Annotated[tuple[Guess, ...], Array] = ()
    winner: Seat | None = None

    def shared(self) -> dict[str, Any]:
        """As the rules take it."""
        return {
            "setup": self.setup.value(),
            "phase": self.phase,
            "to_move": self.to_move,
            "turn": self.turn,
            "arranged": self.arranged,
            "tally": tuple([Tally(each.hits, each.codes_exposed) for each in self.tally]),
            "drawing": self.drawing,
            "clue_at": self.clue_at,
            "stake": self.stake,
            "hits": self.hits,
            "out": self.out,
            "guesses": tuple([Guessed(*each) for each in self.guesses]),
            "winner": self.winner,
        }


class StateModel(SharedModel):
    """Everything about a round."""

    rows: Annotated[list[Annotated[list[SlotModel], Field(max_length=26)]], BySeat]
    pool: Tiles
    removed: Tiles = ()
    returned: Annotated[tuple[Tile | None, ...], Array, BySeat]
    clue: Tile | None = None

    def value(self) -> State:
        """As the rules take it."""
        return State(
            rows=tuple(
                [
                    tuple([Slot(each.tile, each.exposed, each.ruled_out, each.since) for each in row])
                    for row in self.rows
                ]
            ),
            pool=self.pool,
            removed=self.removed,
            returned=self.returned,
            clue=self.clue,
            **self.shared(),
        )


class ViewModel(SharedModel):
    """What a seat or a spectator may know of a round."""

    rows: Annotated[list[Annotated[list[SeenSlotModel], Field(max_length=26)]], BySeat]
    pool: CountsModel
    removed: CountsModel = CountsModel(B=0, W=0)
    returned: Annotated[tuple[TileOrColour | None, ...], Array, BySeat]
    clue: SeenClueModel | None = None
    seat: Seat | None

    def value(self) -> View:
        """As the rules take it."""
        return View(
            rows=tuple(
                [
                    tuple([SeenSlot(each.colour, each.tile, each.exposed, each.ruled_out, each.since) for each in row])
                    for row in self.rows
                ]
            ),
            pool=Counts(self.pool.B, self.pool.W),
            removed=Counts(self.removed.B, self.removed.W),
            returned=self.returned,
            clue=None if self.clue is None else SeenClue(self.clue.colour, self.clue.tile),
            seat=self.seat,
            **self.shared(),
        )


DaVinciSubject = Subject[StateModel, ViewModel]


class DaVinciJudged(Judged[StateModel, ViewModel]):
    """A move to judge."""

    move: Annotated[str, AfterValidator(davinci.parse_move)]


class PlacementModel(BaseModel):
    """Where a joker is put."""

    tile: str
    index: int


class DaVinciListed(ListedModel):
    """A move and its parts."""

    colour: Colour | None = None
    tile: str | None = None
    seat: int | None = None
    position: int | None = None
    value: int | Literal["-"] | None = None
    index: int | None = None
    placements: list[PlacementModel] | None = None


DaVinciMoves = LegalMovesModel[DaVinciListed]


def _parts(move: davinci.Move) -> dict[str, Any]:
    if isinstance(move, davinci.Arrange):
        return {"placements": [PlacementModel(tile=each.tile, index=each.index) for each in move.placements]}
    return parts_of(move)


router = router_of(Answering(CATALOG["davinci"], _parts, DaVinciListed, DaVinciMoves), DaVinciJudged, DaVinciSubject)
