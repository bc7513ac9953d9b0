from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_solo_listed_move_direction import (
    NumerusSoloListedMoveDirection,
    check_numerus_solo_listed_move_direction,
)
from ..models.numerus_solo_listed_move_effect import NumerusSoloListedMoveEffect, check_numerus_solo_listed_move_effect
from ..models.numerus_solo_listed_move_kind import NumerusSoloListedMoveKind, check_numerus_solo_listed_move_kind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.probability import Probability


T = TypeVar("T", bound="NumerusSoloListedMove")


@_attrs_define
class NumerusSoloListedMove:
    move: str
    """ The text to send back. """
    kind: NumerusSoloListedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    number: int | Unset = UNSET
    """ The chip that is taken (take). """
    field: str | Unset = UNSET
    """ Where it lies (take). """
    direction: NumerusSoloListedMoveDirection | Unset = UNSET
    """ The way the star goes, `n` being towards row 1 (take). Absent for a jump: no chip is in reach, and the star
    may go to every one. """
    path: list[str] | Unset = UNSET
    """ The empty fields that it slides over (take). Absent for a jump. """
    chain: int | Unset = UNSET
    """ The neighbouring number whose chain the chip joins; only where it fits two chains. """
    effect: NumerusSoloListedMoveEffect | Unset = UNSET
    """ `starts` a chain, `extends` the only one that it fits, `attaches` to the chosen one of two. """
    becomes: list[int] | Unset = UNSET
    """ The chain with the chip in it: its lowest and highest number. """
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

        chain = self.chain

        effect: str | Unset = UNSET
        if not isinstance(self.effect, Unset):
            effect = self.effect

        becomes: list[int] | Unset = UNSET
        if not isinstance(self.becomes, Unset):
            becomes = self.becomes

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
        if chain is not UNSET:
            field_dict["chain"] = chain
        if effect is not UNSET:
            field_dict["effect"] = effect
        if becomes is not UNSET:
            field_dict["becomes"] = becomes
        if probability is not UNSET:
            field_dict["probability"] = probability

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.probability import Probability  # noqa: PLC0415

        d = dict(src_dict)
        move = d.pop("move")

        _kind = d.pop("kind", UNSET)
        kind: NumerusSoloListedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_numerus_solo_listed_move_kind(_kind)

        number = d.pop("number", UNSET)

        field = d.pop("field", UNSET)

        _direction = d.pop("direction", UNSET)
        direction: NumerusSoloListedMoveDirection | Unset
        if isinstance(_direction, Unset):
            direction = UNSET
        else:
            direction = check_numerus_solo_listed_move_direction(_direction)

        path = cast(list[str], d.pop("path", UNSET))

        chain = d.pop("chain", UNSET)

        _effect = d.pop("effect", UNSET)
        effect: NumerusSoloListedMoveEffect | Unset
        if isinstance(_effect, Unset):
            effect = UNSET
        else:
            effect = check_numerus_solo_listed_move_effect(_effect)

        becomes = cast(list[int], d.pop("becomes", UNSET))

        _probability = d.pop("probability", UNSET)
        probability: Probability | Unset
        if isinstance(_probability, Unset):
            probability = UNSET
        else:
            probability = Probability.from_dict(_probability)

        numerus_solo_listed_move = cls(
            move=move,
            kind=kind,
            number=number,
            field=field,
            direction=direction,
            path=path,
            chain=chain,
            effect=effect,
            becomes=becomes,
            probability=probability,
        )

        return numerus_solo_listed_move
