from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.scoring_by import ScoringBy, check_scoring_by
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.scale import Scale


T = TypeVar("T", bound="Scoring")


@_attrs_define
class Scoring:
    by: ScoringBy | Unset = "places"
    """ `places`: by a scale; those who are tied share its mean. `points`: the game's own points. """
    scales: list[Scale] | Unset = UNSET
    """ For `places`: one scale for each number of seats. Without one, place p of n is worth (n - p) / (n - 1), and
    a table of one seat its game's points. """
    bye: int | str | Unset = 1
    """ What a bye is worth; left out: 1. """
    forfeit: int | str | Unset = 0
    """ What a forfeited table is worth; left out: 0. """
    absent: int | str | Unset = 0
    """ What a missed round is worth; left out: 0. """
    walkover: int | None | str | Unset = UNSET
    """ What a table is worth for the only one who did not forfeit; null: as a first place, or as a bye where the
    game's points count. """

    def to_dict(self) -> dict[str, Any]:
        by: str | Unset = UNSET
        if not isinstance(self.by, Unset):
            by = self.by

        scales: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.scales, Unset):
            scales = []
            for scales_item_data in self.scales:
                scales_item = scales_item_data.to_dict()
                scales.append(scales_item)

        bye: int | str | Unset
        if isinstance(self.bye, Unset):
            bye = UNSET
        else:
            bye = self.bye

        forfeit: int | str | Unset
        if isinstance(self.forfeit, Unset):
            forfeit = UNSET
        else:
            forfeit = self.forfeit

        absent: int | str | Unset
        if isinstance(self.absent, Unset):
            absent = UNSET
        else:
            absent = self.absent

        walkover: int | None | str | Unset
        if isinstance(self.walkover, Unset):
            walkover = UNSET
        else:
            walkover = self.walkover

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if by is not UNSET:
            field_dict["by"] = by
        if scales is not UNSET:
            field_dict["scales"] = scales
        if bye is not UNSET:
            field_dict["bye"] = bye
        if forfeit is not UNSET:
            field_dict["forfeit"] = forfeit
        if absent is not UNSET:
            field_dict["absent"] = absent
        if walkover is not UNSET:
            field_dict["walkover"] = walkover

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.scale import Scale  # noqa: PLC0415

        d = dict(src_dict)
        _by = d.pop("by", UNSET)
        by: ScoringBy | Unset
        if isinstance(_by, Unset):
            by = UNSET
        else:
            by = check_scoring_by(_by)

        _scales = d.pop("scales", UNSET)
        scales: list[Scale] | Unset = UNSET
        if _scales is not UNSET:
            scales = []
            for scales_item_data in _scales:
                scales_item = Scale.from_dict(scales_item_data)

                scales.append(scales_item)

        def _parse_bye(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        bye = _parse_bye(d.pop("bye", UNSET))

        def _parse_forfeit(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        forfeit = _parse_forfeit(d.pop("forfeit", UNSET))

        def _parse_absent(data: object) -> int | str | Unset:
            if isinstance(data, Unset):
                return data
            return cast(int | str | Unset, data)

        absent = _parse_absent(d.pop("absent", UNSET))

        def _parse_walkover(data: object) -> int | None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | str | Unset, data)

        walkover = _parse_walkover(d.pop("walkover", UNSET))

        scoring = cls(
            by=by,
            scales=scales,
            bye=bye,
            forfeit=forfeit,
            absent=absent,
            walkover=walkover,
        )

        return scoring
