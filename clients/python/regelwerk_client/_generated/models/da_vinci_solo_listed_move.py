from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.da_vinci_solo_listed_move_colour import (
    DaVinciSoloListedMoveColour,
    check_da_vinci_solo_listed_move_colour,
)
from ..models.da_vinci_solo_listed_move_kind import DaVinciSoloListedMoveKind, check_da_vinci_solo_listed_move_kind
from ..models.da_vinci_solo_listed_move_side import DaVinciSoloListedMoveSide, check_da_vinci_solo_listed_move_side
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.probability import Probability


T = TypeVar("T", bound="DaVinciSoloListedMove")


@_attrs_define
class DaVinciSoloListedMove:
    move: str
    """ The text to send back. """
    kind: DaVinciSoloListedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    tile: str | Unset = UNSET
    """ The tile that comes or is placed (tile, place). """
    row: int | Unset = UNSET
    """ The row to which it goes, from 0 (place). """
    side: DaVinciSoloListedMoveSide | Unset = UNSET
    """ The end of the row to which it goes (place). """
    colour: DaVinciSoloListedMoveColour | Unset = UNSET
    """ The colour that is named (draw with `colour_choice`). """
    probability: Probability | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        move = self.move

        kind: str | Unset = UNSET
        if not isinstance(self.kind, Unset):
            kind = self.kind

        tile = self.tile

        row = self.row

        side: str | Unset = UNSET
        if not isinstance(self.side, Unset):
            side = self.side

        colour: str | Unset = UNSET
        if not isinstance(self.colour, Unset):
            colour = self.colour

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
        if tile is not UNSET:
            field_dict["tile"] = tile
        if row is not UNSET:
            field_dict["row"] = row
        if side is not UNSET:
            field_dict["side"] = side
        if colour is not UNSET:
            field_dict["colour"] = colour
        if probability is not UNSET:
            field_dict["probability"] = probability

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.probability import Probability  # noqa: PLC0415

        d = dict(src_dict)
        move = d.pop("move")

        _kind = d.pop("kind", UNSET)
        kind: DaVinciSoloListedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_da_vinci_solo_listed_move_kind(_kind)

        tile = d.pop("tile", UNSET)

        row = d.pop("row", UNSET)

        _side = d.pop("side", UNSET)
        side: DaVinciSoloListedMoveSide | Unset
        if isinstance(_side, Unset):
            side = UNSET
        else:
            side = check_da_vinci_solo_listed_move_side(_side)

        _colour = d.pop("colour", UNSET)
        colour: DaVinciSoloListedMoveColour | Unset
        if isinstance(_colour, Unset):
            colour = UNSET
        else:
            colour = check_da_vinci_solo_listed_move_colour(_colour)

        _probability = d.pop("probability", UNSET)
        probability: Probability | Unset
        if isinstance(_probability, Unset):
            probability = UNSET
        else:
            probability = Probability.from_dict(_probability)

        da_vinci_solo_listed_move = cls(
            move=move,
            kind=kind,
            tile=tile,
            row=row,
            side=side,
            colour=colour,
            probability=probability,
        )

        return da_vinci_solo_listed_move
