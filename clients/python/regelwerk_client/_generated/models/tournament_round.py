from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.anaconda_table import AnacondaTable
    from ..models.da_vinci_solo_table import DaVinciSoloTable
    from ..models.da_vinci_table import DaVinciTable
    from ..models.numerus_solo_table import NumerusSoloTable
    from ..models.numerus_table import NumerusTable


T = TypeVar("T", bound="TournamentRound")


@_attrs_define
class TournamentRound:
    number: int
    """ Rounds count from 1. """
    tables: list[AnacondaTable | DaVinciSoloTable | DaVinciTable | NumerusSoloTable | NumerusTable] | Unset = UNSET
    """ All tables. """
    byes: list[str] | Unset = UNSET
    """ Who has a bye. """
    absent: list[str] | Unset = UNSET
    """ Who is not there, and has not left the event for good. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.anaconda_table import AnacondaTable  # noqa: PLC0415
        from ..models.da_vinci_solo_table import DaVinciSoloTable  # noqa: PLC0415
        from ..models.da_vinci_table import DaVinciTable  # noqa: PLC0415
        from ..models.numerus_table import NumerusTable  # noqa: PLC0415

        number = self.number

        tables: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.tables, Unset):
            tables = []
            for tables_item_data in self.tables:
                tables_item: dict[str, Any]
                if isinstance(tables_item_data, AnacondaTable):
                    tables_item = tables_item_data.to_dict()
                elif isinstance(tables_item_data, DaVinciTable):
                    tables_item = tables_item_data.to_dict()
                elif isinstance(tables_item_data, DaVinciSoloTable):
                    tables_item = tables_item_data.to_dict()
                elif isinstance(tables_item_data, NumerusTable):
                    tables_item = tables_item_data.to_dict()
                else:
                    tables_item = tables_item_data.to_dict()

                tables.append(tables_item)

        byes: list[str] | Unset = UNSET
        if not isinstance(self.byes, Unset):
            byes = self.byes

        absent: list[str] | Unset = UNSET
        if not isinstance(self.absent, Unset):
            absent = self.absent

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
            }
        )
        if tables is not UNSET:
            field_dict["tables"] = tables
        if byes is not UNSET:
            field_dict["byes"] = byes
        if absent is not UNSET:
            field_dict["absent"] = absent

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.anaconda_table import AnacondaTable  # noqa: PLC0415
        from ..models.da_vinci_solo_table import DaVinciSoloTable  # noqa: PLC0415
        from ..models.da_vinci_table import DaVinciTable  # noqa: PLC0415
        from ..models.numerus_solo_table import NumerusSoloTable  # noqa: PLC0415
        from ..models.numerus_table import NumerusTable  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        _tables = d.pop("tables", UNSET)
        tables: list[AnacondaTable | DaVinciSoloTable | DaVinciTable | NumerusSoloTable | NumerusTable] | Unset = UNSET
        if _tables is not UNSET:
            tables = []
            for tables_item_data in _tables:

                def _parse_tables_item(
                    data: object,
                ) -> AnacondaTable | DaVinciSoloTable | DaVinciTable | NumerusSoloTable | NumerusTable:
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        tables_item_type_0 = AnacondaTable.from_dict(data)

                        return tables_item_type_0
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        tables_item_type_1 = DaVinciTable.from_dict(data)

                        return tables_item_type_1
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        tables_item_type_2 = DaVinciSoloTable.from_dict(data)

                        return tables_item_type_2
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    try:
                        if not isinstance(data, dict):
                            raise TypeError()
                        tables_item_type_3 = NumerusTable.from_dict(data)

                        return tables_item_type_3
                    except (TypeError, ValueError, AttributeError, KeyError):
                        pass
                    if not isinstance(data, dict):
                        raise TypeError()
                    tables_item_type_4 = NumerusSoloTable.from_dict(data)

                    return tables_item_type_4

                tables_item = _parse_tables_item(tables_item_data)

                tables.append(tables_item)

        byes = cast(list[str], d.pop("byes", UNSET))

        absent = cast(list[str], d.pop("absent", UNSET))

        tournament_round = cls(
            number=number,
            tables=tables,
            byes=byes,
            absent=absent,
        )

        return tournament_round
