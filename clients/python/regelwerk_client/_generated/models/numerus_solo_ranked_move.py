from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_solo_ranked_move_direction import (
    NumerusSoloRankedMoveDirection,
    check_numerus_solo_ranked_move_direction,
)
from ..models.numerus_solo_ranked_move_effect import NumerusSoloRankedMoveEffect, check_numerus_solo_ranked_move_effect
from ..models.numerus_solo_ranked_move_kind import NumerusSoloRankedMoveKind, check_numerus_solo_ranked_move_kind
from ..models.numerus_solo_ranked_move_proof import NumerusSoloRankedMoveProof, check_numerus_solo_ranked_move_proof
from ..types import UNSET, Unset

T = TypeVar("T", bound="NumerusSoloRankedMove")


@_attrs_define
class NumerusSoloRankedMove:
    move: str
    """ A move. Like `take:23`; the grammar is in `GET /v1/games/numerus-solo`. """
    proof: NumerusSoloRankedMoveProof
    """ `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate. """
    kind: NumerusSoloRankedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    number: int | Unset = UNSET
    """ The chip that is taken (take). """
    field: str | Unset = UNSET
    """ Where it lies (take). """
    direction: NumerusSoloRankedMoveDirection | Unset = UNSET
    """ The way the star goes, `n` being towards row 1 (take). Absent for a jump: no chip is in reach, and the star
    may go to every one. """
    path: list[str] | Unset = UNSET
    """ The empty fields that it slides over (take). Absent for a jump. """
    chain: int | Unset = UNSET
    """ The neighbouring number whose chain the chip joins; only where it fits two chains. """
    effect: NumerusSoloRankedMoveEffect | Unset = UNSET
    """ `starts` a chain, `extends` the only one that it fits, `attaches` to the chosen one of two. """
    becomes: list[int] | Unset = UNSET
    """ The chain with the chip in it: its lowest and highest number. """
    penalty: int | Unset = UNSET
    """ Minus points at the end of the best line found that begins with this move; 0 is perfect. """
    lower_bound: int | Unset = UNSET
    """ Fewer minus points are proved to be impossible after this move. """

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

        chain = self.chain

        effect: str | Unset = UNSET
        if not isinstance(self.effect, Unset):
            effect = self.effect

        becomes: list[int] | Unset = UNSET
        if not isinstance(self.becomes, Unset):
            becomes = self.becomes

        penalty = self.penalty

        lower_bound = self.lower_bound

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
        if chain is not UNSET:
            field_dict["chain"] = chain
        if effect is not UNSET:
            field_dict["effect"] = effect
        if becomes is not UNSET:
            field_dict["becomes"] = becomes
        if penalty is not UNSET:
            field_dict["penalty"] = penalty
        if lower_bound is not UNSET:
            field_dict["lower_bound"] = lower_bound

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        move = d.pop("move")

        proof = check_numerus_solo_ranked_move_proof(d.pop("proof"))

        _kind = d.pop("kind", UNSET)
        kind: NumerusSoloRankedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_numerus_solo_ranked_move_kind(_kind)

        number = d.pop("number", UNSET)

        field = d.pop("field", UNSET)

        _direction = d.pop("direction", UNSET)
        direction: NumerusSoloRankedMoveDirection | Unset
        if isinstance(_direction, Unset):
            direction = UNSET
        else:
            direction = check_numerus_solo_ranked_move_direction(_direction)

        path = cast(list[str], d.pop("path", UNSET))

        chain = d.pop("chain", UNSET)

        _effect = d.pop("effect", UNSET)
        effect: NumerusSoloRankedMoveEffect | Unset
        if isinstance(_effect, Unset):
            effect = UNSET
        else:
            effect = check_numerus_solo_ranked_move_effect(_effect)

        becomes = cast(list[int], d.pop("becomes", UNSET))

        penalty = d.pop("penalty", UNSET)

        lower_bound = d.pop("lower_bound", UNSET)

        numerus_solo_ranked_move = cls(
            move=move,
            proof=proof,
            kind=kind,
            number=number,
            field=field,
            direction=direction,
            path=path,
            chain=chain,
            effect=effect,
            becomes=becomes,
            penalty=penalty,
            lower_bound=lower_bound,
        )

        return numerus_solo_ranked_move
