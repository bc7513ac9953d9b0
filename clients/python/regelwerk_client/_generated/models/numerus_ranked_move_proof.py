from typing import Literal

NumerusRankedMoveProof = Literal["bounded", "exact", "heuristic"]

NUMERUS_RANKED_MOVE_PROOF_VALUES: set[NumerusRankedMoveProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_numerus_ranked_move_proof(value: str) -> NumerusRankedMoveProof:
    if value in NUMERUS_RANKED_MOVE_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_RANKED_MOVE_PROOF_VALUES!r}")
