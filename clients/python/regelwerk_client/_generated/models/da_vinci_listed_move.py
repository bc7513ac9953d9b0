from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_listed_move_colour import DaVinciListedMoveColour, check_da_vinci_listed_move_colour
from ..models.da_vinci_listed_move_kind import DaVinciListedMoveKind, check_da_vinci_listed_move_kind
from ..models.da_vinci_listed_move_value_type_1 import (
    DaVinciListedMoveValueType1,
    check_da_vinci_listed_move_value_type_1,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_placement import DaVinciPlacement
    from ..models.probability import Probability


T = TypeVar("T", bound="DaVinciListedMove")


@_attrs_define
class DaVinciListedMove:
    move: str
    """ The text to send back. """
    kind: DaVinciListedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    colour: DaVinciListedMoveColour | Unset = UNSET
    """ The colour to draw (draw). """
    tile: str | Unset = UNSET
    """ The tile that comes (tile). """
    seat: int | Unset = UNSET
    """ Whose tile is guessed (guess). """
    position: int | Unset = UNSET
    """ Which tile of a row, from 0 (return, stake, reveal, guess). """
    value: DaVinciListedMoveValueType1 | int | Unset = UNSET
    """ The value that is named (guess). """
    index: int | Unset = UNSET
    """ Where the own clue tile goes (insert, stop, guess); absent where there is no choice. """
    placements: list[DaVinciPlacement] | Unset = UNSET
    """ Where the own jokers go (arrange). """
    probability: Probability | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        move = self.move

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
        if probability is not UNSET:
            field_dict["probability"] = probability

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_placement import DaVinciPlacement  # noqa: PLC0415
        from ..models.probability import Probability  # noqa: PLC0415

        d = dict(src_dict)
        move = d.pop("move")

        _kind = d.pop("kind", UNSET)
        kind: DaVinciListedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_da_vinci_listed_move_kind(_kind)

        _colour = d.pop("colour", UNSET)
        colour: DaVinciListedMoveColour | Unset
        if isinstance(_colour, Unset):
            colour = UNSET
        else:
            colour = check_da_vinci_listed_move_colour(_colour)

        tile = d.pop("tile", UNSET)

        seat = d.pop("seat", UNSET)

        position = d.pop("position", UNSET)

        def _parse_value(data: object) -> DaVinciListedMoveValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                value_type_1 = check_da_vinci_listed_move_value_type_1(data)

                return value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DaVinciListedMoveValueType1 | int | Unset, data)

        value = _parse_value(d.pop("value", UNSET))

        index = d.pop("index", UNSET)

        _placements = d.pop("placements", UNSET)
        placements: list[DaVinciPlacement] | Unset = UNSET
        if _placements is not UNSET:
            placements = []
            for placements_item_data in _placements:
                placements_item = DaVinciPlacement.from_dict(placements_item_data)

                placements.append(placements_item)

        _probability = d.pop("probability", UNSET)
        probability: Probability | Unset
        if isinstance(_probability, Unset):
            probability = UNSET
        else:
            probability = Probability.from_dict(_probability)

        da_vinci_listed_move = cls(
            move=move,
            kind=kind,
            colour=colour,
            tile=tile,
            seat=seat,
            position=position,
            value=value,
            index=index,
            placements=placements,
            probability=probability,
        )

        return da_vinci_listed_move
