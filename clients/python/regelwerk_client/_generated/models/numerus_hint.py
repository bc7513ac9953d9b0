from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.numerus_hint_proof import NumerusHintProof, check_numerus_hint_proof

if TYPE_CHECKING:
    from ..models.numerus_ranked_move import NumerusRankedMove


T = TypeVar("T", bound="NumerusHint")


@_attrs_define
class NumerusHint:
    best: None | str
    """ The recommended move; null where nobody has one to make. Like `take:23`; the grammar is in `GET
    /v1/games/numerus`. """
    moves: list[NumerusRankedMove]
    """ Every legal move, best first. """
    proof: NumerusHintProof
    """ `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate. """
    nodes: int
    """ How many positions the solver looked at. """
    elapsed_ms: float | None
    """ Wall clock of the solver, in ms; null where something is hidden. """

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

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numerus_ranked_move import NumerusRankedMove  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_best(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        best = _parse_best(d.pop("best"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = NumerusRankedMove.from_dict(moves_item_data)

            moves.append(moves_item)

        proof = check_numerus_hint_proof(d.pop("proof"))

        nodes = d.pop("nodes")

        def _parse_elapsed_ms(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        elapsed_ms = _parse_elapsed_ms(d.pop("elapsed_ms"))

        numerus_hint = cls(
            best=best,
            moves=moves,
            proof=proof,
            nodes=nodes,
            elapsed_ms=elapsed_ms,
        )

        return numerus_hint
