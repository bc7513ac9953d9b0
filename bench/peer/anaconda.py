"""The peer's Anaconda."""

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
    Subject,
    router_of,
)
from service.catalog import CATALOG
from service.games import anaconda
from service.games.anaconda import Dice, Setup, State
from service.games.anaconda.notation import SEEN_PATTERN
from service.games.anaconda.state import Rolled

Die = Literal["III", "IV", "V"]
Face = Annotated[int, Field(ge=1, le=9)]
Seen = Annotated[tuple[Annotated[str, Field(pattern=SEEN_PATTERN)], Annotated[int, Field(ge=1, le=3)]], Array]


class SetupModel(Closed):
    """The agreement before a game."""

    players: Literal[2, 3] = 2
    repetition: Literal["none", "draw"] = "none"


class DiceModel(Closed):
    """The number that each die shows."""

    III: Face | None
    IV: Face | None
    V: Face | None


class StateModel(Position):
    """A moment of a game."""

    setup: SetupModel
    phase: Literal["choose", "roll", "place", "play", "pasch", "over"]
    to_move: Mover
    rolling: Annotated[tuple[Die, Die], Array] | None = None
    dice: DiceModel
    centre: Die | None = None
    last: Die | None = None
    resolve: Die | None = None
    loser: Annotated[int, Field(ge=0, le=2)] | None = None
    seen: Annotated[tuple[Seen, ...], Array, Field(max_length=400)] | None = None

    def value(self) -> State:
        """As the rules take it."""
        return State(
            setup=Setup(self.setup.players, self.setup.repetition),
            phase=self.phase,
            to_move=self.to_move,
            dice=Dice(self.dice.III, self.dice.IV, self.dice.V),
            rolling=self.rolling,
            centre=self.centre,
            last=self.last,
            resolve=self.resolve,
            loser=self.loser,
            seen=self.seen,
        )


AnacondaSubject = Subject[StateModel, StateModel]


class AnacondaJudged(Judged[StateModel, StateModel]):
    """A move to judge."""

    move: Annotated[str, AfterValidator(anaconda.parse_move)]


class FacesModel(BaseModel):
    """The numbers that were rolled."""

    III: int | None = None
    IV: int | None = None
    V: int | None = None


class AnacondaListed(ListedModel):
    """A move and its parts."""

    dice: list[Die] | None = None
    faces: FacesModel | None = None
    die: Die | None = None
    face: int | None = None
    neighbour: Die | None = None


AnacondaMoves = LegalMovesModel[AnacondaListed]


def _parts(move: anaconda.Move) -> dict[str, Any]:
    match move:
        case Rolled():
            return {"faces": FacesModel(**{die: face for die, face in move.faces._asdict().items() if face})}
        case anaconda.Roll():
            return {"dice": move.dice}
        case _:
            return {"die": move.die, "face": move.face, "neighbour": move.neighbour}


router = router_of(
    Answering(CATALOG["anaconda"], _parts, AnacondaListed, AnacondaMoves), AnacondaJudged, AnacondaSubject
)
