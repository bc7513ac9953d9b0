from typing import Literal

DaVinciHintProof = Literal["bounded", "exact", "heuristic"]

DA_VINCI_HINT_PROOF_VALUES: set[DaVinciHintProof] = {
    "bounded",
    "exact",
    "heuristic",
}


def check_da_vinci_hint_proof(value: str) -> DaVinciHintProof:
    if value in DA_VINCI_HINT_PROOF_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {DA_VINCI_HINT_PROOF_VALUES!r}")
