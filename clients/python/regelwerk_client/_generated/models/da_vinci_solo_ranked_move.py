from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_ranked_move_colour import (
    DaVinciSoloRankedMoveColour,
    check_da_vinci_solo_ranked_move_colour,
)
from ..models.da_vinci_solo_ranked_move_kind import DaVinciSoloRankedMoveKind, check_da_vinci_solo_ranked_move_kind
from ..models.da_vinci_solo_ranked_move_proof import DaVinciSoloRankedMoveProof, check_da_vinci_solo_ranked_move_proof
from ..models.da_vinci_solo_ranked_move_side import DaVinciSoloRankedMoveSide, check_da_vinci_solo_ranked_move_side
from ..types import UNSET, Unset

T = TypeVar("T", bound="DaVinciSoloRankedMove")


@_attrs_define
class DaVinciSoloRankedMove:
    move: str
    """ A move. Like `hold`; the grammar is in `GET /v1/games/davinci-solo`. """
    proof: DaVinciSoloRankedMoveProof
    """ `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate. """
    kind: DaVinciSoloRankedMoveKind | Unset = UNSET
    """ The kind of move; the form's name in the ruleset's description. """
    tile: str | Unset = UNSET
    """ The tile that comes or is placed (tile, place). """
    row: int | Unset = UNSET
    """ The row to which it goes, from 0 (place). """
    side: DaVinciSoloRankedMoveSide | Unset = UNSET
    """ The end of the row to which it goes (place). """
    colour: DaVinciSoloRankedMoveColour | Unset = UNSET
    """ The colour that is named (draw with `colour_choice`). """
    win_probability: float | Unset = UNSET
    """ How probably the round is won after this move: exact with best play, or estimated by play that is good but
    not perfect. """
    interval: list[float] | Unset = UNSET
    """ The 95 % interval of the estimate: lower and upper bound; of an exact value it has no width. """

    def to_dict(self) -> dict[str, Any]:
        move = self.move

        proof: str = self.proof

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

        win_probability = self.win_probability

        interval: list[float] | Unset = UNSET
        if not isinstance(self.interval, Unset):
            interval = self.interval

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "move": move,
                "proof": proof,
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
        if win_probability is not UNSET:
            field_dict["win_probability"] = win_probability
        if interval is not UNSET:
            field_dict["interval"] = interval

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        move = d.pop("move")

        proof = check_da_vinci_solo_ranked_move_proof(d.pop("proof"))

        _kind = d.pop("kind", UNSET)
        kind: DaVinciSoloRankedMoveKind | Unset
        if isinstance(_kind, Unset):
            kind = UNSET
        else:
            kind = check_da_vinci_solo_ranked_move_kind(_kind)

        tile = d.pop("tile", UNSET)

        row = d.pop("row", UNSET)

        _side = d.pop("side", UNSET)
        side: DaVinciSoloRankedMoveSide | Unset
        if isinstance(_side, Unset):
            side = UNSET
        else:
            side = check_da_vinci_solo_ranked_move_side(_side)

        _colour = d.pop("colour", UNSET)
        colour: DaVinciSoloRankedMoveColour | Unset
        if isinstance(_colour, Unset):
            colour = UNSET
        else:
            colour = check_da_vinci_solo_ranked_move_colour(_colour)

        win_probability = d.pop("win_probability", UNSET)

        interval = cast(list[float], d.pop("interval", UNSET))

        da_vinci_solo_ranked_move = cls(
            move=move,
            proof=proof,
            kind=kind,
            tile=tile,
            row=row,
            side=side,
            colour=colour,
            win_probability=win_probability,
            interval=interval,
        )

        return da_vinci_solo_ranked_move
