from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.anaconda_change import AnacondaChange
    from ..models.da_vinci_change import DaVinciChange
    from ..models.da_vinci_solo_change import DaVinciSoloChange
    from ..models.numerus_change import NumerusChange
    from ..models.numerus_solo_change import NumerusSoloChange


T = TypeVar("T", bound="TournamentCorrection")


@_attrs_define
class TournamentCorrection:
    number: int
    """ 1, 2, 3, and so on. """
    at: str
    """ When it was made. """
    by: str
    """ Who made it. """
    reason: str
    """ Why. """
    change: AnacondaChange | DaVinciChange | DaVinciSoloChange | NumerusChange | NumerusSoloChange
    """ What is put in the place of a table's result. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.anaconda_change import AnacondaChange  # noqa: PLC0415
        from ..models.da_vinci_change import DaVinciChange  # noqa: PLC0415
        from ..models.da_vinci_solo_change import DaVinciSoloChange  # noqa: PLC0415
        from ..models.numerus_change import NumerusChange  # noqa: PLC0415

        number = self.number

        at = self.at

        by = self.by

        reason = self.reason

        change: dict[str, Any]
        if isinstance(self.change, AnacondaChange):
            change = self.change.to_dict()
        elif isinstance(self.change, DaVinciChange):
            change = self.change.to_dict()
        elif isinstance(self.change, DaVinciSoloChange):
            change = self.change.to_dict()
        elif isinstance(self.change, NumerusChange):
            change = self.change.to_dict()
        else:
            change = self.change.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "at": at,
                "by": by,
                "reason": reason,
                "change": change,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_change import AnacondaChange  # noqa: PLC0415
        from ..models.da_vinci_change import DaVinciChange  # noqa: PLC0415
        from ..models.da_vinci_solo_change import DaVinciSoloChange  # noqa: PLC0415
        from ..models.numerus_change import NumerusChange  # noqa: PLC0415
        from ..models.numerus_solo_change import NumerusSoloChange  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        at = d.pop("at")

        by = d.pop("by")

        reason = d.pop("reason")

        def _parse_change(
            data: object,
        ) -> AnacondaChange | DaVinciChange | DaVinciSoloChange | NumerusChange | NumerusSoloChange:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                change_type_0 = AnacondaChange.from_dict(data)

                return change_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                change_type_1 = DaVinciChange.from_dict(data)

                return change_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                change_type_2 = DaVinciSoloChange.from_dict(data)

                return change_type_2
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                change_type_3 = NumerusChange.from_dict(data)

                return change_type_3
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            change_type_4 = NumerusSoloChange.from_dict(data)

            return change_type_4

        change = _parse_change(d.pop("change"))

        tournament_correction = cls(
            number=number,
            at=at,
            by=by,
            reason=reason,
            change=change,
        )

        return tournament_correction
