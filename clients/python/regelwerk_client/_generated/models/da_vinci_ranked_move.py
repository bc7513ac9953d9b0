from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_ranked_move_colour import DaVinciRankedMoveColour, check_da_vinci_ranked_move_colour
from ..models.da_vinci_ranked_move_kind import DaVinciRankedMoveKind, check_da_vinci_ranked_move_kind
from ..models.da_vinci_ranked_move_proof import DaVinciRankedMoveProof, check_da_vinci_ranked_move_proof
from ..models.da_vinci_ranked_move_value_type_1 import (
    DaVinciRankedMoveValueType1,
    check_da_vinci_ranked_move_value_type_1,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_placement import DaVinciPlacement
    from ..models.da_vinci_reason import DaVinciReason


T = TypeVar("T", bound="DaVinciRankedMove")


@_attrs_define
class DaVinciRankedMove:
    move: str
    """ A move. Like `guess:1.3=7`; the grammar is in `GET /v1/games/davinci`. """
    proof: DaVinciRankedMoveProof
    """ `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate. """
    kind: DaVinciRankedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    colour: DaVinciRankedMoveColour | Unset = UNSET
    """ The colour to draw (draw). """
    tile: str | Unset = UNSET
    """ The tile that comes (tile). """
    seat: int | Unset = UNSET
    """ Whose tile is guessed (guess). """
    position: int | Unset = UNSET
    """ Which tile of a row, from 0 (return, stake, reveal, guess). """
    value: DaVinciRankedMoveValueType1 | int | Unset = UNSET
    """ The value that is named (guess). """
    index: int | Unset = UNSET
    """ Where the own clue tile goes (insert, stop, guess); absent where there is no choice. """
    placements: list[DaVinciPlacement] | Unset = UNSET
    """ Where the own jokers go (arrange). """
    hit_probability: float | Unset = UNSET
    """ How probably the guess is right. """
    exact: str | Unset = UNSET
    """ The same as a fraction. """
    expected_points: float | Unset = UNSET
    """ Points that the move is worth on average, those of the opponents taken off. """
    win_probability: float | Unset = UNSET
    """ How probably the mover wins the round after this move, as estimated. """
    reasons: list[DaVinciReason] | Unset = UNSET
    """ What speaks for it or against. """

    def to_dict(self) -> dict[str, Any]:
        move = self.move

        proof: str = self.proof

        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        colour: str | Unset = UNSET
        if not isinstance(self.colour, Unset):
            colour = self.colour

        tile = self.tile

        seat = self.seat

        position = self.position

        value: int | str | Unset
        if isinstance(self.value, Unset):
            value = UNSET
        elif isinstance(self.value, str):
            value = self.value
        else:
            value = self.value

        index = self.index

        placements: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.placements, Unset):
            placements = []
            for placements_item_data in self.placements:
                placements_item = placements_item_data.to_dict()
                placements.append(placements_item)

        hit_probability = self.hit_probability

        exact = self.exact

        expected_points = self.expected_points

        win_probability = self.win_probability

        reasons: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.reasons, Unset):
            reasons = []
            for reasons_item_data in self.reasons:
                reasons_item = reasons_item_data.to_dict()
                reasons.append(reasons_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move": move,
                "proof": proof,
            }
        )
        if kind is not UNSET:
            field_dict["kind"] = kind
        if colour is not UNSET:
            field_dict["colour"] = colour
        if tile is not UNSET:
            field_dict["tile"] = tile
        if seat is not UNSET:
            field_dict["seat"] = seat
        if position is not UNSET:
            field_dict["position"] = position
        if value is not UNSET:
            field_dict["value"] = value
        if index is not UNSET:
            field_dict["index"] = index
        if placements is not UNSET:
            field_dict["placements"] = placements
        if hit_probability is not UNSET:
            field_dict["hit_probability"] = hit_probability
        if exact is not UNSET:
            field_dict["exact"] = exact
        if expected_points is not UNSET:
            field_dict["expected_points"] = expected_points
        if win_probability is not UNSET:
            field_dict["win_probability"] = win_probability
        if reasons is not UNSET:
            field_dict["reasons"] = reasons

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_placement import DaVinciPlacement  # noqa: PLC0415
        from ..models.da_vinci_reason import DaVinciReason  # noqa: PLC0415

        d = dict(src_dict)
        move = d.pop("move")

        proof = check_da_vinci_ranked_move_proof(d.pop("proof"))

        _kind = d.pop("kind", UNSET)
        kind: DaVinciRankedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_da_vinci_ranked_move_kind(_kind)

        _colour = d.pop("colour", UNSET)
        colour: DaVinciRankedMoveColour | Unset
        if isinstance(_colour, Unset):
            colour = UNSET
        else:
            colour = check_da_vinci_ranked_move_colour(_colour)

        tile = d.pop("tile", UNSET)

        seat = d.pop("seat", UNSET)

        position = d.pop("position", UNSET)

        def _parse_value(data: object) -> DaVinciRankedMoveValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                value_type_1 = check_da_vinci_ranked_move_value_type_1(data)

                return value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciRankedMoveValueType1 | int | Unset, data)

        value = _parse_value(d.pop("value", UNSET))

        index = d.pop("index", UNSET)

        _placements = d.pop("placements", UNSET)
        placements: list[DaVinciPlacement] | Unset = UNSET
        if _placements is not UNSET:
            placements = []
            for placements_item_data in _placements:
                placements_item = DaVinciPlacement.from_dict(placements_item_data)

                placements.append(placements_item)

        hit_probability = d.pop("hit_probability", UNSET)

        exact = d.pop("exact", UNSET)

        expected_points = d.pop("expected_points", UNSET)

        win_probability = d.pop("win_probability", UNSET)

        _reasons = d.pop("reasons", UNSET)
        reasons: list[DaVinciReason] | Unset = UNSET
        if _reasons is not UNSET:
            reasons = []
            for reasons_item_data in _reasons:
                reasons_item = DaVinciReason.from_dict(reasons_item_data)

                reasons.append(reasons_item)

        da_vinci_ranked_move = cls(
            move=move,
            proof=proof,
            kind=kind,
            colour=colour,
            tile=tile,
            seat=seat,
            position=position,
            value=value,
            index=index,
            placements=placements,
            hit_probability=hit_probability,
            exact=exact,
            expected_points=expected_points,
            win_probability=win_probability,
            reasons=reasons,
        )

        return da_vinci_ranked_move
