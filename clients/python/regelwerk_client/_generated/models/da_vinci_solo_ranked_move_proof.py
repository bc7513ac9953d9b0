from typing import Literal

DaVinciSoloRankedMoveProof = Literal["bounded", "exact", "heuristic"]

DA_VINCI_SOLO_RANKED_MOVE_PROOF_VALUES: set[DaVinciSoloRankedMoveProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_da_vinci_solo_ranked_move_proof(value: str) -> DaVinciSoloRankedMoveProof:
    if value in DA_VINCI_SOLO_RANKED_MOVE_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_RANKED_MOVE_PROOF_VALUES!r}")
