from typing import Literal

NumerusSoloRankedMoveProof = Literal["bounded", "exact", "heuristic"]

NUMERUS_SOLO_RANKED_MOVE_PROOF_VALUES: set[NumerusSoloRankedMoveProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_numerus_solo_ranked_move_proof(value: str) -> NumerusSoloRankedMoveProof:
    if value in NUMERUS_SOLO_RANKED_MOVE_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {NUMERUS_SOLO_RANKED_MOVE_PROOF_VALUES!r}")
