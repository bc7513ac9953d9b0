"""The peer's Nummerus Zahlus for one."""

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
from bench.peer.numerus import Board, Chips, FieldName, Number
from service.catalog import CATALOG
from service.games import numerus_solo
from service.games.numerus_solo import Setup, State


class SetupModel(Closed):
    """The agreement before a game."""

    board: Board = "eight"
    cross_gaps: bool = False
    solo_penalty: Literal["per_chip", "per_chain", "triangular"] = "per_chip"


class StateModel(Position):
    """A moment of a game."""

    setup: SetupModel
    to_move: Mover
    board: Chips
    star: FieldName | None
    chains: Annotated[
        tuple[Annotated[tuple[Number, ...], Array, Field(min_length=1, max_length=48)], ...],
        Array,
        Field(max_length=48),
    ]

    def value(self) -> State:
        """As the rules take it."""
        setup = Setup(self.setup.board, self.setup.cross_gaps, self.setup.solo_penalty)
        return State(setup, self.to_move, self.board, self.star, self.chains)


NumerusSoloSubject = Subject[StateModel, StateModel]


class NumerusSoloJudged(Judged[StateModel, StateModel]):
    """A move to judge."""

    move: Annotated[str, AfterValidator(numerus_solo.parse_move)]


class NumerusSoloListed(ListedModel):
    """A move and its parts."""

    number: int | None = None
    field: str | None = None
    direction: str | None = None
    path: tuple[str, ...] | None = None
    chain: int | None = None
    effect: Literal["starts", "extends", "attaches"] | None = None
    becomes: tuple[int, int] | None = None


NumerusSoloMoves = LegalMovesModel[NumerusSoloListed]


router = router_of(
    Answering(CATALOG["numerus-solo"], parts_of, NumerusSoloListed, NumerusSoloMoves),
    NumerusSoloJudged,
    NumerusSoloSubject,
)
