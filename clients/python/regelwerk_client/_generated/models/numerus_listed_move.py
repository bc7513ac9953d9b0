from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_listed_move_direction import NumerusListedMoveDirection, check_numerus_listed_move_direction
from ..models.numerus_listed_move_kind import NumerusListedMoveKind, check_numerus_listed_move_kind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.probability import Probability


T = TypeVar("T", bound="NumerusListedMove")


@_attrs_define
class NumerusListedMove:
    move: str
    """ The text to send back. """
    kind: NumerusListedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    number: int | Unset = UNSET
    """ The chip that is taken (take). """
    field: str | Unset = UNSET
    """ Where it lies (take). """
    direction: NumerusListedMoveDirection | Unset = UNSET
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
    probability: Probability | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        move = self.move

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

        probability: dict[str, Any] | Unset = UNSET
        if not isinstance(self.probability, Unset):
            probability = self.probability.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move": move,
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
        if probability is not UNSET:
            field_dict["probability"] = probability

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.probability import Probability  # noqa: PLC0415

        d = dict(src_dict)
        move = d.pop("move")

        _kind = d.pop("kind", UNSET)
        kind: NumerusListedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_numerus_listed_move_kind(_kind)

        number = d.pop("number", UNSET)

        field = d.pop("field", UNSET)

        _direction = d.pop("direction", UNSET)
        direction: NumerusListedMoveDirection | Unset
        if isinstance(_direction, Unset):
            direction = UNSET
        else:
            direction = check_numerus_listed_move_direction(_direction)

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

        _probability = d.pop("probability", UNSET)
        probability: Probability | Unset
        if isinstance(_probability, Unset):
            probability = UNSET
        else:
            probability = Probability.from_dict(_probability)

        numerus_listed_move = cls(
            move=move,
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
            probability=probability,
        )

        return numerus_listed_move
