"""The peer's Nummerus Zahlus for two to four."""

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
    Seat,
    Subject,
    parts_of,
    router_of,
)
from service.catalog import CATALOG
from service.games import numerus
from service.games.numerus import Setup, State
from service.games.numerus.board import FIELD

FieldName = Annotated[str, Field(pattern=f"^{FIELD}$")]
Number = Annotated[int, Field(ge=1, le=48)]
Board = Literal["eight", "square"] | Annotated[tuple[FieldName, ...], Array, Field(min_length=49, max_length=49)]
Chips = Annotated[tuple[Annotated[int, Field(ge=0, le=48)], ...], Array, Field(min_length=49, max_length=49)]
Exchange = Annotated[int, Field(ge=0, le=3)]
BySeat = Field(min_length=2, max_length=4)


class SetupModel(Closed):
    """The agreement before a game."""

    players: Literal[2, 3, 4] = 2
    board: Board = "eight"
    cross_gaps: bool = False
    exchange_chips: Exchange = 0
    scoring: Literal["longest", "tournament"] = "longest"
    first_player: Seat = 0

    def value(self) -> Setup:
        """As the rules take it."""
        return Setup(self.players, self.board, self.cross_gaps, self.exchange_chips, self.scoring, self.first_player)


class StateModel(Position):
    """A moment of a game."""

    setup: SetupModel
    to_move: Mover
    board: Chips
    star: FieldName | None
    collected: Annotated[
        tuple[Annotated[tuple[Number, ...], Array, Field(max_length=48)], ...],
        Array,
        BySeat,
    ]
    exchange_left: Annotated[tuple[Exchange, ...], Array, BySeat]

    def value(self) -> State:
        """As the rules take it."""
        return State(self.setup.value(), self.to_move, self.board, self.star, self.collected, self.exchange_left)


NumerusSubject = Subject[StateModel, StateModel]


class NumerusJudged(Judged[StateModel, StateModel]):
    """A move to judge."""

    move: Annotated[str, AfterValidator(numerus.parse_move)]


class NumerusListed(ListedModel):
    """A move and its parts."""

    number: int | None = None
    field: str | None = None
    direction: str | None = None
    path: tuple[str, ...] | None = None
    give: int | None = None
    seat: int | None = None
    get: int | None = None
    becomes: tuple[int, int] | None = None
    joins: tuple[tuple[int, int], ...] | None = None


NumerusMoves = LegalMovesModel[NumerusListed]


router = router_of(Answering(CATALOG["numerus"], parts_of, NumerusListed, NumerusMoves), NumerusJudged, NumerusSubject)
