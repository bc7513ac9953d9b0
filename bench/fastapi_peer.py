"""The peer: two operations of Anaconda as FastAPI and pydantic would have them, over the same rules functions.

It checks what the service checks (types, ranges, patterns, unknown members, exactly one of state and view) and answers
the same documents; it has no CORS, no request ids, no negotiation, and no other operation.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal, Self

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from service import operations
from service.catalog import CATALOG
from service.game import CHANCE, TERMINAL, Violations
from service.games import anaconda
from service.games.anaconda import Dice, Setup, State
from service.games.anaconda.notation import SEEN_PATTERN
from service.games.anaconda.state import Place, Roll, Rolled
from service.refusal import REASONS, Refusal

ENTRY = CATALOG["anaconda"]
DieName = Literal["III", "IV", "V"]
Face = Annotated[int, Field(ge=1, le=9)]
_MOVE = re.compile(anaconda.INFO.move_pattern)


def _is_move(text: str) -> str:
    if _MOVE.fullmatch(text) is None:
        raise ValueError("not a move")
    return text


Move = Annotated[str, AfterValidator(_is_move)]


class Closed(BaseModel):
    """No unknown members, no guessed types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SetupModel(Closed):
    """The agreement before a game."""

    players: Literal[2, 3] = 2
    repetition: Literal["none", "draw"] = "none"


class DiceModel(Closed):
    """The number that each die shows."""

    III: Face | None
    IV: Face | None
    V: Face | None


class StateModel(Closed):
    """A moment of a game."""

    setup: SetupModel
    phase: Literal["choose", "roll", "place", "play", "pasch", "over"]
    to_move: Annotated[int, Field(ge=0, le=3)] | Literal["chance"] | None
    rolling: Annotated[list[DieName], Field(min_length=2, max_length=2)] | None = None
    dice: DiceModel
    centre: DieName | None = None
    last: DieName | None = None
    resolve: DieName | None = None
    loser: Annotated[int, Field(ge=0, le=2)] | None = None
    seen: (
        Annotated[
            list[tuple[Annotated[str, StringConstraints(pattern=SEEN_PATTERN)], Annotated[int, Field(ge=1, le=3)]]],
            Field(max_length=400),
        ]
        | None
    ) = None

    def value(self) -> State:
        """As the rules take it."""
        return State(
            setup=Setup(self.setup.players, self.setup.repetition),
            phase=self.phase,
            to_move=self.to_move if isinstance(self.to_move, int) else CHANCE if self.to_move else TERMINAL,
            dice=Dice(self.dice.III, self.dice.IV, self.dice.V),
            rolling=None if self.rolling is None else (self.rolling[0], self.rolling[1]),
            centre=self.centre,
            last=self.last,
            resolve=self.resolve,
            loser=self.loser,
            seen=None if self.seen is None else tuple(self.seen),
        )


class Subject(Closed):
    """What is asked about."""

    state: StateModel | None = None
    view: StateModel | None = None

    @model_validator(mode="after")
    def exactly_one(self) -> Self:
        """One of both."""
        if (self.state is None) == (self.view is None):
            raise ValueError("give exactly one of state and view")
        return self

    def values(self) -> dict[str, State]:
        """As the operations take it."""
        return {"state": self.state.value()} if self.state else {"view": self.view.value()} if self.view else {}


class Judged(Subject):
    """A move to judge."""

    move: Move


class ViolationModel(BaseModel):
    """One broken rule."""

    code: str
    detail: str
    rule: str
    pointer: str


class VerdictModel(BaseModel):
    """Whether a move is legal."""

    legal: bool
    violations: list[ViolationModel]


class FacesModel(BaseModel):
    """The numbers that were rolled."""

    III: Face | None = None
    IV: Face | None = None
    V: Face | None = None


class ProbabilityModel(BaseModel):
    """How likely."""

    exact: str
    p: float


class ListedModel(BaseModel):
    """A move and its parts."""

    move: str
    kind: Literal["roll", "rolled", "place"] | None = None
    dice: list[DieName] | None = None
    faces: FacesModel | None = None
    die: DieName | None = None
    face: Face | None = None
    neighbour: DieName | None = None
    probability: ProbabilityModel | None = None


class LegalMovesModel(BaseModel):
    """What can come next."""

    to_move: int | Literal["chance"] | None
    terminal: bool
    moves: list[ListedModel]


app = FastAPI()


@app.exception_handler(Refusal)
async def refuse(_: Request, refusal: Refusal) -> JSONResponse:
    """The problem document."""
    reason = REASONS[refusal.code]
    errors = [fault.model_dump() for fault in _violations(refusal.violations)]
    document = {"title": reason.title, "status": reason.status, "detail": refusal.detail, "code": refusal.code}
    return JSONResponse({**document, "errors": errors}, reason.status, media_type="application/problem+json")


@app.post("/v1/anaconda/validate")
async def validate(body: Judged) -> VerdictModel:
    """Judge a move."""
    verdict = operations.validate(ENTRY, body.values(), anaconda.parse_move(body.move))
    return VerdictModel(legal=verdict.legal, violations=_violations(verdict.violations))


@app.post("/v1/anaconda/legal-moves", response_model_exclude_none=True)
async def legal_moves(body: Subject) -> LegalMovesModel:
    """List the legal moves."""
    found = operations.legal_moves(ENTRY, body.values())
    movers: dict[int, Any] = {CHANCE: "chance", TERMINAL: None}
    moves = [_listed(each) for each in found.moves]
    return LegalMovesModel(to_move=movers.get(found.to_move, found.to_move), terminal=found.terminal, moves=moves)


def _listed(listed: operations.ListedMove) -> ListedModel:
    odds = listed.probability
    chance = None if odds is None else ProbabilityModel(exact=str(odds.exact), p=odds.p)
    return ListedModel(
        move=anaconda.format_move(listed.move), kind=listed.move.kind, probability=chance, **_parts(listed.move)
    )


def _parts(move: Roll | Rolled | Place) -> dict[str, Any]:
    match move:
        case Roll():
            return {"dice": list(move.dice)}
        case Rolled():
            return {"faces": FacesModel(**move.faces._asdict())}
        case Place():
            return {"die": move.die, "face": move.face, "neighbour": move.neighbour}


def _violations(found: Violations) -> list[ViolationModel]:
    return [ViolationModel(code=each.code, detail=each.detail, rule=each.rule, pointer=each.pointer) for each in found]
