from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.da_vinci_posterior_model import DaVinciPosteriorModel, check_da_vinci_posterior_model

if TYPE_CHECKING:
    from ..models.da_vinci_hidden_tile import DaVinciHiddenTile


T = TypeVar("T", bound="DaVinciPosterior")


@_attrs_define
class DaVinciPosterior:
    model: DaVinciPosteriorModel
    """ How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely;
    `history`: every choice was made at random when it was made; `worlds`: every world counts once. """
    no_self_guess: bool
    """ Whether wrong guesses counted as evidence. """
    worlds: str
    """ In how many ways the hidden tiles can be named: a whole number, maybe a large one. """
    tiles: list[DaVinciHiddenTile]
    """ The hidden tiles of others, by seat and position. """

    def to_dict(self) -> dict[str, Any]:
        model: str = self.model

        no_self_guess = self.no_self_guess

        worlds = self.worlds

        tiles = []
        for tiles_item_data in self.tiles:
            tiles_item = tiles_item_data.to_dict()
            tiles.append(tiles_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "model": model,
                "no_self_guess": no_self_guess,
                "worlds": worlds,
                "tiles": tiles,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_hidden_tile import DaVinciHiddenTile  # noqa: PLC0415

        d = dict(src_dict)
        model = check_da_vinci_posterior_model(d.pop("model"))

        no_self_guess = d.pop("no_self_guess")

        worlds = d.pop("worlds")

        tiles = []
        _tiles = d.pop("tiles")
        for tiles_item_data in _tiles:
            tiles_item = DaVinciHiddenTile.from_dict(tiles_item_data)

            tiles.append(tiles_item)

        da_vinci_posterior = cls(
            model=model,
            no_self_guess=no_self_guess,
            worlds=worlds,
            tiles=tiles,
        )

        return da_vinci_posterior
