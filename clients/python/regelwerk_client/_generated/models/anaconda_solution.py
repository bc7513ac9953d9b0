from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.anaconda_opening import AnacondaOpening
    from ..models.anaconda_solved_position import AnacondaSolvedPosition


T = TypeVar("T", bound="AnacondaSolution")


@_attrs_define
class AnacondaSolution:
    game: str
    """ The ruleset. """
    checksum: str
    """ SHA-256 of one line of UTF-8 text, closed by a newline, for each opening, then for each position: `III,IV
    4/9 35/36` (dice, two players, three players) and `III1-V2-IV3 last:IV | loss 0 - | 0 0 -` (position; outcome,
    depth, best with two players; loser, depth, best with three; best parted by commas, `-` for none). """
    openings: list[AnacondaOpening]
    """ The three pairs of dice. """
    positions: list[AnacondaSolvedPosition]
    """ Every position that a game can come to, in the order of the texts. """

    def to_dict(self) -> dict[str, Any]:
        game = self.game

        checksum = self.checksum

        openings = []
        for openings_item_data in self.openings:
            openings_item = openings_item_data.to_dict()
            openings.append(openings_item)

        positions = []
        for positions_item_data in self.positions:
            positions_item = positions_item_data.to_dict()
            positions.append(positions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "checksum": checksum,
                "openings": openings,
                "positions": positions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_opening import AnacondaOpening  # noqa: PLC0415
        from ..models.anaconda_solved_position import AnacondaSolvedPosition  # noqa: PLC0415

        d = dict(src_dict)
        game = d.pop("game")

        checksum = d.pop("checksum")

        openings = []
        _openings = d.pop("openings")
        for openings_item_data in _openings:
            openings_item = AnacondaOpening.from_dict(openings_item_data)

            openings.append(openings_item)

        positions = []
        _positions = d.pop("positions")
        for positions_item_data in _positions:
            positions_item = AnacondaSolvedPosition.from_dict(positions_item_data)

            positions.append(positions_item)

        anaconda_solution = cls(
            game=game,
            checksum=checksum,
            openings=openings,
            positions=positions,
        )

        return anaconda_solution
