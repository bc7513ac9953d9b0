from typing import Literal

DaVinciRankedMoveProof = Literal["bounded", "exact", "heuristic"]

DA_VINCI_RANKED_MOVE_PROOF_VALUES: set[DaVinciRankedMoveProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_da_vinci_ranked_move_proof(value: str) -> DaVinciRankedMoveProof:
    if value in DA_VINCI_RANKED_MOVE_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_RANKED_MOVE_PROOF_VALUES!r}")
