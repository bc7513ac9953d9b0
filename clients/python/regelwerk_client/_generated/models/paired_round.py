from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define

from ..models.paired_round_proof import PairedRoundProof, check_paired_round_proof

if TYPE_CHECKING:
    from ..models.bye import Bye
    from ..models.paired_table import PairedTable
    from ..models.pairing_cost import PairingCost


T = TypeVar("T", bound="PairedRound")


@_attrs_define
class PairedRound:
    number: int
    """ The number of the round. """
    tables: list[PairedTable]
    """ All tables, those with the most points first. """
    byes: list[Bye]
    """ Who has no table. """
    cost: PairingCost
    bound: PairingCost
    proof: PairedRoundProof
    """ `exact`: no pairing of the same people costs less. `bounded`: none costs less than `bound`. """

    def to_dict(self) -> dict[str, Any]:
        number = self.number

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        byes = []
        for byes_item_data in self.byes:
            byes_item = byes_item_data.to_dict()
            byes.append(byes_item)

        cost = self.cost.to_dict()

        bound = self.bound.to_dict()

        proof: str = self.proof

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "number": number,
                "tables": tables,
                "byes": byes,
                "cost": cost,
                "bound": bound,
                "proof": proof,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.bye import Bye  # noqa: PLC0415
        from ..models.paired_table import PairedTable  # noqa: PLC0415
        from ..models.pairing_cost import PairingCost  # noqa: PLC0415

        d = dict(src_dict)
        number = d.pop("number")

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = PairedTable.from_dict(tables_item_data)

            tables.append(tables_item)

        byes = []
        _byes = d.pop("byes")
        for byes_item_data in _byes:
            byes_item = Bye.from_dict(byes_item_data)

            byes.append(byes_item)

        cost = PairingCost.from_dict(d.pop("cost"))

        bound = PairingCost.from_dict(d.pop("bound"))

        proof = check_paired_round_proof(d.pop("proof"))

        paired_round = cls(
            number=number,
            tables=tables,
            byes=byes,
            cost=cost,
            bound=bound,
            proof=proof,
        )

        return paired_round
