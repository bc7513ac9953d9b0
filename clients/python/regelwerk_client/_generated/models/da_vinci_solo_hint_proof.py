from typing import Literal

DaVinciSoloHintProof = Literal["bounded", "exact", "heuristic"]

DA_VINCI_SOLO_HINT_PROOF_VALUES: set[DaVinciSoloHintProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_da_vinci_solo_hint_proof(value: str) -> DaVinciSoloHintProof:
    if value in DA_VINCI_SOLO_HINT_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_SOLO_HINT_PROOF_VALUES!r}")
