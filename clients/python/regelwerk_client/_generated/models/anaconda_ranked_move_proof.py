from typing import Literal

AnacondaRankedMoveProof = Literal["bounded", "exact", "heuristic"]

ANACONDA_RANKED_MOVE_PROOF_VALUES: set[AnacondaRankedMoveProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_anaconda_ranked_move_proof(value: str) -> AnacondaRankedMoveProof:
    if value in ANACONDA_RANKED_MOVE_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {ANACONDA_RANKED_MOVE_PROOF_VALUES!r}")
