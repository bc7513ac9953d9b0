from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_solo_hint_proof import DaVinciSoloHintProof, check_da_vinci_solo_hint_proof
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_solo_ranked_move import DaVinciSoloRankedMove


T = TypeVar("T", bound="DaVinciSoloHint")


@_attrs_define
class DaVinciSoloHint:
    best: None | str
    """ The recommended move; null where nobody has one to make. Like `hold`; the grammar is in `GET
    /v1/games/davinci-solo`. """
    moves: list[DaVinciSoloRankedMove]
    """ Every legal move, best first. """
    proof: DaVinciSoloHintProof
    """ `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate. """
    nodes: int
    """ How many positions the solver looked at. """
    elapsed_ms: float | None
    """ Wall clock of the solver, in ms; null where something is hidden. """
    rollouts: int | Unset = UNSET
    """ How many rounds were played to the end for the estimates. """

    def to_dict(self) -> dict[str, Any]:
        best: None | str
        best = self.best

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        proof: str = self.proof

        nodes = self.nodes

        elapsed_ms: float | None
        elapsed_ms = self.elapsed_ms

        rollouts = self.rollouts

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "best": best,
                "moves": moves,
                "proof": proof,
                "nodes": nodes,
                "elapsed_ms": elapsed_ms,
            }
        )
        if rollouts is not UNSET:
            field_dict["rollouts"] = rollouts

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_solo_ranked_move import DaVinciSoloRankedMove  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_best(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        best = _parse_best(d.pop("best"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = DaVinciSoloRankedMove.from_dict(moves_item_data)

            moves.append(moves_item)

        proof = check_da_vinci_solo_hint_proof(d.pop("proof"))

        nodes = d.pop("nodes")

        def _parse_elapsed_ms(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        elapsed_ms = _parse_elapsed_ms(d.pop("elapsed_ms"))

        rollouts = d.pop("rollouts", UNSET)

        da_vinci_solo_hint = cls(
            best=best,
            moves=moves,
            proof=proof,
            nodes=nodes,
            elapsed_ms=elapsed_ms,
            rollouts=rollouts,
        )

        return da_vinci_solo_hint
