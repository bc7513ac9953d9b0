from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.anaconda_record import AnacondaRecord
    from ..models.anaconda_sheet import AnacondaSheet
    from ..models.given_score import GivenScore


T = TypeVar("T", bound="AnacondaResult")


@_attrs_define
class AnacondaResult:
    points: list[int] | Unset = UNSET
    """ The game's own points of each seat; the more the better. """
    score: GivenScore | Unset = UNSET
    sheet: AnacondaSheet | Unset = UNSET
    record: AnacondaRecord | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        points: list[int] | Unset = UNSET
        if not isinstance(self.points, Unset):
            points = self.points

        score: dict[str, Any] | Unset = UNSET
        if not isinstance(self.score, Unset):
            score = self.score.to_dict()

        sheet: dict[str, Any] | Unset = UNSET
        if not isinstance(self.sheet, Unset):
            sheet = self.sheet.to_dict()

        record: dict[str, Any] | Unset = UNSET
        if not isinstance(self.record, Unset):
            record = self.record.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if points is not UNSET:
            field_dict["points"] = points
        if score is not UNSET:
            field_dict["score"] = score
        if sheet is not UNSET:
            field_dict["sheet"] = sheet
        if record is not UNSET:
            field_dict["record"] = record

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_record import AnacondaRecord  # noqa: PLC0415
        from ..models.anaconda_sheet import AnacondaSheet  # noqa: PLC0415
        from ..models.given_score import GivenScore  # noqa: PLC0415

        d = dict(src_dict)
        points = cast(list[int], d.pop("points", UNSET))

        _score = d.pop("score", UNSET)
        score: GivenScore | Unset
        if isinstance(_score, Unset):
            score = UNSET
        else:
            score = GivenScore.from_dict(_score)

        _sheet = d.pop("sheet", UNSET)
        sheet: AnacondaSheet | Unset
        if isinstance(_sheet, Unset):
            sheet = UNSET
        else:
            sheet = AnacondaSheet.from_dict(_sheet)

        _record = d.pop("record", UNSET)
        record: AnacondaRecord | Unset
        if isinstance(_record, Unset):
            record = UNSET
        else:
            record = AnacondaRecord.from_dict(_record)

        anaconda_result = cls(
            points=points,
            score=score,
            sheet=sheet,
            record=record,
        )

        return anaconda_result
