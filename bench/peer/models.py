"""What the peer's rulesets share: the forms of requests and of answers."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, Literal, Self, TypeVar

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, Strict, model_validator

from service import operations
from service.answers import ListedMove
from service.catalog import Entry
from service.game import CHANCE, TERMINAL, Violations
from service.refusal import REASONS, Refusal

Array = Strict(strict=False)
"""Lets a list of JSON be read into a tuple; what is in it is as strict as ever."""
_FROM_TEXT: dict[str | None, int] = {"chance": CHANCE, None: TERMINAL}
_TO_TEXT: dict[int, Any] = {CHANCE: "chance", TERMINAL: None}


def _mover(told: int | str | None) -> int:
    return told if isinstance(told, int) else _FROM_TEXT[told]


Mover = Annotated[Annotated[int, Field(ge=0, le=3)] | Literal["chance"] | None, AfterValidator(_mover)]
"""The seat to move as the rules have it."""
Seat = Annotated[int, Field(ge=0, le=3)]


class Closed(BaseModel):
    """No unknown members, no guessed types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Position(Closed):
    """A state or a view."""

    @abstractmethod
    def value(self) -> Any:
        """As the rules take it."""


S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=Position)


class Subject(Closed, Generic[S, V]):
    """What is asked about."""

    state: S | None = None
    view: V | None = None

    @model_validator(mode="after")
    def exactly_one(self) -> Self:
        """One of both."""
        if len(self.model_fields_set & {"state", "view"}) != 1 or (self.state is None and self.view is None):
            raise ValueError("give exactly one of state and view")
        return self

    def values(self) -> dict[str, Any]:
        """As the operations take it."""
        if self.state is not None:
            return {"state": self.state.value()}
        return {"view": self.view.value()} if self.view is not None else {}


class Judged(Subject[S, V], Generic[S, V]):
    """A move to judge, in a subclass that says how moves are written."""

    move: Any


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


class ProbabilityModel(BaseModel):
    """How likely."""

    exact: str
    p: float


class ListedModel(BaseModel):
    """A move; each ruleset adds its parts. What is not set is left out."""

    move: str
    kind: str
    probability: ProbabilityModel | None = None


L = TypeVar("L", bound=ListedModel)


class LegalMovesModel(BaseModel, Generic[L]):
    """What can come next."""

    to_move: int | Literal["chance"] | None
    terminal: bool
    moves: list[L]


@dataclass(frozen=True, slots=True)
class Answering(Generic[L]):
    """How a ruleset answers both operations."""

    entry: Entry
    parts: Callable[[Any], dict[str, Any]]
    listing: type[L]
    answer: type[LegalMovesModel[L]]

    def verdict(self, body: Judged[Any, Any]) -> VerdictModel:
        """Judge a move."""
        found = operations.validate(self.entry, body.values(), body.move)
        return VerdictModel(legal=found.legal, violations=violations_of(found.violations))

    def listed(self, body: Subject[Any, Any]) -> LegalMovesModel[L]:
        """List what can come next."""
        found = operations.legal_moves(self.entry, body.values())
        moves = [self.listing(**self._told(each)) for each in found.moves]
        to_move = _TO_TEXT.get(found.to_move, found.to_move)
        return self.answer(to_move=to_move, terminal=found.terminal, moves=moves)

    def _told(self, listed: ListedMove) -> dict[str, Any]:
        move = listed.move
        told = {"move": self.entry.game.format_move(move), "kind": move.kind, **self.parts(move)}
        if (odds := listed.probability) is not None:
            exact = f"{odds.exact.numerator}/{odds.exact.denominator}"
            told["probability"] = ProbabilityModel(exact=exact, p=odds.p)
        return told


def router_of(answering: Answering[Any], judged: type[BaseModel], subject: type[BaseModel]) -> APIRouter:
    """Both operations of a ruleset; `judged` and `subject` are the forms of their bodies."""

    async def validate(body: Any) -> VerdictModel:
        """Judge a move."""
        return answering.verdict(body)

    async def legal_moves(body: Any) -> Any:
        """List the legal moves."""
        return answering.listed(body)

    # FastAPI reads the forms from annotations, which cannot name what is only known here.
    validate.__annotations__["body"] = judged
    legal_moves.__annotations__.update(body=subject, **{"return": answering.answer})
    router = APIRouter(prefix=f"/v1/{answering.entry.game.INFO.slug}")
    router.add_api_route("/validate", validate, methods=["POST"])
    router.add_api_route("/legal-moves", legal_moves, methods=["POST"], response_model_exclude_unset=True)
    return router


def parts_of(move: Any) -> dict[str, Any]:
    """The parts of a move that have a value."""
    return {name: part for name in move.__dataclass_fields__ if (part := getattr(move, name)) is not None}


def violations_of(found: Violations) -> list[ViolationModel]:
    """As they are answered."""
    return [ViolationModel(code=each.code, detail=each.detail, rule=each.rule, pointer=each.pointer) for each in found]


async def refuse(_: Request, refusal: Exception) -> JSONResponse:
    """The problem document."""
    if not isinstance(refusal, Refusal):
        raise refusal
    reason = REASONS[refusal.code]
    errors = [fault.model_dump() for fault in violations_of(refusal.violations)]
    document = {"title": reason.title, "status": reason.status, "detail": refusal.detail, "code": refusal.code}
    return JSONResponse({**document, "errors": errors}, reason.status, media_type="application/problem+json")
