from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.anaconda_opening_dice_item import AnacondaOpeningDiceItem, check_anaconda_opening_dice_item

T = TypeVar("T", bound="AnacondaOpening")


@_attrs_define
class AnacondaOpening:
    dice: list[AnacondaOpeningDiceItem]
    """ The two dice to roll. """
    two_players: str
    """ Probability that the opener wins, with two players. """
    three_players: str
    """ Probability that the opener is safe, with three players. """

    def to_dict(self) -> dict[str, Any]:
        dice = []
        for dice_item_data in self.dice:
            dice_item: str = dice_item_data
            dice.append(dice_item)

        two_players = self.two_players

        three_players = self.three_players

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "dice": dice,
                "two_players": two_players,
                "three_players": three_players,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        dice = []
        _dice = d.pop("dice")
        for dice_item_data in _dice:
            dice_item = check_anaconda_opening_dice_item(dice_item_data)

            dice.append(dice_item)

        two_players = d.pop("two_players")

        three_players = d.pop("three_players")

        anaconda_opening = cls(
            dice=dice,
            two_players=two_players,
            three_players=three_players,
        )

        return anaconda_opening
