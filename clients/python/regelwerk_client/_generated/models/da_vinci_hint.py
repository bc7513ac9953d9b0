from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.da_vinci_hint_evidence import DaVinciHintEvidence, check_da_vinci_hint_evidence
from ..models.da_vinci_hint_model import DaVinciHintModel, check_da_vinci_hint_model
from ..models.da_vinci_hint_proof import DaVinciHintProof, check_da_vinci_hint_proof
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.da_vinci_ranked_move import DaVinciRankedMove


T = TypeVar("T", bound="DaVinciHint")


@_attrs_define
class DaVinciHint:
    best: None | str
    """ The recommended move; null where nobody has one to make. Like `guess:1.3=7`; the grammar is in `GET
    /v1/games/davinci`. """
    moves: list[DaVinciRankedMove]
    """ Every legal move, best first. """
    proof: DaVinciHintProof
    """ `exact`: proved. `bounded`: proved bounds. `heuristic`: an estimate. """
    nodes: int
    """ How many positions the solver looked at. """
    elapsed_ms: float | None
    """ Wall clock of the solver, in ms; null where something is hidden. """
    model: DaVinciHintModel | Unset = UNSET
    """ How it is weighed where owners put their jokers. `deal`: every arrangement of a row is equally likely;
    `history`: every choice was made at random when it was made; `worlds`: every world counts once. """
    evidence: DaVinciHintEvidence | Unset = UNSET
    """ Whether wrong guesses counted against the guesser's own tiles; `contradicted`: it was asked for, but
    somebody must have named a value of his own. """
    rollouts: int | Unset = UNSET
    """ How many rounds were played to the end. """

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

        model: str | Unset = UNSET
        if not isinstance(self.model, Unset):
            model = self.model

        evidence: str | Unset = UNSET
        if not isinstance(self.evidence, Unset):
            evidence = self.evidence

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
        if model is not UNSET:
            field_dict["model"] = model
        if evidence is not UNSET:
            field_dict["evidence"] = evidence
        if rollouts is not UNSET:
            field_dict["rollouts"] = rollouts

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.da_vinci_ranked_move import DaVinciRankedMove  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_best(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        best = _parse_best(d.pop("best"))

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = DaVinciRankedMove.from_dict(moves_item_data)

            moves.append(moves_item)

        proof = check_da_vinci_hint_proof(d.pop("proof"))

        nodes = d.pop("nodes")

        def _parse_elapsed_ms(data: object) -> float | None:
            if data is None:
                return data
            return cast(float | None, data)

        elapsed_ms = _parse_elapsed_ms(d.pop("elapsed_ms"))

        _model = d.pop("model", UNSET)
        model: DaVinciHintModel | Unset
        if isinstance(_model, Unset):
            model = UNSET
        else:
            model = check_da_vinci_hint_model(_model)

        _evidence = d.pop("evidence", UNSET)
        evidence: DaVinciHintEvidence | Unset
        if isinstance(_evidence, Unset):
            evidence = UNSET
        else:
            evidence = check_da_vinci_hint_evidence(_evidence)

        rollouts = d.pop("rollouts", UNSET)

        da_vinci_hint = cls(
            best=best,
            moves=moves,
            proof=proof,
            nodes=nodes,
            elapsed_ms=elapsed_ms,
            model=model,
            evidence=evidence,
            rollouts=rollouts,
        )

        return da_vinci_hint
