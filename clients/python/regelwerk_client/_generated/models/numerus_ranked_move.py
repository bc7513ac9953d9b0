from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_ranked_move_direction import NumerusRankedMoveDirection, check_numerus_ranked_move_direction
from ..models.numerus_ranked_move_kind import NumerusRankedMoveKind, check_numerus_ranked_move_kind
from ..models.numerus_ranked_move_outcome import NumerusRankedMoveOutcome, check_numerus_ranked_move_outcome
from ..models.numerus_ranked_move_proof import NumerusRankedMoveProof, check_numerus_ranked_move_proof
from ..types import UNSET, Unset

T = TypeVar("T", bound="NumerusRankedMove")


@_attrs_define
class NumerusRankedMove:
    move: str
    """ A move. Like `take:23`; the grammar is in `GET /v1/games/numerus`. """
    proof: NumerusRankedMoveProof
    """ `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate. """
    kind: NumerusRankedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    number: int | Unset = UNSET
    """ The chip that is taken (take). """
    field: str | Unset = UNSET
    """ Where it lies (take). """
    direction: NumerusRankedMoveDirection | Unset = UNSET
    """ The way the star goes, `n` being towards row 1 (take). Absent for a jump: no chip is in reach, and the star
    may go to every one. """
    path: list[str] | Unset = UNSET
    """ The empty fields that it slides over (take). Absent for a jump. """
    give: int | Unset = UNSET
    """ The mover's chip that is given away (swap). """
    seat: int | Unset = UNSET
    """ The seat that gets it (swap). """
    get: int | Unset = UNSET
    """ The chip that the mover gets for it (swap). """
    becomes: list[int] | Unset = UNSET
    """ The mover's chain with the new chip: its lowest and highest number. """
    joins: list[list[int]] | Unset = UNSET
    """ The mover's chains that the new chip lengthens; two of them become one. """
    value: float | Unset = UNSET
    """ Expected share of the win for the mover, from 0 to 1; shared first places are shared out. """
    outcome: NumerusRankedMoveOutcome | Unset = UNSET
    """ For the mover under perfect play; only with `proof` exact. """

    def to_dict(self) -> dict[str, Any]:
        move = self.move

        proof: str = self.proof

        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        number = self.number

        field = self.field

        direction: str | Unset = UNSET
        if not isinstance(self.direction, Unset):
            direction = self.direction

        path: list[str] | Unset = UNSET
        if not isinstance(self.path, Unset):
            path = self.path

        give = self.give

        seat = self.seat

        get = self.get

        becomes: list[int] | Unset = UNSET
        if not isinstance(self.becomes, Unset):
            becomes = self.becomes

        joins: list[list[int]] | Unset = UNSET
        if not isinstance(self.joins, Unset):
            joins = []
            for joins_item_data in self.joins:
                joins_item = joins_item_data

                joins.append(joins_item)

        value = self.value

        outcome: str | Unset = UNSET
        if not isinstance(self.outcome, Unset):
            outcome = self.outcome

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move": move,
                "proof": proof,
            }
        )
        if kind is not UNSET:
            field_dict["kind"] = kind
        if number is not UNSET:
            field_dict["number"] = number
        if field is not UNSET:
            field_dict["field"] = field
        if direction is not UNSET:
            field_dict["direction"] = direction
        if path is not UNSET:
            field_dict["path"] = path
        if give is not UNSET:
            field_dict["give"] = give
        if seat is not UNSET:
            field_dict["seat"] = seat
        if get is not UNSET:
            field_dict["get"] = get
        if becomes is not UNSET:
            field_dict["becomes"] = becomes
        if joins is not UNSET:
            field_dict["joins"] = joins
        if value is not UNSET:
            field_dict["value"] = value
        if outcome is not UNSET:
            field_dict["outcome"] = outcome

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        move = d.pop("move")

        proof = check_numerus_ranked_move_proof(d.pop("proof"))

        _kind = d.pop("kind", UNSET)
        kind: NumerusRankedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_numerus_ranked_move_kind(_kind)

        number = d.pop("number", UNSET)

        field = d.pop("field", UNSET)

        _direction = d.pop("direction", UNSET)
        direction: NumerusRankedMoveDirection | Unset
        if isinstance(_direction, Unset):
            direction = UNSET
        else:
            direction = check_numerus_ranked_move_direction(_direction)

        path = cast(list[str], d.pop("path", UNSET))

        give = d.pop("give", UNSET)

        seat = d.pop("seat", UNSET)

        get = d.pop("get", UNSET)

        becomes = cast(list[int], d.pop("becomes", UNSET))

        _joins = d.pop("joins", UNSET)
        joins: list[list[int]] | Unset = UNSET
        if _joins is not UNSET:
            joins = []
            for joins_item_data in _joins:
                joins_item = cast(list[int], joins_item_data)

                joins.append(joins_item)

        value = d.pop("value", UNSET)

        _outcome = d.pop("outcome", UNSET)
        outcome: NumerusRankedMoveOutcome | Unset
        if isinstance(_outcome, Unset):
            outcome = UNSET
        else:
            outcome = check_numerus_ranked_move_outcome(_outcome)

        numerus_ranked_move = cls(
            move=move,
            proof=proof,
            kind=kind,
            number=number,
            field=field,
            direction=direction,
            path=path,
            give=give,
            seat=seat,
            get=get,
            becomes=becomes,
            joins=joins,
            value=value,
            outcome=outcome,
        )

        return numerus_ranked_move
