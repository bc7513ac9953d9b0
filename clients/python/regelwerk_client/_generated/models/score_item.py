from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

T = TypeVar("T", bound="ScoreItem")


@_attrs_define
class ScoreItem:
    code: str
    """ What the points are for. """
    points: int
    """ What it counts. """
    count: int | Unset = UNSET
    """ How many times, where the points are so much each. """
    tiles: list[str] | Unset = UNSET
    """ The tiles that were counted. """
    numbers: list[int] | Unset = UNSET
    """ The numbers that were counted. """
    round_: int | Unset = UNSET
    """ The round, from 1, where several are scored together. """

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        points = self.points

        count = self.count

        tiles: list[str] | Unset = UNSET
        if not isinstance(self.tiles, Unset):
            tiles = self.tiles

        numbers: list[int] | Unset = UNSET
        if not isinstance(self.numbers, Unset):
            numbers = self.numbers

        round_ = self.round_

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "code": code,
                "points": points,
            }
        )
        if count is not UNSET:
            field_dict["count"] = count
        if tiles is not UNSET:
            field_dict["tiles"] = tiles
        if numbers is not UNSET:
            field_dict["numbers"] = numbers
        if round_ is not UNSET:
            field_dict["round"] = round_

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        points = d.pop("points")

        count = d.pop("count", UNSET)

        tiles = cast(list[str], d.pop("tiles", UNSET))

        numbers = cast(list[int], d.pop("numbers", UNSET))

        round_ = d.pop("round", UNSET)

        score_item = cls(
            code=code,
            points=points,
            count=count,
            tiles=tiles,
            numbers=numbers,
            round_=round_,
        )

        return score_item
